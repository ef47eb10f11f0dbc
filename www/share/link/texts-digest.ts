/**
 * A digest of texts alone, in whatever order: a link holds it beside the digest of everything, so that it can be told whether a
 * text differs or only a name, role or owner. Like that one it says nothing of any text to those who do not have all of them.
 */
import type { OriginalText } from "../../engine/original-text.ts";
import { archived, originals } from "../../state/store.ts";
import { digestOf, digestsOf } from "../report/model.ts";

/** 128 bits, as 32 hexadecimal digits; undefined where the browser has no cryptography. */
export async function digestOfTexts(texts: readonly OriginalText[]): Promise<string | undefined> {
  const digests = await digestsOf(texts);
  const all = await digestOf(digests.sort().join(" "));
  return all?.slice(0, 32);
}

/** That of all texts that take part, as they were given. */
export function digestOfTextsHere(): Promise<string | undefined> {
  return digestOfTexts([...originals.peek().documents, ...archived.peek()].map(({ text }) => text));
}
