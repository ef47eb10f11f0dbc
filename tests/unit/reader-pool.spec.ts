import { expect, test } from "@playwright/test";
import { type Message, message } from "../../www/i18n/message.ts";
import type { ZipEntry } from "../../www/read/parts/zip.ts";
import { ReaderPool, type ReaderThread, type ReadOrder, type StartReader } from "../../www/read/reader-pool.ts";

/** A thread that answers as its test says. */
class Fake implements ReaderThread {
  ended = false;
  readonly orders: ReadOrder[] = [];
  readonly reply: (message: unknown) => void;
  readonly fail: (problem: Message) => void;
  constructor(reply: (message: unknown) => void, fail: (problem: Message) => void) {
    this.reply = reply;
    this.fail = fail;
  }
  post(order: ReadOrder): void {
    this.orders.push(order);
  }
  end(): void {
    this.ended = true;
  }
  /** Answers the order it is at, whose files have these texts. */
  answer(...texts: string[]): void {
    this.reply({ order: this.orders.at(-1)?.order, outcomes: texts.map(outcome) });
  }
  /** The names of the files of each order. */
  get names(): string[][] {
    return this.orders.map(({ jobs }) => jobs.map(({ asked }) => asked.name));
  }
}

function poolOf(size: number, seconds?: number) {
  const threads: Fake[] = [];
  const start: StartReader = (onReply, onFailure) => {
    const thread = new Fake(onReply, onFailure);
    threads.push(thread);
    return thread;
  };
  return { threads, pool: new ReaderPool(start, size, seconds) };
}

const outcome = (text: string) => ({ found: { text }, size: text.length });
const failure = (error: Message) => ({ found: { error }, size: null });

const job = (name: string) => ({ source: { blob: new Blob([name]) }, asked: { name } });

test("no more threads than there may be, and each is used again", async () => {
  const { threads, pool } = poolOf(2);
  const reading = ["a", "b", "c"].map((name) => pool.run(job(name)));
  expect(threads.length).toBe(2);
  threads[1]?.answer("second");
  expect(await reading[1]).toEqual(outcome("second"));
  expect(threads[1]?.names).toEqual([["b"], ["c"]]);
  threads[1]?.answer("third");
  threads[0]?.answer("first");
  expect(await Promise.all(reading)).toEqual(["first", "second", "third"].map(outcome));
  expect(threads.length).toBe(2);
});

test("a file that takes too long costs its thread and itself, and no other file", async () => {
  const { threads, pool } = poolOf(1, 0.01);
  const [slow, next] = [pool.run(job("slow")), pool.run(job("next"))];
  expect(await slow).toEqual(failure(message("files-too-slow", { seconds: 0.01 })));
  expect(threads[0]?.ended).toBe(true);
  // What arrives from the thread that was ended is nobody's answer.
  threads[0]?.answer("late");
  threads[1]?.answer("in time");
  expect(await next).toEqual(outcome("in time"));
});

test("messages of others, and answers to other orders, are passed over", async () => {
  const { threads, pool } = poolOf(1);
  const reading = pool.run(job("a"));
  threads[0]?.reply({ action: "ready", sourceName: "worker" });
  threads[0]?.reply({ order: 99, outcomes: [outcome("another")] });
  threads[0]?.answer("its own");
  expect(await reading).toEqual(outcome("its own"));
});

test("a thread that breaks is replaced; ending the pool answers all that wait", async () => {
  const { threads, pool } = poolOf(1);
  const reading = ["a", "b", "c"].map((name) => pool.run(job(name)));
  threads[0]?.fail(message("files-reader-failed", { reason: "no memory" }));
  expect(await reading[0]).toEqual(failure(message("files-reader-failed", { reason: "no memory" })));
  pool.end();
  expect(await Promise.all(reading.slice(1))).toEqual(Array(2).fill(failure(message("files-cancelled"))));
  expect(threads[1]?.ended).toBe(true);
});

test("plain text is read many files at a time, a share for each thread, and any other file by itself", async () => {
  const { threads, pool } = poolOf(2);
  const names = ["0.txt", "1.txt", ...Array.from({ length: 6 }, (_, i) => `${i + 2}.java`), "a.pdf", "8.md", "9"];
  const reading = names.map((name) => pool.run(job(name)));
  threads[0]?.answer("0");
  expect(threads[0]?.names.at(-1)).toEqual(["2.java", "3.java", "4.java", "5.java", "6.java"]);
  threads[1]?.answer("1");
  expect(threads[1]?.names.at(-1)).toEqual(["7.java"]);
  threads[1]?.answer("7");
  expect(threads[1]?.names.at(-1)).toEqual(["a.pdf"]);
  threads[1]?.answer("a");
  expect(threads[1]?.names.at(-1)).toEqual(["8.md"]);
  threads[0]?.answer("2", "3", "4", "5", "6");
  expect(threads[0]?.names.at(-1)).toEqual(["9"]);
  threads[0]?.answer("9");
  threads[1]?.answer("8");
  expect(await Promise.all(reading)).toEqual([..."01234567a89"].map(outcome));
});

