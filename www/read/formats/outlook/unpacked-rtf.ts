/**
 * RTF as Outlook packs it (MS-OXRTFCP): runs of up to 17 bytes that stood in the last 4096, which begin with what most RTF begins
 * with. O(n), and at most nine bytes come of each.
 */

import { code } from "../../model.ts";
import { dataViewOf } from "../../parts/joined-bytes.ts";

const START = [
  code`{\rtf1\ansi\mac\deff0\deftab720{\fonttbl;}{\f0\fnil \froman \fswiss \fmodern \fscript \fdecor MS Sans
  SerifSymbolArialTimes New RomanCourier{\colortbl\red0\green0\blue0`,
  code`\par \pard\plain\f0\fs20\b\i\u\tab\tx`,
]
  .map((words) => words.join(" "))
  .join("\r\n");

const WINDOW = 4096;
const HEADER_BYTES = 16;
const PACKED = 0x75465a4c;
const STORED = 0x414c454d;

/** The RTF; null if it is not packed as it should be. */
export function unpackedRtf(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < HEADER_BYTES) return null;
  const kind = dataViewOf(bytes).getUint32(8, true);
  if (kind === STORED) return bytes.subarray(HEADER_BYTES);
  if (kind !== PACKED) return null;
  const out = new Uint8Array(START.length + 9 * bytes.length);
  let end = 0;
  for (const letter of START) out[end++] = letter.charCodeAt(0);
  for (let at = HEADER_BYTES; at < bytes.length; ) {
    const flags = bytes[at++] ?? 0;
    for (let bit = 0; bit < 8 && at < bytes.length; bit++) {
      if (((flags >> bit) & 1) === 0) {
        out[end++] = bytes[at++] ?? 0;
        continue;
      }
      const reference = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      at += 2;
      const offset = reference >> 4;
      // The window is written round: an offset is a place in it, and its own place marks the end.
      const back = (((end % WINDOW) - offset + WINDOW - 1) % WINDOW) + 1;
      if (offset === end % WINDOW) return out.subarray(START.length, end);
      for (let left = (reference & 15) + 2; left > 0; left--) {
        out[end] = out[end - back] ?? 0;
        end++;
      }
    }
  }
  return out.subarray(START.length, end);
}
