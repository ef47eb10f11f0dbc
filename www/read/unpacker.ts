/// <reference path="../vite-env.d.ts" />
/** libarchive's WebAssembly, served with the page; fetched when an archive needs it. */
import address from "libarchive-wasm/dist/libarchive.wasm?url";
import { message, UserError } from "../i18n/message.ts";

export async function readUnpacker(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(address, import.meta.url)).catch(() => null);
  if (!response?.ok) throw new UserError(message("files-unpacker-not-loaded"));
  return new Uint8Array(await response.arrayBuffer());
}
