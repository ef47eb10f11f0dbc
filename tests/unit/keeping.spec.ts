/** Kept work: what is written, what comes back, and what happens where storage refuses. The database is fake-indexeddb's. */
import "fake-indexeddb/auto";
import { expect, test } from "@playwright/test";
import { signal } from "@preact/signals";
import { deleteDB, openDB } from "idb";
import { addFiles, changeDocument, emptyIntake } from "../../www/documents/added-files.ts";
import type { Intake, PageDocument } from "../../www/documents/document.ts";
import { putBack, takeOff } from "../../www/documents/removal.ts";
import { message } from "../../www/i18n/message.ts";
import { emptyDraft, emptyPasted, type Typed } from "../../www/intake/typed.ts";
import { createKeeper, type Keeper } from "../../www/keep/keeping.ts";
import { changeTo, fieldsFrom, type Reopened, reopened, type Work } from "../../www/keep/snapshot.ts";
import {
  browserStorage,
  type Change,
  StorageError,
  WORK_FORMAT,
  type WorkStorage,
} from "../../www/keep/work-storage.ts";
import { contentOf } from "../../www/read/model.ts";
import { type ExcludedPassages, excludedIn, withExcluded } from "../../www/review/exclusions.ts";
import { pairKeyOf, type Reviews, reviewOf, reviewsFrom, withReview } from "../../www/review/review.ts";
import type { Fields } from "../../www/settings/fields.ts";
import { Locks } from "./locks.ts";

let number = 0;
/** A name that no other test uses. */
const fresh = (): string => `work ${++number}`;

function intakeOf(...names: string[]): Intake {
  const files = names.map((path) => ({
    ...{ path, size: 10, source: { blob: new Blob(["bytes"]) }, origin: 0 },
    decoded: contentOf(message("files-format-plain"), `the text of ${path}`, {
      warnings: [message("files-comments", { count: 1 })],
    }),
  }));
  return addFiles(emptyIntake, files);
}

interface Tab extends Keeper {
  intake: { value: Intake };
  reviews: { value: Reviews };
  excluded: { value: ExcludedPassages };
  place: { value: string };
  typed: { value: Typed };
}

let clock = 1_700_000_000_000;

function open(
  name: string,
  {
    locks = new Locks(),
    storage = browserStorage(name) as WorkStorage,
    former = browserStorage(`${name} (before)`) as WorkStorage,
  } = {},
): Tab {
  const intake = signal<Intake>(emptyIntake);
  const place = signal("#/");
  const reviews = signal<Reviews>(new Map());
  const excluded = signal<ExcludedPassages>(new Map());
  const typed = signal<Typed>({ checked: emptyDraft, pasted: emptyPasted });
  const keeper = createKeeper({
    storage,
    former,
    lock: locks.lock(),
    work: (): Work => ({
      intake: intake.value,
      fields: null,
      programs: "no",
      reviews: reviews.value,
      excluded: excluded.value,
      inCollections: new Set(),
      place: place.value,
      namesHidden: false,
      comparedAnyway: new Set(),
      typed: typed.value,
    }),
    restore: (kept: Reopened) => {
      intake.value = kept.intake;
      reviews.value = kept.reviews;
      place.value = kept.place;
      excluded.value = kept.excluded;
      typed.value = kept.typed;
    },
    now: () => ++clock,
    persist: async () => true,
    used: async () => 1000,
  });
  return { ...keeper, intake, reviews, excluded, place, typed };
}

