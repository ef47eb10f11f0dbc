import { expect, test } from "@playwright/test";
import { readContent } from "../../www/files/content.ts";
import type { FoundFile } from "../../www/files/read.ts";
import { ReaderPool } from "../../www/files/reader-pool.ts";
import { message } from "../../www/messages/message.ts";
import { ReadingCancelled, ReadingSession } from "../../www/workspace/reading-session.ts";

const host = { readCharacterMap: () => Promise.reject(new Error("no PDF is read here")) };

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
        post: async ({ job, source, asked }) => {
          await gate.opened;
          onReply({ job, found: await readContent(source, asked, host) });
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
    expect((error as ReadingCancelled).said).toEqual(message("workspace-cancelled"));
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
  expect((error as ReadingCancelled).said).toEqual(message("workspace-cancelled-rest"));
  expect(added).toEqual(["the text of first"]);
});
