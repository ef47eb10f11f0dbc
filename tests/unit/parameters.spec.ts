/** The table of parameters holds all of the engine's, with all that is said of each, and numbers are read as people type them. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type Form, type Parameter, parameter, parameterNames } from "../../www/engine/parameters.ts";
import { checkParams, compare, defaultParams, initSync, type Params } from "../../www/engine/pkg/lookalike.js";
import type { Key } from "../../www/i18n/message.ts";
import { t } from "../../www/i18n/t.ts";
import { changesBetween } from "../../www/settings/changes.ts";
import { decimalFrom, type Fields, fieldsOf, paramsOf, shareFrom, wholeFrom } from "../../www/settings/fields.ts";
import { presets } from "../../www/settings/presets.ts";
import { inWords } from "../../www/settings/settings-words.ts";
import { compile } from "./in-process.ts";
import { catalogueOf, speak } from "./speak.ts";

test.beforeAll(async () => {
  initSync({ module: await compile() });
});
test.beforeEach(() => speak("en"));

const forms = (["words", "characters", "code"] as const).flatMap((unit) =>
  [true, false].flatMap((evidence) =>
    (["exact", "lsh"] as const).flatMap((method) => ["", "9"].map((reach) => ({ unit, evidence, method, reach }))),
  ),
);

test("every parameter of the engine has one entry, of the kind that its value is", () => {
  const defaults = defaultParams();
  expect([...parameterNames].sort()).toEqual(Object.keys(defaults).sort());
  for (const name of parameterNames) {
    const kinds: Record<string, readonly Parameter["kind"][]> = {
      ...{ boolean: ["switch"], string: ["choice"], number: ["whole", "decimal", "share"] },
    };
    expect(kinds[typeof defaults[name]], name).toContain(parameter(name).kind);
  }
});

test("a text without accents is found beside the same one with them where accents are ignored, as the form says", () => {
  const help = parameter("stripAccents").help;
  expect(help && t(help as "settings-accents-help")).toContain("texts typed without accents");
  const essay =
    "Mùa xuân về trên những cánh đồng làng, người nông dân bắt đầu cày cấy từ sáng sớm đến chiều tối, trẻ em chạy theo " +
    "đàn trâu, tiếng cười vang khắp con đường nhỏ dẫn ra bờ sông, nơi những chiếc thuyền gỗ cũ nằm chờ nước lên để ra khơi.";
  const plain = essay.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d");
  for (const stripAccents of [false, true]) {
    const { totals } = compare([essay, plain], { stripAccents });
    expect(totals.pairsWithEvidence).toBe(stripAccents ? 1 : 0);
  }
});

test("every value that can be chosen is one of the engine's, the default first, and none of the engine's is missing", () => {
  const types = readFileSync(new URL("../../www/engine/pkg/lookalike.d.ts", import.meta.url), "utf8");
  for (const name of parameterNames) {
    const known = parameter(name);
    if (known.kind !== "choice") continue;
    const values = known.values.map(([value]) => value);
    expect(values[0], name).toBe(defaultParams()[name]);
    for (const value of values) expect(checkParams({ [name]: value }), `${name}=${value}`).toEqual([]);
    const type = name === "language" ? "Language" : `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const declared = types.match(new RegExp(`export type ${type} =([^;]*);`))?.[1]?.match(/(?<=")\w+(?=")/g) ?? [];
    expect(values.filter((value) => value !== "auto").sort(), name).toEqual(declared.sort());
  }
});

/** The keys of all that is said of a parameter while the form stands so, but for its values. */
function keysOf(known: Parameter, form: Form): Key[] {
  const help = typeof known.help === "function" ? known.help(form) : known.help;
  const amount = known.kind === "switch" || known.kind === "choice" ? null : known;
  const keys = [known.name, known.label, help, amount?.empty, amount?.none?.[1], amount?.valueMessage];
  return keys.filter((key) => typeof key === "string");
}

