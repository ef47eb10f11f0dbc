/** The files that were not read, a line each with the reason; of thousands the first, and more on demand. */
import { useSignal } from "@preact/signals";
import { say } from "../messages/t.ts";
import { bytes, count, integer } from "../ui/format.ts";
import { remove } from "../workspace/actions.ts";
import type { UnreadFile } from "../workspace/documents.ts";

/** Lines that are drawn at first, and with each further click. */
const DRAWN = 100;

/** See the head of this file. */
export function Unread({ files }: { files: readonly UnreadFile[] }) {
  const drawn = useSignal(DRAWN);
  const left = files.length - drawn.value;
  return (
    <section class="unread" aria-labelledby="unread-title">
      <h2 id="unread-title">{count(files.length, "file was", "files were")} not read</h2>
      <ul>
        {files.slice(0, drawn.value).map(({ id, name, size, reason }) => (
          <li key={id}>
            <bdi class="name">{name}</bdi> <span class="quiet">{bytes(size)}</span> <span>{say(reason)}</span>
            <button
              type="button"
              class="slight"
              aria-label={`Dismiss the line about ${name}`}
              onClick={() => remove(id)}
            >
              Dismiss
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p>
          {count(left, "more file is", "more files are")} not listed here yet.{" "}
          <button
            type="button"
            onClick={() => {
              drawn.value += DRAWN;
            }}
          >
            List {integer(Math.min(left, DRAWN))} more
          </button>
        </p>
      )}
    </section>
  );
}