test("passages that were excluded by hand come back with their documents, and go with them", async () => {
  const name = fresh();
  const first = open(name, { locks: new Locks() });
  await first.start();
  first.intake.value = intakeOf("a.txt", "b.txt");
  await first.keep();
  const [a, b] = first.intake.value.documents;
  if (!a || !b) throw new Error("The documents are missing.");
  const passage = { aStart: 0, aEnd: 9, bStart: 2, bEnd: 11, matchedA: 3, matchedB: 4 };
  first.excluded.value = withExcluded(first.excluded.value, a, b, passage);
  expect(await first.whenSaved()).toBe(true);

  const second = open(name, { locks: new Locks() });
  await second.start();
  expect(excludedIn(a, b, second.excluded.value)).toEqual([passage]);
  second.intake.value = { ...second.intake.value, documents: [a] };
  expect(await second.whenSaved()).toBe(true);

  const third = open(name, { locks: new Locks() });
  await third.start();
  expect(third.excluded.value.size).toBe(0);
});

test("a text that was typed into a form is asked about, and comes back with kept work", async () => {
  const name = fresh();
  const first = open(name);
  await first.start();
  const typed: Typed = {
    checked: { name: "essay", text: "a typed essay", notes: [message("files-comments", { count: 1 })] },
    pasted: { name: "", text: "a pasted one" },
  };
  expect(first.hasUnsaved.value).toBe(false);
  first.typed.value = typed;
  expect(first.hasUnsaved.value).toBe(true);
  await first.keep();
  expect(await first.whenSaved()).toBe(true);
  expect(first.hasUnsaved.value).toBe(false);
  first.typed.value = { ...typed, checked: { ...typed.checked, text: "a typed essay, longer" } };
  expect(await first.whenSaved()).toBe(true);

  const second = open(name);
  await second.start();
  expect(second.typed.value).toEqual(first.typed.value);
});

test("a pasted text that is too long to be kept is asked about, though everything else is kept", async () => {
  const tab = open(fresh());
  await tab.start();
  tab.intake.value = intakeOf("a.txt");
  await tab.keep();
  tab.typed.value = { checked: emptyDraft, pasted: { name: "", text: "x".repeat(500_001) } };
  expect(await tab.whenSaved()).toBe(true);
  expect(tab.hasUnsaved.value).toBe(true);
  tab.typed.value = { checked: emptyDraft, pasted: emptyPasted };
  expect(await tab.whenSaved()).toBe(true);
  expect(tab.hasUnsaved.value).toBe(false);
});

test("nothing is kept, and no database is left, unless the user asks", async () => {
  const name = fresh();
  const tab = open(name);
  await tab.start();
  expect(tab.status.value).toEqual({ state: "off" });
  tab.intake.value = intakeOf("a.txt");
  expect(tab.hasUnsaved.value).toBe(true);
  expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
});

test("kept work comes back with its documents, names, notes, roles, authors and place, but without the files", async () => {
  const [name, locks] = [fresh(), new Locks()];
  const first = open(name, { locks: new Locks() });
  await first.start();
  first.intake.value = changeDocument(intakeOf("a.txt", "b.txt"), 2, { role: "archive", author: "Lee" });
  await first.keep();
  first.place.value = "#/documents";
  expect(await first.whenSaved()).toBe(true);
  expect(first.hasUnsaved.value).toBe(false);
  expect(first.status.value).toMatchObject({ state: "on", bytes: 1000, failure: null });

  const second = open(name, { locks });
  await second.start();
  const expected = first.intake.value.documents.map((document) => ({ ...document, source: null }));
  expect(second.intake.value).toEqual({ ...first.intake.value, documents: expected });
  expect(second.place.value).toBe("#/documents");
  expect(second.reopened.value).toMatchObject({ documents: 2, lost: 0 });
});

test("no documents are said to be reopened where all had been removed", async () => {
  const name = fresh();
  const first = open(name);
  await first.start();
  first.intake.value = intakeOf("a.txt");
  await first.keep();
  first.intake.value = emptyIntake;
  expect(await first.whenSaved()).toBe(true);
  const second = open(name);
  await second.start();
  expect(second.status.value.state).toBe("on");
  expect(second.reopened.value).toBeNull();
});

