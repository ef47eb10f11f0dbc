/** Says that programs are compared as programs, where that was chosen by itself, and takes it back on demand. */
import { compareAsWords } from "../workspace/actions.ts";
import { programs } from "../workspace/store.ts";

/** See the head of this file. */
export function ComparedAsPrograms() {
  if (programs.value !== "yes") return null;
  return (
    <p class="note compared-as">
      Most files are programs, so they are compared as programs: names, layout and comments do not count, and what few
      programs share counts more.{" "}
      <button type="button" onClick={compareAsWords}>
        Compare as words instead
      </button>
    </p>
  );
}
