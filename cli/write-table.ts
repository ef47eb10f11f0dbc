/** Writes tables and reports into files, whole or not at all: what was in a file before stays until all is written. */
import { accessSync, closeSync, constants, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { message } from "../www/messages/message";
import { SaidError } from "../www/messages/said-error";
import { BYTE_ORDER_MARK } from "../www/outputs/csv";
import { UsageError } from "./usage";

/** Characters that are written at once. */
const BLOCK = 1 << 16;

/** Throws `UsageError` where the file that an option names cannot be written, so that no comparison is made in vain. */
export function checkWritable(option: string, file: string, cwd: string): void {
  const path = resolve(cwd, file);
  const folder = dirname(path);
  if (!isFolder(folder)) throw new UsageError(message("cli-no-folder", { option, folder }));
  if (isFolder(path)) throw new UsageError(message("cli-file-is-folder", { option, name: file }));
  try {
    accessSync(isFileOrNothing(path) ? folder : path, constants.W_OK);
  } catch {
    throw new UsageError(message("cli-no-right-to-write", { option, folder }));
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Writes a table as spreadsheets expect it. Throws an error that names the file where it cannot be written. */
export function writeTable(file: string, cwd: string, lines: Iterable<string>): void {
  writeParts(file, cwd, lines, BYTE_ORDER_MARK);
}

/** Writes a file of parts that follow one another, after what it `begins` with. Throws as `writeTable`. */
export function writeParts(file: string, cwd: string, lines: Iterable<string>, begins = ""): void {
  const path = resolve(cwd, file);
  // A pipe or a device is written to as it is: replacing it by a file would not reach whoever reads from it.
  const isReplaced = isFileOrNothing(path);
  const written = isReplaced ? `${path}.${process.pid}.part` : path;
  try {
    writeAll(written, lines, begins);
    if (isReplaced) renameSync(written, path);
  } catch (error) {
    if (isReplaced) rmSync(written, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new SaidError(message("cli-not-written", { name: file, reason }));
  }
}

function isFileOrNothing(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || found.isFile();
}

function writeAll(path: string, lines: Iterable<string>, begins: string): void {
  const opened = openSync(path, "w");
  try {
    let block = begins;
    for (const line of lines) {
      block += line;
      if (block.length < BLOCK) continue;
      write(opened, block);
      block = "";
    }
    write(opened, block);
  } finally {
    closeSync(opened);
  }
}

/** A system may take a part of it at a time. */
function write(opened: number, block: string): void {
  let bytes = Buffer.from(block);
  while (bytes.length > 0) bytes = bytes.subarray(writeSync(opened, bytes));
}
