/** What readers of files are given here: libarchive's module, and no character maps, unless a test has some. */
import "../../cli/windows-1252.ts";
import { readFileSync } from "node:fs";
import type { ReaderHost } from "../../www/read/format.ts";

const unpacker = new URL("../../node_modules/libarchive-wasm/dist/libarchive.wasm", import.meta.url);

export const readerHost: ReaderHost = {
  readCharacterMap: () => Promise.reject(new Error("there are no character maps here")),
  readUnpacker: async () => new Uint8Array(readFileSync(unpacker)),
};
