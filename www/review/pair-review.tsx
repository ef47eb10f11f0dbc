/** The review of the pair on screen: its state, a note, and links to the previous and next pair in the list. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { ShownDocument } from "../documents/document.ts";
import { t } from "../i18n/t.ts";
import { KeptWithWork } from "../keep/keep-work.tsx";
import { ports } from "../state/ports.ts";
import { announcement, hashOfPair, namesHidden, pairShown, withoutNames } from "../state/store.ts";
import { classes, focusMain, isFocusLost } from "../ui/dom.ts";
import { shortcuts, singleKey } from "../ui/shortcuts.ts";
import { idsAt, lastRead, listed, nextUnreviewed, position, positionAfter } from "./listed.ts";
import styles from "./review.module.css";
import {
  keyOfState,
  MAX_NOTE_CHARACTERS,
  type PairKey,
  pairKeyOf,
  reviewOf,
  reviewStates,
  setReview,
  stateHint,
  stateInWords,
  stateOfKey,
} from "./review.ts";
import { decide, StateIcon } from "./state-views.tsx";

interface PairProps {
  a: ShownDocument;
  b: ShownDocument;
  /** Opens what the review is in, which may be closed or closes when the window is widened. */
  onNote: () => void;
}

export function PairReview({ a, b, onNote }: PairProps) {
  const pair = pairKeyOf(a, b);
  const { state, note } = reviewOf(pair);
  useReviewKeys({ a, b, onNote });
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (section.current) focusAfterStep(section.current);
  }, []);
  return (
    <section ref={section} class={styles.pairReview} aria-label={t("review-title")}>
      <div class={styles.reviewStates}>
        {reviewStates.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === state}
            aria-keyshortcuts={shortcuts.value ? keyOfState(each) : undefined}
            title={t("review-state-title", { state: stateInWords(each), hint: stateHint(each) })}
            onClick={() => decide(a, b, each)}
          >
            <StateIcon state={each} />
            <span>{stateInWords(each)}</span>
          </button>
        ))}
      </div>
      <ReviewNote key={pair} pair={pair} note={note} onNote={onNote} />
      {(state !== "unreviewed" || note !== "") && (
        <div class={classes("print-only", styles.reviewPrinted)}>
          <p>{t("review-printed", { state: stateInWords(state) })}</p>
          {note !== "" && <p dir="auto">{withoutNames(note)}</p>}
        </div>
      )}
      <Walk pair={pair} />
    </section>
  );
}

function Walk({ pair }: { pair: PairKey }) {
  const all = listed.value?.rows.length ?? 0;
  if (all === 0) return null;
  const at = position.value;
  return (
    <div class={styles.reviewWalk}>
      <Step to={positionAfter(-1)} keys="P" label={t("review-previous")}>
        <span aria-hidden="true">‹</span>
      </Step>
      <span class={styles.walkPlace}>
        {at < 0 ? t("review-not-listed", { all }) : t("review-place", { at: at + 1, all })}
      </span>
      <Step to={positionAfter(1)} keys="N" label={t("review-next")}>
        <span aria-hidden="true">›</span>
      </Step>
      <Step to={nextUnreviewed()} keys="u" onEnd={() => announceNone(pair)}>
        {t("review-next-unreviewed")}
      </Step>
    </div>
  );
}

interface StepProps {
  /** A position in the list; -1 at its end. */
  to: number;
  keys: string;
  /** Its accessible name, if its content is a symbol. */
  label?: string;
  /** Instead, at the end. */
  onEnd?: () => void;
  children: preact.ComponentChildren;
}

/** Stays enabled at the end of the list: disabling a button on press would lose the focus. */
function Step({ to, keys, label, onEnd, children }: StepProps) {
  return (
    <button
      type="button"
      data-step={keys}
      aria-label={label}
      title={label}
      aria-disabled={to < 0}
      aria-keyshortcuts={shortcuts.value ? keys : undefined}
      onClick={() => {
        pressed = to < 0 ? null : keys;
        if (to < 0) onEnd?.();
        else goTo(to);
      }}
    >
      {children}
    </button>
  );
}

/** The button that opened the pair, by its keys: it is gone with the previous pair. */
let pressed: string | null = null;

