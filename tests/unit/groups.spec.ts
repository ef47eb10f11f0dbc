/** Groups of linked documents: who belongs together, in which order, what may be their source, and how they are drawn. */
import { expect, test } from "@playwright/test";
import { Parser } from "htmlparser2";
import type { PageDocument } from "../../www/documents/document.ts";
import type { Report } from "../../www/engine/pkg/lookalike.js";
import { Chains } from "../../www/groups/chains.ts";
import { roundedDown } from "../../www/groups/chooser.tsx";
import {
  GRAPH_COLOURS,
  type Graph,
  graphOf,
  graphSvg,
  isDense,
  MAX_NODES,
  NODE_RADIUS,
  pictureOf,
  type Spot,
  spotAfterKey,
} from "../../www/groups/graph.ts";
import { fitted, GraphLayout, isCrossed, placeLabels, ringOf, turned } from "../../www/groups/graph-layout.ts";
import { allGroups, groupAt, groupsOf, linksOf } from "../../www/groups/groups.ts";
import { hubOf, type SharedByPair } from "../../www/groups/hub.ts";
import { areAllSame, membersOf, shareOf } from "../../www/groups/tables.tsx";
import { shortened, shortNames } from "../../www/ui/short-names.ts";
import { randomOf } from "./random.ts";
import { type GivenPair, reportOf } from "./report-of.ts";

let random = randomOf(17);
// Else a test's numbers would depend on which tests ran before it in its worker.
test.beforeEach(() => {
  random = randomOf(17);
});

/** Random pairs, strongest first, each of two documents once. */
function randomPairs(documents: number, count: number): GivenPair[] {
  const pairs = new Map<string, GivenPair>();
  for (let i = 0; i < count; i++) {
    const [x, y] = [random(documents), random(documents)];
    const [a, b] = [Math.min(x, y), Math.max(x, y)];
    if (a !== b) pairs.set(`${a} ${b}`, { a, b, matched: 10 + random(200) });
  }
  return [...pairs.values()].sort((x, y) => (y.matched ?? 0) - (x.matched ?? 0));
}

/** The documents that can be reached from each other, by looking everywhere again and again. */
function naiveGroups(documents: number, pairs: readonly GivenPair[]): number[][] {
  const label = Array.from({ length: documents }, (_, document) => document);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { a, b } of pairs) {
      const least = Math.min(label[a] ?? 0, label[b] ?? 0);
      changed ||= label[a] !== least || label[b] !== least;
      label[a] = least;
      label[b] = least;
    }
  }
  const all = label.map((own) => label.flatMap((other, document) => (other === own ? [document] : [])));
  const groups = [...new Map(all.map((group) => [String(group), group])).values()];
  return groups.filter(({ length }) => length > 1).sort((x, y) => y.length - x.length || (x[0] ?? 0) - (y[0] ?? 0));
}

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((x, y) => x - y);

test("groups are the documents that pairs of enough matched words link, largest first", () => {
  for (let round = 0; round < 25; round++) {
    const documents = 2 + random(40);
    const pairs = randomPairs(documents, random(50));
    const report = reportOf(documents, pairs);
    for (const least of [0, 60, 150]) {
      const { list, numberOf } = groupsOf(report, linksOf(report), least);
      const linking = pairs.filter(({ matched = 0 }) => matched >= least);
      expect(list.map((group) => ascending(group.documents))).toEqual(naiveGroups(documents, linking));
      for (const { number, documents: members, pairs: rows } of list) {
        expect([...members].every((document) => numberOf[document] === number)).toBe(true);
        const own = pairs.flatMap((pair, row) => (linking.includes(pair) && members.includes(pair.a) ? [row] : []));
        expect([...rows]).toEqual(own);
      }
      expect(numberOf.filter((number) => number > 0)).toHaveLength(
        list.reduce((sum, group) => sum + group.documents.length, 0),
      );
    }
  }
});

test("similarity links only where there is no evidence, and nothing shared links nothing", () => {
  const similar: GivenPair[] = [
    { a: 0, b: 1, matched: 50, shared: 5 },
    { a: 1, b: 2, shared: 30 },
    { a: 3, b: 4, shared: 0 },
  ];
  const report = reportOf(5, similar);
  expect(allGroups(report).list.map((group) => [...group.documents])).toEqual([[0, 1]]);
  expect([0, 1, 2].map((row) => groupAt(report, row))).toEqual([1, 0, 0]);
  const estimated = reportOf(5, similar, { evidence: false });
  expect(linksOf(estimated).by).toBe("similarity");
  expect(allGroups(estimated).list.map((group) => ascending(group.documents))).toEqual([[0, 1, 2]]);
});

