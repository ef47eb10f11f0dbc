/** The outcome of the last file, with a link to it if the browser did not let the page show it. */

import type { ComponentType, RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Message } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { hashOf } from "../state/route.ts";
import { route } from "../state/store.ts";
import styles from "./export.module.css";
import type { Page } from "./json/page-result.ts";
import { blocked, cancel, noteOpened, outcome, progress } from "./saving.ts";

export function SaveOutcome() {
  return (
    <p class={styles.outcome} role="status">
      {outcome.value && say(outcome.value)}{" "}
      {blocked.value !== null && (
        <a href={blocked.value} target="_blank" onClick={noteOpened} rel="noopener">
          {t("export-open-blocked")}
        </a>
      )}
    </p>
  );
}

// Progress of making a report, with a cancel button.

export function Progress() {
  if (!progress.value) return null;
  const { done, total } = progress.value;
  return (
    <p class={styles.making}>
      <span>{t("export-making", { done, total })}</span>
      <progress value={done} max={Math.max(total, 1)} aria-label={t("export-making", { done, total })} />
      <button type="button" onClick={cancel}>
        {t("run-cancel")}
      </button>
    </p>
  );
}

// A dialog belongs to the view over which it was opened, so it closes when the user navigates elsewhere, by the address or
// by Back.

/** Closes the dialog once the address has another view, pair or document. */
export function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const opened = hashOf(route.peek());
    return route.subscribe((now) => {
      if (hashOf(now) !== opened) dialog.current?.close();
    });
  }, []);
}

/** An entry of the panel. */
export interface Entry {
  /** Its heading. */
  readonly title: Message;
  readonly Body: ComponentType<EntryProps>;
}

export interface EntryProps {
  /** The result on screen, which matches the documents on screen. */
  readonly page: Page;
}
