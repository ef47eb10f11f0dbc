/** What is said of programs: their length, what their matched tokens may differ in, and why a pair does not stand out. */
import { expect, test } from "@playwright/test";
import { table } from "../../cli/print.ts";
import { pairAt, warningsByDocument } from "../../www/engine/pairs.ts";
import type { Evidence, Params, Report } from "../../www/engine/pkg/lookalike.js";
import { warningInWords } from "../../www/engine/remarks.ts";
import { say } from "../../www/i18n/t.ts";
import { resultInWords } from "../../www/overview/overview.tsx";
import { columnsOf } from "../../www/pairs/columns.ts";
import { mayDiffer, shortInWords, weakInWords } from "../../www/pairs/evidence.ts";
import { lengthOf } from "../../www/pairs/matched.ts";
import { orderedRows } from "../../www/pairs/sorted-rows.ts";
import type { SavedResult } from "../../www/share/json/saved-result.ts";
import { caseReport } from "../../www/share/report/case.tsx";
import { wholeReport } from "../../www/share/report/whole.tsx";
import { dialects } from "../../www/share/table/csv.ts";
import { documentLines, pairLines } from "../../www/share/table/result-tables.ts";
import { randomOf } from "./random.ts";
import { reportOf } from "./report-input.ts";
import { speak } from "./speak.ts";

test.beforeEach(() => speak("en"));

/** A program of statements that differ with the seed. */
function program(seed: number, statements: number): string {
  const signs = ["+", "-", "*", "/", "%", "&", "|", "^"];
  const lines = Array.from({ length: statements }, (_, at) => {
    const [first, second] = [signs[(seed * 7 + at * at) % 8], signs[(seed + at * 3) % 8]];
    return at % 3 === seed % 3
      ? `    while (total ${first} values[i] > ${at}) { total = total ${second} left; i++; }`
      : `    if (left ${second} ${at} == i) total ${first}= values.size() ${second} left;`;
  });
  return `import java.util.List;\n\npublic class P {\n  int work(List<Integer> values) {\n    int total = 0, left = 1, i = 2;\n${lines.join("\n")}\n    return total;\n  }\n}\n`;
}

const original = program(1, 30);
const renamed = original
  .replaceAll("total", "sum")
  .replaceAll("values", "list")
  .replaceAll("= 0", "= 17")
  .replace("    return", "    // The result:\n    return");
const given = [
  { name: "original.java", text: original },
  { name: "renamed.java", text: renamed },
  ...[2, 3, 5].map((seed) => ({ name: `own-${seed}.java`, text: program(seed, 25) })),
];

const params: Partial<Params> = { unit: "code", k: 6, weighting: "rarity", threshold: 0 };

test("a program has one length: its tokens without closing brackets and braces", async () => {
  const { input } = await reportOf(given, {}, params);
  const { report } = input;
  for (const [at, { text }] of given.entries()) {
    const brackets = text.match(/[)\]{}]/g)?.length ?? 0;
    expect(lengthOf(report, at)).toBe((report.documents.tokens[at] ?? 0) - brackets);
  }
  const [heads = "", first = ""] = documentLines(input as SavedResult, { dialect: dialects.comma, say });
  expect(heads.split(",")[3]).toBe('"Tokens"');
  expect(Number(first.split(",")[3])).toBe(lengthOf(report, 0));
  // Without a search for evidence no token is skipped.
  const { input: other } = await reportOf(given, {}, { ...params, evidence: false });
  expect(lengthOf(other.report, 0)).toBe(report.documents.tokens[0]);
});

test("tokens that match although all names differ are nowhere said to be the same, or verbatim", async () => {
  const { input, source } = await reportOf(given, {}, params);
  const { report } = input;
  const { a, b, evidence } = pairAt(report, 0);
  expect([a, b, evidence?.matchedA, evidence?.score]).toEqual([0, 1, lengthOf(report, 0), 1]);
  const [heads = ""] = pairLines(input as SavedResult, { dialect: dialects.comma, say });
  expect(heads).toContain('"Matched tokens of A"');
  expect(heads).toContain('"Shared by both programs (%)"');
  expect(heads).not.toMatch(/verbatim/i);
  const html = (await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor: null })).join("");
  expect(html).toContain("Names, types, numbers and quoted text may differ.");
  expect(html).not.toMatch(/the same in both|paler/);
});

