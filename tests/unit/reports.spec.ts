/** Reports as HTML files: what is in them, how large they are, and whose names they show. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Parser } from "htmlparser2";
import type { PairDetail, Passage } from "../../www/engine/pkg/lookalike.js";
import { message } from "../../www/i18n/message.ts";
import { adjusted } from "../../www/review/adjusted-report.ts";
import { type CaseOptions, caseReport, NOBODY } from "../../www/share/report/case.tsx";
import { layersOf, segmentsOf } from "../../www/share/report/marked-text.tsx";
import { letterOf } from "../../www/share/report/masking.ts";
import { type ChosenPairs, cleanText, pairsOfPerson, textDigestOf } from "../../www/share/report/report-model.ts";
import { STYLE, STYLE_DIGEST } from "../../www/share/report/style.ts";
import { WHOLE_LIMITS, wholeReport } from "../../www/share/report/whole.tsx";
import { words } from "../e2e/page.ts";
import { reportOf, type TestDocument } from "./report-input.ts";
import { speak } from "./speak.ts";

const copied = words(99, 60);
const essays: readonly TestDocument[] = [
  { name: "ann.txt", author: "Ann", text: `${words(1, 30)}. ${copied}. ${words(2, 30)}.` },
  { name: "bob.txt", author: "Bob", text: `${words(3, 20)}. ${copied}. ${words(4, 40)}.` },
  { name: "cleo.txt", author: "Cleo", text: `${words(6, 20)}. ${copied}. ${words(7, 40)}.` },
  { name: "eve.txt", author: "Eve", text: words(5, 90) },
];

/** The elements of a file with their classes and ids, and the text in each class. */
function read(html: string): { tags: Set<string>; ids: string[]; hrefs: string[]; text: string } {
  const found = { tags: new Set<string>(), ids: [] as string[], hrefs: [] as string[], text: "" };
  let isStyle = false;
  const parser = new Parser({
    onopentag(name, { id, href }) {
      found.tags.add(name);
      isStyle = name === "style";
      if (id !== undefined) found.ids.push(id);
      if (href !== undefined) found.hrefs.push(href);
    },
    onclosetag() {
      isStyle = false;
    },
    ontext(text) {
      if (!isStyle) found.text += text;
    },
  });
  parser.end(html);
  return found;
}

