/**
 * Jupyter notebooks (nbformat 3 and 4): the source of every cell in order. Outputs are left out, and counted.
 *
 * Text cells between code become comments, as in a script that Jupyter exports: compared as a program, a notebook is its code, and
 * compared as a text, its words are the same.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Unreadable } from "../../model.ts";
import { parsedJson } from "../../parts/json.ts";

/** The properties of a cell that are read; the file may contain anything. */
interface Cell {
  cell_type?: unknown;
  source?: unknown;
  /** The name of code sources in format 3. */
  input?: unknown;
  outputs?: unknown;
}

export function readNotebook(json: string): Content {
  const cells = cellsOf(parsedJson(json));
  if (!cells) throw new Unreadable(message("files-no-cells"));
  const hasCode = cells.some(isCode);
  const sources = cells.map((cell) => (hasCode && !isCode(cell) ? commented(sourceOf(cell)) : sourceOf(cell)));
  const texts = sources.map(({ text }) => text).filter((text) => text.trim() !== "");
  const lost = sources.filter(({ isWhole }) => !isWhole).length;
  const outputs = cells.reduce((sum: number, cell) => sum + (isObject(cell) ? countOf(cell.outputs) : 0), 0);
  return contentOf(message("files-format-notebook"), texts.join("\n\n"), {
    warnings: outputs > 0 ? [message("files-outputs", { count: outputs })] : [],
    missing: lost > 0 ? [message("files-missing-cells", { count: lost })] : [],
  });
}

/** All cells, of format 4 or of the worksheets of format 3; null if there are neither. */
function cellsOf(book: unknown): unknown[] | null {
  if (!isObject(book)) return null;
  const { cells, worksheets } = book as { cells?: unknown; worksheets?: unknown };
  if (Array.isArray(cells)) return cells;
  if (!Array.isArray(worksheets)) return null;
  return worksheets.flatMap((sheet: unknown) => {
    const list = isObject(sheet) ? (sheet as { cells?: unknown }).cells : undefined;
    // Anything that is not a worksheet counts as an unreadable cell.
    return Array.isArray(list) ? (list as unknown[]) : [null];
  });
}

function isObject(value: unknown): value is Cell {
  return typeof value === "object" && value !== null;
}

function countOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

function isCode(cell: unknown): boolean {
  return isObject(cell) && cell.cell_type === "code";
}

function commented({ text, isWhole }: Source): Source {
  return { text: text.replace(/^(?=[^\r\n])/gm, "# "), isWhole };
}

/** The source of a cell, as far as it could be read. */
interface Source {
  text: string;
  isWhole: boolean;
}

/** A source is a string or a list of lines; anything else is left out and makes the cell incomplete. */
function sourceOf(cell: unknown): Source {
  if (!isObject(cell)) return { text: "", isWhole: false };
  const source = cell.source ?? cell.input ?? "";
  if (typeof source === "string") return { text: source, isWhole: true };
  if (!Array.isArray(source)) return { text: "", isWhole: false };
  const lines = source.filter((line) => typeof line === "string");
  return { text: lines.join(""), isWhole: lines.length === source.length };
}
