/** Archives of the app: what is stored of the page's documents, and what becomes of what was decided about them. */
import { expect, test } from "@playwright/test";
import { words } from "../e2e/page.ts";
import { type App, compared, fileOf, openApp, until } from "./app.ts";

const copied = words(90, 60);
const files = [
  fileOf("a/ann.txt", `By Ann Mallory. ${words(1, 40)}. ${copied}. ${words(2, 30)}.`),
  fileOf("b/evolution.txt", `On evolution, after Mallory. ${words(4, 40)}. ${copied}. ${words(5, 30)}.`),
];

type ArchiveState = typeof import("../../www/archive/state.ts");
type ArchivePage = typeof import("../../www/workspace/archive/page.ts");

/** What the view of archives does, once archives are there. */
async function archiveOf({ load }: App): Promise<ArchiveState & ArchivePage> {
  const page = await load<ArchivePage>("workspace/archive/page.ts");
  await until(() => page.archives.state.value.state === "ready", "the archives");
  return { ...(await load<ArchiveState>("archive/state.ts")), ...page };
}

test("documents that are kept while names are hidden are stored as they were given", async () => {
  const app = await openApp();
  await compared(app, () => app.actions.addFound(files, "submission"));
  const { store, actions } = app;
  actions.setOwner(store.given.value.documents[0]?.id ?? -1, "Ann Mallory");
  const given = store.given.value.documents.map(({ name, text }) => ({ name, text }));
  await actions.hideNames(true);
  expect(store.intake.value.documents.map(({ text }) => text).join()).toContain("█");
  const { alsoOnPage, archives, keepDocuments, switchOn } = await archiveOf(app);
  expect(await keepDocuments({ name: "Spring" }, "all")).toBe(true);
  const [{ id } = { id: "" }] = archives.collections.value;
  const kept = await Promise.all([0, 1].map((number) => archives.document(id, number)));
  expect(kept.map((document) => ({ name: document?.name, text: document?.text }))).toEqual(given);
  // They are known to be the page's own, too.
  await switchOn(id, true);
  expect(alsoOnPage("Spring")).toBe(2);
});
