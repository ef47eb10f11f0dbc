/**
 * What every reader of a format returns, and the limits that all of them keep.
 *
 * A reader is a function from a file's bytes to a `Content`. It knows nothing of the DOM, of workers or of the page, so
 * that the terminal command and the tests read files exactly as the page does. What it cannot read at all it throws as
 * an `Unreadable`, whose message is the file's line on screen. Messages are data: it knows no language either.
 */

import { type Message, message, SaidError } from "../i18n/message.ts";

/** The text of a file, with everything said that was guessed, left out or lost on the way. */
export interface Content {
  text: string;
  /** What kind of file it is: "PDF, 3 pages", "plain text". */
  format: Message;
  /** How its bytes became characters; empty where the format settles it. */
  encoding: Message | string;
  /** The same as the Encoding Standard's label; another can be chosen where there is one. */
  label: string;
  /** What was guessed, repaired or left out on purpose. */
  warnings: (Message | string)[];
  /** What could not be read, as it stands in a list after "without": where there is any, the file was partly read. */
  missing: Message[];
  /** What looks as if it was meant to deceive: text that a reader does not see. */
  tricks: Message[];
}

/** What became of a file: its content, or why it has none. */
export type Decoded = Content | { error: Message };

/** A file that cannot be read; its message says what it is and what can be done. */
export class Unreadable extends SaidError {}

const MB = 1024 * 1024;

/** The bounds of reading. They are stated on screen, and a file beyond one of them gets a line that names it. */
export const LIMITS = {
  /**
   * The most bytes a file may have. That is some ten million words, twenty times "War and Peace". The page holds a text
   * as UTF-16, the worker and the engine each hold a copy with its tokens and positions, so that 64 MB of text take
   * about 1 GB at the peak, a quarter of what WebAssembly can address.
   */
  fileBytes: 64 * MB,
  /** The most bytes of a ZIP archive as it lies on the disk: a year's submissions with their pictures. */
  archiveBytes: 1024 * MB,
  /** The most bytes that all files of an archive may have together once unpacked, archives within it included. */
  unpackedBytes: 2048 * MB,
  /**
   * The most bytes that the texts of one drop may take in memory, equal texts counted once: some seventy million words. The engine
   * needs as much again while it compares them, and a browser ends a tab that needs much more.
   */
  textBytes: 384 * MB,
  /** Files in an archive, archives within it included. */
  entries: 50_000,
  /** How many archives deep a file may lie. */
  depth: 4,
  /**
   * How many times smaller than its content a packed file may be. Text packs to a third, source code to a sixth,
   * repetitive XML to a fiftieth; 1 032 is what deflate can do at most, and what a bomb is made with.
   */
  ratio: 250,
  /** Below this size a file may be packed as tightly as it likes: it cannot do harm. */
  ratioFromBytes: 4 * MB,
  /** How many elements or groups may stand one within the other; the deepest of real documents have some hundred. */
  nesting: 10_000,
  /** Attributes of one element; real ones have a few dozen. Each takes some hundred bytes of memory. */
  attributes: 10_000,
  /** Styles of one document; large ones, whose programs name each change of letters, have some ten thousand. */
  styles: 500_000,
  /** Footnotes and text boxes of one document; books have some thousand. */
  notes: 100_000,
  /** Lists and objects in a notebook; each takes some fifty bytes of memory, however short it is. */
  jsonObjects: 2_000_000,
  /** Seconds that one file may take before its thread is ended: a PDF of 500 pages takes half of it on a slow computer. */
  seconds: 120,
} as const;

/** Content of a format that settles its own encoding. */
export function contentOf(format: Message, text: string, rest: Partial<Content> = {}): Content {
  return { text, format, encoding: "", label: "", warnings: [], missing: [], tricks: [], ...rest };
}

/** Words as they are counted in notes: runs of letters and digits. */
export function countWords(text: string): number {
  let words = 0;
  for (const _ of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) words++;
  return words;
}

/** The note about text that a reader of the file does not see; none where there is no such text. */
export function hiddenNote(hidden: string): Message[] {
  const count = countWords(hidden);
  return count === 0 ? [] : [message("files-hidden", { count })];
}

/** The message for markup that is nested beyond all use. */
export function tooDeep(): Message {
  return message("files-too-deep", { limit: LIMITS.nesting });
}

/** What a file may have too many of. */
type Countable = "attributes" | "colours" | "fonts" | "footnotes" | "objects" | "styles";

/** The message for a file with more of something than is read. */
export function tooMany(limit: number, what: Countable): Message {
  return message("files-too-many", { limit, what });
}

/** The message for a file above a limit. */
export function tooLarge(size: number, limit: number = LIMITS.fileBytes): Message {
  return message("files-too-large", { size: Math.ceil(size / MB), limit: limit / MB });
}

/** What an error says: its message where it has one, else a sentence with what the browser or the system reports. */
export function readingProblem(error: unknown, key: "files-failed" | "files-not-opened"): Message {
  if (error instanceof SaidError) return error.said;
  return message(key, { reason: error instanceof Error ? error.message : String(error) });
}

/** Words of a format that no person reads, such as its keywords: code`a b c` → ["a", "b", "c"]. */
export function code({ raw }: TemplateStringsArray): string[] {
  return raw.join("").trim().split(/\s+/);
}

// A long text of many small pieces. Kept as they come they would take many times the memory of their letters.

/** Pieces that are joined at a time. */
const MAX_LOOSE = 4096;

/** A text that grows at its end. */
export class Pieces {
  readonly #joined: string[] = [];
  #loose: string[] = [];
  #length = 0;

  push(piece: string): void {
    this.#length += piece.length;
    if (this.#loose.push(piece) < MAX_LOOSE) return;
    this.#joined.push(this.#loose.join(""));
    this.#loose = [];
  }

  /** In UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  toString(): string {
    return [...this.#joined, ...this.#loose].join("");
  }
}
