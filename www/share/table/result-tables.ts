/**
 * The listed pairs, and the documents, as tables for a spreadsheet: a line at a time, so that a million lines take little
 * memory.
 */
import { countedAs, disguisedIn, documentAt, pairAt, warningsByDocument } from "../../engine/pairs.ts";
import type { Evidence, Pair, Report, Role, Warning } from "../../engine/pkg/lookalike.js";
import { warningMessages } from "../../engine/remarks.ts";
import { allGroups, groupAt } from "../../groups/groups.ts";
import { type Message, message } from "../../i18n/message.ts";
import { countsAs, lengthOf, matchedOf, shareOf } from "../../pairs/matched.ts";
import { type KindCount, PASSAGE_KINDS, type PassageKind } from "../../pairs/passage-kinds.ts";
import { countedReport, pairsOfDocuments } from "../../pairs/uncounted.ts";
import { plainName } from "../../read/names.ts";
import type { FileTraces } from "../../read/traces.ts";
import { clampedToTenths } from "../../ui/format.ts";
import type { ReviewLookup, SavedAuthorPair, SavedResult } from "../json/saved-result.ts";
import { type Cell, csvLine, type Dialect } from "./csv.ts";

/** How a table is written. */
export interface TableOptions {
  readonly dialect: Dialect;
  /** Formats headings and roles; a script's tables stay in English. */
  readonly say: (message: Message) => string;
  /** Reviews of pairs; if absent, their columns are empty. */
  readonly review?: ReviewLookup;
  /** The matched words of each listed pair by kind, where its passages are known. */
  readonly kinds?: (index: number) => readonly KindCount[];
  /** The pairs of the table, by index in the list; absent for all. */
  readonly rows?: Iterable<number> | undefined;
}

const ROLES = {
  submission: message("workspace-role-submission"),
  archive: message("workspace-role-archive"),
  template: message("workspace-role-template"),
} as const satisfies Record<Role, Message>;

/** The headings with which every table of pairs begins. */
const FIRST_HEADS = [
  message("outputs-number"),
  message("outputs-name-a"),
  message("outputs-author-a"),
  message("outputs-role-a"),
  message("outputs-name-b"),
  message("outputs-author-b"),
  message("outputs-role-b"),
] as const;

/** The characters with which every table of pairs begins, after its byte-order mark. */
export function tableStart(dialect: Dialect, say: TableOptions["say"]): string {
  return csvLine(FIRST_HEADS.map(say), dialect).trimEnd();
}

/** A column: its heading, and a function that returns a row's cell. */
type Column<Row> = readonly [head: Message, cell: (row: Row) => Cell];

/** The data for a line about a pair. */
interface PairRow {
  readonly index: number;
  readonly pair: Pair;
}

/** The listed pairs in the list's order, or some of them, one line each, headings first. */
export function* pairLines(
  result: SavedResult,
  { dialect, say, review, kinds, rows }: TableOptions,
): Generator<string> {
  const { report } = result;
  const columns = [
    ...namesAndMatched(result, say),
    ...reviewColumns(review),
    ...trickColumns(result),
    ...otherColumns(result),
    ...excludedColumns(result),
    ...(kinds ? kindColumns(kinds) : []),
    ...traceColumns(result),
  ];
  yield csvLine(
    columns.map(([head]) => say(head)),
    dialect,
  );
  for (const index of rows ?? report.pairs.a.keys()) {
    const row = { index, pair: pairAt(report, index) };
    yield csvLine(
      columns.map(([, cell]) => cell(row)),
      dialect,
    );
  }
}

