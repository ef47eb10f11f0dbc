/**
 * Limits for reading a PDF. pdf.js has none of its own: a file of 5 kB can unpack to gigabytes, or draw 10^8 forms.
 *
 * pdf.js runs on our thread, so its use of the JavaScript runtime is metered while a PDF is read: the typed arrays it
 * creates (every decoded stream becomes one), the output of `DecompressionStream`, the letters and texts it concatenates,
 * the drawing states it derives from one another, and `Date.now`, which it calls once per content stream and once per
 * hundred operators. `Channel` counts what it sends. Past a limit, the metered call throws. pdf.js catches many errors and
 * continues with the next operator, so from then on each metered call of that page throws, which ends the page; the other
 * pages are read. The meters depend on how pdf.js is written, so each has a test (tests/cli/pdf.test.mjs).
 */
import { type Message, message, UserError } from "../../../i18n/message.ts";
import { passStatedText } from "./stated-text.ts";

const MB = 2 ** 20;

/** Limits for a PDF; several times what the largest real documents need. */
export const PDF_LIMITS = {
  /** One decoded stream: a page's content, a font, an object stream. Its letters take up to 20 times as much at once. */
  streamBytes: 16 * MB,
  /** All typed arrays created for one page: its streams and fonts, including copies and grown buffers. */
  pageBytes: 256 * MB,
  /** Bytes after which fonts and other caches are cleared: they would grow with every page. */
  cacheBytes: 128 * MB,
  operators: 1_000_000,
  glyphs: 1_000_000,
  /** Content streams plus hundreds of operators on one page, and those read before anything is drawn. */
  steps: 400_000,
  stepsUndrawn: 20_000,
  /** The same without a pause: nested forms are read like this, with two steps each, and would overflow the stack. */
  stepsAtOnce: 400,
  /** Nesting of forms; drawings nest a dozen. */
  formDepth: 100,
  /**
   * Nesting of saved drawing states, each derived from the previous one; saving one takes time proportional to their number.
   */
  savedStates: 1_000,
  /** Elements of a form (XFA) that are copied from others, a kilobyte or two each; a table of a thousand rows has some ten thousand. */
  copies: 50_000,
  /** Letters read without a pause, or without a hundred operators in between: all of them are in one text. */
  lettersAtOnce: 2_000_000,
  /** Separate pieces of text: a full page has some hundred. */
  pagePieces: 100_000,
  filePieces: 1_000_000,
  fileCharacters: 32_000_000,
  pages: 20_000,
} as const;

type PdfLimits = Readonly<Record<keyof typeof PDF_LIMITS, number>>;

/** Thrown when a limit is exceeded; its message names the limit. */
export class BeyondLimit extends UserError {}

const TOO_DEEP = message("files-limit-nesting");

/** The usage of one page, and the limit that it exceeded. */
export class Quota {
  /** Why the page could not be read; null while it is within its limits. */
  exceeded: Message | null = null;
  /** Bytes since caches were last cleared. */
  cached = 0;
  /** Increases while pdf.js does something; see `untilIdle`. */
  activity = 0;
  /** Number of external answers that pdf.js waits for. */
  awaited = 0;
  #endsAtLimit = false;
  #bytes = 0;
  #steps = 0;
  #undrawn = 0;
  #atOnce = 0;
  #operators = 0;
  #glyphs = 0;
  #letters = 0;
  #copies = 0;
  readonly limits: PdfLimits;

  constructor(limits: Partial<PdfLimits> = {}) {
    this.limits = { ...PDF_LIMITS, ...limits };
  }

  /**
   * `endsAtLimit`: whether every metered call after the first exceeded limit throws as well. If not, only the item that
   * exceeded it, such as an image, is skipped.
   */
  startPage({ endsAtLimit }: { endsAtLimit: boolean }): void {
    this.exceeded = null;
    this.#endsAtLimit = endsAtLimit;
    this.#bytes = 0;
    this.#steps = 0;
    this.#undrawn = 0;
    this.#operators = 0;
    this.#glyphs = 0;
    this.#copies = 0;
  }

