import { expect, test } from "@playwright/test";
import { type Order, ReaderPool, type StartThread, type Thread } from "../../www/files/reader-pool.ts";
import { type Message, message } from "../../www/messages/message.ts";

/** A thread that answers as its test says. */
class Fake implements Thread {
  ended = false;
  readonly orders: Order[] = [];
  readonly reply: (message: unknown) => void;
  readonly fail: (problem: Message) => void;
  constructor(reply: (message: unknown) => void, fail: (problem: Message) => void) {
    this.reply = reply;
    this.fail = fail;
  }
  post(order: Order): void {
    this.orders.push(order);
  }
  end(): void {
    this.ended = true;
  }
  /** Answers the order it is at. */
  answer(text: string): void {
    this.reply({ job: this.orders.at(-1)?.job, found: { text } });
  }
}

function poolOf(size: number, seconds?: number) {
  const threads: Fake[] = [];
  const start: StartThread = (onReply, onFailure) => {
    const thread = new Fake(onReply, onFailure);
    threads.push(thread);
    return thread;
  };
  return { threads, pool: new ReaderPool(start, size, seconds) };
}

const job = (name: string) => ({ source: { blob: new Blob([name]) }, asked: { name } });

test("no more threads than there may be, and each is used again", async () => {
  const { threads, pool } = poolOf(2);
  const reading = ["a", "b", "c"].map((name) => pool.run(job(name)));
  expect(threads.length).toBe(2);
  threads[1]?.answer("second");
  expect(await reading[1]).toEqual({ text: "second" });
  expect(threads[1]?.orders.map(({ asked }) => asked.name)).toEqual(["b", "c"]);
  threads[1]?.answer("third");
  threads[0]?.answer("first");
  expect(await Promise.all(reading)).toEqual([{ text: "first" }, { text: "second" }, { text: "third" }]);
  expect(threads.length).toBe(2);
});

test("a file that takes too long costs its thread and itself, and no other file", async () => {
  const { threads, pool } = poolOf(1, 0.01);
  const [slow, next] = [pool.run(job("slow")), pool.run(job("next"))];
  expect(await slow).toEqual({ error: message("files-too-slow", { seconds: 0.01 }) });
  expect(threads[0]?.ended).toBe(true);
  // What arrives from the thread that was ended is nobody's answer.
  threads[0]?.answer("late");
  threads[1]?.answer("in time");
  expect(await next).toEqual({ text: "in time" });
});

test("messages of others, and answers to other orders, are passed over", async () => {
  const { threads, pool } = poolOf(1);
  const reading = pool.run(job("a"));
  threads[0]?.reply({ action: "ready", sourceName: "worker" });
  threads[0]?.reply({ job: 99, found: { text: "another" } });
  threads[0]?.answer("its own");
  expect(await reading).toEqual({ text: "its own" });
});

test("a thread that breaks is replaced; ending the pool answers all that wait", async () => {
  const { threads, pool } = poolOf(1);
  const reading = ["a", "b", "c"].map((name) => pool.run(job(name)));
  threads[0]?.fail(message("files-reader-failed", { reason: "no memory" }));
  expect(await reading[0]).toEqual({ error: message("files-reader-failed", { reason: "no memory" }) });
  pool.end();
  expect(await Promise.all(reading.slice(1))).toEqual(Array(2).fill({ error: message("files-cancelled") }));
  expect(threads[1]?.ended).toBe(true);
});
