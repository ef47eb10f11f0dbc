/** A result that is saved while names are hidden: what is in the file, and what a page makes of it that opens it. */
import { expect, test } from "@playwright/test";
import { message, UserError } from "../../www/i18n/message.ts";
import { words } from "../e2e/page.ts";
import { type App, compared, fileOf, openApp, until } from "./app.ts";

const copied = words(90, 60);
/** Two files of Ann, who has an author by hand, and one of somebody else. */
const files = [
  fileOf("a/ann draft.txt", `By Ann Mallory. ${words(1, 40)}. ${copied}. ${words(2, 30)}.`),
  fileOf("a/ann final.txt", `By Ann Mallory. ${words(1, 40)}. ${copied}. ${words(3, 30)}.`),
  fileOf("b/evolution.txt", `On evolution, after Mallory. ${words(4, 40)}. ${copied}. ${words(5, 30)}.`),
];

/** The page's result as its panel saves it. */
async function saved({ store, load }: App): Promise<string> {
  const { pageOf } = await load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const { jsonParts } = await load<typeof import("../../www/share/json/json.ts")>("share/json/json.ts");
  const result = await load<typeof import("../../www/share/json/page-result.ts")>("share/json/page-result.ts");
  const report = store.result.value?.report;
  if (!report) throw new Error("no result");
  const page = pageOf(report);
  const chosen = { texts: true, roles: true, reviews: true, namesHidden: store.namesHidden.value };
  const about = { english: () => "", settings: { ...store.fields.value } };
  return [...jsonParts(result.savedResultOf(page), result.jsonOptions(page, chosen, about))].join("");
}

async function opened(
  text: string,
): Promise<{ app: App; expected: typeof import("../../www/share/link/expected.ts") }> {
  const app = await openApp();
  const expected = await app.load<typeof import("../../www/share/link/expected.ts")>("share/link/expected.ts");
  await compared(app, () => app.actions.addFound([fileOf("result.json", text)], "submission"));
  await until(() => app.store.run.value.state === "idle" && expected.difference.value !== undefined, "the comparison");
  return { app, expected };
}

test("a result that was saved with names hidden opens under its aliases, and is said to be that, not another", async () => {
  const first = await openApp();
  await compared(first, () => first.actions.addFound(files, "submission"));
  const [draft, final] = first.store.originals.value.documents;
  await compared(first, () => {
    for (const document of [draft, final]) first.actions.setAuthor(document?.id ?? -1, "Ann Mallory");
  });
  const { totals } = first.store.result.value?.report ?? {};
  expect(totals?.excludedPairs).toBe(1);
  const review = await first.load<typeof import("../../www/review/review.ts")>("review/review.ts");
  const [one, , other] = first.store.originals.value.documents;
  if (!one || !other) throw new Error("There are too few documents.");
  review.setReview(review.pairKeyOf(one, other), { note: "Mallory denies it." });
  await first.actions.hideNames(true);
  const { reviewLookup } =
    await first.load<typeof import("../../www/share/json/page-result.ts")>("share/json/page-result.ts");
  const { pageOf } = await first.load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const report = first.store.result.value?.report;
  // In tables and reports, too; the note itself stays as it was written.
  const inTables = report && reviewLookup(pageOf(report), String)(0, 2);
  expect(inTables?.note).toBe("███████ denies it.");
  expect(review.reviewOf(review.pairKeyOf(one, other)).note).toBe("Mallory denies it.");
  const hidden = await saved(first);
  expect(hidden).toContain("███████ denies it.");
  expect(hidden).not.toMatch(/ann|mallory|draft/i);
  expect(hidden).toContain("On evolution");
  const { app, expected } = await opened(hidden);
  const { documents } = app.store.originals.value;
  // The aliases are names now, and a person's files are still one person's.
  expect(documents.map(({ name }) => name).sort()).toEqual(["Author 1, file 1", "Author 1, file 2", "Author 2"].sort());
  expect(documents.filter(({ author }) => author !== "").length).toBe(2);
  expect(app.store.result.value?.report.totals).toMatchObject({ possiblePairs: 2, excludedPairs: 1 });
  expect(app.store.result.value?.report.digest).not.toBe(first.store.result.value?.report.digest);
  expect(expected.expected.value?.namesHidden).toBe(true);
  expect(expected.difference.value).toBeNull();
  // What else differs is still said.
  await compared(app, () => app.actions.change({ k: "3" }));
  await until(() => expected.difference.value?.settings.length === 1, "the setting that differs");
});

test("with names shown, the same file gives the same result", async () => {
  const first = await openApp();
  await compared(first, () => first.actions.addFound(files, "submission"));
  const { app, expected } = await opened(await saved(first));
  expect(app.store.result.value?.report.digest).toBe(first.store.result.value?.report.digest);
  expect(expected.expected.value?.namesHidden).toBe(false);
  expect(expected.difference.value).toBeNull();
});