test("the style sheet has the digest that both policies name, and nothing that is escaped", () => {
  const digest = `sha256-${createHash("sha256").update(STYLE).digest("base64")}`;
  expect(STYLE_DIGEST).toBe(digest);
  expect(readFileSync(new URL("../../index.html", import.meta.url), "utf8")).toContain(`style-src 'self' '${digest}'`);
  expect(STYLE).not.toMatch(/["&<]/);
});

test("reports have the page's colours", () => {
  const tokens = readFileSync(new URL("../../www/ui/tokens.css", import.meta.url), "utf8");
  const [light = "", dark = ""] = STYLE.split("prefers-color-scheme: dark");
  const pairs = [...tokens.slice(0, tokens.indexOf("@media")).matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
  const used = pairs.filter(([, name]) => light.includes(`${name}: `));
  expect(used.length).toBeGreaterThan(25);
  for (const [, name, day, night] of used) {
    expect(light, name).toContain(`${name}: ${day};`);
    expect(dark, name).toContain(`${name}: ${night};`);
  }
});

test("the whole result has every text, its pairs, and links that lead somewhere", async () => {
  speak("en");
  const { input, source } = await reportOf(essays, { unread: [{ name: "x.pdf", reason: { code: "files-not-read" } }] });
  const made = await wholeReport(input, source);
  const html = made.parts.join("");
  const { tags, ids, hrefs, text } = read(html);
  expect(made).toMatchObject({ full: 3, passagesOnly: 0, listOnly: 0 });
  for (const { name } of essays) expect(text).toContain(name);
  expect(text).toContain(essays[0]?.text.slice(0, 80) ?? "-");
  expect(text).toContain("x.pdf");
  expect(text).toContain(input.report.digest);
  expect(text).toContain(await textDigestOf(essays[0]?.text ?? ""));
  expect(new Set(ids).size).toBe(ids.length);
  expect(hrefs.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  for (const tag of ["script", "img", "iframe", "form", "link", "object", "svg"]) expect(tags.has(tag)).toBe(false);
  expect((await wholeReport(input, source)).parts.join("")).toBe(html);
  // Of authors and of files: the page and the report have both numbers, each with its name.
  const ofAuthors = await wholeReport({ ...input, foundOfAuthors: "2 pairs of authors stand out among 35." }, source);
  expect(read(ofAuthors.parts.join("")).text.replaceAll("\u00a0", " ")).toMatch(
    /2 pairs of authors stand out among 35\. Pairs of files: \d+ pairs? stands? out among 6\./,
  );
});

test("100 long documents that copied from one another make less than 5 MB, and what is left out is counted", async () => {
  test.slow();
  speak("en");
  // Each shares a passage with nine others, in three ways.
  const groups = (at: number): number[] => [at % 10, 10 + Math.floor(at / 10), 20 + ((at + Math.floor(at / 10)) % 10)];
  const many = Array.from({ length: 100 }, (_, at) => {
    const shared = groups(at).map((group) => `${words(500 + group, 90)} ${words(3000 + 3 * at + group, 900)}`);
    return { name: `essay-${at}.txt`, text: `${words(1000 + at, 300)} ${shared.join(" ")}`.replaceAll(" ba", ' "ba') };
  });
  const { input, source } = await reportOf(many);
  const all = input.report.pairs.length;
  expect(all).toBeGreaterThan(WHOLE_LIMITS.pairs);
  const made = await wholeReport(input, source);
  const html = made.parts.join("");
  expect(Buffer.byteLength(html)).toBeLessThan(5_000_000);
  expect(made.full).toBeGreaterThan(20);
  expect(made.passagesOnly).toBeGreaterThan(20);
  expect(made.full + made.passagesOnly + made.listOnly).toBe(all);
  const { text } = read(html);
  const count = (number: number): string => number.toLocaleString("en");
  expect(text).toContain(`The first ${count(WHOLE_LIMITS.pairs)} of ${count(all)} listed pairs`);
  expect(text).toContain(
    `both texts in full for ${count(made.full)} of ${count(all)} listed pairs, the passages alone for ${count(made.passagesOnly)}`,
  );
});

test("a passage that was excluded by hand is listed as such, is not highlighted, and is in no number", async () => {
  speak("en");
  const [first, second] = [words(90, 60), words(91, 30)];
  const two = [
    { name: "ann.txt", text: `${words(1, 40)}. ${first}. ${words(2, 60)}. ${second}. ${words(3, 30)}.` },
    { name: "bob.txt", text: `${words(4, 40)}. ${first}. ${words(5, 60)}. ${second}. ${words(6, 30)}.` },
  ];
  const { input, source } = await reportOf(two);
  const [detail] = await source.details([{ a: 0, b: 1 }]);
  const { passages } = detail as PairDetail;
  const excluded = [passages[0] as Passage];
  const without = { ...input, ...adjusted(input.report, [{ a: 0, b: 1, excluded, passages }]) };
  const coloured = (html: string): string =>
    [...html.matchAll(/<span class="[pe] h\d">([^<]*)/g)].map(([, text]) => text).join(" ");
  for (const [of, isOut] of [
    [input, false],
    [without, true],
  ] as const) {
    const whole = (await wholeReport(of, source)).parts.join("");
    const alone = (await caseReport(of, { pair: { a: 0, b: 1 } }, source, { maskedFor: null })).join("");
    for (const html of [whole, alone]) {
      const { text } = read(html);
      expect(text.includes("excluded by hand")).toBe(isOut);
      expect(text.includes("1 passage was excluded by hand; with it, 90 words are matched.")).toBe(isOut);
      expect(coloured(html).includes(first)).toBe(!isOut);
      expect(coloured(html)).toContain(second);
      expect(text).toContain(`${isOut ? 30 : 90} matched words`);
    }
    // In the list, too.
    expect(read(whole).text.includes("90 with 1 excluded passage")).toBe(isOut);
  }
});

test("the making of a report ends when it is cancelled", async () => {
  const { input, source } = await reportOf(essays);
  const controller = new AbortController();
  const making = { signal: controller.signal, onProgress: () => controller.abort() };
  await expect(wholeReport(input, source, making)).resolves.toBeDefined();
  await expect(wholeReport(input, source, making)).rejects.toThrow();
});

test("a text is cut into segments without gaps, with the page's stretches in them", async () => {
  const text = essays[0]?.text ?? "";
  const { input, source } = await reportOf(essays);
  const [detail] = await source.details([{ a: 0, b: 1 }]);
  if (!detail) throw new Error("the pair has no detail");
  const { a: layers } = layersOf(detail, { a: text, b: essays[1]?.text ?? "" });
  const segments = segmentsOf(text, layers);
  expect(segments.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
  const coloured = segments.filter(({ stretch }) => stretch?.look === "passage");
  const stretches = layers.stretches.filter(({ look }) => look === "passage");
  expect(coloured.map(({ start, end }) => [start, end])).toEqual(stretches.map(({ start, end }) => [start, end]));
  expect(coloured.length).toBeGreaterThan(0);
  expect(segments.filter(({ opens }) => opens)).toHaveLength(detail.passages.length);
  expect(input.report.pairs.length).toBe(3);
});

test("overlapping layers each have their say", () => {
  const stretch = { start: 2, end: 6, index: 0, hue: 3, look: "passage" as const };
  const layers = {
    spans: [{ start: 2, end: 6, index: 0, hue: 3 }],
    stretches: [stretch],
    excluded: [{ start: 4, end: 8, label: "quoted" as const }],
    obfuscated: [{ start: 5, end: 9 }],
    pages: [{ start: 8, page: 2 }],
  };
  const segments = segmentsOf("0123456789", layers).map(
    ({ start, end, stretch, isExcluded, obfuscated, opens, page }) =>
      [`${start} ${end}`, stretch && "p", isExcluded && "x", obfuscated && "o", opens && "n", page]
        .filter(Boolean)
        .join(" "),
  );
  expect(segments).toEqual(["0 2", "2 4 p n", "4 5 p x", "5 6 p x o", "6 8 x o", "8 9 o 2", "9 10"]);
});

test("a case report of a person has all pairs of that person, and nobody else's name", async () => {
  speak("en");
  const { input, source } = await reportOf(essays);
  expect(pairsOfPerson(input, 0)).toHaveLength(2);
  const masked = (await caseReport(input, { personOf: 0 }, source, { maskedFor: 0 })).join("");
  const { text } = read(masked);
  expect(text).toContain("ann.txt");
  expect(text).toContain("Document A");
  expect(text).toContain("Document B");
  for (const other of ["bob", "cleo", "eve"]) expect(text).not.toMatch(new RegExp(`\\b${other}\\b`, "i"));
  const open = read((await caseReport(input, { personOf: 0 }, source, { maskedFor: null })).join("")).text;
  expect(open).toContain("bob.txt");
  // Eve is in no pair, and so in the table of all documents alone.
  expect(open.match(/eve\.txt/g)).toHaveLength(1);
  expect([0, 25, 26, 701, 702].map(letterOf)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]);
});

test("a case report of several pairs says who shares text with whom, by the names that it may show", async () => {
  speak("en");
  const { input, source } = await reportOf(essays);
  const pairs = [
    { a: 0, b: 1 },
    { a: 0, b: 2 },
  ];
  const made = async (options: CaseOptions) =>
    read((await caseReport(input, { pairs }, source, options)).join("")).text.replaceAll(/\s+/g, " ");
  const all = await made({ maskedFor: null });
  expect(all).toContain("2 pairs of 3 authors");
  // Whoever is in a pair has a row, with the numbers of the pairs.
  expect(all).toContain("AnnBob (1), Cleo (2)");
  expect(all).toContain("BobAnn (1)");
  expect(all).toContain("CleoAnn (2)");
  const nobody = await made({ maskedFor: NOBODY });
  expect(nobody).not.toMatch(/Ann|Bob|Cleo|Eve|(?:ann|bob|cleo|eve)\.txt/);
  expect(nobody).toContain("Document ADocument B (1), Document C (2)");
  const one = await made({ maskedFor: 1 });
  expect(one).toContain("Bob");
  expect(one).not.toMatch(/Ann|Cleo|(?:ann|cleo)\.txt/);
  // One pair has nothing to be summed up, and a person's report with several has the same table.
  expect(await made({ maskedFor: null })).toContain("Who shares text with whom");
  const ofPair = read((await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor: null })).join(""));
  expect(ofPair.text).not.toContain("Who shares text with whom");
  const ofAnn = read((await caseReport(input, { personOf: 0 }, source, { maskedFor: null })).join(""));
  expect(ofAnn.text).toContain("AnnBob (1), Cleo (2)");
});

test("a report of some pairs says in its first lines what it holds and what it leaves out, and names nobody else", async () => {
  speak("en");
  const traces = {
    ...{ weak: [], traced: 4 },
    // Of a pair that is in the report, and of one that is not.
    pairs: [pairTraces(0, 1, 3), pairTraces(1, 2, 4)],
    facts: [{ kind: "fast" as const, document: 2, minutes: 1, words: 900 }],
  };
  const { input, source } = await reportOf(essays, {
    traces,
    unread: [{ name: "x.pdf", reason: { code: "files-not-read" } }],
  });
  // The three pairs are Ann and Bob, Ann and Cleo, Bob and Cleo.
  const made = async (chosen?: ChosenPairs, limits = WHOLE_LIMITS) => {
    const file = read((await wholeReport({ ...input, chosen }, source, {}, limits)).parts.join(""));
    expect(file.hrefs.filter((href) => !file.ids.includes(href.slice(1)))).toEqual([]);
    return { ...file, text: file.text.replaceAll(/\s+/g, " ") };
  };
  const rowOf = (a: number, b: number): number =>
    [...input.report.pairs.a.keys()].findIndex(
      (row) => input.report.pairs.a[row] === a && input.report.pairs.b[row] === b,
    );
  const rows = Uint32Array.of(rowOf(0, 1));
  const all = await made();
  expect(all.text.slice(0, 300)).toContain("All 3 listed pairs are in this report.");
  expect(all.text).toContain("4 revision ids");
  const first = await made(undefined, { ...WHOLE_LIMITS, pairs: 2 });
  expect(first.text.slice(0, 300)).toContain(
    "In this report: the first 2 of 3 listed pairs. Left out to keep this file small: 1.",
  );
  const shown = await made({ scope: "shown", rows, filter: "search “ann”; To discuss" });
  expect(shown.text.slice(0, 500)).toContain(
    "In this report: 1 of 3 listed pairs, those that the list showed. Left out: the other 2, the groups, the unread files, " +
      "and the documents in none of these pairs. Filter of the list: search “ann”; To discuss.",
  );
  expect(shown.text).toContain("2 of 4 documents are in these pairs.");
  expect(shown.text).toContain("3 revision ids");
  for (const other of ["cleo", "eve.txt", "x.pdf", "4 revision ids"])
    expect(shown.text.toLowerCase()).not.toContain(other);
  const confirmed = await made({ scope: "confirmed", rows, filter: "" });
  expect(confirmed.text).toContain("those confirmed in review.");
  expect(confirmed.text).not.toContain("Filter of the list");
  // What does not fit is counted, too.
  const two = Uint32Array.of(rowOf(0, 1), rowOf(1, 2)).sort();
  const cut = await made({ scope: "selected", rows: two, filter: "" }, { ...WHOLE_LIMITS, pairs: 1 });
  expect(cut.text).toContain("2 of 3 listed pairs, those selected in the list. Left out: the other 1,");
  expect(cut.text).toContain("the list below ends after the first 1 of them; 1 more are left out.");
});

function pairTraces(a: number, b: number, revisions: number) {
  const none = {
    ids: 0,
    pictures: 0,
    looks: 0,
    objects: 0,
    names: [],
    created: null,
    styles: [],
    misspelt: [],
    habits: [],
  };
  return { a, b, revisions, ...none, sharedBy: 2 };
}

test("a passage has its wording in the table only where the texts do not follow, and an excerpt ends at a word", async () => {
  speak("en");
  const { input, source } = await reportOf(essays);
  const whole = async (textBytes: number) =>
    read((await wholeReport(input, source, {}, { ...WHOLE_LIMITS, textBytes })).parts.join("")).text;
  const times = (text: string): number => text.split(copied).length - 1;
  // Three pairs, and in each of them both texts once.
  expect(times(await whole(3_000_000))).toBe(6);
  const short = await whole(0);
  expect(times(short)).toBe(6);
  const long = words(70, 400);
  const cut = await reportOf([
    { name: "a.txt", text: `${words(71, 40)}. ${long}` },
    { name: "b.txt", text: `${long}. ${words(72, 40)}` },
  ]);
  const { parts } = await wholeReport(cut.input, cut.source, {}, { ...WHOLE_LIMITS, textBytes: 0 });
  const [, last = ""] = /(\S+) … [\d,]+ more characters/.exec(read(parts.join("")).text) ?? [];
  expect(long.split(" ")).toContain(last);
});

test("a passage's words and edits are in one short line, in each language", async () => {
  const given = words(80, 60).split(" ");
  const changed = given.with(20, "zzyzx").with(40, "qwxyz");
  const { input, source } = await reportOf([
    { name: "a.txt", text: given.join(" ") },
    { name: "b.txt", text: changed.join(" ") },
  ]);
  for (const [language, expected] of [
    ["en", "58 words, 2 changed places"],
    ["es", "58 palabras, 2 lugares cambiados"],
    ["ru", "58 слов, 2 изменённых места"],
  ] as const) {
    speak(language);
    const { text } = read((await wholeReport(input, source)).parts.join(""));
    expect(text.replaceAll("\u00a0", " ")).toContain(expected);
  }
});

test("a masked case report blacks out the other person's name in both texts, and marks the same passages", async () => {
  speak("en");
  const copied =
    "the harbour was rebuilt after the great fire and every warehouse along the northern quay received an iron roof";
  const given = [
    {
      name: "Kate Mallory/essay.txt",
      author: "Kate Mallory",
      text: `Kate Mallory, history. ${copied}. Thanks to Jon Weaver.`,
    },
    {
      name: "Jon Weaver/essay.txt",
      author: "Jon Weaver",
      text: `By Jon Weaver. Weaver wrote that ${copied}; kate lent me books.`,
    },
  ];
  const { input, source } = await reportOf(given, {}, { minMatched: 10 });
  const report = async (maskedFor: number | null): Promise<string> =>
    (await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor })).join("");
  const [open, masked] = [read(await report(null)).text, read(await report(0)).text];
  expect(open.match(/Weaver/g)?.length).toBeGreaterThan(3);
  expect(masked).not.toMatch(/weaver|\bjon\b/i);
  expect(masked).toContain("Kate Mallory, history.");
  expect(masked).toContain("███ ██████. ██████ wrote that");
  expect(masked).toContain("Thanks to ███ ██████.");
  const passages = (html: string): number[] =>
    (html.match(/<span class="p h\d+">[^<]*/g) ?? []).map(({ length }) => length);
  expect(passages(await report(0))).toEqual(passages(await report(null)));
  expect(passages(await report(0)).length).toBeGreaterThan(1);
});

