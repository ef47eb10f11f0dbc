/** Projects of Scratch: their blocks as a text, and a copy with other names among them. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pairAt } from "../../www/engine/pairs.ts";
import { isProgram } from "../../www/engine/program-languages.ts";
import { zip } from "../samples/formats.mjs";
import { game, otherGame, sb3 } from "../samples/scratch.mjs";
import { contentOf, read } from "./read-one.ts";
import { reportOf } from "./report-input.ts";

const ANN = {
  ...{ hero: "Cat", thing: "Apple", score: "score", speed: "speed", message: "caught", jump: "jump %s" },
  ...{ said: "Use the arrows.", y: 0 },
};
const COPY = {
  ...{ hero: "Дракон", thing: 'Gem "1"', score: "points", speed: "v", message: "got it", jump: "hüpfe %s" },
  ...{ said: "Los geht's\nnow", y: 0 },
};

test("a project is its scripts, a block a line, sprite after sprite and from top to bottom", async () => {
  const { text, format, missing } = await contentOf("game.sb3", game(ANN));
  expect([format, missing]).toEqual(["Scratch project", []]);
  expect(text).toContain(
    [
      'sprite "Cat"',
      "",
      "event_whenflagclicked",
      "motion_gotoxy 0 -120",
      'looks_sayforsecs "Use the arrows." 2',
      "control_forever",
      "  control_if (sensing_keypressed right_arrow)",
      "    motion_changexby 10",
      "  control_if (sensing_keypressed left_arrow)",
      "    motion_changexby -10",
      "  control_if_else (sensing_keypressed space)",
      '    procedures_call "jump %s" (operator_multiply (data_variable "speed") 4)',
      "  else",
      "    looks_nextcostume",
      "",
      'procedures_definition (procedures_prototype "jump %s")',
      'motion_changeyby (argument_reporter_string_number "height")',
    ].join("\n"),
  );
  expect(text).toContain("looks_changeeffectby COLOR 25");
  expect(text).toContain('(sensing_touchingobject "Cat")');
  expect((await contentOf("other.sb3", otherGame())).text).toContain("control_create_clone_of _myself_");
  expect(isProgram("game.sb3")).toBe(true);
  // The engine's own test compares these texts.
  for (const [name, file] of [
    ["a", game(ANN)],
    ["copy", game(COPY)],
    ["own", otherGame()],
  ] as const) {
    const fixture = new URL(`../fixtures/programs/languages/${name}.sb3`, import.meta.url);
    expect(readFileSync(fixture, "utf8")).toBe((await contentOf(`${name}.sb3`, file)).text);
  }
});

test("a project with other names in it is found, and another author's is not", async () => {
  const files = {
    "ann.sb3": game(ANN),
    "bob.sb3": otherGame(),
    "cem.sb3": game(COPY),
    "dan.sb3": game({ ...COPY, y: 900 }),
  };
  const given = await Promise.all(
    Object.entries(files).map(async ([name, file]) => ({ name, text: (await contentOf(name, file)).text })),
  );
  const { report } = (await reportOf(given, {}, { unit: "code", k: 6, weighting: "rarity", threshold: 1 })).input;
  expect([...report.documents.language]).toEqual(["scratch", "scratch", "scratch", "scratch"]);
  const found = Array.from({ length: report.pairs.a.length }, (_, at) => pairAt(report, at)).filter(
    ({ evidence }) => evidence,
  );
  const scores = new Map(found.map(({ a, b, evidence }) => [`${a} ${b}`, evidence?.score ?? 0]));
  expect([...scores.keys()].toSorted()).toEqual(["0 2", "0 3", "2 3"]);
  expect(scores.get("0 2")).toBeGreaterThan(0.95);
  // Scripts that were moved in the editor.
  expect(scores.get("0 3")).toBeGreaterThan(0.75);
});

test("comments are comments, on one line each, and names cannot pass for blocks", async () => {
  const blocks = {
    b: {
      opcode: "motion_movesteps",
      inputs: { STEPS: [1, [4, "1) motion_x"]] },
      fields: {},
      next: null,
      topLevel: true,
    },
  };
  const comments = { c: { blockId: "b", text: "one\r\ntwo\u2028three" }, d: { blockId: null, text: "all" } };
  const { text } = await contentOf("a.sb3", sb3([{ name: 'x"\u2028y', blocks, comments }]));
  expect(text).toBe('stage\n// all\n\n// one\n// two\n// three\nmotion_movesteps "1) motion_x"\n');
  const named = await contentOf("a.sb3", sb3([{ name: "" }, { name: 'x"\u2028y' }]));
  expect(named.text).toBe('stage\n\nsprite "x\\"\\ny"\n');
});

test("a project that no editor saved is read as far as it goes, or refused", async () => {
  const block = (more: object): object => ({
    opcode: "a_b",
    inputs: {},
    fields: {},
    next: null,
    topLevel: true,
    ...more,
  });
  const circle = { a: block({ next: "b" }), b: block({ topLevel: false, next: "a" }), c: block({ topLevel: false }) };
  const { text, missing } = await contentOf("a.sb3", sb3([{ name: "", blocks: circle }]));
  expect([text, missing]).toEqual(["stage\n\na_b\na_b\n", ["1 block that belongs to no script"]]);
  const inItself = { a: block({ inputs: { SUBSTACK: [2, "a"], X: [3, "a"] } }) };
  expect((await contentOf("a.sb3", sb3([{ name: "", blocks: inItself }]))).text).toBe("stage\n\na_b\n");
  const odd = { a: null, b: 5, c: [12], d: [12, "x", "i", "1", 2], e: block({ inputs: [], fields: "x", mutation: 1 }) };
  expect((await contentOf("a.sb3", sb3([{ name: 7, blocks: odd }]))).text).toContain(
    '(data_variable "x")\n'.slice(1, -2),
  );
  for (const branch of ["SUBSTACK", "X"]) {
    const deep = Object.fromEntries(
      Array.from({ length: 2000 }, (_, at) => [
        `b${at}`,
        block({ topLevel: at === 0, inputs: { [branch]: [2, `b${at + 1}`] } }),
      ]),
    );
    expect(await read("a.sb3", sb3([{ name: "", blocks: deep }]))).toEqual({
      error: expect.stringMatching(/300 levels deep/),
    });
  }
  const costume = { [`${"a".repeat(32)}.svg`]: "<svg/>" };
  expect(await read("a.sb3", zip({ "project.json": "{", ...costume }))).toEqual({
    error: expect.stringMatching(/JSON/),
  });
  expect(await read("a.sb3", zip({ "project.json": "[]", ...costume }))).toEqual({
    error: expect.stringMatching(/no sprites/),
  });
  expect(await read("a.sb2", zip({ "project.json": "{}", "0.png": "x" }))).toEqual({
    error: expect.stringMatching(/Scratch 2/),
  });
});
