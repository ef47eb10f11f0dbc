/**
 * The channel between the two parts of pdf.js, which both run on this thread.
 *
 * pdf.js's own channel copies each message. This one passes lists of operators by reference, counts them, and strips what
 * reading text does not need: the points of paths, outlines of letters, pixels of images. That takes a tenth of the memory,
 * and less time.
 */

import { message, UserError } from "../../../i18n/message.ts";
import { letterCodesOf } from "./letter-codes.ts";
import { thumbnailOf } from "./pictures.ts";
import type { Quota } from "./quota.ts";
import { numbersOf } from "./tex-letters.ts";

type Listener = (event: { data: unknown }) => void;

/** The numbers of pdf.js's operators, by name. */
type Operators = Readonly<Record<string, number>>;

type Transfer = NonNullable<Parameters<typeof structuredClone>[1]>["transfer"];

interface Chunk {
  fnArray: number[];
  argsArray: unknown[];
}

/** Carries messages between them, with the interface that pdf.js expects of a worker or a message port. */
export class Channel {
  readonly #quota: Quota;
  readonly #operators: Operators;
  readonly #pictures: ReadonlySet<number>;
  readonly #listeners = new Set<Listener>();
  /** Forms open at this point of the current page's operators. */
  #depth = 0;

  constructor(quota: Quota, operators: Operators) {
    this.#quota = quota;
    this.#operators = operators;
    const isPicture = ([name]: [string, number]): boolean => /^paint.*Image/.test(name);
    this.#pictures = new Set(
      Object.entries(operators)
        .filter(isPicture)
        .map(([, number]) => number),
    );
  }

  startPage(): void {
    this.#depth = 0;
  }

  postMessage(message: { action?: string; data?: unknown; chunk?: unknown }, transfer?: Transfer): void {
    this.#quota.activity++;
    const chunk = message.chunk as Partial<Chunk> | undefined;
    let data: unknown = message;
    if (chunk?.fnArray && chunk.argsArray) {
      try {
        this.#count(chunk as Chunk);
      } catch (error) {
        // pdf.js continues only when another part of the list arrives, so deliver one that lets it finish.
        this.#deliver({ ...message, chunk: { ...chunk, fnArray: [], argsArray: [], length: 0 } });
        throw error;
      }
      data = { ...message, chunk: this.#stripped(chunk as Chunk) };
    } else if (message.action === "obj" || message.action === "commonobj") {
      const [id, ...rest] = message.data as unknown[];
      const kind = rest.find((part) => typeof part === "string");
      if (kind === "FontPath") return;
      const last = kind === "Image" ? withoutPixels(rest.at(-1)) : this.#withoutLetters(rest.at(-1));
      data = structuredClone({ ...message, data: [id, ...rest.slice(0, -1), last] });
    } else {
      data = structuredClone(message, transfer ? { transfer } : undefined);
    }
    this.#deliver(data);
  }

  #deliver(data: unknown): void {
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) {
        try {
          listener({ data });
        } catch {
          // As with a worker, the sender does not notice; `untilIdle` ends whatever waits for an answer.
        }
      }
    });
  }

  addEventListener(_: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.#listeners.add(listener);
    options?.signal?.addEventListener("abort", () => this.#listeners.delete(listener));
  }

  removeEventListener(_: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  #count({ fnArray, argsArray }: Chunk): void {
    const { showText, setFillColorN, setStrokeColorN, paintFormXObjectBegin, paintFormXObjectEnd } = this.#operators;
    let operators = fnArray.length;
    let glyphs = 0;
    for (const [at, fn] of fnArray.entries()) {
      const args = argsArray[at] as unknown[];
      if (fn === showText) glyphs += (args[0] as unknown[]).length;
      else if (fn === setFillColorN || fn === setStrokeColorN) operators += operatorsOfPattern(args);
      else if (fn === paintFormXObjectBegin) this.#quota.depth(++this.#depth);
      else if (fn === paintFormXObjectEnd) this.#depth--;
    }
    this.#quota.drawn(operators, glyphs);
  }

  /**
   * A font with what it says about its letters, and without glyphs that are drawings of their own: their numbers, if these are
   * their names, take the place of the drawings.
   */
  #withoutLetters(whole: unknown): unknown {
    if (!whole) return whole;
    const { charProcOperatorList: letters, extra } = whole as {
      charProcOperatorList?: Record<string, Partial<Chunk>>;
      extra?: { toUnicode?: unknown };
    };
    const font = extra ? { ...(whole as object), extra: { letterCodes: letterCodesOf(extra.toUnicode) } } : whole;
    if (!letters) return font;
    const operators = Object.values(letters).reduce((sum, { fnArray }) => sum + (fnArray?.length ?? 0), 0);
    this.#quota.drawn(operators, 0);
    return { ...(font as object), charProcOperatorList: numbersOf(Object.keys(letters)) };
  }

  /** Copies the arrays, because pdf.js empties those it has sent. */
  #stripped(chunk: Chunk): Chunk {
    const { constructPath, setFillColorN, setStrokeColorN } = this.#operators;
    const argsArray = chunk.argsArray.map((args, at) => {
      const fn = chunk.fnArray[at] ?? -1;
      if (fn === constructPath) {
        const [operator, path, bounds] = args as unknown[];
        return [operator, isRectangle((path as unknown[] | null)?.[0], bounds), bounds];
      }
      if (this.#pictures.has(fn)) return (args as unknown[] | null)?.filter((part) => typeof part === "string") ?? [];
      return fn === setFillColorN || fn === setStrokeColorN ? [] : args;
    });
    return { ...chunk, fnArray: chunk.fnArray.slice(), argsArray };
  }
}

