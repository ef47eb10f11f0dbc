/** The panel for saving and sharing the result, as a dialog over the page. */

import { useEffect, useId, useRef } from "preact/hooks";
import { say, t } from "../i18n/t.ts";
import { result } from "../state/store.ts";
import { isSaving } from "./buttons.tsx";
import { entries } from "./entries.tsx";
import { SaveOutcome, useCloseOnNavigation } from "./entry.tsx";
import styles from "./export.module.css";
import { forgetOutcome, isSavable, pageOf } from "./saving.ts";
import { choosePairs } from "./scope.ts";
import { ScopeChoice } from "./scope-choice.tsx";

export function Panel() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    forgetOutcome();
    choosePairs(null);
    dialog.current?.showModal();
  }, []);
  useCloseOnNavigation(dialog);
  const close = (): void => dialog.current?.close();
  const onClose = (): void => {
    isSaving.value = false;
  };
  return (
    <dialog ref={dialog} class={styles.export} aria-labelledby={`${id}-title`} onClose={onClose}>
      <header>
        <h2 id={`${id}-title`}>{t("export-open")}</h2>
        <button type="button" onClick={close}>
          {t("export-close")}
        </button>
      </header>
      <p class="quiet">{t("export-private")}</p>
      <Entries id={id} />
      <SaveOutcome />
    </dialog>
  );
}

function Entries({ id }: { id: string }) {
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
