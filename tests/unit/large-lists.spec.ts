/** Lists that are longer than the arguments of a call may be, and work that must not grow with the square of a list. */
import { expect, test } from "@playwright/test";
import { align } from "../../cli/output.ts";
import { rowsInOrder, type TextStretch } from "../../www/read/formats/pdf/lines.ts";
import { type ExcludedPassages, keptExclusions, withExcluded } from "../../www/review/exclusions.ts";

test("a table of any length is aligned", () => {
  const rows = Array.from({ length: 200_000 }, (_, row) => [String(row), "–", `name ${row}`]);
  const lines = align([["words", "share", "names"], ...rows]);
  expect(lines.slice(0, 2)).toEqual([" words  share  names", "     0      –  name 0"]);
  expect(lines.at(-1)).toBe("199999      –  name 199999");
});

/** A line of a column, or across both. */
function stretch(x0: number, x1: number, y: number): TextStretch {
  return { text: `a line of prose at ${x0} and ${y}`, x0, x1, y, size: 1 };
}

/** Two columns; above every fourth line of both stands one that crosses the gutter. */
function twoColumns(lines: number): TextStretch[] {
  return Array.from({ length: lines }, (_, line) => [
    ...(line % 4 === 0 ? [stretch(0, 100, 10 * line)] : []),
    ...[stretch(0, 48, 10 * line + 5), stretch(52, 100, 10 * line + 5)],
  ]).flat();
}

test("a page of two columns is read band by band", () => {
  const places = rowsInOrder(twoColumns(12)).map((row) => row.map(({ x0, x1, y }) => [x0, x1, y]));
  const band = (from: number): number[][][] => [
    [[0, 100, from]],
    ...[0, 52].flatMap((x0) => [5, 15, 25, 35].map((y) => [[x0, x0 + 48, from + y]])),
  ];
  expect(places).toEqual([...band(0), ...band(40), ...band(80)]);
});

test("the time for a page of columns does not grow with the square of its lines", () => {
  let reads = 0;
  const counted = twoColumns(2_000).map((one) => {
    const { y } = one;
    const get = (): number => {
      reads++;
      return y;
    };
    return Object.defineProperty(one, "y", { get });
  });
  expect(rowsInOrder(counted)).toHaveLength(4_500);
  expect(reads).toBeLessThan(200 * counted.length);
});

test("a page with more stretches than a call may have arguments is read", () => {
  const page = Array.from({ length: 150_000 }, (_, line) => stretch(0, 100, 10 * line));
  expect(rowsInOrder(page)).toHaveLength(page.length);
});

test("excluded passages are looked up among all documents at once", () => {
  let reads = 0;
  const documents = Array.from({ length: 200 }, (_, at) => ({
    path: `${at}`,
    get text() {
      reads++;
      return "x".repeat(at);
    },
  }));
  const passage = { aStart: 0, aEnd: 1, bStart: 0, bEnd: 1, matchedA: 1, matchedB: 1 };
  let all: ExcludedPassages = new Map();
  for (const [at, one] of documents.entries()) {
    const next = documents[at + 1];
    if (next) all = withExcluded(all, one, next, passage);
  }
  reads = 0;
  expect(keptExclusions(all, documents)).toHaveLength(199);
  expect(reads).toBeLessThan(4 * documents.length);
});
