/** Says that a new version is ready. Nothing is reloaded unasked. */
import { useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import { t } from "../messages/t.ts";
import { KeeperContext, reloadKeeping } from "../workspace/keep/keep-work.tsx";
import { announcement } from "../workspace/store.ts";
import type { Updates } from "./updates.ts";

export function UpdateLine({ updates }: { updates: Updates }) {
  const keeper = useContext(KeeperContext);
  const later = useSignal(false);
  const ready = updates.ready.value && !later.value;
  useEffect(() => {
    if (ready) announcement.value = t("keep-update-ready");
  }, [ready]);
  if (!keeper || !ready) return null;
  const unsaved = keeper.unsaved.value;
  const canKeep = unsaved && keeper.status.value.state === "off";
  const reload = (keep: boolean) => () => void reloadKeeping(keeper, keep, updates.takeOver);
  return (
    <p class="line">
      <span>
        {t("keep-update-ready")} {unsaved && t("keep-update-unsaved")}
      </span>
      {canKeep && (
        <button type="button" onClick={reload(true)}>
          {t("keep-and-reload")}
        </button>
      )}
      <button type="button" class={canKeep ? "slight" : undefined} onClick={reload(false)}>
        {t("keep-update-reload")}
      </button>
      <button
        type="button"
        class="slight"
        onClick={() => {
          later.value = true;
        }}
      >
        {t("keep-update-later")}
      </button>
    </p>
  );
}
