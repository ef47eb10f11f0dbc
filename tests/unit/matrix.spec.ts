/** The matrix: its order, its cells and their colours, what is in view, and what leaves it as a picture or a table. */
import { expect, test } from "@playwright/test";
import type { Report } from "../../www/engine/pkg/lookalike.js";
import { allGroups } from "../../www/groups/groups.ts";
import {
  blockFor,
  cellsOf,
  indexAt,
  moved,
  nextFilled,
  orderOf,
  revealing,
  stepOfKey,
  type View,
  whole,
  zoomed,
} from "../../www/matrix/cells.ts";
import { cellText, tabbed } from "../../www/matrix/matrix.tsx";
import { matrixSvg } from "../../www/matrix/matrix-svg.ts";
import { cellInWords, legendOf } from "../../www/matrix/on-screen.ts";
import { MATRIX_COLOURS, type MatrixColours } from "../../www/matrix/paint-matrix.ts";
import { maxCellsIn, plotFor, sceneOf, withBandAbove } from "../../www/matrix/scene.ts";
import { type Kind, kindsOf, stepOf, stepsFor, valuesOf } from "../../www/matrix/values.ts";
import { randomOf } from "./random.ts";
import { type GivenPair, reportOf } from "./report-of.ts";
import { speak } from "./speak.ts";

let random = randomOf(4);
// Else a test's numbers would depend on which tests ran before it in its worker.
test.beforeEach(() => {
  random = randomOf(4);
});

/** A report of random pairs, the last third of them without evidence. */
function randomReport(documents: number, count: number): Report {
  const pairs = new Map<string, GivenPair>();
  for (let i = 0; i < count; i++) {
    const [x, y] = [random(documents), random(documents)];
    const [a, b] = [Math.min(x, y), Math.max(x, y)];
    const own = { a, b, shared: 1 + random(90) };
    if (a !== b) pairs.set(`${a} ${b}`, i % 3 === 2 ? own : { ...own, matched: 20 + random(300) });
  }
  const all = [...pairs.values()];
  const found = all.filter(({ matched }) => matched !== undefined);
  found.sort((x, y) => (y.matched ?? 0) - (x.matched ?? 0));
  return reportOf(documents, [...found, ...all.filter(({ matched }) => matched === undefined)]);
}

const orderFor = (report: Report, withAlone = false) => orderOf(report, allGroups(report), () => true, withAlone);

test("rows go by group, then come documents that are only similar, then, if wanted, those alone", () => {
  for (let round = 0; round < 40; round++) {
    const report = randomReport(3 + random(40), random(60));
    const groups = allGroups(report);
    const order = orderFor(report);
    const listed = new Set([...report.pairs.a, ...report.pairs.b]);
    expect(new Set(order.documents)).toEqual(listed);
    expect(order.alone).toBe(report.documents.length - listed.size);
    const numbers = [...order.documents].map((document) => groups.numberOf[document] || 1e9);
    expect(numbers).toEqual([...numbers].sort((x, y) => x - y));
    for (const { number, first, end } of order.groups) {
      expect([...order.documents.subarray(first, end)]).toEqual([...(groups.list[number - 1]?.documents ?? [])]);
    }
    const all = orderFor(report, true);
    expect(all.documents).toHaveLength(report.documents.length);
    expect([...all.documents].every((document, place) => all.positionOf[document] === place)).toBe(true);
  }
  // Templates take no part.
  const report = reportOf(4, [{ a: 0, b: 1, matched: 50 }]);
  const order = orderOf(report, allGroups(report), (document) => document !== 3, true);
  expect([[...order.documents], order.alone]).toEqual([[0, 1, 2], 1]);
});

