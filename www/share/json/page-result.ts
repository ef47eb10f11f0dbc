/** Turns the page's result into its saved form, and a saved one back into the page's state. */

import { withoutSharedFolder } from "../../documents/added-files.ts";
import {
  type Intake,
  isCollected,
  type PageDocument,
  type ShownDocument,
  type ShownIntake,
  type UnreadFile,
} from "../../documents/document.ts";
import { isRenaming, ordered } from "../../documents/naming.ts";
import type { ShownText } from "../../engine/original-text.ts";
import type { Report } from "../../engine/pkg/lookalike.js";
import { currentSetting } from "../../keep/former-names.ts";
import { fieldsFrom } from "../../keep/snapshot.ts";
import type { ShownEngineDocument } from "../../people/people.ts";
import { encodingInWords } from "../../read/encodings.ts";
import type { ByHandPairs } from "../../review/adjusted-report.ts";
import { type ExcludedPassages, excludedPassages, exclusionsByPlace, withExcluded } from "../../review/exclusions.ts";
import {
  indexesByKey,
  isReviewState,
  type PairKey,
  pairKeyOf,
  type Review,
  type ReviewState,
  type Reviews,
  reviewOf,
  reviews,
  reviewsAmong,
  splitKey,
} from "../../review/review.ts";
import { isChoice, optionsOf } from "../../settings/changes.ts";
import type { Fields } from "../../settings/fields.ts";
import { withoutNames } from "../../state/store.ts";
import type { FoundTraces } from "../../traces/find-traces.ts";
import type { Inputs } from "../link/link.ts";
import type { JsonOptions, SavedReview, SavedSource, Settings } from "./json.ts";
import type { ReopenedResult } from "./reopen.ts";
import type { ReviewLookup, SavedAuthorPair, SavedResult } from "./saved-result.ts";

/** The parts of the page that are saved. */
export interface Page {
  /** Without manual exclusions. */
  readonly report: Report;
  readonly byHand: ByHandPairs;
  /** Its documents are all that were compared, including those of collections on this device. */
  readonly intake: ShownIntake;
  /** The documents in the order in which the engine got them. */
  readonly held: readonly ShownEngineDocument[];
  /** Pairs of authors, if most files are by authors of several. */
  readonly authorPairs?: readonly SavedAuthorPair[] | undefined;
  /** Traces in the files, by the report's documents; null while they are not shown. */
  readonly traces?: FoundTraces | null;
}

/** Whether a report is about the current documents on the page, rather than those before a change. */
export function isCurrent({
  report: { documents },
  held,
}: {
  report: Report;
  held: readonly { readonly id: number; readonly name: string }[];
}): boolean {
  return (
    held.length === documents.length &&
    held.every(({ id, name }, at) => documents.id[at] === id && documents.name[at] === name)
  );
}

/** The result of a page that is current. */
export function savedResultOf({ report, byHand, intake, held, authorPairs, traces }: Page): SavedResult<ShownText> {
  const documents = documentsInOrder({ intake, held });
  return {
    report,
    ...(byHand.all.length > 0 && { byHand }),
    documents: documents.map(({ text, format, encoding, notes, missing, tricks, pages, traces, role, author }, at) => ({
      text,
      format,
      notes,
      missing,
      tricks,
      pages,
      traces,
      role,
      encoding: encodingInWords(encoding),
      // The engine knows no author of a document from a collection, as it is compared with the author's new work.
      author: held[at]?.author ?? (author || null),
    })),
    unread: intake.unread.map(({ name, path, size, reason }) => ({ name, path, size, reason })),
    ...(authorPairs && { authorPairs }),
    ...(traces && { traces }),
  };
}

