import { expect, test } from "@playwright/test";
import {
  blocksOf,
  CHUNK_UNITS,
  cutInSlices,
  MAX_BLOCK_LINES,
  MAX_BLOCK_UNITS,
  MAX_DIRECTIONS,
  MAX_STACKED_MARKS,
  MAX_UNWRAPPED_UNITS,
  MAX_WORD_CODE_POINTS,
} from "../../www/compare/pane/chunks.ts";
import { assignHues, HUES, spanAt } from "../../www/compare/spans.ts";
import { addFiles, emptyIntake } from "../../www/documents/added-files.ts";
import { documentsOf, keyOf, pairOf } from "../../www/documents/document-keys.ts";
import { putBack, takeOff, withBefore } from "../../www/documents/removal.ts";
import { message } from "../../www/i18n/message.ts";
import { orderAfterClick } from "../../www/pairs/sorted-rows.ts";
import { contentOf } from "../../www/read/model.ts";
import { MAX_NAME_CHARACTERS, plainName } from "../../www/read/names.ts";
import type { ReadFile } from "../../www/read/read.ts";
import { percent as percentInTables } from "../../www/share/table/result-tables.ts";
import { hashOf, parseRoute } from "../../www/state/route.ts";
import { bytes, decimal, estimate, integer, percent, seconds } from "../../www/ui/format.ts";
import { speak } from "./speak.ts";

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
  const emoji = "😀".repeat(MAX_BLOCK_UNITS);
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
    expect(blocks.every((block) => block.isWellFormed() && block.length <= MAX_BLOCK_UNITS)).toBe(true);
    expect(blocks.every((block) => block.split("\n").length <= MAX_BLOCK_LINES + 1)).toBe(true);
    expect(blocks.every((block) => [...block.matchAll(/\p{M}/gu)].length <= MAX_STACKED_MARKS)).toBe(true);
    expect(blocks.length === 1 || blocks.every((block) => block !== "")).toBe(true);
  }
  const starts = blocksOf(line.repeat(3000)).map(({ start }) => start);
  expect(starts.every((start) => start % line.length === 0)).toBe(true);
  expect(starts.length).toBeLessThan((line.length * 3000) / CHUNK_UNITS + 1);
  // A long line goes on in the next block, and none before it is cut for it.
  const long = `${"a\n".repeat(9)}${"b".repeat(9999)}`;
  expect(blocksOf(long)[0]).toEqual({ start: 0, end: 18, lines: 9, firstLine: 1 });
  expect(blocksOf(long, false).every(({ start, end }) => end - start <= MAX_UNWRAPPED_UNITS + 1)).toBe(true);
  // A word that takes shaping is cut, a paragraph of Chinese is not.
  expect(blocksOf("\u0628".repeat(3000)).length).toBe(Math.ceil(3000 / MAX_WORD_CODE_POINTS));
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

test("names lose the folder of all, and stay apart", () => {
  const first = addFiles(emptyIntake, [read("class/a.txt"), read("class/sub/a.txt"), read("class/b")]);
  expect(first.documents.map(({ name }) => name)).toEqual(["a.txt", "b", "sub/a.txt"]);
  const second = addFiles(first, [read("a.txt", "other"), read("b", "1"), read("b", "2")]);
  const names = ["a.txt", "b", "b (2)", "class/a.txt", "class/b", "class/sub/a.txt"];
  expect(second.documents.map(({ name }) => name)).toEqual(names);
  expect(second.documents.flatMap(({ notes }) => notes)).toEqual([
    message("workspace-renamed", { wanted: "b", name: "b (2)" }),
  ]);
  // What was added later goes, and with it what the names needed.
  const gone = second.documents.filter(({ path }) => !path.startsWith("class/"));
  const third = gone.reduce((intake, gone) => takeOff(intake, (id) => id === gone.id).intake, second);
  expect(third.documents.map(({ name }) => name)).toEqual(["a.txt", "b", "sub/a.txt"]);
  expect(new Set(second.documents.map(({ id }) => id)).size).toBe(6);
  // A template comes from elsewhere, and changes no other name.
  const given = addFiles(first, [read("task.txt", "other")], "template");
  expect(given.documents.map(({ name }) => name)).toEqual(["a.txt", "b", "sub/a.txt", "task.txt"]);
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
  const named = addFiles(
    emptyIntake,
    own.map((name) => read(name)),
  );
  expect(named.documents.map(({ name }) => name)).toEqual([...own].sort());
});

test("a file without a text is kept as a line, and ids are never used again", () => {
  const failed = { path: "x.pdf", size: 3, decoded: { error: message("files-not-read") }, source: null, origin: 0 };
  const both = addFiles(emptyIntake, [read("a"), failed]);
  expect(both.unread).toEqual([{ id: 2, name: "x.pdf", path: "x.pdf", size: 3, reason: message("files-not-read") }]);
  expect(takeOff(both, (id) => id === 2).intake.unread).toEqual([]);
  expect(addFiles(takeOff(both, () => true).intake, [read("a")]).documents[0]?.id).toBe(3);
});