/** Two files of people who have no author: their names are in the files' names, in the texts and in the note. */
const authorless = [
  {
    name: "Seminar paper Peter Okoye.docx",
    text: `Seminar paper by Peter Okoye. ${copied}. ${words(2, 30)}. Okoye, may 2025.`,
  },
  {
    name: "Thesis chapter Marta Lindholm.docx",
    text: `Marta Lindholm. ${words(3, 20)}. ${copied}. I thank Peter Okoye for reading a draft.`,
  },
] as const;

const noted = { review: () => ({ state: "To discuss", note: "Peter's draft came first; peter okoye denies it." }) };

test("names that a person enters are blacked out in both texts, the note and names of files, and nothing else is claimed", async () => {
  speak("en");
  const { input, source } = await reportOf(authorless, noted);
  const report = async (options: Partial<CaseOptions>): Promise<string> => {
    const parts = await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor: 1, ...options });
    return parts.join("");
  };
  const masked = await report({ names: ["Peter Okoye", "Z"] });
  const { text } = read(masked);
  expect(masked).not.toMatch(/okoye|peter/i);
  expect(text).toContain("Seminar paper by █████ █████.");
  expect(text).toContain("I thank █████ █████ for reading a draft.");
  expect(text).toContain("█████'s draft came first; █████ █████ denies it.");
  expect(text).toContain("Marta Lindholm. ");
  expect(text).toContain("only the names that were entered for this report are blacked out");
  expect(text).not.toContain("NOT blacked out");
  // Without a name it says so, also where what was entered could not be found in any text.
  for (const names of [undefined, [], ["Z"]]) {
    const without = read(await report(names ? { names } : {})).text;
    expect(without).toContain("I thank Peter Okoye for reading a draft.");
    expect(without).toContain("names inside the texts and notes are NOT blacked out");
    expect(without).not.toContain("that were entered for this report");
    expect(without).not.toContain("Seminar paper Peter Okoye.docx");
  }
  // Names are taken out of the shown file's name, too, but not what its author is called.
  const both = authorless.map((one, at) => ({
    ...one,
    name: `${at} Peter and Marta Okoye.docx`,
    ...(at === 1 && { author: "Marta Okoye" }),
  }));
  const other = await reportOf(both);
  const parts = await caseReport(other.input, { pair: { a: 0, b: 1 } }, other.source, {
    ...{ maskedFor: 1, names: ["Peter Okoye"] },
  });
  expect(read(parts.join("")).text).toContain("Document A compared with 1 █████ and Marta Okoye.docx");
});

