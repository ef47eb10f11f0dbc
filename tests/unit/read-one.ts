/** Reads one file as the page and the terminal do, whatever it is; readers of PDF are given no character maps. */
import { strToU8 } from "fflate";
import { readContent } from "../../www/read/content.ts";
import { readerHost } from "./host.ts";
import { type ContentAsText, decodedAsText } from "./messages-as-text.ts";
import { speak } from "./speak.ts";

/** What became of a file that is given as bytes or as text; an archive is none. */
export async function read(name: string, file: Uint8Array | string): Promise<ContentAsText | { error: string }> {
  speak("en");
  const bytes = Uint8Array.from(typeof file === "string" ? strToU8(file) : file);
  const found = await readContent({ blob: new Blob([bytes]) }, { name }, readerHost);
  if ("entries" in found) throw new Error(`${name} is an archive`);
  return decodedAsText(found);
}

/** The content of a file that must be read. */
export async function contentOf(name: string, file: Uint8Array | string): Promise<ContentAsText> {
  const found = await read(name, file);
  if ("error" in found) throw new Error(`${name} was not read: ${found.error}`);
  return found;
}
