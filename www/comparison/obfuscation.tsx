/** What hides words in the two texts: what it is, what the pair would come to without seeing through it, and where it is. */
import type { Signal } from "@preact/signals";
import type { ObfuscationPlaces, PairDetail } from "../engine/pkg/lookalike.js";
import { about, count, integer } from "../ui/format.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { listed, trickInWords } from "./obfuscation-words.ts";
import type { Disguise } from "./pane/obfuscation-places.ts";

/** The places of both texts, as the reader marks them. */
export interface Disguises {
  readonly a: readonly Disguise[];
  readonly b: readonly Disguise[];
}

/** What the user sees of them. */
export interface Seen {
  readonly shown: Signal<boolean>;
  /** Which place was gone to last, those of the first text first; -1 for none. */
  readonly at: Signal<number>;
}

interface Props {
  a: PageDocument;
  b: PageDocument;
  detail: PairDetail;
  exact: boolean;
}

/** The sentences. Nothing is said of texts that hide nothing. */
export function ObfuscationInWords({ a, b, detail, exact }: Props) {
  const { pair, unrepaired, repairsA, repairsB } = detail;
  if (repairsA.tricks.length + repairsB.tricks.length === 0) return null;
  return (
    <div class="note disguised" role="note" aria-label="Disguised words">
      {(
        [
          [a, repairsA],
          [b, repairsB],
        ] as const
      ).map(([document, repairs]) => repairs.tricks.length > 0 && <OneText document={document} repairs={repairs} />)}
      {unrepaired && (
        <p>
          <b>{about(pair.jaccard, exact)} similar</b> as a reader sees the texts;{" "}
          <b>{about(unrepaired.jaccard, exact)}</b> without repairing them.
        </p>
      )}
    </div>
  );
}

function OneText({ document, repairs }: { document: PageDocument; repairs: ObfuscationPlaces }) {
  const flagged = repairs.tricks.some((trick) => trick.flagged);
  return (
    <p>
      <bdi>{document.name}</bdi> has {listed(repairs.tricks.map(trickInWords))}
      {flagged ? ": compared as a reader sees it." : ", too few to say much; compared as a reader sees it."}
    </p>
  );
}

/** Buttons that go from place to place, and a switch that shows or hides the marks. */
export function ObfuscationTools({ places, seen, left }: { places: Disguises; seen: Seen; left: number }) {
  const total = places.a.length + places.b.length;
  if (total === 0) return null;
  const go = (step: number): void => {
    seen.shown.value = true;
    seen.at.value = nextPlace(seen.at.value, step, total);
  };
  const at = seen.at.value;
  return (
    <fieldset class="disguise-tools">
      <legend class="visually-hidden">Disguised words</legend>
      <label>
        <input
          type="checkbox"
          checked={seen.shown}
          onChange={({ currentTarget }) => {
            seen.shown.value = currentTarget.checked;
          }}
        />
        Mark disguises
      </label>
      <button type="button" aria-label="Previous disguise" aria-keyshortcuts="Shift+H" onClick={() => go(-1)}>
        ‹
      </button>
      <span class="quiet" aria-live="polite">
        {at < 0 ? count(total, "place", "places") : `${integer(at + 1)} of ${integer(total)}`}
        {left > 0 && `, and ${integer(left)} more`}
      </span>
      <button type="button" aria-label="Next disguise" aria-keyshortcuts="h" onClick={() => go(1)}>
        ›
      </button>
    </fieldset>
  );
}

/** The place after, or before, the one that was gone to last. */
export function nextPlace(at: number, step: number, total: number): number {
  if (at < 0) return step > 0 ? 0 : total - 1;
  return (at + step + total) % total;
}