test("a group begins with its strongest pair, and whatever pairs link first stands side by side", () => {
  for (let round = 0; round < 40; round++) {
    const documents = 3 + random(20);
    const pairs = randomPairs(documents, 30);
    const chains = new Chains(documents);
    for (const { a, b } of pairs) chains.join(a, b);
    const all = chains.all();
    const order = all.flat();
    for (const chain of all) {
      const strongest = pairs.find(({ a }) => chain.includes(a));
      expect(ascending(chain.slice(0, 2))).toEqual([strongest?.a, strongest?.b]);
    }
    const apart: number[][] = [];
    for (let first = 1; first <= pairs.length; first++) {
      for (const group of naiveGroups(documents, pairs.slice(0, first))) {
        const places = group.map((document) => order.indexOf(document));
        if (Math.max(...places) - Math.min(...places) !== group.length - 1) apart.push(group);
      }
    }
    expect(apart).toEqual([]);
  }
});

/** Passages at the same places in both texts, each given as the number of its hundred characters. */
function share(a: number, b: number, ...hundreds: number[]): SharedByPair {
  const passages = hundreds.map((at) => {
    const [start, end] = [100 * at, 100 * at + 80];
    return { aStart: start, aEnd: end, bStart: start, bEnd: end };
  });
  return { a, b, passages };
}

const members = (count: number, ...earlierWork: number[]) =>
  Array.from({ length: count }, (_, document) => ({ document, isEarlierWork: earlierWork.includes(document) }));

test("a document is named if it alone contains what the others share, and as a source only if it is earlier work", () => {
  const star = [share(0, 1, 1, 2), share(0, 2, 2, 3), share(1, 2, 2), share(0, 3, 4)];
  expect(hubOf(members(4), star)).toEqual({ document: 0, passages: 4, others: 3, kind: "common" });
  // All copied one passage: anybody may have been first.
  const ring = [share(0, 1, 1), share(0, 2, 1), share(1, 2, 1)];
  expect(hubOf(members(3), ring)).toBeNull();
  expect(hubOf(members(3, 2), ring)).toEqual({ document: 2, passages: 1, others: 2, kind: "earlier" });
  // Whoever takes a paragraph from each of four others contains what all of them share, too.
  const apart = [share(0, 1, 1), share(0, 2, 2), share(0, 3, 3), share(0, 4, 4)];
  expect(hubOf(members(5), apart)).toEqual({ document: 0, passages: 4, others: 4, kind: "collected" });
  expect(hubOf(members(5, 0), apart)?.kind).toBe("earlier");
  // However little two others share, it is not nothing.
  expect(hubOf(members(5), [...apart, share(1, 2)])?.kind).toBe("common");
  // Two files of one author with the same passage were not compared, or theirs was excluded by hand.
  expect(hubOf(members(3), [share(0, 1, 1), share(0, 2, 1)])).toBeNull();
  expect(hubOf(members(3, 0), [share(0, 1, 1), share(0, 2, 1)])?.kind).toBe("earlier");
  expect(hubOf(members(3, 1, 2), ring)).toBeNull();
  // What two others share is in no third: nobody contains all.
  expect(hubOf(members(4), [...star, share(1, 3, 7, 8, 9)])).toBeNull();
  // A document of the archive was there before: a submission cannot be where it is from.
  expect(hubOf(members(4, 3), star)).toBeNull();
  expect(hubOf(members(2), [share(0, 1, 1, 2, 3)])).toBeNull();
  expect(hubOf(members(3), [])).toBeNull();
});

test("members name their strongest pair, its share of their words, and those with the same text", () => {
  const report = reportOf(4, [
    { a: 0, b: 2, matched: 90 },
    { a: 1, b: 2, matched: 60 },
    { a: 0, b: 1, matched: 30 },
  ]);
  const [group] = allGroups(report).list;
  if (!group) throw new Error("there is no group");
  const page = (texts: readonly string[]) =>
    new Map(
      texts.map((text, id) => [id, { id, text, role: id === 1 ? "archive" : "submission" } as unknown as PageDocument]),
    );
  const found = membersOf(report, group, linksOf(report), page(["x", "y", "x", "z"]));
  expect(
    found.map(({ document, strongest, other, value, pairs, sameAs, isEarlierWork }) => ({
      ...{ document, strongest, other, value, pairs, sameAs, isEarlierWork },
    })),
  ).toEqual([
    { document: 0, strongest: 0, other: 2, value: 90, pairs: 2, sameAs: null, isEarlierWork: false },
    { document: 2, strongest: 0, other: 0, value: 90, pairs: 2, sameAs: 1, isEarlierWork: false },
    { document: 1, strongest: 1, other: 2, value: 60, pairs: 2, sameAs: null, isEarlierWork: true },
  ]);
  expect(areAllSame(found)).toBe(false);
  expect(areAllSame(membersOf(report, group, linksOf(report), page(["x", "x", "x", "z"])))).toBe(true);
  expect(shareOf(report, 0, 0)).toBe(0.09);
});

