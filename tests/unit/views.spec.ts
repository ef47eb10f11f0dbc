/** The pure functions behind the settings, roles and accuracy. */
import { expect, test } from "@playwright/test";
import { addFiles, changeDocument, emptyIntake } from "../../www/documents/added-files.ts";
import { areAuthorsChosen, countNotCompared, notComparedInWords, whyNoPair } from "../../www/documents/not-compared.ts";
import type { Params, Report, Role } from "../../www/engine/pkg/lookalike.js";
import type { EngineDocument } from "../../www/engine/protocol.ts";
import { warningInWords } from "../../www/engine/remarks.ts";
import {
  agreementOf,
  estimatedTenthsOf,
  foundBy,
  spotsOf,
  tenthsOf,
  thresholdOnCurve,
} from "../../www/how/accuracy/figures.ts";
import { message } from "../../www/i18n/message.ts";
import type { SettledRule } from "../../www/people/authors.ts";
import { ruledAuthors, toEngineDocuments } from "../../www/people/people.ts";
import { contentOf } from "../../www/read/model.ts";
import { changesBetween, optionsOf } from "../../www/settings/changes.ts";
import { fieldsOf, paramsOf } from "../../www/settings/fields.ts";
import { layouts, paramsOfPreset, presetOf, presets, signatureLayoutOf } from "../../www/settings/presets.ts";
import { speak } from "./speak.ts";

speak("en");

/** The engine's defaults. */
const params: Params = {
  ...{
    unit: "words",
    k: 5,
    lowercase: true,
    stripPunctuation: true,
    stripAccents: false,
    nfkc: true,
    deobfuscate: true,
  },
  ...{ language: "auto", reduceCode: true, stem: 0, reach: 0, winnow: 0, weighting: "equal" },
  ...{ excludeQuotes: false, excludeReferences: true, excludeEditedTemplate: true },
  ...{ whitespace: "collapse", counting: "set", fingerprint: "rolling", maxDocumentFrequency: 0, method: "exact" },
  ...{ measure: "jaccard", threshold: 0.2, family: "onePermutation", signatureLength: 128, bands: 64, rows: 2 },
  ...{ falseNegativeWeight: 0.9, bandHash: "mix", seed: 1, maxPairs: 100_000, maxPairsPerDocument: 1000 },
  ...{ memoryLimit: 4096, passageGap: 30, shortestPassage: 12, evidence: true, minMatched: 25, effort: 1 },
};

test("the form gives back the parameters it was made of, but for what it leaves to the engine", () => {
  const {
    bands: _b,
    rows: _r,
    signatureLength: _s,
    maxDocumentFrequency: _m,
    winnow: _w,
    falseNegativeWeight: _f,
    stem: _st,
    reach: _re,
    passageGap: _g,
    shortestPassage: _p,
    ...set
  } = params;
  expect(paramsOf(fieldsOf(params))).toEqual(set);
  const typed = {
    ...fieldsOf(params),
    bands: "6",
    rows: " 14 ",
    maxDocumentFrequency: "3",
    falseNegativeWeight: "0.5",
    passageGap: "9",
  };
  expect(paramsOf(typed)).toMatchObject({
    bands: 6,
    rows: 14,
    maxDocumentFrequency: 3,
    falseNegativeWeight: 0.5,
    passageGap: 9,
  });
  expect(paramsOf({ ...typed, memoryLimit: "" }).memoryLimit).toBeNaN();
});

test("a change of any parameter is named", () => {
  for (const name of Object.keys(params) as (keyof Params)[]) {
    const value = params[name];
    const list = optionsOf(name);
    const other = typeof value === "number" ? value / 4 + 1 : typeof value === "boolean" ? !value : list[1]?.[0];
    const changes = changesBetween(params, { ...params, [name]: other });
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatch(/ → /);
    expect(changes[0]).not.toContain("undefined");
  }
  expect(changesBetween(params, params)).toEqual([]);
  expect(changesBetween(params, { ...params, threshold: 0.35 })).toEqual(["threshold 20% → 35%"]);
});

test("presets and layouts are recognised by their values", () => {
  const fields = fieldsOf(params);
  for (const preset of presets) {
    expect(presetOf({ ...fields, ...preset.values })).toBe(preset);
    // It leaves the user's own threshold alone.
    expect({ ...fields, threshold: "35", ...preset.values }.threshold).toBe("35");
  }
  for (const layout of layouts) expect(signatureLayoutOf({ ...fields, ...layout.values })).toBe(layout);
  expect(presetOf({ ...fields, k: "4" })).toBeNull();
  // A threshold is anyone's own, and nothing is what 0 is; what a unit does not ask for does not matter.
  expect(presetOf({ ...fields, threshold: "35", reach: "0", whitespace: "keep" })?.id).toBe("text");
  expect(presetOf({ ...fields, evidence: false })).toBeNull();
  expect(presetOf({ ...fields, reach: "10" })).toBeNull();
  const asParams = presets.map(paramsOfPreset);
  expect(presets.map(({ id }) => id)).toEqual(["text", "programs"]);
  // The defaults, whose bands follow from the threshold.
  expect(params).toMatchObject(asParams[0] ?? {});
  expect(asParams[1]).toMatchObject({ unit: "code", k: 6, weighting: "rarity" });
  expect(signatureLayoutOf({ ...fields, rows: "3" })).toBeNull();
});

