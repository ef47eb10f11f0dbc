/** Jupyter notebooks (nbformat 3 and 4): the source of every cell in its order. What the cells put out is left out, and counted. */
import { type Content, contentOf, plural, Unreadable } from "./model.ts";

/** A cell as far as it is read; the file may hold anything. */
interface Cell {
  source?: unknown;
  /** What format 3 calls the source of code. */
  input?: unknown;
  outputs?: unknown;
}

/** Reads a notebook that was decoded already. */
export function readNotebook(json: string): Content {
  const cells = cellsOf(parsed(json));
  if (!cells) throw new Unreadable("this notebook has no list of cells: expected the format nbformat 3 or 4");
  const sources = cells.map(({ source, input }) => textOf(source ?? input));
  const outputs = cells.reduce((sum, { outputs: list }) => sum + (Array.isArray(list) ? list.length : 0), 0);
  return contentOf("Notebook", sources.filter((text) => text.trim() !== "").join("\n\n"), {
    warnings: outputs > 0 ? [`${plural(outputs, "output", "outputs")} of cells left out`] : [],
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Unreadable(`this notebook is not valid JSON, so perhaps cut off: ${reason}`);
  }
}

function cellsOf(book: unknown): Cell[] | null {
  if (typeof book !== "object" || book === null) return null;
  const { cells, worksheets } = book as { cells?: unknown; worksheets?: unknown };
  if (Array.isArray(cells)) return cells.filter(isCell);
  if (!Array.isArray(worksheets)) return null;
  return worksheets.flatMap((sheet: unknown) => cellsOf(sheet) ?? []);
}

function isCell(cell: unknown): cell is Cell {
  return typeof cell === "object" && cell !== null;
}

/** A source is one text or a list of its lines. */
function textOf(source: unknown): string {
  if (typeof source === "string") return source;
  return Array.isArray(source) ? source.filter((line) => typeof line === "string").join("") : "";
}
