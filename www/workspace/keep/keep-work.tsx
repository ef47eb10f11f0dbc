/** How it stands with kept work, in words, and the user's buttons for it. */
import { createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { announcement, intake } from "../store.ts";
import type { Keeper, Status } from "./keeping.ts";
import { words } from "./words.ts";

/** The keeper of this page. */
export const KeeperContext = createContext<Keeper | null>(null);

/** At the foot of the page: whether work is kept, and how to change that. */
export function KeepWork() {
  const keeper = useContext(KeeperContext);
  if (!keeper) return null;
  const status = keeper.status.value;
  const anything = intake.value.documents.length + intake.value.unread.length > 0;
  // On an empty page there is nothing to keep, and nothing to be asked.
  if (!anything && (status.state === "off" || status.state === "starting")) return null;
  return (
    <section class="keep" aria-label={words.title}>
      <Said status={status} />
      <Buttons keeper={keeper} status={status} />
    </section>
  );
}

function Said({ status }: { status: Status }) {
  const { length } = intake.value.documents;
  switch (status.state) {
    case "on": {
      const { failure, savedAt, pending, bytes } = status;
      if (failure)
        return <p role="alert">{failure.full ? words.full(savedAt) : words.failed(failure.reason, savedAt)}</p>;
      if (pending || savedAt === null) return <p>{words.saving}</p>;
      return (
        <p>
          {words.saved(length, savedAt)} {bytes !== null && <span class="quiet">{words.used(bytes)}</span>}
        </p>
      );
    }
    case "other":
      return <p role="alert">{words.other(status.kept.savedAt, status.kept.documents)}</p>;
    case "unreadable":
      return <p role="alert">{words.unreadable(status.reason)}</p>;
    case "newer":
    case "elsewhere":
      return <p role="alert">{words[status.state]}</p>;
    default:
      return <p>{words[status.state]}</p>;
  }
}

function Buttons({ keeper, status }: { keeper: Keeper; status: Status }) {
  const forget = (
    <button
      type="button"
      onClick={() =>
        void keeper.forget().then(() => {
          announcement.value = words.forgotten;
        })
      }
    >
      {words.forget}
    </button>
  );
  switch (status.state) {
    case "off":
      return (
        <div class="buttons">
          <button type="button" onClick={() => void keeper.keep()}>
            {words.keep}
          </button>
        </div>
      );
    case "on":
      return (
        <div class="buttons">
          {status.failure && (
            <button type="button" onClick={keeper.retry}>
              {words.retry}
            </button>
          )}
          {forget}
        </div>
      );
    case "other":
      return (
        <div class="buttons">
          <button type="button" onClick={keeper.replace}>
            {words.replace}
          </button>
          <button type="button" onClick={keeper.leave}>
            {words.leave}
          </button>
        </div>
      );
    case "unreadable":
      return <div class="buttons">{forget}</div>;
    default:
      return null;
  }
}

/** At the top of the page, once work was reopened; and in a second tab, which must not seem to keep what it does not. */
export function Reopened() {
  const keeper = useContext(KeeperContext);
  const told = keeper?.reopened.value;
  const said =
    told && [words.reopened(told.documents, told.savedAt), told.lost > 0 ? words.lost(told.lost) : ""].join(" ");
  useEffect(() => {
    if (said) announcement.value = said;
  }, [said]);
  if (!keeper || !said) return null;
  return (
    <p class="line">
      <span>{said}</span>
      <button type="button" onClick={() => void keeper.forget()}>
        {words.forget}
      </button>
      <button type="button" class="slight" onClick={keeper.dismiss}>
        {words.dismiss}
      </button>
    </p>
  );
}

/** Reloads the page; with `keep`, once its work is kept, and not at all where that fails. */
export async function reloadKeeping(
  keeper: Keeper,
  keep: boolean,
  before = async (): Promise<void> => {},
): Promise<void> {
  if (keep) {
    await keeper.keep();
    if (!(await keeper.saved())) return;
  }
  await before();
  location.reload();
}

/** The way on where only a new copy of the page helps: its documents are kept first. */
export function KeepAndReload() {
  const keeper = useContext(KeeperContext);
  if (!keeper) return null;
  const keep = keeper.status.value.state === "off" && keeper.unsaved.value;
  return (
    <button type="button" onClick={() => void reloadKeeping(keeper, keep)}>
      {keep ? words.keepAndReload : words.reload}
    </button>
  );
}