const read = (path: string) => ({
  path,
  size: 1,
  decoded: contentOf(message("files-format-plain"), path),
  source: null,
  origin: 0,
});

test("an author is what was written, else the first folder, else nobody", () => {
  const intake = addFiles(emptyIntake, ["class/ann/a.txt", "class/bob/x/b.txt", "class/c.txt"].map(read), "archive");
  const authors = (rule: SettledRule) => [...ruledAuthors(intake.documents, rule).values()];
  expect(authors({ by: "folder" })).toEqual(["ann", "bob", null]);
  expect(authors({ by: "none" })).toEqual([null, null, null]);
  expect(authors({ by: "pattern", found: new Map([["ann/a.txt", "a"]]) })).toEqual(["a", null, null]);
  const changed = changeDocument(intake, 2, { author: "eve", role: "template" });
  const held = toEngineDocuments(changed.documents, { by: "folder" });
  // Templates come last: the order that the terminal has, too.
  expect(held.map(({ role }) => role)).toEqual(["archive", "archive", "template"]);
  expect(held.map(({ author }) => author)).toEqual(["ann", null, "eve"]);
});

test("each role's authors are found by its own folders, so that earlier work makes no class into one author", () => {
  const classes = ["Class/Anna/1.txt", "Class/Anna/2.txt", "Class/Ben/1.txt"];
  const submissions = addFiles(emptyIntake, classes.map(read), "submission");
  const earlier = ["Last year/Anna/1.txt", "Last year/Cleo/1.txt"];
  const templates = addFiles(addFiles(submissions, earlier.map(read), "archive"), [read("Task/task.txt")], "template");
  const authors = (rule: SettledRule) => {
    const ruled = ruledAuthors(templates.documents, rule);
    return Object.fromEntries(templates.documents.map(({ id, path }) => [path, ruled.get(id)]));
  };
  const expected = { "Class/Anna/1.txt": "Anna", "Class/Anna/2.txt": "Anna", "Class/Ben/1.txt": "Ben" };
  const expectedEarlier = { "Last year/Anna/1.txt": "Anna", "Last year/Cleo/1.txt": "Cleo", "Task/task.txt": null };
  expect(authors({ by: "folder" })).toEqual({ ...expected, ...expectedEarlier });
  const found = new Map(["Anna", "Ben", "Cleo"].flatMap((name) => [1, 2].map((n) => [`${name}/${n}.txt`, name])));
  expect(authors({ by: "pattern", found })).toEqual({ ...expected, ...expectedEarlier });
});

const document = (id: number, role: Role = "submission", author: string | null = null): EngineDocument => ({
  ...{ id, name: `n${id}`, text: `t${id}`, role, author },
});

test("pairs that are not compared are counted by reason, as they would be one by one", () => {
  const roles: Role[] = ["submission", "archive", "submission", "template", "archive"];
  const documents = Array.from({ length: 40 }, (_, i) => {
    return document(i, roles[(i * i) % 5], i % 3 > 0 ? `author ${i % 4}` : null);
  });
  const counted = { archive: 0, author: 0 };
  for (const [at, x] of documents.entries()) {
    for (const y of documents.slice(0, at)) {
      if (x.role === "template" || y.role === "template") continue;
      if (x.role === "archive" && y.role === "archive") counted.archive++;
      else if (x.author !== null && x.author === y.author) counted.author++;
    }
  }
  expect(counted.archive * counted.author).toBeGreaterThan(0);
  expect(countNotCompared(documents)).toEqual(counted);
});

test("no pair left out goes unsaid", () => {
  expect(notComparedInWords(0, { archive: 0, author: 0 })).toEqual({ author: 0, sentences: [] });
  expect(notComparedInWords(5, { archive: 2, author: 3 })).toEqual({
    author: 3,
    // Of an archive of 2,000 documents they are two million, which is no news to whoever added one.
    sentences: ["Documents of earlier work are not compared with each other."],
  });
  expect(notComparedInWords(5, { archive: 2, author: 1 }).sentences.join()).toContain("5");
});

test("pairs of one author are an alarm only where nobody said whose files are whose", () => {
  const document = (group?: string | null, author = "") => ({ author, group });
  expect(areAuthorsChosen([document(), document(null)], "layout")).toBe(false);
  expect(areAuthorsChosen([document("jonah/"), document("jonah/")], "layout")).toBe(true);
  expect(areAuthorsChosen([document(undefined, "Jonah")], "layout")).toBe(true);
  expect(areAuthorsChosen([document()], "folder")).toBe(true);
});

test("where no pair was compared, templates are not taken for a document", () => {
  const of = (...roles: Role[]) => roles.map((role) => ({ role }));
  expect(whyNoPair(0, of("template", "template", "template"))).toBe("templates");
  expect(whyNoPair(0, of("template", "submission"))).toBe("single");
  expect(whyNoPair(3, of("archive", "archive"))).toBe("excluded");
});

