/** What the panels for saving are made of. */

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import type { Message } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { hashOf } from "../state/route.ts";
import { route } from "../state/store.ts";
import styles from "./export.module.css";
import type { Page } from "./json/page-result.ts";
import { blocked, cancel, cancellingLater, forgetOutcome, isBusy, noteOpened, outcome, progress } from "./saving.ts";

interface DialogProps {
  title: string;
  /** Takes the dialog off the page. */
  onClose: () => void;
  children: ComponentChildren;
}

/**
 * A dialog over the page, with the outcome of the last file. It belongs to the view over which it was opened, so it closes when
 * the user navigates elsewhere, by the address or by Back. The file that is being made in it ends with it, because a failure, or
 * a tab that the browser does not let the page open, could no longer be shown.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = (): void => dialog.current?.close();
  useEffect(() => {
    forgetOutcome();
    dialog.current?.showModal();
    const opened = hashOf(route.peek());
    const unfollow = route.subscribe((now) => {
      if (hashOf(now) !== opened) close();
    });
    const cancelOwn = cancellingLater();
    return () => {
      unfollow();
      cancelOwn();
    };
  }, []);
  return (
    <dialog ref={dialog} class={styles.export} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" onClick={close}>
          {t("export-close")}
        </button>
      </header>
      <p class="quiet">{t("export-private")}</p>
      {children}
      <SaveOutcome />
      {isBusy.value && <p class="quiet">{t("export-closing-cancels")}</p>}
    </dialog>
  );
}

/** The outcome of the last file, with a link to it if the browser did not let the page show it. */
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
