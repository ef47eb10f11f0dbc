/** Messages that come from a file or from storage, where anybody may have written them. */

import type { Key, Message, Text } from "./message.ts";

const MAX_TEXT_CHARACTERS = 20_000;
const MAX_ARGUMENTS = 20;
/** How deeply messages may nest. */
const MAX_DEPTH = 4;
const KEY = /^[a-z]+(?:-[a-z0-9]+){1,12}$/;
const MAX_KEY_CHARACTERS = 100;

/** The message in a value; null if it is none. Its key may be known only to another version. */
export function messageFrom(value: unknown, depth = 1): Message | null {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return null;
  const { code, args } = value as Record<string, unknown>;
  if (typeof code !== "string" || code.length > MAX_KEY_CHARACTERS || !KEY.test(code)) return null;
  if (args === undefined || args === null) return { code: code as Key };
  if (typeof args !== "object") return null;
  const entries = Object.entries(args);
  if (entries.length > MAX_ARGUMENTS) return null;
  const checked: [string, Text][] = [];
  for (const [name, arg] of entries) {
    const text = typeof arg === "number" && Number.isFinite(arg) ? arg : messageOrTextFrom(arg, depth + 1);
    if (text === null) return null;
    checked.push([name, text]);
  }
  return { code: code as Key, args: Object.fromEntries(checked) };
}

/** The same for an argument, which may also be a text. */
function messageOrTextFrom(value: unknown, depth = 1): Message | string | null {
  if (typeof value !== "string") return messageFrom(value, depth);
  return value.length <= MAX_TEXT_CHARACTERS ? value : null;
}
