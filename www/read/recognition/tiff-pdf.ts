/**
 * A page of a TIFF file as a PDF, whose filters are the ways in which TIFF packs pictures: fax, JPEG, LZW, deflate and runs of bytes. So
 * pdf.js decodes them, within the limits that pages of a PDF have.
 */
import { concatenated } from "../parts/joined-bytes.ts";
import { COLOURS, PACKING, type Piece, type TiffPage } from "./tiff.ts";

/** Points of the longer side of an A4 sheet, the assumed size of a page. */
const SHEET_POINTS = 842;

/** The part of a pixel by which a piece overlaps the next, so that no light line shows between them. */
const OVERLAP = 0.6;

/** A PDF of this page alone. O(bytes). */
export function pdfOf(page: TiffPage): Uint8Array {
  const points = SHEET_POINTS / Math.max(page.width, page.height);
  const [width, height] = [page.width * points, page.height * points];
  const pieces = joined(page);
  const drawn = pieces.map(({ x, y, ...piece }, at) => {
    const across = piece.width + (x + piece.width < page.width ? OVERLAP : 0);
    const down = piece.height + (y + piece.height < page.height ? OVERLAP : 0);
    return `q ${across * points} 0 0 ${down * points} ${x * points} ${height - (y + down) * points} cm /I${at} Do\nQ\n`;
  });
  const content = drawn.join("");
  const names = pieces.map((_, at) => `/I${at} ${FIRST_PICTURE + at} 0 R`).join(" ");
  const file = new PdfFile();
  file.object("<< /Type /Catalog /Pages 2 0 R >>");
  file.object("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
  file.object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${page.turn} /Contents 4 0 R /Resources << /XObject << ${names} >> >> >>`,
  );
  file.object(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  for (const piece of pieces) {
    const bytes = bytesOf(page, piece);
    const about = `/Width ${piece.width} /Height ${piece.height} /BitsPerComponent ${page.bits} ${coloursOf(page)} ${filterOf(page, piece)}`;
    file.object(
      `<< /Type /XObject /Subtype /Image ${about} /Length ${bytes.length} >>\nstream\n`,
      bytes,
      "\nendstream",
    );
  }
  return file.end();
}

const FIRST_PICTURE = 5;

function bytesOf({ packing, tables }: TiffPage, { bytes }: Piece): Uint8Array {
  return packing === PACKING.jpeg ? withTables(bytes, tables) : bytes;
}

/** Strips whose bytes follow one another as those of a single one: a page may have one for each row. */
function joined({ packing, pieces, width, height }: TiffPage): readonly Piece[] {
  const isPlain = packing === PACKING.none || packing === PACKING.packBits;
  if (!isPlain || pieces.some((piece) => piece.width !== width)) return pieces;
  const bytes = concatenated(pieces.map((piece) => piece.bytes));
  return [{ x: 0, y: 0, width, height, bytes }];
}

function coloursOf({ colours, bits, samples, palette, packing }: TiffPage): string {
  if (samples === 3) return "/ColorSpace /DeviceRGB";
  if (samples === 4) return "/ColorSpace /DeviceCMYK";
  if (colours === COLOURS.palette && packing !== PACKING.jpeg) {
    const count = palette.length / 3;
    const hex = (level: number): string => (level >> 8).toString(16).padStart(2, "0");
    const table = Array.from({ length: count }, (_, at) =>
      [0, 1, 2].map((part) => hex(palette[part * count + at] ?? 0)).join(""),
    );
    return `/ColorSpace [/Indexed /DeviceRGB ${count - 1} <${table.join("")}>]`;
  }
  // For a fax the filter says which bits are black.
  const isTurned = colours === COLOURS.whiteIsZero && bits > 0 && !isFax(packing) && packing !== PACKING.jpeg;
  return `/ColorSpace /DeviceGray${isTurned ? " /Decode [1 0]" : ""}`;
}

function isFax(packing: number): boolean {
  return packing >= PACKING.faxRows && packing <= PACKING.fax4;
}

function filterOf({ packing, colours, bits, samples, fax, isPredicted }: TiffPage, { width, height }: Piece): string {
  if (isFax(packing)) {
    const lines = packing === PACKING.fax4 ? -1 : packing === PACKING.fax3 ? fax & 1 : 0;
    const isAligned = packing === PACKING.faxRows;
    // The number of rows gives its end, because pdf.js drops the last row of a block without an end mark. Black is one.
    const isOneBlack = colours !== COLOURS.whiteIsZero;
    return `/Filter /CCITTFaxDecode /DecodeParms << /K ${lines} /Columns ${width} /Rows ${height} /EncodedByteAlign ${isAligned} /EndOfBlock\nfalse /BlackIs1 ${isOneBlack} >>`;
  }
  if (packing === PACKING.jpeg)
    return `/Filter /DCTDecode${samples === 3 ? ` /DecodeParms << /ColorTransform ${colours === COLOURS.yCbCr ? 1 : 0} >>` : ""}`;
  if (packing === PACKING.packBits) return "/Filter /RunLengthDecode";
  if (packing === PACKING.none) return "";
  const predicted = isPredicted
    ? ` /DecodeParms << /Predictor 2 /Colors ${samples} /BitsPerComponent ${bits} /Columns ${width} >>`
    : "";
  return `/Filter ${packing === PACKING.lzw ? "/LZWDecode" : "/FlateDecode"}${predicted}`;
}

/** A JPEG file with the tables that all pieces share: both start and end with two bytes of their own. */
function withTables(bytes: Uint8Array, tables: Uint8Array): Uint8Array {
  return tables.length < 4 ? bytes : concatenated([tables.subarray(0, -2), bytes.subarray(2)]);
}

/** A PDF as it is written. */
class PdfFile {
  readonly #parts: Uint8Array[] = [];
  readonly #offsets: number[] = [];
  #length = 0;

  constructor() {
    this.#push("%PDF-1.4\n");
  }

  /** Adds the next object. */
  object(...parts: readonly (string | Uint8Array)[]): void {
    this.#offsets.push(this.#length);
    this.#push(`${this.#offsets.length} 0 obj\n`);
    for (const part of parts) this.#push(part);
    this.#push("\nendobj\n");
  }

  end(): Uint8Array {
    const start = this.#length;
    const rows = this.#offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const size = this.#offsets.length + 1;
    this.#push(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    );
    return concatenated(this.#parts);
  }

  #push(part: string | Uint8Array): void {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}
