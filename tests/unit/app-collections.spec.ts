/** Collections of the app: what is stored of the page's documents, and what becomes of what was decided about them. */
import { expect, test } from "@playwright/test";
import type { PageDocument } from "../../www/documents/document.ts";
import { message } from "../../www/i18n/message.ts";
import { countUnread } from "../../www/read/names.ts";
import { words } from "../e2e/page.ts";
import { type App, collectionsOf, compared, fileOf, freshStorage, keepAll, openApp, until } from "./app.ts";

const copied = words(90, 60);
const files = [
  fileOf("a/ann.txt", `By Ann Mallory. ${words(1, 40)}. ${copied}. ${words(2, 30)}.`),
  fileOf("b/evolution.txt", `On evolution, after Mallory. ${words(4, 40)}. ${copied}. ${words(5, 30)}.`),
];

type Filling = typeof import("../../www/collection/filling.ts");

test("documents that are kept while names are hidden are stored as they were given", async () => {
  const app = await openApp();
  await compared(app, () => app.actions.addFound(files, "submission"));
  const { store, actions } = app;
  actions.setAuthor(store.originals.value.documents[0]?.id ?? -1, "Ann Mallory");
  const given = store.originals.value.documents.map(({ name, text }) => ({ name, text }));
  await actions.hideNames(true);
  expect(store.intake.value.documents.map(({ text }) => text).join()).toContain("█");
  const { alsoOnPage, collections, keepDocuments, notCompared, switchOn } = await collectionsOf(app);
  expect(await keepDocuments({ name: "Spring/24" }, "all")).toBe(true);
  const [{ id } = { id: "" }] = collections.list.value;
  // It may hold others by now, so that the page says that it is not compared with.
  expect(notCompared.value.map((collection) => collection.id)).toEqual([id]);
  const kept = await Promise.all([0, 1].map((number) => collections.document(id, number)));
  expect(kept.map((document) => ({ name: document?.name, text: document?.text }))).toEqual(given);
  // They are known to be the page's own, too.
  await switchOn(id, true);
  expect([alsoOnPage("Spring/24"), alsoOnPage("Spring"), notCompared.value]).toEqual([2, 0, []]);
});

test("documents that a saved result has brought along are not said to be missing once their collection is switched off", async () => {
  const app = await openApp();
  await compared(app, () => app.actions.addFound(files, "submission"));
  await keepAll(app, "Spring");
  const { notCompared } = await collectionsOf(app);
  const { store } = app;
  const saved = store.originals.value.documents.map((document) => ({
    ...document,
    name: `${document.name} · Spring`,
    wasCollected: true,
  }));
  store.originals.value = { ...store.originals.value, documents: saved.slice(1) };
  expect(notCompared.value.map(({ documents }) => documents)).toEqual([1]);
  store.originals.value = { ...store.originals.value, documents: saved };
  expect(notCompared.value).toEqual([]);
  store.originals.value = {
    ...store.originals.value,
    documents: saved.map((document) => ({ ...document, name: `${document.path} · Autumn` })),
  };
  expect(notCompared.value.map(({ documents }) => documents)).toEqual([2]);
});