test("a case report leaves the note out where it is not wanted, and has what was written about the case at its head", async () => {
  speak("en");
  const { input, source } = await reportOf(authorless, noted);
  const report = async (options: Partial<CaseOptions>): Promise<string> =>
    (await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor: null, ...options })).join("");
  const plain = await report({});
  expect(read(plain).text).toContain("Peter's draft came first");
  for (const head of ["Case number", "Prepared by"]) expect(plain).not.toContain(head);
  const html = await report({ withNotes: false, caseNumber: '2026/17 "<b>', preparedBy: "A. Officer" });
  const { text } = read(html);
  expect(text).not.toContain("draft came first");
  expect(text).toContain("Review: To discuss");
  expect(text).toContain('Case number2026/17 "<b>Prepared byA. Officer');
  // At the foot of each printed page.
  const printed = /^<!doctype html><html lang="en" data-printed="([^"]*)"/.exec(html)?.[1];
  expect(printed).toMatch(
    /^Case report: Seminar paper Peter Okoye\.docx and .* · 2026\/17 &quot;&lt;b> · 1 March 2026$/,
  );
});

test("a case report ends with all compared documents, whose order does not tell masked names", async () => {
  speak("en");
  const { input, source } = await reportOf(essays);
  const rows = async (maskedFor: number | null): Promise<string[]> => {
    const html = (await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor })).join("");
    const table = html.slice(html.indexOf('id="documents"'));
    return [
      ...table.matchAll(/<tr><td class="names"><bdi>([^<]*)<\/bdi><\/td><td class="number">([^<]*)<.*?([0-9a-f]{64})/g),
    ].map(([, name, length, digest]) => `${name} ${length} ${digest}`);
  };
  const digests = await Promise.all(essays.map(({ text }) => textDigestOf(text)));
  const label = (at: number): string => `${essays[at]?.author} — ${essays[at]?.name}`;
  const line = (at: number, name = label(at)): string => `${name} ${at === 3 ? 90 : 120} words ${digests[at]}`;
  expect(await rows(null)).toEqual([0, 1, 2, 3].map((at) => line(at)));
  const last = [2, 3].sort((x, y) => ((digests[x] ?? "") < (digests[y] ?? "") ? -1 : 1));
  expect(await rows(0)).toEqual([
    line(0),
    line(1, "Document A"),
    ...last.map((at, place) => line(at, `Document ${"BC"[place]}`)),
  ]);
});

