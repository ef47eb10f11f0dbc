/**
 * Filters pairs by a search: one pass over the rows for each of its parts, reading the report's columns. A million pairs
 * take a few milliseconds per part; names and people are compared once per document, not once per pair.
 */

import { computed } from "@preact/signals-core";
import type { Report } from "../../engine/pkg/lookalike.js";
import { groupAt } from "../../groups/groups.ts";
import type { Key } from "../../i18n/message.ts";
import { catalogue, t } from "../../i18n/t.ts";
import { searchable } from "../../read/names.ts";
import { reviewStates } from "../../review/review.ts";
import { countsAs, hasEvidence } from "../matched.ts";
import { similarityColumn } from "../sorted-rows.ts";
import {
  type Complaint,
  type Keyword,
  keywords,
  type Operator,
  type Search,
  type SearchField,
  type Term,
  type Writing,
} from "./grammar.ts";

/** The data to search. */
export interface Searched {
  readonly report: Report;
  /** Tokens of each pair's longest passage; -1 if not known yet. */
  readonly longest: ArrayLike<number>;
  /** Each pair's index in `reviewStates`; null if all are unreviewed. */
  readonly states: Uint8Array | null;
  /** The name of each document as rows show it, by index. */
  readonly names: readonly string[];
  /** The author of each document, by index; null for none. */
  readonly authors: readonly (string | null)[];
  /** 1 for earlier work, by document index. */
  readonly earlierWork: Uint8Array;
}

type Test = (pair: number) => boolean;

/** The rows that match a search, in their original order. */
export function matching(rows: Uint32Array, terms: readonly Term[], searched: Searched): Uint32Array {
  let kept = rows;
  for (const term of terms) kept = keep(kept, testOf(term, searched));
  return kept;
}

/** The parts of a search that this report can answer, with a complaint about each of the others. */
export function answerable({ terms, complaints }: Search, report: Report): Search {
  const absent = (term: Term): term is Term & { kind: "number" } =>
    term.kind === "number" && !isKnown(term.field, report);
  const more = terms.filter(absent).map(({ field }): Complaint => ({ text: field, reason: "absent" }));
  return { terms: terms.filter((term) => !absent(term)), complaints: [...complaints, ...more] };
}

/** Whether a search needs the length of every pair's longest passage. */
export function needsLengths(terms: readonly Term[]): boolean {
  return terms.some((term) => term.kind === "number" && term.field === "longest");
}

/** Whether a report has a value of this field for each of its pairs. */
export function isKnown(field: SearchField, report: Report): boolean {
  if (field === "matched") return hasEvidence(report);
  // Programs have a score instead of words that count, and the expected number by chance may be unknown.
  if (field === "evidence") return hasEvidence(report) && report.params.unit !== "code";
  return field !== "chance" || (hasEvidence(report) && report.totals.expectedByChance !== null);
}

function keep(rows: Uint32Array, test: Test): Uint32Array {
  const kept = new Uint32Array(rows.length);
  let length = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (test(row)) kept[length++] = row;
  }
  return kept.subarray(0, length);
}

function testOf(term: Term, searched: Searched): Test {
  const { pairs, documents } = searched.report;
  switch (term.kind) {
    case "name": {
      const names = searched.names.map(searchable);
      return ofEither(pairs, contains(names, term.text));
    }
    case "person": {
      // If no author is known, the file's name is all there is.
      const people = documents.name.map((name, at) => searchable(searched.authors[at] ?? name));
      return ofEither(pairs, contains(people, term.text));
    }
    case "archive":
      return ofEither(pairs, searched.earlierWork);
    case "states": {
      const { states } = searched;
      const wanted = reviewStates.map((state) => term.states.includes(state));
      return (pair) => wanted[states?.[pair] ?? 0] === true;
    }
    default:
      return comparisonOf(term.comparison, term.value, numberOf(term.field, searched), term.field);
  }
}

