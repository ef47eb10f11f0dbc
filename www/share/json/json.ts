/**
 * A result as JSON (docs/result.schema.json): everything found, with everything needed to repeat it. The page adds the data
 * for reopening the work: the texts, and the form's settings.
 *
 * The same documents and settings produce the same bytes on any computer and in any language: there are no times and no ids
 * of the page in it, and messages are in English, next to their keys and arguments. Documents and pairs have one line each.
 * The output is in parts, because all of it may be longer than a string can be.
 */
import type { PageStarts } from "../../documents/pages.ts";
import { documentAt, pairAt, rewrittenIn, warningsByDocument } from "../../engine/pairs.ts";
import type { Passage } from "../../engine/pkg/lookalike.js";
import { type Message, message } from "../../i18n/message.ts";
import type { KindCount } from "../../pairs/passage-kinds.ts";
import type { FileTraces } from "../../read/traces.ts";
import type { ExcludedOfPair, ExcludedPassage } from "../../review/adjusted-report.ts";
import type { FoundTraces } from "../../traces/find-traces.ts";
import { FORMAT, VERSION } from "./result-format.ts";
import type { SavedDocument, SavedResult, SavedUnread } from "./saved-result.ts";

/** Everything needed to put one document on the page again. */
export interface SavedSource {
  /** The original path. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly text: string;
  readonly format: Message;
  /** The label of its encoding; empty if its format determines it. */
  readonly encoding: string;
  readonly notes: readonly Message[];
  readonly missing: readonly Message[];
  readonly tricks: readonly Message[];
  /** The offset at which each page begins, if its format has pages. */
  readonly pages?: PageStarts;
  /** What its file says about its making. */
  readonly traces?: FileTraces;
  /** The author, as entered by the user. */
  readonly author?: string;
  /** The author, by the user's answer; null for none. */
  readonly group?: string | null;
  /** Whether it was compared with from a collection. */
  readonly wasCollected?: boolean;
}

/** The values of the settings form: texts as typed, and switches. */
export type Settings = Readonly<Record<string, string | boolean>>;

/** A reviewer's decision on a pair, given by document indices. */
export interface SavedReview {
  readonly a: number;
  readonly b: number;
  readonly state: string;
  readonly note: string;
}

/** The passages that a person excluded from a pair, given by document indices, the smaller one first. */
export interface SavedExclusions {
  readonly a: number;
  readonly b: number;
  readonly passages: readonly ExcludedPassage[];
}

/** The passages of a pair, if requested. */
export interface PassagesOfPair {
  readonly passages: readonly Passage[];
  /** Its matched words by kind. */
  readonly kinds: readonly KindCount[];
  /** The passages in lists of sources that are excluded, which do not count. */
  readonly uncounted: readonly Passage[];
  /** Number of shared runs of k or more tokens that are not passages. */
  readonly tooShort: number;
  /** Whether the texts are so repetitive that not all matches were tried: a passage may be shorter than necessary. */
  readonly bounded: boolean;
}

/** Content besides the report. */
export interface JsonOptions {
  /** Formats a message in English, whatever the current language. */
  readonly english: (message: Message) => string;
  /** Whether to include roles and authors. */
  readonly roles: boolean;
  /** The data for reopening each document, by index; if absent, no texts are included. */
  readonly source?: (index: number) => SavedSource;
  readonly settings?: Settings;
  /** Whether names are replaced with aliases, and blacked out in texts. */
  readonly namesHidden?: boolean;
  readonly reviews?: readonly SavedReview[];
  /** All passages that were excluded by hand, also those that are not found with the present settings. */
  readonly exclusions?: readonly ExcludedOfPair[];
  readonly passages?: (index: number) => PassagesOfPair;
  /** Pairs that the user requested and that were not compared. */
  readonly skippedPairs?: readonly { readonly reason: Message }[];
}

