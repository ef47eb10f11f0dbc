/** The panel for saving and sharing the result, as a dialog over the page. */

import { useEffect, useId } from "preact/hooks";
import { say, t } from "../i18n/t.ts";
import { result } from "../state/store.ts";
import { isSaving } from "./buttons.tsx";
import { entries } from "./entries.tsx";
import { Dialog } from "./entry.tsx";
import { isSavable, pageOf } from "./saving.ts";
import { choosePairs } from "./scope.ts";
import { ScopeChoice } from "./scope-choice.tsx";

export function Panel() {
  useEffect(() => choosePairs(null), []);
  const onClose = (): void => {
    isSaving.value = false;
  };
  return (
    <Dialog title={t("export-open")} onClose={onClose}>
      <Entries />
    </Dialog>
  );
}

function Entries() {
  const id = useId();
  const report = result.value?.report;
  const page = report && pageOf(report);
  // A result of other documents or settings than those on screen would be saved under the wrong names.
  if (!page || !isSavable(page)) return <p class="note">{t("export-not-current")}</p>;
  return (
    <>
      <ScopeChoice />
      {entries.map(({ title, Body }, at) => (
        <section key={title.code} aria-labelledby={`${id}-${at}`}>
          <h3 id={`${id}-${at}`}>{say(title)}</h3>
          <Body page={page} />
        </section>
      ))}
    </>
  );
}
