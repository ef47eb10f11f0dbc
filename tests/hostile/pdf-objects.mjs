// PDF, written object by object, so that any of them can lie.
import { deflateSync } from "node:zlib";
import { line } from "../samples/pdf.mjs";
import { joinBytes, LINE, latin1 } from "./kit.mjs";

export const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>";
export const TEXT = line(40, 700, LINE.slice(0, 100));

/** A stream with a dictionary of its own; its length is as it is, unless one is given. */
export function stream(content, dictionary = "", length = undefined) {
  const bytes = typeof content === "string" ? latin1(content) : content;
  return joinBytes(`<< /Length ${length ?? bytes.length} ${dictionary} >>\nstream\n`, bytes, "\nendstream");
}

export const packed = (content) => stream(deflateSync(latin1(content)), "/Filter /FlateDecode");

/**
 * A file of these objects, by number: 1 is the catalog, 2 the page tree, 3 a font, 4 the page, 5 its content, unless they are
 * given. `trailer` comes after the size and the root.
 */
export function file(given, { trailer = "", tail, header = "%PDF-1.7\n" } = {}) {
  const objects = {
    1: "<< /Type /Catalog /Pages 2 0 R >>",
    2: "<< /Type /Pages /Kids [4 0 R] /Count 1 /MediaBox [0 0 595 842] >>",
    3: FONT,
    4: "<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>",
    5: stream(TEXT),
    ...given,
  };
  const parts = [Buffer.from(header)];
  let length = header.length;
  const offsets = {};
  for (const [number, body] of Object.entries(objects)) {
    offsets[number] = length;
    const part = joinBytes(`${number} 0 obj\n`, body, "\nendobj\n");
    parts.push(part);
    length += part.length;
  }
  const size = Math.max(...Object.keys(objects).map(Number)) + 1;
  const rows = Array.from({ length: size }, (_, at) =>
    offsets[at] === undefined ? "0000000000 65535 f \n" : `${String(offsets[at]).padStart(10, "0")} 00000 n \n`,
  );
  const end =
    tail ??
    `xref\n0 ${size}\n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return joinBytes(...parts, typeof end === "function" ? end(length) : end);
}

export const page = (content, resources = "") => ({
  4: `<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> ${resources} >> >>`,
  5: typeof content === "string" ? packed(content) : content,
});
