import { expect, test } from "@playwright/test";
import {
  blocksOf,
  CHUNK_UNITS,
  cutInSlices,
  LONGEST_BLOCK_UNITS,
  LONGEST_UNWRAPPED,
  LONGEST_WORD,
  MAX_DIRECTIONS,
  MOST_LINES,
  MOST_STACKED,
} from "../../www/comparison/pane/chunks.ts";
import { assignHues, HUES } from "../../www/comparison/pane/colours.ts";
import { spanAt } from "../../www/comparison/pane/spans.ts";
import { contentOf } from "../../www/files/formats/model.ts";
import { LONGEST_NAME, plainName } from "../../www/files/names.ts";
import type { ReadFile } from "../../www/files/read.ts";
import { message } from "../../www/messages/message.ts";
import { orderAfterClick } from "../../www/pairs/rows.ts";
import { bytes, count, estimate, integer, large, percent, seconds } from "../../www/ui/format.ts";
import { addFiles, clear, emptyIntake, removeEntry } from "../../www/workspace/documents.ts";
import { hashOf, parseRoute } from "../../www/workspace/route.ts";

/** Deterministic numbers in [0, 1), for shuffles. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test("neighbours in either text never have one hue", () => {
  // Counted, not expected one by one: the runner notes every expectation, and there are 16 000.
  let clashes = 0;
  let highest = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const next = random(seed);
    const passages = Array.from({ length: 200 }, (_, i) => ({
      rank: next(),
      aStart: i * 10,
      bStart: Math.floor(next() * 1e6),
    })).sort((x, y) => x.rank - y.rank);
    const hues = assignHues(passages);
    highest = Math.max(highest, ...hues);
    for (const start of ["aStart", "bStart"] as const) {
      const order = passages.map((passage, i) => ({ at: passage[start], hue: hues[i] })).sort((x, y) => x.at - y.at);
      for (let i = 1; i < order.length; i++) clashes += order[i]?.hue === order[i - 1]?.hue ? 1 : 0;
    }
  }
  expect(clashes).toBe(0);
  expect(highest).toBe(HUES - 1);
});

test("blocks joined are the text, and end at line feeds where there are any", () => {
  const line = `${"word ".repeat(15)}\n`;
  const emoji = "😀".repeat(LONGEST_BLOCK_UNITS);
  const marks = `a${"\u0301".repeat(100_000)}`;
  const astral = `a${"\u{e0100}".repeat(100_000)}`;
  for (const text of [
    "",
    "short",
    line.repeat(3000),
    "x".repeat(300_000),
    `a${emoji}`,
    "\n".repeat(50_000),
    marks,
    astral,
  ]) {
    const blocks = blocksOf(text).map(({ start, end }) => text.slice(start, end));
    expect(blocks.join("") === text).toBe(true);
    expect(blocks.every((block) => block.isWellFormed() && block.length <= LONGEST_BLOCK_UNITS)).toBe(true);
    expect(blocks.every((block) => block.split("\n").length <= MOST_LINES + 1)).toBe(true);
    expect(blocks.every((block) => [...block.matchAll(/\p{M}/gu)].length <= MOST_STACKED)).toBe(true);
    expect(blocks.length === 1 || blocks.every((block) => block !== "")).toBe(true);
  }
  const starts = blocksOf(line.repeat(3000)).map(({ start }) => start);
  expect(starts.every((start) => start % line.length === 0)).toBe(true);
  expect(starts.length).toBeLessThan((line.length * 3000) / CHUNK_UNITS + 1);
  // A long line goes on in the next block, and none before it is cut for it.
  const long = `${"a\n".repeat(9)}${"b".repeat(9999)}`;
  expect(blocksOf(long)[0]).toEqual({ start: 0, end: 18, lines: 9, firstLine: 1 });
  expect(blocksOf(long, false).every(({ start, end }) => end - start <= LONGEST_UNWRAPPED + 1)).toBe(true);
  // A word that takes shaping is cut, a paragraph of Chinese is not.
  expect(blocksOf("\u0628".repeat(3000)).length).toBe(Math.ceil(3000 / LONGEST_WORD));
  expect(blocksOf("\u4e2d".repeat(3000)).length).toBe(1);
  expect(blocksOf("a\nb\n\n").map(({ lines }) => lines)).toEqual([4]);
});

test("blocks know their lines' numbers, and how they are cut does not depend on the pauses in between", async () => {
  const text = `one\n\n${"\n".repeat(250)}${"x".repeat(9000)} y\n${"z\n".repeat(400_000)}\n`;
  for (const wrapped of [true, false]) {
    const blocks = blocksOf(text, wrapped);
    const some = blocks.filter((_, at) => at < 50 || at % 100 === 0 || at === blocks.length - 1);
    for (const { start, firstLine } of some) expect(firstLine).toBe(text.slice(0, start).split("\n").length);
    expect(await cutInSlices(text, wrapped)).toEqual(blocks);
  }
});

test("a block holds few characters that set a direction, and is cut for them behind a line's or a word's end", () => {
  const hidden = "\u202e\u2066a\u2069\u202c".repeat(9000);
  const words = "\u200fa \u202bbc\u202c d\n".repeat(3000);
  for (const text of [hidden, words]) {
    const blocks = blocksOf(text).map(({ start, end }) => text.slice(start, end));
    expect(blocks.join("") === text).toBe(true);
    for (const block of blocks)
      expect(block.match(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g)?.length).toBeLessThanOrEqual(
        MAX_DIRECTIONS,
      );
  }
  expect(blocksOf(words).every(({ end }) => words[end - 1] === "\n")).toBe(true);
});

test("a span is found by any offset in it, and by no other", () => {
  const spans = [
    { start: 5, end: 9, index: 1, hue: 0 },
    { start: 9, end: 12, index: 0, hue: 1 },
    { start: 20, end: 21, index: 2, hue: 2 },
  ];
  const found = Array.from({ length: 23 }, (_, offset) => spanAt(spans, offset)?.index ?? "-").join("");
  expect(found).toBe("-----1111000--------2--");
});

const read = (path: string, text = "t"): ReadFile => ({
  ...{ path, size: text.length, source: null, origin: 0 },
  decoded: contentOf(message("files-format-plain"), text),
});

test("names lose the shared folder and stay apart", () => {
  const first = addFiles(emptyIntake, [read("class/a.txt"), read("class/sub/a.txt"), read("class/b")]);
  expect(first.documents.map(({ name }) => name)).toEqual(["a.txt", "sub/a.txt", "b"]);
  const second = addFiles(first, [read("a.txt"), read("b"), read("b")]);
  expect(second.documents.slice(3).map(({ name }) => name)).toEqual(["a (2).txt", "b (2)", "b (3)"]);
  expect(second.documents[3]?.notes[0]).toContain("the name “a.txt” was taken");
  const third = addFiles(second, [read("other/a.txt"), read("other/c.txt")]);
  expect(third.documents.slice(6).map(({ name }) => name)).toEqual(["other/a.txt", "c.txt"]);
  expect(new Set(third.documents.map(({ id }) => id)).size).toBe(8);
});

test("200,000 equal names are numbered one by one, and names of JavaScript's own are names", () => {
  const file = read("essay.txt");
  const { documents } = addFiles(addFiles(emptyIntake, [read("essay (7).txt")]), Array(200_000).fill(file));
  // Looked for from 2 on each time, it would be twenty thousand million looks.
  expect(new Set(documents.map(({ name }) => name)).size).toBe(200_001);
  expect(documents.slice(1, 9).map(({ name }) => name)).toEqual([
    "essay.txt",
    ...[2, 3, 4, 5, 6, 8, 9].map((number) => `essay (${number}).txt`),
  ]);
  const own = ["__proto__", "constructor", "toString", "__proto__.constructor"];
  expect(
    addFiles(
      emptyIntake,
      own.map((name) => read(name)),
    ).documents.map(({ name }) => name),
  ).toEqual(own);
});

test("a file without a text is kept as a line, and ids are never used again", () => {
  const failed = { path: "x.pdf", size: 3, decoded: { error: message("files-not-read") }, source: null, origin: 0 };
  const both = addFiles(emptyIntake, [read("a"), failed]);
  expect(both.unread).toEqual([{ id: 2, name: "x.pdf", size: 3, reason: message("files-not-read") }]);
  expect(removeEntry(both, 2).unread).toEqual([]);
  expect(addFiles(clear(both), [read("a")]).documents[0]?.id).toBe(3);
});

test("routes survive the way through the address", () => {
  const named = (["pairs", "documents", "accuracy", "check", "lab"] as const).map((view) => ({ view }));
  for (const route of [...named, { view: "pair", a: 3, b: 17 } as const]) {
    expect(parseRoute(hashOf(route))).toEqual(route);
  }
  for (const hash of [
    "",
    "#main",
    "#/pairs?preset=essays",
    "#preset=paraphrase",
    "#/pair/x/1",
    "#/pair/1",
    "#/pair/-1/2",
  ])
    expect(parseRoute(hash)).toEqual({ view: "pairs" });
});

test("a click on a column turns it, another takes its natural direction", () => {
  expect(orderAfterClick({ key: "similarity", descending: true }, "similarity").descending).toBe(false);
  expect(orderAfterClick({ key: "similarity", descending: true }, "names")).toEqual({
    key: "names",
    descending: false,
  });
});

test("numbers are written so that nothing is rounded up to all or down to nothing", () => {
  const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");
  expect([0, 0.001, 0.5, 0.994, 0.9999, 1].map(percent).map(plain)).toEqual([
    "0%",
    "<1%",
    "50%",
    ">99%",
    ">99%",
    "100%",
  ]);
  expect([1, 1234, 1234567].map(integer).map(plain)).toEqual(["1", "1,234", "1,234,567"]);
  expect(plain(estimate(0.6, 0.52, 0.68))).toBe("60% (52–68)");
  expect([12, 1234, 45_600, 7_800_000].map(bytes).map(plain)).toEqual(["12 B", "1.2 kB", "46 kB", "7.8 MB"]);
  expect(bytes(2_340_000_000)).toBe("2.3\u00a0GB");
  expect([999_999, 10_345_678, 345_678_901, 1_459_863_595].map(large).map(plain)).toEqual([
    "999,999",
    "10.3 million",
    "346 million",
    "1.46 thousand million",
  ]);
  expect([1, 20, 1300, 42_000].map(seconds).map(plain)).toEqual(["under 0.01 s", "0.02 s", "1.3 s", "42 s"]);
  expect(plain(count(1, "pair", "pairs"))).toBe("1 pair");
});

test("a name that no system gives loses its middle, and no more marks stand on a letter than a script puts there", () => {
  const name = plainName(`class/${"n".repeat(100_000)}😀.java`);
  expect(name.length).toBe(LONGEST_NAME + 1);
  expect(name).toMatch(/^class\/n+…n+😀\.java$/);
  expect(plainName(`😀${"😀".repeat(50_000)}`).isWellFormed()).toBe(true);
  expect(plainName(`a${"\u0301".repeat(100_000)}.txt`)).toBe(`a${"\u0301".repeat(8)}….txt`);
  // Three marks on a letter, as Hebrew and Vietnamese have them.
  for (const honest of ["שּׁ\u05b7לום.txt", "Nguye\u0302\u0303n.txt"]) expect(plainName(honest)).toBe(honest);
});
