/** Groups in the list of pairs: which of them are opened, while results come and go. */
import { expect, test } from "@playwright/test";
import { words } from "../e2e/page.ts";
import { compared, fileOf, openApp } from "./app.ts";

const shared = words(70, 80);
const files = ["a", "b", "c"].map((name, at) => fileOf(`${name}.txt`, `${words(at + 1, 60)}. ${shared}.`));

/** A chain of four: the middle pair shares least. */
const chain = [[words(70, 80)], [words(70, 80), words(71, 30)], [words(71, 30), words(72, 60)], [words(72, 60)]].map(
  (copied, at) => fileOf(`chain ${at}.txt`, `${words(at + 20, 60)}. ${copied.join(". ")}.`),
);

test("groups have the numbers of the list, and parts of them where a minimum divides one", async () => {
  const app = await openApp();
  const tab = await app.load<typeof import("../../www/groups/open-group.ts")>("groups/open-group.ts");
  const pair = ["x", "y"].map((name, at) => fileOf(`${name}.txt`, `${words(at + 30, 60)}. ${words(73, 60)}.`));
  await compared(app, () => app.actions.addFound([...chain, ...pair], "submission"));
  const named = () => tab.found.value.map((group) => `${tab.labelOf(group)}: ${group.documents.length}`);
  expect(named()).toEqual(["1: 4", "2: 2"]);
  tab.choose(50);
  expect(named().sort()).toEqual(["1.1: 2", "1.2: 2", "2: 2"]);
  tab.choose(70);
  expect(named()).toEqual(["1: 2"]);
});

test("a chosen minimum counts what it counted, and belongs to its documents", async () => {
  const app = await openApp();
  const tab = await app.load<typeof import("../../www/groups/open-group.ts")>("groups/open-group.ts");
  await compared(app, () => app.actions.addFound(chain, "submission"));
  tab.choose(70);
  expect(tab.minimum.value).toBe(70);
  const { change } = await app.load<typeof import("../../www/intake/intake-actions.ts")>("intake/intake-actions.ts");
  await compared(app, () => change({ evidence: false }));
  expect(tab.minimum.value).toBe(tab.range.value?.min);
  await compared(app, () => change({ evidence: true }));
  expect(tab.minimum.value).toBe(70);
  app.actions.removeAll();
  await compared(app, () => app.actions.addFound(chain, "submission"));
  expect(tab.minimum.value).toBeLessThan(70);
});

test("a group is found by a name in whatever way its letters are encoded", async () => {
  const app = await openApp();
  const tab = await app.load<typeof import("../../www/groups/open-group.ts")>("groups/open-group.ts");
  const named = ["Jörg".normalize("NFD"), "Zoë".normalize("NFC"), "Ann"];
  const found = named.map((name, at) => fileOf(`${name}.txt`, `${words(at + 1, 60)}. ${shared}.`));
  await compared(app, () => app.actions.addFound(found, "submission"));
  for (const [search, count] of [
    ["JÖRG", 1],
    ["zoe\u0308", 1],
    ["ann zoe", 0],
  ] as const) {
    tab.nameSearched.value = search;
    expect(tab.found.value.length, search).toBe(count);
  }
});

test("templates are not counted among the documents that could be linked", async () => {
  const app = await openApp();
  const tab = await app.load<typeof import("../../www/groups/open-group.ts")>("groups/open-group.ts");
  await compared(app, () => app.actions.addFound([fileOf("task.txt", words(60, 90))], "template"));
  await compared(app, () => app.actions.addFound(files, "submission"));
  expect(app.store.result.value?.report.documents.length).toBe(4);
  expect(tab.linkable.value).toBe(3);
});

test("a group that was opened stays so when names are hidden, and when documents and pairs come", async () => {
  const app = await openApp();
  const { actions, pairs } = app;
  await compared(app, () => actions.addFound(files, "submission"));
  pairs.isByGroup.value = true;
  expect(pairs.rows.value.length).toBe(1);
  pairs.toggleGroup(1);
  expect(pairs.rows.value.length).toBe(3);
  await actions.hideNames(true);
  expect(pairs.rows.value.length).toBe(3);
  await actions.hideNames(false);
  // The same documents, whatever number their group has now.
  const other = words(40, 90);
  const more = ["d", "e"].map((name, at) => fileOf(`${name}.txt`, `${words(at + 10, 60)}. ${other}.`));
  await compared(app, () => actions.addFound([...more, fileOf("f.txt", words(20, 90))], "submission"));
  expect(pairs.openedGroups.value.size).toBeGreaterThan(0);
  expect(pairs.rows.value.length).toBe(4);
  await compared(app, () => actions.remove([app.store.originals.value.documents[2]?.id ?? -1]));
  expect(pairs.rows.value.length).toBe(2);
});

test("a hub is looked for without the passages that were excluded by hand", async () => {
  const app = await openApp();
  const twice = ["a", "b", "c"].map((name, at) =>
    fileOf(`${name}.txt`, `${shared}. ${words(at + 1, 200)}. ${words(74, 60)}.`),
  );
  await compared(app, () => app.actions.addFound(twice, "submission"));
  const { readPairs } = await app.load<typeof import("../../www/groups/read-pairs.ts")>("groups/read-pairs.ts");
  const read = async () => {
    const report = app.store.result.value?.report;
    if (!report) throw new Error("There is no result.");
    const found = await readPairs(
      report,
      Uint32Array.from({ length: 3 }, (_, row) => row),
      () => false,
    );
    return found?.map(({ passages }) => passages.length).sort();
  };
  expect(await read()).toEqual([2, 2, 2]);
  const [a, b] = app.store.documents.value.values();
  if (!a || !b) throw new Error("There are no documents.");
  const [passage] = (await app.store.engine.passages(a.id, b.id, app.store.result.value?.report.params ?? {})).passages;
  if (passage) app.exclusions.excludePassage(a, b, passage);
  expect(await read()).toEqual([1, 2, 2]);
});
