/** How much room there is on this device, and whether the browser may clear what is kept. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../messages/t.ts";
import { archives, type Space } from "../workspace/archive/page.ts";
import { latePorts } from "../workspace/ports.ts";
import { actions } from "./state.ts";

export function SpaceHere() {
  const space = useSignal<Space | null>(null);
  const isRefused = useSignal(false);
  const measure = async (): Promise<void> => {
    space.value = await latePorts.archives.space();
  };
  useEffect(() => void measure(), [actions.value]);
  const { value } = space;
  if (!value) return null;
  const { used, left, isLasting } = value;
  return (
    <section aria-label={t("archive-space")} class="quiet">
      <p>{used === null || left === null ? t("archive-space-unknown") : t("archive-space-used", { used, left })}</p>
      {archives.collections.value.length > 0 && isLasting !== null && (
        <p>
          {t(isLasting ? "archive-lasting" : "archive-not-lasting")}{" "}
          {!isLasting && (
            <button
              type="button"
              onClick={async () => {
                isRefused.value = !(await latePorts.archives.askToLast());
                await measure();
              }}
            >
              {t("archive-ask")}
            </button>
          )}
        </p>
      )}
      <p aria-live="polite">{isRefused.value && t("archive-asked-no")}</p>
    </section>
  );
}
