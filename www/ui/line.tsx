/** Lines about what has just happened, with buttons that take them away. */

import type { ComponentChildren } from "preact";
import { t } from "../i18n/t.ts";
import { classes, focusMain } from "./dom.ts";

/** Does what a button is for, and focuses the page, because the button disappears. */
export const thenFocusMain = (what: () => unknown) => (): void => {
  what();
  focusMain();
};

interface Props {
  words: string;
  onDismiss: () => void;
  class?: string | undefined;
  role?: "alert" | "status";
  /** Other buttons, before the one that dismisses the line. */
  children?: ComponentChildren;
}

export function Line({ words, onDismiss, class: name, role, children }: Props) {
  return (
    <p class={classes("line", name)} role={role}>
      <span>{words}</span>
      {children}
      <Dismiss onClick={onDismiss} />
    </p>
  );
}

export function Undo({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" onClick={thenFocusMain(onClick)}>
      {t("keep-undo")}
    </button>
  );
}

export function Dismiss({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class="slight" onClick={thenFocusMain(onClick)}>
      {t("keep-dismiss")}
    </button>
  );
}
