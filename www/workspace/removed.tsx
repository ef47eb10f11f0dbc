/** What was removed last, in one quiet line, and the way to have it back. */
import { forgetRemoval, undoRemoval } from "./actions.ts";
import { type Removed, removedInWords } from "./removal.ts";
import { removed } from "./store.ts";

/** See the head of this file. */
export function RemovedLine() {
  const { value } = removed;
  if (!value) return null;
  return (
    <p class="line">
      <span>
        Removed <Entries {...value} />.
      </span>
      <button type="button" onClick={undoRemoval}>
        Undo
      </button>
      <button type="button" class="slight" onClick={forgetRemoval}>
        Dismiss
      </button>
    </p>
  );
}

/** One by its name, several by their number; unread files where nothing else was removed. */
function Entries({ documents, unread }: Removed) {
  const [only, more] = documents.length > 0 ? documents : unread;
  if (only && !more) return <bdi>{only.name}</bdi>;
  return <>{removedInWords({ documents, unread })}</>;
}
