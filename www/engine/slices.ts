/**
 * Documents in slices: neighbours with about a megabyte of text together. A slice is what one worker sketches at a time,
 * so that progress and cancelling are fine-grained, and what is kept of a run that was cancelled.
 */

import { parameter } from "./parameters.ts";
import type { Params, Sketches } from "./pkg/lookalike.js";
import type { EngineDocument } from "./protocol.ts";

/** UTF-16 code units in a slice; some 10 ms of work, against which a message to a worker weighs little. */
const SLICE_UNITS = 1 << 20;

/** Neighbouring documents, and their sketches where these are known. */
export interface Slice {
  readonly documents: readonly EngineDocument[];
  readonly sketches: Sketches | null;
}

/** Most bytes of sketches that the page keeps: those of some 30 million shingles, less than their texts take. */
const CACHE_BYTES = 256 * 2 ** 20;

/** The sketches of finished slices, for runs that sketch alike. */
export class SketchCache {
  private readonly mostBytes: number;
  /** How they were sketched. */
  private made = "";
  /** By the id of a slice's first document. */
  private readonly slices = new Map<number, { documents: readonly EngineDocument[]; sketches: Sketches }>();
  private bytes = 0;

  constructor(mostBytes = CACHE_BYTES) {
    this.mostBytes = mostBytes;
  }

  /** Forgets what was sketched otherwise, or is of documents that are no longer wanted. */
  open({ all: made, byName }: Sketching, wanted: ReadonlyMap<number, EngineDocument>): void {
    for (const [first, { documents, sketches }] of this.slices) {
      const isWanted = ({ id, name, text }: EngineDocument): boolean => {
        const now = wanted.get(id);
        return now?.text === text && (!byName || now.name === name);
      };
      const current = this.made === made && documents.every(isWanted);
      if (current) continue;
      this.slices.delete(first);
      this.bytes -= sizeOf(sketches);
    }
    this.made = made;
  }

  /** The sketches of the slice that begins at a place among documents, if they are known. */
  find(documents: readonly EngineDocument[], at: number): { length: number; sketches: Sketches } | null {
    const found = this.slices.get(documents[at]?.id ?? -1);
    if (!found?.documents.every(({ id }, index) => documents[at + index]?.id === id)) return null;
    return { length: found.documents.length, sketches: found.sketches };
  }

  /** Keeps sketches where there is room for them; says whether it does. */
  keep(made: string, documents: readonly EngineDocument[], sketches: Sketches): boolean {
    const [first] = documents;
    const bytes = sizeOf(sketches);
    if (!first || made !== this.made || this.bytes + bytes > this.mostBytes) return false;
    const before = this.slices.get(first.id);
    if (before) this.bytes -= sizeOf(before.sketches);
    this.slices.set(first.id, { documents, sketches });
    this.bytes += bytes;
    return true;
  }
}

/** Documents → slices in their order, known ones as they are known. O(documents). */
export function slicesOf(documents: readonly EngineDocument[], cache?: SketchCache): Slice[] {
  const slices: Slice[] = [];
  let open: EngineDocument[] = [];
  let units = 0;
  const close = (): void => {
    if (open.length > 0) slices.push({ documents: open, sketches: null });
    open = [];
    units = 0;
  };
  for (let at = 0; at < documents.length; ) {
    const known = cache?.find(documents, at);
    if (known) {
      close();
      slices.push({ documents: documents.slice(at, at + known.length), sketches: known.sketches });
      at += known.length;
      continue;
    }
    const document = documents[at++];
    if (!document) break;
    if (units + document.text.length > SLICE_UNITS) close();
    open.push(document);
    units += document.text.length;
  }
  close();
  return slices;
}

function sizeOf({ counts, fingerprints, sizes, signatures, obfuscationCounts, digests }: Sketches): number {
  return [counts, fingerprints, sizes, signatures, obfuscationCounts, digests].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  );
}

// How many workers read texts into sketches, and from how much text on (./pool.ts).

/**
 * Bytes of text from which several workers read it. One worker takes a third of a second for 16 MB, from message to report;
 * to start four others takes a tenth. On two cores little is gained at any size, for the page and the worker that joins
 * need one of them, but nothing noticeable is lost, and a run that is cancelled keeps what was read.
 */
const POOL_FROM_BYTES = 16 * 2 ** 20;

/** More workers than this gain little: the page that feeds them and the worker that joins the sketches are one each. */
const MAX_WORKERS = 8;