/** The names of the pair, and how much matches. */
function namesAndMatched({ report, documents }: SavedResult, say: TableOptions["say"]): Column<PairRow>[] {
  const names = report.documents.name.map(plainName);
  const role = (index: number): Cell => say(ROLES[documents[index]?.role ?? "submission"]);
  const author = (index: number): Cell => authorCell(documents[index]?.author ?? null);
  const matched = ({ pair: { a, b, evidence } }: PairRow) =>
    evidence && matchedOf(evidence, [report.documents.words[a] ?? 0, report.documents.words[b] ?? 0]);
  const share = (row: PairRow, side: 0 | 1): Cell => {
    const found = matched(row);
    return found ? percent(found.shares[side]) : null;
  };
  const unit = countedAs(report.params.unit);
  return [
    [FIRST_HEADS[0], ({ index }) => index + 1],
    [FIRST_HEADS[1], ({ pair }) => names[pair.a] ?? ""],
    [FIRST_HEADS[2], ({ pair }) => author(pair.a)],
    [FIRST_HEADS[3], ({ pair }) => role(pair.a)],
    [FIRST_HEADS[4], ({ pair }) => names[pair.b] ?? ""],
    [FIRST_HEADS[5], ({ pair }) => author(pair.b)],
    [FIRST_HEADS[6], ({ pair }) => role(pair.b)],
    [message("outputs-matched", { unit }), (row) => matched(row)?.words ?? null],
    [message("outputs-matched-a", { unit }), ({ pair }) => pair.evidence?.matchedA ?? null],
    [message("outputs-share-a", { unit }), (row) => share(row, 0)],
    [message("outputs-matched-b", { unit }), ({ pair }) => pair.evidence?.matchedB ?? null],
    [message("outputs-share-b", { unit }), (row) => share(row, 1)],
    [message("outputs-weight", { unit }), ({ pair: { evidence } }) => evidence && weightCell(evidence)],
  ];
}

/** The other numbers of a pair. */
function otherColumns({ report }: SavedResult): Column<PairRow>[] {
  const isCode = report.params.unit === "code";
  const unit = countedAs(report.params.unit);
  // All matched tokens of programs are in the same order in both, whatever their names: none is more verbatim than others.
  const verbatim: Column<PairRow>[] = [
    [message("outputs-verbatim-a"), ({ pair }) => pair.evidence?.verbatimA ?? null],
    [message("outputs-verbatim-b"), ({ pair }) => pair.evidence?.verbatimB ?? null],
  ];
  return [
    ...(isCode ? [] : verbatim),
    [message("outputs-longest", { unit }), ({ pair }) => pair.evidence?.longest ?? null],
    [message("outputs-passages"), ({ pair }) => pair.evidence?.passages ?? null],
    [message("outputs-chance"), ({ pair }) => threeDigits(pair.evidence?.expectedByChance ?? null)],
    [message("outputs-score"), ({ pair }) => percent(pair.evidence?.score ?? null)],
    // Estimated similarities are not exact; they have a column of their own.
    [message("outputs-jaccard"), ({ pair }) => (report.exact ? percent(pair.jaccard) : null)],
    [message("outputs-sorensen"), ({ pair }) => (report.exact ? percent(pair.sorensen) : null)],
    [message("outputs-overlap"), ({ pair }) => (report.exact ? percent(pair.overlap) : null)],
    [message("outputs-a-in-b"), ({ pair }) => (report.exact ? percent(pair.containmentAInB) : null)],
    [message("outputs-b-in-a"), ({ pair }) => (report.exact ? percent(pair.containmentBInA) : null)],
    [message("outputs-estimate"), ({ pair }) => percent(pair.estimate)],
    [message("outputs-group"), ({ index }) => groupAt(report, index) || null],
  ];
}

/** Columns for manual exclusions; none if nothing was excluded by hand. */
function excludedColumns({ report, byHand }: SavedResult): Column<PairRow>[] {
  if (!byHand || byHand.all.length === 0) return [];
  const unit = countedAs(report.params.unit);
  const found = ({ pair: { a, b, evidence } }: PairRow): Evidence | null => byHand.at(a, b)?.found ?? evidence;
  return [
    [message("outputs-excluded"), ({ pair }) => byHand.at(pair.a, pair.b)?.excluded.length ?? 0],
    [
      message("outputs-matched-found", { unit }),
      (row) => {
        const evidence = found(row);
        return evidence && Math.min(evidence.matchedA, evidence.matchedB);
      },
    ],
  ];
}

/** Columns for traces in the files; none while these are not shown, or no file has any. */
function traceColumns({ traces }: SavedResult): Column<PairRow>[] {
  if (!traces || traces.traced === 0) return [];
  const found = new Map(traces.pairs.map((pair) => [`${pair.a} ${pair.b}`, pair]));
  const at = ({ pair: { a, b } }: PairRow) => found.get(`${Math.min(a, b)} ${Math.max(a, b)}`);
  return [
    [message("outputs-shared-revisions"), (row) => at(row)?.revisions ?? 0],
    [
      message("outputs-shared-pictures"),
      (row) => {
        const { pictures = 0, looks = 0, objects = 0 } = at(row) ?? {};
        return pictures + looks + objects;
      },
    ],
  ];
}

