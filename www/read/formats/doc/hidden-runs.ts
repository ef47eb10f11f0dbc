/**
 * Which bytes of an old Word document are text that a reader does not see, or that was deleted: by the pages of runs of characters
 * (MS-DOC, 2.9.33), each 512 bytes of the main stream. O(runs).
 */
import type { Layout } from "./pieces.ts";

/** A stretch of the main stream. */
export interface Run {
  from: number;
  to: number;
  isDeleted: boolean;
}

const PAGE_BYTES = 512;
/** Properties of characters. */
const [DELETED, VANISHES, HALF_POINTS] = [0x0800, 0x083c, 0x4a43];
/** Font size up to which text is unreadable, in half-points. */
const TINY = 4;
/** Bytes of a property's value, by the highest three bits of its number; 0 for one that states them itself. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];

/** In ascending order, none of them over another. */
export function hiddenRuns({ main, table, runs }: Layout): Run[] {
  if (!runs) return [];
  const bytes = table.subarray(runs.from, runs.from + runs.size);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.floor((bytes.length - 4) / 8);
  const found: Run[] = [];
  for (const page of new Set(
    Array.from({ length: Math.max(0, count) }, (_, at) => data.getUint32(4 * (count + 1 + at), true)),
  ))
    found.push(...runsIn(main.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES)));
  let end = 0;
  return found
    .sort((a, b) => a.from - b.from)
    .filter((run) => {
      run.from = Math.max(run.from, end);
      if (run.to <= run.from) return false;
      end = run.to;
      return true;
    });
}

function runsIn(page: Uint8Array): Run[] {
  if (page.length < PAGE_BYTES) return [];
  const data = new DataView(page.buffer, page.byteOffset, page.byteLength);
  const count = Math.min(page[PAGE_BYTES - 1] ?? 0, 101);
  const found: Run[] = [];
  for (let at = 0; at < count; at++) {
    const properties = 2 * (page[4 * (count + 1) + at] ?? 0);
    if (properties === 0) continue;
    const size = page[properties] ?? 0;
    const look = lookOf(page.subarray(properties + 1, properties + 1 + size));
    if (!look) continue;
    found.push({
      from: data.getUint32(4 * at, true),
      to: data.getUint32(4 * at + 4, true),
      isDeleted: look === "deleted",
    });
  }
  return found;
}

/** What properties make of a run; null if it is to be seen. */
function lookOf(properties: Uint8Array): "deleted" | "hidden" | null {
  let isHidden = false;
  for (let at = 0; at + 2 < properties.length; ) {
    const number = (properties[at] ?? 0) | ((properties[at + 1] ?? 0) << 8);
    const value = properties[at + 2] ?? 0;
    if (number === DELETED && value === 1) return "deleted";
    if (number === VANISHES) isHidden = value === 1;
    if (number === HALF_POINTS && value <= TINY && (properties[at + 3] ?? 0) === 0) isHidden = true;
    at += 2 + (OPERAND_BYTES[number >> 13] || 1 + value);
  }
  return isHidden ? "hidden" : null;
}
