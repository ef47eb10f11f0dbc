/** Obfuscation in the two texts: its kind, how similar the pair would be if it were left in, and where it is. */

import type { Signal } from "@preact/signals";
import type { ShownDocument } from "../documents/document.ts";
import type { ObfuscationPlaces, PairDetail } from "../engine/pkg/lookalike.js";
import { listed, parts, t } from "../i18n/t.ts";
import { classes } from "../ui/dom.ts";
import { named } from "./numbers.tsx";
import { type ObfuscatedPlace, obfuscationInWords } from "./obfuscated.ts";
import styles from "./panes.module.css";
import type { Sides } from "./spans.ts";

/** The places of both texts, as the reader marks them. */
export type ObfuscatedPlaces = Sides<readonly ObfuscatedPlace[]>;

/** The user's view of the places. */
export interface Seen {
  readonly shown: Signal<boolean>;
  /** The index of the current place (those in the first text come first); -1 for none. */
  readonly index: Signal<number>;
}

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  detail: PairDetail;
  isExact: boolean;
}

/** The sentences. Empty for texts without obfuscation. */
export function ObfuscationInWords({ a, b, detail, isExact }: Props) {
  const { pair, withoutDeobfuscation, obfuscationA, obfuscationB } = detail;
  if (obfuscationA.kinds.length + obfuscationB.kinds.length === 0) return null;
  const key = isExact ? "comparison-untricked" : "comparison-untricked-estimated";
  return (
    <div class={classes("note", styles.obfuscated)} role="note" aria-label={t("comparison-tricks")}>
      <OneText document={a} obfuscation={obfuscationA} />
      <OneText document={b} obfuscation={obfuscationB} />
      {withoutDeobfuscation && <p>{t(key, { seen: pair.jaccard, raw: withoutDeobfuscation.jaccard })}</p>}
    </div>
  );
}

function OneText({ document, obfuscation }: { document: ShownDocument; obfuscation: ObfuscationPlaces }) {
  if (obfuscation.kinds.length === 0) return null;
  const flagged = obfuscation.kinds.some(({ flagged }) => flagged);
  const tricks = <>{listed(obfuscation.kinds.map(obfuscationInWords))}</>;
  const key = flagged ? "comparison-tricks-found" : "comparison-tricks-few";
  return <p>{parts(key, { name: named(document), tricks })}</p>;
}

interface ToolsProps {
  places: ObfuscatedPlaces;
  seen: Seen;
  /** Number of places beyond those listed. */
  more: number;
}

/** Buttons that step from place to place, and a switch that shows or hides the marks. */
export function ObfuscationTools({ places, seen, more }: ToolsProps) {
  const total = places.a.length + places.b.length;
  if (total === 0) return null;
  const go = (step: number): void => {
    seen.shown.value = true;
    seen.index.value = nextIndex(seen.index.value, step, total);
  };
  return (
    <fieldset class={styles.obfuscationTools}>
      <legend class="visually-hidden">{t("comparison-tricks")}</legend>
      <label>
        <input
          type="checkbox"
          checked={seen.shown}
          onChange={({ currentTarget }) => {
            seen.shown.value = currentTarget.checked;
          }}
        />
        {t("comparison-mark-tricks")}
      </label>
      <button
        type="button"
        aria-label={t("comparison-previous-trick")}
        aria-keyshortcuts="Shift+H"
        onClick={() => go(-1)}
      >
        ‹
      </button>
      <span class="quiet" aria-live="polite">
        {positionInWords(seen.index.value + 1, total, more)}
      </span>
      <button type="button" aria-label={t("comparison-next-trick")} aria-keyshortcuts="h" onClick={() => go(1)}>
        ›
      </button>
    </fieldset>
  );
}

/** "2 of 40", or "40 places" if there is no current one. */
function positionInWords(number: number, total: number, more: number): string {
  if (number === 0) {
    return more > 0 ? t("comparison-places-more", { count: total, more }) : t("comparison-places", { count: total });
  }
  return more > 0
    ? t("comparison-place-more", { at: number, total, more })
    : t("comparison-place", { at: number, total });
}

/** The place after or before the current one. */
export function nextIndex(index: number, step: number, total: number): number {
  if (index < 0) return step > 0 ? 0 : total - 1;
  return (index + step + total) % total;
}
