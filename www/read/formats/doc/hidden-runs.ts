/**
 * Which bytes of an old Word document are text that a reader does not see, or that was deleted: by the pages of runs of characters and of
 * paragraphs (MS-DOC, 2.9.33 and 2.9.23), each 512 bytes of the main stream, and by the styles that they name. O(runs).
 */
import { dataViewOf } from "../../parts/joined-bytes.ts";
import type { Layout } from "./pieces.ts";
import { type Properties, propertiesIn } from "./properties.ts";
import { type StyleLook, stylesIn } from "./styles.ts";

/** A stretch of the main stream. */
export interface Run {
  from: number;
  to: number;
  isDeleted: boolean;
}

interface Stretch<T> {
  from: number;
  to: number;
  has: T;
}

const PAGE_BYTES = 512;
/** Bytes on a page about a paragraph: where its properties are, and its height. */
const PARAGRAPH_BYTES = 13;

/** In ascending order, none of them over another. */
export function hiddenRuns({ main, table, tables }: Layout): Run[] {
  if (!tables) return [];
  const at = ({ from, size }: { from: number; size: number }): Uint8Array => table.subarray(from, from + size);
  const styleOf = stylesIn(at(tables.styles));
  const characters = inOrder(pagesIn(main, at(tables.runs)).flatMap(charactersOn));
  const paragraphs = inOrder(pagesIn(main, at(tables.paragraphs)).flatMap(paragraphsOn));
  const found: Run[] = [];
  const add = (from: number, to: number, own: Properties, style: StyleLook): void => {
    const look = lookOf(own, style, own.style === undefined ? {} : styleOf(own.style));
    if (look && to > from) found.push({ from, to, isDeleted: look === "deleted" });
  };
  // Both lists are walked side by side; what is in neither is shown.
  let next = 0;
  for (const { from, to, has } of paragraphs) {
    const style = styleOf(has);
    let at = from;
    for (let run = characters[next]; run && run.from < to; run = characters[next]) {
      add(run.from, Math.min(run.to, at), run.has, {});
      const start = Math.max(run.from, at);
      add(at, start, {}, style);
      at = Math.max(at, Math.min(run.to, to));
      add(start, at, run.has, style);
      if (run.to > to) {
        run.from = to;
        break;
      }
      next++;
    }
    add(at, to, {}, style);
  }
  for (const { from, to, has } of characters.slice(next)) add(from, to, has, {});
  return found;
}

/** What properties and styles make of a run; null if it is to be seen. */
function lookOf(own: Properties, ofParagraph: StyleLook, ofCharacters: StyleLook): "deleted" | "hidden" | null {
  if (own.isDeleted) return "deleted";
  // Styles switch: what both of them hide is shown.
  const byStyle = (ofParagraph.isHidden ?? false) !== (ofCharacters.isHidden ?? false);
  const { vanishes = 0x80 } = own;
  const isHidden = vanishes === 0x80 ? byStyle : vanishes === 0x81 ? !byStyle : vanishes === 1;
  const isTiny = own.isTiny ?? ofCharacters.isTiny ?? ofParagraph.isTiny ?? false;
  return isHidden || isTiny ? "hidden" : null;
}

/** The pages that a table names, each once. */
function pagesIn(main: Uint8Array, bytes: Uint8Array): Uint8Array[] {
  const data = dataViewOf(bytes);
  const count = Math.max(0, Math.floor((bytes.length - 4) / 8));
  const numbers = Array.from({ length: count }, (_, at) => data.getUint32(4 * (count + 1 + at), true));
  return [...new Set(numbers)]
    .map((number) => main.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES))
    .filter((page) => page.length === PAGE_BYTES);
}

/** The stretches of a page, each with the place of its properties. An entry has this many bytes. */
function* stretchesOn(page: Uint8Array, bytes: number): Generator<Stretch<number>> {
  const data = dataViewOf(page);
  const count = Math.min(page[PAGE_BYTES - 1] ?? 0, Math.floor((PAGE_BYTES - 5) / (4 + bytes)));
  for (let at = 0; at < count; at++) {
    const has = 2 * (page[4 * (count + 1) + bytes * at] ?? 0);
    yield { from: data.getUint32(4 * at, true), to: data.getUint32(4 * at + 4, true), has };
  }
}

function charactersOn(page: Uint8Array): Stretch<Properties>[] {
  const found: Stretch<Properties>[] = [];
  for (const { from, to, has } of stretchesOn(page, 1)) {
    if (has === 0) continue;
    const size = page[has] ?? 0;
    found.push({ from, to, has: propertiesIn(page.subarray(has + 1, has + 1 + size)) });
  }
  return found;
}

/** Paragraphs with the numbers of their styles, which stand after the size of their properties: one byte, or two if the first is 0. */
function paragraphsOn(page: Uint8Array): Stretch<number>[] {
  const found: Stretch<number>[] = [];
  for (const { from, to, has } of stretchesOn(page, PARAGRAPH_BYTES)) {
    const at = has + (page[has] === 0 ? 2 : 1);
    if (has > 0) found.push({ from, to, has: (page[at] ?? 0) | ((page[at + 1] ?? 0) << 8) });
  }
  return found;
}

/** In ascending order, without what is over the one before. */
function inOrder<T>(stretches: Stretch<T>[]): Stretch<T>[] {
  let end = 0;
  return stretches
    .sort((a, b) => a.from - b.from)
    .filter((stretch) => {
      stretch.from = Math.max(stretch.from, end);
      if (stretch.to <= stretch.from) return false;
      end = stretch.to;
      return true;
    });
}
