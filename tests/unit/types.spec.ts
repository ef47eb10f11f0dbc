/**
 * The types that src/wasm/types declares are held to the values that the engine gives: each value is written out as a
 * TypeScript literal of its declared type, and the compiler refuses a field too many, one too few, and any of another type.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import {
  Corpus,
  checkParams,
  defaultParams,
  type EngineErrorData,
  forecast,
  functionsNeeded,
  initSync,
  type Params,
  type Progress,
  sketchTexts,
} from "../../www/engine/pkg/lookalike.js";
import { compile } from "./in-process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const essay = (name: string) => readFileSync(join(ROOT, "examples/essays", name), "utf8");

/** A value as TypeScript writes it, lists with all their items. */
function literal(value: unknown): string {
  if (ArrayBuffer.isView(value)) return `new ${value.constructor.name}()`;
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, field]) => `${JSON.stringify(key)}: ${literal(field)}`)
      .join(", ")} }`;
  }
  return typeof value === "number" && !Number.isFinite(value) ? "Number.NaN" : String(JSON.stringify(value));
}

/** What the compiler says of values under the names of their types. */
function complaints(values: readonly (readonly [type: string, value: unknown])[], folder: string): string {
  const types = join(ROOT, "www/engine/pkg/lookalike.js");
  const lines = values.map(([type, value], index) => `export const v${index}: t.${type} = ${literal(value)};`);
  const file = join(folder, "values.ts");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [`import type * as t from ${JSON.stringify(types)};`, ...lines].join("\n"));
  const rules = [
    "--noEmit",
    "--strict",
    "--exactOptionalPropertyTypes",
    "--skipLibCheck",
    "--pretty",
    "false",
    "--types",
    "",
  ];
  const world = ["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--lib", "esnext,dom"];
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  return spawnSync(process.execPath, [compiler, ...rules, ...world, file], { encoding: "utf8" }).stdout;
}

const BODY =
  "static int sum(int[] xs) { int s = 0; for (int i = 0; i < xs.length; i++) { s += xs[i] * i; } return s; }";
const METHODS = Array.from({ length: 30 }, (_, n) => `${BODY.replaceAll("sum", `m${n}`)} int f${n} = ${n} - f(${n});`);

/** What an error has by the engine's declaration. */
function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    const { code, args, message } = error as EngineErrorData;
    return { code, args, message };
  }
  throw new Error("nothing was thrown");
}

/** Values of every type that a function returns, with and without what may be missing. */
function samples(): [string, unknown][] {
  const reported: Progress[] = [];
  const prose = new Corpus();
  const hidden = essay("this-year/ben.txt").replaceAll("a", "а").replaceAll("o", "о");
  const [ben, omar, trick] = [essay("this-year/ben.txt"), essay("last-year/omar.txt"), hidden];
  prose.addAll([
    { name: "ben", text: ben },
    { name: "omar", text: omar, role: "archive" },
    { name: "trick", text: trick },
    { name: "empty", text: "" },
    { name: "template", text: ben.slice(0, 200), role: "template" },
  ]);
  const report = prose.compare({ threshold: 0 }, (progress) => reported.push(progress));
  const code = new Corpus();
  code.addAll(["A.java", "B.java"].map((name) => ({ name, text: `class A { ${METHODS.join("\n")} }` })));
  const programs = code.compare({ unit: "code", threshold: 0 });
  expect(report.pairs.evidence.length).toBeGreaterThan(0);
  expect(report.documents.warnings.length).toBeGreaterThan(0);
  expect(programs.documents.language).toEqual(["java", "java"]);
  const details = [prose.passages(0, 1), prose.passages(0, 2)];
  expect(details.some(({ withoutDeobfuscation }) => withoutDeobfuscation !== null)).toBe(true);
  expect(details.some(({ whole, excludedA }) => whole !== null && excludedA.length > 0)).toBe(true);
  const admitted = new Corpus();
  admitted.addAll([ben]);
  return [
    ["Params", defaultParams()],
    ...checkParams({ k: 0, threshold: 2 }).map((mistake): [string, unknown] => ["Mistake", mistake]),
    ["EngineErrorData", thrownBy(() => prose.passages(0, 99))],
    ["EngineErrorData", thrownBy(() => prose.compare({ k: 0 }))],
    ["EngineErrorData", thrownBy(() => prose.add(7 as unknown as string))],
    ...reported.map((progress): [string, unknown] => ["Progress", progress]),
    ["Report", report],
    ["Report", programs],
    ...details.map((detail): [string, unknown] => ["PairDetail", detail]),
    ["PairDetail", code.passages(0, 1, { unit: "code" })],
    ["ObfuscationPlaces", prose.obfuscation(2)],
    ["QueryReport", admitted.query(omar)],
    ["NewcomerEvidence", admitted.evidenceFor(ben)],
    ["Admission", admitted.judge(ben)],
    ["Admission", admitted.admit("something else altogether, of which nobody wrote")],
    ["Collisions", prose.collisions()],
    ["Forecast", prose.forecast()],
    ["Forecast", forecast(1e6, 1e12)],
    ["FunctionsNeeded", functionsNeeded(0.05, 0.95)],
    ["FunctionsNeeded", functionsNeeded(0.001, 0.99)],
    ["Sketches", sketchTexts([ben, omar], false, [], {})],
  ];
}

test.beforeAll(async () => {
  initSync({ module: await compile() });
});

test("every value has the fields that its type declares, and no others", () => {
  const outputPath = (name: string) => test.info().outputPath(name);
  expect(complaints(samples(), outputPath("right"))).toBe("");
  const [[, params] = []] = samples();
  const wrong: [string, unknown][] = [
    ["Params", { ...(params as Params), another: 1 }],
    ["Params", { ...(params as Params), k: "5" }],
    ["Mistake", { field: "k" }],
    ["EngineErrorData", { code: "unknownDocument", args: { id: "3" }, message: "" }],
    ["EngineErrorData", { code: "unheardOf", args: {}, message: "" }],
    ["Progress", { stage: "lunch", done: 0, total: 1 }],
  ];
  for (const sample of wrong) expect(complaints([sample], outputPath("wrong"))).toContain("error TS");
});

test("every choice of a parameter is declared, and each that is declared is one", () => {
  const declared = readFileSync(join(ROOT, "src/wasm/types/params.d.ts"), "utf8");
  const unions = new Map(
    [...declared.matchAll(/^export type (\w+) =([^;]+);/gm)].map(([, type = "", union = ""]) => [
      type,
      [...union.matchAll(/"(\w+)"/g)].map(([, choice = ""]) => choice),
    ]),
  );
  let fields = 0;
  for (const [, field = "", type = ""] of declared.matchAll(/^ {2}(\w+): (\w+)(?: \| "auto")?;/gm)) {
    const choices = unions.get(type);
    if (!choices) continue;
    fields++;
    for (const choice of choices) expect(checkParams({ [field]: choice }), `${field}: ${choice}`).toEqual([]);
    const [mistake] = checkParams({ [field]: "nothing like that" } as Partial<Params>);
    const named = [...(mistake?.message ?? "").matchAll(/"(\w+)"/g)].map(([, choice]) => choice);
    expect(named.filter((choice) => choice !== "auto").sort(), field).toEqual([...choices].sort());
  }
  expect(fields).toBe(unions.size);
});
