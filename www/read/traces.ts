/**
 * What a file says about its making, beside its text: names, times, the identifiers that its program gave it, digests of its
 * pictures. Readers collect it with a `TraceCollector`; ../traces/ compares it.
 *
 * The file is untrusted: names are cut, dates and numbers that cannot be true are absent, and each list has a limit. What is
 * cut or left out is counted. Digests only serve to find equal bytes: whoever forges one accuses nobody but himself.
 */
import { plainName } from "./names.ts";

/** Everything is absent that a file does not say. */
export interface FileTraces {
  readonly author?: string;
  /** Who saved it last. */
  readonly lastAuthor?: string;
  readonly company?: string;
  /** The program's template that it was made from. */
  readonly template?: string;
  readonly program?: string;
  /** "2026-03-01T10:22:00Z", or without the Z where the file does not say of which time zone. */
  readonly created?: string;
  readonly modified?: string;
  /** How often it was saved. */
  readonly revision?: number;
  /** How long it was open for editing. */
  readonly minutes?: number;
  /** Identifiers of the document itself. */
  readonly ids?: readonly string[];
  /** Revision ids, of 32 bits: Word and LibreOffice give one to each session of editing. */
  readonly revisions?: readonly number[];
  /** Digests of pictures in the text, and of embedded files. */
  readonly pictures?: readonly string[];
  readonly objects?: readonly string[];
  /** What some of the pictures look like, with their digests (picture-look.ts). */
  readonly looks?: readonly string[];
  /** Names of styles that are none of the program's own. */
  readonly styles?: readonly string[];
  /** The number of entries that were cut or left out. */
  readonly cut?: number;
}

type Named = "author" | "lastAuthor" | "company" | "template" | "program";
type Dated = "created" | "modified";
type Counted = "revision" | "minutes";
export type TraceField = Named | Dated | Counted;
type Listed = "ids" | "pictures" | "objects" | "looks" | "styles";

const NAMES: readonly Named[] = ["author", "lastAuthor", "company", "template", "program"];
const DATES: readonly Dated[] = ["created", "modified"];
const COUNTS: readonly Counted[] = ["revision", "minutes"];
const LISTS: readonly Listed[] = ["ids", "pictures", "objects", "looks", "styles"];

/** Longer names are cut. */
export const MAX_TRACE_CHARACTERS = 120;
const MAX_REVISIONS = 2000;
/** Pictures of a file that are looked at: decoding takes longer than reading. */
export const MAX_LOOKS = 16;
const MAX_ENTRIES = { ids: 4, pictures: 200, objects: 100, looks: MAX_LOOKS, styles: 200 } as const satisfies Record<
  Listed,
  number
>;
/** A century of minutes, and more saving than anybody does. */
const MAX_COUNT = 52_600_000;

/** Collects the traces of one file. */
export class TraceCollector {
  readonly #found: { -readonly [K in keyof FileTraces]?: FileTraces[K] } = {};
  readonly #revisions = new Set<number>();
  readonly #lists = new Map<Listed, Set<string>>(LISTS.map((list) => [list, new Set()]));
  #cut = 0;

