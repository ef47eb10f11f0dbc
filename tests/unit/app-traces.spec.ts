/** Traces in the files on the page: found with a run, switched off by one setting, without names while these are hidden. */
import { expect, test } from "@playwright/test";
import { words } from "../e2e/page.ts";
import { tracedDocx } from "../samples/traces.mjs";
import { type App, compared, openApp } from "./app.ts";

const sessions = [0xa1b2c3, 0xb1c2d3, 0xc1d2e3];
const files = [
  { path: "class/ana-lee.docx", made: { author: "Ben Ortiz", company: "Ortiz & Sons", minutes: 1, sessions } },
  { path: "class/ben-ortiz.docx", made: { author: "Ben Ortiz", lastAuthor: "Bernardo", minutes: 90, sessions } },
  { path: "class/cleo-park.docx", made: { author: "Cleo Park", minutes: 80, sessions: [0xd1e2f3] } },
].map(({ path, made }, at) => {
  const bytes = tracedDocx(words(at + 1, 400), { program: "Microsoft Office Word", ...made });
  return { path, size: bytes.length, open: () => new Blob([bytes]) };
});

async function opened(): Promise<{ app: App; traces: typeof import("../../www/traces/page-traces.ts") }> {
  const app = await openApp();
  const traces = await app.load<typeof import("../../www/traces/page-traces.ts")>("traces/page-traces.ts");
  await compared(app, () => app.actions.addFound(files, "submission"));
  return { app, traces };
}

test("traces are found with a run, and one setting switches them off", async () => {
  const { app, traces } = await opened();
  const found = traces.tracesShown.value;
  expect(found?.pairs.map(({ a, b, revisions, names }) => [a, b, revisions, names])).toEqual([
    [0, 1, 3, ["Ben Ortiz"]],
  ]);
  expect(found?.facts.map(({ kind, document }) => [kind, document])).toEqual([
    ["fast", 0],
    ["otherName", 0],
  ]);
  // The texts of the pair are not alike: it is in no list, and its traces count in none.
  expect(app.store.result.value?.report.pairs.length).toBe(0);
  app.actions.change({ traces: false });
  expect(traces.tracesShown.value).toBeNull();
});

test("while names are hidden, traces name nobody, and a saved result has none of what files say", async () => {
  const { app, traces } = await opened();
  await app.actions.hideNames(true);
  const shown = JSON.stringify([traces.tracesShown.value, app.store.intake.value.documents.map((one) => one.traces)]);
  expect(shown).toContain('"revisions":3');
  expect(shown).toMatch(/Author \d/);
  expect(shown).not.toMatch(/Ortiz|Bernardo|Cleo/);
  const { pageOf } = await app.load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const { jsonParts } = await app.load<typeof import("../../www/share/json/json.ts")>("share/json/json.ts");
  const result = await app.load<typeof import("../../www/share/json/page-result.ts")>("share/json/page-result.ts");
  const report = app.store.result.value?.report;
  if (!report) throw new Error("no result");
  const page = pageOf(report);
  const saved = (namesHidden: boolean): string => {
    const chosen = { texts: true, roles: true, reviews: true, namesHidden };
    return [
      ...jsonParts(result.savedResultOf(page), result.jsonOptions(page, chosen, { english: () => "", settings: {} })),
    ].join("");
  };
  expect(saved(true)).not.toMatch(/Ortiz|Bernardo|Cleo|"revisions":\[/);
});

test("a saved result that is opened again has the traces that were saved with it", async () => {
  const { app } = await opened();
  const { pageOf } = await app.load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const { jsonParts } = await app.load<typeof import("../../www/share/json/json.ts")>("share/json/json.ts");
  const result = await app.load<typeof import("../../www/share/json/page-result.ts")>("share/json/page-result.ts");
  const { reopen } = await app.load<typeof import("../../www/share/json/reopen.ts")>("share/json/reopen.ts");
  const report = app.store.result.value?.report;
  if (!report) throw new Error("no result");
  const page = pageOf(report);
  const saved = (roles: boolean): string => {
    const about = { english: () => "", settings: {} };
    const options = result.jsonOptions(page, { texts: true, roles, reviews: true }, about);
    return [...jsonParts(result.savedResultOf(page), options)].join("");
  };
  const reopened = reopen(saved(true));
  if (!("result" in reopened)) throw new Error(JSON.stringify(reopened));
  expect(reopened.result.documents.map(({ traces }) => traces)).toEqual(
    app.store.originals.value.documents.map(({ traces }) => traces),
  );
  // Without roles and authors, no names are saved.
  expect(saved(false)).not.toContain("Ben Ortiz");
});

test("a listed pair whose files share traces is marked by its row, and the list can be narrowed to such pairs", async () => {
  const app = await openApp();
  const rows = await app.load<typeof import("../../www/pairs/traced-rows.ts")>("pairs/traced-rows.ts");
  const list = await app.load<typeof import("../../www/pairs/shown-rows.ts")>("pairs/shown-rows.ts");
  const text = (own: number, shared: number) => `${words(own, 60)}. ${words(shared, 120)}.`;
  const given = [
    { path: "ana.docx", text: text(1, 90), made: { sessions } },
    { path: "ben.docx", text: text(2, 90), made: { sessions } },
    // Alike, without traces; and traces without a listed pair.
    { path: "cleo.docx", text: text(3, 91), made: { sessions: [0xd1e2f3, 0xd1e2f4] } },
    { path: "dan.docx", text: text(4, 91), made: { sessions: [0xe1e2f3] } },
    { path: "eve.docx", text: words(5, 200), made: { sessions: [0xd1e2f3, 0xd1e2f4] } },
  ].map(({ path, text: body, made }) => {
    const bytes = tracedDocx(body, { program: "Microsoft Office Word", ...made });
    return { path, size: bytes.length, open: () => new Blob([bytes]) };
  });
  await compared(app, () => app.actions.addFound(given, "submission"));
  const namesOf = (shown: Iterable<number>): string[] => {
    const report = app.store.result.value?.report;
    const name = (at: number | undefined): string => report?.documents.name[at ?? -1] ?? "";
    return [...shown].map((row) => `${name(report?.pairs.a[row])} ${name(report?.pairs.b[row])}`);
  };
  expect(namesOf(list.found.value).toSorted()).toEqual(["ana.docx ben.docx", "cleo.docx dan.docx"]);
  expect(namesOf(rows.tracedRows.value.keys())).toEqual(["ana.docx ben.docx"]);
  expect([...rows.tracedRows.value.values()].map(({ revisions }) => revisions)).toEqual([3]);
  expect([...rows.tracedOfDocuments.value.keys()]).toEqual([0, 1]);
  rows.listTraced(true);
  expect(namesOf(list.found.value)).toEqual(["ana.docx ben.docx"]);
  // Without traces there is nothing to narrow the list to.
  app.actions.change({ traces: false });
  expect([...rows.tracedRows.value]).toEqual([]);
  expect(list.found.value.length).toBe(2);
});
