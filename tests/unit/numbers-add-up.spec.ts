/**
 * The numbers of a pair are the same wherever they are shown, and add up: in the list, in the header, in the chips and under "How
 * this was counted" of the pair's view, among all matches of a document, in reports and in tables; and so are those of a document
 * among people, in its group, among its sources, in the case of several pairs and in tables; of prose and of programs, with
 * templates, quotations and references, and with passages that a person excluded.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "@playwright/test";
import { Parser } from "htmlparser2";
import { intervalsOf, matchedIn, matchesOf, sourcePassagesOf } from "../../www/compare/sources/sources.ts";
import { type PageDocument, withNames } from "../../www/documents/document.ts";
import { engineAddress } from "../../www/engine/load-engine.ts";
import { evidenceAt, pairAt } from "../../www/engine/pairs.ts";
import { type Evidence, initSync, type PairDetail, type Params, type Passage } from "../../www/engine/pkg/lookalike.js";
import { answers } from "../../www/engine/worker/answers.ts";
import { groupAt, groupsOf, linksOf } from "../../www/groups/groups.ts";
import { membersOf } from "../../www/groups/tables.tsx";
import { say, t } from "../../www/i18n/t.ts";
import { hasEvidence, matchedInBrief, matchedInWords, matchedOf, passageUnit } from "../../www/pairs/matched.ts";
import { numbersOf } from "../../www/pairs/numbers-in-words.ts";
import { strengthsIn } from "../../www/pairs/strength.ts";
import { pairsOfDocuments, uncountedRows } from "../../www/pairs/uncounted.ts";
import { rowsOf } from "../../www/people/person-rows.ts";
import { adjusted, type ExcludedPassage, type PairExclusions } from "../../www/review/adjusted-report.ts";
import { caseReport } from "../../www/share/report/case.tsx";
import type { PassageSource, ReportInput } from "../../www/share/report/report-model.ts";
import { wholeReport } from "../../www/share/report/whole.tsx";
import { dialects } from "../../www/share/table/csv.ts";
import { documentLines, pairLines } from "../../www/share/table/result-tables.ts";
import { integer } from "../../www/ui/format.ts";
import { randomOf } from "./random.ts";
import { reportOf, type TestDocument } from "./report-input.ts";
import { speak } from "./speak.ts";

speak("en");
initSync({ module: readFileSync(engineAddress()) });
const { lengthsOf } = answers();

type Random = ReturnType<typeof randomOf>;

/** Some fifty words, of which some recur and some have several forms; some blocks are quotations or lists of references. */
function prose(block: number): string {
  const random = randomOf(1 + block);
  const word = (): string =>
    random(2) === 0
      ? (["the", "of", "and", "a", "in", "to", "is", "with"][random(8)] ?? "")
      : `${Array.from({ length: 3 }, () => `${"bcdfghklmnprst"[random(14)]}${"aeiou"[random(5)]}`).join("")}${["", "ed"][random(2)]}`;
  const phrase = (length: number): string => Array.from({ length }, word).join(" ");
  const entry = (): string => `Doe, J. (1999). ${phrase(5)}. Paris.\n`;
  if (block % 5 === 0) return `“${phrase(50)}” `;
  return block % 5 === 4 ? `\n\nReferences\n\n${Array.from({ length: 6 }, entry).join("")}\n` : `${phrase(50)}. `;
}

/** Some statements. */
function code(block: number): string {
  const random = randomOf(1 + block);
  const term = (): string => ["a", "b + c", "(a << 2)", "f(a)[1]", "a % 7 == b", "!c"][random(6)] ?? "";
  const statement = (): string =>
    [
      `if (${term()}) { a = ${term()}; }`,
      `for (int b = 0; ${term()}; c++) { a += ${term()}; }`,
      `c.put(${term()}, ${term()});`,
      `int[] a = new int[${term()}];`,
      `do { b--; } while (${term()});`,
    ][random(5)] ?? "";
  return `${Array.from({ length: 12 }, statement).join("\n")}\n`;
}