test("a cell shows the largest value of the pairs in it, and counts them", () => {
  for (let round = 0; round < 60; round++) {
    const report = randomReport(2 + random(60), 1 + random(150));
    const order = orderFor(report, random(2) === 0);
    const count = order.documents.length;
    if (count === 0) continue;
    const kind = (["matched", "share", "similarity"] as const)[random(3)] ?? "matched";
    const values = valuesOf(report, kind);
    const size = 1 + random(count);
    const view: View = { x: random(count - size + 1), y: random(count - size + 1), size };
    const cells = cellsOf(report, order, values, view, 1 + random(20));
    const expected = new Map<string, { value: number; count: number }>();
    const put = (row: number, column: number, value: number): void => {
      const index = indexAt(cells, { row, column });
      if (value === 0 || index === -1) return;
      const before = expected.get(String(index)) ?? { value: 0, count: 0 };
      expected.set(String(index), { value: Math.max(before.value, value), count: before.count + 1 });
    };
    for (let row = 0; row < report.pairs.length; row++) {
      const [a, b] = [report.pairs.a[row] ?? 0, report.pairs.b[row] ?? 0];
      put(order.positionOf[a] ?? 0, order.positionOf[b] ?? 0, values.inRowOfA[row] ?? 0);
      put(order.positionOf[b] ?? 0, order.positionOf[a] ?? 0, values.inRowOfB[row] ?? 0);
    }
    const found = new Map<string, { value: number; count: number }>();
    for (const [index, value] of cells.value.entries()) {
      if (value > 0) found.set(String(index), { value, count: cells.count[index] ?? 0 });
    }
    expect(found).toEqual(expected);
    // Every place in view lies in a cell.
    expect(indexAt(cells, { row: view.y, column: view.x })).not.toBe(-1);
    expect(indexAt(cells, { row: view.y + size - 1, column: view.x + size - 1 })).not.toBe(-1);
  }
});

test("3,000 documents and 100,000 pairs become as many cells as fit on the screen", () => {
  const report = randomReport(3000, 100_000);
  const order = orderFor(report);
  const plot = plotFor(1072, order.documents.length, 100);
  const values = valuesOf(report, "similarity");
  const view = whole(order.documents.length);
  const cells = cellsOf(report, order, values, view, maxCellsIn(plot));
  expect(cells.block).toBe(blockFor(order.documents.length, maxCellsIn(plot)));
  expect(cells.rows * cells.block).toBeGreaterThanOrEqual(order.documents.length);
  expect(cells.rows).toBeLessThanOrEqual(maxCellsIn(plot));
  const counted = cells.count.reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(2 * report.pairs.length);
  const scene = sceneOf(plot, view, cells, order, stepsFor(values), { nameOf: () => "", groupOf: String });
  expect(scene.filled).toBe(cells.value.filter((value) => value > 0).length);
});

test("above the plot there is room for names and numbers where they are drawn, and only there", () => {
  const drawn = new Set<string>();
  for (let round = 0; round < 60; round++) {
    const report = randomReport(2 + random(round % 2 === 0 ? 40 : 600), 1 + random(300));
    const order = orderFor(report);
    const count = order.documents.length;
    if (count === 0) continue;
    const values = valuesOf(report, "matched");
    const widest = plotFor(300 + random(900), count, 200);
    const view = round % 3 === 0 ? whole(count) : zoomed(whole(count), 0.2, 0.3, 0.6, count);
    const cells = cellsOf(report, order, values, view, maxCellsIn(widest));
    const plot = withBandAbove(widest, view, cells, order);
    const scene = sceneOf(plot, view, cells, order, stepsFor(values), {
      nameOf: () => "name",
      groupOf: () => "number",
    });
    const [above] = scene.texts.filter(({ isColumn }) => isColumn).map(({ text }) => text);
    drawn.add(above ?? "nothing");
    if (above === undefined) expect(plot.top).toBeLessThan(5);
    else expect(plot.top).toBe(above === "name" ? widest.top : 80);
  }
  expect(drawn).toEqual(new Set(["name", "number", "nothing"]));
});

test("the shapes of a colour cover just its cells", () => {
  for (let round = 0; round < 25; round++) {
    const report = randomReport(2 + random(300), 1 + random(2000));
    const order = orderFor(report);
    const count = order.documents.length;
    if (count === 0) continue;
    const values = valuesOf(report, "matched");
    const steps = stepsFor(values);
    const plot = plotFor(300 + random(900), count, 80);
    const view = round % 2 === 0 ? whole(count) : zoomed(whole(count), 0.4, 0.3, 0.6, count);
    const cells = cellsOf(report, order, values, view, maxCellsIn(plot));
    const scene = sceneOf(plot, view, cells, order, steps, { nameOf: () => "", groupOf: String });
    const { left, top, side } = plot;
    const scale = side / view.size;
    const colourAt = (x: number, y: number): number =>
      scene.steps.findIndex((shape) => {
        for (let at = 0; at < shape.length; at += 4) {
          const [sx = 0, sy = 0, width = 0, height = 0] = shape.slice(at, at + 4);
          if (x >= sx && x < sx + width && y >= sy && y < sy + height) return true;
        }
        return false;
      });
    const faults: string[] = [];
    for (let probe = 0; probe < 300; probe++) {
      // The middles of cells, for their edges are rounded to pixels. Of a cell cut by the edge of the plot, the gap to the next
      // one may be where its middle is.
      const [row, column] = [random(cells.rows), random(cells.columns)];
      const middle = (first: number, at: number): number => (first + at + 0.5) * cells.block;
      const x = left + (middle(cells.firstColumn, column) - view.x) * scale;
      const y = top + (middle(cells.firstRow, row) - view.y) * scale;
      if (x < left || y < top || x >= left + side - 1 || y >= top + side - 1) continue;
      const value = cells.value[row * cells.columns + column] ?? 0;
      if (colourAt(x, y) !== (value === 0 ? -1 : stepOf(value, steps))) faults.push(`${row} ${column}`);
    }
    expect(faults).toEqual([]);
  }
});

