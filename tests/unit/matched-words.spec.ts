/** What is highlighted adds up to the numbers: the words shown as matched, in both texts, on the page and in reports. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { piecesOf } from "../../www/compare/sources/sources.ts";
import { type Look, type Mode, type Sides, type Stretch, spansOf, stretchesOf } from "../../www/compare/spans.ts";
import { shownRange } from "../../www/compare/stray-words.ts";
import { engineAddress } from "../../www/engine/load-engine.ts";
import { initSync, type PairDetail, type Params, type Passage } from "../../www/engine/pkg/lookalike.js";
import { answers } from "../../www/engine/worker/answers.ts";
import { layersOf, lookOf, segmentsOf } from "../../www/share/report/marked-text.tsx";
import { randomOf } from "./random.ts";
import { reportOf } from "./report-input.ts";

// Each file of tests has an engine of its own; tests of a file share it.
initSync({ module: readFileSync(engineAddress()) });
const { lengthsOf } = answers();

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The engine's count of the words in parts of a text, each part by itself. */
function wordsIn(text: string, parts: readonly Range[], params: Params): number {
  const texts = parts.map(({ start, end }) => ({ name: "part.txt", text: text.slice(start, end) }));
  // Without its neighbours a part may look like a quotation or a list of references.
  const plain = { ...params, excludeQuotes: false, excludeReferences: false };
  return texts.length === 0 ? 0 : lengthsOf({ texts, params: plain }, () => {}).reduce((sum, count) => sum + count, 0);
}

/** Parts that touch as one: a marked look-alike letter is a segment of its own, in the middle of a word. */
function joined(parts: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const { start, end } of parts) {
    const last = whole.at(-1);
    if (last?.end === start) whole[whole.length - 1] = { start: last.start, end };
    else whole.push({ start, end });
  }
  return whole;
}

const sum = (passages: readonly Passage[], of: (passage: Passage) => number): number =>
  passages.reduce((all, passage) => all + of(passage), 0);

/** Holds all that is drawn of a pair against its numbers. */
function expectToAddUp(detail: PairDetail, texts: Sides<string>, params: Params): void {
  const { passages } = detail;
  const numbers = {
    a: { matched: sum(passages, (each) => each.matchedA), all: sum(passages, (each) => each.aTokens) },
    b: { matched: sum(passages, (each) => each.matchedB), all: sum(passages, (each) => each.bTokens) },
  };
  const layers = layersOf(detail, texts);
  const spans = spansOf(detail, "passages", texts);
  for (const side of ["a", "b"] as const) {
    const text = texts[side];
    // Words beside a passage's sentences are not drawn, and match nothing.
    const stray = spans[side].flatMap(({ index, start, end }) => {
      const { aStart, aEnd, bStart, bEnd } = passages[index] as Passage;
      const [from, to] = side === "a" ? [aStart, aEnd] : [bStart, bEnd];
      return [
        { start: from, end: start },
        { start: end, end: to },
      ].filter((part) => part.end > part.start);
    });
    const { matched, all } = numbers[side];
    const drawn = (mode: Mode, ...looks: Look[]): Stretch[] =>
      stretchesOf(detail, mode, texts)[side].filter(({ look }) => looks.includes(look));
    const count = (parts: readonly Range[]): number => wordsIn(text, parts, params);
    expect(count(drawn("passages", "passage")), `solid in ${side}`).toBe(matched);
    const edited = all - matched - count(stray);
    expect(count(drawn("passages", "edited")), `pale in ${side}`).toBe(edited);
    expect(count(drawn("differences", "same", "moved", "reworded")), `matched in ${side}`).toBe(matched);
    expect(count(drawn("differences", "replaced", "only")), `edits in ${side}`).toBe(edited);
    const solid = segmentsOf(text, layers[side]).filter((segment) => /\bp\b/.test(lookOf(segment)));
    expect(count(joined(solid)), `solid in ${side} of the report`).toBe(matched);
  }
  const pieces = passages.flatMap(piecesOf).filter(({ matches }) => matches);
  expect(wordsIn(texts.a, pieces, params), "solid among all its matches").toBe(numbers.a.matched);
}