test("everything that the form and the list of changes say of a parameter is in every catalogue", () => {
  // Collected, not expected one by one: the runner notes every expectation, and there are 20 000.
  const wrong: string[] = [];
  let count = 0;
  for (const catalogue of ["en", "es", "ru"].map(catalogueOf)) {
    for (const known of parameterNames.map(parameter)) {
      const ofForm = forms.flatMap((form) =>
        keysOf(known, form).map((code) => ({ code, args: { ...form, evidence: "", value: 7 } })),
      );
      const labels = known.kind === "choice" ? known.values.map(([, label]) => label) : [];
      for (const message of [...ofForm, ...labels.filter((label) => typeof label !== "string")]) {
        const text = catalogue.say(message);
        count++;
        if (text === message.code || /[{}$]/.test(text)) wrong.push(`${catalogue.language}: ${text}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(4000);
});

test("every parameter stands in the form under some unit", () => {
  const hidden = parameterNames.filter((name) => {
    const { when } = parameter(name);
    return when && !forms.some(when);
  });
  expect(hidden).toEqual([]);
});

test("a preset decides what its entries say, and the defaults are the first preset", () => {
  const fields = fieldsOf(defaultParams());
  const [text, programs] = presets;
  expect(fields).toMatchObject(text?.values ?? {});
  expect(Object.keys(programs?.values ?? {}).sort()).toEqual(
    parameterNames.filter((name) => parameter(name).preset !== undefined).sort(),
  );
});

test("what is listed is said as the engine does it: programs by matched tokens alone, estimates by similarity alone", () => {
  const fields = fieldsOf(defaultParams());
  const said = (change: Partial<Fields>) => inWords({ ...fields, ...change })[1];
  expect(said({})).toBe("pairs from 25 matched words (18 if rare) or 20% similarity");
  expect(said({ unit: "code" })).toBe("pairs from 25 matched tokens");
  expect(said({ unit: "code", threshold: "0" })).toBe("pairs from 25 matched tokens or 0% similarity");
  expect(said({ unit: "code", evidence: false })).toBe("pairs from 20% similarity");
  expect(said({ method: "lsh" })).toBe("pairs from 20% similarity");
  expect(said({ unit: "code", method: "signatures" })).toBe("pairs from 20% similarity");
  const { when } = parameter("minMatched");
  expect(["exact", "signatures"].map((method) => when?.({ ...fields, method } as Form))).toEqual([true, false]);
});

test("a comma is a decimal point, or separates thousands, whichever makes sense", () => {
  const decimals = { "0,9": 0.9, "0.9": 0.9, " 12,5 ": 12.5, ",5": 0.5, "35": 35, "-1,5": -1.5, "1,000": 1 };
  for (const [typed, value] of Object.entries(decimals)) expect(decimalFrom(typed), typed).toBe(value);
  const whole = {
    ...{ "10000": 10_000, "10,000": 10_000, "10.000": 10_000, "10 000": 10_000, "1\u00a0000\u00a0000": 1e6 },
    ...{ "1’000": 1000, "2\u202f048": 2048, "5,5": 5.5, "0,125": 0.125, "1,5": 1.5, "7": 7 },
  };
  for (const [typed, value] of Object.entries(whole)) expect(wholeFrom(typed), typed).toBe(value);
  for (const typed of ["", " ", "abc", "1,2,3", "1.000,000", "12 34", ",", "0,9%"]) {
    expect([decimalFrom(typed), wholeFrom(typed)], typed).toEqual([Number.NaN, Number.NaN]);
  }
});

test("numbers are typed with a decimal comma in the form", () => {
  const fields = fieldsOf(defaultParams());
  const typed = paramsOf({ ...fields, threshold: "12,5", falseNegativeWeight: "0,7", maxPairs: "2.000", k: "3,5" });
  expect(typed).toMatchObject({ threshold: 0.125, falseNegativeWeight: 0.7, maxPairs: 2000, k: 3.5 });
  expect(checkParams(typed).map(({ field }) => field)).toEqual(["k"]);
});

test("a change of any parameter is told with its name, and a value that stands for none without a number", () => {
  const params = defaultParams();
  const change = (patch: Partial<Params>) => changesBetween(params, { ...params, ...patch });
  expect(change({ stem: 4 })).toEqual(["letters compared per word all → 4"]);
  expect(change({ winnow: 8 })).toEqual(["winnowing window none → 8"]);
  expect(change({ maxDocumentFrequency: 3 })).toEqual(["maximum documents with a phrase any number → 3"]);
  expect(change({ seed: 1234567 })).toEqual(["seed 1 → 1234567"]);
  expect(change({ memoryLimit: 512 })).toEqual(["memory limit 4,096 MB → 512 MB"]);
  expect(change({ evidence: false })).toEqual(["list by matched words yes → no"]);
});

test("a share in per cent is read as it is written in each language, and out of its bounds it is none", () => {
  expect(["5", "2.5", " 2,5 ", "99,9"].map(shareFrom)).toEqual([0.05, 0.025, 0.025, 0.9990000000000001]);
  expect(["", "0", "100", "-1", "2,5,1", "five"].map(shareFrom)).toEqual([null, null, null, null, null, null]);
});