function contains(texts: readonly string[], wanted: string): Uint8Array {
  return Uint8Array.from(texts, (text) => (text.includes(wanted) ? 1 : 0));
}

function ofEither({ a, b }: Report["pairs"], has: Uint8Array): Test {
  return (pair) => has[a[pair] ?? 0] === 1 || has[b[pair] ?? 0] === 1;
}

/** Fields that are shown as whole percentages, and searched as shown. */
const SHOWN_ROUNDED: readonly SearchField[] = ["share", "similarity"];

function comparisonOf(
  comparison: Operator,
  wanted: number,
  number: (pair: number) => number,
  field: SearchField,
): Test {
  switch (comparison) {
    case "<":
      return (pair) => number(pair) < wanted;
    case "<=":
      return (pair) => number(pair) <= wanted;
    case ">":
      return (pair) => number(pair) > wanted;
    case ">=":
      return (pair) => number(pair) >= wanted;
    default:
      return SHOWN_ROUNDED.includes(field)
        ? (pair) => Math.abs(number(pair) - wanted) < 0.005
        : (pair) => number(pair) === wanted;
  }
}

/** A pair's value of a field, as the table shows it; NaN, which matches no comparison, if it has none. */
function numberOf(field: SearchField, { report, longest }: Searched): (pair: number) => number {
  const { pairs, documents } = report;
  const { evidence } = pairs;
  const share = (part: number, all: number): number => (all > 0 ? Math.min(1, part / all) : 0);
  switch (field) {
    case "matched":
      return (pair) =>
        pair < evidence.length ? Math.min(evidence.matchedA[pair] ?? 0, evidence.matchedB[pair] ?? 0) : 0;
    case "evidence":
      return (pair) => (pair < evidence.length ? countsAs(evidence.weight[pair] ?? 0) : 0);
    case "share": {
      const whole = hasEvidence(report) ? documents.words : documents.weight;
      const [partA, partB] = hasEvidence(report)
        ? [evidence.matchedA, evidence.matchedB]
        : [pairs.shared, pairs.shared];
      return (pair) => {
        const ofA = share(partA[pair] ?? 0, whole[pairs.a[pair] ?? 0] ?? 0);
        const ofB = share(partB[pair] ?? 0, whole[pairs.b[pair] ?? 0] ?? 0);
        return Math.max(ofA, ofB);
      };
    }
    case "longest":
      return (pair) => {
        const tokens = longest[pair] ?? -1;
        return tokens < 0 ? Number.NaN : tokens;
      };
    case "similarity": {
      const similarities = similarityColumn(report);
      return (pair) => similarities[pair] ?? 0;
    }
    case "chance":
      return (pair) => (pair < evidence.length ? (evidence.expectedByChance[pair] ?? Number.NaN) : Number.NaN);
    default:
      return (pair) => groupAt(report, pair) || Number.NaN;
  }
}

// The reader's conventions for searches: the keywords in the current language, and the decimal separator.

const WORDS = {
  matched: "search-word-matched",
  evidence: "search-word-evidence",
  share: "search-word-share",
  longest: "search-word-longest",
  similarity: "search-word-similarity",
  chance: "search-word-chance",
  group: "search-word-group",
  unreviewed: "search-word-unreviewed",
  cleared: "search-word-cleared",
  discuss: "search-word-discuss",
  confirmed: "search-word-confirmed",
  person: "search-word-person",
  archive: "search-word-archive",
} as const satisfies Record<Keyword, Key>;

/** A keyword in the current language. */
export function keywordInWords(keyword: Keyword): string {
  return t(WORDS[keyword]);
}

export const searchWriting = computed((): Writing => {
  const parts = new Intl.NumberFormat(catalogue.value?.locale).formatToParts(1234567.5);
  const separator = (kind: "decimal" | "group"): string => parts.find(({ type }) => type === kind)?.value ?? "";
  return {
    words: new Map(keywords.map((keyword) => [searchable(keywordInWords(keyword)), keyword])),
    decimal: separator("decimal"),
    group: separator("group"),
  };
});