/** A text with words moved, replaced, repeated and put in another form. */
function edited(text: string, random: Random): string {
  const words = text.split(" ");
  for (let changes = words.length >> 3; changes > 0; changes--) {
    const at = random(words.length);
    const kind = random(4);
    if (kind === 0) words.splice(at + 2, 0, ...words.slice(at, at + 1 + random(3)));
    else if (kind === 1) words[at] = `other${random(1000)}`;
    else if (kind === 2) words[at] = `${words[at]}s`;
    else words.splice(at, 1);
  }
  return words.join(" ");
}

/** Four documents out of a few blocks, with a template among them or without. */
function documentsOf(random: Random, isCode: boolean): TestDocument[] {
  const write = isCode ? code : prose;
  const text = (): string => {
    const whole = Array.from({ length: 2 + random(3) }, () => write(random(7))).join("");
    return random(2) === 0 || isCode ? whole : edited(whole, random);
  };
  const extension = isCode ? "java" : "txt";
  const given: TestDocument[] = [0, 1, 2].map((at) => ({ name: `d${at}.${extension}`, text: text() }));
  if (random(2) === 0) given.push({ name: `form.${extension}`, text: write(random(7)), role: "template" });
  return given;
}

function paramsOf(random: Random): Partial<Params> {
  const yes = (): boolean => random(2) === 0;
  const unit = (["words", "words", "code", "characters"] as const)[random(4)] ?? "words";
  return {
    ...{ unit, k: 3 + random(4), excludeQuotes: yes(), excludeReferences: yes(), excludeEditedTemplate: yes() },
    ...{ minMatched: 5, threshold: 0, stripPunctuation: random(4) > 0 },
  };
}

const sum = <T>(all: Iterable<T>, of: (one: T) => number): number => {
  let total = 0;
  for (const one of all) total += of(one);
  return total;
};

/** Playwright's own comparison, which takes its time, where the two differ. */
function same(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toEqual(expected);
}

/** The numbers in what is said: "57 words in the first text, 58 in the second". Of one number, it counts for both texts. */
function bothIn(line: string): [number, number] {
  const numbers = [...line.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(",", "")));
  const [a = Number.NaN, b = a] = numbers;
  return [a, b];
}

interface Comparison {
  input: ReportInput;
  source: PassageSource;
  details: ReadonlyMap<string, PairDetail>;
  /** The same as the engine finds it. */
  found: PassageSource["details"];
}

/** A comparison without some passages, as if a person had excluded them. */
async function comparisonOf(seed: number): Promise<Comparison> {
  const random = randomOf(seed);
  const params = paramsOf(random);
  const given = documentsOf(random, params.unit === "code");
  const { input, source, found } = await reportOf(given, {}, params);
  const { report } = input;
  const isCompared = (at: number): boolean => given[at]?.role !== "template";
  const places = given.flatMap((_, b) =>
    given.flatMap((_, a) => (a < b && isCompared(a) && isCompared(b) ? [{ a, b }] : [])),
  );
  const read = await source.details(places);
  const details = new Map(read.map((detail, at) => [`${places[at]?.a}/${places[at]?.b}`, detail]));
  const byHand: PairExclusions[] = [];
  for (const [at, { passages }] of read.entries()) {
    const excluded: ExcludedPassage[] = passages.filter(() => random(4) === 0);
    if (excluded.length > 0) byHand.push({ ...(places[at] ?? { a: 0, b: 0 }), excluded, passages });
  }
  return { input: { ...input, ...adjusted(report, hasEvidence(report) ? byHand : []) }, source, details, found };
}

/** Both ways round, as a pair's view can be turned. */
function turnedEvidence(evidence: Evidence | null): Evidence | null {
  return (
    evidence && {
      ...evidence,
      ...{ matchedA: evidence.matchedB, matchedB: evidence.matchedA },
      ...{ verbatimA: evidence.verbatimB, verbatimB: evidence.verbatimA },
    }
  );
}

