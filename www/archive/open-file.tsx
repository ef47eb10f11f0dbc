/** The way in for an archive that was exported as a file. */
import { useRef } from "preact/hooks";
import { t } from "../messages/t.ts";
import { openFile, writing } from "./state.ts";

export function OpenFile() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="buttons">
      <button type="button" disabled={writing.value !== null} onClick={() => input.current?.click()}>
        {t("archive-open-file")}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("archive-open-file")}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void openFile(file);
          // Else choosing the same file again would be no change.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
