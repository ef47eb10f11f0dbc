/** The form for a text that is pasted or written. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Role } from "../engine/pkg/lookalike.js";
import { addPasted } from "../workspace/actions.ts";
import { isRole, roles, roleWords } from "../workspace/roles.ts";

/** See the head of this file. */
export function PasteForm({ onClose }: { onClose: () => void }) {
  const name = useSignal("");
  const text = useSignal("");
  const role = useSignal<Role>("submission");
  const field = useRef<HTMLTextAreaElement>(null);
  const add = (): void => {
    addPasted(name.value, text.value, role.value);
    name.value = "";
    text.value = "";
    field.current?.focus();
  };
  return (
    <form
      class="paste"
      aria-label="Paste a text"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div class="beside">
        <label>
          Name <span class="quiet">(may be left empty)</span>
          <input
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <label>
          Add it to
          <select
            value={role.value}
            onChange={({ currentTarget: { value } }) => {
              if (isRole(value)) role.value = value;
            }}
          >
            {roles.map((value) => (
              <option key={value} value={value}>
                {roleWords[value].name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label>
        Text
        <textarea
          ref={field}
          rows={7}
          dir="auto"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <div class="buttons">
        <button type="submit" class="main" disabled={text.value === ""}>
          Add this text
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </form>
  );
}
