/** Says that a new version is ready. Nothing is reloaded unasked. */
import { useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import { KeeperContext, reloadKeeping } from "../workspace/keep/keep-work.tsx";
import { words as keeping } from "../workspace/keep/words.ts";
import { announcement } from "../workspace/store.ts";
import type { Updates } from "./updates.ts";
import { words } from "./words.ts";

/** See the head of this file. */
export function UpdateLine({ updates }: { updates: Updates }) {
  const keeper = useContext(KeeperContext);
  const later = useSignal(false);
  const ready = updates.ready.value && !later.value;
  useEffect(() => {
    if (ready) announcement.value = words.ready;
  }, [ready]);
  if (!keeper || !ready) return null;
  const unsaved = keeper.unsaved.value;
  const canKeep = unsaved && keeper.status.value.state === "off";
  const reload = (keep: boolean) => () => void reloadKeeping(keeper, keep, updates.takeOver);
  return (
    <p class="line">
      <span>
        {words.ready} {unsaved && words.notKept}
      </span>
      {canKeep && (
        <button type="button" onClick={reload(true)}>
          {keeping.keepAndReload}
        </button>
      )}
      <button type="button" class={canKeep ? "slight" : undefined} onClick={reload(false)}>
        {words.reload}
      </button>
      <button
        type="button"
        class="slight"
        onClick={() => {
          later.value = true;
        }}
      >
        {words.later}
      </button>
    </p>
  );
}
