/**
 * The properties of old Office documents (MS-OLEPS): two streams of a compound file, each a list of numbered values. Whatever is
 * wrong with them, the document is read all the same.
 */
import { decoder } from "../code-pages.ts";
import { pageOf } from "../formats/rtf/rtf-tables.ts";
import { TraceCollector, type TraceField } from "../traces.ts";
import { type CompoundFile, uint16, uint32 } from "./compound.ts";

/** The streams, and the numbers of the properties in them. */
const STREAMS: readonly (readonly [name: string, fields: ReadonlyMap<number, TraceField>])[] = [
  [
    "\u0005summaryinformation",
    new Map([
      [4, "author"],
      [7, "template"],
      [8, "lastAuthor"],
      [9, "revision"],
      [10, "minutes"],
      [12, "created"],
      [13, "modified"],
      [18, "program"],
    ]),
  ],
  ["\u0005documentsummaryinformation", new Map([[15, "company"]])],
];

const CODE_PAGE = 1;
/** A stream has some twenty properties. */
const MAX_PROPERTIES = 500;
const MAX_NAME_BYTES = 1000;
/** Types of values. */
const [NUMBER, TEXT, WIDE_TEXT, TIME] = [3, 0x1e, 0x1f, 0x40];
const UTF_16 = 1200;

/** Milliseconds between 1601, from which times are counted, and 1970. */
const TO_1970 = 11_644_473_600_000;

/** What a document says about its making; undefined if it says nothing. */
export function tracesOfCompound(file: CompoundFile): TraceCollector["traces"] {
  const traces = new TraceCollector();
  for (const [name, fields] of STREAMS) {
    const stream = file.root.streams.get(name);
    try {
      if (stream) collect(file.bytes(stream), fields, traces);
    } catch {
      traces.leftOut();
    }
  }
  return traces.traces;
}

/** Only the first section of a stream has what Office writes itself. */
function collect(bytes: Uint8Array, fields: ReadonlyMap<number, TraceField>, traces: TraceCollector): void {
  const section = uint32(bytes, 44);
  const places = new Map<number, number>();
  const count = Math.min(uint32(bytes, section + 4), MAX_PROPERTIES);
  for (let index = 0; index < count; index++) {
    const at = section + 8 + 8 * index;
    places.set(uint32(bytes, at), section + uint32(bytes, at + 4));
  }
  const pageAt = places.get(CODE_PAGE);
  const page = pageAt === undefined ? 1252 : uint16(bytes, pageAt + 4);
  for (const [property, field] of fields) {
    const at = places.get(property);
    if (at !== undefined) traces.set(field, valueAt(bytes, at, page, field === "minutes"));
  }
}

function valueAt(bytes: Uint8Array, at: number, page: number, isDuration: boolean): unknown {
  const type = uint32(bytes, at);
  if (type === NUMBER) return uint32(bytes, at + 4);
  if (type === TIME) {
    const milliseconds = (uint32(bytes, at + 8) * 2 ** 32 + uint32(bytes, at + 4)) / 10_000;
    if (isDuration) return Math.floor(milliseconds / 60_000);
    const date = new Date(Math.floor(milliseconds - TO_1970));
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  }
  if (type !== TEXT && type !== WIDE_TEXT) return undefined;
  const isWide = type === WIDE_TEXT || page === UTF_16;
  const length = uint32(bytes, at + 4) * (type === WIDE_TEXT ? 2 : 1);
  const letters = bytes.subarray(at + 8, at + 8 + Math.min(length, MAX_NAME_BYTES));
  const text = decoder(isWide ? "utf-16le" : (pageOf(page) ?? "windows-1252")).decode(letters);
  return text.split("\0")[0];
}
