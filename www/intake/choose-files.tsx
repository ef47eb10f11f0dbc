/** A button that lets the user choose files or a folder for one role. */
import { useRef } from "preact/hooks";
import type { Role } from "../engine/pkg/lookalike.js";
import { addChosen, dismissReading, prepareReading } from "../workspace/actions.ts";

interface Props {
  label: string;
  as: Role;
  folder?: boolean;
  main?: boolean;
}

export function FileButton({ label, as: role, folder = false, main = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        class={main ? "main" : undefined}
        onClick={() => {
          prepareReading();
          input.current?.click();
        }}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        {...(folder ? { webkitdirectory: true } : {})}
        onCancel={dismissReading}
        onChange={({ currentTarget }) => {
          void addChosen([...(currentTarget.files ?? [])], role);
          // Else choosing the same file again would be no change.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
