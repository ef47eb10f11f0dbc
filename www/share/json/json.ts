/**
 * A result as JSON (docs/result.schema.json): all that was found, with everything needed to repeat it. The page adds what it
 * needs to reopen the work: the texts, and the form's settings.
 *
 * The same documents and settings give the same bytes on any computer and in any language: no time and no numbers of the
 * page's are in it, and what is said stands there in English, beside its key and arguments. Documents and pairs have a line
 * each. It comes in parts, since all of it may be longer than a text can be.
 */
import { documentAt, pairAt, warningsByDocument } from "../../engine/pairs.ts";
import type { Passage } from "../../engine/pkg/lookalike.js";
import { type Message, message } from "../../i18n/message.ts";
import type { ByHandPairs, ExcludedPassage } from "../../review/adjusted-report.ts";
import { FORMAT, VERSION } from "./format.ts";
import type { SavedDocument, SavedResult, SavedUnread } from "./result.ts";

/** What one document needs to be on the page again. */
export interface SavedSource {
  /** Where it lay, as it was given. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly text: string;
  readonly format: Message;
  /** The label of its encoding; empty where its format settles it. */
  readonly encoding: string;
  readonly notes: readonly (Message | string)[];
  readonly missing: readonly Message[];
  readonly tricks: readonly Message[];
  /** Whose it is, as the user wrote it. */
  readonly owner?: string;
  /** Whose it is, as the user answered; null: nobody's. */
  readonly group?: string | null;
}

/** The form of the settings as it stands on the page: texts as typed, and switches. */
export type Settings = Readonly<Record<string, string | boolean>>;

/** What a reviewer decided about a pair, given by its documents' places. */
export interface SavedReview {
  readonly a: number;
  readonly b: number;
  readonly state: string;
  readonly note: string;
}

/** The passages that a person excluded from a pair, given by its documents' places, the smaller one first. */
export interface SavedExclusions {
  readonly a: number;
  readonly b: number;
  readonly passages: readonly ExcludedPassage[];
}

/** The passages of a pair, where they are asked for. */
export interface PassagesOfPair {
  readonly passages: readonly Passage[];
  /** Shared runs of k tokens or more that are no passages. */
  readonly tooShort: number;
  /** Whether the texts are so repetitive that not all matches were tried: a passage may be shorter than need be. */
  readonly bounded: boolean;
}

/** What goes in besides the report. */
export interface JsonOptions {
  /** Says a message in English, whatever language is in use. */
  readonly english: (message: Message) => string;
  /** Whether roles and owners go in. */
  readonly roles: boolean;
  /** What each document needs to be reopened, by its place; without it, no texts go in. */
  readonly source?: (place: number) => SavedSource;
  readonly settings?: Settings;
  /** Whether aliases stand in the place of names, and names in texts are blacked out. */
  readonly namesHidden?: boolean;
  readonly reviews?: readonly SavedReview[];
  readonly passages?: (place: number) => PassagesOfPair;
  /** Pairs that the user listed and that were not compared. */
  readonly skippedPairs?: readonly { readonly reason: Message }[];
}

export function* jsonParts(result: SavedResult, options: JsonOptions): Generator<string> {
  const { report, documents, unread, byHand } = result;
  const { english, roles, source, settings, namesHidden, reviews, passages, skippedPairs = [] } = options;
  const { estimates: _inPairs, documents: _listed, pairs: _too, engine, digest, params, exact, fallbacks } = report;
  const { groups, totals, warnings } = report;
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
  yield* list("documents", documents.length, (place) => {
    const document = documents[place] as SavedDocument;
    const { role, owner, format, encoding } = document;
    return {
      ...documentAt(report, place),
      // Its place is its number; the page's own depend on the order in which files came.
      id: place,
      ...(roles && { role, owner }),
      format: english(format),
      encoding: typeof encoding === "string" ? encoding : english(encoding),
      warnings: [
        ...(ofEngine.get(place) ?? []),
        ...remarksOf(document).map(({ code, said }) => ({ code, message: inEnglish(said, english), said })),
      ],
      ...(source && { source: source(place) }),
    };
  });
  yield* list("pairs", report.pairs.length, (place) => {
    const pair = pairAt(report, place);
    const found = byHand?.at(pair.a, pair.b)?.found;
    return { ...pair, ...(found && { foundEvidence: found }), ...passages?.(place) };
  });
  const excluded = byHand?.all ?? [];
  if (excluded.length > 0) yield* list("excludedPassages", excluded.length, (place) => exclusionsAt(excluded, place));
  if (reviews) yield* list("reviews", reviews.length, (place) => reviews[place]);
  yield* fields({ groups, totals, warnings });
  const told = ({ reason }: { readonly reason: Message }) => ({ reason: english(reason), said: reason });
  yield* list("unread", unread.length, (place) => {
    const file = unread[place] as SavedUnread;
    return { ...file, ...told(file) };
  });
  yield* list(
    "skippedPairs",
    skippedPairs.length,
    (place) => {
      const pair = skippedPairs[place] as { readonly reason: Message };
      return { ...pair, ...told(pair) };
    },
    "\n",
  );
  yield "}\n";
}

function exclusionsAt(all: ByHandPairs["all"], place: number): SavedExclusions | null {
  const pair = all[place];
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

/** What is to be said of how a file was read, by its kind. */
export function remarksOf({
  notes,
  missing,
  tricks,
}: Pick<SavedDocument, "notes" | "missing" | "tricks">): { code: string; said: Message | string }[] {
  return [
    ...tricks.map((said) => ({ code: "trick", said })),
    ...missing.map((parts) => ({ code: "partlyRead", said: message("outputs-partly-read", { parts }) })),
    ...notes.map((said) => ({ code: "encoding", said })),
  ];
}

function inEnglish(said: Message | string, english: JsonOptions["english"]): string {
  return typeof said === "string" ? said : english(said);
}

function* fields(values: Readonly<Record<string, unknown>>): Generator<string> {
  for (const [name, value] of Object.entries(values)) yield `${JSON.stringify(name)}: ${json(value)},\n`;
}

/** A list with a line for each item; `end` follows it. */
function* list(name: string, length: number, item: (place: number) => unknown, end = ",\n"): Generator<string> {
  yield `${JSON.stringify(name)}: [`;
  for (let place = 0; place < length; place++) yield `${place > 0 ? "," : ""}\n${json(item(place))}`;
  yield `${length > 0 ? "\n" : ""}]${end}`;
}

/** What JSON leaves as it is and steers a terminal, or the direction of what follows. */
const STEERING = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

function json(value: unknown): string {
  return JSON.stringify(value).replace(STEERING, escaped);
}

function escaped(character: string): string {
  const units = character.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
  return units.map((unit) => `\\u${unit}`).join("");
}
