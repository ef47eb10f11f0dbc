// A PDF that its password opens, encrypted with RC4 as ISO 32000-1 describes it in 7.6.
import { createHash } from "node:crypto";

const PAD = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const KEY_BYTES = 16;

const md5 = (...parts) => createHash("md5").update(Buffer.concat(parts)).digest();

/** The cipher itself; OpenSSL has it no more. */
function rc4(key, bytes) {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (x, y) => {
    [state[x], state[y]] = [state[y], state[x]];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i] + key[i % key.length]) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(bytes, "latin1").map((byte) => {
    i = (i + 1) & 255;
    j = (j + state[i]) & 255;
    swap(i, j);
    return byte ^ state[(state[i] + state[j]) & 255];
  });
}

/** The cipher twenty times, with the key changed by each number. */
const rc4Often = (key, bytes) =>
  Array.from({ length: 20 }, (_, at) => at).reduce(
    (text, at) =>
      rc4(
        key.map((byte) => byte ^ at),
        text,
      ),
    bytes,
  );

const md5Often = (bytes) => Array.from({ length: 50 }).reduce((sum) => md5(sum), md5(bytes));

/** A PDF with a page of one line. */
export function lockedPdf(line, password) {
  const id = Buffer.alloc(16, 7);
  const padded = Buffer.concat([Buffer.from(password, "latin1"), PAD]).subarray(0, 32);
  const owner = rc4Often(md5Often(padded), padded);
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = md5Often(Buffer.concat([padded, owner, rights, id])).subarray(0, KEY_BYTES);
  const user = Buffer.concat([rc4Often(key, md5(PAD, id)), Buffer.alloc(16)]);
  const keyOf = (object) => md5(key, Buffer.from([object, 0, 0, 0, 0]));
  const page = rc4(keyOf(4), `BT /F 12 Tf 72 700 Td (${line}) Tj ET`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    Buffer.concat([Buffer.from(`<< /Length ${page.length} >>\nstream\n`), page, Buffer.from("\nendstream")]),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${owner.toString("hex")}> /U <${user.toString("hex")}> >>`,
  ];
  let file = Buffer.from("%PDF-1.4\n");
  const places = objects.map((object, at) => {
    const place = file.length;
    file = Buffer.concat([file, Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const hex = id.toString("hex");
  const end = `xref\n0 7\n0000000000 65535 f \n${rows}trailer\n<< /Size 7 /Root 1 0 R /Encrypt 6 0 R /ID [<${hex}> <${hex}>] >>\n`;
  return Buffer.concat([file, Buffer.from(`${end}startxref\n${file.length}\n%%EOF\n`)]);
}
