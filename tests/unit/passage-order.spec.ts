/** A passage has one number, by its place in the first text: on screen, in reports, and of whatever pair one side is swapped. */
import { expect, test } from "@playwright/test";
import { bySize, inReadingOrder, longest, longestOf } from "../../www/engine/passage-order.ts";
import type { Passage } from "../../www/engine/pkg/lookalike.js";
import { adjusted } from "../../www/review/adjusted-report.ts";
import { caseReport } from "../../www/share/report/case.tsx";
import { wholeReport } from "../../www/share/report/whole.tsx";
import { words } from "../e2e/page.ts";
import { reportOf } from "./report-input.ts";
import { speak } from "./speak.ts";

const passage = (aStart: number, matchedA: number, matchedB = matchedA) =>
  ({ aStart, aEnd: aStart + 10, bStart: 100 - aStart, bEnd: 110 - aStart, matchedA, matchedB }) as Passage;

test("passages are ordered by place, and by size with equal ones in place", () => {
  const { passages } = inReadingOrder({
    passages: [passage(40, 9), passage(0, 5), passage(20, 9), passage(60, 30, 4)],
  });
  expect(passages.map(({ aStart }) => aStart)).toEqual([0, 20, 40, 60]);
  expect(bySize(passages)).toEqual([1, 2, 0, 3]);
  expect(longestOf(passages)).toBe(1);
  expect(longestOf(passages, (index) => index === 1)).not.toBe(1);
  expect(longestOf(passages, (index) => index > 0)).toBe(-1);
  expect(longest(passages, 2)).toEqual([1, 2]);
  expect(longest(passages, 3)).toEqual([0, 1, 2]);
  expect(longest(passages, 9)).toEqual([0, 1, 2, 3]);
  expect(longestOf([passage(0, 5)])).toBe(-1);
});

const [short, long, middle] = [words(41, 18), words(42, 40), words(43, 26)];
const documents = [
  {
    name: "first.txt",
    text: [words(1, 300), short, words(2, 300), long, words(3, 300), middle, words(4, 300)].join(". "),
  },
  { name: "second.txt", text: [words(5, 300), middle, words(6, 300), long, words(7, 300), short].join(". ") },
];

/** The numbers in a report's table of passages, in its order, each with the word behind it in the first text. */
function numbered(html: string): [number: string, start: string][] {
  const rows = [...html.matchAll(/<tr><td><a[^>]* href="#(p\d+a\d+)">(\d+)<\/a><\/td>/g)];
  return rows.map(([, place = "", number = ""]) => {
    const text = html.slice(html.indexOf(`id="${place}"`)).replace(/^[^>]*>\d+<\/a>(?:<[^>]*>)*/, "");
    return [number, text.slice(0, text.search(/[ <]/))];
  });
}

const startOf = (text: string): string => text.split(" ")[0] ?? "";

test("reports number passages as the screen does, say which is the longest, and follow the sides of the screen", async () => {
  speak("en");
  const { input, source } = await reportOf(documents);
  const inFirst = [short, long, middle].map((text, at) => [String(at + 1), startOf(text)]);
  const whole = (await wholeReport(input, source)).parts.join("");
  expect(numbered(whole)).toEqual(inFirst);
  expect(whole.match(/40 words · longest/g)).toHaveLength(1);
  const report = async (a: number, b: number, given = input): Promise<string> =>
    (await caseReport(given, { pair: { a, b } }, source, { maskedFor: null })).join("");
  expect(numbered(await report(0, 1))).toEqual(inFirst);
  const inSecond = [middle, long, short].map((text, at) => [String(at + 1), startOf(text)]);
  expect(numbered(await report(1, 0))).toEqual(inSecond);
  // Excluded by hand, with the texts in either order.
  const [detail] = await source.details([{ a: 0, b: 1 }]);
  const passages = detail?.passages ?? [];
  const excluded = [passages[0] as Passage];
  const without = { ...input, ...adjusted(input.report, [{ a: 0, b: 1, excluded, passages }]) };
  const out = (html: string): string[] =>
    [...html.matchAll(/<tr><td><a class="[^"]*">(\d+)|<a class="[^"]*\bout\b[^"]*" href="#p\d+a(\d+)"/g)].map(
      ([, one, other]) => one ?? other ?? "",
    );
  expect(new Set(out(await report(0, 1, without)))).toEqual(new Set(["1"]));
  expect(new Set(out(await report(1, 0, without)))).toEqual(new Set(["3"]));
});
