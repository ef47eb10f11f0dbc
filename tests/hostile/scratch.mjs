// Projects of Scratch that no editor saved: blocks that contain themselves, lists of inputs without end, JSON that is none.
import { zip } from "../samples/formats.mjs";
import { sb3 } from "../samples/scratch.mjs";
import { cutAt, fill, INHERITED, LINE, MEGABYTE, NUMBERS, noise, payloads, script } from "./kit.mjs";

const COSTUME = `${"0123456789abcdef".repeat(2)}.svg`;

/** A project with this text as its description. */
const described = (json, more = {}) => zip({ "project.json": json, [COSTUME]: "<svg/>", ...more });

const block = (more) => ({ opcode: "motion_movesteps", inputs: {}, fields: {}, next: null, topLevel: true, ...more });

/** A project of one sprite with these blocks. */
const blocks = (found, more = {}) => sb3([{ name: LINE, blocks: found, ...more }]);

const many = (count, blockAt) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`b${at}`, blockAt(at)]));

/** Projects by name. */
export function* projects({ elsewhere }) {
  yield ["next-itself.sb3", blocks({ a: block({ next: "a" }) })];
  yield ["next-circle.sb3", blocks(many(1_000, (at) => block({ topLevel: true, next: `b${(at + 1) % 1_000}` })))];
  yield ["next-long.sb3", () => blocks(many(100_000, (at) => block({ topLevel: at === 0, next: `b${at + 1}` })))];
  yield ["branch-itself.sb3", blocks({ a: block({ inputs: { SUBSTACK: [2, "a"], SUBSTACK2: [2, "a"] } }) })];
  yield ["input-itself.sb3", blocks({ a: block({ inputs: { STEPS: [3, "a"] } }) })];
  for (const input of ["SUBSTACK", "STEPS"])
    yield [
      `deep-${input.toLowerCase()}.sb3`,
      blocks(many(20_000, (at) => block({ topLevel: at === 0, inputs: { [input]: [2, `b${at + 1}`] } }))),
    ];
  yield ["scripts-many.sb3", () => blocks(many(100_000, (at) => block({ x: -at, y: at % 7 })))];
  // Every block names all others.
  const all = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`I${at}`, [3, `b${at}`]]));
  yield ["inputs-all.sb3", () => blocks(many(700, () => block({ inputs: all })))];
  yield ["inputs-many.sb3", () => blocks({ a: block({ inputs: many(200_000, () => [1, [4, "1"]]) }) })];
  yield ["fields-many.sb3", () => blocks({ a: block({ fields: many(200_000, () => ["x", null]) }) })];
  const ids = JSON.stringify(Array.from({ length: 200_000 }, (_, at) => `b${at}`));
  yield ["arguments-many.sb3", () => blocks({ a: block({ mutation: { proccode: "%s", argumentids: ids } }) })];
  yield [
    "arguments-again.sb3",
    () => blocks(many(2_000, () => block({ mutation: { proccode: "%s", argumentids: ids.slice(0, 9_000) } }))),
  ];
  yield [
    "comments-same.sb3",
    blocks({ a: block() }, { comments: many(50_000, () => ({ blockId: "a", text: "\u2028" })) }),
  ];
  yield [
    "comment-lines.sb3",
    blocks({ a: block() }, { comments: { c: { blockId: "a", text: fill("\r", MEGABYTE) } } }),
  ];
  yield ["name-long.sb3", sb3([{ name: fill('"', 4 * MEGABYTE) }])];
  yield ["targets-many.sb3", () => sb3(Array.from({ length: 100_000 }, () => ({ name: "" })))];
  yield [
    "inherited.sb3",
    blocks(Object.fromEntries(INHERITED.map((name) => [name, block({ opcode: name, next: name })]))),
  ];
  yield [
    "prototype.sb3",
    described('{"targets":[{"name":"a","blocks":{"__proto__":{"opcode":"a","topLevel":true}}}]}'),
  ];
  for (const [at, number] of NUMBERS.entries())
    yield [
      `places-${at}.sb3`,
      described(
        `{"targets":[{"blocks":{"a":{"opcode":7,"topLevel":true,"x":${/^-?\d/.test(number) && !number.startsWith("0x") ? number : `"${number}"`},"y":-1e999}}}]}`,
      ),
    ];
  yield ["types.sb3", described('{"targets":[null,[],7,"a",{"blocks":[null]},{"blocks":{"a":null,"b":[12],"c":7}}]}')];
  yield ["targets-none.sb3", described('{"targets":[]}')];
  yield ["not-json.sb3", described(noise(5_000))];
  yield ["json-deep.sb3", described(fill("[", 4 * MEGABYTE))];
  yield ["json-deep-objects.sb3", described(fill('{"targets":', MEGABYTE))];
  yield ["json-empty.sb3", described("")];
  for (const [what, cut] of cutAt('{"targets":[{"name":"Cat","blocks":{}}]}', {
    "in-name": ["Cat", 2],
    "in-list": ["[{", 1],
  }))
    yield [`cut-${what}.sb3`, described(cut)];
  const whole = blocks({ a: block() });
  for (const at of [40, 100, whole.length - 30]) yield [`cut-${at}.sb3`, whole.subarray(0, at)];
  yield ["bomb.sb3", () => described(fill(" ", 60 * MEGABYTE))];
  yield [
    "active-costume.sb3",
    described('{"targets":[{"name":"a","blocks":{}}]}', {
      [COSTUME]: `<svg xmlns="http://www.w3.org/2000/svg"><script>${script(elsewhere)}</script></svg>`,
    }),
  ];
  for (const [at, payload] of payloads(elsewhere).entries())
    yield [
      `inject-${at}.sb3`,
      sb3([
        { name: payload, blocks: { a: block({ opcode: payload, inputs: { X: [1, [10, `${payload} ${LINE}`]] } }) } },
      ]),
    ];
}