/** All listed pairs of some texts, from both sides. */
async function expectAllToAddUp(given: readonly string[]): Promise<{ pairs: number; kinds: Set<string> }> {
  const { input, source } = await reportOf(given.map((text, index) => ({ name: `${index}.txt`, text })));
  const { pairs, params } = input.report;
  const kinds = new Set<string>();
  for (let row = 0; row < pairs.evidence.length; row++) {
    const [a = 0, b = 0] = [pairs.a[row], pairs.b[row]];
    const [detail, swapped] = await source.details([
      { a, b },
      { a: b, b: a },
    ]);
    if (!detail || !swapped) throw new Error("a listed pair has no detail");
    expect(sum(detail.passages, (each) => each.matchedB)).toBe(pairs.evidence.matchedB[row]);
    expectToAddUp(detail, { a: given[a] ?? "", b: given[b] ?? "" }, params);
    expectToAddUp(swapped, { a: given[b] ?? "", b: given[a] ?? "" }, params);
    for (const { kind } of detail.passages.flatMap(({ counterparts }) => counterparts)) kinds.add(kind);
  }
  return { pairs: pairs.evidence.length, kinds };
}

test("as many words are highlighted as are reported, in essays with copied and reworded passages", async () => {
  const folder = new URL("../../www/public/example/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  const { pairs, kinds } = await expectAllToAddUp(names.map((name) => readFileSync(new URL(name, folder), "utf8")));
  expect(pairs).toBeGreaterThan(5);
  expect([...kinds].sort()).toEqual(["moved", "reworded"]);
});

test("a word without a partner, the end of the sentence before, is not shown as part of a passage", async () => {
  const [ben, elif] = ["ben-okafor.txt", "elif-kaya.txt"].map((name) => ({
    name,
    text: readFileSync(new URL(`../../www/public/example/${name}`, import.meta.url), "utf8"),
  })) as [{ name: string; text: string }, { name: string; text: string }];
  const { source } = await reportOf([ben, elif]);
  const [detail] = await source.details([{ a: 0, b: 1 }]);
  if (!detail) throw new Error("no detail");
  const beginning = (start: number): string => elif.text.slice(start, start + 20).replaceAll(/\s+/g, " ");
  const shown = (mode: Mode): string[] => {
    const texts = { a: ben.text, b: elif.text };
    const starts = [...spansOf(detail, mode, texts).b, ...stretchesOf(detail, mode, texts).b];
    return starts.map(({ start }) => beginning(start));
  };
  // As the engine finds it, it begins a word earlier.
  const found = detail.passages.map(({ bStart }) => beginning(bStart));
  expect(found).toContain("them. Of course som");
  for (const mode of ["passages", "differences"] as const) {
    expect(shown(mode).filter((text) => text.startsWith("them."))).toEqual([]);
    expect(shown(mode)).toContain("Of course some peopl");
  }
});

test("only what follows or precedes the end of a sentence is a stray word, and no word that matches", () => {
  const of = (place: { aStart: number; aEnd: number }) => ({ start: place.aStart, end: place.aEnd });
  const shownOf = (before: string, edited: string, rest: string, tail = ""): string => {
    const text = `${before}${edited}${rest}${tail} More.`;
    const [aStart, aEnd] = [before.length, text.length - " More.".length];
    const at = (start: number, end: number) => ({ aStart: start, aEnd: end, bStart: 0, bEnd: 0 });
    const edits = [
      ...(edited === "" ? [] : [at(aStart, aStart + edited.length)]),
      ...(tail === "" ? [] : [at(aEnd - tail.length, aEnd)]),
    ];
    const passage = { ...at(aStart, aEnd), edits } as unknown as Passage;
    const { start, end } = shownRange(passage, of, text);
    return text.slice(start, end);
  };
  expect(shownOf("The boat went ", "through", ". The river flows")).toBe("The river flows");
  expect(shownOf("Он плыл ", "сквозь", "!» Река течёт")).toBe("Река течёт");
  expect(shownOf("the title of ", "it all", "\n\nThe river flows")).toBe("The river flows");
  expect(shownOf("", "", "The river flows. ", "But")).toBe("The river flows");
  // These are of the same sentence, or match.
  expect(shownOf("Yesterday ", "the wide", " river flows")).toBe("the wide river flows");
  expect(shownOf("The boat went ", "", "through. The river flows")).toBe("through. The river flows");
  expect(shownOf("", "", "The river ", "runs")).toBe("The river runs");
});

const COMMON = ["the", "of", "and", "to", "in", "for", "from", "with", "a", "is"];

/** A sentence in which common words recur, and a copy with words moved, replaced, repeated and put in another form. */
function copies(seed: number): [string, string] {
  const random = randomOf(seed);
  const letters = "bcdfghklmnprstvz";
  const rare = (): string =>
    Array.from({ length: 3 }, () => `${letters[random(letters.length)]}${"aeiou"[random(5)]}`).join("");
  const text = Array.from({ length: 90 }, () => (random(2) === 0 ? (COMMON[random(COMMON.length)] ?? "") : rare()));
  const copy = [...text];
  for (let change = 0; change < 30; change++) {
    const at = random(copy.length);
    const kind = random(5);
    if (kind === 0) copy.splice(random(copy.length), 0, ...copy.splice(at, 1 + random(3)));
    else if (kind === 1) copy.splice(at, 1, rare());
    else if (kind === 2) copy.splice(at, 0, copy[random(copy.length)] ?? "");
    else if (kind === 3) copy.splice(at, 1);
    else copy.splice(at, 1, `${copy[at]}s`);
  }
  const lines = (words: readonly string[]): string => words.join(" ").replaceAll(/( \w+){12}/g, "$&,\n");
  return [lines(text), lines(copy)];
}

test("as many words are highlighted as are reported, however a copy was changed", async () => {
  let pairs = 0;
  for (let seed = 1; seed <= 60; seed++) pairs += (await expectAllToAddUp(copies(seed))).pairs;
  expect(pairs).toBeGreaterThan(40);
});

/** The passages of two texts, as the words of their edits and counterparts. */
async function changesOf(first: string, second: string) {
  const { input, source } = await reportOf([
    { name: "first.txt", text: first },
    { name: "second.txt", text: second },
  ]);
  const [detail] = await source.details([{ a: 0, b: 1 }]);
  const [passage] = detail?.passages ?? [];
  if (!passage || input.report.pairs.evidence.length !== 1) throw new Error("the two texts share no passage");
  const wordsOf = ({ aStart, aEnd, bStart, bEnd }: Passage["edits"][number]) =>
    `${first.slice(aStart, aEnd)} → ${second.slice(bStart, bEnd)}`;
  return {
    passage,
    edits: passage.edits.map(wordsOf),
    others: passage.counterparts.map((words) => `${words.kind} ${wordsOf(words)}`),
  };
}

const [BEFORE, BEHIND] = [
  "Threatening black clouds arose above the crumbling smokestacks while",
  "pedestrians hurried past dented streetcars, umbrellas clutched against sudden gusts",
];

test("a word that was moved is in no edit", async () => {
  const { edits, others, passage } = await changesOf(
    `${BEFORE} setting golden sunlight glittered far eastward ${BEHIND}.`,
    `${BEFORE} far golden sunlight shimmered setting eastward ${BEHIND}.`,
  );
  expect(edits).toEqual(["glittered → shimmered"]);
  expect(others).toEqual(["moved setting → setting", "moved far → far"]);
  expect(passage.tokens).toBe(passage.matchedA - 2);
});

test("words in another form part an edit, and each side's rest stands beside the other's", async () => {
  const { edits, others } = await changesOf(
    `${BEFORE} gloomy workers marched homeward ${BEHIND}.`,
    `${BEFORE} weary worker trudged homeward ${BEHIND}.`,
  );
  expect(edits).toEqual(["gloomy → weary", "marched → trudged"]);
  expect(others).toEqual(["reworded workers → worker"]);
});