test("what may differ is said of programs that are read by a grammar", async () => {
  const texts = [...given.slice(0, 2), { name: "a.xyz", text: "12 34" }, { name: "b.xyz", text: "12 34" }];
  const { report } = (await reportOf(texts, {}, params)).input;
  expect([...report.documents.language]).toEqual(["java", "java", "plain", "plain"]);
  expect(mayDiffer(report, 0, 1)).toMatch(/^Names, types, numbers and quoted text may differ\. .*imports/);
  expect(mayDiffer(report, 2, 3)).toBeNull();
  const { report: whole } = (await reportOf(texts, {}, { ...params, reduceCode: false })).input;
  expect(mayDiffer(whole, 0, 1)).toBe(
    "Names, numbers and quoted text may differ. Comments and layout are not compared.",
  );
  const { report: words } = (await reportOf(texts, {}, {})).input;
  expect(mayDiffer(words, 0, 1)).toBeNull();
});

test("the list of programs is in the order of its bars: how much of both is shared, less where few tokens match", async () => {
  const { report } = (await reportOf(given, {}, params)).input;
  expect(columnsOf(report)[0]).toMatchObject({ key: "evidence", label: "Evidence" });
  const { weight, score } = report.pairs.evidence;
  const rows = [...orderedRows(report, { key: "evidence", descending: false }, null, [])];
  const weights = rows.flatMap((row) => weight[row] ?? []);
  expect(weights).toEqual([...weights].sort((x, y) => x - y));
  expect(new Set(weights).size).toBeGreaterThan(1);
  for (const [at, share] of score.entries()) {
    const { matchedA: tokens } = report.pairs.evidence;
    expect(weight[at]).toBeCloseTo((share * (tokens[at] ?? 0)) / ((tokens[at] ?? 0) + 50), 5);
  }
});

/** Statements that differ with the seed. */
function statements(seed: number, count: number): string[] {
  const random = randomOf(seed);
  const sign = () => "+-*/%&|^"[random(8)];
  const forms = [
    () => `while (total ${sign()} values[i] > left) total = total ${sign()} left;`,
    () => `if (left ${sign()} i == total) total ${sign()}= values.size() ${sign()} left;`,
    () => `for (int j = 0; j < left; j++) { values[j] ${sign()}= i; }`,
    () => `left = work(values, total ${sign()} i) ${sign()} left;`,
  ];
  return Array.from({ length: count }, () => forms[random(forms.length)]?.() ?? "");
}

/** A solution of one task: it does the same twelve things as all others, each in one of twelve ways, and something of its own. */
function solution(seed: number): string {
  const random = randomOf(seed);
  const things = Array.from({ length: 12 }, (_, thing) => statements(100 * (thing + 1) + random(12), 3));
  const lines = [...things.flat(), ...statements(10_000 + seed, random(12))];
  return `class P {\n  int work(int[] values, int i) {\n    int total = 0, left = 1;\n${lines.join("\n")}\n  }\n}\n`;
}

test("in a class, what independent solutions explain is counted, and does not stand out beside a copy", async () => {
  const solutions = Array.from({ length: 20 }, (_, seed) => ({ name: `own-${seed}.java`, text: solution(seed) }));
  const copy = { name: "copy.java", text: solution(7).replaceAll("total", "sum").replaceAll("left", "rest") };
  const { report } = (await reportOf([...solutions, copy], {}, { ...params, threshold: 0.2 })).input;
  const { a, b, evidence } = report.pairs;
  expect([a[0], b[0], evidence.expectedByChance[0]]).toEqual([7, 20, 0]);
  expect(evidence.length).toBeGreaterThan(10);
  expect(report.totals.expectedByChance).toBeGreaterThan(10);
  for (const [at, expected] of [...evidence.expectedByChance].entries()) {
    if (at === 0) continue;
    expect(expected).toBeGreaterThan(0);
    expect(expected).toBeLessThanOrEqual(report.totals.expectedByChance ?? 0);
  }
  expect(resultInWords(report).headline).toBe(
    `1 pair stands out among 210. ${evidence.length - 1} weaker pairs are listed as well.`,
  );
  const all = [...solutions, copy];
  const extras = {
    longest: new Uint32Array(evidence.length),
    details: undefined,
    documents: all.map((document) => ({ ...document, role: "submission" as const, author: null })),
    listedByUser: false,
  };
  expect(table(report, extras)).toContain(
    "1 pair shares at least 25 matched tokens, and enough of both programs to suggest copying.\n" +
      `${evidence.length - 1} weaker pairs are listed as well.\n` +
      `Without any copying, about ${Math.round(report.totals.expectedByChance ?? 0)} pairs would be listed for their matched tokens.`,
  );
  // Of fewer than ten programs it is unknown.
  const few = (await reportOf([...solutions.slice(0, 8), copy], {}, { ...params, threshold: 0.2 })).input.report;
  expect([few.totals.expectedByChance, few.pairs.evidence.expectedByChance[0]]).toEqual([null, Number.NaN]);
});