test("every percentage that is entered stays as it is, and others are rounded down", () => {
  for (let percent = 0; percent <= 100; percent++) expect(roundedDown((percent / 100) * 100)).toBe(percent);
  expect(roundedDown(0.2999 * 100)).toBe(29);
});

const measure = (text: string): number => 7 * text.length;

/** The graph of a random group, laid out. */
function drawn(documents: number, pairs: readonly GivenPair[]) {
  const report = reportOf(documents, pairs);
  const links = linksOf(report);
  const [group] = groupsOf(report, links).list;
  if (!group) throw new Error("there is no group");
  const graph = graphOf(report, report.pairs, group, links);
  return { graph, points: laidOut(graph) };
}

function laidOut({ nodes, lines }: Graph) {
  const layout = new GraphLayout(
    nodes.length,
    lines.map(({ a, b }) => ({ a, b, strength: 1 })),
  );
  while (!layout.step());
  return layout.points();
}

/** Every document linked with the first. */
const star = (documents: number): GivenPair[] =>
  Array.from({ length: documents - 1 }, (_, at) => ({ a: 0, b: at + 1, matched: 500 - at }));

test("the same group gives the same picture, with documents apart and within it", () => {
  const pairs = [...star(30), { a: 3, b: 4, matched: 40 }];
  const { graph, points } = drawn(30, pairs);
  expect(laidOut(graph)).toEqual(points);
  const picture = pictureOf(graph, points, 560, String, measure);
  expect(pictureOf(graph, laidOut(graph), 560, String, measure)).toEqual(picture);
  for (const [at, { x, y }] of picture.points.entries()) {
    expect(x).toBeGreaterThanOrEqual(NODE_RADIUS);
    expect(x).toBeLessThanOrEqual(picture.width - NODE_RADIUS);
    expect(y).toBeGreaterThanOrEqual(NODE_RADIUS);
    expect(y).toBeLessThanOrEqual(picture.height - NODE_RADIUS);
    const others = picture.points.filter((_, other) => other !== at);
    const nearest = Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y)));
    expect(nearest).toBeGreaterThan(2 * NODE_RADIUS);
  }
  // The strongest line is the widest, and lies on top.
  expect(graph.lines.at(-1)?.value).toBe(500);
  expect(graph.lines.map(({ width }) => width)).toEqual(ascending(graph.lines.map(({ width }) => width)));
});

test("documents with many lines stand on a ring, each with its whole name beside it and its lines inside", () => {
  const everyTwo = (documents: number): GivenPair[] =>
    Array.from({ length: documents }, (_, b) =>
      Array.from({ length: b }, (_, a) => ({ a, b, matched: 60 + ((7 * a + 3 * b) % 5) * 50 })),
    ).flat();
  for (const documents of [8, 18, 35]) {
    const { graph } = drawn(documents, everyTwo(documents));
    expect(isDense(graph.nodes.length, graph.lines.length)).toBe(true);
    for (const width of [340, 560, 900]) {
      const picture = pictureOf(graph, ringOf(documents), width, String, measure);
      const { points, labels, paths } = picture;
      for (const [at, label] of labels.entries()) {
        expect(label?.anchor).toBe((points[at]?.x ?? 0) > width / 2 ? "start" : "end");
        const others = points.filter((_, other) => other !== at);
        const { x = 0, y = 0 } = points[at] ?? {};
        expect(Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y)))).toBeGreaterThan(
          2 * NODE_RADIUS,
        );
      }
      // Looked at together, as thousands of expectations take long.
      const numbers = paths.map((path) => path.match(/[\d.]+/g)?.map(Number) ?? []);
      expect(new Set(numbers.map(({ length }) => length))).toEqual(new Set([6]));
      const places = numbers.flat();
      expect(Math.max(...places.filter((_, at) => at % 2 === 0))).toBeLessThan(width);
      expect(Math.max(...places.filter((_, at) => at % 2 === 1))).toBeLessThan(picture.height);
    }
    const strong = graph.lines.filter(({ isWeak }) => !isWeak);
    const pale = graph.lines.filter(({ isWeak }) => isWeak);
    expect(strong.length).toBeGreaterThanOrEqual(Math.min(graph.lines.length, 2 * documents));
    expect(Math.max(0, ...pale.map(({ value }) => value))).toBeLessThan(Math.min(...strong.map(({ value }) => value)));
  }
  const { graph } = drawn(30, star(30));
  expect([isDense(30, 29), graph.lines.some(({ isWeak }) => isWeak)]).toEqual([false, false]);
});