test("work kept under former names comes back with its authors and settings", () => {
  const [{ author: _, source: __, ...document }] = intakeOf("a.txt").documents as [PageDocument];
  const head = { savedAt: 1, documents: 1, nextId: 2, unread: [], programs: "no", place: "#/" };
  const work = reopened({
    head: { ...head, fields: { ownerBy: "folder", repair: false } },
    items: [{ ...document, owner: "Lee" }],
  });
  expect(work).toMatchObject({ lost: 0, intake: { documents: [{ name: "a.txt", author: "Lee" }] } });
  const own = { authorBy: "layout", deobfuscate: true } as Fields;
  expect(fieldsFrom(work?.fields ?? null, own)).toEqual({ authorBy: "folder", deobfuscate: false });
});

test("work with notes that earlier versions kept as texts opens without these", () => {
  const [{ source: __, ...document }] = intakeOf("a.txt").documents as [PageDocument];
  const { notes } = document;
  const checked = { name: "essay", text: "a typed essay", notes: ["guessed", ...notes] };
  const work = reopened({
    head: {
      ...{ savedAt: 1, documents: 1, nextId: 2, unread: [], programs: "no", place: "#/", fields: null },
      typed: { checked, pasted: emptyPasted },
    },
    items: [{ ...document, format: "plain text", notes: ["guessed", ...notes], missing: ["a picture"] }],
  });
  const format = message("files-format-plain");
  expect(work).toMatchObject({ lost: 0, intake: { documents: [{ format, notes, missing: [] }] } });
  expect(work?.typed.checked.notes).toEqual(notes);
});

test("only what changed is written", async () => {
  const changes: Change[] = [];
  const name = fresh();
  const real = browserStorage(name);
  const storage = {
    ...real,
    save: (change: Change) => {
      changes.push(change);
      return real.save(change);
    },
  };
  const tab = open(name, { storage });
  await tab.start();
  tab.intake.value = intakeOf("a.txt", "b.txt", "c.txt");
  await tab.keep();
  await tab.whenSaved();
  tab.intake.value = changeDocument(tab.intake.value, 2, { author: "Lee" });
  await tab.whenSaved();
  tab.intake.value = takeOff(tab.intake.value, (id) => id === 3).intake;
  await tab.whenSaved();
  tab.place.value = "#/lab";
  await tab.whenSaved();
  expect(changes.map(({ put, remove }) => [put.map(([id]) => id), remove])).toEqual([
    [[1, 2, 3], []],
    [[2], []],
    [[], [3]],
    [[], []],
  ]);
});

test("where the site's data were cleared while the page is open, the next change writes everything", async () => {
  const name = fresh();
  const tab = open(name);
  await tab.start();
  tab.intake.value = intakeOf("a.txt", "b.txt", "c.txt");
  await tab.keep();
  expect(await tab.whenSaved()).toBe(true);
  await deleteDB(name);
  tab.intake.value = changeDocument(tab.intake.value, 2, { author: "Lee" });
  expect(await tab.whenSaved()).toBe(true);
  const again = await reopen(name);
  expect(again.intake.value.documents.map(({ name, author }) => [name, author])).toEqual([
    ["a.txt", ""],
    ["b.txt", "Lee"],
    ["c.txt", ""],
  ]);
});

test("Delete my kept work deletes what is kept, and nothing is written any more", async () => {
  const name = fresh();
  const tab = open(name);
  await tab.start();
  tab.intake.value = intakeOf("a.txt");
  await tab.keep();
  await tab.whenSaved();
  await tab.forget();
  tab.intake.value = intakeOf("b.txt");
  expect(tab.status.value).toEqual({ state: "off" });
  expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
});

test("asked twice before the storage is open, the page keeps its work once, and again after everything was forgotten", async () => {
  const tab = open(fresh());
  await tab.start();
  tab.intake.value = intakeOf("a.txt");
  await Promise.all([tab.keep(), tab.keep()]);
  expect(await tab.whenSaved()).toBe(true);
  expect(tab.status.value).toMatchObject({ state: "on" });
  await tab.forget();
  expect(tab.status.value).toEqual({ state: "off" });
  await tab.keep();
  expect(await tab.whenSaved()).toBe(true);
  await tab.forget();
});

