/** Runs follow what the user gives and changes; they end, fail and start again with the documents still there. */
import { expect, test } from "@playwright/test";
import { message } from "../../www/i18n/message.ts";
import { type App, addEssays, compared, essayFiles, freshStorage, openApp, until } from "./app.ts";
import { compile } from "./in-process.ts";

const listed = ({ store }: App): string[] => {
  const { report } = store.result.value ?? {};
  const names = (id: number | undefined) => store.documents.value.get(id ?? 0)?.name;
  return [...(report?.pairs.a ?? [])].map((a, at) =>
    [a, report?.pairs.b[at] ?? 0].map((index) => names(report?.documents.id[index])).join(" ~ "),
  );
};

test("files that are added are read, compared and listed", async () => {
  const app = await openApp();
  await compared(app, () => addEssays(app));
  expect(app.store.intake.value.documents.map(({ name }) => name)).toEqual(["ann.txt", "bob.txt", "eve.txt"]);
  expect(listed(app)).toEqual(["ann.txt ~ bob.txt"]);
  expect([...app.pairs.rows.value]).toEqual([0]);
  expect(app.store.run.value).toEqual({ state: "idle" });
  expect(app.store.reading.value).toBeNull();
});

test("a reviewed pair that a setting takes off the list is still pointed to, until a document is gone", async () => {
  const app = await openApp();
  await compared(app, () => addEssays(app));
  const { setReview, pairKeyOf } = await app.load<typeof import("../../www/review/review.ts")>("review/review.ts");
  const { unlisted } = await app.load<typeof import("../../www/review/listed.ts")>("review/listed.ts");
  const [ann, bob] = app.store.originals.value.documents;
  if (!ann || !bob) throw new Error("documents");
  setReview(pairKeyOf(ann, bob), { state: "confirmed", note: "from the board" });
  expect(unlisted.value).toEqual([]);
  await compared(app, () => app.actions.change({ evidence: false, threshold: "100" }));
  expect(listed(app)).toEqual([]);
  expect(unlisted.value).toMatchObject([{ a: 0, b: 1 }]);
  app.actions.remove([bob.id]);
  expect(unlisted.value).toEqual([]);
});

test("a link to the pairs of a person lists all of them, whatever the list was narrowed to before", async () => {
  const app = await openApp();
  await compared(app, () => addEssays(app));
  const { personShown, showFrom, threshold } =
    await app.load<typeof import("../../www/pairs/strength.ts")>("pairs/strength.ts");
  const { query, rows, showPairsOf, shownState } = app.pairs;
  query.value = "eve";
  shownState.value = "confirmed";
  showFrom(100);
  expect([...rows.value]).toEqual([]);
  const [{ key } = { key: "" }] = app.store.people.value;
  showPairsOf(key);
  expect([query.value, shownState.value, threshold.value, personShown.value]).toEqual(["", null, 0, key]);
  expect([...rows.value]).toEqual([0]);
});

test("a run can be cancelled, what was on screen stays, and it can be run again", async () => {
  const app = await openApp();
  const { store, run } = app;
  const first = await compared(app, () => addEssays(app));
  const end = store.run.subscribe(({ state }) => {
    if (state === "running") run.cancelRun();
  });
  app.actions.addPasted("late", first.report.documents.length.toString(), "submission");
  await until(() => store.run.value.state === "cancelled", "the run is cancelled");
  end();
  // A run that was cancelled and went on would have ended by now.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(store.run.value).toEqual({ state: "cancelled" });
  expect(store.result.value).toBe(first);
  const { report } = await compared(app, run.runAgain);
  expect(report.documents.length).toBe(4);
  expect(store.run.value).toEqual({ state: "idle" });
});

test("a run that is wanted whatever it takes is one run, even if it ends on a mistake", async () => {
  const app = await openApp();
  const { store, run, actions } = app;
  await compared(app, () => addEssays(app));
  const forecast = store.engine.forecast.bind(store.engine);
  Object.assign(store.engine, {
    forecast: async (...given: Parameters<typeof forecast>) => ({ ...(await forecast(...given)), fits: false }),
  });
  const k = store.fields.value?.k;
  actions.change({ k: "0" as never });
  await until(() => store.mistakes.value.length > 0, "a mistake");
  run.runAllTheSame();
  await new Promise((resolve) => setTimeout(resolve, 500));
  actions.change({ k } as never);
  await until(() => store.run.value.state === "held", "the next run is held");
  await compared(app, run.runAllTheSame);
  expect(store.run.value).toEqual({ state: "idle" });
});