test("routes survive the way through the address", () => {
  const named = (["pairs", "documents", "check", "how"] as const).map((view) => ({ view }));
  const part = { view: "how", section: "curve" } as const;
  // Views that are parts of another one now: links to them lead there.
  expect(parseRoute("#/accuracy")).toEqual({ view: "how" });
  expect(parseRoute("#/lab")).toEqual({ view: "how", section: "experiments" });
  for (const route of [...named, part, { view: "pair", a: "1z-0123456789abcdef", b: "0-fedcba9876543210" } as const]) {
    expect(parseRoute(hashOf(route))).toEqual(route);
  }
  for (const hash of [
    "",
    "#main",
    "#/pairs?preset=essays",
    "#preset=paraphrase",
    "#/pair/x/<1>",
    "#/pair/1",
    "#/pair/1/2/3/4",
    "#/pair/1/2/x",
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
  // Whatever another file of tests in this process spoke last.
  speak("en");
  const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");
  expect([0, 0.001, 0.5, 0.994, 0.9999, 1].map(percent).map(plain)).toEqual([
    "0%",
    "<1%",
    "50%",
    ">99%",
    ">99%",
    "100%",
  ]);
  // In tables, too, where it is rounded to tenths.
  expect([0, 0.0003, 0.5, 0.9997, 1, null].map(percentInTables)).toEqual([0, 0.1, 50, 99.9, 100, null]);
  expect([1, 1234, 1234567].map(integer).map(plain)).toEqual(["1", "1,234", "1,234,567"]);
  expect(plain(estimate(0.6, 0.52, 0.68))).toBe("60% (52–68)");
  expect([12, 1234, 45_600, 7_800_000].map(bytes).map(plain)).toEqual(["12 bytes", "1.2 kB", "46 kB", "7.8 MB"]);
  expect(bytes(2_340_000_000)).toBe("2.3\u00a0GB");
  expect([1, 20, 1300, 42_000].map(seconds).map(plain)).toEqual([
    "<0.01 seconds",
    "0.02 seconds",
    "1.3 seconds",
    "42 seconds",
  ]);
  expect([0, 1e-7, 0.001_23, 11.26, 61_204].map(decimal)).toEqual(["0", "<0.000001", "0.001", "11.3", "61,204"]);
  speak("ru");
  expect([12, 1234, 7_800_000].map(bytes).map(plain)).toEqual(["12 байт", "1,2 кБ", "7,8 МБ"]);
  expect(plain(seconds(1300))).toBe("1,3 секунды");
});

test("a name that no system gives loses its middle, and no more marks stand on a letter than a script puts there", () => {
  const name = plainName(`class/${"n".repeat(100_000)}😀.java`);
  expect(name.length).toBe(MAX_NAME_CHARACTERS + 1);
  expect(name).toMatch(/^class\/n+…n+😀\.java$/);
  expect(plainName(`😀${"😀".repeat(50_000)}`).isWellFormed()).toBe(true);
  expect(plainName(`a${"\u0301".repeat(100_000)}.txt`)).toBe(`a${"\u0301".repeat(8)}….txt`);
  // Three marks on a letter, as Hebrew and Vietnamese have them.
  for (const honest of ["שּׁ\u05b7לום.txt", "Nguye\u0302\u0303n.txt"]) expect(plainName(honest)).toBe(honest);
});

test("what was removed comes back where it stood, whatever came after it", () => {
  const failed = { path: "x.pdf", size: 3, decoded: { error: message("files-not-read") }, source: null, origin: 0 };
  const all = addFiles(emptyIntake, [read("a"), read("b"), failed, read("c")]);
  const { intake, removed } = takeOff(all, (id) => id !== 1);
  expect(intake.documents.map(({ name }) => name)).toEqual(["a"]);
  expect(putBack(intake, removed)).toEqual(all);
  const later = putBack(addFiles(intake, [read("b", "another"), read("d")]), removed);
  expect(later.documents.map(({ name }) => name)).toEqual(["a", "b", "b (2)", "c", "d"]);
  expect(new Set(later.documents.map(({ id }) => id)).size).toBe(5);
  expect(later.unread).toEqual(all.unread);
  // A file that was added again in between has its line already.
  expect(putBack(addFiles(intake, [failed]), removed).unread.length).toBe(1);
});

test("removals before the last one are kept as far as their texts are not too long", () => {
  const one = (length: number) => takeOff(addFiles(emptyIntake, [read("a", "x".repeat(length))]), () => true).removed;
  const chain = withBefore(one(1), withBefore(one(60_000_000), withBefore(one(5_000_000), one(1))));
  expect(chain.before?.documents[0]?.text.length).toBe(60_000_000);
  expect([chain.before?.before, chain.before?.left]).toEqual([null, undefined]);
});

test("a link names a document by its path and its text, and nothing else", () => {
  const { documents } = addFiles(emptyIntake, [read("a", "same"), read("b", "same"), read("c", "other")]);
  const [a, b, c] = documents.map(keyOf) as [string, string, string];
  expect(new Set([a, b, c]).size).toBe(3);
  expect(documentsOf(documents, b).map(({ name }) => name)).toEqual(["b"]);
  // The same files given later, in another order, with other numbers.
  const again = addFiles(addFiles(emptyIntake, [read("z"), read("c", "other")]), [read("b", "same")]).documents;
  expect([c, b, a].map((key) => documentsOf(again, key).map(({ name }) => name))).toEqual([["c"], ["b"], []]);
  expect(pairOf(again, b, c)).toMatchObject({ a: { name: "b" }, b: { name: "c" } });
  expect([pairOf(again, a, c), pairOf(again, b, b)]).toEqual([null, null]);
  expect(documentsOf(addFiles(emptyIntake, [read("c", "Other")]).documents, c)).toEqual([]);
  // One added twice, because the user wanted that, makes a pair with itself.
  const twice = addFiles(emptyIntake, [read("b", "same"), read("b", "same")]).documents;
  expect(pairOf(twice, b, b)).toMatchObject({ a: { name: "b" }, b: { name: "b (2)" } });
  // One letter, and the order of two, change the key.
  const keys = ["ab", "ba", "aa", "a\ud800", "a\udc00", "", "\0", "\0\0"].map((text) => keyOf({ path: "n", text }));
  expect(new Set(keys).size).toBe(keys.length);
});
