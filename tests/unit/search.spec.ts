/** The search above the list of pairs: what it understands, what it complains about, what it keeps, and how much it reads. */
import { expect, test } from "@playwright/test";
import type { Report } from "../../www/engine/pkg/lookalike.js";
import { widerBounds } from "../../www/pairs/columns.ts";
import { keywords, parseSearch, type Term, type Writing } from "../../www/pairs/search/grammar.ts";
import {
  answerable,
  keywordInWords,
  matching,
  needsLengths,
  type Searched,
  searchWriting,
} from "../../www/pairs/search/matching.ts";
import { firstOrder, orderedRows, sortedIndexes } from "../../www/pairs/sorted-rows.ts";
import { rowStates, unlistedPairs } from "../../www/review/listed.ts";
import { pairKeyOf } from "../../www/review/review.ts";
import { speak } from "./speak.ts";

const english: Writing = { words: new Map(), decimal: ".", group: "," };
const terms = (text: string, how = english): readonly Term[] => parseSearch(text, how).terms;
const number = (field: string, comparison: string, value: number) => ({ kind: "number", field, comparison, value });
const name = (text: string) => ({ kind: "name", text });

test("numbers, names, people and states are understood, with and without spaces", () => {
  expect(terms("matched > 100")).toEqual([number("matched", ">", 100)]);
  expect(terms("matched>100 Lee")).toEqual([number("matched", ">", 100), name("lee")]);
  expect(terms("share >= 50% similarity<=7.5 %")).toEqual([
    number("share", ">=", 0.5),
    number("similarity", "<=", 0.075),
  ]);
  expect(terms("longest ≥ 1,200 chance < 1e-6")).toEqual([number("longest", ">=", 1200), number("chance", "<", 1e-6)]);
  expect(terms("group 3")).toEqual([number("group", "=", 3)]);
  expect(terms("group = 3")).toEqual([number("group", "=", 3)]);
  expect(terms('person "Ann Lee" person bob')).toEqual([
    { kind: "person", text: "ann lee" },
    { kind: "person", text: "bob" },
  ]);
  expect(terms("cleared essay confirmed")).toEqual([
    name("essay"),
    { kind: "states", states: ["cleared", "confirmed"] },
  ]);
  expect(terms('"cleared" «my essay» "un fin')).toEqual([name("cleared"), name("my essay"), name("un fin")]);
  // Without a number, such words are words of names.
  expect(terms("matched group essay")).toEqual([name("matched"), name("group"), name("essay")]);
  expect(terms("")).toEqual([]);
  expect(terms('  "" ')).toEqual([]);
});

test("what is not understood is named, with the reason, and the rest is searched", () => {
  const complaints = (text: string) =>
    parseSearch(text, english).complaints.map(({ text, reason }) => `${reason}: ${text}`);
  expect(complaints("lee matched >")).toEqual(["number: matched >"]);
  expect(terms("lee matched >")).toEqual([name("lee")]);
  expect(complaints("matched > many lee")).toEqual(["number: matched > many"]);
  expect(complaints("words > 5")).toEqual(["field: words > 5"]);
  expect(complaints("matched > 5%")).toEqual(["percent: matched > 5%"]);
  expect(complaints("matched => 5")).toEqual(["comparison: matched => 5"]);
  expect(complaints("> 5")).toEqual(["field: > 5"]);
  expect(complaints("person")).toEqual(["person: person"]);
  expect(complaints("matched > -5 matched > 1,5 matched > 0x10 matched > Infinity")).toHaveLength(4);
  expect(complaints("cleared > 3")).toEqual(["field: cleared > 3"]);
});

