/** Groups in the list of pairs: which of them are opened, while results come and go. */
import { expect, test } from "@playwright/test";
import { words } from "../e2e/page.ts";
import { compared, fileOf, openApp } from "./app.ts";

const shared = words(70, 80);
const files = ["a", "b", "c"].map((name, at) => fileOf(`${name}.txt`, `${words(at + 1, 60)}. ${shared}.`));

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
  await compared(app, () => actions.remove(app.store.originals.value.documents[2]?.id ?? -1));
  expect(pairs.rows.value.length).toBe(2);
});