/** The pair's view against its row in the list. */
function expectView(detail: PairDetail, listed: Evidence | null, byHand: readonly ExcludedPassage[], of: Comparison) {
  const { report } = of.input;
  const { params, documents } = report;
  const unit = passageUnit(params, detail.pair.evidence !== null);
  const numbers = numbersOf(detail, params, listed, byHand);
  const { evidence, excluded, inWords } = numbers;
  const kept = detail.passages.filter((_, at) => !excluded.has(at));
  const chips = (passages: readonly Passage[]): number[] =>
    [0, 1].map((side) => sum(passages, (passage) => bothIn(matchedInBrief(passage, null))[side] ?? 0));
  const inWordsToo = [0, 1].map((side) => sum(kept, (it) => bothIn(matchedInWords(it, unit))[side] ?? 0));
  same(chips(kept), inWordsToo, "chips, and what they say when they are pointed at");
  if (evidence) {
    // The chips that are not struck out add up to the numbers under both names, and the smaller one stands in the list.
    same(chips(kept), [evidence.matchedA, evidence.matchedB], "chips");
    same(matchedOf(evidence, [0, 0]).words, Math.min(...chips(kept)), "list");
    same(evidence.passages, kept.length, "passages");
    same(evidence.longest, Math.max(0, ...kept.map((it) => Math.min(it.matchedA, it.matchedB))), "longest passage");
  } else same(excluded.size, 0, "excluded without evidence");
  for (const side of ["a", "b"] as const) {
    const { all, matched, edited, byHand: out, quoted, references, template, common, own } = numbers[side];
    const parts = [matched, out, quoted, references, template, common, own];
    same(Math.min(0, ...parts, edited ?? 0), 0, "no count is negative");
    same(sum(parts, Number), all, "all words");
    const at = side === "a" ? 0 : 1;
    if (evidence && inWords) {
      same(all, documents.words[detail.pair[side]], "length");
      same(matched, chips(kept)[at], "how counted");
      same(matched + out, chips(detail.passages)[at], "with what was excluded by hand");
      if (edited !== null) {
        const verbatim = side === "a" ? evidence.verbatimA : evidence.verbatimB;
        same(edited, matched - verbatim, "edited");
        same(
          verbatim,
          sum(kept, (it) => (side === "a" ? it.verbatimA : it.verbatimB)),
          "word for word",
        );
      }
    } else same(out, 0, "excluded by hand");
  }
}

/** The same pair with its texts the other way round. */
async function turnedDetail(source: PassageSource, { pair }: PairDetail): Promise<PairDetail> {
  const [detail] = await source.details([{ a: pair.b, b: pair.a }]);
  if (!detail) throw new Error("a pair has no detail");
  return detail;
}

function turned({ aStart, aEnd, bStart, bEnd, matchedA, matchedB }: ExcludedPassage): ExcludedPassage {
  return { aStart: bStart, aEnd: bEnd, bStart: aStart, bEnd: aEnd, matchedA: matchedB, matchedB: matchedA };
}

/** A table as records by its heads. */
function tableOf(lines: Iterable<string>): Record<string, string>[] {
  const [heads = [], ...rows] = [...lines].map((line) =>
    [...line.trim().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, text, number]) => text ?? number ?? ""),
  );
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ""])));
}

/** The list, the tables and the strongest match of each document. */
function expectTables({ input, details }: Comparison): void {
  const { report, byHand } = input;
  const isCode = report.params.unit === "code";
  const unit = isCode ? "tokens" : "words";
  const rows = tableOf(pairLines(input, { dialect: dialects.comma, say }));
  same(rows.length, report.pairs.length, "rows");
  const strongest = new Map<string, string>();
  for (const [row, cells] of rows.entries()) {
    const { a, b, evidence } = pairAt(report, row);
    const [name, other] = [cells["Document A"] ?? "", cells["Document B"] ?? ""];
    const [inA, inB] = [cells[`Matched ${unit} of A`], cells[`Matched ${unit} of B`]];
    for (const [own, words] of [[name, inA ?? ""] as const, [other, inB ?? ""] as const]) {
      if (!strongest.has(own) && !uncountedRows(report).has(row)) strongest.set(own, words);
    }
    if (!evidence) {
      same(inA, "", "without evidence");
      continue;
    }
    const { passages = [] } = details.get(`${a}/${b}`) ?? {};
    const out = byHand?.at(a, b)?.excluded ?? [];
    const sums = (of: readonly Pick<Passage, "matchedA" | "matchedB">[]) => [
      sum(of, (passage) => passage.matchedA),
      sum(of, (passage) => passage.matchedB),
    ];
    const [allA = 0, allB = 0] = sums(passages);
    const [outA = 0, outB = 0] = sums(out);
    same([inA, inB].map(Number), [allA - outA, allB - outB], "table");
    same(Number(cells[`Matched ${unit}`]), Math.min(allA - outA, allB - outB), "table, of the pair");
    same(Number(cells["Passages"]), passages.length - out.length, "passages in the table");
    if (byHand && byHand.all.length > 0) {
      same(cells["Passages excluded by hand"], String(out.length), "excluded in the table");
      same(cells[`Matched ${unit} with these passages`], String(Math.min(allA, allB)), "table, with these");
    }
  }
  for (const cells of tableOf(documentLines(input, { dialect: dialects.comma, say }))) {
    const expected = strongest.get(cells["Document"] ?? "") ?? "";
    same(cells[`Matched ${unit} in its strongest pair`], expected, "table of documents");
  }
}