/** How many workers read, and from how many bytes of text on. */
export interface Crew {
  readonly workers: number;
  readonly fromBytes: number;
}

/** One per core, at most `MAX_WORKERS`; `?workers=N` up to that limit overrides this, however little text there is. */
export function crewOf(search: string, cores: number): Crew {
  const asked = Number(new URLSearchParams(search).get("workers") ?? Number.NaN);
  if (Number.isInteger(asked) && asked >= 1 && asked <= MAX_WORKERS) {
    return { workers: asked, fromBytes: asked === 1 ? Number.POSITIVE_INFINITY : 0 };
  }
  const workers = Math.min(MAX_WORKERS, Math.max(1, cores));
  return { workers, fromBytes: workers === 1 ? Number.POSITIVE_INFINITY : POOL_FROM_BYTES };
}

// A map whose keys are long texts: looked up by their length and three samples, and compared only where these are equal.

/** Code units of each of the three samples. */
const SAMPLE = 32;
/** Most different texts with the same length and samples that a text is compared with. */
const MAX_ALIKE = 8;

/** Values by texts. Of many texts that differ only between the samples, it forgets all but the first few. */
export class TextMap<V> {
  readonly #entries = new Map<string, { text: string; value: V }[]>();

  /** O(length) if it is there, else O(1) as a rule. */
  get(text: string): V | undefined {
    return this.#entries.get(keyOf(text))?.find((entry) => entry.text === text)?.value;
  }

  /** Adds a text that is not there. O(1). */
  add(text: string, value: V): void {
    const key = keyOf(text);
    const alike = this.#entries.get(key);
    if (!alike) this.#entries.set(key, [{ text, value }]);
    else if (alike.length < MAX_ALIKE) alike.push({ text, value });
  }

  /** Removes a text if it is there. O(1) as a rule. */
  delete(text: string): void {
    const key = keyOf(text);
    const others = this.#entries.get(key)?.filter((entry) => entry.text !== text) ?? [];
    if (others.length > 0) this.#entries.set(key, others);
    else this.#entries.delete(key);
  }
}

function keyOf(text: string): string {
  const samples = [0, (text.length - SAMPLE) >> 1, text.length - SAMPLE].map((from) =>
    text.slice(Math.max(0, from), Math.max(0, from) + SAMPLE),
  );
  return [text.length, ...samples].join("/");
}

// What sketches depend on besides their texts, so that they are never used under other parameters.

/** How texts are sketched. */
export interface Sketching {
  /** Whether exact sets are kept; else signatures alone. */
  readonly sets: boolean;
  /** Equal where sets are equal. */
  readonly shingles: string;
  /** Equal where sketches are equal to the byte. */
  readonly all: string;
  /** Whether a document's name tells how its text is read. */
  readonly byName: boolean;
  /** Whether signing again is quick: one hash a shingle, not one for each position of the signature. */
  readonly signsQuickly: boolean;
}

/** How `documents` are sketched under complete parameters. */
export function sketchingOf(params: Params, sets: boolean, documents: Iterable<EngineDocument>): Sketching {
  const names = (Object.keys(params) as (keyof Params)[]).filter((name) => parameter(name).sketch !== "nothing").sort();
  const values = (of: readonly (keyof Params)[]): string => JSON.stringify(of.map((name) => [name, params[name]]));
  // Signatures without sets leave out the templates' shingles, all sketches what is theirs but for small edits; and of
  // templates winnowing keeps everything.
  const depends = !sets || params.evidence || params.excludeEditedTemplate || params.winnow > 1;
  const templates = depends ? templatesOf(documents).map(({ id }) => id) : [];
  return {
    sets,
    shingles: JSON.stringify([values(names.filter((name) => parameter(name).sketch !== "signatures")), templates]),
    all: JSON.stringify([sets, values(names), templates]),
    byName: params.unit === "code",
    signsQuickly: params.family === "onePermutation",
  };
}

/** The templates among documents. */
export function templatesOf(documents: Iterable<EngineDocument>): EngineDocument[] {
  return [...documents].filter(({ role }) => role === "template");
}

/** Whether sketches made one way serve in a corpus that is to be sketched another way. */
export function serves(made: Sketching, wanted: Sketching): boolean {
  if (made.all === wanted.all) return true;
  return made.sets && wanted.sets && made.shingles === wanted.shingles && wanted.signsQuickly;
}