test("a picture has at most so many documents, and a layout is made in steps", () => {
  const { graph } = drawn(MAX_NODES + 200, star(MAX_NODES + 200));
  expect(graph.nodes).toHaveLength(MAX_NODES);
  const edges = graph.lines.map(({ a, b }) => ({ a, b, strength: 1 }));
  const layout = new GraphLayout(graph.nodes.length, edges);
  let steps = 1;
  while (!layout.step()) steps++;
  expect(steps).toBeGreaterThan(2 * NODE_RADIUS);
});

test("points are turned to spread from side to side, and fitted into the picture", () => {
  const column = Array.from({ length: 9 }, (_, at) => ({ x: at % 2, y: 30 * at }));
  const lying = turned(column);
  const spread = (axis: "x" | "y") => Math.max(...lying.map((p) => p[axis])) - Math.min(...lying.map((p) => p[axis]));
  expect(spread("x")).toBeGreaterThan(20 * spread("y"));
  for (const { x, y } of fitted(column, 300, 200, { x: 40, y: 20 })) {
    expect([x >= 40, x <= 260, y >= 20, y <= 180]).toEqual([true, true, true, true]);
  }
});

test("names lie on no other name, node or number, and a name without room is left out", () => {
  for (let round = 0; round < 30; round++) {
    const count = 2 + random(40);
    const points = Array.from({ length: count }, () => ({ x: 20 + random(500), y: 20 + random(300) }));
    const names = points.map((_, at) => "n".repeat(3 + random(20)) + at);
    const taken = [{ left: 100, right: 180, top: 100, bottom: 120 }];
    const segments = points.map((to) => ({ from: { x: 250, y: 150 }, to }));
    const ground = { width: 540, height: 340, radius: NODE_RADIUS, line: 17, measure, segments, taken };
    const labels = placeLabels(names, points, ground);
    const boxes = labels.flatMap((label) => {
      if (!label) return [];
      const width = measure(label.text);
      const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor];
      return [{ left, right: left + width, top: label.y - 8.5, bottom: label.y + 8.5 }];
    });
    const nodes = points.map(({ x, y }) => ({ left: x - 11, right: x + 11, top: y - 11, bottom: y + 11 }));
    const meets = (one: (typeof boxes)[number], other: (typeof boxes)[number]): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const isOutside = boxes.some(({ left, right, top, bottom }) => left < 0 || right > 540 || top < 0 || bottom > 340);
    const faults = boxes.filter((box, at) =>
      [...boxes.slice(at + 1), ...nodes, ...taken].some((other) => meets(box, other)),
    );
    expect([isOutside, faults]).toEqual([false, []]);
  }
  const alone = { width: 540, height: 340, radius: NODE_RADIUS, line: 17, measure, segments: [], taken: [] };
  expect(placeLabels(["n".repeat(200)], [{ x: 270, y: 170 }], alone)).toEqual([null]);
  expect(placeLabels(["name"], [{ x: 270, y: 170 }], alone)[0]?.anchor).toBe("start");
  // A line to the right sends the name to the left.
  const line = { from: { x: 270, y: 170 }, to: { x: 500, y: 170 } };
  expect(placeLabels(["name"], [{ x: 270, y: 170 }], { ...alone, segments: [line] })[0]?.anchor).toBe("end");
});

test("a line meets a box where some point of it lies in there", () => {
  const box = { left: 20, right: 40, top: 30, bottom: 50 };
  for (let round = 0; round < 300; round++) {
    const [from, to] = [
      { x: random(60), y: random(80) },
      { x: random(60), y: random(80) },
    ];
    const points = Array.from({ length: 2001 }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / 2000,
      y: from.y + ((to.y - from.y) * at) / 2000,
    }));
    const isMet = (slack: number) =>
      points.some(({ x, y }) => x >= 20 - slack && x <= 40 + slack && y >= 30 - slack && y <= 50 + slack);
    // A line that grazes a corner may be taken either way.
    if (isMet(0.1) === isMet(-0.1)) expect(isCrossed(box, from, to)).toBe(isMet(0));
  }
});