test("where a thread is lost with many files, each is read by itself, and only the one to blame is not read", async () => {
  const { threads, pool } = poolOf(1);
  const reading = ["0.txt", "1.txt", "2.txt", "3.txt"].map((name) => pool.run(job(name)));
  threads[0]?.answer("0");
  expect(threads[0]?.names.at(-1)).toEqual(["1.txt", "2.txt", "3.txt"]);
  const died = message("files-reader-died");
  threads[0]?.fail(died);
  expect(threads[1]?.names).toEqual([["1.txt"]]);
  threads[1]?.answer("1");
  threads[1]?.fail(died);
  threads[2]?.answer("3");
  expect(await Promise.all(reading)).toEqual([outcome("0"), outcome("1"), failure(died), outcome("3")]);
});

test("a thread that was started ahead reads the first file", async () => {
  const { threads, pool } = poolOf(2);
  pool.warmUp();
  pool.warmUp();
  expect(threads.length).toBe(1);
  const reading = pool.run(job("a"));
  expect(threads.length).toBe(1);
  threads[0]?.answer("a");
  expect(await reading).toEqual(outcome("a"));
  pool.end();
  expect(threads[0]?.ended).toBe(true);
  pool.warmUp();
  expect(threads.length).toBe(1);
});

test("no more files are handed over at once than the system can be asked about in time", async () => {
  let now = 0;
  let eachTakes = 12;
  class Asked extends Blob {
    override get size(): number {
      now += eachTakes;
      return 1;
    }
  }
  const handedOver: { at: number; files: number }[] = [];
  const answers: (() => void)[] = [];
  const start: StartReader = (onReply) => ({
    post({ order, jobs }) {
      handedOver.push({ at: now, files: jobs.length });
      answers.push(() => onReply({ order, outcomes: jobs.map(({ asked }) => outcome(asked.name)) }));
    },
    end() {},
  });
  const pool = new ReaderPool(start, 2, 60, () => now);
  const run = (at: number) => pool.run({ source: { blob: new Asked() }, asked: { name: `${at}.txt` } });
  const reading = Promise.all(Array.from({ length: 120 }, (_, at) => run(at)));
  // Each thread gets its first file before the others are there; 24 ms are two files of 12.
  expect(handedOver.map(({ files }) => files)).toEqual([1, 1]);
  const soon = () => new Promise((done) => setTimeout(done));
  for (const answer of answers.splice(0)) answer();
  expect(handedOver.map(({ files }) => files)).toEqual([1, 1, 2, 2]);
  eachTakes = 0.5;
  while (answers.length > 0) {
    answers.shift()?.();
    await soon();
  }
  expect(await reading).toHaveLength(120);
  expect(Math.max(...handedOver.map(({ files }) => files))).toBe(32);
});

test("files of some megabytes are handed over a few at a time: their texts arrive together", async () => {
  const { threads, pool } = poolOf(1);
  const blob = new Blob([new Uint8Array(1.5 * 2 ** 20)]);
  const entry = { size: 1 << 18 } as ZipEntry;
  const asked = { name: "a.txt" };
  for (let at = 0; at < 7; at++) void pool.run({ source: { blob }, asked });
  for (let at = 0; at < 40; at++) void pool.run({ source: { blob, entry }, asked });
  const sizes: number[] = [];
  for (let left = 47; left > 0; left -= sizes.at(-1) ?? 0) {
    const names = threads[0]?.names.at(-1) ?? [];
    sizes.push(names.length);
    threads[0]?.answer(...names);
  }
  // An archive's file counts by itself, not as the archive that it lies in.
  expect(sizes).toEqual([1, 3, 3, 16, 16, 8]);
});

test("a thread that has read much is ended, and another reads on", async () => {
  const { threads, pool } = poolOf(1);
  const reading = ["0", "1", "2", "3"].map((name) => pool.run(job(name)));
  const answer = (at: number, size: number): void => {
    const order = threads[at]?.orders.at(-1)?.order;
    threads[at]?.reply({ order, outcomes: [{ ...outcome("read"), size }] });
  };
  answer(0, 20 * 2 ** 20);
  expect(threads.map(({ ended }) => ended)).toEqual([false]);
  answer(0, 20 * 2 ** 20);
  expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
  answer(1, 20 * 2 ** 20);
  answer(1, 20 * 2 ** 20);
  expect(await Promise.all(reading)).toHaveLength(4);
  expect(threads.map(({ ended, orders }) => [ended, orders.length])).toEqual([
    [true, 2],
    [true, 2],
  ]);
});

test("a file that is no longer wanted when its turn has come is not read", async () => {
  const { threads, pool } = poolOf(1);
  let isWanted = true;
  const reading = ["0", "1", "2"].map((name) => pool.run(job(name), () => isWanted));
  const last = pool.run(job("3"));
  isWanted = false;
  threads[0]?.answer("0");
  threads[0]?.answer("3");
  expect(await Promise.all([...reading, last])).toEqual([
    ...[outcome("0"), failure(message("files-not-read")), failure(message("files-not-read")), outcome("3")],
  ]);
  expect(threads[0]?.names).toEqual([["0"], ["3"]]);
});