test("a change that fails in the middle leaves what was kept whole", async () => {
  const name = fresh();
  const storage = browserStorage(name);
  await storage.save({
    head: "old",
    put: [
      [1, "one"],
      [2, "two"],
    ],
    remove: [],
    isWhole: true,
  });
  // A function cannot be stored: the transaction fails after its first items.
  const change = {
    head: "new",
    put: [
      [1, "changed"],
      [3, () => {}],
    ] as [number, unknown][],
    remove: [2],
    isWhole: false,
  };
  await expect(storage.save(change)).rejects.toThrow(StorageError);
  expect(await storage.load()).toEqual({ head: "old", items: ["one", "two"] });
  await storage.save({ head: "newer", put: [[3, "three"]], remove: [2], isWhole: false });
  expect(await storage.load()).toEqual({ head: "newer", items: ["one", "three"] });
});

test("many items come back, in order, more than one batch", async () => {
  const storage = browserStorage(fresh());
  const put = Array.from({ length: 333 }, (_, id) => [id, `item ${id}`] as const);
  await storage.save({ head: 1, put, remove: [], isWhole: true });
  expect((await storage.load())?.items).toEqual(put.map(([, item]) => item));
});

test("where there is no room the page says so, and the next try writes all that is missing", async () => {
  const name = fresh();
  const real = browserStorage(name);
  let full = false;
  const storage: WorkStorage = {
    ...real,
    save: async (change) => {
      if (full) throw new StorageError("full", new DOMException("no room", "QuotaExceededError"));
      await real.save(change);
    },
  };
  const tab = open(name, { storage });
  await tab.start();
  tab.intake.value = intakeOf("a.txt");
  await tab.keep();
  await tab.whenSaved();
  full = true;
  tab.intake.value = intakeOf("a.txt", "b.txt");
  expect(await tab.whenSaved()).toBe(false);
  expect(tab.status.value).toMatchObject({ state: "on", failure: { isFull: true } });
  expect(tab.hasUnsaved.value).toBe(true);
  expect((await real.load())?.items).toHaveLength(1);
  full = false;
  tab.retry();
  expect(await tab.whenSaved()).toBe(true);
  expect((await real.load())?.items).toHaveLength(2);
});

test("a second tab writes nothing, is told, and goes on where the first one ended", async () => {
  const [name, locks] = [fresh(), new Locks()];
  const first = open(name, { locks });
  await first.start();
  first.intake.value = intakeOf("a.txt");
  await first.keep();
  await first.whenSaved();
  const second = open(name, { locks });
  await second.start();
  expect(second.status.value).toEqual({ state: "elsewhere" });
  expect(second.intake.value).toEqual(emptyIntake);
  // What ends the first tab ends its lock; here "Forget" does, after which nothing is there to reopen.
  await first.forget();
  await expect.poll(() => second.status.value).toEqual({ state: "off" });
});

test("other work is never replaced unasked, and replaced whole where that is asked for", async () => {
  const name = fresh();
  const first = open(name);
  await first.start();
  first.intake.value = intakeOf("a.txt", "b.txt");
  await first.keep();
  await first.whenSaved();
  const second = open(name);
  second.intake.value = intakeOf("c.txt");
  await second.start();
  expect(second.status.value).toMatchObject({ state: "other", kept: { documents: 2 } });
  expect(second.intake.value.documents).toHaveLength(1);
  second.leave();
  expect(second.status.value).toEqual({ state: "off" });
  expect((await browserStorage(name).load())?.items).toHaveLength(2);
  await second.keep();
  second.replace();
  expect(await second.whenSaved()).toBe(true);
  expect((await browserStorage(name).load())?.items).toEqual([expect.objectContaining({ name: "c.txt" })]);
});

