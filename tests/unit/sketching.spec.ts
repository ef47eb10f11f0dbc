import { expect, test } from "@playwright/test";
import { buffersOf } from "../../www/engine/buffers.ts";
import { utf8Bytes } from "../../www/engine/bytes.ts";
import { defaultParams, initSync, type Params, sketchTexts } from "../../www/engine/pkg/lookalike.js";
import { serves, sketchingOf } from "../../www/engine/sketching.ts";
import { compile } from "./in-process.ts";

const TEXT =
  "Ünder the “same” roof, the same words – the SAME words – stand  twice; “ﬁne words, ﬁve of them”.\n\nSources\n" +
  "Miller, A. (1999). Same words under one roof, p. 12.\n";

/** Another value of each parameter; a parameter that is new must be given one here. */
const OTHER: Params = {
  ...{
    unit: "characters",
    k: 3,
    lowercase: false,
    stripPunctuation: false,
    stripAccents: true,
    nfkc: false,
    deobfuscate: false,
  },
  ...{ language: "python", reduceCode: false, stem: 2, reach: 3, winnow: 4, weighting: "rarity" },
  ...{ excludeQuotes: true, excludeReferences: false, excludeEditedTemplate: false },
  ...{ whitespace: "remove", counting: "bag", fingerprint: "crc32", maxDocumentFrequency: 2, method: "lsh" },
  ...{ measure: "overlap", threshold: 0.7, family: "murmur3", signatureLength: 64, bands: 4, rows: 5 },
  ...{ falseNegativeWeight: 0.9, bandHash: "vector", seed: 9, maxPairs: 3, maxPairsPerDocument: 2, memoryLimit: 100 },
  ...{ passageGap: 7, shortestPassage: 8, evidence: false, minMatched: 9, effort: 2 },
};

test.beforeAll(async () => {
  initSync({ module: await compile() });
});

test("sketches serve other parameters only where the engine makes the same of them", () => {
  const usual: Params = { ...defaultParams(), bands: 2, rows: 4 };
  const form = "Same words under one roof; fine words, five of them.";
  const template = { id: 1, name: "form", text: form, role: "template" as const };
  const before = sketchTexts([TEXT], true, [form], usual);
  expect(Object.keys(OTHER).sort()).toEqual(Object.keys(usual).sort());
  for (const name of Object.keys(usual) as (keyof Params)[]) {
    const changed = { ...usual, [name]: OTHER[name] };
    const after = sketchTexts([TEXT], true, [form], changed);
    const [made, wanted] = [sketchingOf(usual, true, [template]), sketchingOf(changed, true, [template])];
    const sameAll = made.all === wanted.all;
    const sameShingles = made.shingles === wanted.shingles;
    if (sameAll) expect(after, name).toEqual(before);
    if (sameShingles) expect(after.fingerprints, name).toEqual(before.fingerprints);
    else expect(sameAll, name).toBe(false);
  }
});

test("the parameters of thresholds, lists and methods leave sketches as they are", () => {
  const usual = defaultParams();
  const same = (Object.keys(OTHER) as (keyof Params)[]).filter(
    (name) => sketchingOf(usual, true, []).all === sketchingOf({ ...usual, [name]: OTHER[name] }, true, []).all,
  );
  expect(same.sort()).toEqual(
    [
      ...["bandHash", "bands", "falseNegativeWeight", "maxDocumentFrequency", "maxPairs", "maxPairsPerDocument"],
      ...["measure", "memoryLimit", "method", "rows", "threshold", "weighting"],
      ...["passageGap", "shortestPassage", "minMatched", "effort"],
    ].sort(),
  );
});

test("all columns of sketches are handed over, none is copied", () => {
  const sketches = sketchTexts([TEXT], true, [], defaultParams());
  const columns = Object.values(sketches).filter((value) => ArrayBuffer.isView(value));
  expect(sketches.words.length).toBeGreaterThan(0);
  structuredClone(sketches, { transfer: buffersOf(sketches) });
  expect(columns.map(({ byteLength }) => byteLength)).toEqual(columns.map(() => 0));
});

test("sets are signed anew without their texts where that is quick, signatures alone never", () => {
  const usual = defaultParams();
  const seeded = { ...usual, seed: 2 };
  const slow = { ...usual, family: "jenkins" as const };
  expect(serves(sketchingOf(usual, true, []), sketchingOf(seeded, true, []))).toBe(true);
  expect(serves(sketchingOf(usual, true, []), sketchingOf(slow, true, []))).toBe(false);
  expect(serves(sketchingOf(usual, false, []), sketchingOf(seeded, false, []))).toBe(false);
  expect(serves(sketchingOf(usual, false, []), sketchingOf(usual, true, []))).toBe(false);
  const template = { id: 1, name: "form", text: "form", role: "template" as const };
  expect(serves(sketchingOf(usual, false, []), sketchingOf(usual, false, [template]))).toBe(false);
  const unedited = { ...usual, excludeEditedTemplate: false, evidence: false };
  expect(serves(sketchingOf(usual, true, []), sketchingOf(usual, true, [template]))).toBe(false);
  expect(serves(sketchingOf(unedited, true, []), sketchingOf(unedited, true, [template]))).toBe(true);
});

test("lengths in UTF-8 are exact for short texts and near for long ones", () => {
  const exact = (text: string): number => Buffer.byteLength(text);
  for (const text of ["", "plain", "«Ünïcödé»", "汉字".repeat(512), "😀".repeat(500)]) {
    expect(utf8Bytes(text)).toBe(exact(text));
  }
  for (const text of ["plain ".repeat(9999), "Русский текст ".repeat(5000), `${"a".repeat(9000)}${"я".repeat(9000)}`]) {
    expect(Math.abs(utf8Bytes(text) / exact(text) - 1)).toBeLessThan(0.1);
  }
});