test("an engine that failed to start is started again, with the documents still there", async () => {
  let tries = 0;
  const app = await openApp({
    compile: () => (++tries === 1 ? Promise.reject(new Error("the line is down")) : compile()),
  });
  await until(() => app.store.engineFailure.value !== null, "a message");
  expect(app.store.engineFailure.value).toEqual(message("engine-fault", { detail: "the line is down" }));
  await addEssays(app);
  expect(app.store.fields.value).toBeNull();
  await compared(app, app.run.startRunning);
  expect(app.store.engineFailure.value).toBeNull();
  expect(listed(app)).toEqual(["ann.txt ~ bob.txt"]);
});

test("an engine that fails while it compares says so, and the next run has a new one", async () => {
  const app = await openApp();
  const { store, workers } = app;
  workers.before = (call) => {
    if (call !== "compare") return;
    workers.before = () => {};
    throw new Error("unreachable");
  };
  await addEssays(app);
  await until(() => store.run.value.state === "failed", "a message");
  expect(JSON.stringify(store.run.value)).toContain("unreachable");
  expect(store.result.value).toBeNull();
  await compared(app, app.run.runAgain);
  expect(listed(app)).toEqual(["ann.txt ~ bob.txt"]);
  expect(workers.logs.length).toBe(2);
  expect(workers.alive).toBe(1);
});

test("a change of role or of author changes what is compared", async () => {
  const app = await openApp();
  const { actions } = app;
  const possible = async (act: () => void): Promise<number> => (await compared(app, act)).report.totals.possiblePairs;
  await addEssays(app);
  expect(await possible(() => {})).toBe(3);
  // The archive is not compared with itself, a template with nothing.
  expect(await possible(() => [1, 2].map((id) => actions.setRole(id, "archive")))).toBe(2);
  expect(listed(app)).toEqual([]);
  expect(await possible(() => actions.setRole(1, "template"))).toBe(1);
  expect(await possible(() => [1, 2].map((id) => actions.setRole(id, "submission")))).toBe(3);
  expect(listed(app)).toEqual(["ann.txt ~ bob.txt"]);
  expect(await possible(() => [1, 2].map((id) => actions.setAuthor(id, " Lee ")))).toBe(2);
  expect(listed(app)).toEqual([]);
  expect(await possible(actions.compareAuthorsFiles)).toBe(3);
  expect(listed(app)).toEqual(["ann.txt ~ bob.txt"]);
});

test("a wrong setting is said at its field, and the result of the last valid ones stays", async () => {
  const app = await openApp();
  const { store, actions } = app;
  const first = await compared(app, () => addEssays(app));
  actions.change({ k: "", threshold: "200" });
  await until(() => store.mistakes.value.length > 0, "mistakes");
  expect([...app.mistakes.fieldMistakes.value.keys()].sort()).toEqual(["k", "threshold"]);
  expect(store.result.value).toBe(first);
  const { before, report } = await compared(app, () => actions.change({ k: "3", threshold: "20" }));
  expect(app.mistakes.fieldMistakes.value.size).toBe(0);
  expect([before?.params.k, report.params.k]).toEqual([5, 3]);
});

test("two documents open side by side by themselves, and never a second time against Back", async () => {
  const storage = freshStorage();
  const app = await openApp({ storage });
  const { store, address, actions, keeper } = app;
  await addEssays(app, 2);
  await until(() => store.pairShown.value !== null, "the pair is open");
  expect(address.read()).toBe(store.hashOfPair(1, 2));
  address.write("#/");
  await compared(app, () => actions.change({ k: "4" }));
  expect(address.read()).toBe("#/");
  // Nor after a reload, unless another one is added.
  await keeper.keep();
  expect(await keeper.whenSaved()).toBe(true);
  const again = await openApp({ storage, hash: "#/" });
  await until(() => again.store.result.value !== null, "the kept work is compared");
  expect(again.address.read()).toBe("#/");
  await compared(again, () => again.actions.remove([1]));
  await compared(again, () => again.actions.addFound(essayFiles.slice(2), "submission"));
  expect(again.address.read()).toBe(again.store.hashOfPair(2, 3));
  // Nor where two are left of more.
  const three = await openApp();
  await compared(three, () => addEssays(three));
  await compared(three, () => three.actions.remove([3]));
  expect(three.address.read()).toBe("");
});