test("a report names documents with their authors first, as the page does", async () => {
  speak("en");
  const { input, source } = await reportOf(essays);
  const whole = read((await wholeReport(input, source)).parts.join("")).text;
  expect(whole).toContain("Ann — ann.txt");
  const single = (await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor: 0 })).join("");
  expect(single).toContain("Ann — ann.txt");
  expect(single).not.toContain("Bob");
});

test("a case report names earlier work and texts read from pictures in its head, in each language", async () => {
  const [ann, bob, ...others] = essays as [TestDocument, TestDocument, ...TestDocument[]];
  const { input, source } = await reportOf([ann, { ...bob, role: "archive" }, ...others]);
  const notes = [message("files-recognised", { confidence: 0.9 })];
  const documents = input.documents.map((document, at) => (at < 2 ? { ...document, notes } : document));
  const pair = { pair: { a: 0, b: 1 } };
  for (const [locale, earlierWork, fromPictures] of [
    ["en", "Earlier work: Bob — bob.txt.", "misread: Ann — ann.txt and Bob — bob.txt."],
    ["es", "Entregas anteriores: Bob — bob.txt.", "mal leídas: Ann — ann.txt y Bob — bob.txt."],
    ["ru", "Из прошлых работ: Bob — bob.txt.", "неверно: Ann — ann.txt и Bob — bob.txt."],
  ] as const) {
    speak(locale);
    const html = (await caseReport({ ...input, documents }, pair, source, { maskedFor: null })).join("");
    const text = read(html).text.replaceAll(/[\u2066-\u2069]/g, "");
    expect(text).toContain(earlierWork);
    expect(text).toContain(fromPictures);
  }
});

