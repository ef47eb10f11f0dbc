/** The review of the pair on screen: its state, a note, and the way to the pairs before and after it in the list. */

import { useLayoutEffect } from "preact/hooks";
import { t } from "../../messages/t.ts";
import { classes } from "../../ui/classes.ts";
import { shortcuts, singleKey } from "../../ui/shortcuts.ts";
import type { ShownDocument } from "../documents.ts";
import { ports } from "../ports.ts";
import { pairKeyOf, reviewOf, reviewStates } from "../review.ts";
import { announcement, pairShown, withoutNames } from "../store.ts";
import { decide } from "./decide.ts";
import { StateIcon } from "./icon.tsx";
import { keyOfState, stateOfKey } from "./keys.ts";
import { hashAt, lastRead, listed, nextUnreviewed, place, placeAfter } from "./listed.ts";
import { focusNote, ReviewNote } from "./note.tsx";
import styles from "./review.module.css";
import { stateHint, stateInWords } from "./words.ts";

export function PairReview({ a, b }: { a: ShownDocument; b: ShownDocument }) {
  const pair = pairKeyOf(a, b);
  const { state, note } = reviewOf(pair);
  useReviewKeys(a, b);
  return (
    <section class={styles.pairReview} aria-label={t("review-title")}>
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
      <ReviewNote key={pair} pair={pair} note={note} />
      {(state !== "unreviewed" || note !== "") && (
        <div class={classes("print-only", styles.reviewPrinted)}>
          <p>{t("review-printed", { state: stateInWords(state) })}</p>
          {note !== "" && <p dir="auto">{withoutNames(note)}</p>}
        </div>
      )}
      <Walk />
    </section>
  );
}

function Walk() {
  const all = listed.value?.rows.length ?? 0;
  if (all === 0) return null;
  const at = place.value;
  return (
    <div class={styles.reviewWalk}>
      <Step to={placeAfter(-1)} keys="P" label={t("review-previous")}>
        <span aria-hidden="true">‹</span>
      </Step>
      <span class={styles.walkPlace}>
        {at < 0 ? t("review-not-listed", { all }) : t("review-place", { at: at + 1, all })}
      </span>
      <Step to={placeAfter(1)} keys="N" label={t("review-next")}>
        <span aria-hidden="true">›</span>
      </Step>
      <Step to={nextUnreviewed()} keys="u">
        {t("review-next-unreviewed")}
      </Step>
    </div>
  );
}

interface StepProps {
  /** A place of the list; -1 where the way ends. */
  to: number;
  keys: string;
  /** Its name, where what it shows is a sign. */
  label?: string;
  children: preact.ComponentChildren;
}

/** Stays in place where the way ends: a button that went dead under the finger would lose the focus. */
function Step({ to, keys, label, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={to < 0}
      aria-keyshortcuts={shortcuts.value ? keys : undefined}
      onClick={() => goTo(to)}
    >
      {children}
    </button>
  );
}

/** Opens the pair at a place of the list, and says which it is. */
function goTo(at: number): void {
  const hash = hashAt(at);
  if (hash === null) return;
  lastRead.value = listed.value?.rows[at] ?? null;
  ports.address.write(hash);
  announcement.value = t("review-place", { at: at + 1, all: listed.value?.rows.length ?? 0 });
}

function useReviewKeys(a: ShownDocument, b: ShownDocument): void {
  // In layout, not after paint: what is on screen answers to its keys.
  useLayoutEffect(() => {
    const actions: Record<string, () => void> = {
      N: () => goTo(placeAfter(1)),
      P: () => goTo(placeAfter(-1)),
      u: () => goTo(nextUnreviewed()),
      e: focusNote,
    };
    const onKey = (event: KeyboardEvent): void => {
      const key = singleKey(event);
      const state = stateOfKey(key);
      // The address may have moved on to another pair that is not drawn yet.
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