/** The page's documents in the engine's order. */
function documentsInOrder({ intake, held }: Pick<Page, "intake" | "held">): ShownDocument[] {
  const byId = new Map(intake.documents.map((document) => [document.id, document]));
  return held.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Optional content, chosen by the user. */
export interface Chosen {
  /** The texts, so that the result can be reopened. */
  readonly texts: boolean;
  readonly roles: boolean;
  /** Reviews of pairs, with notes. */
  readonly reviews: boolean;
  /** Whether the page has aliases instead of names. */
  readonly namesHidden?: boolean;
}

/** Options for writing the result as JSON; `english` formats messages in English, whatever the current language. */
export function jsonOptions(
  page: Page,
  { texts, roles, reviews: withReviews, namesHidden = false }: Chosen,
  { english, settings }: { english: JsonOptions["english"]; settings: Settings },
): JsonOptions {
  const documents = documentsInOrder(page);
  return {
    english,
    roles,
    settings,
    namesHidden,
    exclusions: exclusionsByPlace(documents, excludedPassages.value),
    ...(withReviews && { reviews: savedReviews(documents, reviews.value) }),
    ...(texts && {
      source: (index: number) =>
        savedSourceOf(documents[index] as ShownDocument, roles, namesHidden ? page.held[index] : undefined),
    }),
  };
}

/** Reviews by the indices of their documents, and in their order; notes have no names while these are hidden. */
export function savedReviews(documents: readonly ShownDocument[], all: Reviews): SavedReview[] {
  const among = reviewsAmong(all, documents);
  const indexes = indexesByKey([...among.keys()].flatMap(splitKey), documents);
  const found = [...among].flatMap(([pair, { state, note }]) => {
    const [one, other] = splitKey(pair);
    const first = indexes.get(one)?.[0];
    const second = indexes.get(other)?.find((index) => index !== first);
    if (first === undefined || second === undefined) return [];
    return [{ a: Math.min(first, second), b: Math.max(first, second), state, note: withoutNames(note) }];
  });
  return found.sort((x, y) => x.a - y.a || x.b - y.b);
}

/** Converts saved reviews to the page's form. */
export function reopenedReviews({ documents, reviews: saved }: ReopenedResult): Reviews {
  const found = new Map<PairKey, Review>();
  for (const { a, b, state, note } of saved) {
    const [first, second] = [documents[a], documents[b]];
    if (first && second && isReviewState(state)) found.set(pairKeyOf(first, second), { state, note });
  }
  return found;
}

/** Converts saved exclusions to the page's form, merged over its own. */
export function reopenedExclusions({ documents, exclusions }: ReopenedResult, own: ExcludedPassages): ExcludedPassages {
  let all = own;
  for (const { a, b, passages } of exclusions) {
    const [first, second] = [documents[a], documents[b]];
    if (!first || !second) continue;
    for (const passage of passages) all = withExcluded(all, first, second, passage);
  }
  return all;
}

/**
 * The review of each of a page's pairs, by document indices; its note has no names while these are hidden. Undefined if no
 * pair was reviewed.
 */
export function reviewsByPlace({
  intake,
  held,
}: Pick<Page, "intake" | "held">): ((a: number, b: number) => Review | null) | undefined {
  const { value: all } = reviews;
  if (all.size === 0) return undefined;
  const documents = documentsInOrder({ intake, held });
  return (a, b) => {
    const [first, second] = [documents[a], documents[b]];
    if (!first || !second) return null;
    const { state, note } = reviewOf(pairKeyOf(first, second), all);
    return { state, note: note && withoutNames(note) };
  };
}

/** The same in words, for a table, in which pairs without a review have a state, too. */
export function reviewLookup(page: Page, inWords: (state: ReviewState) => string): ReviewLookup {
  const reviewed = reviewsByPlace(page);
  return (a, b) => {
    const review = reviewed?.(a, b);
    return { state: inWords(review?.state ?? "unreviewed"), note: review?.note ?? "" };
  };
}

/**
 * A document of a collection has no author here: as an author set by hand, it would keep the document from being compared with
 * the author's new work when the file is opened. `hidden`: the engine's data on the document if names are hidden, because no
 * rule could find an author from an alias.
 */
function savedSourceOf(document: ShownDocument, roles: boolean, hidden?: ShownEngineDocument): SavedSource {
  const { path, size, text, format, encoding, notes, missing, tricks, pages, traces, author, group } = document;
  return {
    path,
    size,
    text,
    format,
    encoding,
    notes: notes.filter((note) => !isRenaming(note)),
    missing,
    tricks,
    ...(pages && { pages }),
    // They are full of names.
    ...(traces && roles && !hidden && { traces }),
    ...(roles && { author: isCollected(document) ? "" : (hidden?.author ?? author) }),
    ...(roles && (isCollected(document) ? { group: null } : group !== undefined && { group })),
    // An alias is no name to keep.
    ...(roles && !hidden && (isCollected(document) || document.wasCollected) && { wasCollected: true }),
  };
}

/** The documents of a saved result as an intake that replaces the current one. */
export function intakeOf({ documents, unread }: ReopenedResult, before: Intake): Intake {
  let nextId = before.nextId;
  const reopened = documents.map(
    ({ author = "", group, ...source }): PageDocument => ({
      id: nextId++,
      name: "",
      source: null,
      ...source,
      author,
      group,
    }),
  );
  const files = unread.map(({ path, size, reason }): UnreadFile => ({ id: nextId++, name: path, path, size, reason }));
  return { documents: ordered(reopened), unread: withoutSharedFolder(files), nextId };
}

/** What files and links left out that were made before lists of sources were excluded by default. Newer links always name it. */
const BEFORE: Settings = { excludeReferences: false };

/** Merges settings from a file or a link over the page's own: only known settings with known values. */
export function knownSettings(settings: Settings, own: Fields): Fields {
  const typed = Object.entries({ ...BEFORE, ...settings }).map(([name, value]) => {
    const current = currentSetting(name);
    const isSwitch = typeof own[current as keyof Fields] === "boolean";
    return [current, isSwitch && typeof value === "string" ? value === "true" : value] as const;
  });
  const known = typed.filter(([name, value]) => {
    if (name === "authorBy") return AUTHOR_RULES.includes(String(value));
    if (!isChoice(name)) return true;
    return optionsOf(name).some(([option]) => option === value);
  });
  return fieldsFrom(Object.fromEntries(known) as Partial<Fields>, own);
}

const AUTHOR_RULES: readonly string[] = ["layout", "folder", "name", "none", "pattern"];

/** The inputs of a report. */
export function inputsOf({ engine, digest, documents }: Report): Inputs {
  return { engine, digest, documents: documents.length };
}