  array(bytes: number): void {
    this.#act();
    if (bytes > this.limits.streamBytes) this.stream();
    this.#bytes += bytes;
    this.cached += bytes;
    if (this.#bytes > this.limits.pageBytes)
      this.#refuse(message("files-limit-data", { limit: this.limits.pageBytes / MB }));
  }

  stream(): never {
    this.#refuse(message("files-limit-stream", { limit: this.limits.streamBytes / MB }));
  }

  step(): void {
    this.#act();
    this.#steps++;
    this.#undrawn++;
    this.#letters = 0;
    // Microtasks run only in a pause.
    if (this.#atOnce++ === 0) queueMicrotask(() => this.#pause());
    if (this.#atOnce > this.limits.stepsAtOnce) this.#refuse(TOO_DEEP);
    if (this.#steps > this.limits.steps || this.#undrawn > this.limits.stepsUndrawn) this.#refuseOperators();
  }

  /** pdf.js concatenates this many characters into one text. */
  text(characters: number): void {
    if (characters > this.limits.glyphs) this.#refuseCharacters();
  }

  /** Reads one letter. Not limited while a file is opened: a damaged file is searched as a whole. */
  letter(): void {
    if (this.#letters++ === 0) queueMicrotask(() => this.#afterLetters());
    if (!this.#endsAtLimit || this.#letters <= this.limits.lettersAtOnce) return;
    // After any error, pdf.js continues reading a character map from the same letter, and would never get past it.
    this.#letters = 1;
    this.#refuseCharacters();
  }

  /** pdf.js derives a state from this many others. */
  saved(states: number): void {
    if (states > this.limits.savedStates)
      this.#refuse(message("files-limit-states", { limit: this.limits.savedStates }));
  }

  /** pdf.js makes an object of a class without calling it: it copies an element of a form. */
  copied(): void {
    if (++this.#copies > this.limits.copies) this.#refuse(TOO_DEEP);
  }

  drawn(operators: number, glyphs: number): void {
    this.#act();
    this.#undrawn = 0;
    // Not 0, because a microtask is pending.
    this.#atOnce = Math.min(this.#atOnce, 1);
    this.#operators += operators;
    this.#glyphs += glyphs;
    if (this.#operators > this.limits.operators) this.#refuseOperators();
    if (this.#glyphs > this.limits.glyphs) this.#refuseCharacters();
  }

  depth(forms: number): void {
    if (forms > this.limits.formDepth) this.#refuse(TOO_DEEP);
  }

  /** Records activity, and throws if a limit was exceeded before. */
  #act(): void {
    this.activity++;
    if (this.#endsAtLimit && this.exceeded !== null) throw new BeyondLimit(this.exceeded);
  }

  #pause(): void {
    this.#atOnce = 0;
  }

  #afterLetters(): void {
    this.#letters = 0;
  }

  #refuseOperators(): never {
    this.#refuse(message("files-limit-operators", { limit: this.limits.operators }));
  }

  #refuseCharacters(): never {
    this.#refuse(message("files-limit-characters", { limit: this.limits.glyphs }));
  }

  #refuse(limit: Message): never {
    this.exceeded ??= limit;
    throw new BeyondLimit(limit);
  }
}

/** How many objects an object is derived from by `Object.create`, which pdf.js uses for drawing states. */
const DEPTH = Symbol("depth");
type Derived = { [DEPTH]?: number };

const ARRAYS = [
  "Uint8Array",
  "Uint8ClampedArray",
  "Int8Array",
  "Uint16Array",
  "Int16Array",
  "Uint32Array",
  "Int32Array",
  "Float32Array",
  "Float64Array",
] as const;

type TypedArray = new (...given: unknown[]) => { byteLength: number };

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` on a PDF with this thread's runtime metered for the quota. On one thread, PDFs are read one after the other.
 */
export function metered<T>(quota: Quota, work: () => Promise<T>): Promise<T> {
  const done = last.then(async () => {
    const restore = meter(quota);
    try {
      return await work();
    } finally {
      restore();
    }
  });
  last = done.catch(() => {});
  return done;
}

/** The returned function restores the originals. */
function meter(quota: Quota): () => void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const replaced = new Map<string, unknown>();
  const replace = (name: string, value: unknown): void => {
    replaced.set(name, scope[name]);
    scope[name] = value;
  };
  for (const name of ARRAYS) replace(name, meteredArray(scope[name] as TypedArray, quota));
  if ("DecompressionStream" in scope) replace("DecompressionStream", meteredUnpacking(DecompressionStream, quota));
  const { create } = Object;
  Object.create = (proto: object | null, ...properties: [PropertyDescriptorMap?]) => {
    const created = create(proto, ...(properties as [PropertyDescriptorMap]));
    if (proto === null) return created;
    if (Object.hasOwn(proto, "constructor")) quota.copied();
    const depth = ((proto as Derived)[DEPTH] ?? 0) + 1;
    quota.saved(depth);
    created[DEPTH] = depth;
    return created;
  };
  const { fromCharCode } = String;
  String.fromCharCode = (first?: number, ...codes: number[]) => {
    quota.letter();
    return codes.length === 0 && first !== undefined
      ? fromCharCode(first)
      : fromCharCode(...(first === undefined ? [] : [first]), ...codes);
  };
  const restoreStated = passStatedText();
  const { now } = Date;
  Date.now = () => {
    quota.step();
    return now();
  };
  const { join } = Array.prototype;
  Array.prototype.join = function (this: unknown[], separator?: string): string {
    quota.text(this.length);
    return join.call(this, separator);
  };
  return () => {
    Array.prototype.join = join;
    Object.create = create;
    String.fromCharCode = fromCharCode;
    Date.now = now;
    restoreStated();
    for (const [name, value] of replaced) scope[name] = value;
  };
}

/** The same kind of array; only arrays with their own memory are counted, not views. */
function meteredArray(Original: TypedArray, quota: Quota): unknown {
  const { BYTES_PER_ELEMENT } = Original as unknown as { BYTES_PER_ELEMENT: number };
  function Metered(this: unknown, ...given: unknown[]): unknown {
    const [first] = given;
    const length =
      typeof first === "number" ? first : isBuffer(first) ? 0 : Number((first as ArrayLike<unknown>)?.length);
    if (length > 0) quota.array(length * BYTES_PER_ELEMENT);
    return new Original(...given);
  }
  Metered.prototype = Original.prototype;
  return Object.setPrototypeOf(Metered, Original);
}

function isBuffer(value: unknown): boolean {
  return (
    value instanceof ArrayBuffer || (typeof SharedArrayBuffer !== "undefined" && value instanceof SharedArrayBuffer)
  );
}

/** Bytes unpacked at once: the output is at most a thousand times as much, which is the limit of a stream. */
const PIECE_BYTES = 2 ** 14;

/**
 * Unpacks as the browser does, up to the limit of a stream. Browsers unpack everything written at once before any of it can
 * be read, so it is written in pieces.
 */
function meteredUnpacking(Original: typeof DecompressionStream, quota: Quota): unknown {
  return class {
    readonly writable: WritableStream<Uint8Array>;
    readonly readable: ReadableStream<Uint8Array>;

    constructor(format: ConstructorParameters<typeof DecompressionStream>[0]) {
      let bytes = 0;
      const pieces = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES)
            controller.enqueue(chunk.slice(at, at + PIECE_BYTES));
        },
      });
      const limit = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          quota.activity++;
          if (bytes > quota.limits.streamBytes) quota.stream();
          controller.enqueue(chunk);
        },
      });
      this.writable = pieces.writable;
      this.readable = pieces.readable.pipeThrough(new Original(format)).pipeThrough(limit);
    }
  };
}
