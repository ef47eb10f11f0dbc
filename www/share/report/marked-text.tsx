/** One text with its passages: plain spans with classes, and a number where each passage, and each page, starts. */

import { type ObfuscatedPlace, obfuscatedPlaces } from "../../compare/obfuscated.ts";
import { inked, type Sides, type Span, type Stretch, spansOf, stretchesOf } from "../../compare/spans.ts";
import { pageMarks } from "../../documents/pages.ts";
import type { ExcludedStretch, PairDetail } from "../../engine/pkg/lookalike.js";
import { t } from "../../i18n/t.ts";
import type { SavedDocument } from "../json/saved-result.ts";
import { cleanText } from "./report-model.ts";

/** Longer obfuscated places keep the colours of their passages, as on the page. */
const MAX_COVERED_UNITS = 60;

interface Props {
  text: string;
  segments: readonly Segment[];
  /** Passages that a person excluded, by index. */
  excluded: ReadonlySet<number>;
  /** The prefix of the ids of numbers: unique in the file. */
  id: string;
  side: "a" | "b";
}

export function MarkedText({ text, segments, excluded, id, side }: Props) {
  const clean = cleanText(text);
  return (
    <>
      {segments.map((segment) => {
        const piece = clean.slice(segment.start, segment.end);
        const look = lookOf(segment);
        return (
          <>
            {segment.page !== null && <span class="pg">{t("ui-page", { page: String(segment.page) })}</span>}
            {segment.opens && (
              <PassageNumber {...{ id, side, ...segment.opens }} isOut={excluded.has(segment.opens.index)} />
            )}
            {look === "" ? piece : <span class={look}>{piece}</span>}
          </>
        );
      })}
    </>
  );
}

interface NumberProps {
  id: string;
  side: "a" | "b";
  index: number;
  hue: number;
  isOut: boolean;
}

/** A passage's number, which links to the same passage in the other text. */
function PassageNumber({ id, side, index, hue, isOut }: NumberProps) {
  const number = index + 1;
  const other = side === "a" ? "b" : "a";
  return (
    <a
      class={numberLook(hue, isOut)}
      id={`${id}${side}${number}`}
      href={`#${id}${other}${number}`}
      title={t("report-go-to", { number })}
    >
      {number}
    </a>
  );
}

/** The classes of a passage's number. */
export function numberLook(hue: number, isOut: boolean): string {
  return ["n", isOut ? "out" : `h${hue}`].join(" ");
}

/** The classes of a segment; empty for plain text. */
export function lookOf({ stretch, isExcluded, obfuscated }: Segment): string {
  const looks: string[] = [];
  if (stretch) looks.push(stretch.look === "edited" ? `e h${stretch.hue}` : `p h${stretch.hue}`);
  if (isExcluded) looks.push("x");
  if (obfuscated) looks.push(obfuscated.end - obfuscated.start > MAX_COVERED_UNITS ? "ol" : "o");
  return looks.join(" ");
}

// Cuts a text wherever its look changes: passages, excluded text and obfuscated words may overlap. Each segment has one
// look, so a text becomes a flat sequence of spans. O(n log n) in the number of stretches.

/** The layers drawn over one text, each list ascending and disjoint. */
export interface Layers {
  /** Whole passages, for the positions of their numbers. */
  readonly spans: readonly Span[];
  readonly stretches: readonly Stretch[];
  readonly excluded: readonly ExcludedStretch[];
  readonly obfuscated: readonly ObfuscatedPlace[];
  /** Where pages begin, with their numbers. */
  readonly pages: ReturnType<typeof pageMarks>;
}

/** A part of a text with one look. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly stretch: Stretch | null;
  readonly isExcluded: boolean;
  readonly obfuscated: ObfuscatedPlace | null;
  /** The passage that starts here, and whose number is placed in front. */
  readonly opens: Span | null;
  /** The number of the page that starts here. */
  readonly page: number | null;
}

/**
 * The layers over both texts of a pair, as on the page. `excluded`: passages that a person excluded by hand; `documents`: the two,
 * which may have pages.
 */
export function layersOf(
  detail: PairDetail,
  texts: Sides<string>,
  excluded: ReadonlySet<number> = new Set(),
  documents: Sides<Pick<SavedDocument, "pages">> = { a: {}, b: {} },
): Sides<Layers> {
  const spans = spansOf(detail, "passages", texts);
  const all = stretchesOf(detail, "passages", texts, { excluded });
  // A passage that a person excluded keeps its number, and is not highlighted.
  const counted = ({ look }: Stretch): boolean => look !== "out";
  const stretches = { a: all.a.filter(counted), b: all.b.filter(counted) };
  return {
    a: {
      spans: spans.a,
      stretches: stretches.a,
      excluded: detail.excludedA,
      obfuscated: obfuscatedPlaces(detail.obfuscationA, texts.a),
      pages: pageMarks(documents.a),
    },
    b: {
      spans: spans.b,
      stretches: stretches.b,
      excluded: detail.excludedB,
      obfuscated: obfuscatedPlaces(detail.obfuscationB, texts.b),
      pages: pageMarks(documents.b),
    },
  };
}

/** The segments of a text from `from` to `to`, without gaps. */
export function segmentsOf(text: string, layers: Layers, from = 0, to = text.length): Segment[] {
  // Blank lines and indentation within a passage are not coloured, as on the page.
  const drawn = <S extends { readonly start: number; readonly end: number }>(stretches: readonly S[]): S[] =>
    stretches
      .filter(({ start, end }) => end > from && start < to)
      .flatMap((stretch) =>
        inked(text, stretch.start, stretch.end).map(([start, end]) => ({ ...stretch, start, end })),
      );
  const rows = {
    stretches: new Row(drawn(layers.stretches)),
    excluded: new Row(drawn(layers.excluded)),
    obfuscated: new Row(drawn(layers.obfuscated)),
  };
  const spans = new Map(layers.spans.map((span) => [span.start, span]));
  const pages = new Map(layers.pages.map(({ start, page }) => [start, page]));
  const cuts = [from, to, ...spans.keys(), ...pages.keys(), ...Object.values(rows).flatMap((row) => row.ends())];
  const offsets = [...new Set(cuts)].filter((index) => index >= from && index <= to).sort((x, y) => x - y);
  const segments: Segment[] = [];
  for (const [at, start] of offsets.entries()) {
    const end = offsets[at + 1];
    if (end === undefined) break;
    segments.push({
      start,
      end,
      opens: spans.get(start) ?? null,
      page: pages.get(start) ?? null,
      stretch: rows.stretches.at(start),
      isExcluded: rows.excluded.at(start) !== null,
      obfuscated: rows.obfuscated.at(start),
    });
  }
  return segments;
}

/** Stretches that are queried from left to right. */
class Row<S extends { readonly start: number; readonly end: number }> {
  readonly #stretches: readonly S[];
  #next = 0;

  constructor(stretches: readonly S[]) {
    this.#stretches = stretches;
  }

  ends(): number[] {
    return this.#stretches.flatMap(({ start, end }) => [start, end]);
  }

  /** The stretch that covers an offset. Offsets must ascend from call to call. */
  at(offset: number): S | null {
    while ((this.#stretches[this.#next]?.end ?? Number.POSITIVE_INFINITY) <= offset) this.#next++;
    const stretch = this.#stretches[this.#next];
    return stretch && stretch.start <= offset ? stretch : null;
  }
}
