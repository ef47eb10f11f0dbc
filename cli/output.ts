/**
 * The only code that writes to the terminal. File names and contents are untrusted, and end up in names, reasons and
 * mistakes alike: everything that could control a terminal, or change the text direction, is made visible on output.
 */

import { computed } from "@preact/signals-core";
import type { Progress } from "../www/engine/pkg/lookalike";
import { type Message, message, UserError } from "../www/i18n/message";
import { catalogue, listedText, say, t } from "../www/i18n/t";
import { STEERING } from "../www/read/names";
import { clampedToTenths } from "../www/ui/format";

/** A name, or any other text for a single line. `allowed`: characters of line breaks, in a text of several lines. */
export function printable(line: string, allowed: string = ""): string {
  return line.replace(STEERING, (character) => (allowed.includes(character) ? character : "\uFFFD"));
}

/** Maximum files that a line names. */
const MAX_NAMED = 3;

/** The first of some names, for a line about all of them. */
export function firstOf(names: readonly string[]): string {
  return names.slice(0, MAX_NAMED).join(", ") + (names.length > MAX_NAMED ? ", …" : "");
}

/** A result that could not be written, such as to a full disk. */
export class UnwrittenError extends UserError {
  constructor(name: Message | string, error: unknown) {
    const reason = error instanceof Error ? error.message : String(error);
    super(message("cli-not-written", { name, reason }));
  }
}

/** Whether the output can still be written. */
const openStreams = { stdout: true, stderr: true };

/** Why results could not be printed; undefined if they were. */
let failure: Error | undefined;

for (const name of ["stdout", "stderr"] as const) {
  process[name].on("error", (error: NodeJS.ErrnoException) => {
    // `| head` closes the pipe when it has seen enough, which is not an error. Nowhere is left to report one of stderr's.
    if (name === "stdout" && error.code !== "EPIPE") failure ??= error;
    openStreams[name] = false;
  });
}

/**
 * Prints results: lines, whose breaks are the only control characters that get through. Throws an `UnwrittenError` if they
 * cannot be written.
 */
export async function printResult(lines: string): Promise<void> {
  write("stdout", printable(lines, "\n"));
  await checkPrinted();
}

/** Waits until everything is written to standard output. */
async function checkPrinted(): Promise<void> {
  // A stream reports an error only after the call that caused it.
  await new Promise<void>((resolve) => {
    if (openStreams.stdout) process.stdout.write("", () => resolve());
    else resolve();
  });
  if (failure) throw new UnwrittenError(message("cli-standard-output"), failure);
}

/** Characters written at once. */
const BLOCK = 1 << 16;

/**
 * Prints results in parts that may be longer than a string can be: JSON, which escapes control characters, or a table.
 * Throws like `printResult`.
 */
export async function printParts(parts: Iterable<string>): Promise<void> {
  let block = "";
  const flush = (): void => {
    eraseProgress();
    if (openStreams.stdout) process.stdout.write(printable(block, "\r\n"));
    block = "";
  };
  for (const part of parts) {
    block += part;
    if (block.length >= BLOCK) flush();
  }
  flush();
  await checkPrinted();
}

/** Milliseconds between two renewals of the line. */
const RENEWAL = 100;

/** Moves to the start of the line and erases it. */
const ERASED = "\r\u001b[2K";

let renewed = Number.NEGATIVE_INFINITY;
let isProgressShown = false;

/** Renews a line about the progress of the work, which the next output erases; nothing where standard error is no terminal. */
export function showProgress(words: () => string): void {
  const { isTTY, columns = 80 } = process.stderr;
  const now = performance.now();
  if (!isTTY || !openStreams.stderr || now - renewed < RENEWAL) return;
  renewed = now;
  isProgressShown = true;
  // A longer line would be wrapped, and erased only in part.
  process.stderr.write(`${ERASED}${printable(words()).slice(0, columns - 1)}`);
}

function eraseProgress(): void {
  if (isProgressShown && openStreams.stderr) process.stderr.write(ERASED);
  isProgressShown = false;
}

/** Prints lines about how the results were obtained; each is one line, whatever it contains. */
export function printNotes(lines: readonly string[]): void {
  for (const line of lines) write("stderr", printable(line));
}

function write(name: "stdout" | "stderr", text: string): void {
  eraseProgress();
  if (openStreams[name]) process[name].write(`${text}\n`);
}

// The duration of each stage. The engine has no clock; its progress reports mark where its stages start.

/** Measures consecutive stages. */
export class Timing {
  readonly #stages: { name: Message; milliseconds: number }[] = [];
  #last = performance.now();
  #running: string | undefined;

