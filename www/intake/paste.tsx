/** The form for a text that is pasted or written. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Role } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { addPasted } from "../workspace/actions.ts";
import { isRole, roleNames, roles } from "../workspace/roles.ts";
import styles from "./intake.module.css";

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
      class={styles.paste}
      aria-label={t("intake-paste")}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div class={styles.beside}>
        <label>
          {t("intake-name")} <span class="quiet">{t("intake-optional")}</span>
          <input
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <label>
          {t("intake-add-as")}
          <select
            value={role.value}
            onChange={({ currentTarget: { value } }) => {
              if (isRole(value)) role.value = value;
            }}
          >
            {roles.map((value) => (
              <option key={value} value={value}>
                {t(roleNames[value])}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label>
        {t("intake-text")}
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
          {t("intake-add-text")}
        </button>
        <button type="button" onClick={onClose}>
          {t("intake-close")}
        </button>
      </div>
    </form>
  );
}
