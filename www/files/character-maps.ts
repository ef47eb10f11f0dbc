/// <reference types="vite/types/importMeta.d.ts" />
/** pdf.js's tables for the predefined character maps of East Asia, as files of the page's own; one is fetched when a PDF asks for it. */

const addresses = import.meta.glob<string>("/node_modules/pdfjs-dist/cmaps/*.bcmap", {
  query: "?url",
  import: "default",
  eager: true,
});

/** See the head of this file. */
export async function readCharacterMap(fileName: string): Promise<Uint8Array> {
  const address = addresses[`/node_modules/pdfjs-dist/cmaps/${fileName}`];
  if (address === undefined) throw new Error(`there is no character map ${fileName}`);
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`the character map ${fileName} could not be fetched`);
  return new Uint8Array(await response.arrayBuffer());
}