test("arrow keys reach every document and line, and lead back", () => {
  const { graph } = drawn(8, [...star(6), { a: 6, b: 1, matched: 20 }, { a: 7, b: 6, matched: 15 }]);
  const otherEnd = (line: number, node: number): number => {
    const { a = 0, b = 0 } = graph.lines[line] ?? {};
    return a === node ? b : a;
  };
  const go = (spot: Spot, key: string) => spotAfterKey(spot, key, graph.linesOf, otherEnd);
  const seen = new Map<string, Spot>();
  const waiting: Spot[] = [{ node: 0, line: null }];
  for (let spot = waiting.pop(); spot; spot = waiting.pop()) {
    if (seen.has(JSON.stringify(spot))) continue;
    seen.set(JSON.stringify(spot), spot);
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
      const next = go(spot, key);
      if (next) waiting.push(next);
    }
  }
  const spots = [...seen.values()];
  expect(new Set(spots.filter(({ line }) => line === null).map(({ node }) => node)).size).toBe(graph.nodes.length);
  expect(new Set(spots.flatMap(({ line }) => line ?? [])).size).toBe(graph.lines.length);
  const [line = -1] = graph.linesOf[0] ?? [];
  expect(go({ node: 0, line: null }, "ArrowDown")).toEqual({ node: 0, line });
  expect(go({ node: 0, line }, "ArrowRight")).toEqual({ node: otherEnd(line, 0), line: null });
  expect(go({ node: 0, line }, "ArrowUp")).toEqual({ node: 0, line: null });
  expect(go({ node: 0, line: null }, "Enter")).toBeNull();
  expect(go({ node: 3, line: null }, "End")).toEqual({ node: graph.nodes.length - 1, line: null });
});

test("a saved graph is one whole SVG, whatever the documents are called", () => {
  const names = ["</text><script>alert(1)</script>", `" onload="x`, "a & b\u0001\ud800", "שלום <b>"];
  const report = { ...reportOf(4, star(4)) } as Report;
  report.documents.name = names;
  const links = linksOf(report);
  const [group] = groupsOf(report, links).list;
  if (!group) throw new Error("there is no group");
  const graph = graphOf(report, report.pairs, group, links);
  const picture = pictureOf(graph, laidOut(graph), 900, String, measure);
  const colours = Object.fromEntries(GRAPH_COLOURS.map((name) => [name, "rgb(1, 2, 3)"]));
  const { svg } = graphSvg(graph, picture, colours as Record<(typeof GRAPH_COLOURS)[number], string>, {
    ...{ title: names[0] ?? "", font: `"Noto Sans", sans-serif` },
    isEarlierWork: (document) => document === 1,
  });
  const elements: string[] = [];
  const texts: string[] = [];
  const attributes = new Set<string>();
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        elements.push(name);
        for (const attribute of Object.keys(given)) attributes.add(attribute);
      },
      ontext: (text) => texts.push(text),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  expect(new Set(elements)).toEqual(new Set(["svg", "title", "rect", "g", "path", "circle", "text"]));
  expect([...attributes].filter((name) => name.startsWith("on"))).toEqual([]);
  const shown = texts.join("");
  for (const name of [names[0], names[1], "a & b\ufffd\ufffd", names[3]])
    expect(shown).toContain(shortened(name ?? "", 30));
  expect(svg.isWellFormed() && !svg.includes("\u0001")).toBe(true);
});

test("a long name keeps its beginning and the end that tells it apart", () => {
  expect(shortened("short", 10)).toBe("short");
  expect(shortened("submission-of-a-student-0042.docx", 28)).toBe("submission-of-a-st…0042.docx");
  expect([...shortened("x".repeat(500), 30)]).toHaveLength(30);
  // A letter and its accents stay together.
  expect(shortened("é".repeat(20), 4)).toBe(`${"é".repeat(2)}…${"é"}`);
  for (const width of [20, 50, 90, 400]) {
    const [cut = ""] = shortNames(["submission-of-a-student-0042.docx"], (text) => measure(text) <= width);
    expect(measure(cut)).toBeLessThanOrEqual(width);
    expect(cut.length).toBe(Math.min(33, Math.floor(width / 7)));
  }
});
