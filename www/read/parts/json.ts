/** JSON from a file: parsed, unless it would take too much memory. */
import { message } from "../../i18n/message.ts";
import { LIMITS, tooMany, Unreadable } from "../model.ts";

/** Lists and objects take memory many times their size, so they are counted before any is created. O(n). */
function refuseTooMany(json: string): void {
  let objects = 0;
  const sign = /[[{"]/g;
  for (let found = sign.exec(json); found; found = sign.exec(json)) {
    if (found[0] === '"') sign.lastIndex = pastString(json, sign.lastIndex);
    else if (++objects > LIMITS.jsonObjects) throw new Unreadable(tooMany(LIMITS.jsonObjects, "objects"));
  }
}

/** Ends a string, or escapes the next character. */
const STRING_SIGN = /["\\]/g;

/** The offset after the closing quotation mark of a string. */
function pastString(json: string, from: number): number {
  STRING_SIGN.lastIndex = from;
  for (let found = STRING_SIGN.exec(json); found; found = STRING_SIGN.exec(json)) {
    if (found[0] === '"') return STRING_SIGN.lastIndex;
    STRING_SIGN.lastIndex++;
  }
  return json.length;
}

/** What a text in JSON says. Throws an `Unreadable` if it is none, or has too many objects. */
export function parsedJson(json: string): unknown {
  refuseTooMany(json);
  try {
    return JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Unreadable(message("files-not-json", { reason }));
  }
}