test("a report explains the words that it uses, and no others", async () => {
  speak("en");
  const { input, source } = await reportOf(essays);
  const pair = { pair: { a: 0, b: 1 } };
  const single = read((await caseReport(input, pair, source, { maskedFor: null })).join("")).text;
  expect(single).toContain("a run of at least five words that are the same in both texts");
  expect(single).toContain("“Changed places” are the places in a passage");
  // As under "How this was counted".
  expect(single).toMatch(/has [\d,]+ words: \d+ matched \(\d+%\), [^;]*; \d+ not matched \(\d+%\)\./);
  expect(single).toContain("Shared runs under 12 words do not count as matched");
  expect(single).toContain("for verbatim ones they were fitted to unrelated books");
  expect(single).not.toContain("“Expected by chance”");
  const whole = read((await wholeReport(input, source)).parts.join("")).text;
  expect(whole).toContain("“Expected by chance” in the table of pairs");
  const similar = await reportOf(essays, {}, { evidence: false });
  const bare = read((await caseReport(similar.input, pair, similar.source, { maskedFor: null })).join("")).text;
  expect(bare).toContain("Similarity is the share");
  for (const term of ["matched if", "word for word", "fitted to unrelated books"]) expect(bare).not.toContain(term);
});

test("the whole result has its documents with digests after the comparisons, and marks notes and hidden tricks", async () => {
  speak("en");
  const hiding = essays.map((essay, at) =>
    at === 1 ? { ...essay, text: essay.text.replaceAll("a", "\u0430") } : essay,
  );
  const review = (a: number, b: number) => (a === 0 && b === 1 ? { state: "To discuss", note: "Why?" } : null);
  const { input, source } = await reportOf(hiding, { review });
  const html = (await wholeReport(input, source)).parts.join("");
  const at = ["pairs", "comparisons", "p1", "documents", "meaning"].map((id) => html.indexOf(`id="${id}"`));
  expect(at).toEqual([...at].sort((x, y) => x - y));
  expect(Math.min(...at)).toBeGreaterThan(0);
  const contents = [...html.matchAll(/<li><a href="#(\w+)">/g)].map(([, id]) => id);
  expect(contents).toEqual(["pairs", "groups", "comparisons", "documents", "meaning", "repeat"]);
  const rows = [...html.slice(at[0], at[1]).matchAll(/<tr><td class="number">.*?<\/tr>/g)].map(([row]) => row);
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row.match(/hidden tricks/g)?.length ?? 0).toBe(row.includes("bob.txt") ? 1 : 0);
    const isNoted = row.includes("ann.txt") && row.includes("bob.txt");
    expect(row.includes('To discuss<span class="quiet">note</span>')).toBe(isNoted);
  }
});