/** A report file: under each pair's names as many words as its passages have that are not excluded. */
async function expectReport({ input, source, details }: Comparison): Promise<void> {
  const { parts } = await wholeReport(input, source);
  const sections: { leads: string[]; cells: string[] }[] = [];
  let into: string[] | null = null;
  const parser = new Parser({
    onopentag(name, { class: classes = "", id = "" }) {
      const section = sections.at(-1);
      if (name === "section" && /^p\d+$/.test(id)) sections.push({ leads: [], cells: [] });
      if (name === "div" && classes === "lead" && section) into = section.leads;
      if (name === "p" && into === section?.leads) into?.push("");
      if (name === "td" && section) into = section.cells;
      if (name === "p" && classes === "quiet" && into !== null && into === section?.cells) into.push("");
      if (name === "div" && classes === "text") into = null;
    },
    onclosetag(name) {
      if (name === "td" || name === "div") into = null;
    },
    ontext(text) {
      if (into && into.length > 0) into[into.length - 1] += text;
    },
  });
  for (const part of parts) parser.write(part);
  parser.end();
  same(sections.length, input.report.pairs.length, "comparisons in the report");
  for (const [row, { leads, cells }] of sections.entries()) {
    const evidence = evidenceAt(input.report, row);
    if (!evidence) continue;
    const first = (text = ""): number => Number(/: ([\d,]+) matched/.exec(text)?.[1]?.replaceAll(",", ""));
    same(leads.map(first), [evidence.matchedA, evidence.matchedB], "under the names");
    // Of many passages the report has the longest.
    if (
      cells.length <
      2 * (details.get(`${input.report.pairs.a[row]}/${input.report.pairs.b[row]}`)?.passages.length ?? 0)
    )
      continue;
    const [a, b] = [0, 1].map((side) =>
      sum(cells.keys(), (at) => {
        const isOut = cells[at - (at % 2)]?.includes("excluded by hand");
        return at % 2 !== side || isOut
          ? 0
          : Number(/([\d,]+) (?:words?|tokens?)/.exec(cells[at] ?? "")?.[1]?.replaceAll(",", ""));
      }),
    );
    same([a, b], [evidence.matchedA, evidence.matchedB], "in the table of passages");
  }
}

/** All matches of a document: with one source on, as many words are counted once as that source has. */
async function expectMatches({ input, details, found }: Comparison): Promise<void> {
  const { report, documents } = input;
  const params = { ...report.params, evidence: hasEvidence(report) };
  for (const { pair, passages } of await found([...details.values()].map(({ pair }) => pair))) {
    if (!pair.evidence) continue;
    const { name = "", text = "" } = { name: report.documents.name[pair.a], text: documents[pair.a]?.text };
    const intervals = intervalsOf(sourcePassagesOf([{ passages }]));
    const texts = intervals.map(({ start, end }) => ({ name, text: text.slice(start, end) }));
    const words = texts.length > 0 ? lengthsOf({ texts, params }, () => {}) : [];
    same(
      matchedIn(intervals, words, () => true),
      sum(passages, (it) => it.matchedA),
      "all matches",
    );
  }
}