/** The same of documents, as their files say it; the last column names those with which one has traces in common. */
function fileColumns({ documents, traces }: SavedResult, names: readonly string[]): Column<number>[] {
  if (!traces || traces.traced === 0) return [];
  const others = new Map<number, string[]>();
  const add = (at: number, other: number): void => {
    const known = others.get(at) ?? [];
    known.push(names[other] ?? "");
    others.set(at, known);
  };
  for (const { a, b } of traces.pairs) {
    add(a, b);
    add(b, a);
  }
  const of = (at: number): FileTraces => documents[at]?.traces ?? {};
  return [
    [message("outputs-file-author"), (at) => of(at).author ?? null],
    [message("outputs-file-last-author"), (at) => of(at).lastAuthor ?? null],
    [message("outputs-file-created"), (at) => of(at).created ?? null],
    [message("outputs-file-modified"), (at) => of(at).modified ?? null],
    [message("outputs-file-revision"), (at) => of(at).revision ?? null],
    [message("outputs-file-minutes"), (at) => of(at).minutes ?? null],
    [message("outputs-file-program"), (at) => of(at).program ?? null],
    [message("outputs-traces-with"), (at) => others.get(at)?.join("; ") ?? null],
  ];
}

/** The matched words by kind, of the document with fewer of them; then those in lists of sources that do not count. */
function kindColumns(kinds: NonNullable<TableOptions["kinds"]>): Column<PairRow>[] {
  const column = (kind: PassageKind, isCounted: boolean): Column<PairRow> => [
    message("outputs-kind", { kind: isCounted ? kind : "uncounted" }),
    ({ index, pair: { evidence } }) => {
      const count = kinds(index).find((one) => one.kind === kind && one.isCounted === isCounted);
      if (!count) return 0;
      return evidence && evidence.matchedA > evidence.matchedB ? count.matchedB : count.matchedA;
    },
  ];
  return [...PASSAGE_KINDS.map((kind) => column(kind, true)), column("reference", false)];
}

/** The columns exist before anything is reviewed, so that every table has the same ones. */
function reviewColumns(review: ReviewLookup = () => null): Column<PairRow>[] {
  return [
    [message("outputs-review"), ({ pair }) => review(pair.a, pair.b)?.state ?? null],
    [message("outputs-note"), ({ pair }) => review(pair.a, pair.b)?.note || null],
  ];
}

/** Which of the two documents hides words: "A", "B" or both. */
function trickColumns({ report, documents }: SavedResult): Column<PairRow>[] {
  const disguised = disguisedIn(report);
  const isTricked = (index: number): boolean => disguised.has(index) || (documents[index]?.tricks.length ?? 0) > 0;
  return [
    [
      message("outputs-tricks"),
      ({ pair: { a, b } }) => [...(isTricked(a) ? ["A"] : []), ...(isTricked(b) ? ["B"] : [])].join(", ") || null,
    ],
  ];
}

