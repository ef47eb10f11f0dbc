/**
 * The records of an old presentation (MS-PPT): a tree, each with a type and a length. A save appends what has changed; the last edit
 * leads to a directory that tells where each object lies now.
 */
import { message } from "../../../i18n/message.ts";
import { Unreadable } from "../../model.ts";
import { type CompoundFile, damagedCompound, uint16, uint32 } from "../../parts/compound.ts";

/** The streams of the presentation and of what leads to its last edit, by their names in lower case. */
const STREAMS = ["POWERPOINT DOCUMENT", "CURRENT USER"].map((name) => name.toLowerCase());

const HEADER_BYTES = 8;
/** A container has this instead of a version. */
const CONTAINER = 0xf;
const [EDIT, DIRECTORY] = [0x0ff5, 0x1772];
/** An edit has this length, or is longer where it states how the presentation was locked. */
const EDIT_BYTES = 0x1c;
const LOCKED = 0xf3d1c4df;
/** What the record of the last edit is; PowerPoint 95 and before have none. */
const CURRENT_USER = 0x0ff6;
/** A storage with the newer of two presentations, where one was saved for PowerPoint 95 and 97. */
const NEWER = "PP97_DUALSTORAGE".toLowerCase();
/** Saves of one presentation. */
const MAX_EDITS = 10_000;

export interface PresentationRecord {
  readonly type: number;
  /** Tells records of one type apart. */
  readonly instance: number;
  readonly isContainer: boolean;
  readonly bytes: Uint8Array;
}

/** The record at a place; null if the bytes end before it does. */
export function recordAt(bytes: Uint8Array, at: number): PresentationRecord | null {
  const start = at + HEADER_BYTES;
  const end = start + uint32(bytes, at + 4);
  if (end > bytes.length) return null;
  const kind = uint16(bytes, at);
  return {
    type: uint16(bytes, at + 2),
    instance: kind >> 4,
    isContainer: (kind & 0xf) === CONTAINER,
    bytes: bytes.subarray(start, end),
  };
}

/** The records within a container, as far as they are complete. */
export function* recordsIn(container: Uint8Array): Generator<PresentationRecord> {
  for (let at = 0; at + HEADER_BYTES <= container.length; ) {
    const record = recordAt(container, at);
    if (!record) return;
    yield record;
    at += HEADER_BYTES + record.bytes.length;
  }
}

/** All records within a container that `isWanted`, in order; in these it does not look for more. */
export function* within(
  container: Uint8Array,
  isWanted: (record: PresentationRecord) => boolean,
): Generator<PresentationRecord> {
  const open = [recordsIn(container)];
  for (let inner = open.at(-1); inner; inner = open.at(-1)) {
    const { value: record, done } = inner.next();
    if (done) open.pop();
    else if (isWanted(record)) yield record;
    else if (record.isContainer) open.push(recordsIn(record.bytes));
  }
}

/** The objects of a presentation as it was saved last. */
export class Presentation {
  readonly #stream: Uint8Array;
  /** Where each object lies, by its number. */
  readonly #places = new Map<number, number>();
  readonly #document: number;

  /** Throws `Unreadable` if it is locked or damaged. */
  constructor(file: CompoundFile) {
    const { streams } = file.root.storages.get(NEWER) ?? file.root;
    const [stream, user] = STREAMS.map((name) => streams.get(name));
    this.#stream = stream ? file.bytes(stream) : new Uint8Array();
    const current = user ? file.bytes(user) : new Uint8Array();
    if (user && uint16(current, 2) !== CURRENT_USER) throw new Unreadable(message("files-old-office"));
    if (uint32(current, 12) === LOCKED) throw new Unreadable(message("files-password"));
    let at = uint32(current, 16);
    const [newest] = this.#edits(at);
    if (!newest) throw damagedCompound();
    if (newest.length > EDIT_BYTES) throw new Unreadable(message("files-password"));
    this.#document = uint32(newest, 16);
    for (const edit of this.#edits(at)) {
      at = uint32(edit, 12);
      const directory = recordAt(this.#stream, at);
      if (directory?.type === DIRECTORY) this.#note(directory.bytes);
    }
  }

  /** The edits, newest first. Each leads to the one before it. */
  *#edits(start: number): Generator<Uint8Array> {
    const seen = new Set<number>();
    for (let at = start; seen.size < MAX_EDITS && !seen.has(at); ) {
      seen.add(at);
      const edit = recordAt(this.#stream, at);
      if (edit?.type !== EDIT || edit.bytes.length < EDIT_BYTES) return;
      yield edit.bytes;
      at = uint32(edit.bytes, 8);
    }
  }

  /** Notes the places in a directory, unless a newer one has others. */
  #note(directory: Uint8Array): void {
    for (let at = 0; at + 4 <= directory.length; ) {
      const run = uint32(directory, at);
      const [first, count] = [run & 0xfffff, run >>> 20];
      at += 4;
      for (let index = 0; index < count && at + 4 <= directory.length; index++, at += 4) {
        if (!this.#places.has(first + index)) this.#places.set(first + index, uint32(directory, at));
      }
    }
  }

  get document(): PresentationRecord | null {
    return this.object(this.#document);
  }

  object(number: number): PresentationRecord | null {
    const at = this.#places.get(number);
    return at === undefined ? null : recordAt(this.#stream, at);
  }
}