test("work of a newer format is left as it is", async () => {
  const name = fresh();
  const newer = await openDB(name, WORK_FORMAT + 1, {
    upgrade: (database) => void database.createObjectStore("future"),
  });
  newer.close();
  const tab = open(name);
  await tab.start();
  expect(tab.status.value).toEqual({ state: "newer" });
  tab.intake.value = intakeOf("a.txt");
  await tab.keep();
  expect(tab.status.value).toEqual({ state: "newer" });
  const [kept] = (await indexedDB.databases()).filter((each) => each.name === name);
  expect(kept?.version).toBe(WORK_FORMAT + 1);
});

test("blocked storage costs nothing but the keeping", async () => {
  const storage = { ...browserStorage(fresh()), load: () => Promise.reject(new StorageError("failed", "blocked")) };
  const tab = open("", { storage });
  await tab.start();
  expect(tab.status.value).toEqual({ state: "unavailable" });
});

test("a document that cannot be read any more is counted, and the others come back", async () => {
  const name = fresh();
  const first = open(name);
  await first.start();
  first.intake.value = intakeOf("a.txt", "b.txt");
  await first.keep();
  await first.whenSaved();
  const database = await openDB(name);
  await database.put("items", { id: 2, name: ["no text"] }, 2);
  database.close();
  const second = open(name);
  await second.start();
  expect(second.intake.value.documents.map((document) => document.name)).toEqual(["a.txt"]);
  expect(second.reopened.value).toMatchObject({ documents: 1, lost: 1 });
  // The number of the lost one is not used again.
  expect(second.intake.value.nextId).toBe(3);
  await deleteDB(name);
});

test("kept settings that this page does not know, or knows as another kind, are left out", () => {
  const own = { k: "5", evidence: true, unit: "words" } as never as Parameters<typeof fieldsFrom>[1];
  expect(fieldsFrom({ k: "7", evidence: "yes", future: 1 } as never, own)).toEqual({ ...own, k: "7" });
});

test("nothing is written where nothing changed", () => {
  const work: Work = {
    ...{ intake: intakeOf("a.txt"), fields: null, programs: "no", reviews: new Map() },
    ...{
      excluded: new Map(),
      inCollections: new Set(),
      place: "#/",
      namesHidden: false,
      comparedAnyway: new Set<string>(),
    },
    typed: { checked: emptyDraft, pasted: emptyPasted },
  };
  const written = new Map(work.intake.documents.map((document) => [document.id, document]));
  expect(changeTo(work, { written, work }, 1)).toBeNull();
  expect(changeTo({ ...work, place: "#/lab" }, { written, work }, 1)).toMatchObject({ put: [], remove: [] });
  const hidden = changeTo({ ...work, namesHidden: true }, { written, work }, 1);
  expect(reopened({ head: hidden?.head, items: [] })?.namesHidden).toBe(true);
  expect(reopened({ head: { ...(hidden?.head as object), namesHidden: undefined }, items: [] })?.namesHidden).toBe(
    false,
  );
});

/** Three documents, of which the first two and the last two have been reviewed. */
async function reviewedTab(name: string, former?: WorkStorage): Promise<{ tab: Tab; pairs: [string, string] }> {
  const tab = open(name, former ? { former } : {});
  await tab.start();
  tab.intake.value = intakeOf("a.txt", "b.txt", "c.txt");
  const [a, b, c] = tab.intake.value.documents;
  if (!a || !b || !c) throw new Error("three documents");
  const pairs: [string, string] = [pairKeyOf(a, b), pairKeyOf(b, c)];
  await tab.keep();
  expect(await tab.whenSaved()).toBe(true);
  tab.reviews.value = withReview(tab.reviews.value, pairs[0], { state: "discuss", note: "same table" });
  // What is not written yet would be lost.
  expect(tab.hasUnsaved.value).toBe(true);
  expect(await tab.whenSaved()).toBe(true);
  tab.reviews.value = withReview(tab.reviews.value, pairs[1], { state: "cleared" });
  expect(await tab.whenSaved()).toBe(true);
  expect(tab.hasUnsaved.value).toBe(false);
  return { tab, pairs };
}

