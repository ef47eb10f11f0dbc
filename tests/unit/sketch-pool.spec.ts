/** Workers that read texts into sketches. */
import { expect, test } from "@playwright/test";
import type { EngineWorker } from "../../www/engine/engine-worker.ts";
import { sketchAll } from "../../www/engine/sketch-pool.ts";

/** A worker that answers at once, and logs the lengths of the texts it is given, and its end. */
class Fake {
  readonly log: (number | "end")[] = [];
  readonly call = (async (_: string, { texts }: { texts: { text: string }[] }) => {
    this.log.push(...texts.map(({ text }) => text.length));
    return {};
  }) as unknown as EngineWorker["call"];
  end(): void {
    this.log.push("end");
  }
}

test("a worker that has read much text is ended, and another reads on", async () => {
  const workers: Fake[] = [];
  const start = (): Fake => {
    const worker = new Fake();
    workers.push(worker);
    return worker;
  };
  const slices = Array.from({ length: 7 }, (_, at) => [{ name: `${at}`, role: "submission" as const, text: "12345" }]);
  const reading = { hasSets: true, templates: [], params: {}, start, maxWorkerUnits: 12 };
  const { results } = sketchAll(slices, { ...reading, workers: 1 });
  expect(await Promise.all(results)).toHaveLength(7);
  await new Promise((done) => setTimeout(done));
  expect(workers.map(({ log }) => log)).toEqual([
    [5, 5, 5, "end"],
    [5, 5, 5, "end"],
    [5, "end"],
  ]);
});

test("no worker is started after the end", async () => {
  const workers: Fake[] = [];
  const start = (): Fake => {
    const worker = new Fake();
    workers.push(worker);
    // As the worker's only answer arrives.
    queueMicrotask(() => end(new Error("cancelled")));
    return worker;
  };
  const slices = Array.from({ length: 4 }, (_, at) => [{ name: `${at}`, role: "submission" as const, text: "12345" }]);
  const { results, end } = sketchAll(slices, {
    hasSets: true,
    templates: [],
    params: {},
    start,
    maxWorkerUnits: 1,
    workers: 1,
  });
  await expect(results[3]).rejects.toThrow("cancelled");
  await new Promise((done) => setTimeout(done));
  expect(workers).toHaveLength(1);
});
