/** The way in for an archive that was exported as a file. */
import { t } from "../messages/t.ts";
import { Choose } from "./choose.tsx";
import { openFile, writing } from "./state.ts";

export function OpenFile() {
  const open = ([file]: readonly File[]): void => {
    if (file) void openFile(file);
  };
  return (
    <div class="buttons">
      <Choose label={t("archive-open-file")} accepts="file" disabled={writing.value !== null} onChosen={open} />
    </div>
  );
}
