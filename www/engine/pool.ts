/**
 * Several workers that read texts into sketches. To read a text needs no other text, so that any number of workers can
 * share the reading out among themselves; the sketches meet in one worker (./joiner.ts), and the report is the same byte
 * for byte. Workers take slices from one list as they become free, so that a slow core holds nobody up.
 */
import type { EngineWorker } from "./channel.ts";
import { fault } from "./fault.ts";
import type { Sketches } from "./pkg/lookalike.js";
import type { GivenInput, SketchInput } from "./protocol.ts";

/** Slices on their way to or in a worker: it begins the next one while its last answer is under way. */
const LANES = 2;

/**
 * Code units from which on a worker that has read them is ended, and another started for what is left: texts that it is done with
 * stay in its memory until some hundred megabytes have gathered. Another starts within a tenth of a second.
 */
const MAX_WORKER_UNITS = 1 << 27;

/** What the slices are sketched with, and by whom. */
export interface Reading extends Omit<SketchInput, "texts"> {
  readonly workers: number;
  start(): Pick<EngineWorker, "call" | "end">;
  /** Another limit than `MAX_WORKER_UNITS`, for tests. */
  readonly maxWorkerUnits?: number;
}

/** Texts being read: a promise for each slice, and the end of all work. */
export interface Pool {
  readonly results: readonly Promise<Sketches>[];
  end(reason: unknown): void;
}

/** Sketches slices of texts. The workers end when all is done, at the first failure, and at once when they are told. */
export function sketchAll(slices: readonly (readonly GivenInput[])[], reading: Reading): Pool {
  const { sets, templates, params, maxWorkerUnits = MAX_WORKER_UNITS } = reading;
  const count = Math.min(reading.workers, slices.length);
  const workers = new Set<ReturnType<Reading["start"]>>();
  let next = 0;
  const results = slices.map(() => deferred<Sketches>());
  const end = (reason: unknown): void => {
    next = slices.length;
    for (const worker of workers) worker.end(reason);
    for (const { reject } of results) reject(reason);
  };
  const member = async (): Promise<void> => {
    while (next < slices.length) {
      const worker = reading.start();
      workers.add(worker);
      let units = 0;
      const lane = async (): Promise<void> => {
        while (next < slices.length && units < maxWorkerUnits) {
          const at = next++;
          const texts = [...(slices[at] ?? [])];
          units += texts.reduce((sum, { text }) => sum + text.length, 0);
          results[at]?.resolve(await worker.call("sketch", { texts, sets, templates, params }));
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      workers.delete(worker);
      worker.end(fault("all-texts-read"));
    }
  };
  Promise.all(Array.from({ length: count }, member)).catch(end);
  return { results: results.map(({ promise }) => promise), end };
}

function deferred<T>(): { promise: Promise<T>; resolve(value: T): void; reject(error: unknown): void } {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // Whoever waits for an earlier slice hears of the failure there.
  promise.catch(() => {});
  return { promise, resolve, reject };
}
