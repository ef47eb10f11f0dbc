/** Digests of texts, by which anyone can check that a report is about these very texts: as they were compared, whether or not names are hidden. */
import type { GivenText } from "../engine/given-text.ts";
import { inSlices } from "../engine/turns.ts";

/** SHA-256 of a text as UTF-8, hexadecimal; null where the browser has no cryptography (a page that came over plain HTTP). */
export async function digestOf(text: GivenText): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digests of several texts, in slices: a browser that has them at once would not let the page have its turn by itself. */
export async function digestsOf(
  texts: readonly GivenText[],
  signal?: AbortSignal | undefined,
): Promise<(string | null)[]> {
  const digests: (string | null)[] = [];
  const pause = inSlices();
  for (const text of texts) {
    signal?.throwIfAborted();
    digests.push(await digestOf(text));
    await pause();
  }
  return digests;
}