/** The documents in the report's order, one line each, headings first. */
export function* documentLines(result: SavedResult, { dialect, say }: TableOptions): Generator<string> {
  const { documents } = result;
  const report = countedReport(result.report);
  const unit = countedAs(report.params.unit);
  const strongest = strongestPairs(report);
  const { numberOf } = allGroups(report);
  const warnings = warningsByDocument(report);
  const names = report.documents.name.map(plainName);
  const sentences = (warning: Warning) => warningMessages(warning, (index) => names[index] ?? "");
  const strongestOf = (index: number): Pair | null => {
    const row = strongest[index] ?? -1;
    return row < 0 ? null : pairAt(report, row);
  };
  const heads = [
    message("outputs-name"),
    message("outputs-author"),
    message("outputs-role"),
    message("outputs-length", { unit }),
    message("outputs-strongest", { unit }),
    message("outputs-strongest-share", { unit }),
    message("outputs-strongest-with"),
    message("outputs-pairs"),
    message("outputs-group"),
    message("outputs-format"),
    message("outputs-encoding"),
    message("outputs-remarks"),
  ];
  const ofFiles = fileColumns(result, names);
  yield csvLine([...heads, ...ofFiles.map(([head]) => head)].map(say), dialect);
  const counts = pairsOfDocuments(report);
  for (const [at, document] of documents.entries()) {
    const { role, author, format, encoding, notes, missing, tricks } = document;
    const length = unit === "tokens" ? lengthOf(report, at) : documentAt(report, at).words;
    const group = numberOf[at] || null;
    const pair = strongestOf(at);
    const isA = pair?.a === at;
    const matched = pair?.evidence && (isA ? pair.evidence.matchedA : pair.evidence.matchedB);
    const parts = missing.map((part) => message("outputs-partly-read", { parts: part }));
    const remarks = [...tricks, ...parts, ...notes, ...(warnings.get(at) ?? []).flatMap(sentences)];
    const textOf = (text: Message | string): string => (typeof text === "string" ? text : say(text));
    yield csvLine(
      [
        names[at] ?? "",
        authorCell(author),
        say(ROLES[role]),
        length,
        matched ?? null,
        matched ? percent(Math.min(1, matched / Math.max(1, length))) : null,
        pair ? (names[isA ? pair.b : pair.a] ?? null) : null,
        counts[at] ?? 0,
        group,
        say(format),
        textOf(encoding),
        remarks.map(textOf).join(" "),
        ...ofFiles.map(([, cell]) => cell(at)),
      ],
      dialect,
    );
  }
}

/** The pairs of authors, the strongest first, one line each, headings first. */
export function* authorLines(
  { report, authorPairs = [] }: SavedResult,
  { dialect, say }: TableOptions,
): Generator<string> {
  const unit = countedAs(report.params.unit);
  const columns: Column<SavedAuthorPair>[] = [
    [message("outputs-author-a"), ({ a }) => plainName(a)],
    [message("outputs-author-b"), ({ b }) => plainName(b)],
    [message("outputs-matched", { unit }), ({ matchedA, matchedB }) => Math.min(matchedA, matchedB)],
    [message("outputs-matched-a", { unit }), ({ matchedA }) => matchedA],
    [message("outputs-share-a", { unit }), ({ matchedA, wordsA }) => percent(shareOf(matchedA, wordsA))],
    [message("outputs-matched-b", { unit }), ({ matchedB }) => matchedB],
    [message("outputs-share-b", { unit }), ({ matchedB, wordsB }) => percent(shareOf(matchedB, wordsB))],
    [message("outputs-weight", { unit: "words" }), ({ weight }) => Math.round(weight)],
    [message("outputs-at-least"), ({ exact }) => (exact ? null : say(message("outputs-yes")))],
    [message("outputs-longest", { unit }), ({ longest }) => longest],
    [message("outputs-pairs"), ({ pairs }) => pairs.length],
    // The numbers of the table of pairs.
    [message("outputs-numbers"), ({ pairs }) => pairs.map((pair) => pair + 1).join(" ")],
  ];
  yield csvLine(
    columns.map(([head]) => say(head)),
    dialect,
  );
  for (const pair of authorPairs) {
    yield csvLine(
      columns.map(([, cell]) => cell(pair)),
      dialect,
    );
  }
}

/** The index of each document's first pair in the list, which is its strongest; -1 if it has none. */
function strongestPairs({ documents, pairs }: Report): Int32Array {
  const first = new Int32Array(documents.length).fill(-1);
  for (let index = pairs.length - 1; index >= 0; index--) {
    first[pairs.a[index] ?? 0] = index;
    first[pairs.b[index] ?? 0] = index;
  }
  return first;
}

export function authorCell(author: string | null): Cell {
  return author === null ? null : plainName(author);
}

/** 0.61938 → 61.9. Only 1 is 100 and only 0 is 0. */
export function percent(share: number | null): number | null {
  return share === null ? null : Math.round(clampedToTenths(share) * 1000) / 10;
}

/** By what the list is sorted: counted words, or for programs a share. */
function weightCell({ score, weight }: Evidence): Cell {
  return score === null ? countsAs(weight) : percent(weight);
}

function threeDigits(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(3));
}