async function reopen(name: string): Promise<Tab> {
  const tab = open(name, { locks: new Locks() });
  await tab.start();
  return tab;
}

/** The pairs whose reviews are in storage. */
async function keptPairs(name: string): Promise<string[]> {
  const kept = await browserStorage(name).load();
  const head = (kept ?? { head: {} }).head as { reviews?: unknown };
  return [...reviewsFrom(head.reviews).keys()].sort();
}

test("states and notes of pairs come back with the work, and are forgotten with it", async () => {
  const name = fresh();
  const { pairs } = await reviewedTab(name);
  const again = await reopen(name);
  expect(reviewOf(pairs[0], again.reviews.value)).toEqual({ state: "discuss", note: "same table" });
  expect(reviewOf(pairs[1], again.reviews.value)).toEqual({ state: "cleared", note: "" });
  await again.forget();
  expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
});

test("reviews go with a removed document, and come back when its removal is undone", async () => {
  const name = fresh();
  const { tab, pairs } = await reviewedTab(name);
  const { intake, removed } = takeOff(tab.intake.value, (id) => id === 3);
  tab.intake.value = intake;
  await tab.whenSaved();
  expect(await keptPairs(name)).toEqual([pairs[0]]);
  tab.intake.value = putBack(tab.intake.value, removed);
  await tab.whenSaved();
  expect(await keptPairs(name)).toEqual([...pairs].sort());
});

test("reviewed work whose documents all give way to others can be reopened, and the other work after it", async () => {
  const name = fresh();
  const { tab, pairs } = await reviewedTab(name);
  await tab.whenSaved();
  tab.intake.value = takeOff(tab.intake.value, () => true).intake;
  await tab.whenSaved();
  expect(tab.former.value).toMatchObject({ documents: 3, pairs: 2 });
  const { nextId } = tab.intake.value;
  const next = intakeOf("new.txt");
  tab.intake.value = {
    ...next,
    documents: next.documents.map((document) => ({ ...document, id: nextId })),
    nextId: nextId + 1,
  };
  expect(await tab.whenSaved()).toBe(true);

  const later = await reopen(name);
  expect(later.intake.value.documents.map((document) => document.name)).toEqual(["new.txt"]);
  await later.whenSaved();
  await expect.poll(() => later.former.value).toMatchObject({ documents: 3, pairs: 2 });
  await later.reopenFormer();
  expect(await later.whenSaved()).toBe(true);
  expect(later.intake.value.documents).toHaveLength(3);
  expect([...later.reviews.value.keys()].sort()).toEqual([...pairs].sort());
  expect(later.former.value).toMatchObject({ documents: 1, pairs: 0 });
  expect(await keptPairs(name)).toEqual([...pairs].sort());

  const last = await reopen(name);
  await last.whenSaved();
  await expect.poll(() => last.former.value).toMatchObject({ documents: 1 });
  await last.reopenFormer();
  expect(await last.whenSaved()).toBe(true);
  expect(last.intake.value.documents.map((document) => document.name)).toEqual(["new.txt"]);
  expect(last.former.value).toMatchObject({ documents: 3, pairs: 2 });
  await last.forget();
  expect(last.former.value).toBeNull();
  expect((await indexedDB.databases()).filter((each) => each.name?.startsWith(name))).toEqual([]);
});