test("short programs that are equal are listed, with a remark after each", async () => {
  const greeting =
    "public class Main {\n  public static void main(String[] args) {\n    System.out.println(1);\n  }\n}\n";
  const given = Array.from({ length: 3 }, (_, at) => ({ name: `short-${at}.java`, text: greeting }));
  const { input, source } = await reportOf(given, {}, { ...params, threshold: 0.2 });
  expect(input.report.documents.warnings.map(({ code }) => code)).toContain("tooShortToTell");
  expect(input.report.pairs.length).toBe(3);
  const { parts } = await wholeReport(input, source);
  expect(parts.join("").match(/ · little code of its own</g)).toHaveLength(6);
});

test("that a file has little code is said of programs, and not of what lies beside them", async () => {
  const given = ["notes/README.md", "Makefile", "Main.java", "main.py"].map((name, at) => ({
    name,
    text: `run(${at}, "all", limit - 1);\n`.repeat(9),
  }));
  const { report } = (await reportOf(given, {}, { ...params, threshold: 0.2 })).input;
  const isShort = (at: number) =>
    report.documents.warnings.some((own) => own.document === at && own.code === "tooShortToTell");
  expect(given.map((_, at) => isShort(at))).toEqual([true, true, true, true]);
  const said = given.map((_, at) => (warningsByDocument(report).get(at) ?? []).map(({ code }) => code));
  expect(said.map((codes) => codes.includes("tooShortToTell"))).toEqual([false, false, true, true]);
  const warning = warningsByDocument(report)
    .get(2)
    ?.find(({ code }) => code === "tooShortToTell");
  expect(warning && warningInWords(warning, report)).toBe(
    "This program has too little code of its own (it is short, or repeats the same lines) to tell a copy from an honest solution.",
  );
});

test("a pair of programs that does not stand out says why, and why it is listed", () => {
  const report = (warnings: object[], pairsNotAligned = 0): Report =>
    ({
      params: { unit: "code", minMatched: 25, threshold: 0.2 },
      pairs: { a: Uint16Array.of(0, 1), b: Uint16Array.of(1, 2) },
      documents: { words: Uint32Array.of(500, 400, 300), warnings },
      totals: { pairsNotAligned },
    }) as unknown as Report;
  const evidence = (matched: number): Evidence => ({
    ...{ matchedA: matched, matchedB: matched, verbatimA: matched, verbatimB: matched },
    ...{ longest: 20, passages: 2, expectedByChance: null, score: 0.3, weight: 0.2 },
  });
  const listed = "This pair is listed only because it is at least 20% similar.";
  expect(weakInWords(report([]), [1, 0], evidence(90))).toBe(
    "Code that many programs contain counts less. Counted this way, the two programs share 30% of their code, " +
      `too little to suggest copying. ${listed}`,
  );
  expect(weakInWords(report([]), [0, 2], evidence(20))).toBe("Fewer than 25 tokens match, too few to suggest copying.");
  expect(weakInWords(report([]), [0, 2], null)).toBe("Fewer than 25 tokens match, too few to suggest copying.");
  const short = report([{ document: 1, code: "tooShortToTell" }]);
  expect(weakInWords(short, [1, 2], evidence(90))).toMatch(/^One of the two programs has too little code of its own/);
  expect(shortInWords(short, [2, 1])).toMatch(/^One of the two programs has too little code of its own/);
  expect(shortInWords(short, [0, 2])).toBe("");
  const bothShort = report([1, 2].map((document) => ({ document, code: "tooShortToTell" })));
  expect(shortInWords(bothShort, [1, 2])).toBe(
    "Both programs have too little code of their own (they are short, or repeat the same lines) to tell a copy from an honest solution.",
  );
  // Where not all were examined, the reason is unknown.
  expect(weakInWords(report([], 5), [0, 1], evidence(90))).toBe(listed);
});
