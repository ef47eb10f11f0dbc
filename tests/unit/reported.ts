/** Reads the files of tests/fixtures/reported: a folder for each kind of fault, whose expected.txt says where it comes from. */
import { readFileSync } from "node:fs";
import { readContent } from "../../www/read/content.ts";
import { readerHost } from "./host.ts";
import { type ContentAsText, decodedAsText } from "./messages-as-text.ts";
import { speak } from "./speak.ts";

speak("en");

const maps = new URL("../../node_modules/pdfjs-dist/cmaps/", import.meta.url);
const host = {
  ...readerHost,
  readCharacterMap: async (name: string) => new Uint8Array(readFileSync(new URL(name, maps))),
};

export function bytesOf(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`../fixtures/reported/${path}`, import.meta.url)));
}

/** What became of a file; the names in a ZIP file are its text. */
export async function readBytes(name: string, bytes: Uint8Array | string): Promise<ContentAsText | { error: string }> {
  const blob = new Blob([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)]);
  const found = await readContent({ blob }, { name }, host);
  if ("entries" in found) throw new Error(`${name} is a ZIP file`);
  return decodedAsText(found);
}

/** The content of a file that must be read, with its words on one line. */
export async function wordsOf(name: string, bytes: Uint8Array | string): Promise<ContentAsText> {
  const found = await readBytes(name, bytes);
  if ("error" in found) throw new Error(`${name} was not read: ${found.error}`);
  return { ...found, text: found.text.split(/\s+/).join(" ").trim() };
}

/** The same for a file of the folder. */
export function reported(path: string): Promise<ContentAsText> {
  return wordsOf(path, bytesOf(path));
}

/** What is said of a file that cannot be read. */
export async function errorOf(name: string, bytes: Uint8Array | string): Promise<string> {
  const found = await readBytes(name, bytes);
  return "error" in found ? found.error : `it was read: ${found.text}`;
}