  /** A name, date or number as it is written; the first one counts. */
  set(field: TraceField, value: unknown): void {
    if (this.#found[field] !== undefined) return;
    if (isOneOf(DATES, field)) {
      const date = typeof value === "string" ? dateFrom(value) : null;
      if (date !== null) this.#found[field] = date;
    } else if (isOneOf(COUNTS, field)) {
      const count = typeof value === "number" ? value : countFrom(value);
      if (isCount(count)) this.#found[field] = count;
    } else if (typeof value === "string") {
      const name = this.#shortened(value);
      if (name !== "") this.#found[field] = name;
    }
  }

  /** A revision id; 0 is given to none. */
  revision(id: number): void {
    if (!isRevision(id) || this.#revisions.has(id)) return;
    if (this.#revisions.size < MAX_REVISIONS) this.#revisions.add(id);
    else this.#cut++;
  }

  /** The same in hexadecimal: "00A1B2C3". */
  revisionInHex(id: string | undefined): void {
    if (id !== undefined && /^[0-9A-Fa-f]{1,8}$/.test(id)) this.revision(Number.parseInt(id, 16));
  }

  add(list: Listed, value: string): void {
    const entries = this.#lists.get(list);
    const entry = this.#shortened(value);
    if (!entries || entry === "" || entries.has(entry)) return;
    if (entries.size < MAX_ENTRIES[list]) entries.add(entry);
    else this.#cut++;
  }

  /** Counts something that was left out. */
  leftOut(): void {
    this.#cut++;
  }

  /** Undefined if the file says nothing. */
  get traces(): FileTraces | undefined {
    const found = { ...this.#found };
    if (this.#revisions.size > 0) found.revisions = [...this.#revisions].sort((x, y) => x - y);
    for (const [list, entries] of this.#lists) if (entries.size > 0) found[list] = [...entries];
    if (this.#cut > 0) found.cut = this.#cut;
    return Object.keys(found).length > 0 ? found : undefined;
  }

  #shortened(value: string): string {
    // The start first: the rest may be megabytes.
    const name = plainName(value.slice(0, 2 * MAX_TRACE_CHARACTERS)).trim();
    if (name.length <= MAX_TRACE_CHARACTERS && value.length <= 2 * MAX_TRACE_CHARACTERS) return name;
    this.#cut++;
    return `${name.slice(0, MAX_TRACE_CHARACTERS - 1)}…`;
  }
}

/** Stored traces, as far as they are some. */
export function tracesFrom(value: unknown): FileTraces | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const stored = value as Record<string, unknown>;
  const collector = new TraceCollector();
  for (const field of [...NAMES, ...DATES, ...COUNTS]) collector.set(field, stored[field]);
  for (const id of listIn(stored["revisions"], MAX_REVISIONS)) if (typeof id === "number") collector.revision(id);
  for (const list of LISTS) {
    for (const entry of listIn(stored[list], MAX_ENTRIES[list]))
      if (typeof entry === "string") collector.add(list, entry);
  }
  const traces = collector.traces;
  const { cut } = stored;
  return traces && isCount(cut) && cut > 0 ? { ...traces, cut } : traces;
}

function listIn(value: unknown, max: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, max) : [];
}

function isOneOf<F extends TraceField>(fields: readonly F[], field: TraceField): field is F {
  return (fields as readonly TraceField[]).includes(field);
}

function countFrom(value: unknown): number {
  return Number(/^\s{0,20}(\d{1,9})\s{0,20}$/.exec(String(value))?.[1] ?? Number.NaN);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;
}

function isRevision(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 0xffffffff;
}

/** "2026-03-01T10:22:00.5+01:00", and "D:20260301102200+01'00'" of PDF, in our form; null for what is no date. */
function dateFrom(written: string): string | null {
  const value = written.slice(0, 60).trim();
  const pdf = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(Z|[+-]\d\d(?:'?\d\d)?)?/.exec(value);
  const iso = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,12})?)?(Z|[+-]\d\d:?\d\d)?$/.exec(value);
  const [, year = "", month = "", day = "", hour = "", minute = "", second = "00", zone = ""] = pdf ?? iso ?? [];
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const [, sign = "", hours = "", minutes = "00"] = /^([+-])(\d\d)[':]?(\d\d)?$/.exec(zone) ?? [];
  const at = Date.parse(`${local}Z`);
  // 30 February would become 1 or 2 March.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(local)) return null;
  const offset = sign === "" ? 0 : (Number(hours) * 60 + Number(minutes)) * (sign === "+" ? -1 : 1);
  const date = new Date(at + offset * 60_000);
  const isLikely = date.getUTCFullYear() >= 1980 && date.getUTCFullYear() < 2100;
  return isLikely ? date.toISOString().slice(0, 19) + (zone === "" ? "" : "Z") : null;
}
