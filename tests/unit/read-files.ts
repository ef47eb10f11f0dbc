/** Reads a file and all files in it, as the page and the terminal do, on this thread. */
import { readContent } from "../../www/read/content.ts";
import { readFiles } from "../../www/read/read.ts";
import { readerHost } from "./host.ts";
import { type ContentAsText, decodedAsText } from "./messages-as-text.ts";
import { speak } from "./speak.ts";

/** What became of each file, by its path. */
export async function filesOf(
  name: string,
  bytes: Uint8Array | string,
  password?: string,
): Promise<[path: string, found: ContentAsText | { error: string }][]> {
  speak("en");
  const blob = new Blob([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)]);
  const read = await readFiles([{ path: name, size: blob.size, open: () => blob }], {
    run: async ({ source, asked }) => ({ found: await readContent(source, asked, readerHost), size: null }),
    onProgress: () => {},
    signal: new AbortController().signal,
    password,
  });
  return read.map(({ path, decoded }) => [path, decodedAsText(decoded)]);
}

/** The path of each file with its text, or with what is said of it. */
export async function linesOf(
  name: string,
  bytes: Uint8Array | string,
  password?: string,
): Promise<[path: string, line: string][]> {
  return (await filesOf(name, bytes, password)).map(([path, found]) => [
    path,
    "error" in found ? found.error : found.text,
  ]);
}
