/**
 * The records of an old workbook (MS-XLS): a type and a length before each. What does not fit into one goes on in CONTINUE records,
 * so a value is read across pieces of bytes.
 */

import { decoder } from "../../code-pages.ts";
import { uint16 } from "../../parts/compound.ts";

export const CONTINUE = 0x3c;
/** What begins and ends the workbook, each sheet, and each chart in a sheet; and a record of the list of sheets. */
export const [BEGIN, END, SHEET] = [0x809, 0x0a, 0x85];
const HEADER_BYTES = 4;

export interface WorkbookRecord {
  readonly type: number;
  /** Where the record begins in its stream. */
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** The records from `start` on, as far as they are complete; returns whether the last ends with the stream. */
export function* recordsOf(stream: Uint8Array, start: number): Generator<WorkbookRecord, boolean> {
  let at = start;
  while (at + HEADER_BYTES <= stream.length) {
    const type = uint16(stream, at);
    const end = at + HEADER_BYTES + uint16(stream, at + 2);
    if (end > stream.length) return false;
    yield { type, at, bytes: stream.subarray(at + HEADER_BYTES, end) };
    at = end;
  }
  return at >= stream.length;
}

/** Flags before the characters of a text. */
const [WIDE, HAS_AIDS, HAS_RUNS] = [1, 4, 8];

/** Reads values from a record and those that continue it. Behind the end all bytes are 0. */
export class RecordReader {
  readonly #pieces: Uint8Array[];
  readonly #encoding: string;
  #piece = 0;
  #at = 0;

  /** `encoding` is that of texts with one byte for each character. */
  constructor(first: Uint8Array, encoding: string) {
    this.#pieces = [first];
    this.#encoding = encoding;
  }

  /** Adds the bytes of a CONTINUE record. */
  goesOn(bytes: Uint8Array): void {
    this.#pieces.push(bytes);
  }

  get isAtEnd(): boolean {
    this.#enter();
    return this.#piece >= this.#pieces.length;
  }

  uint8(): number {
    this.#enter();
    return this.#pieces[this.#piece]?.[this.#at++] ?? 0;
  }

  uint16(): number {
    const low = this.uint8();
    return low | (this.uint8() << 8);
  }

  uint32(): number {
    const low = this.uint16();
    return low + this.uint16() * 0x10000;
  }

  float64(): number {
    const bytes = Uint8Array.from({ length: 8 }, () => this.uint8());
    return new DataView(bytes.buffer).getFloat64(0, true);
  }

  skip(count: number): void {
    for (let left = count; left > 0 && !this.isAtEnd; ) {
      const taken = Math.min(left, (this.#pieces[this.#piece]?.length ?? 0) - this.#at);
      this.#at += taken;
      left -= taken;
    }
  }

  /** The rest of a piece that holds characters of one byte, as far as `count` goes. */
  narrow(count: number): string {
    return this.#characters(count, false);
  }

  /** A text in Unicode, after the number of its characters, `count`; formats and reading aids that go with it are skipped. */
  unicode(count: number): string {
    const flags = this.uint8();
    const runs = flags & HAS_RUNS ? this.uint16() : 0;
    const aids = flags & HAS_AIDS ? this.uint32() : 0;
    const text = this.#characters(count, (flags & WIDE) !== 0);
    this.skip(4 * runs + aids);
    return text;
  }

  /** Where a text goes on in the next piece, that piece states anew whether its characters have one byte or two. */
  #characters(count: number, isWide: boolean): string {
    let text = "";
    let wide = isWide;
    for (let left = count; left > 0; ) {
      const bytes = this.#pieces[this.#piece]?.subarray(this.#at);
      if (!bytes) break;
      if (bytes.length === 0) {
        this.#piece++;
        this.#at = 0;
        wide = (this.uint8() & WIDE) !== 0;
        continue;
      }
      const width = wide ? 2 : 1;
      const taken = Math.min(left, Math.ceil(bytes.length / width));
      text += decoder(wide ? "utf-16le" : this.#encoding).decode(bytes.subarray(0, taken * width));
      this.#at += Math.min(taken * width, bytes.length);
      left -= taken;
    }
    return text;
  }

  /** Goes on to the next piece that has bytes. */
  #enter(): void {
    while (this.#piece < this.#pieces.length && this.#at >= (this.#pieces[this.#piece]?.length ?? 0)) {
      this.#piece++;
      this.#at = 0;
    }
  }
}
