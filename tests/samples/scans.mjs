// A writer of PDF files whose pages are JPEG pictures, as scanners write them, beside pages with a text.

import { line } from "./pdf.mjs";

/**
 * A PDF of these pages: `{ jpeg, width, height }` in grey or colour, or `{ text }`, a few lines of it. `turn` is the page's
 * own rotation, in degrees.
 */
export function scannedPdf(pages, { turn = 0 } = {}) {
  const pieces = [];
  const offsets = [];
  let length = 0;
  const push = (piece) => {
    const bytes = typeof piece === "string" ? Uint8Array.from(piece, (c) => c.charCodeAt(0) & 255) : piece;
    pieces.push(bytes);
    length += bytes.length;
  };
  const object = (...parts) => {
    offsets.push(length);
    push(`${offsets.length} 0 obj\n`);
    parts.forEach(push);
    push("\nendobj\n");
  };
  push("%PDF-1.4\n");
  const kids = pages.map((_, at) => `${4 + 3 * at} 0 R`).join(" ");
  object("<< /Type /Catalog /Pages 2 0 R >>");
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 595 842] /Rotate ${turn} >>`);
  object("<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>");
  for (const [at, { jpeg, width, height, text }] of pages.entries()) {
    const number = 4 + 3 * at;
    const content = jpeg
      ? "q 595 0 0 842 0 0 cm /I1 Do Q\n"
      : text.map((words, row) => line(60, 780 - 14 * row, words, { size: 10 })).join("");
    const uses = `/Font << /F1 3 0 R >>${jpeg ? ` /XObject << /I1 ${number + 2} 0 R >>` : ""}`;
    object(`<< /Type /Page /Parent 2 0 R /Contents ${number + 1} 0 R /Resources << ${uses} >> >>`);
    object(`<< /Length ${content.length} >>\nstream\n${content}endstream`);
    if (!jpeg) object("null");
    else {
      const about = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
      object(`<< /Type /XObject /Subtype /Image ${about} /Length ${jpeg.length} >>\nstream\n`, jpeg, "\nendstream");
    }
  }
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = offsets.length + 1;
  push(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  const file = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}