test("a case report has the reviewer's note, digests, settings and what the numbers mean, in each language", async () => {
  for (const locale of ["en", "es", "ru"]) {
    speak(locale);
    const review = () => ({ state: "confirmed!", note: "Both were asked on 1 March." });
    const { input, source } = await reportOf(essays, { review });
    const parts = await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor: null });
    const html = parts.join("");
    const { text } = read(html);
    expect(html).toContain(`<html lang="${locale}" data-printed="`);
    for (const text of ["confirmed!", "Both were asked on 1 March.", "1 March 2026", input.report.engine]) {
      expect(text).toContain(text);
    }
    for (const document of essays.slice(0, 2)) {
      expect(text).toContain(await textDigestOf(document.text));
      for (const word of document.text.split(" ")) expect(text).toContain(word);
    }
    // A key that stands in place of its sentence.
    expect(text).not.toMatch(/\b(?:report|comparison|pairs|evidence|documents|parameters)-[a-z]/);
  }
});

test("characters that no file can hold are replaced one for one", () => {
  const text = "a\u0000b\u0007c\ud800d\ufffee\u0085\t\r\n😀";
  expect(cleanText(text)).toBe("a�b�c�d�e�\t\r\n😀");
  expect(cleanText(text)).toHaveLength(text.length);
});

test("pairs of authors that share too little are listed as on screen: if they are wanted, or if there are no others", async () => {
  speak("en");
  const pair = (names: string, matched: number, isWeak: boolean, row: number) => {
    const [a = "", b = ""] = names.split(" ");
    const shared = { matchedA: matched, matchedB: matched, weight: matched, exact: true, longest: matched };
    return { a, b, ...shared, wordsA: 99, wordsB: 99, isWeak, pairs: [row] };
  };
  const [strong, weak] = [pair("Una Zoe", 60, false, 0), pair("Ivo Kim", 12, true, 1)];
  const { input, source } = await reportOf(essays);
  const text = async (more: object): Promise<string> =>
    read((await wholeReport({ ...input, ...more }, source)).parts.join("")).text;
  const some = await text({ authorPairs: [strong, weak] });
  expect(some).toContain("Una");
  expect(some).not.toContain("Ivo");
  expect(some).toContain("1 more pair of authors shares only a few words, too few to mean anything.");
  expect(await text({ authorPairs: [strong, weak], listsWeakAuthors: true })).toContain("Ivo");
  expect(await text({ authorPairs: [weak] })).toContain("Ivo");
});
