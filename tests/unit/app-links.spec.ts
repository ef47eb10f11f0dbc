/** Links lead where they say or nowhere, and kept work comes back as it was. */
import { expect, test } from "@playwright/test";
import { essays } from "../e2e/page.ts";
import { addEssays, compared, fileOf, freshStorage, openApp, until } from "./app.ts";
import { compile } from "./in-process.ts";

test("a pair is opened by its link, follows the settings, and closes with Back", async () => {
  const app = await openApp();
  const { store, address, comparison } = app;
  await compared(app, () => addEssays(app));
  expect(comparison.comparison.value).toEqual({ state: "none" });
  address.write(store.hashOfPair(1, 2));
  await until(() => comparison.comparison.value.state === "ready", "the pair is compared");
  expect(comparison.comparison.value).toMatchObject({ detail: { pair: { a: 1, b: 2 } }, params: { k: 5 } });
  // Until the new passages are there, the old ones stay.
  const states: string[] = [];
  const end = comparison.comparison.subscribe(({ state }) => states.push(state));
  await compared(app, () => app.actions.change({ k: "3" }));
  await until(() => JSON.stringify(comparison.comparison.value).includes('"k":3'), "the pair is compared anew");
  end();
  expect(new Set(states)).toEqual(new Set(["ready"]));
  address.write("#/");
  await until(() => comparison.comparison.value.state === "none", "the list");
  expect(store.route.value).toEqual({ view: "pairs" });
});

test("a link to a pair opens once its files are there, and opens no other pair", async () => {
  const first = await openApp();
  await addEssays(first);
  const link = first.store.hashOfPair(1, 2);

  const app = await openApp({ hash: link });
  const { store, address, comparison } = app;
  expect(store.route.value.view).toBe("pair");
  expect(store.pairShown.value).toBeNull();
  // Other files, which are as long as those of the link, and are given the numbers that these had.
  const backwards = essays.map(({ buffer }) => [...buffer.toString()].reverse().join(""));
  const others = backwards.slice(0, 2).map((text, at) => fileOf(`${at}.txt`, text));
  await compared(app, () => app.actions.addFound(others, "submission"));
  expect(store.pairShown.value).toBeNull();
  expect(address.read()).toBe(link);
  await compared(app, () => addEssays(app));
  await until(() => comparison.comparison.value.state === "ready", "the pair of the link");
  const { a, b } = store.pairShown.value ?? {};
  expect([a?.name, b?.name]).toEqual(["ann.txt", "bob.txt"]);
  // A document that is removed takes its comparison along, and the address stays what it was.
  app.actions.remove([a?.id ?? 0]);
  expect(comparison.comparison.value).toEqual({ state: "none" });
  expect(address.read()).toBe(link);
});

test("kept work is reopened with its roles, authors, settings and place, and compared", async () => {
  const storage = freshStorage();
  const first = await openApp({ storage });
  await compared(first, () => addEssays(first));
  first.actions.setRole(3, "archive");
  first.actions.setAuthor(1, "Lee");
  await compared(first, () => first.actions.change({ k: "4", evidence: false }));
  first.address.write("#/documents");
  await until(() => first.store.route.value.view === "documents", "the documents");
  await first.keeper.keep();
  expect(await first.keeper.whenSaved()).toBe(true);

  const app = await openApp({ storage });
  await until(() => app.store.result.value !== null, "the kept work is compared");
  expect(app.address.read()).toBe("#/documents");
  expect(app.store.engineDocuments.value.map(({ name, role, author }) => [name, role, author])).toEqual([
    ["ann.txt", "submission", "Lee"],
    ["bob.txt", "submission", null],
    ["eve.txt", "archive", null],
  ]);
  expect(app.store.result.value?.report.params).toMatchObject({ k: 4, evidence: false });
  expect(app.keeper.reopened.value).toMatchObject({ documents: 3, lost: 0 });
  // A link says where it leads; kept work leads nobody away from there.
  const linked = await openApp({ storage, hash: first.store.hashOfPair(1, 2) });
  await until(() => linked.comparison.comparison.value.state === "ready", "the pair of the link");
  expect(linked.address.read()).toBe(first.store.hashOfPair(1, 2));
});

test("kept settings wait for an engine that did not start at once", async () => {
  const storage = freshStorage();
  const first = await openApp({ storage });
  await compared(first, () => addEssays(first));
  first.actions.change({ k: "7" });
  await first.keeper.keep();
  await first.keeper.whenSaved();

  let tries = 0;
  const app = await openApp({
    storage,
    compile: () => (++tries === 1 ? Promise.reject(new Error("the line is down")) : compile()),
  });
  await until(() => app.store.engineFailure.value !== null, "a message");
  await until(() => app.store.intake.value.documents.length === 3, "the kept documents");
  const { report } = await compared(app, app.run.startRunning);
  expect(report.params.k).toBe(7);
});