export function* jsonParts(result: SavedResult, options: JsonOptions): Generator<string> {
  const { report, documents, unread, byHand, authorPairs, traces } = result;
  const {
    english,
    roles,
    source,
    settings,
    namesHidden,
    reviews,
    exclusions = [],
    passages,
    skippedPairs = [],
  } = options;
  const { estimates: _inPairs, documents: _listed, pairs: _too, engine, digest, params, exact, fallbacks } = report;
  const { groups, rewritten, totals, warnings } = report;
  yield "{\n";
  yield* fields({
    format: FORMAT,
    version: VERSION,
    engine,
    digest,
    params,
    exact,
    fallbacks,
    ...(settings && { settings }),
    ...(namesHidden && { namesHidden }),
  });
  const ofEngine = warningsByDocument(report);
  yield* list("documents", documents.length, (index) => {
    const document = documents[index] as SavedDocument;
    const { role, author, format, encoding } = document;
    return {
      ...documentAt(report, index),
      // The index serves as id; the page's own ids depend on the order in which files were added.
      id: index,
      ...(roles && { role, author }),
      format: english(format),
      encoding: typeof encoding === "string" ? encoding : english(encoding),
      warnings: [
        ...(ofEngine.get(index) ?? []),
        ...remarksOf(document).map(({ code, said }) => ({ code, message: english(said), said })),
      ],
      ...(source && { source: source(index) }),
    };
  });
  yield* list("pairs", report.pairs.length, (index) => {
    const pair = pairAt(report, index);
    const found = byHand?.at(pair.a, pair.b)?.found;
    return { ...pair, ...(found && { foundEvidence: found }), ...passages?.(index) };
  });
  if (rewritten.length > 0)
    yield* list("rewritten", rewritten.length, (index) => rewrittenIn(report, index, index + 1)[0]);
  if (authorPairs && roles) yield* list("authorPairs", authorPairs.length, (index) => authorPairs[index]);
  if (traces && roles) yield* fields({ traces: savedTraces(traces) });
  if (exclusions.length > 0)
    yield* list("excludedPassages", exclusions.length, (index) => exclusionsAt(exclusions, index));
  if (reviews) yield* list("reviews", reviews.length, (index) => reviews[index]);
  yield* fields({ groups, totals, warnings });
  const withReason = ({ reason }: { readonly reason: Message }) => ({ reason: english(reason), said: reason });
  yield* list("unread", unread.length, (index) => {
    const file = unread[index] as SavedUnread;
    return { ...file, ...withReason(file) };
  });
  yield* list(
    "skippedPairs",
    skippedPairs.length,
    (index) => {
      const pair = skippedPairs[index] as { readonly reason: Message };
      return { ...pair, ...withReason(pair) };
    },
    "\n",
  );
  yield "}\n";
}

/** Traces in the files: the pairs that share any, the most telling first, and facts about single documents. */
function savedTraces({ pairs, weak, facts }: FoundTraces) {
  const all = [...pairs, ...weak].map(({ sharedBy: _, ...pair }) => pair);
  return { pairs: all, facts };
}

function exclusionsAt(all: readonly ExcludedOfPair[], index: number): SavedExclusions | null {
  const pair = all[index];
  if (!pair) return null;
  const passages = pair.excluded.map(({ aStart, aEnd, bStart, bEnd, matchedA, matchedB }) => ({
    aStart,
    aEnd,
    bStart,
    bEnd,
    matchedA,
    matchedB,
  }));
  return { a: pair.a, b: pair.b, passages };
}

/** Remarks on how a file was read, by kind. */
export function remarksOf({
  notes,
  missing,
  tricks,
}: Pick<SavedDocument, "notes" | "missing" | "tricks">): { code: string; said: Message }[] {
  return [
    ...tricks.map((said) => ({ code: "trick", said })),
    ...missing.map((parts) => ({ code: "partlyRead", said: message("outputs-partly-read", { parts }) })),
    ...notes.map((said) => ({ code: "encoding", said })),
  ];
}

function* fields(values: Readonly<Record<string, unknown>>): Generator<string> {
  for (const [name, value] of Object.entries(values)) yield `${JSON.stringify(name)}: ${json(value)},\n`;
}

/** A list with one line per item, followed by `end`. */
function* list(name: string, length: number, item: (index: number) => unknown, end = ",\n"): Generator<string> {
  yield `${JSON.stringify(name)}: [`;
  for (let index = 0; index < length; index++) yield `${index > 0 ? "," : ""}\n${json(item(index))}`;
  yield `${length > 0 ? "\n" : ""}]${end}`;
}

/** Characters that JSON does not escape, but that control a terminal or change the text direction. */
const STEERING = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

function json(value: unknown): string {
  return JSON.stringify(value).replace(STEERING, escaped);
}

function escaped(character: string): string {
  const units = character.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
  return units.map((unit) => `\\u${unit}`).join("");
}
