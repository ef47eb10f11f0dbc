/**
 * The rows of the list of people: the report's data on everyone's documents, sorted; pure functions for ./people-list.tsx.
 */

import type { ShownDocument } from "../documents/document.ts";
import { disguisedIn } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { catalogue } from "../i18n/t.ts";
import type { Strengths } from "../pairs/strength.ts";
import { uncountedRows } from "../pairs/uncounted.ts";
import { type ReviewState, reviewStates } from "../review/review.ts";
import type { Person } from "./people.ts";

export interface FileRow {
  readonly id: number;
  readonly name: string;
  /** Its index in the report; -1 if it was added after the run. */
  readonly index: number;
  /** The row of its strongest pair in the report's list; -1 if it has none. */
  readonly pair: number;
  /** The strength of that pair. */
  readonly strength: number;
  /** What the strongest are ordered by: the strength, or for programs, the order of the list. */
  readonly rank: number;
  /** Whether it hides words or anything else. */
  readonly isTricked: boolean;
}

/** A person, with the numbers of the strongest file. */
export interface PersonRow {
  readonly key: string;
  readonly name: string;
  readonly files: readonly FileRow[];
  readonly strongest: FileRow;
  /** Listed pairs that involve any of the files, and are counted. */
  readonly pairs: number;
  /** How many of them are in each review state, in the order of `reviewStates`. */
  readonly inState: readonly number[];
  /** Number of files with tricks. */
  readonly tricked: number;
}

/** Sort keys of the list. */
export type PeopleSortKey = "name" | "strongest" | "pairs" | "files" | "tricks";

/** A column and its direction. */
export interface PeopleOrder {
  readonly key: PeopleSortKey;
  readonly descending: boolean;
}

/** Strongest match first. */
export const firstPeopleOrder: PeopleOrder = { key: "strongest", descending: true };

/** A click on a column's heading: reverses its direction, or selects the column with its natural one. */
export function peopleOrderAfterClick(order: PeopleOrder, key: PeopleSortKey): PeopleOrder {
  return order.key === key ? { key, descending: !order.descending } : { key, descending: key !== "name" };
}

/**
 * Everyone, in the order of `people`. `states`: the review state of each listed pair, 0 for unreviewed; null if all are.
 * O(pairs + documents).
 */
export function rowsOf(
  people: readonly Person<ShownDocument>[],
  report: Report,
  matches: Strengths,
  states: Uint8Array | null,
): PersonRow[] {
  const indexById = new Map(Array.from(report.documents.id, (id, index) => [id, index]));
  const disguised = disguisedIn(report);
  const inState = statesOf(people, indexById, report, states);
  return people.map(({ key, name, documents }, person) => {
    const files = documents.map(({ id, name, tricks }): FileRow => {
      const index = indexById.get(id) ?? -1;
      const pair = matches.rows[index] ?? -1;
      const strength = matches.ofPairs[pair] ?? 0;
      return {
        id,
        name,
        index,
        pair,
        strength,
        rank: matches.measure === "score" ? -pair : strength,
        isTricked: tricks.length > 0 || disguised.has(index),
      };
    });
    // A person has at least one document.
    const strongest = files.reduce((best, file) => (isStronger(file, best) ? file : best));
    const tricked = files.filter(({ isTricked }) => isTricked).length;
    const own = inState[person] ?? [];
    return { key, name, files, strongest, pairs: own.reduce((sum, pairs) => sum + pairs, 0), inState: own, tricked };
  });
}

function isStronger(one: FileRow, other: FileRow): boolean {
  if (one.pair === -1 || other.pair === -1) return one.pair !== -1;
  return one.rank > other.rank || (one.rank === other.rank && one.pair < other.pair);
}

/** Counts each person's listed pairs by review state. */
function statesOf(
  people: readonly Person<ShownDocument>[],
  indexById: ReadonlyMap<number, number>,
  report: Report,
  states: Uint8Array | null,
): number[][] {
  const { documents, pairs } = report;
  const uncounted = uncountedRows(report);
  const whose = new Int32Array(documents.length).fill(-1);
  for (const [person, { documents: own }] of people.entries()) {
    for (const { id } of own) whose[indexById.get(id) ?? -1] = person;
  }
  const counts = people.map(() => reviewStates.map(() => 0));
  const count = (person: number, state: number): void => {
    const own = counts[person];
    if (own) own[state] = (own[state] ?? 0) + 1;
  };
  for (let row = 0; row < pairs.length; row++) {
    if (uncounted.has(row)) continue;
    const [a, b] = [whose[pairs.a[row] ?? 0] ?? -1, whose[pairs.b[row] ?? 0] ?? -1];
    const state = states?.[row] ?? 0;
    if (a !== -1) count(a, state);
    if (b !== -1 && b !== a) count(b, state);
  }
  return counts;
}

/** Whether anything of a person matches beyond chance, as the overview counts: a pair may be listed for its similarity alone. */
export function hasMatch({ strongest }: PersonRow): boolean {
  return strongest.strength > 0;
}

/** The most important decision: the last non-empty state in `reviewStates`, and its number of pairs. */
export function decided({ inState }: PersonRow): { state: ReviewState; count: number } | null {
  const at = inState.findLastIndex((count, state) => state > 0 && count > 0);
  const state = reviewStates[at];
  return state ? { state, count: inState[at] ?? 0 } : null;
}

/** The rows sorted; ties by name, in the reader's alphabetical order. O(n log n). */
export function sorted(rows: readonly PersonRow[], { key, descending }: PeopleOrder): PersonRow[] {
  const { compare } = new Intl.Collator(catalogue.value?.locale, { numeric: true });
  const byName = (x: PersonRow, y: PersonRow): number => compare(x.name, y.name) || (x.key < y.key ? -1 : 1);
  const sign = descending ? -1 : 1;
  return [...rows].sort((x, y) => {
    if (key === "name") return sign * byName(x, y);
    const [first, second] = [numberOf(x, key), numberOf(y, key)];
    return first === second ? byName(x, y) : sign * (first - second);
  });
}

function numberOf({ strongest, pairs, files, tricked }: PersonRow, key: Exclude<PeopleSortKey, "name">): number {
  if (key === "strongest") return strongest.pair === -1 ? Number.NEGATIVE_INFINITY : strongest.rank;
  return { pairs, files: files.length, tricks: tricked }[key];
}

/** A line of the list: a person, or a file below its person. */
export type PeopleLine =
  | { readonly person: PersonRow; readonly file: null }
  | { readonly person: PersonRow; readonly file: FileRow };

/** The rows, including the files of expanded people. */
export function peopleLinesOf(rows: readonly PersonRow[], unfolded: ReadonlySet<string>): PeopleLine[] {
  return rows.flatMap((person): PeopleLine[] => {
    const head = { person, file: null };
    return unfolded.has(person.key) && person.files.length > 1
      ? [head, ...person.files.map((file) => ({ person, file }))]
      : [head];
  });
}