test("no remark on a document claims that it is compared, which a template is not", () => {
  const remark = (code: "sameName" | "sameText") =>
    warningInWords({ code, message: "", args: { earlier: 0 } }, { documents: { name: ["a.txt", "b.txt"] } } as Report);
  expect([remark("sameName"), remark("sameText")]).toEqual([
    "Another document has the same name.",
    "Its text is exactly the same as that of a.txt.",
  ]);
});

/** A report of pairs with such a similarity, in thousandths: a long document's with ones that stand in it as a whole. */
function reportOf(rows: readonly (readonly [jaccard: number, estimate: number, candidate: number])[]): Report {
  const estimates = rows.map(([, estimate]) => estimate);
  const shared = rows.map(([jaccard]) => Math.round(1000 * jaccard));
  return {
    pairs: {
      length: rows.length,
      ...{ a: new Uint16Array(rows.length), b: Uint16Array.from(rows, (_, index) => 1 + index) },
      ...{ shared: Uint32Array.from(shared), estimate: Uint32Array.from(rows.keys()) },
      candidate: Uint8Array.from(rows, ([, , candidate]) => candidate),
    },
    estimates: {
      value: Float64Array.from(estimates),
      low: Float64Array.from(estimates, (estimate) => estimate - 0.05),
      high: Float64Array.from(estimates, (estimate) => estimate + 0.05),
    },
    documents: { weight: Uint32Array.of(1000, ...shared) },
  } as unknown as Report;
}

test("agreement counts intervals that hold, and errors", () => {
  const agreement = agreementOf(
    reportOf([
      [0.5, 0.52, 1],
      [0.3, 0.3, 1],
      [0.8, 0.6, 0],
    ]),
  );
  expect(agreement).toMatchObject({ pairs: 3, within: 2 });
  expect(agreement.meanError).toBeCloseTo(0.22 / 3, 12);
  expect(agreement.largestError).toBeCloseTo(0.2, 12);
  expect(agreementOf(reportOf([]))).toEqual({ pairs: 0, within: 0, meanError: 0, largestError: 0 });
});

test("estimates are drawn in bounded spots, and each listed pair is in a tenth", () => {
  const report = reportOf([
    [0.5, 0.52, 1],
    [0.501, 0.52, 1],
    [0, 0.01, 0],
    [0.97, 0.8, 0],
    [1, 1, 1],
  ]);
  const spots = spotsOf(report);
  expect(spots.map(({ pairs }) => pairs).sort()).toEqual([1, 1, 1, 2]);
  for (const { exact, estimate, pairs } of spots.filter((spot) => spot.pairs === 2)) {
    expect([exact, pairs]).toEqual([0.5, 2]);
    expect(Math.abs(estimate - 0.52)).toBeLessThan(1 / 128);
  }
  const tenths = estimatedTenthsOf(report);
  expect(tenths.map(({ pairs }) => pairs)).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2]);
  expect(tenths[10]).toMatchObject({ min: 0.8, max: 1, within: 1 });
  const many = Array.from({ length: 50_000 }, (_, at): [number, number, number] => [
    at / 50_000,
    (at % 7919) / 7919,
    0,
  ]);
  expect(spotsOf(reportOf(many)).length).toBeLessThanOrEqual(129 * 129);
});

test("pairs fall to the nearest tenth", () => {
  const tenths = tenthsOf(
    reportOf([0.04, 0.06, 0.3, 0.7, 0.74, 1].map((jaccard) => [jaccard, 0, jaccard > 0.5 ? 1 : 0])),
  );
  expect(tenths.map(({ pairs }) => pairs)).toEqual([1, 0, 1, 0, 0, 0, 2, 0, 0, 1]);
  expect(tenths.map(({ candidates }) => candidates)).toEqual([0, 0, 0, 0, 0, 0, 2, 0, 0, 1]);
});

test("recall and precision are shares, and none where there is nothing", () => {
  const report = (totals: Partial<Report["totals"]>) => ({ totals: { ...none, ...totals } }) as Report;
  const none = { candidatesAboveThreshold: 0, expectedCandidates: 0, pairsAboveThreshold: 0, candidatePairs: 0 };
  const found = report({
    candidatesAboveThreshold: 3,
    expectedCandidates: 3.6,
    pairsAboveThreshold: 4,
    candidatePairs: 6,
    possiblePairs: 12,
  });
  expect(foundBy(found)).toEqual({ recall: 0.75, expectedRecall: 0.9, precision: 0.5, looked: 0.5 });
  expect(foundBy(report({ possiblePairs: 0 }))).toEqual({
    recall: null,
    expectedRecall: null,
    precision: null,
    looked: null,
  });
});

test("the curve is read at the threshold's Jaccard", () => {
  const at = (measure: Params["measure"]) =>
    thresholdOnCurve({ params: { ...params, measure, threshold: 0.5 } } as Report);
  expect(at("jaccard")).toBe(0.5);
  expect(at("sorensen")).toBeCloseTo(1 / 3, 12);
  expect(at("overlap")).toBeNull();
});
