/** A saved result in the app: what is said of its numbers and documents, what it replaces, and how that is undone. */
import { expect, test } from "@playwright/test";
import type { PageDocument } from "../../www/documents/document.ts";
import type { Message } from "../../www/i18n/message.ts";
import { words } from "../e2e/page.ts";
import { type App, addEssays, collectionsOf, compared, fileOf, freshStorage, keepAll, openApp, until } from "./app.ts";
import { catalogueOf } from "./speak.ts";

const english = (message: Message): string => catalogueOf("en").say(message);

// biome-ignore lint/suspicious/noExplicitAny: the data of a file, in which a test changes whatever it likes
type Data = any;

/** The app's modules about saved results. */
async function modules({ load }: App) {
  return {
    ...(await load<typeof import("../../www/share/link/expected.ts")>("share/link/expected.ts")),
    ...(await load<typeof import("../../www/share/json/open-results.ts")>("share/json/open-results.ts")),
    ...(await load<typeof import("../../www/review/review.ts")>("review/review.ts")),
  };
}

/** The result of an app as it is saved, after something was done to its data. */
async function saved({ load, store }: App, change: (file: Data) => void = () => {}): Promise<string> {
  const { jsonOptions, savedResultOf } =
    await load<typeof import("../../www/share/json/page-result.ts")>("share/json/page-result.ts");
  const { jsonParts } = await load<typeof import("../../www/share/json/json.ts")>("share/json/json.ts");
  const { pageOf } = await load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const report = store.result.value?.report;
  if (!report) throw new Error("There is no result.");
  const page = pageOf(report);
  const options = jsonOptions(
    page,
    { texts: true, roles: true, reviews: true, namesHidden: store.namesHidden.value },
    { english, settings: { ...store.fields.value } },
  );
  const file = JSON.parse([...jsonParts(savedResultOf(page), options)].join(""));
  change(file);
  return JSON.stringify(file);
}

const give = (app: App, text: string) => app.actions.addFound([fileOf("result.json", text)], "submission");

/** Another app, in which a file of the essays was opened and compared. */
async function opened(change: (file: Data) => void = () => {}) {
  const first = await openApp();
  await compared(first, () => addEssays(first));
  const text = await saved(first, change);
  const app = await openApp();
  const page = await modules(app);
  await compared(app, () => give(app, text));
  await until(() => page.difference.value !== undefined, "the result is compared with the saved one");
  return { app, page, text };
}

/** Another app, with a document of its own, which asks whether a file of the essays is to replace it. */
async function waiting() {
  const first = await openApp();
  await compared(first, () => addEssays(first));
  const text = await saved(first);
  const app = await openApp();
  await compared(app, () => app.actions.addFound([fileOf("zoe.txt", "a text of her own ".repeat(9))], "submission"));
  const page = await modules(app);
  await give(app, text);
  return { app, page };
}

test("an honest file is the saved result, also after settings were changed and taken back", async () => {
  const { app, page } = await opened();
  expect(page.difference.value).toBe(null);
  await compared(app, () => app.actions.change({ k: "3" }));
  expect(page.difference.value?.settings).toEqual(["k"]);
  await compared(app, page.takeExpectedSettings);
  expect(page.difference.value).toBe(null);
});

test("the numbers of a file are never taken over: whatever they were changed to, its texts are counted again", async () => {
  const { app, page } = await opened((file) => {
    file.pairs[0].evidence.matchedA = 100;
    file.documents[0].words = 1;
    file.totals = null;
  });
  const report = app.store.result.value?.report;
  expect([report?.pairs.evidence.matchedA[0], report?.pairs.evidence.matchedB[0]]).toEqual([40, 40]);
  expect(page.difference.value).toBe(null);
  // What is changed here is another result.
  await compared(app, () => app.actions.setRole(app.store.originals.value.documents[2]?.id ?? 0, "archive"));
  expect(page.difference.value?.digest).toBe(true);
});

test("a text that was edited in the file does not fit its digest", async () => {
  const { page } = await opened((file) => {
    file.documents[0].source.text += " And one more word.";
  });
  expect(page.difference.value?.digest).toBe(true);
});

