/** Rows of all pages → paragraphs: lines joined, words put together again that a hyphen parted, paragraphs set apart. */
import type { Stretch } from "./lines.ts";

/** How much larger than usual the space above a paragraph is, and how far its first line is moved in, in ems. */
const LOOSE = 1.35;
const INDENT = 0.8;
/** A wide gap within a row, in ems, is a tabulator. */
const WIDE = 1.3;

/** A row as one line. */
interface Line {
  text: string;
  x0: number;
  y: number;
  size: number;
}

/** The text of a document from the rows of its pages. O(n). */
export function proseOf(pages: readonly (readonly (readonly Stretch[])[])[]): string {
  const lines = pages.map((rows) => rows.map(lineOf));
  const written = hyphenated(lines.flat());
  const parts: string[] = [];
  let before: Line | null = null;
  for (const page of lines) {
    const pitch = usualPitch(page);
    for (const [at, line] of page.entries()) {
      if (before) join(parts, before, line, at === 0 ? goesOn(before, line) : isSame(before, line, pitch), written);
      else parts.push(line.text);
      before = line;
    }
  }
  return parts.join("");
}

function lineOf(row: readonly Stretch[]): Line {
  let text = "";
  let end = 0;
  for (const stretch of row) {
    if (text !== "") text += stretch.x0 - end > WIDE * stretch.size ? "\t" : " ";
    text += stretch.text;
    end = stretch.x1;
  }
  const [first] = row;
  return { text, x0: first?.x0 ?? 0, y: first?.y ?? 0, size: first?.size ?? 0 };
}

/** The median distance between the lines of a page. */
function usualPitch(page: readonly Line[]): number {
  const steps = page
    .slice(1)
    .map((line, at) => line.y - (page[at]?.y ?? 0))
    .filter((step) => step > 0)
    .sort((p, q) => p - q);
  return steps[steps.length >> 1] ?? 0;
}

/** Whether a line goes on with the paragraph of the one before. */
function isSame(before: Line, line: Line, pitch: number): boolean {
  const step = line.y - before.y;
  // Up again: the next column.
  if (step <= 0) return goesOn(before, line);
  if (step > LOOSE * pitch || Math.abs(line.size - before.size) > 0.2 * line.size) return false;
  const moved = line.x0 - before.x0;
  return moved < INDENT * line.size;
}

/** Over the end of a column or page only the words can tell. */
function goesOn(before: Line, line: Line): boolean {
  return !/[.!?:"”’)\]]$/.test(before.text) || /^\p{Ll}/u.test(line.text);
}

function join(parts: string[], before: Line, line: Line, same: boolean, written: ReadonlySet<string>): void {
  if (!same) {
    parts.push("\n\n", line.text);
    return;
  }
  const [hyphen] = /[-\u00ad\u2010]$/u.exec(before.text) ?? [];
  const stem =
    hyphen &&
    before.text
      .slice(0, -1)
      .split(/[^\p{L}\p{M}]+/u)
      .at(-1);
  const [rest] = /^\p{Ll}[\p{L}\p{M}]*/u.exec(line.text) ?? [];
  if (!stem || !hyphen || rest === undefined) {
    parts.push(" ", line.text);
    return;
  }
  const keeps = hyphen !== "\u00ad" && written.has(`${stem}-${rest}`.toLowerCase());
  const last = parts.pop() ?? "";
  parts.push(keeps ? last : last.slice(0, -hyphen.length), line.text);
}

/** Words with a hyphen that stand within a line: where such a word falls on a line's end, its hyphen is its own. */
function hyphenated(lines: readonly Line[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of lines) {
    for (const [word] of text.matchAll(/(?<![\p{L}\p{M}])[\p{L}\p{M}]+[-\u2010][\p{L}\p{M}]+/gu)) {
      found.add(word.replace("\u2010", "-").toLowerCase());
    }
  }
  return found;
}
