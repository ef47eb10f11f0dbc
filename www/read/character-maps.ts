/// <reference types="vite/types/importMeta.d.ts" />
/**
 * pdf.js's tables for the predefined East Asian character maps, served with the page; one is fetched when a PDF needs it.
 */
import { message, UserError } from "../i18n/message.ts";

const addresses = import.meta.glob<string>("/node_modules/pdfjs-dist/cmaps/*.bcmap", {
  query: "?url",
  import: "default",
  eager: true,
});

export async function readCharacterMap(fileName: string): Promise<Uint8Array> {
  const address = addresses[`/node_modules/pdfjs-dist/cmaps/${fileName}`];
  if (address === undefined) throw notLoaded(fileName);
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw notLoaded(fileName);
  return new Uint8Array(await response.arrayBuffer());
}

function notLoaded(name: string): UserError {
  return new UserError(message("files-no-character-map", { name }));
}