test("a file is asked about over other documents, and replacing them can be undone with settings and reviews", async () => {
  const first = await openApp();
  await compared(first, () => addEssays(first));
  const { pairKeyOf, reviews } = await modules(first);
  const [a, b, c] = first.store.originals.value.documents as [PageDocument, PageDocument, PageDocument];
  const ofBoth = pairKeyOf(a, b);
  reviews.value = new Map([
    [ofBoth, { state: "discuss", note: "saved" }],
    [pairKeyOf(b, c), { state: "cleared", note: "" }],
  ]);
  const text = await saved(first);

  const app = await openApp();
  await compared(app, () => addEssays(app));
  await compared(app, () => app.actions.addFound([fileOf("zoe.txt", "a text of her own ".repeat(9))], "submission"));
  await compared(app, () => app.actions.change({ k: "4" }));
  const page = await modules(app);
  const own = [ofBoth, { state: "confirmed", note: "mine" }] as const;
  const other = [pairKeyOf(a, c), { state: "discuss", note: "only here" }] as const;
  page.reviews.value = new Map<string, (typeof own)[1] | (typeof other)[1]>([own, other]);
  const before = { given: app.store.originals.value, fields: app.store.fields.value };
  await give(app, text);
  expect(page.waitingResult.value?.reviewsReplaced).toBe(1);
  expect(page.reviews.value.get(ofBoth)).toEqual(own[1]);
  await compared(app, page.replaceByResult);
  expect(app.store.originals.value.documents.map(({ path }) => path)).toEqual(["ann.txt", "bob.txt", "eve.txt"]);
  expect(page.reviews.value.get(ofBoth)).toEqual({ state: "discuss", note: "saved" });
  // What only the page has stays; what is decided from now on survives the undoing.
  expect(page.reviews.value.get(other[0])).toEqual(other[1]);
  page.reviews.value = new Map(page.reviews.value).set(pairKeyOf(b, c), { state: "confirmed", note: "since" });
  await compared(app, () => app.actions.undoRemoval());
  expect(app.store.originals.value.documents).toEqual(before.given.documents);
  expect(app.store.fields.value).toEqual(before.fields);
  expect(page.reviews.value).toEqual(
    new Map<string, object>([own, other, [pairKeyOf(b, c), { state: "confirmed", note: "since" }]]),
  );
  expect(page.expected.value).toBe(null);
  expect(app.store.removed.value).toBe(null);
});

test("a saved result that was asked about is opened once the page is empty", async () => {
  const { app, page } = await waiting();
  expect(page.waitingResult.value).not.toBe(null);
  await compared(app, () => app.actions.removeAll());
  expect(page.waitingResult.value).toBe(null);
  expect(app.store.originals.value.documents.map(({ path }) => path)).toEqual(["ann.txt", "bob.txt", "eve.txt"]);
  app.actions.undoRemoval();
  expect(app.store.originals.value.documents.length).toBe(4);
});

test("a saved result that the engine fails to open waits on, and the failure is said", async () => {
  const { app, page } = await waiting();
  const { value: given } = page.waitingResult;
  const { ports } = await app.load<typeof import("../../www/state/ports.ts")>("state/ports.ts");
  const { defaultParams } = ports.engine;
  ports.engine.defaultParams = async () => {
    throw new Error("out of reach");
  };
  await page.replaceByResult();
  expect(app.store.notice.value).toMatchObject({ code: "engine-fault" });
  expect(page.waitingResult.value).toBe(given);
  ports.engine.defaultParams = defaultParams;
  await compared(app, page.replaceByResult);
  expect(app.store.originals.value.documents.map(({ path }) => path)).toEqual(["ann.txt", "bob.txt", "eve.txt"]);
});

test("documents that were removed can be restored after a saved result was opened in their place", async () => {
  const first = await openApp();
  await compared(first, () => addEssays(first));
  const text = await saved(first);
  const app = await openApp();
  await compared(app, () => app.actions.addFound([fileOf("zoe.txt", "a text of her own ".repeat(9))], "submission"));
  app.actions.removeAll();
  await compared(app, () => give(app, text));
  app.actions.undoRemoval();
  const paths = app.store.originals.value.documents.map(({ path }) => path);
  expect(paths).toEqual(["ann.txt", "bob.txt", "eve.txt", "zoe.txt"]);
});