test("while names are hidden, an archive shows its documents under aliases, whether or not it is compared with", async () => {
  const app = await openApp();
  await compared(app, () => app.actions.addFound(files, "submission"));
  const { collections, keepDocuments, switchOn } = await collectionsOf(app);
  await keepDocuments({ name: "Spring" }, "all");
  const [{ id } = { id: "" }] = collections.list.value;
  const { shownLabels, shownFileName } = await app.load<ShownNames>("collection/collection-actions.ts");
  const shown = async () =>
    shownLabels(id, await collections.labels(id)).map(({ number, name }) => ({ number, name: String(name) }));
  const withNames = await shown();
  expect(withNames.map(({ name }) => name)).toEqual(["a/ann.txt", "b/evolution.txt"]);
  await app.actions.hideNames(true);
  const hidden = await shown();
  expect(hidden.map(({ name }) => name)).toEqual(["Document 1", "Document 2"]);
  // A document that is removed is the one that was shown.
  expect(hidden.map(({ number }) => number).sort()).toEqual(withNames.map(({ number }) => number));
  expect(shownFileName("ann.txt", 0)).toBe("File 1");
  // Documents that are compared with have the same aliases as in the list of pairs.
  await compared(app, async () => {
    await switchOn(id, true);
    app.actions.removeAll();
    await app.actions.addFound([fileOf("c/new.txt", "Somebody else wrote this, about other things.")], "submission");
  });
  const aliases = app.store.documents.value;
  for (const { number, name } of await shown()) {
    expect(name).toMatch(/^Author \d/);
    expect(name).toBe(aliases.get(collections.partOf(id, number)?.id ?? -1)?.name);
  }
  await app.actions.hideNames(false);
  expect(await shown()).toEqual(withNames);
});

test("a removed document can be put back even after an attempt that failed", async () => {
  const app = await openApp();
  await app.actions.addFound(files, "submission");
  const {
    collectionNotice: notice,
    collections,
    removeDocument,
    rename,
    undoDocumentRemoval,
  } = await collectionsOf(app);
  const collection = await keepAll(app, "Spring");
  const ann = await collections.document(collection.id, 0);
  await removeDocument(collection, 0);
  // Another tab is writing.
  const { resultPorts } = await app.load<typeof import("../../www/state/ports.ts")>("state/ports.ts");
  const release = await resultPorts.collections.lock?.take();
  const failed = { kind: "removed", document: ann, problem: { code: "archive-busy" } };
  for (const attempt of [undoDocumentRemoval, () => rename(collection.id, "Summer")]) {
    await attempt();
    expect(notice.value).toMatchObject(failed);
  }
  release?.();
  await undoDocumentRemoval();
  expect(notice.value).toEqual({ kind: "undone", document: ann });
  expect(await collections.document(collection.id, 2)).toEqual(ann);
});

test("documents that a collection holds are kept again only if asked for, and what was kept can be undone", async () => {
  const app = await openApp();
  const { collectionNotice: notice, collections, keepDocuments } = await collectionsOf(app);
  const { addRepeatedTo, filled, undoFilling } = await app.load<Filling>("collection/filling.ts");
  await app.actions.addFound(files.slice(0, 1), "submission");
  await keepDocuments({ name: "Spring" }, "all");
  const [{ id } = { id: "" }] = collections.list.value;
  const held = async () => (await collections.labels(id)).map(({ name }) => name);
  await keepDocuments({ id }, "all");
  const before = { code: "archive-kept-before", args: { documents: 1, name: "Spring" } };
  expect(notice.value).toEqual({ kind: "message", message: before });
  expect(await held()).toEqual(["ann.txt"]);
  // With another file on the page, the first has another name there.
  await app.actions.addFound(files.slice(1), "submission");
  await keepDocuments({ id }, "all");
  const kept = { code: "archive-kept", args: { documents: 1, name: "Spring" } };
  expect(notice.value).toMatchObject({ message: { code: "archive-kept-some", args: { kept, before } } });
  expect(filled.value).toMatchObject({ id, from: 1, to: 2, repeated: [{ name: "a/ann.txt" }] });
  expect(await held()).toEqual(["ann.txt", "b/evolution.txt"]);
  await addRepeatedTo(id);
  expect(await held()).toEqual(["ann.txt", "b/evolution.txt", "a/ann.txt"]);
  await undoFilling(id);
  expect(await held()).toEqual(["ann.txt"]);
  // Earlier versions stored no keys.
  const [first] = app.store.originals.value.documents;
  if (!first) throw new Error("There is no document.");
  const { name, size, format, text } = first;
  const old = await collections.keep({ name: "Old" }, [
    { name, size, format, text },
    { name: "b/evolution.txt", size, format, text },
  ]);
  await keepDocuments({ id: old.id }, "all");
  expect(filled.value).toMatchObject({ id: old.id, from: 2, to: 3, repeated: [{ name }] });
});