test("Ctrl and an arrow go to the next cell with a value", () => {
  for (let round = 0; round < 60; round++) {
    const report = randomReport(4 + random(30), 1 + random(40));
    const order = orderFor(report);
    const count = order.documents.length;
    if (count === 0) continue;
    const values = valuesOf(report, "matched");
    const block = 1 + random(3);
    const cells = cellsOf(report, order, values, whole(count), Math.ceil(count / block));
    const from = { row: random(count), column: random(count) };
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const step = stepOfKey(key);
      if (!step) throw new Error(key);
      let [row, column] = [Math.floor(from.row / cells.block), Math.floor(from.column / cells.block)];
      let expected: { row: number; column: number } | null = null;
      while (!expected) {
        row += step.row;
        column += step.column;
        if (row < 0 || column < 0 || row >= cells.rows || column >= cells.columns) break;
        if ((cells.value[row * cells.columns + column] ?? 0) > 0)
          expected = { row: row * cells.block, column: column * cells.block };
      }
      expect(nextFilled(report, order, values, cells.block, from, step)).toEqual(expected);
    }
  }
});

test("the view stays within the matrix, keeps what the pointer is at, and follows the keyboard", () => {
  let view = whole(500);
  const wrong: object[] = [];
  for (let step = 0; step < 500; step++) {
    view =
      random(2) === 0
        ? zoomed(view, [0.6, 1 / 0.6][random(2)] ?? 1, random(11) / 10, random(11) / 10, 500)
        : moved(view, random(401) - 200, random(401) - 200, 500);
    const isWithin = view.x >= 0 && view.y >= 0 && view.x + view.size <= 500.001 && view.y + view.size <= 500.001;
    const place = { row: random(500), column: random(500) };
    const shown = revealing(view, place, 1, 500);
    const isRowShown = place.row >= shown.y - 1e-9 && place.row + 1 <= shown.y + shown.size + 1e-9;
    const isColumnShown = place.column >= shown.x - 1e-9 && place.column + 1 <= shown.x + shown.size + 1e-9;
    if (!isWithin || !isRowShown || !isColumnShown) wrong.push({ view, place, shown });
  }
  expect(wrong).toEqual([]);
  const near = zoomed({ x: 100, y: 100, size: 200 }, 0.5, 0.25, 0.75, 500);
  expect(near).toEqual({ x: 125, y: 175, size: 100 });
  expect(zoomed(whole(3), 0.1, 0.5, 0.5, 3)).toEqual(whole(3));
});

test("colours have round steps, and a legend of those that the values can have", () => {
  speak("en");
  const of = (kind: Kind, ...numbers: number[]) => {
    const column = Float64Array.from(numbers);
    const values = { kind, inRowOfA: column, inRowOfB: column };
    const steps = stepsFor(values);
    return { steps, legend: legendOf(values, steps).map(({ step, label }) => `${step}: ${label}`) };
  };
  // A pair without matched words is listed for its similarity, and has no colour of its own.
  expect(of("matched", 0, 25, 846)).toEqual({
    steps: [50, 100, 200, 500],
    legend: ["0: below 50", "1: 50–99", "2: 100–199", "3: 200–499", "4: 500 or more"],
  });
  expect(of("matched", 51, 462).steps).toEqual([100, 150, 200, 300]);
  expect(of("matched", 40, 45)).toEqual({ steps: [], legend: ["0: 40–45"] });
  expect(of("matched", 45, 45)).toEqual({ steps: [], legend: ["0: 45"] });
  expect(of("matched", 1, 2)).toEqual({ steps: [2], legend: ["0: below 2", "1: 2 or more"] });
  expect(of("share", 0.12, 0.3).legend).toEqual(["1: 10%–25%", "2: 25%–50%"]);
  expect(of("similarity", 0.05, 1).legend).toHaveLength(5);
  expect([49, 50, 99, 499, 500, 9999].map((value) => stepOf(value, [50, 100, 200, 500]))).toEqual([0, 1, 1, 3, 4, 4]);
  // Whatever the numbers, each colour from the first to the last is told, and the first and the last occur.
  for (let round = 0; round < 200; round++) {
    const numbers = Array.from({ length: 1 + random(6) }, () => 1 + random(10 ** (1 + random(5))));
    const { steps, legend } = of("matched", ...numbers);
    expect(steps).toEqual([...steps].sort((x, y) => x - y));
    const colours = numbers.map((number) => stepOf(number, steps));
    expect([Math.min(...colours), Math.max(...colours)]).toEqual([0, legend.length - 1]);
  }
});