/** People and the overview go by one number a pair: what it counts as in the list. */
function expectStrengths({ report }: ReportInput): void {
  const { measure, ofPairs } = strengthsIn(report);
  if (measure !== "words") return;
  const listed = Array.from({ length: report.pairs.evidence.length }, (_, row) => evidenceAt(report, row));
  const uncounted = uncountedRows(report);
  const expected = listed.map((evidence, row) =>
    uncounted.has(row) ? 0 : evidence && matchedOf(evidence, [0, 0]).countsAs,
  );
  same([...ofPairs.subarray(0, listed.length)], expected, "strength");
}

/** A document's pairs, its strongest match and its group: in the list, among people, in its group, among its sources and in tables. */
function expectCounts({ input }: Comparison): void {
  const { report } = input;
  const { documents, pairs } = report;
  const originals = input.documents.map(
    ({ text, role }, at) =>
      ({
        id: documents.id[at] ?? -1,
        name: documents.name[at] ?? "",
        text,
        role,
        tricks: [],
      }) as unknown as PageDocument,
  );
  const shown = withNames(originals);
  const strengths = strengthsIn(report);
  const uncounted = uncountedRows(report);
  const people = shown.map((document) => ({ key: document.name, name: document.name, documents: [document] }));
  const rows = rowsOf(people, report, strengths, null);
  const counts = pairsOfDocuments(report);
  const links = linksOf(report);
  const { list, numberOf } = groupsOf(report, links);
  const members = new Map(
    list.flatMap((group) =>
      membersOf(report, group, links, new Map(originals.map((document) => [document.id, document]))).map(
        (member) => [member.document, member] as const,
      ),
    ),
  );
  const [byPair, byDocument] = [
    tableOf(pairLines(input, { dialect: dialects.comma, say })),
    tableOf(documentLines(input, { dialect: dialects.comma, say })),
  ];
  for (const [at, row] of rows.entries()) {
    const id = documents.id[at] ?? -1;
    const others = matchesOf(report, id);
    same([row.pairs, others.length], [counts[at], counts[at]], "pairs of a person, and sources of the text");
    const name = documents.name[at];
    const inTable = byPair.filter(
      (cells, row) => !uncounted.has(row) && [cells["Document A"], cells["Document B"]].includes(name),
    );
    same(inTable.length, counts[at], "pairs in the table");
    const member = members.get(at);
    if (!member) {
      same(numberOf[at], 0, "in no group");
      continue;
    }
    const linked = Array.from({ length: pairs.length }, (_, pair) => pair).filter(
      (pair) => (links.values[pair] ?? 0) > 0 && (pairs.a[pair] === at || pairs.b[pair] === at),
    );
    same(member.pairs, linked.length, "pairs of a member of a group");
    same(member.value, links.values[Math.min(...linked)], "its strongest");
    if (strengths.measure !== "similarity" || links.by === "similarity")
      same(row.strongest.pair, member.strongest, "the strongest match of a person, and in the group");
    same(byDocument.find((cells) => cells["Document"] === name)?.["Group"], String(numberOf[at]), "group in the table");
    for (const pair of linked) {
      same(groupAt(report, pair), numberOf[at], "group of a pair");
      same(byPair[pair]?.["Group"], String(numberOf[at]), "group of a pair in the table");
    }
  }
  same(
    sum(members.values(), (member) => member.pairs),
    2 * sum(list, (group) => group.pairs.length),
    "pairs of groups",
  );
}