test("nothing can be changed while a collection is exported, and an export that is cancelled makes no file", async () => {
  const app = await openApp();
  await app.actions.addFound(files, "submission");
  const { collectionNotice: notice, exportCollection, writeProgress } = await collectionsOf(app);
  const collection = await keepAll(app, "Spring");
  const exported = exportCollection(collection);
  // The buttons follow it.
  expect(writeProgress.value).toMatchObject({ written: 0 });
  writeProgress.value?.abort.abort(new DOMException("cancelled", "AbortError"));
  // A file would fail here: nothing can be downloaded without a browser.
  expect(await exported).toBe(true);
  expect([writeProgress.value, notice.value]).toEqual([null, null]);
});

test("a collection that was added but could not be switched on is said to be there, and off", async () => {
  const app = await openApp();
  const { collections, collectionNotice: notice, openCollectionFile } = await collectionsOf(app);
  const { writeCollectionFile } = await app.load<File>("collection/collection-file.ts");
  const { resultPorts } = await app.load<typeof import("../../www/state/ports.ts")>("state/ports.ts");
  const file = await writeCollectionFile({ name: "Spring", documents: 0 }, (async function* () {})());
  // Once it is added, another tab writes.
  const { lock } = resultPorts.collections;
  if (!lock) throw new Error("There are no locks.");
  const take = lock.take.bind(lock);
  lock.take = () => {
    lock.take = () => Promise.resolve(null);
    return take();
  };
  await openCollectionFile(new globalThis.File([file], "spring.lookalike-archive"));
  expect(notice.value).toMatchObject({
    message: { code: "archive-opened-off", args: { name: "Spring", reason: { code: "archive-busy" } } },
  });
  expect(collections.list.value).toMatchObject([{ name: "Spring", isOn: false }]);
});

type File = typeof import("../../www/collection/collection-file.ts");
type ShownNames = typeof import("../../www/collection/collection-actions.ts");
type Review = typeof import("../../www/review/review.ts");
type Excluded = typeof import("../../www/review/exclusions.ts");
type Links = typeof import("../../www/documents/document-keys.ts");

async function decisionsOf({ load }: App): Promise<Review & Excluded & Links> {
  const [review, excluded, links] = await Promise.all([
    load<Review>("review/review.ts"),
    load<Excluded>("review/exclusions.ts"),
    load<Links>("documents/document-keys.ts"),
  ]);
  return { ...review, ...excluded, ...links };
}

function twoOf(documents: readonly PageDocument[]): [PageDocument, PageDocument] {
  const [first, second] = documents;
  if (!first || !second) throw new Error("There are too few documents.");
  return [first, second];
}

/** Where the first of some texts stands in two documents. */
function passageOf(a: PageDocument, b: PageDocument, text: string) {
  const [aStart, bStart] = [a.text.indexOf(text), b.text.indexOf(text)];
  return { aStart, aEnd: aStart + text.length, bStart, bEnd: bStart + text.length, matchedA: 60, matchedB: 60 };
}

/** A page with the second file and a collection with the first, which is switched on; one pair, decided about and kept. */
async function keptWithCollection(storage: string): Promise<{ app: App; hash: string }> {
  const app = await openApp({ storage });
  const { store, actions, keeper } = app;
  await actions.addFound(files, "submission");
  const { collections, keepDocuments, switchOn } = await collectionsOf(app);
  const [ann, other] = twoOf(store.originals.value.documents);
  actions.setRole(other.id, "archive");
  await keepDocuments({ name: "Spring" }, "submission");
  actions.setRole(other.id, "submission");
  const decisions = await decisionsOf(app);
  // Decided while both are on the page; then one of them is in the collection only.
  decisions.setReview(decisions.pairKeyOf(ann, other), { state: "confirmed", note: "Seen." });
  decisions.excludePassage(ann, other, passageOf(ann, other, copied));
  const hash = store.hashOfPair(ann.id, other.id);
  await keeper.keep();
  await switchOn(collections.list.value[0]?.id ?? "", true);
  actions.remove([ann.id]);
  expect(await keeper.whenSaved()).toBe(true);
  return { app, hash };
}

