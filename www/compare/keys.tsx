/** The keyboard shortcuts of the comparison, and the list that shows them. */

import type { Signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Params } from "../engine/pkg/lookalike.js";
import type { Key } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { PairReviewKeys } from "../review/state-views.tsx";
import { goTo } from "../state/store.ts";
import { focusMainIfLost } from "../ui/dom.ts";
import { isMeantElsewhere, shortcuts, singleKey, switchShortcuts } from "../ui/shortcuts.ts";
import { passageOrder } from "./compared-pair.ts";
import keysStyles from "./keys.module.css";
import panesStyles from "./panes.module.css";
import type { Mode } from "./spans.ts";

/** The actions that keys trigger. */
interface Ways {
  /** To the next passage, or with -1 to the previous one. */
  step: (by: number) => void;
  goToTrick: (step: number) => void;
  find: () => void;
}

/** Handles the shortcuts while the comparison is on screen. */
export function useKeys(mode: Signal<Mode>, { step, goToTrick, find }: Ways): void {
  // A layout effect, so that a visible comparison always responds to its keys.
  useLayoutEffect(() => {
    const next = (): void => step(1);
    const previous = (): void => step(-1);
    const toggle = (other: Mode) => (): void => {
      mode.value = mode.value === other ? "passages" : other;
    };
    const back = (): void => {
      goTo({ view: "pairs" });
    };
    const actions: Record<string, () => void> = {
      n: next,
      j: next,
      ArrowRight: next,
      p: previous,
      k: previous,
      ArrowLeft: previous,
      h: () => goToTrick(1),
      H: () => goToTrick(-1),
      "/": find,
      s: toggle("shingles"),
      d: toggle("differences"),
      Escape: back,
    };
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const key = shortcutOf(event);
      if (key === null || !Object.hasOwn(actions, key)) return;
      // Within a text, arrow keys scroll, and select with Shift.
      const isInText = target instanceof HTMLElement && target.closest(`.${panesStyles.scroller}`) !== null;
      if (key.startsWith("Arrow") && (event.shiftKey || isInText)) return;
      // On the way back, the list decides which row gets the focus.
      if (key !== "Escape") focusMainIfLost();
      actions[key]?.();
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

/** The shortcut that was pressed, null if none: a single key, or Escape, which works even if shortcuts are off. */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (event.key !== "Escape") return singleKey(event);
  const { target } = event;
  const isInField = target instanceof HTMLElement && target.matches(FIELD);
  return isInField || isMeantElsewhere(event) ? null : event.key;
}

const FIELD = "input:not([type=checkbox],[type=radio]),textarea,select";

/** The list of shortcuts. */
export function Keys() {
  return (
    <details class={keysStyles.keys}>
      <summary>{t("comparison-keys")}</summary>
      <div class={keysStyles.keyList}>
        <label>
          <input
            type="checkbox"
            checked={shortcuts.value}
            onChange={({ currentTarget }) => switchShortcuts(currentTarget.checked)}
          />
          {t("comparison-keys-on")}
        </label>
        <dl>
          <dt>
            <kbd>n</kbd> <kbd>j</kbd> <kbd>→</kbd>
          </dt>
          <dd>{t("comparison-key-next")}</dd>
          <dt>
            <kbd>p</kbd> <kbd>k</kbd> <kbd>←</kbd>
          </dt>
          <dd>{t("comparison-key-previous")}</dd>
          <dt>
            <kbd>s</kbd>
          </dt>
          <dd>{t("comparison-key-phrases")}</dd>
          <dt>
            <kbd>d</kbd>
          </dt>
          <dd>{t("comparison-key-differences")}</dd>
          <dt>
            <kbd>h</kbd> <kbd>H</kbd>
          </dt>
          <dd>{t("comparison-key-trick")}</dd>
          <PairReviewKeys />
          <dt>
            <kbd>/</kbd>
          </dt>
          <dd>{t("comparison-key-find")}</dd>
          <dt>
            <kbd>{t("comparison-key-escape")}</kbd>
          </dt>
          <dd>{t("comparison-key-back")}</dd>
          <dt>{t("comparison-key-click")}</dt>
          <dd>{t("comparison-key-counterpart")}</dd>
        </dl>
      </div>
    </details>
  );
}

// The switch above the panes: passages, their differences, or all shared phrases (shingles).

/** The modes with their labels and hints. */
const MODES = [
  ["passages", "comparison-mode-passages", "comparison-mode-passages-hint"],
  ["differences", "comparison-mode-differences", "comparison-mode-differences-hint"],
  ["shingles", "comparison-mode-phrases", "comparison-mode-phrases-hint"],
] as const satisfies readonly (readonly [mode: Mode, label: Key, hint: Key])[];

export function ModeSwitch({ mode, unit }: { mode: Signal<Mode>; unit: Params["unit"] }) {
  return (
    <fieldset class={panesStyles.switch}>
      <legend class="visually-hidden">{t("comparison-show")}</legend>
      {MODES.map(([name, label, hint]) => (
        <label key={name} title={t(hint, { unit })}>
          <input
            type="radio"
            name="mode"
            checked={mode.value === name}
            onChange={() => {
              mode.value = name;
            }}
          />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

// The order in which passages are listed, and in which Next and Previous go through them.

const ORDERS = [
  ["place", "comparison-order-place"],
  ["size", "comparison-order-size"],
] as const satisfies readonly (readonly [order: string, label: Key])[];

export function OrderSwitch() {
  return (
    <select
      class={panesStyles.order}
      aria-label={t("comparison-order")}
      title={t("comparison-order-hint")}
      onChange={({ currentTarget }) => {
        passageOrder.value = currentTarget.value === "size" ? "size" : "place";
      }}
    >
      {ORDERS.map(([order, label]) => (
        <option key={order} value={order} selected={passageOrder.value === order}>
          {t(label)}
        </option>
      ))}
    </select>
  );
}