/** Focuses the same button of the next pair, so that it can be pressed again. */
function focusAfterStep(section: HTMLElement): void {
  const keys = pressed;
  pressed = null;
  // Until the pair was there, the main part had the focus.
  if (keys === null || !(isFocusLost() || document.activeElement?.id === "main")) return;
  section.querySelector<HTMLElement>(`[data-step="${keys}"]`)?.focus({ preventScroll: true });
  if (isFocusLost()) focusMain();
}

/** Opens the pair at a position of the list, and announces which it is. */
function goTo(position: number): void {
  const pair = idsAt(position);
  if (pair === null) return;
  lastRead.value = pair;
  ports.address.write(hashOfPair(...pair));
  announcement.value = t("review-place", { at: position + 1, all: listed.value?.rows.length ?? 0 });
}

/** Announces that no pair of the list, but perhaps the one on screen, is unreviewed. */
function announceNone(pair: PairKey): void {
  announcement.value = t("review-none-unreviewed", { isOpen: reviewOf(pair).state === "unreviewed" ? "yes" : "no" });
}

function useReviewKeys({ a, b, onNote }: PairProps): void {
  // A layout effect, so that a visible pair always responds to its keys.
  useLayoutEffect(() => {
    const actions: Record<string, () => void> = {
      N: () => goTo(positionAfter(1)),
      P: () => goTo(positionAfter(-1)),
      u: () => {
        const to = nextUnreviewed();
        if (to < 0) announceNone(pairKeyOf(a, b));
        else goTo(to);
      },
      e: () => focusNote(onNote),
    };
    const onKey = (event: KeyboardEvent): void => {
      const key = singleKey(event);
      const state = stateOfKey(key);
      // The address may have changed to another pair that is not drawn yet.
      if (key === null || pairShown.value?.a !== a || pairShown.value.b !== b) return;
      if (state) decide(a, b, state);
      else if (Object.hasOwn(actions, key)) actions[key]?.();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [a, b]);
}

// The note on a pair: plain text, expanded beside the texts, so that it can be written while reading them. While names are
// hidden, a note that contains names is shown without them, and so cannot be edited; any other can be written without
// knowing the authors of these texts.

const FIELD = "review-note";

/** Expands the note on screen and focuses it. */
function focusNote(onNote: () => void): void {
  onNote();
  const focus = (): void => {
    const field = document.getElementById(FIELD);
    const fold = field?.closest("details");
    if (fold) fold.open = true;
    field?.focus();
  };
  // At once, not after the toggle event, which keys can overtake: whatever is typed next belongs to the note.
  focus();
  // Nothing hidden can be focused: again as soon as it is drawn, and before the next key is pressed.
  if (document.activeElement?.id !== FIELD) queueMicrotask(focus);
}

interface NoteProps {
  pair: PairKey;
  note: string;
  onNote: () => void;
}

function ReviewNote({ pair, note, onNote }: NoteProps) {
  const { value: areHidden } = namesHidden;
  // Not updated while typing a name, half of which would be blacked out.
  const isLocked = useMemo(() => areHidden && withoutNames(note) !== note, [areHidden]);
  return (
    <details
      class={styles.noteFold}
      onClick={(event) => {
        // In a closed fold only the summary can be clicked; the browser closes an open one.
        if (event.currentTarget.open) return;
        event.preventDefault();
        focusNote(onNote);
      }}
      onKeyDown={(event) => {
        const { currentTarget } = event;
        if (event.key !== "Escape" || !currentTarget.open) return;
        // Close only the note, not the pair as well.
        event.preventDefault();
        event.stopPropagation();
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
    >
      <summary>{note === "" ? t("review-note-add") : t("review-note-edit")}</summary>
      <div class={styles.notePanel}>
        <label for={FIELD}>{t("review-note")}</label>
        <textarea
          id={FIELD}
          dir="auto"
          rows={5}
          maxLength={MAX_NOTE_CHARACTERS}
          value={isLocked ? withoutNames(note) : note}
          readOnly={isLocked}
          onInput={({ currentTarget }) => setReview(pair, { note: currentTarget.value })}
        />
        {isLocked ? <p class="quiet">{t("names-author-hidden")}</p> : <KeptWithWork />}
      </div>
    </details>
  );
}