/** What was decided about the only pair of a page, which its link leads to. */
async function decidedIn(app: App, hash: string): Promise<{ names: string[]; note: string; excluded: string[] }> {
  const { store, address } = app;
  const decisions = await decisionsOf(app);
  address.write(hash);
  const { parseRoute } = await app.load<typeof import("../../www/state/route.ts")>("state/route.ts");
  const wanted = JSON.stringify(parseRoute(hash));
  await until(() => JSON.stringify(store.route.value) === wanted && store.pairShown.value !== null, "the pair");
  const { a, b } = store.pairShown.value ?? {};
  if (!a || !b) throw new Error("The link leads to no pair.");
  return {
    names: [a.name, b.name],
    note: decisions.reviewOf(decisions.pairKeyOf(a, b)).note,
    excluded: decisions.excludedIn(a, b).map(({ aStart, aEnd }) => a.text.slice(aStart, aEnd)),
  };
}

test("what was decided about a document survives its move into an archive, a new name of that, and a reload", async () => {
  const storage = freshStorage();
  const { app, hash } = await keptWithCollection(storage);
  const decided = { note: "Seen.", excluded: [copied] };
  expect(await decidedIn(app, hash)).toEqual({ names: ["a/ann.txt · Spring", "evolution.txt"], ...decided });

  const second = await openApp({ storage });
  await until(() => second.store.originals.value.documents.length === 1, "the kept work");
  const { collections, rename, switchOn } = await collectionsOf(second);
  expect(await decidedIn(second, hash)).toMatchObject(decided);
  const [{ id } = { id: "" }] = collections.list.value;
  const [before] = second.store.collectedDocuments.value;
  await rename(id, "Summer");
  expect(await decidedIn(second, hash)).toEqual({ names: ["a/ann.txt · Summer", "evolution.txt"], ...decided });
  // Its texts were not read again: each reading gives new numbers.
  expect(second.store.collectedDocuments.value[0]?.id).toBe(before?.id);

  // Nor is anything lost while the collection is switched off.
  await switchOn(id, false);
  second.actions.setAuthor(second.store.originals.value.documents[0]?.id ?? -1, "Bob");
  expect(await second.keeper.whenSaved()).toBe(true);
  const third = await openApp({ storage });
  await until(() => third.store.originals.value.documents.length === 1, "the kept work");
  await third.keeper.whenSaved();
  const fourth = await openApp({ storage });
  await until(() => fourth.store.originals.value.documents.length === 1, "the kept work");
  await (await collectionsOf(fourth)).switchOn(id, true);
  expect(await decidedIn(fourth, hash)).toMatchObject(decided);
});

test("what was decided about documents of an archive goes with the archive", async () => {
  const storage = freshStorage();
  const { app } = await keptWithCollection(storage);
  const { collections } = await collectionsOf(app);
  await collections.delete(collections.list.value[0]?.id ?? "");
  expect(await app.keeper.whenSaved()).toBe(true);
  const second = await openApp({ storage });
  await until(() => second.store.originals.value.documents.length === 1, "the kept work");
  const { reviews, excludedPassages } = await decisionsOf(second);
  expect([reviews.value.size, excludedPassages.value.size]).toEqual([0, 0]);
});

test("a document is not compared with its copy in an archive, which takes its place once it is removed", async () => {
  const app = await openApp();
  const { store, actions } = app;
  await actions.addFound(files, "submission");
  const { collections, keepDocuments, switchOn } = await collectionsOf(app);
  await keepDocuments({ name: "Spring" }, "all");
  await switchOn(collections.list.value[0]?.id ?? "", true);
  expect(store.collectedDocuments.value).toEqual([]);
  const [ann, other] = twoOf(store.originals.value.documents);
  const hash = store.hashOfPair(ann.id, other.id);
  expect((await decidedIn(app, hash)).names).toEqual(["a/ann.txt", "b/evolution.txt"]);
  // The same text in another file is compared: somebody else may have handed it in.
  await actions.addFound([fileOf("c/dan.txt", ann.text)], "submission");
  expect(store.collectedDocuments.value).toEqual([]);
  actions.remove([ann.id]);
  expect(store.collectedDocuments.value.map(({ name }) => name)).toEqual(["a/ann.txt · Spring"]);
  expect((await decidedIn(app, hash)).names).toEqual(["a/ann.txt · Spring", "b/evolution.txt"]);
});

