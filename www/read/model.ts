/**
 * The result of every reader of a format, and the limits that all readers observe.
 *
 * A reader is a function from a file's bytes to a `Content`. It does not use the DOM, workers or the page, so the terminal
 * command and the tests read files exactly as the page does. If it cannot read a file at all, it throws an `Unreadable`,
 * whose message is shown for the file. Messages are data: readers do not depend on the language either.
 */

import { type Message, message, UserError } from "../i18n/message.ts";
import type { FileTraces } from "./traces.ts";

/** The text of a file, and everything that was guessed, left out or lost. */
export interface Content {
  text: string;
  /** The kind of file: "PDF, 3 pages", "plain text". */
  format: Message;
  /** How its bytes were decoded; empty if the format determines it. */
  encoding: Message | string;
  /** The same as a label of the Encoding Standard; if there is one, another can be chosen. */
  label: string;
  /** Things that were guessed, repaired or left out on purpose. */
  warnings: Message[];
  /** Parts that could not be read, worded for a list after "without"; if there are any, the file was partly read. */
  missing: Message[];
  /** Apparent attempts to deceive: text that a reader does not see. */
  tricks: Message[];
  /** The offset in the text at which each page begins; only of formats with pages. */
  pages?: readonly number[];
  /** Pages without text whose pictures can be read (./recognition). */
  pictures?: PicturePages;
  /** What the file says about its making. */
  traces?: FileTraces | undefined;
}

/** Pages of a file that are only pictures. */
export interface PicturePages {
  /** Numbered from 0, ascending. */
  readonly numbers: readonly number[];
  /** All pages of the file. */
  readonly total: number;
  /** The kind of file. */
  readonly format: Message;
  /** What else is known of a file that is all pictures. */
  readonly rest?: Pick<Content, "warnings" | "missing" | "traces">;
}

/** Why a file has no content. */
export interface Refusal {
  error: Message;
  /** Its pages, if all of it is pictures. */
  pictures?: PicturePages;
  /** Whether it can be read with a password. */
  isLocked?: boolean;
}

/** The outcome of reading a file: its content, or why it has none. */
export type Decoded = Content | Refusal;

/** A file that cannot be read; the message says what it is and what can be done. */
export class Unreadable extends UserError {}

/** A file without text whose pictures can be read, if the user wants that. */
export class OnlyPictures extends Unreadable {
  readonly pages: PicturePages;

  constructor(what: Message, pages: PicturePages) {
    super(what);
    this.pages = pages;
  }
}

/** A file that can be read with its password. `isTried`: another one was given. */
export class Locked extends Unreadable {
  constructor(isTried: boolean) {
    super(message(isTried ? "files-locked-other" : "files-locked"));
  }
}

const MB = 1024 * 1024;

/** The limits of reading. They are stated on screen, and a file that exceeds one gets a message that names it. */
export const LIMITS = {
  /**
   * Maximum bytes of a file: some ten million words, twenty times "War and Peace". The page stores a text as UTF-16, the
   * worker and the engine each have a copy with its tokens and positions, so that 64 MB of text take about 1 GB at the peak,
   * a quarter of what WebAssembly can address.
   */
  fileBytes: 64 * MB,
  /** Maximum bytes of a ZIP file on disk: a year's submissions with their pictures. */
  zipBytes: 1024 * MB,
  /** Maximum total bytes of all files in a ZIP file once unpacked, including nested ZIP files. */
  unpackedBytes: 2048 * MB,
  /**
   * Maximum bytes that the texts of one drop may take in memory, equal texts counted once: some seventy million words. The
   * engine needs as much again while it compares them, and a browser ends a tab that needs much more.
   */
  textBytes: 384 * MB,
  /** Maximum bytes of a TAR file once unpacked with gzip: a terminal holds them all in memory. */
  unpackedTarBytes: 256 * MB,
  /** Files in a ZIP file, including nested ZIP files. */
  entries: 50_000,
  /** Maximum nesting of ZIP files. */
  depth: 4,
  /**
   * Maximum compression ratio of a packed file. Text packs to a third, source code to a sixth, repetitive XML to a fiftieth;
   * 1,032 is the maximum for deflate, and what ZIP bombs use.
   */
  ratio: 250,
  /** Below this size, any ratio is allowed: the file can do no harm. */
  ratioFromBytes: 4 * MB,
  /** Maximum nesting of elements or groups; the deepest real documents have some hundred. */
  nesting: 10_000,
  /** Attributes of one element; real ones have a few dozen. Each takes some hundred bytes of memory. */
  attributes: 10_000,
  /** Styles of one document; large ones, whose programs create a style for each change of font, have some ten thousand. */
  styles: 500_000,
  /** Footnotes and text boxes of one document; books have some thousand. */
  notes: 100_000,
  /** Lists and objects in a notebook; each takes some fifty bytes of memory, however short it is. */
  jsonObjects: 2_000_000,
  /** Seconds that one file may take before its thread is ended: a PDF of 500 pages takes half of it on a slow computer. */
  seconds: 120,
} as const;

/** Content of a format that determines its own encoding. */
export function contentOf(format: Message, text: string, rest: Partial<Content> = {}): Content {
  return { text, format, encoding: "", label: "", warnings: [], missing: [], tricks: [], ...rest };
}

/** Words as counted in notes: runs of letters and digits. */
export function countWords(text: string): number {
  let words = 0;
  for (const _ of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) words++;
  return words;
}

/** The note about text that was deleted while changes were tracked, but is still in the file; empty if there is none. */
export function deletedNote(deleted: string): Message[] {
  const count = countWords(deleted);
  return count === 0 ? [] : [message("files-deleted", { count })];
}

/** The note about text that a reader of the file does not see; empty if there is none. */
export function hiddenNote(hidden: string): Message[] {
  const count = countWords(hidden);
  return count === 0 ? [] : [message("files-hidden", { count })];
}

/** The message for excessively nested markup. */
export function tooDeep(limit: number = LIMITS.nesting): Message {
  return message("files-too-deep", { limit });
}

/** Things of which a file may have too many. */
type Countable = "attributes" | "colours" | "fonts" | "footnotes" | "objects" | "styles";

/** The message for a file with too many of something. */
export function tooMany(limit: number, what: Countable): Message {
  return message("files-too-many", { limit, what });
}

/** The message for a file above a size limit. */
export function tooLarge(size: number, limit: number = LIMITS.fileBytes): Message {
  return message("files-too-large", { size: Math.ceil(size / MB), limit: limit / MB });
}

/** An error's own message, or a sentence with the text that the browser or the system reports. */
export function readingProblem(error: unknown, key: "files-failed" | "files-not-opened"): Message {
  if (error instanceof UserError) return error.userMessage;
  return message(key, { reason: error instanceof Error ? error.message : String(error) });
}

/** Identifiers of a format, such as its keywords, that are never shown: code`a b c` → ["a", "b", "c"]. */
export function code({ raw }: TemplateStringsArray): string[] {
  return raw.join("").trim().split(/\s+/);
}

// A long text built from many small pieces. Stored separately, they would take many times the memory of their letters.

/** Pieces joined at a time. */
const MAX_LOOSE_PIECES = 4096;

/** An append-only text. */
export class Pieces {
  readonly #joined: string[] = [];
  #loose: string[] = [];
  #length = 0;

  push(piece: string): void {
    this.#length += piece.length;
    if (this.#loose.push(piece) < MAX_LOOSE_PIECES) return;
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
