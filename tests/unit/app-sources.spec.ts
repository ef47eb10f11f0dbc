/** One document with all its sources: what is on screen while more is read. */
import { expect, test } from "@playwright/test";
import { addEssays, compared, openApp, until } from "./app.ts";

test("a cancel of further sources leaves those on screen, and more can be asked for again", async () => {
  const app = await openApp();
  const { report } = await compared(app, () => addEssays(app));
  const sources = await app.load<typeof import("../../www/compare/sources/found-sources.ts")>(
    "compare/sources/found-sources.ts",
  );
  const { keyOf } = await app.load<typeof import("../../www/documents/document-keys.ts")>("documents/document-keys.ts");
  const document = app.store.documents.value.get(report.documents.id[0] ?? -1);
  if (!document) throw new Error("The document is missing.");
  app.address.write(`#/document/${keyOf(document)}`);
  await until(() => sources.sourcesFound.value.state === "ready", "the matches");
  const shown = sources.sourcesFound.value;
  sources.showMore();
  expect(sources.sourcesFound.value.state).toBe("loading");
  sources.cancelSources();
  expect(sources.sourcesFound.value).toEqual(shown);
  sources.showMore();
  await until(() => sources.sourcesFound.value.state === "ready", "the matches, read again");
});