test("documents that were removed before a saved result replaced the others are restored after those", async () => {
  const first = await openApp();
  await compared(first, () => addEssays(first));
  const text = await saved(first);
  const app = await openApp();
  const { replaceByResult } = await modules(app);
  const own = ["xia", "yan", "zoe"].map((name, at) => fileOf(`${name}.txt`, words(at + 30, 60)));
  await compared(app, () => app.actions.addFound(own, "submission"));
  const [xia] = app.store.originals.value.documents;
  app.actions.setAuthor(xia?.id ?? -1, "Xia Wu");
  app.actions.remove([xia?.id ?? -1]);
  await give(app, text);
  await compared(app, replaceByResult);
  app.actions.remove([app.store.originals.value.documents[0]?.id ?? -1]);
  const paths = () => app.store.originals.value.documents.map(({ path }) => path);
  const shown = [
    ["bob.txt", "eve.txt"],
    ["ann.txt", "bob.txt", "eve.txt"],
    ["yan.txt", "zoe.txt"],
  ];
  for (const names of shown) {
    expect(paths()).toEqual(names);
    app.actions.undoRemoval();
  }
  expect(paths()).toEqual(["xia.txt", "yan.txt", "zoe.txt"]);
  expect(app.store.originals.value.documents[0]?.author).toBe("Xia Wu");
});

test("a result with documents of a collection is the same when it is opened again, with and without the collection, and with it renamed", async () => {
  const storage = freshStorage();
  const first = await openApp({ storage });
  await compared(first, () => addEssays(first));
  const { switchOn } = await collectionsOf(first);
  const { id } = await keepAll(first, "Spring");
  first.actions.removeAll();
  await switchOn(id, true);
  const fresh = ["zoe", "yan"].map((name, at) => fileOf(`New/${name}.txt`, `${words(60 + at, 50)} ${words(99, 40)}`));
  await compared(first, () => first.actions.addFound(fresh, "submission"));
  const before = await compared(first, () =>
    first.actions.addFound([fileOf("task.txt", words(70, 30)), fileOf("old.txt", words(71, 40))], "template"),
  );
  const text = await saved(first);
  // Without the collection, with it, and with it under another name.
  const tried: [string, string][] = [
    [freshStorage(), "Spring"],
    [storage, "Spring"],
    [storage, "Autumn"],
  ];
  for (const [own, name] of tried) {
    const app = await openApp({ storage: own });
    const page = await modules(app);
    const { alsoOnPage, rename } = await collectionsOf(app);
    await until(() => own !== storage || app.store.collectedDocuments.value.length > 0, "the collection");
    if (name !== "Spring") await rename(id, name);
    const after = await compared(app, () => give(app, text));
    await until(() => page.difference.value !== undefined, "the result is compared with the saved one");
    expect(page.difference.value).toBe(null);
    expect(after.report.documents.name).toEqual(before.report.documents.name);
    expect(alsoOnPage(name)).toBe(own === storage ? 3 : 0);
    // Saved once more, it is still the same.
    const again = JSON.parse(await saved(app));
    expect(again.digest).toBe(JSON.parse(text).digest);
    expect(again.documents).toEqual(JSON.parse(text).documents);
  }
});

test("a collected document is compared with its author's new work also when the saved result is opened again", async () => {
  const first = await openApp();
  const copied = words(90, 60);
  const old = ["Ann", "Ben"].map((name, at) =>
    fileOf(`Old/${name}/old.txt`, `${words(at + 1, 40)}. ${copied}. ${words(at + 3, 30)}.`),
  );
  await compared(first, () => first.actions.addFound(old, "submission"));
  // One author was set by hand, the other one is found by the folder.
  first.actions.setAuthor(first.store.originals.value.documents[0]?.id ?? -1, "Ann");
  const { switchOn } = await collectionsOf(first);
  const { id } = await keepAll(first, "Spring");
  first.actions.removeAll();
  first.actions.change({ authorBy: "folder" });
  await switchOn(id, true);
  const fresh = ["Ann", "Ben"].map((name, at) =>
    fileOf(`New/${name}/new.txt`, `${words(at + 5, 40)}. ${copied}. ${words(at + 7, 30)}.`),
  );
  const before = await compared(first, () => first.actions.addFound(fresh, "submission"));
  expect(first.store.collectedDocuments.value.map(({ author }) => author)).toContain("Ann");
  expect(before.report.pairs.length).toBe(5);
  for (const areHidden of [false, true]) {
    await first.actions.hideNames(areHidden);
    const text = await saved(first);
    const app = await openApp();
    const after = await compared(app, () => give(app, text));
    expect(after.report.pairs.length).toBe(5);
    const authors = app.store.engineDocuments.value.filter(({ role }) => role === "archive");
    expect(authors.map(({ author }) => author)).toEqual([null, null]);
  }
});