test("an archive has what was found while its documents were read, and whose they are", async () => {
  const html = "<p>Shown text of some words.</p><p style='font-size:0'>hidden words for a machine to read</p>";
  const broken = new Blob([new Uint8Array([0x41, 0x20, 0xff, 0xfe, 0xff, 0x20, 0x42])]);
  const app = await openApp();
  const { store, actions } = app;
  await actions.addFound(
    [fileOf("a.html", html), { path: "b.txt", size: broken.size, open: () => broken }, ...files],
    "submission",
  );
  const [first] = twoOf(store.originals.value.documents);
  actions.setAuthor(first.id, "Ann Mallory");
  const { collections, switchOn } = await collectionsOf(app);
  const collection = await keepAll(app, "Spring");
  await switchOn(collection.id, true);
  const found = (documents: readonly PageDocument[]) =>
    documents.map(({ notes, missing, tricks, author }) => ({ notes, missing, tricks, author }));
  const given = found(store.originals.value.documents);
  // Documents of the page are not compared with their copies.
  actions.removeAll();
  expect(given[0]).toMatchObject({ tricks: [{}], author: "Ann Mallory" });
  expect(given[2]?.notes.length).toBe(1);
  expect(found(store.collectedDocuments.value)).toEqual(given);
  // A file of the collection has it, too.
  const copy = await collections.import(await collections.exported(collection.id));
  await switchOn(collection.id, false);
  await switchOn(copy.id, true);
  expect(found(store.collectedDocuments.value)).toEqual(given);
  // A person's earlier work is compared all the same.
  expect(store.engineDocuments.value.filter(({ role, author }) => role === "archive" && author !== null)).toEqual([]);
});

test("an archive that was to be started with files is not left empty where their reading is cancelled", async () => {
  const app = await openApp();
  const { collections, collectionNotice: notice } = await collectionsOf(app);
  const { cancelFilling, filled, filling, startFrom } = await app.load<Filling>("collection/filling.ts");
  const { ports } = await app.load<typeof import("../../www/state/ports.ts")>("state/ports.ts");
  // Readers that are at it until they are ended.
  let end: (reason: Error) => void = () => {};
  const run = () => new Promise((_, reject) => (end = reject));
  ports.startReaders = () => ({ run, end: () => end(new Error("ended")) }) as never;
  const started = startFrom("Spring", [new File([copied], "ann.txt")]);
  await until(() => filling.value !== null && collections.list.value.length === 1, "the reading");
  cancelFilling();
  expect(await started).toBe(null);
  expect([collections.list.value, filled.value]).toEqual([[], null]);
  expect(notice.value).toMatchObject({ message: { code: "archive-fill-cancelled" } });
});

