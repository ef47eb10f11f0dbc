/** The files that were not read, a line each with the reason. */
import { remove } from "../state/actions.ts";
import type { UnreadFile } from "../state/documents.ts";
import { bytes, count } from "../text/format.ts";

/** See the head of this file. */
export function Unread({ files }: { files: readonly UnreadFile[] }) {
  return (
    <section class="unread" aria-labelledby="unread-title">
      <h2 id="unread-title">{count(files.length, "file was", "files were")} not read</h2>
      <ul>
        {files.map(({ id, name, size, reason }) => (
          <li key={id}>
            <bdi class="name">{name}</bdi> <span class="quiet">{bytes(size)}</span> <span>{reason}</span>
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
    </section>
  );
}
