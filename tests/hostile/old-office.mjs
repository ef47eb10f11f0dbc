// Old Word documents whose tables lie about where their text is.
import { compound } from "../samples/compound.mjs";
import { doc, oldDoc } from "../samples/doc.mjs";
import { fill, LINE, noise, payloads, script } from "./kit.mjs";

/** Files by name. */
export function* oldOffice({ elsewhere }) {
  const places = { count: 0x4c, notes: 0x50, pieces: 0x1a2, "pieces-size": 0x1a6, runs: 0xfa, "runs-size": 0xfe };
  for (const [what, at] of Object.entries(places)) {
    for (const value of [0, 1, 0x7fffffff, 0xffffffff])
      yield [`${what}-${value}.doc`, doc(LINE, { fields: { [at]: value } })];
  }
  for (const flags of [0x4, 0x200, 0x8000, 0xffff]) yield [`flags-${flags}.doc`, doc(LINE, { flags })];
  for (const version of [0, 100, 192, 0xffff]) yield [`version-${version}.doc`, doc(LINE, { version })];
  yield ["pieces-many.doc", doc("a".repeat(3_000), { pieces: Array(3_000).fill("a") })];
  yield ["pieces-long.doc", doc(LINE, { pieces: [LINE, LINE], extents: [0x7fffffff, 0x7fffffff] })];
  yield ["fields-open.doc", doc(fill("\u0013 a ", 20_000))];
  yield ["fields-closed.doc", doc(fill("\u0015\u0014 a ", 20_000))];
  yield ["signs.doc", doc(fill("\u0007\u000b\r\u000c", 20_000))];
  yield ["surrogates.doc", doc(`${LINE}\ud800`)];
  yield ["field-address.doc", doc(`\u0013 INCLUDETEXT "${elsewhere}/a.doc" \u0014${LINE}\u0015`)];
  yield [
    "runs-many.doc",
    doc(LINE, { runs: Array.from({ length: 40 }, (_, at) => ({ from: 4 * at, to: 4 * at + 2, look: "hidden" })) }),
  ];
  yield [
    "runs-backward.doc",
    doc(LINE, {
      runs: [
        { from: 90, to: 10, look: "hidden" },
        { from: 20, to: 5, look: "deleted" },
      ],
    }),
  ];
  yield [
    "macros.doc",
    compound({ WordDocument: noise(2_000), "1Table": noise(2_000), Macros: { VBA: { dir: noise(900) } } }),
  ];
  yield [
    "noise-table.doc",
    compound({
      WordDocument: Buffer.concat([Buffer.from([0xec, 0xa5, 0xc1, 0]), noise(5_000)]),
      "0Table": noise(5_000),
      "1Table": noise(5_000),
    }),
  ];
  for (const seed of [1, 2, 3, 4, 5, 6])
    yield [`noise-${seed}.doc`, compound({ WordDocument: noise(5_000, seed), "0Table": noise(5_000, seed) })];
  yield ["old-noise.doc", oldDoc(noise(5_000))];
  yield ["old-complex.doc", oldDoc(Buffer.from(LINE), { flags: 4 })];
  const whole = doc(fill(LINE, 9_000));
  for (const at of [100, 511, 600, 2_000, 9_000, whole.length - 700]) yield [`cut-${at}.doc`, whole.subarray(0, at)];
  for (const [at, payload] of [...payloads(elsewhere), `<script>${script(elsewhere)}</script>`].entries())
    yield [`inject-${at}.doc`, doc(`${payload} ${LINE}`)];
}