test("each part is searched or complained about, whatever is written", () => {
  const pieces = ["matched", ">", "5", "%", '"', "person", "group", "cleared", "=", "x", " ", "«", "<>"];
  const wrong: string[] = [];
  let state = 7;
  for (let round = 0; round < 3000; round++) {
    let text = "";
    for (let piece = 0; piece < 6; piece++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      text += pieces[(state >>> 8) % pieces.length];
    }
    const { terms, complaints } = parseSearch(text, english);
    const hasLetters = /[a-z\d%<>=]/.test(text);
    if (hasLetters && terms.length + complaints.length === 0) wrong.push(text);
    if (complaints.some((complaint) => !text.includes(complaint.text) || complaint.text === "")) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});

test("keywords are understood in the reader's language, and in English", () => {
  for (const [language, written] of [
    ["es", "coincidentes > 100 sin-revisar parte >= 7,5%"],
    ["ru", "совпало > 100 непросмотренные доля >= 7,5 %"],
    ["en", "matched > 100 unreviewed share >= 7.5%"],
  ] as const) {
    speak(language);
    const expected = terms("matched > 100 unreviewed share >= 7.5%");
    expect(terms(written, searchWriting.value), language).toEqual(expected);
    expect(terms("matched > 100 unreviewed", searchWriting.value), language).toHaveLength(2);
    const words = keywords.map(keywordInWords);
    expect(new Set(words).size, language).toBe(words.length);
    // Each can be typed, and is one word that means just this.
    for (const word of words) expect(/^[\p{Ll}-]+$/u.test(word), word).toBe(true);
  }
});

test("numbers are read as the language writes them", () => {
  const read = (language: "en" | "es" | "ru", written: string): unknown[] => {
    speak(language);
    const { terms, complaints } = parseSearch(written, searchWriting.value);
    return [...terms.map((term) => ("value" in term ? term.value : term)), ...complaints.map(({ reason }) => reason)];
  };
  expect(read("en", "matched > 12,000 chance < 0.005 matched > 1,234.5")).toEqual([12000, 0.005, 1234.5]);
  expect(read("en", "matched > 1,2 matched > 0,005")).toEqual(["number", "number"]);
  expect(read("en", "matched > 1 234")).toEqual([1, name("234")]);
  expect(read("es", "matched > 12.000 chance < 0,005 chance < 0.005 matched > 1.234.567,5")).toEqual([
    ...[12000, 0.005, 0.005, 1234567.5],
  ]);
  for (const language of ["es", "ru"] as const) {
    for (const space of [" ", "\u00a0", "\u202f"]) {
      const grouped = ["1", "234", "567,5"].join(space);
      expect(read(language, `matched > ${grouped} 890 lee`)).toEqual([1234567.5, name("890"), name("lee")]);
    }
    expect(read(language, "matched > 12 345 evidence > 0 matched > 2 x matched > 1234 567")).toEqual([
      ...[12345, 0, 2, name("x"), 1234, name("567")],
    ]);
    expect(read(language, 'share >= 7,5 % longest > 10 "234"')).toEqual([0.075, 10, name("234")]);
  }
});

const NAMES = ["Ann Lee.txt", "bob.txt", "Zoe\u0308.txt", "eve.txt"];

/** Four pairs of four documents, of which the first two have evidence. */
function report(): Report {
  const evidence = {
    ...{ length: 2, matchedA: Uint32Array.of(100, 40), matchedB: Uint32Array.of(120, 60) },
    ...{ longest: Uint32Array.of(70, 20), expectedByChance: Float64Array.of(1e-9, 0.5) },
    weight: Float64Array.of(64.4, 40),
  };
  const pairs = {
    ...{
      length: 4,
      a: Uint16Array.of(0, 0, 1, 2),
      b: Uint16Array.of(1, 2, 2, 3),
      shared: Uint32Array.of(50, 20, 10, 0),
    },
    evidence,
  };
  const documents = {
    ...{
      length: 4,
      name: NAMES,
      words: Uint32Array.of(200, 200, 100, 300),
      weight: Uint32Array.of(100, 100, 100, 100),
    },
    group: Uint32Array.of(1, 1, 1, 0),
  };
  const rest = {
    params: { measure: "jaccard", evidence: true, unit: "words" },
    totals: { expectedByChance: 0.1 },
    exact: true,
  };
  return { pairs, documents, ...rest } as unknown as Report;
}

function kept(text: string, patch: Partial<Searched> = {}): number[] {
  const searched = {
    report: report(),
    longest: Int32Array.of(70, 20, 5, -1),
    states: null,
    names: NAMES,
    authors: [],
    earlierWork: new Uint8Array(9),
    ...patch,
  };
  return [...matching(Uint32Array.of(3, 2, 1, 0), terms(text), searched)];
}

test("a search keeps the pairs that have all of it, in their order", () => {
  expect(kept("")).toEqual([3, 2, 1, 0]);
  expect(kept("lee")).toEqual([1, 0]);
  expect(kept("zoë BOB")).toEqual([2]);
  expect(kept('"ann lee"')).toEqual([1, 0]);
  expect(kept("matched >= 100")).toEqual([0]);
  expect(kept("matched < 100")).toEqual([3, 2, 1]);
  expect(kept("matched = 40")).toEqual([1]);
  // 100 matched words of the first pair count as 64.
  expect(kept("evidence = 64")).toEqual([0]);
  expect(kept("evidence < 64")).toEqual([3, 2, 1]);
  expect(kept("share >= 60%")).toEqual([1, 0]);
  expect(kept("share > 60%")).toEqual([]);
  expect(kept("longest <= 20")).toEqual([2, 1]);
  expect(kept("similarity > 30")).toEqual([0]);
  expect(kept("similarity = 33%")).toEqual([0]);
  expect(kept("chance < 0.01")).toEqual([0]);
  expect(kept("group 1")).toEqual([2, 1, 0]);
  expect(kept("person ann", { authors: [null, "Ann Lee", null, null] })).toEqual([2, 1, 0]);
  expect(kept("person bob", { authors: [null, "Ann Lee", null, null] })).toEqual([]);
  const earlierWork = Uint8Array.of(0, 1, 0, 0);
  expect(kept("archive", { earlierWork })).toEqual([2, 0]);
  expect(kept("ARCHIVE matched >= 100", { earlierWork })).toEqual([0]);
  expect(kept("archive")).toEqual([]);
  // In quotation marks it is a word of names, which none of these has.
  expect(kept('"archive"', { earlierWork })).toEqual([]);
  const states = Uint8Array.of(1, 0, 3, 2);
  expect(kept("unreviewed", { states })).toEqual([1]);
  expect(kept("cleared discuss", { states })).toEqual([3, 0]);
  expect(kept("unreviewed")).toEqual([3, 2, 1, 0]);
  expect([needsLengths(terms("longest > 3")), needsLengths(terms("matched > 3"))]).toEqual([true, false]);
});

test("what a comparison does not count is complained about", () => {
  const search = parseSearch("matched > 5 evidence > 5 chance < 1 lee", english);
  expect(answerable(search, report())).toEqual({ terms: search.terms, complaints: [] });
  const without = report();
  without.totals.expectedByChance = null;
  expect(answerable(search, without).terms).toEqual([name("lee")]);
  expect(answerable(search, without).complaints.map(({ text }) => text)).toEqual(["matched", "evidence", "chance"]);
});

test("reviews stand beside the rows of their pairs, also where a file was added twice", () => {
  const documents = NAMES.map((path) => ({ path, text: `text of ${path}` }));
  const [ann, bob, zoe] = documents;
  if (!ann || !bob || !zoe) throw new Error("documents");
  expect(rowStates(report(), documents, new Map())).toBeNull();
  const states = new Map([
    [pairKeyOf(zoe, bob), "confirmed" as const],
    [pairKeyOf(ann, { path: "gone.txt", text: "gone" }), "cleared" as const],
  ]);
  expect([...(rowStates(report(), documents, states) ?? [])]).toEqual([0, 0, 3, 0]);
  const twice = [ann, bob, { ...bob }, zoe];
  expect([...(rowStates(report(), twice, new Map([[pairKeyOf(bob, ann), "discuss"]])) ?? [])]).toEqual([2, 2, 0, 0]);
});

test("a pair with a decision or a note that the list does not contain is found, as long as its documents are there", () => {
  const documents = NAMES.map((path) => ({ path, text: `text of ${path}` }));
  const [ann, bob, zoe, last] = documents;
  if (!ann || !bob || !zoe || !last) throw new Error("documents");
  const gone = { path: "gone.txt", text: "gone" };
  const reviews = new Map([
    [pairKeyOf(ann, bob), { state: "confirmed" as const, note: "" }],
    [pairKeyOf(last, ann), { state: "confirmed" as const, note: "from the board" }],
    [pairKeyOf(bob, last), { state: "unreviewed" as const, note: "ask Zoe" }],
    [pairKeyOf(ann, gone), { state: "cleared" as const, note: "" }],
  ]);
  expect(unlistedPairs(report(), documents, reviews)).toMatchObject([
    { a: 0, b: 3 },
    { a: 1, b: 3 },
  ]);
  expect(unlistedPairs(report(), documents, new Map())).toEqual([]);
  // Of a file that was added twice, one of the pairs is listed, or the first stands for both.
  const oneListed = new Map([[pairKeyOf(ann, bob), { state: "cleared" as const, note: "" }]]);
  expect(unlistedPairs(report(), [ann, bob, zoe, { ...bob }], oneListed)).toEqual([]);
  expect(
    unlistedPairs(
      report(),
      [zoe, ann, { ...ann }, bob],
      new Map([[pairKeyOf(zoe, bob), { state: "cleared" as const, note: "" }]]),
    ),
  ).toMatchObject([{ a: 0, b: 3 }]);
});

test("the button past the bounds lists all that was found, up to a million", () => {
  const totals = { pairsLeftOut: 0, pairsLeftOutByDocument: 0 };
  const params = { maxPairs: 100, maxPairsPerDocument: 10 };
  const of = (left: Partial<typeof totals>, length = 90): Report =>
    ({ pairs: { length }, documents: { length: 50 }, params, totals: { ...totals, ...left } }) as unknown as Report;
  expect(widerBounds(of({}))).toBeNull();
  expect(widerBounds(of({ pairsLeftOut: 40 }))).toEqual({ maxPairs: 130, maxPairsPerDocument: 10, all: true });
  expect(widerBounds(of({ pairsLeftOutByDocument: 5 }))).toEqual({ maxPairs: 100, maxPairsPerDocument: 49, all: true });
  const many = of({ pairsLeftOut: 9_000_000, pairsLeftOutByDocument: 5 });
  expect(widerBounds(many)).toEqual({ maxPairs: 1_000_000, maxPairsPerDocument: 49, all: false });
});

/** A column that counts how often it is read. */
function counted<A extends Uint16Array | Uint32Array | Float64Array>(column: A, reads: { count: number }): A {
  return new Proxy(column, {
    get(target, key) {
      if (typeof key === "string" && key >= "0" && key < ":") {
        reads.count++;
        return target[Number(key)];
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

test("sorting gives the order of comparing, stable, and reads each number once", () => {
  const random = (start: number): (() => number) => {
    let seed = start;
    return () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32;
    };
  };
  const kinds: Record<string, () => number> = {
    ties: (
      (r) => () =>
        Math.floor(r() * 5)
    )(random(1)),
    fractions: (
      (r) => () =>
        Math.floor(r() * 300) / (300 + Math.floor(r() * 300))
    )(random(2)),
    close: (
      (r) => () =>
        1 + Math.floor(r() * 9) * Number.EPSILON
    )(random(3)),
    signed: (
      (r) => () =>
        r() * 2 - 1
    )(random(4)),
    large: (
      (r) => () =>
        Math.floor(r() * 2 ** 45)
    )(random(5)),
    same: () => 7,
  };
  for (const [kind, next] of Object.entries(kinds)) {
    const keys = Float64Array.from({ length: 3000 }, next);
    const places = [...keys.keys()];
    for (const descending of [true, false]) {
      const sign = descending ? -1 : 1;
      const expected = places.toSorted((x, y) => sign * ((keys[x] ?? 0) - (keys[y] ?? 0)) || x - y);
      expect([...sortedIndexes(keys, descending)], kind).toEqual(expected);
    }
  }
  const reads = { count: 0 };
  sortedIndexes(counted(Float64Array.from({ length: 1000 }, random(6)), reads), true);
  expect(reads.count).toBe(1000);
  expect([...sortedIndexes([], true)]).toEqual([]);
});

test("a million pairs are searched and sorted in one pass over the columns that are asked for", () => {
  const length = 1_000_000;
  const documents = 2000;
  let seed = 3;
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % below;
  };
  const reads = { a: { count: 0 }, b: { count: 0 }, matched: { count: 0 } };
  const column = (below: number) => Uint32Array.from({ length }, () => next(below));
  const [a, b] = [column(documents), column(documents)];
  const [matchedA, matchedB] = [column(900), column(900)];
  let namesRead = 0;
  const name = {
    map: (read: (name: string) => string) =>
      Array.from({ length: documents }, (_, at) => {
        namesRead++;
        return read(`student ${at}`);
      }),
  } as unknown as string[];
  const given = {
    pairs: {
      ...{ length, a: counted(a, reads.a), b: counted(b, reads.b) },
      evidence: { length, matchedA: counted(matchedA, reads.matched), matchedB },
    },
    documents: { length: documents, name },
    params: { evidence: true },
    totals: { expectedByChance: 1 },
  } as unknown as Report;
  const searched = {
    report: given,
    longest: [],
    states: null,
    names: name,
    authors: [],
    earlierWork: new Uint8Array(9),
  };
  const order = orderedRows(given, firstOrder, null, name);
  expect(reads).toEqual({ a: { count: 0 }, b: { count: 0 }, matched: { count: 0 } });
  const rows = matching(order, terms("matched > 880 9"), searched);
  // The numbers of all pairs once, and the documents only of those that are left; names once a document.
  expect(reads.matched.count).toBe(length);
  expect(reads.a.count).toBeLessThan(length / 1000);
  expect(namesRead).toBe(documents);
  const isWanted = (row: number): boolean =>
    Math.min(matchedA[row] ?? 0, matchedB[row] ?? 0) > 880 &&
    [a[row], b[row]].some((document) => `student ${document}`.includes("9"));
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.every(isWanted)).toBe(true);
  expect(rows.length).toBe(order.filter(isWanted).length);
});
