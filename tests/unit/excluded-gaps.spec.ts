/** Excluded text within a passage is neither a change nor a part of its words, in numbers and in colours. */
import { expect, test } from "@playwright/test";
import { withoutExcludedGaps } from "../../www/compare/excluded-gaps.ts";
import type { DetailWithLists } from "../../www/compare/source-lists.ts";
import { type Look, stretchesOf } from "../../www/compare/spans.ts";
import { defaultParams } from "../../www/engine/pkg/lookalike.js";
import { layersOf, lookOf, segmentsOf } from "../../www/share/report/marked-text.tsx";
import { wholeReport } from "../../www/share/report/whole.tsx";
import { words } from "../e2e/page.ts";
import { reportOf } from "./report-input.ts";
import { speak } from "./speak.ts";

const [before, template, after] = [words(1, 80), words(3, 50), words(2, 80)];

/** Two texts and another one, with the template in all. */
async function compared(a: string, b: string, excluded = template) {
  const texts = { a, b };
  const { input, source } = await reportOf([
    { name: "ann.txt", text: a },
    { name: "bob.txt", text: b },
    { name: "eve.txt", text: `${words(4, 90)}\n\n${excluded}\n\n${words(5, 90)}` },
    { name: "task.txt", text: excluded, role: "template" },
  ]);
  const [detail] = await source.details([{ a: 0, b: 1 }]);
  if (!detail) throw new Error("no detail");
  return { texts, detail, input, source };
}

/** The words that are drawn so in either text. */
function drawn({ texts, detail }: { texts: { a: string; b: string }; detail: DetailWithLists }, look: Look): string[] {
  const { a, b } = stretchesOf(detail, look === "edited" ? "passages" : "differences", texts);
  return [
    ...a.filter((stretch) => stretch.look === look).map(({ start, end }) => texts.a.slice(start, end).trim()),
    ...b.filter((stretch) => stretch.look === look).map(({ start, end }) => texts.b.slice(start, end).trim()),
  ].filter((text) => text !== "");
}

test("texts that are the same, with a template in the middle, have no edits, and only the words that match", async () => {
  const text = `${before}\n\n${template}\n\n${after}`;
  const found = await compared(text, text);
  const [passage, ...more] = found.detail.passages;
  expect(more).toEqual([]);
  expect(passage).toMatchObject({
    edits: [],
    counterparts: [],
    matchedA: 160,
    aTokens: 160,
    matchedB: 160,
    bTokens: 160,
  });
  expect(drawn(found, "edited")).toEqual([]);
  expect([...drawn(found, "replaced"), ...drawn(found, "only")]).toEqual([]);
  expect(drawn(found, "same").join(" ")).not.toContain(template.slice(0, 30));
  const start = text.indexOf(template);
  const inTemplate = segmentsOf(text, layersOf(found.detail, found.texts).a, start, start + template.length);
  expect(new Set(inTemplate.map(lookOf))).toEqual(new Set(["x"]));
});

test("a report lists such a passage without a changed place", async () => {
  speak("en");
  const text = `${before}\n\n${template}\n\n${after}`;
  const { input, source } = await compared(text, text);
  const html = (await wholeReport(input, source)).parts.join("");
  expect(html).toContain("160 words");
  expect(html).not.toContain("changed place");
});

test("what was changed elsewhere is a change, and no word of the template is in the passage", async () => {
  const changed = after.split(" ").with(40, "zyzzyva").join(" ");
  const line = words(3, 8);
  const found = await compared(`${before}\n${line}\n${after}`, `${before}\n${line}\n${changed}`, line);
  const [passage] = found.detail.passages;
  expect(passage).toMatchObject({ matchedA: 159, aTokens: 160, matchedB: 159, bTokens: 160 });
  expect(passage?.edits).toHaveLength(1);
  expect(drawn(found, "edited")).toEqual([after.split(" ")[40], "zyzzyva"]);
  expect(drawn(found, "replaced")).toEqual([after.split(" ")[40], "zyzzyva"]);
});

test("an edit is cut to the words that are not excluded, and is none without any", async () => {
  const texts = { a: "one two new form text, three four", b: "one two form text old three" };
  const at = (side: "a" | "b", words: string) => [
    texts[side].indexOf(words),
    texts[side].indexOf(words) + words.length,
  ];
  const edit = (a: string, b: string) => {
    const [[aStart, aEnd], [bStart, bEnd]] = [at("a", a), at("b", b)];
    return { aStart, aEnd, bStart, bEnd };
  };
  const asRead = async (edits: readonly object[], isInB = true) => {
    const [[startA, endA], [startB, endB]] = [at("a", "form text"), at("b", "form text")];
    const detail = {
      pair: { evidence: {} },
      passages: [{ ...edit(texts.a, texts.b), edits, matchedA: 3, matchedB: 3, aTokens: 7, bTokens: 6 }],
      excludedA: [{ start: startA, end: endA, label: "template" }],
      excludedB: isInB ? [{ start: startB, end: endB, label: "template" }] : [],
    } as unknown as DetailWithLists;
    const lengthsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text.split(" ").length);
    const [passage] = (await withoutExcludedGaps(detail, { texts, params: defaultParams(), lengthsOf })).passages;
    return passage;
  };
  const whole = await asRead([edit("new form text", "form text old"), edit(" four", "")]);
  const after = texts.b.indexOf("form");
  expect(whole).toMatchObject({ aTokens: 5, bTokens: 4 });
  expect(whole?.edits).toEqual([edit("new", "old"), edit(" four", "")]);
  expect((await asRead([edit("form text,", "form text")]))?.edits).toEqual([]);
  // Which only one of the texts has.
  expect((await asRead([{ ...edit("form text,", ""), bStart: after, bEnd: after }], false))?.edits).toEqual([]);
  expect((await asRead([edit("new form text", "form text")]))?.edits).toEqual([
    { ...edit("new", ""), bStart: after, bEnd: after },
  ]);
});
