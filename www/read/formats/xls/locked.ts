/** Old workbooks that are encrypted (MS-XLS 2.2.10): the contents of their records, but not the types and sizes. O(n). */
import { message } from "../../../i18n/message.ts";
import { Unreadable } from "../../model.ts";
import { uint16 } from "../../parts/compound.ts";
import { BEGIN, END, recordsOf, SHEET } from "./records.ts";

/** The record that says how. */
const LOCKED = 0x2f;
/** How: 0 is the obfuscation of older workbooks, 1 RC4 of either kind. */
const RC4 = 1;

/** Records that are never encrypted, and in the list of sheets the place of each. */
const OPEN_RECORDS: ReadonlySet<number> = new Set([BEGIN, LOCKED, 0xe1, 0x138, 0x194, 0x195, 0x196]);
const [BLOCK_BYTES, RECORD_HEADER_BYTES, PLACE_BYTES] = [1024, 4, 4];

/** The stream itself if it is not encrypted. Throws `Locked` if it has another password. */
export async function unlockedWorkbook(stream: Uint8Array, password: string | undefined): Promise<Uint8Array> {
  const lock = lockOf(stream);
  if (!lock) return stream;
  if (uint16(lock, 0) !== RC4) throw new Unreadable(message("files-password"));
  const { decryptorOf } = await import("../../parts/old-office-passwords.ts");
  const plain = decryptorOf(lock.subarray(2), password, true)(stream, BLOCK_BYTES);
  for (const { type, at, bytes } of recordsOf(stream, 0)) {
    const open = OPEN_RECORDS.has(type) ? bytes.length : type === SHEET ? PLACE_BYTES : 0;
    plain.set(stream.subarray(at, at + RECORD_HEADER_BYTES + open), at);
  }
  return plain;
}

/** It comes among the first records. */
function lockOf(stream: Uint8Array): Uint8Array | null {
  for (const { type, bytes } of recordsOf(stream, 0)) {
    if (type === LOCKED) return bytes;
    if (type === END) break;
  }
  return null;
}
