/**
 * Compound files (MS-CFB): the storages and streams of old Office documents and of Outlook's messages.
 *
 * A stream is a chain of sectors, and a table states for each sector which one comes next. No chain is followed for longer than
 * the file has sectors, and no more bytes are returned in all than the file could hold twice: a file cannot make much of
 * little, whatever its tables say. O(n).
 */

import { message } from "../../i18n/message.ts";
import { Unreadable } from "../model.ts";
import { dataViewOf } from "./joined-bytes.ts";

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Numbers of sectors from here on are marks: the end of a chain, an unused sector. */
const MARKS = 0xfffffffa;
const NOTHING = 0xffffffff;
const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;

/** A storage: its streams and storages by their names, in lower case. */
export interface Storage {
  readonly streams: ReadonlyMap<string, Stream>;
  readonly storages: ReadonlyMap<string, Storage>;
}

/** Where a stream starts, and its size in bytes. */
export interface Stream {
  readonly start: number;
  readonly size: number;
}

export function damagedCompound(): Unreadable {
  return new Unreadable(message("files-compound-damaged"));
}

/** A number of two bytes in a stream, the lower first; 0 behind its end. */
export function uint16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

/** The same of four bytes. */
export function uint32(bytes: Uint8Array, at: number): number {
  return uint16(bytes, at) + uint16(bytes, at + 2) * 0x10000;
}

export class CompoundFile {
  readonly root: Storage;
  readonly #bytes: Uint8Array;
  readonly #data: DataView;
  readonly #sector: number;
  readonly #mini: number;
  /** For each sector, and each small one, the number of the next. */
  readonly #next: Uint32Array;
  readonly #nextMini: Uint32Array;
  /** The stream that holds the small sectors. */
  readonly #small: Uint8Array;
  /** Streams below this size are made of small sectors. */
  readonly #cutoff: number;
  #left: number;

  /** Throws `Unreadable` if its tables cannot be read. */
  constructor(bytes: Uint8Array) {
    if (bytes.length < HEADER_BYTES) throw damagedCompound();
    this.#bytes = bytes;
    this.#data = dataViewOf(bytes);
    const shift = this.#data.getUint16(30, true);
    const miniShift = this.#data.getUint16(32, true);
    if ((shift !== 9 && shift !== 12) || miniShift >= shift || miniShift < 2) throw damagedCompound();
    this.#sector = 1 << shift;
    this.#mini = 1 << miniShift;
    this.#cutoff = this.#data.getUint32(56, true);
    this.#left = 2 * bytes.length;
    this.#next = this.#table(this.#sectorsOfTable());
    this.#nextMini = this.#table(this.#chain(this.#data.getUint32(60, true)));
    const entries = this.#chain(this.#data.getUint32(48, true)).flatMap((sector) => this.#entriesIn(sector));
    const [first] = entries;
    if (first?.type !== ROOT) throw damagedCompound();
    this.#small = this.#sectors(this.#chain(first.start));
    this.root = treeOf(entries);
  }

  /** Whether each stream that was asked for had all of its bytes. */
  isWhole = true;

  /** The bytes of a stream, as many as there are. */
  bytes(stream: Stream): Uint8Array {
    const bytes = this.#bytesOf(stream);
    if (bytes.length < stream.size) this.isWhole = false;
    return bytes;
  }

  #bytesOf({ start, size }: Stream): Uint8Array {
    if (size >= this.#cutoff)
      return this.#sectors(this.#chain(start, this.#next, size / this.#sector)).subarray(0, size);
    const sectors = this.#chain(start, this.#nextMini, size / this.#mini);
    return this.#read(sectors, { size: this.#mini, from: this.#small, header: 0 }).subarray(0, size);
  }

