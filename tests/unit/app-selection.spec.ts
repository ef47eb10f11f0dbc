/** Pairs that are selected in the list, and which pairs a report or a table is made of. */
import { expect, test } from "@playwright/test";
import { words } from "../e2e/page.ts";
import { type App, collectionsOf, compared, fileOf, keepAll, openApp } from "./app.ts";

/** Four documents of which each two share a passage: six pairs. */
async function opened() {
  const app = await openApp();
  const copied = words(99, 80);
  const files = ["ann", "bob", "cleo", "dan"].map((name, at) =>
    fileOf(`${name}.txt`, `${words(at + 1, 40)}. ${copied}.`),
  );
  await compared(app, () => app.actions.addFound(files, "submission"));
  const selection = await app.load<typeof import("../../www/pairs/selection.ts")>("pairs/selection.ts");
  const scope = await app.load<typeof import("../../www/share/scope.ts")>("share/scope.ts");
  const review = await app.load<typeof import("../../www/review/review.ts")>("review/review.ts");
  expect(app.store.result.value?.report.pairs.length).toBe(6);
  return { app, selection, scope, review };
}

function namesOf({ store }: App, rows: Iterable<number>): string[] {
  const report = store.result.value?.report;
  const name = (at: number | undefined): string => report?.documents.name[at ?? -1]?.replace(".txt", "") ?? "";
  return [...rows].map((row) => `${name(report?.pairs.a[row])} ${name(report?.pairs.b[row])}`).toSorted();
}

test("selected pairs stay selected while the filter and the result change, and are forgotten with the documents", async () => {
  const { app, selection } = await opened();
  app.pairs.query.value = "ann";
  expect(namesOf(app, app.pairs.shownPairs.value)).toEqual(["ann bob", "ann cleo", "ann dan"]);
  selection.select(app.pairs.shownPairs.value, true);
  expect(selection.selectedOf(app.pairs.shownPairs.value)).toBe("all");
  app.pairs.query.value = "cleo";
  expect(selection.selectedOf(app.pairs.shownPairs.value)).toBe("some");
  app.pairs.query.value = "bob cleo";
  expect(selection.selectedOf(app.pairs.shownPairs.value)).toBe("none");
  selection.select(app.pairs.shownPairs.value, true);
  app.pairs.query.value = "";
  const chosen = ["ann bob", "ann cleo", "ann dan", "bob cleo"];
  expect(namesOf(app, selection.selectedRows.value)).toEqual(chosen);
  // A new run numbers and orders its pairs anew.
  const more = [fileOf("aaa.txt", `${words(99, 80)}. ${words(9, 20)}.`)];
  await compared(app, () => app.actions.addFound(more, "submission"));
  expect(namesOf(app, selection.selectedRows.value)).toEqual(chosen);
  selection.select([...selection.selectedRows.value].slice(0, 1), false);
  expect(selection.selectedRows.value.length).toBe(3);
  selection.clearSelection();
  expect(selection.selectedRows.value.length).toBe(0);
});

test("searches and opened rows of all lists end with the documents", async () => {
  const { app } = await opened();
  const { actions, load, pairs, store } = app;
  const people = await load<typeof import("../../www/people/people-filter.ts")>("people/people-filter.ts");
  const { documentQuery } =
    await load<typeof import("../../www/documents/document-search.ts")>("documents/document-search.ts");
  const searches = [pairs.query, people.filter, documentQuery];
  for (const search of searches) search.value = "ann";
  people.unfolded.value = new Set(store.people.value.map(({ key }) => key));
  // As long as there are documents, they stay.
  const [first] = store.originals.value.documents;
  actions.removeEntries((id) => id === first?.id);
  expect([searches.map(({ value }) => value), people.unfolded.value.size]).toEqual([["ann", "ann", "ann"], 4]);
  actions.removeAll();
  expect([searches.map(({ value }) => value), people.unfolded.value.size]).toEqual([["", "", ""], 0]);
});

test("a pair with a document of a collection is selected alone, whatever the numbers of other documents", async () => {
  const copied = words(99, 80);
  // So many that pairs of them have the numbers of pairs with collected documents, whose ids start at 2^31, if 26 bits are
  // taken for an id.
  const filesFrom = (first: number) =>
    Array.from({ length: 40 }, (_, at) => fileOf(`${first + at}.txt`, `${words(at + 1, 20)}. ${copied}.`));
  const app = await openApp();
  await compared(app, () => app.actions.addFound(filesFrom(200), "submission"));
  const { switchOn } = await collectionsOf(app);
  const { id } = await keepAll(app, "Spring");
  app.actions.removeAll();
  await compared(app, () => app.actions.addFound(filesFrom(100), "submission"));
  await compared(app, () => switchOn(id, true));
  const selection = await app.load<typeof import("../../www/pairs/selection.ts")>("pairs/selection.ts");
  const { pairs } = app.store.result.value?.report ?? {};
  const mixed = [...app.pairs.shownPairs.value].filter((row) => (pairs?.b[row] ?? 0) >= 40);
  expect(mixed.length).toBe(40 * 40);
  const own = [...app.pairs.shownPairs.value].filter((row) => (pairs?.b[row] ?? 0) < 40);
  expect(own.length).toBe((40 * 39) / 2);
  selection.select(own, true);
  expect(selection.selectedOf(own)).toBe("all");
  expect(selection.selectedOf(mixed)).toBe("none");
});

test("a report is made of the selected pairs, else of those shown, and what is chosen and left out adds up", async () => {
  const { app, selection, scope, review } = await opened();
  expect(scope.pairScope.value).toBe("shown");
  // All that are listed: nothing is left out.
  expect(scope.pairsChosen.value).toBeUndefined();
  app.pairs.query.value = "ann";
  expect(scope.pairsChosen.value).toMatchObject({ scope: "shown", filter: "search “ann”" });
  expect(namesOf(app, scope.pairsChosen.value?.rows ?? [])).toEqual(["ann bob", "ann cleo", "ann dan"]);
  const [a, b] = [0, 1].map((at) => app.store.intake.value.documents[at]);
  if (!a || !b) throw new Error("documents");
  review.setReview(review.pairKeyOf(a, b), { state: "confirmed" });
  scope.choosePairs("confirmed");
  expect(namesOf(app, scope.pairsChosen.value?.rows ?? [])).toEqual(["ann bob"]);
  expect(scope.pairsChosen.value?.filter).toBe("");
  scope.choosePairs(null);
  app.pairs.query.value = "dan";
  selection.select(app.pairs.shownPairs.value, true);
  app.pairs.query.value = "ann";
  expect(scope.pairsChosen.value?.scope).toBe("selected");
  expect(namesOf(app, scope.pairsChosen.value?.rows ?? [])).toEqual(["ann dan", "bob dan", "cleo dan"]);
  const counts = Object.entries(scope.rowsByScope.value).map(([name, rows]) => [name, rows.length]);
  expect(Object.fromEntries(counts)).toEqual({ all: 6, shown: 3, confirmed: 1, selected: 3 });
  // What is chosen and becomes empty gives way to what is proposed.
  scope.choosePairs("confirmed");
  review.setReview(review.pairKeyOf(a, b), { state: "cleared" });
  expect(scope.pairScope.value).toBe("selected");
  scope.choosePairs("all");
  expect(scope.pairsChosen.value).toBeUndefined();
});

test("the filter in a report names nobody while names are hidden", async () => {
  const { app, scope } = await opened();
  await app.actions.hideNames(true);
  app.pairs.query.value = "ann";
  expect(scope.pairsChosen.value?.filter ?? "").not.toContain("ann");
});
