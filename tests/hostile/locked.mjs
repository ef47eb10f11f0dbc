// Files that are protected by a password, and lie about how: the password that the runners try fits none of most, and some of few.
import { readFileSync } from "node:fs";
import { docx, odt, paragraph } from "../samples/formats.mjs";
import { lockedOffice, lockedOffice2007, lockedOpenDocument, lockedPdf } from "../samples/protected.mjs";
import { LINE } from "./kit.mjs";

/** What the runners try. */
export const PASSWORD = "open sesame";

const real = (name) => readFileSync(new URL(`../fixtures/locked/${name}`, import.meta.url));

function changed(bytes, places) {
  const copy = Buffer.from(bytes);
  for (const at of places) copy[at] ^= 0x55;
  return copy;
}

/** Files by name. */
export function* locked() {
  const office = docx(paragraph(LINE));
  const document = odt(`<text:p>${LINE}</text:p>`);
  for (const password of [PASSWORD, "another"]) {
    const kind = password === PASSWORD ? "right" : "wrong";
    yield [`locked-${kind}.docx`, lockedOffice(office, password)];
    yield [`locked-${kind}-2007.docx`, lockedOffice2007(office, password)];
    yield [`locked-${kind}.odt`, lockedOpenDocument(document, password)];
    yield [`locked-${kind}.pdf`, lockedPdf(LINE.slice(0, 90), password)];
  }
  for (const rounds of [-1, 0, 999_999, 1_000_000, 2 ** 31, 1e300]) {
    yield [`locked-rounds-${rounds}.docx`, lockedOffice(office, PASSWORD, { rounds })];
    yield [`locked-rounds-${rounds}.odt`, lockedOpenDocument(document, PASSWORD, { rounds })];
  }
  // Each part with a key of its own, so that its digests are made anew.
  yield ["locked-salts.odt", lockedOpenDocument(document, PASSWORD, { saltEach: true, rounds: 600_000 })];
  const lies = {
    size: [/manifest:size="\d+"/g, 'manifest:size="67108864"'],
    "size-none": [/manifest:size="\d+"/g, ""],
    vector: [/vector="[^"]*"/g, 'vector="*"'],
    salt: [/salt="[^"]*"/g, `salt="${"A".repeat(2_000_000)}"`],
    checksum: [/checksum="[^"]*"/g, 'checksum=""'],
    key: [/key-size="\d+"/g, 'key-size="2147483647"'],
    entries: [/<manifest:encryption-data/g, "<manifest:encryption-data/>".repeat(100_000)],
    open: [/<\/manifest:encryption-data>/g, ""],
  };
  for (const [name, [from, to]] of Object.entries(lies))
    yield [`locked-${name}.odt`, lockedOpenDocument(document, PASSWORD, { manifest: (xml) => xml.replace(from, to) })];
  for (const name of ["locked.doc", "locked.xls"]) {
    const bytes = real(name);
    yield [name, bytes];
    for (const at of [30, 400, bytes.length >> 1, bytes.length - 700])
      yield [`locked-cut-${at}.${name.slice(-3)}`, bytes.subarray(0, at)];
    for (const at of [520, 600, 1_100, 2_000, 3_000])
      yield [`locked-changed-${at}.${name.slice(-3)}`, changed(bytes, [at, at + 1, at + 2])];
  }
}
