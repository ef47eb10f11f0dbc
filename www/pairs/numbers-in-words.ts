/**
 * The numbers of one pair, each for one text, as views and reports show them. They add up: passages that are not excluded by
 * hand to the matched words, and these, excluded words and unmatched words to all words. If one number represents the pair,
 * as in the list, it is that of the text with fewer matched words.
 */
import type { Evidence, Label, PairDetail, Params, Report, TokenBreakdown } from "../engine/pkg/lookalike.js";
import type { Key } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { type ExcludedPassage, evidenceWithout, excludedIndexes, split } from "../review/adjusted-report.ts";

/** A breakdown of one text's words, tokens or characters. All except `edited` add up to `all`. */
export interface TextNumbers {
  readonly all: number;
  /** Matched words, without manual exclusions. */
  readonly matched: number;
  /** Of these, words outside runs of at least five equal words; null if unknown, and for programs. */
  readonly edited: number | null;
  /** Matched words of passages that were excluded by hand. */
  readonly byHand: number;
  readonly quoted: number;
  readonly references: number;
  readonly template: number;
  /** Words in shingles that too many documents contain. */
  readonly common: number;
  /** All other words. */
  readonly own: number;
}

export interface PairNumbers {
  /** Its matched words without manual exclusions; null if chance may explain them. */
  readonly evidence: Evidence | null;
  /** Indices of the passages that were excluded by hand. Empty without evidence. */
  readonly excluded: ReadonlySet<number>;
  readonly a: TextNumbers;
  readonly b: TextNumbers;
  /** Whether `a` and `b` count the same things as `evidence`; only then are they without manual exclusions. */
  readonly inWords: boolean;
}

/**
 * The numbers of a pair. `listed`: its evidence in the list, without manual exclusions, if the pair is listed; `byHand`: the
 * manual exclusions.
 */
export function numbersOf(
  { pair, passages, breakdownA, breakdownB }: PairDetail,
  { unit, stripPunctuation }: Params,
  listed: Evidence | null,
  byHand: readonly ExcludedPassage[],
): PairNumbers {
  const excluded = pair.evidence ? excludedIndexes(passages, byHand) : new Set<number>();
  const { excluded: out, rest } = split(passages, excluded);
  const evidence = listed ?? (pair.evidence && evidenceWithout(pair.evidence, out, rest));
  // Matched words are not counted in tokens that are characters, or words with their punctuation.
  const inWords = evidence !== null && (unit === "code" || (unit === "words" && stripPunctuation));
  const hasEdited = unit !== "code";
  const text = (shares: TokenBreakdown, matched: number, verbatim: number): TextNumbers =>
    textNumbers(shares, inWords ? { matched, edited: hasEdited ? matched - verbatim : null } : null);
  const { matchedA = 0, matchedB = 0, verbatimA = 0, verbatimB = 0 } = evidence ?? {};
  return {
    evidence,
    excluded,
    inWords,
    a: text(breakdownA, matchedA, verbatimA),
    b: text(breakdownB, matchedB, verbatimB),
  };
}

function textNumbers(
  { tokens: all, shared, quoted, references, template, common }: TokenBreakdown,
  counted: { matched: number; edited: number | null } | null,
): TextNumbers {
  // After a change of settings, the list may be newer than the passages until these arrive.
  const matched = Math.min(shared, counted?.matched ?? shared);
  const excluded = { quoted, references, template, common };
  return {
    all,
    matched,
    edited: counted?.edited ?? null,
    byHand: shared - matched,
    ...excluded,
    own: Math.max(0, all - shared - quoted - references - template - common),
  };
}

// Where the words of a text come from, in words: matched, excluded (by reason), or neither.

/** The kinds of excluded text, in the order of the bar. */
const EXCLUDED = [
  { kind: "byHand", number: "byHand", part: "comparison-by-hand-part" },
  { kind: "quoted", number: "quoted", part: "comparison-quoted-part" },
  { kind: "reference", number: "references", part: "comparison-reference-part" },
  { kind: "template", number: "template", part: "comparison-template-part" },
  { kind: "common", number: "common", part: "comparison-common-part" },
] as const satisfies readonly { kind: Kind; number: keyof TextNumbers; part: Key }[];

type Kind = Exclude<Label, "compared"> | "shared" | "byHand" | "own";

/** A part of a text's words: "146 from the template (25%)". */
export interface WordsPart {
  readonly kind: Kind;
  readonly count: number;
  readonly text: string;
}

/** The parts of a text, in the order of the bar; reasons of exclusion as far as they occur. */
export function partsOfText(numbers: TextNumbers, inWords: boolean): readonly WordsPart[] {
  const { all, matched, own } = numbers;
  const part = (count: number) => ({ count, share: all === 0 ? 0 : count / all });
  return [
    { kind: "shared", count: matched, text: matchedPart(numbers, inWords) },
    ...EXCLUDED.flatMap(({ kind, number, part: key }) => {
      const count = numbers[number];
      return count > 0 ? [{ kind, count, text: t(key, part(count)) }] : [];
    }),
    { kind: "own", count: own, text: t("comparison-own-part", part(own)) },
  ];
}

/** "412 matched (35%), 30 of them in edited phrases" */
function matchedPart({ all, matched: count, edited }: TextNumbers, inWords: boolean): string {
  const numbers = { count, share: all === 0 ? 0 : count / all };
  if (!inWords) return t("comparison-shared-part", numbers);
  return edited === null || count === 0
    ? t("comparison-matched-part", numbers)
    : t("comparison-matched-part-words", { ...numbers, edited });
}

/** Of a program, given by index: how many closing brackets and braces are not counted; otherwise empty. */
export function bracketsInWords({ documents, params }: Report, index: number, { all }: TextNumbers): string {
  const count = params.unit === "code" ? (documents.tokens[index] ?? 0) - all : 0;
  return count > 0 ? t("comparison-brackets", { count }) : "";
}

/** Short sentences that both texts have are not marked: that they are too short to count; empty if none can be. */
export function shorterRunsInWords(
  { a, b, inWords }: PairNumbers,
  { unit, shortestPassage: shortest }: Params,
): string {
  const isPossible = inWords && unit === "words" && a.own > 0 && b.own > 0;
  return isPossible ? t("comparison-shorter-runs", { shortest }) : "";
}