/** The sources of each text: each has as many words as its pair has in the list, and all together no more than the text. */
async function expectSources({ input, found, details }: Comparison): Promise<void> {
  const { report, byHand } = input;
  const params = { ...report.params, evidence: hasEvidence(report) };
  for (const [at, id] of report.documents.id.entries()) {
    const others = matchesOf(report, id);
    const rowOf = (other: number): number =>
      Array.from({ length: report.pairs.length }, (_, row) => row).find((row) => {
        const both = [report.pairs.a[row], report.pairs.b[row]];
        return both.includes(at) && both.includes(other);
      }) ?? -1;
    const read = await found(others.map((other) => ({ a: at, b: other })));
    const kept = read.map((detail, rank) => {
      const other = others[rank] ?? -1;
      const evidence = evidenceAt(report, rowOf(other));
      const isFirst = report.pairs.a[rowOf(other)] === at;
      const out = byHand?.at(at, other)?.excluded ?? [];
      const numbers = numbersOf(detail, report.params, isFirst ? evidence : turnedEvidence(evidence), out);
      const passages = detail.passages.filter((_, index) => !numbers.excluded.has(index));
      if (evidence) {
        const words = isFirst ? evidence.matchedA : evidence.matchedB;
        same(
          sum(passages, (it) => it.matchedA),
          words,
          "words of a source, and of its pair in the list",
        );
      }
      return { passages: evidence ? passages : [] };
    });
    const intervals = intervalsOf(sourcePassagesOf(kept));
    const { name = "", text = "" } = { name: report.documents.name[at], text: input.documents[at]?.text };
    const texts = intervals.map(({ start, end }) => ({ name, text: text.slice(start, end) }));
    const words = texts.length > 0 ? lengthsOf({ texts, params }, () => {}) : [];
    const all = matchedIn(intervals, words, () => true);
    const each = kept.map(({ passages }) => sum(passages, (it) => it.matchedA));
    same([all < Math.max(0, ...each), all > sum(each, Number)], [false, false], "all sources of a text");
  }
  expect(details.size).toBeGreaterThan(0);
}

/** A case of several pairs: its table has the list's numbers. */
async function expectCase({ input, source }: Comparison): Promise<void> {
  const { report } = input;
  const rows = Array.from({ length: report.pairs.length }, (_, row) => row);
  const pairs = rows.map((row) => ({ a: report.pairs.a[row] ?? 0, b: report.pairs.b[row] ?? 0 }));
  if (pairs.length < 2) return;
  const html = (await caseReport(input, { pairs }, source, { maskedFor: null })).join("");
  const [, table = ""] = /<table class="list pairs">([\s\S]*?)<\/table>/.exec(html) ?? [];
  const matched = [...table.matchAll(/<\/div><\/td><td class="number">([^<]*)</g)].map(([, number]) => number);
  const expected = rows.map((row) => {
    const evidence = evidenceAt(report, row);
    if (evidence) return integer(matchedOf(evidence, [0, 0]).words);
    return t(report.params.unit === "code" ? "pairs-too-few" : "pairs-none");
  });
  same(matched, expected, "matched words in the table of a case");
}

/** How often the random documents have what is to add up. */
type Seen = Record<"pairs" | "uneven" | "byHand" | "template" | "quoted" | "references" | "edited", number>;

async function expectViews(comparison: Comparison, seen: Seen): Promise<void> {
  const { input, source, details } = comparison;
  const { report, byHand } = input;
  const rowOf = new Map(Array.from(report.pairs.a, (a, row) => [`${a}/${report.pairs.b[row]}`, row]));
  for (const [key, detail] of details) {
    const { a, b } = detail.pair;
    const row = rowOf.get(key);
    const listed = row === undefined ? null : evidenceAt(report, row);
    const excluded = byHand?.at(a, b)?.excluded ?? [];
    expectView(detail, listed, excluded, comparison);
    expectView(await turnedDetail(source, detail), turnedEvidence(listed), excluded.map(turned), comparison);
    const numbers = numbersOf(detail, report.params, listed, excluded);
    if (listed) {
      seen.pairs++;
      if (listed.matchedA !== listed.matchedB) seen.uneven++;
      if (excluded.length > 0) seen.byHand++;
    }
    for (const kind of ["template", "quoted", "references", "edited"] as const) {
      if ((numbers.a[kind] ?? 0) > 0) seen[kind]++;
    }
  }
}

test("the numbers of a pair are the same everywhere, and add up", async () => {
  const seen: Seen = { pairs: 0, uneven: 0, byHand: 0, template: 0, quoted: 0, references: 0, edited: 0 };
  for (let seed = 1; seed <= 40; seed++) {
    const comparison = await comparisonOf(seed);
    await expectViews(comparison, seen);
    expectTables(comparison);
    await expectMatches(comparison);
    expectStrengths(comparison.input);
    expectCounts(comparison);
    await expectSources(comparison);
    if (seed % 4 === 0) await expectReport(comparison);
    if (seed % 4 === 1) await expectCase(comparison);
  }
  for (const [kind, times] of Object.entries(seen)) expect(times, kind).toBeGreaterThan(2);
});