test("what is said of files that are not read, or read in part, is data until it is said", async () => {
  const app = await openApp();
  await app.actions.addFound(
    [fileOf("a/.DS_Store", "x"), fileOf("a/b/Thumbs.db", "y"), fileOf("a/ann.txt", copied)],
    "submission",
  );
  // Nothing of it in the language of the moment.
  const [line] = app.store.originals.value.unread;
  expect(line).toMatchObject({ path: "a/.DS_Store, …", reason: { code: "files-system-files", args: { count: 2 } } });
  // One line, two files, of which nobody misses any.
  expect(countUnread(app.store.originals.value.unread)).toEqual({ files: 0, system: 2 });
  const broken = { reason: message("files-not-read") };
  expect(countUnread([broken, ...app.store.originals.value.unread, broken])).toEqual({ files: 2, system: 2 });

  const { collections, switchOn } = await collectionsOf(app);
  const { addChosenTo, filled } = await app.load<Filling>("collection/filling.ts");
  const collection = await collections.keep({ name: "Spring" }, []);
  await switchOn(collection.id, true);
  // A reader that reads everything but one page.
  const { ports } = await app.load<typeof import("../../www/state/ports.ts")>("state/ports.ts");
  const { contentOf } = await app.load<typeof import("../../www/read/model.ts")>("read/model.ts");
  const found = contentOf(message("files-format-plain"), copied, {
    missing: [message("files-missing-chapters", { count: 1 })],
  });
  ports.startReaders = () => ({ run: async () => ({ found, size: 7, source: null }), end: () => {} }) as never;
  await addChosenTo(collection, [new File([copied], "b.pdf")]);
  expect(filled.value?.partly).toEqual([
    {
      name: "b.pdf",
      messages: [{ code: "check-partly-read", args: { what: { code: "files-missing-chapters", args: { count: 1 } } } }],
    },
  ]);
});

test("a checked text goes into an archive once, and nothing is said of it in one that was deleted since", async () => {
  const app = await openApp();
  const { check, actions } = app;
  await compared(app, () => actions.addFound(files, "submission"));
  const { deleteCollection, switchOn, collections } = await collectionsOf(app);
  const collection = await keepAll(app, "Spring");
  await compared(app, () => switchOn(collection.id, true));
  await check.takeFile(new File([words(7, 60)], "late.txt"));
  await check.runCheck();
  const { value } = check.checked;
  if (value.state !== "ready") throw new Error(JSON.stringify(value));
  // Another tab is writing: the answer stays.
  const { resultPorts } = await app.load<typeof import("../../www/state/ports.ts")>("state/ports.ts");
  const release = await resultPorts.collections.lock?.take();
  expect(await check.switchCollection(collection.id, false)).toBe(false);
  expect(check.switchProblem.value).toMatchObject({ code: "archive-busy" });
  expect(check.checked.value).toBe(value);
  release?.();
  // A double click adds it once.
  await Promise.all([check.addToCollection(value, collection), check.addToCollection(value, collection)]);
  expect(collections.list.value).toMatchObject([{ documents: collection.documents + 1 }]);
  // A text from a file is not listed as pasted.
  expect(collections.lastOf(collection.id)?.format).toMatchObject({ code: "files-format-plain" });
  expect(check.lastCheck.value).toMatchObject({
    state: "added",
    to: { name: "late.txt", collection: { name: "Spring" } },
  });
  for (const one of collections.list.value) await deleteCollection(one);
  expect(check.lastCheck.value).toEqual({ state: "none" });
});

test("a check that was made while the text before was written stays on screen", async () => {
  const app = await openApp();
  const { check, actions, store } = app;
  await compared(app, () => actions.addFound(files, "submission"));
  await collectionsOf(app);
  const collection = await keepAll(app, "Spring");
  const checkedText = async (seed: number) => {
    await check.takeFile(new File([words(seed, 60)], `late ${seed}.txt`));
    await check.runCheck();
    const { value } = check.checked;
    if (value.state !== "ready") throw new Error(JSON.stringify(value));
    return value;
  };
  const [first, second] = [await checkedText(7), await checkedText(8)];
  check.checked.value = first;
  const adding = check.addToCollection(first, collection);
  check.checked.value = second;
  await adding;
  expect(check.checked.value).toBe(second);
  // Why a text was not added is said elsewhere then.
  const { resultPorts } = await app.load<typeof import("../../www/state/ports.ts")>("state/ports.ts");
  const release = await resultPorts.collections.lock?.take();
  check.checked.value = first;
  const failing = check.addToCollection(first, collection);
  check.checked.value = second;
  await failing;
  release?.();
  expect(check.checked.value).toBe(second);
  expect(store.notice.value).toMatchObject({ code: "archive-busy" });
});