/** pdf.js's numbers of the steps of a path. */
const [MOVE, LINE, CLOSE] = [0, 1, 4];
/** Numbers of the longest rectangle: five points, and its end. */
const MAX_RECTANGLE = 16;

/** Whether a path is one upright rectangle: all its points are corners of its bounds, and its lines upright. */
function isRectangle(path: unknown, bounds: unknown): boolean {
  const steps = path as ArrayLike<number> | null | undefined;
  const [left, top, right, bottom] = Array.from((bounds ?? []) as ArrayLike<number>);
  if (!steps || steps.length === undefined || steps.length > MAX_RECTANGLE) return false;
  const points: [number, number][] = [];
  for (let at = 0; at < steps.length; ) {
    if (steps[at] === CLOSE) {
      at++;
      continue;
    }
    if (steps[at] !== (points.length === 0 ? MOVE : LINE)) return false;
    points.push([steps[at + 1] ?? 0, steps[at + 2] ?? 0]);
    at += 3;
  }
  const isCorner = ([x, y]: [number, number]): boolean => (x === left || x === right) && (y === top || y === bottom);
  const isStraight = ([x, y]: [number, number], at: number): boolean => {
    const [nextX, nextY] = points[at + 1] ?? points[0] ?? [0, 0];
    return x === nextX || y === nextY;
  };
  return points.length >= 4 && points.every(isCorner) && points.every(isStraight);
}

/** The number of operators in a pattern, which has a list of its own. */
function operatorsOfPattern(args: readonly unknown[]): number {
  return args.reduce((sum: number, part) => sum + ((part as Partial<Chunk> | null)?.fnArray?.length ?? 0), 0);
}

/** The properties that pdf.js needs of an image that it might use again, and what it looks like. */
function withoutPixels(picture: unknown): unknown {
  const { ref, dataLen } = (picture ?? {}) as { ref?: unknown; dataLen?: number };
  return picture && { ref: String(ref), dataLen, thumbnail: thumbnailOf(picture) };
}

// A timeout for pdf.js's internal messages: if one is lost because something threw where pdf.js does not expect it, pdf.js
// waits forever while nothing runs. Nothing runs if the thread is free and the quota sees no activity.

const LOOK_MS = 250;
/**
 * Number of consecutive ticks without activity. Counts ticks rather than time, because a busy thread, or a sleeping
 * computer, has none.
 */
const MAX_IDLE_LOOKS = 40;

/** The result of the work, or an error once nothing runs for it any more. */
export function untilIdle<T>(
  quota: Pick<Quota, "activity" | "awaited">,
  work: Promise<T>,
  every = LOOK_MS,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let seen = quota.activity;
    let idle = 0;
    const timer = setInterval(() => {
      idle = quota.activity === seen && quota.awaited === 0 ? idle + 1 : 0;
      seen = quota.activity;
      if (idle < MAX_IDLE_LOOKS) return;
      clearInterval(timer);
      reject(new UserError(message("files-pdf-no-answer")));
    }, every);
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
