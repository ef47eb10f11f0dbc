/**
 * The traces of Office packages: their properties (ECMA-376, part 2 and `extended-properties`), pictures and embedded files.
 * Whatever is wrong with them, the file is read all the same. Pictures are never unpacked: the directory of the ZIP file has
 * their sizes and checksums, which together tell equal ones.
 */
import type { TraceCollector, TraceField } from "../traces.ts";
import { walkXml } from "./markup.ts";
import { type Parts, relations } from "./package.ts";

/** Larger parts are not searched for traces. */
const MAX_PART_BYTES = 16 * 1024 * 1024;

/** Smaller pictures are bullets and lines that any two files may have; smaller objects, formulas. */
const MIN_PICTURE_BYTES = 2048;
export const MIN_OBJECT_BYTES = 8192;

/** The elements with the properties of an Office document. */
const OFFICE: ReadonlyMap<string, TraceField> = new Map([
  ["creator", "author"],
  ["lastModifiedBy", "lastAuthor"],
  ["created", "created"],
  ["modified", "modified"],
  ["revision", "revision"],
  ["TotalTime", "minutes"],
  ["Company", "company"],
  ["Template", "template"],
  ["Application", "program"],
]);

export async function collectProperties(parts: Parts, traces: TraceCollector): Promise<void> {
  for (const name of ["docProps/core.xml", "docProps/app.xml"]) {
    await searchPart(parts, name, traces, (xml) => collectFields(xml, OFFICE, traces));
  }
}

/** Collects the texts of elements that have no other elements in them. O(n). */
export function collectFields(
  xml: string,
  fields: ReadonlyMap<string, TraceField>,
  traces: TraceCollector,
  textOf: (field: TraceField, text: string) => string = (_, text) => text,
): void {
  let open = "";
  let pieces: string[] = [];
  walkXml(xml, {
    open: (name) => {
      open = name;
      pieces = [];
    },
    text: (text) => {
      if (open !== "") pieces.push(text);
    },
    close: (name) => {
      const field = name === open ? fields.get(name) : undefined;
      if (field) traces.set(field, textOf(field, pieces.join("")));
      open = "";
    },
  });
}

/** Gives a part's XML to a search, unless it is missing, too large or damaged. */
export async function searchPart(
  parts: Parts,
  name: string,
  traces: TraceCollector,
  search: (xml: string) => void,
): Promise<void> {
  if (!parts.has(name)) return;
  try {
    if ((parts.digest(name)?.size ?? 0) > MAX_PART_BYTES) traces.leftOut();
    else search((await parts.xml(name)) ?? "");
  } catch {
    traces.leftOut();
  }
}

/** The pictures that a part refers to. */
export async function collectPicturesOf(parts: Parts, part: string, traces: TraceCollector): Promise<void> {
  try {
    const all = [...(await relations(parts, part)).values()];
    const pictures = all.flatMap(({ type, target }) => (type.endsWith("/image") ? [target] : []));
    collectPictures(parts, pictures, traces);
  } catch {
    traces.leftOut();
  }
}

/** Pictures by the names of their parts. The previews of formulas (WMF) are equal wherever the same formula is. */
export function collectPictures(parts: Parts, names: Iterable<string>, traces: TraceCollector): void {
  for (const name of names) if (!/\.wmf$/i.test(name)) addDigest(parts, name, "pictures", MIN_PICTURE_BYTES, traces);
}

/** Files that are embedded in a document. */
export function collectObjects(parts: Parts, traces: TraceCollector): void {
  for (const name of parts.names) {
    if (/^(?:word|ppt|xl)\/embeddings\//.test(name)) addDigest(parts, name, "objects", MIN_OBJECT_BYTES, traces);
  }
}

function addDigest(
  parts: Parts,
  name: string,
  list: "pictures" | "objects",
  min: number,
  traces: TraceCollector,
): void {
  const digest = parts.digest(name);
  if (digest && digest.size >= min) traces.add(list, digestOf(digest));
}

/** Bytes by their number and checksum. */
export function digestOf({ size, crc }: { size: number; crc: number }): string {
  return `${size}-${crc.toString(16).padStart(8, "0")}`;
}