  /** Ends a stage that started where the previous one ended. */
  stage(name: Message): void {
    this.#end();
    this.#add(name);
  }

  /** The engine's progress callback: each of its stages lasts until the next one starts. */
  readonly onProgress = ({ stage, done }: Progress): void => {
    if (done === 0 && stage !== this.#running) {
      this.#end();
      this.#running = stage;
      this.#last = performance.now();
    } else if (stage === "report" && done > 0) {
      this.#end();
    }
  };

  #end(): void {
    if (this.#running !== undefined) this.#add(message("cli-stage-engine", { stage: this.#running }));
    this.#running = undefined;
  }

  #add(name: Message): void {
    const now = performance.now();
    this.#stages.push({ name, milliseconds: now - this.#last });
    this.#last = now;
  }

  /** One line per stage: milliseconds and share of the total. */
  lines(): string[] {
    const whole = this.#stages.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const line = (name: Message, milliseconds: number): string => {
      const value = oneDecimal(milliseconds).padStart(9);
      const share = percent(whole > 0 ? milliseconds / whole : 0).padStart(8);
      return `${t("cli-stage-milliseconds", { value })} ${share}  ${say(name)}`;
    };
    return [
      ...this.#stages.map(({ name, milliseconds }) => line(name, milliseconds)),
      line(message("cli-stage-total"), whole),
    ];
  }
}

// Combines remarks that many files share into one line.

/** If more files than this share a remark, they share one line: a folder of old files would fill the screen. */
const MAX_LINES = 3;

/** The lines for remarks that many files share; `isSummed`: whether a remark is covered by them. `notes`: those of each file. */
export function sharedRemarks(notes: readonly (readonly Message[])[]): {
  lines: string[];
  isSummed: (note: Message) => boolean;
} {
  const guesses = guessesInOneLine(notes);
  const receipts = notes.filter((own) => own.some(isReceipt)).length;
  const areMany = receipts > MAX_LINES;
  return {
    lines: [...guesses.line, ...(areMany ? [t("cli-receipts", { count: receipts })] : [])],
    isSummed: (note) => guesses.isSummed(note) || (areMany && isReceipt(note)),
  };
}

/** Whether a remark says that the file is a receipt of Blackboard. */
export function isReceipt(note: Message): boolean {
  return note.code === "files-receipt";
}

/** The line for files with guessed encodings if there are many, by encoding, the most frequent first. */
function guessesInOneLine(notes: readonly (readonly Message[])[]): {
  line: string[];
  isSummed: (note: Message) => boolean;
} {
  const guesses = notes.flatMap((own) => own.flatMap((note) => encodingGuessed(note) ?? []));
  if (guesses.length <= MAX_LINES) return { line: [], isSummed: () => false };
  const counts = new Map<string, number>();
  for (const encoding of guesses) {
    const name = say(encoding);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([x, more], [y, fewer]) => fewer - more || (x < y ? -1 : 1));
  const encodings = listedText(byCount.map(([encoding, count]) => say(message("cli-guessed-as", { encoding, count }))));
  const line = [t("cli-guessed", { count: guesses.length, encodings })];
  return { line, isSummed: (note) => encodingGuessed(note) !== null };
}

function encodingGuessed(note: Message): Message | string | null {
  if (note.code !== "files-guessed") return null;
  const encoding = note.args?.["encoding"];
  return typeof encoding === "object" || typeof encoding === "string" ? encoding : null;
}

// Turns rows of cells into lines, however many there are. A list of a hundred thousand rows is too long for the arguments of
// a call.

/** Pads all columns except the last; numbers are right-aligned. */
export function align(rows: readonly (readonly string[])[]): string[] {
  const last = (rows[0]?.length ?? 0) - 1;
  const widths: number[] = [];
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows.map((cells) =>
    cells.map((cell, column) => (column < last ? cell.padStart(widths[column] ?? 0) : cell)).join("  "),
  );
}

// Numbers in the command's tables, in the format of the current language.

const percents = computed(
  () =>
    new Intl.NumberFormat(catalogue.value?.locale, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

const tenths = computed(
  () => new Intl.NumberFormat(catalogue.value?.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** 12.345 → "12.3". */
export function oneDecimal(value: number): string {
  return tenths.value.format(value);
}

/** 0.6194 → "61.9%". Only 1 is 100% and only 0 is 0%. */
export function percent(share: number): string {
  return percents.value.format(clampedToTenths(share));
}

/** A share that the user gave, with all its digits: 0.1102 → "11.02%". */
export function givenPercent(share: number): string {
  return new Intl.NumberFormat(catalogue.value?.locale, { style: "percent", maximumFractionDigits: 9 }).format(share);
}
