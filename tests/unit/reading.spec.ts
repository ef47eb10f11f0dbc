import { expect, test } from "@playwright/test";
import { message } from "../../www/i18n/message.ts";
import { readContent } from "../../www/read/content.ts";
import { listChosen } from "../../www/read/drop.ts";
import type { FoundFile } from "../../www/read/read.ts";
import { ReaderPool } from "../../www/read/reader-pool.ts";
import { ReadingCancelled, ReadingSession } from "../../www/read/session.ts";
import { follow } from "../../www/read/thread.ts";
import { readerHost } from "./host.ts";

/** A session whose readers, in this thread, answer when they are let go; with all that it tells. */
function sessionOf() {
  const progress: ({ done: number; total: number } | null)[] = [];
  const gate = { open: (): void => {}, opened: Promise.resolve() };
  const hold = (): void => {
    gate.opened = new Promise((resolve) => {
      gate.open = resolve;
    });
  };
  const startReaders = (): ReaderPool =>
    new ReaderPool(
      (onReply) => ({
        post: async (order) => {
          await gate.opened;
          onReply(await follow(order, readerHost));
        },
        end: () => {},
      }),
      2,
    );
  const session = new ReadingSession({ startReaders, onProgress: (each) => progress.push(each) });
  return { session, progress, gate, hold };
}

const files = (...names: string[]): FoundFile[] =>
  names.map((path) => ({ path, size: path.length, open: () => new Blob([`the text of ${path}`]) }));

/** Gives files to a session; they end up in `added`. */
function give(session: ReadingSession, added: string[], ...names: string[]): Promise<void> {
  return session.join(async ({ read }) => {
    for (const { decoded } of await read(files(...names)))
      added.push("text" in decoded ? decoded.text : decoded.error.code);
  });
}

test("what is given while files are read joins them, and is added after them", async () => {
  const { session, progress, gate, hold } = sessionOf();
  const added: string[] = [];
  hold();
  // The first has more files, so that the second would be read before it, were they not one after the other.
  const first = give(session, added, ...Array.from({ length: 30 }, (_, i) => `first ${i + 10}`));
  const second = give(session, added, "second");
  gate.open();
  await Promise.all([first, second]);
  expect(added.slice(0, 2)).toEqual(["the text of first 10", "the text of first 11"]);
  expect(added.slice(30)).toEqual(["the text of second"]);
  expect(progress.filter((each) => each === null).length).toBe(1);
  expect(progress.at(-2)).toEqual({ done: 31, total: 31 });
});

test("Cancel ends all that was given, one that is still being listed, too, and nothing of it is added", async () => {
  const { session, progress, gate, hold } = sessionOf();
  const added: string[] = [];
  hold();
  let listed = (): void => {};
  const listing = new Promise<void>((resolve) => {
    listed = resolve;
  });
  const given = [
    give(session, added, "first"),
    give(session, added, "second"),
    session.join(async ({ read }) => {
      await listing;
      await read(files("third"));
      added.push("third");
    }),
  ];
  session.cancel();
  expect(progress.at(-1)).toBeNull();
  gate.open();
  listed();
  for (const batch of given) {
    const error = await batch.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ReadingCancelled);
    expect((error as ReadingCancelled).userMessage).toEqual(message("workspace-cancelled"));
  }
  expect(added).toEqual([]);
  // Whatever is given next is not touched by it.
  await give(session, added, "fourth");
  expect(added).toEqual(["the text of fourth"]);
  expect(progress.at(-1)).toBeNull();
});

test("what was added before Cancel stays, and a batch that fails ends no other", async () => {
  const { session, gate, hold } = sessionOf();
  const added: string[] = [];
  const failing = session.join(() => Promise.reject(new Error("no network")));
  const first = give(session, added, "first");
  const late = session.join(async ({ read, signal }) => {
    await first;
    hold();
    const read2 = read(files("second"));
    session.cancel();
    gate.open();
    expect(signal.aborted).toBe(true);
    await read2;
  });
  await expect(failing).rejects.toThrow("no network");
  const error = await late.catch((reason: unknown) => reason);
  expect((error as ReadingCancelled).userMessage).toEqual(message("workspace-cancelled-rest"));
  expect(added).toEqual(["the text of first"]);
});