test("reviewed work that is replaced with that of another page can be reopened, although both number documents alike", async () => {
  const name = fresh();
  const { pairs } = await reviewedTab(name);
  const other = open(name, { locks: new Locks() });
  other.intake.value = intakeOf("x.txt", "y.txt");
  await other.start();
  expect(other.status.value).toMatchObject({ state: "other", kept: { documents: 3 } });
  other.replace();
  expect(await other.whenSaved()).toBe(true);
  expect(other.former.value).toMatchObject({ documents: 3, pairs: 2 });
  // The next change of this page replaces nothing.
  other.intake.value = takeOff(other.intake.value, (id) => id === 1).intake;
  expect(await other.whenSaved()).toBe(true);
  await other.reopenFormer();
  expect(await other.whenSaved()).toBe(true);
  expect(other.intake.value.documents.map((document) => document.name)).toEqual(["a.txt", "b.txt", "c.txt"]);
  expect([...other.reviews.value.keys()].sort()).toEqual([...pairs].sort());
});

test("a removal that is undone leaves the former work as it was", async () => {
  const name = fresh();
  const { tab } = await reviewedTab(name);
  await tab.whenSaved();
  const undo = async (): Promise<void> => {
    const { intake, removed } = takeOff(tab.intake.value, () => true);
    tab.intake.value = intake;
    await tab.whenSaved();
    expect(tab.former.value).toMatchObject({ documents: 3 });
    tab.intake.value = putBack(tab.intake.value, removed);
    expect(await tab.whenSaved()).toBe(true);
  };
  await undo();
  expect(tab.former.value).toBeNull();
  const [a, b] = intakeOf("x.txt", "y.txt").documents;
  if (!a || !b) throw new Error("The documents are missing.");
  const head = { savedAt: 1, documents: 2, nextId: 3, unread: [], fields: null, programs: "no", place: "#/" };
  const reviews = [["1-a/1-b", "confirmed", ""]];
  await browserStorage(`${name} (before)`).save({
    head: { ...head, reviews },
    put: [
      [0, { ...a, source: null }],
      [1, { ...b, source: null }],
    ],
    remove: [],
    isWhole: true,
  });
  await undo();
  expect(tab.former.value).toMatchObject({ documents: 2, pairs: 1 });
  expect((await browserStorage(`${name} (before)`).load())?.items).toHaveLength(2);
});

test("kept work without reviews is not kept once its documents are removed", async () => {
  const name = fresh();
  const tab = open(name);
  await tab.start();
  tab.intake.value = intakeOf("a.txt");
  await tab.keep();
  await tab.whenSaved();
  tab.intake.value = emptyIntake;
  await tab.whenSaved();
  expect(tab.former.value).toBeNull();
});

test("where there is no room for a second work, reviewed work is not overwritten", async () => {
  const name = fresh();
  const { tab, pairs } = await reviewedTab(name, {
    ...browserStorage(`${name} (before)`),
    save: () => Promise.reject(new StorageError("full", new DOMException("no room", "QuotaExceededError"))),
  });
  await tab.whenSaved();
  tab.intake.value = takeOff(tab.intake.value, () => true).intake;
  expect(await tab.whenSaved()).toBe(false);
  expect(tab.status.value).toMatchObject({ state: "on", failure: { isFull: true } });
  expect(await keptPairs(name)).toEqual([...pairs].sort());
});

test("work that was kept without reviews opens, and wrong reviews are left out", async () => {
  for (const [kept, expected] of [
    [undefined, 0],
    ["nonsense", 0],
    [[["1-a/1-b", "confirmed", "why"], ["1-a/1-b", "guilty", ""], ["1-a", "cleared", ""], null, [1, 2, 3]], 1],
  ] as const) {
    const name = fresh();
    const { tab } = await reviewedTab(name);
    await tab.whenSaved();
    const database = await openDB(name, WORK_FORMAT);
    const head = (await database.get("head", "head")) as Record<string, unknown>;
    const { reviews: _, ...without } = head;
    await database.put("head", kept === undefined ? without : { ...head, reviews: kept }, "head");
    database.close();
    const again = await reopen(name);
    expect(again.status.value).toMatchObject({ state: "on" });
    expect(again.intake.value.documents).toHaveLength(3);
    expect(again.reviews.value.size).toBe(expected);
  }
});