  /** The sectors with the table of sectors: 109 in the header, others in a chain of their own. */
  #sectorsOfTable(): number[] {
    const most = Math.ceil(this.#bytes.length / this.#sector / (this.#sector / 4)) + 1;
    const sectors: number[] = [];
    const take = (at: number, count: number): void => {
      for (let index = 0; index < count && sectors.length < most; index++) {
        const sector = this.#uint32(at + 4 * index);
        if (sector < MARKS) sectors.push(sector);
      }
    };
    take(76, 109);
    let next = this.#data.getUint32(68, true);
    for (let step = 0; step < most && next < MARKS && sectors.length < most; step++) {
      const at = this.#offset(next);
      take(at, this.#sector / 4 - 1);
      next = this.#uint32(at + this.#sector - 4);
    }
    return sectors;
  }

  /** The numbers in some sectors. */
  #table(sectors: readonly number[]): Uint32Array {
    const perSector = this.#sector / 4;
    const table = new Uint32Array(sectors.length * perSector).fill(NOTHING);
    for (const [index, sector] of sectors.entries()) {
      const at = this.#offset(sector);
      for (let step = 0; step < perSector; step++) table[index * perSector + step] = this.#uint32(at + 4 * step);
    }
    return table;
  }

  /** The sectors of a chain, up to where it ends, leaves the file or has all that are wanted; never more than the file has. */
  #chain(start: number, next = this.#next, wanted = Number.POSITIVE_INFINITY): number[] {
    const sectors: number[] = [];
    const most = Math.min(next.length, wanted);
    for (let at = start; at < next.length && sectors.length < most; at = next[at] ?? NOTHING) sectors.push(at);
    return sectors;
  }

  /** The header takes a whole sector, however large they are. */
  #sectors(sectors: readonly number[]): Uint8Array {
    return this.#read(sectors, { size: this.#sector, from: this.#bytes, header: this.#sector });
  }

  #read(
    sectors: readonly number[],
    { size, from, header }: { size: number; from: Uint8Array; header: number },
  ): Uint8Array {
    this.#left -= sectors.length * size;
    if (this.#left < 0) throw damagedCompound();
    const bytes = new Uint8Array(sectors.length * size);
    let length = 0;
    for (const sector of sectors) {
      const piece = from.subarray(header + sector * size, header + (sector + 1) * size);
      bytes.set(piece, length);
      length += piece.length;
    }
    return bytes.subarray(0, length);
  }

  #entriesIn(sector: number): Entry[] {
    const at = this.#offset(sector);
    const count = Math.max(0, Math.min(this.#sector, this.#bytes.length - at)) / ENTRY_BYTES;
    return Array.from({ length: Math.floor(count) }, (_, index) => entryAt(this.#data, at + index * ENTRY_BYTES));
  }

  #offset(sector: number): number {
    return (sector + 1) * this.#sector;
  }

  #uint32(at: number): number {
    return at + 4 <= this.#bytes.length ? this.#data.getUint32(at, true) : NOTHING;
  }
}

/** An entry of the directory; those in one storage are a binary tree. */
interface Entry extends Stream {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
}

function entryAt(data: DataView, at: number): Entry {
  const letters = Math.max(0, Math.min(32, data.getUint16(at + 64, true) / 2 - 1));
  let name = "";
  for (let index = 0; index < letters; index++) name += String.fromCharCode(data.getUint16(at + 2 * index, true));
  const [left = 0, right = 0, child = 0] = [68, 72, 76].map((offset) => data.getUint32(at + offset, true));
  return {
    name: name.toLowerCase(),
    type: data.getUint8(at + 66),
    left,
    right,
    child,
    start: data.getUint32(at + 116, true),
    size: data.getUint32(at + 120, true),
  };
}

/** The root's tree; each entry is visited once, so that circles end. */
function treeOf(entries: readonly Entry[]): Storage {
  const root = { streams: new Map<string, Stream>(), storages: new Map<string, Storage>() };
  const visited = new Set<number>();
  const waiting = [{ at: entries[0]?.child ?? NOTHING, into: root }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { at, into } = next;
    const entry = entries[at];
    if (!entry || visited.has(at)) continue;
    visited.add(at);
    if (entry.type === STREAM) into.streams.set(entry.name, { start: entry.start, size: entry.size });
    if (entry.type === STORAGE) {
      const inside = { streams: new Map<string, Stream>(), storages: new Map<string, Storage>() };
      into.storages.set(entry.name, inside);
      waiting.push({ at: entry.child, into: inside });
    }
    waiting.push({ at: entry.left, into }, { at: entry.right, into });
  }
  return root;
}