test("a cell says whose it is and what it is a share of", () => {
  speak("en");
  const report = reportOf(3, [
    { a: 0, b: 1, matched: 300 },
    { a: 1, b: 2, shared: 40 },
  ]);
  const order = orderFor(report);
  const sentence = (kind: Kind, row: number, column: number, maxCells = 3): string => {
    const values = valuesOf(report, kind);
    const cells = cellsOf(report, order, values, whole(3), maxCells);
    return cellInWords(report, order, values, cells, { row, column });
  };
  expect(sentence("matched", 0, 1)).toBe("document 0 and document 1: 300 matched words");
  expect(sentence("matched", 1, 2)).toBe("document 1 and document 2: not listed");
  expect(sentence("share", 0, 1)).toBe("30% of the words of document 0 are matched in document 1");
  expect(sentence("share", 1, 0)).toBe("60% of the words of document 1 are matched in document 0");
  expect(sentence("similarity", 2, 1)).toBe("document 2 and document 1: 25% similar");
  expect(sentence("similarity", 1, 1)).toBe("document 1: the document itself");
  expect(sentence("matched", 0, 0, 1)).toBe(
    "2 pairs here, the strongest: document 0 and document 1: 300 matched words",
  );
  expect(kindsOf(reportOf(2, [], { evidence: false }))).toEqual(["similarity"]);
  report.params.unit = "code";
  expect(sentence("matched", 0, 1)).toBe("document 0 and document 1: 300 matched tokens");
  expect(sentence("share", 0, 1)).toBe("30% of the tokens of document 0 are matched in document 1");
});

test("a saved matrix and a copied table hold names as texts only", () => {
  speak("en");
  const report = reportOf(2, [{ a: 0, b: 1, matched: 300 }]);
  report.documents.name = ['=HYPERLINK("http://x")', "<script>\tx\u0002"];
  const order = orderFor(report);
  const values = valuesOf(report, "matched");
  const plot = plotFor(800, 2, 100);
  const cells = cellsOf(report, order, values, whole(2), maxCellsIn(plot));
  const nameOf = (place: number): string => report.documents.name[order.documents[place] ?? 0] ?? "";
  const scene = sceneOf(plot, whole(2), cells, order, stepsFor(values), { nameOf, groupOf: String });
  const colours = Object.fromEntries(MATRIX_COLOURS.map((name) => [name, "rgb(1, 2, 3)"])) as MatrixColours;
  const { svg } = matrixSvg(scene, colours, {
    title: nameOf(1),
    font: "sans-serif",
    legend: [{ step: 0, label: "a" }],
    caption: "<b>",
  });
  expect(svg).toContain("&lt;script&gt;\tx\ufffd</text>");
  expect(svg).not.toContain("<script");
  expect(svg).not.toContain("<b>");
  const [head = "", row = "", ...rest] = tabbed(report).split("\n");
  expect(rest).toEqual([]);
  expect(head.split("\t")).toHaveLength(6);
  expect(row.split("\t")).toEqual(['\'=HYPERLINK("http://x")', "<script> x\ufffd", "300", "0.3", "0.6", "0.3333"]);
  // As in the files of tables, with signs in full width and behind characters that are not seen.
  for (const sign of ["=", "+", "-", "@", " =", "\uff1d", "\u200b@"]) expect(cellText(`${sign}1`)).toBe(`'${sign}1`);
  expect(cellText("essay-1.txt")).toBe("essay-1.txt");
});