test("while names are hidden, texts are still counted and digested as they were given", async () => {
  const app = await openApp();
  await compared(app, () => app.actions.addFound(files, "submission"));
  const { actions, store, address, load } = app;
  const { makeReport } = await load<typeof import("../../www/share/reports.ts")>("share/reports.ts");
  const { pageOf } = await load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const { keyOf } = await load<typeof import("../../www/documents/document-keys.ts")>("documents/document-keys.ts");
  const { hashOf } = await load<typeof import("../../www/state/route.ts")>("state/route.ts");
  const sources = await load<typeof import("../../www/compare/sources/found-sources.ts")>(
    "compare/sources/found-sources.ts",
  );
  const seen = async () => {
    const result = store.result.value;
    if (!result) throw new Error("no result");
    let digests: readonly (string | null)[] = [];
    const make: Parameters<typeof makeReport>[1] = async (input) => {
      digests = input.digests;
      return [];
    };
    await makeReport(pageOf(result.report), make, new AbortController().signal);
    await until(() => sources.sourcesFound.value.state === "ready", "the matches of the document");
    const { value } = sources.sourcesFound;
    return { digests: [...digests].sort(), words: value.state === "ready" ? value.matches.words : [] };
  };
  const [first] = store.originals.value.documents;
  // A name that stands in what was copied.
  await compared(app, () => actions.setAuthor(first?.id ?? -1, copied.split(" ", 2).join(" ")));
  address.write(hashOf({ view: "document", key: first ? keyOf(first) : "" }));
  const withNames = await seen();
  expect(withNames.words.length).toBeGreaterThan(0);
  await actions.hideNames(true);
  expect(await seen()).toEqual(withNames);
});

test("while names are hidden, no text is masked before it is shown", async () => {
  // Node.js 20 has none, and the module of the panel asks it for the language.
  Object.defineProperty(globalThis, "navigator", { value: { language: "en" }, configurable: true });
  const app = await openApp();
  await compared(app, () => app.actions.addFound(files, "submission"));
  const { store, load } = app;
  const { pageOf } = await load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const { JsonEntry } = await load<typeof import("../../www/share/entries.tsx")>("share/entries.tsx");
  const review = await load<typeof import("../../www/review/review.ts")>("review/review.ts");
  const { stateByRow } = await load<typeof import("../../www/review/listed.ts")>("review/listed.ts");
  const [one, two] = store.originals.value.documents;
  if (!one || !two) throw new Error("There are too few documents.");
  await app.actions.hideNames(true);
  for (const document of store.documents.value.values()) {
    Object.defineProperty(document, "text", {
      get: () => {
        throw new Error("A text was masked.");
      },
    });
  }
  review.setReview(review.pairKeyOf(one, two), { state: "confirmed" });
  expect(stateByRow.value?.some((state) => state > 0)).toBe(true);
  const report = store.result.value?.report;
  if (!report) throw new Error("There is no result.");
  expect(JsonEntry({ page: pageOf(report) })).toBeTruthy();
});

test("while names are hidden, a failed comparison and a slow pattern name nobody", async () => {
  const app = await openApp();
  const { actions, store, load } = app;
  await compared(app, () =>
    actions.addFound(
      ["Kate Mallory", "Peter Okoye"].map((name, at) => fileOf(`${name} final essay version.txt`, words(at + 1, 40))),
      "submission",
    ),
  );
  await actions.hideNames(true);
  const { Status } = await load<typeof import("../../www/intake/run-status.tsx")>("intake/run-status.tsx");
  const { Authors } = await load<typeof import("../../www/settings/author-rule.tsx")>("settings/author-rule.tsx");
  const settings = (): string => (store.fields.value ? JSON.stringify(Authors({ values: store.fields.value })) : "");
  const [first] = store.originals.value.documents;
  store.engine.compare = async () => {
    throw new UserError(message("engine-too-many-pairs", { name: first?.name ?? "", reach: 64 }));
  };
  app.run.runAgain();
  await until(() => store.run.value.state === "failed", "the failure");
  const failed = "“████ ███████ █████ █████ ███████.███” is too long";
  expect(store.announcement.value).toContain(failed);
  expect(JSON.stringify(Status())).toContain(failed);
  actions.change({ authorBy: "pattern", authorPattern: "^((?:[a-zA-Z ]+)*)*#" });
  await until(() => store.failedPattern.value !== null, "the end of the pattern's time");
  for (const said of [store.announcement.value, settings()]) {
    expect(said).toContain("at “█████”");
    expect(said).not.toMatch(/mallory|okoye/i);
  }
});
