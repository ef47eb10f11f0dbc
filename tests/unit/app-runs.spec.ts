/** Runs follow what the user gives and changes; they end, fail and start again with the documents still there. */
import { expect, test } from "@playwright/test";
import { essays } from "../e2e/page.ts";
import { type App, compared, fileOf, openApp, until } from "./app.ts";
import { compile } from "./in-process.ts";

const three = essays.map(({ name, buffer }) => fileOf(name, buffer.toString()));
const add = ({ actions }: App) => actions.addFound(three, "submission");

test("files that are added are read, compared and listed", async () => {
  const app = await openApp();
  const { report } = await compared(app, () => add(app));
  expect(app.store.intake.value.documents.map(({ name }) => name)).toEqual(["ann.txt", "bob.txt", "eve.txt"]);
  expect([...app.pairs.rows.value].length).toBe(1);
  expect([report.pairs.a[0], report.pairs.b[0]]).toEqual([0, 1]);
  expect(app.store.run.value).toEqual({ state: "idle" });
});

test("an engine that failed to start is started again, with the documents still there", async () => {
  let tries = 0;
  const app = await openApp({
    compile: () => (++tries === 1 ? Promise.reject(new Error("the line is down")) : compile()),
  });
  await until(() => app.store.engineFailure.value !== null, "a message");
  expect(app.store.engineFailure.value).toContain("the line is down");
  await add(app);
  expect(app.store.result.value).toBeNull();
  await compared(app, () => app.run.startRunning());
  expect(app.store.engineFailure.value).toBeNull();
  expect(app.store.result.value?.report.documents.length).toBe(3);
});