test("thousands of files make a few steps of progress, of which the last says that all are read", async () => {
  const { session, progress } = sessionOf();
  const added: string[] = [];
  await give(session, added, ...Array.from({ length: 3000 }, (_, i) => `file ${i}`));
  expect(added.length).toBe(3000);
  // One for each would be drawn 3,000 times.
  expect(progress.length).toBeLessThan(1000);
  expect(progress.slice(-2)).toEqual([{ done: 3000, total: 3000 }, null]);
});

test("progress that came too soon to be seen is told while a slow file is read", async () => {
  const { session, progress, gate, hold } = sessionOf();
  const slow = { path: "c", size: 1, open: () => new Blob(["slow"]) };
  const whole = session.join(async ({ read }) => {
    // The third is read when the first two are.
    const open = (): Blob => {
      hold();
      return slow.open();
    };
    await read([...files("a", "b"), { ...slow, open }]);
  });
  await expect.poll(() => progress.at(-1)).toEqual({ done: 2, total: 3 });
  gate.open();
  await whole;
});

test("chosen files are listed in slices, which Cancel ends, and the page asks none for its size", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++);
  const slow = (name: string): File => {
    const file = new File(["text"], name);
    Object.defineProperty(file, "webkitRelativePath", {
      get: () => {
        for (const start = performance.now(); performance.now() - start < 6; );
        return "";
      },
    });
    // A browser asks the system, and the page stands still meanwhile.
    Object.defineProperty(file, "size", {
      get: () => {
        throw new Error("asked for its size");
      },
    });
    return file;
  };
  const chosen = Array.from({ length: 12 }, (_, i) => slow(`${i}.txt`));
  const found = await listChosen(chosen, new AbortController().signal);
  clearInterval(timer);
  expect(found.map(({ path }) => path)).toEqual(chosen.map(({ name }) => name));
  expect(turns).toBeGreaterThan(3);
  const abort = new AbortController();
  const listing = listChosen(chosen, abort.signal);
  abort.abort(new Error("cancelled"));
  await expect(listing).rejects.toThrow("cancelled");
});

test("a small file is opened once, a large one only for its beginning before it is known what it is", async () => {
  const opened = async (bytes: number): Promise<number> => {
    const blob = new Blob(["word ".repeat(bytes / 5)]);
    let count = 0;
    const counted = (one: Blob): Blob => {
      const slice = (from: number, to: number): Blob => counted(one.slice(from, to));
      const arrayBuffer = (): Promise<ArrayBuffer> => {
        count++;
        return one.arrayBuffer();
      };
      return { size: one.size, slice, arrayBuffer } as Blob;
    };
    const found = await readContent({ blob: counted(blob) }, { name: "a.txt" }, readerHost);
    expect("text" in found && found.text.length).toBe(bytes);
    return count;
  };
  expect(await opened(5000)).toBe(1);
  expect(await opened(5_000_000)).toBe(2);
});

test("a reader that was started ahead is the one that reads, and is ended where no files come", async () => {
  const ended: number[] = [];
  let started = 0;
  const startReaders = (): ReaderPool =>
    new ReaderPool((onReply) => {
      const number = ++started;
      return {
        post: async (order) => onReply(await follow(order, readerHost)),
        end: () => ended.push(number),
      };
    }, 1);
  const session = new ReadingSession({ startReaders, onProgress: () => {} });
  session.prepare();
  session.prepare();
  expect(started).toBe(1);
  session.dismiss();
  expect(ended).toEqual([1]);
  session.prepare();
  const added: string[] = [];
  await give(session, added, "a");
  expect([added, started, ended]).toEqual([["the text of a"], 2, [1, 2]]);
});
