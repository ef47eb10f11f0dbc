/** Settings that follow the documents, and a table that follows the settings. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { idsOf } from "../../www/engine/pairs.ts";
import { words } from "../e2e/page.ts";
import { type App, addEssays, compared, fileOf, openApp, until } from "./app.ts";
import { compile } from "./in-process.ts";

const CASE = new URL("../fixtures/irplag/case-07/", import.meta.url);
const programs = ["original/T7.java", "plagiarized/L3/01/L3.java", "non-plagiarized/10/Main.java"].map((path) =>
  fileOf(path.replaceAll("/", "-"), readFileSync(new URL(path, CASE), "utf8")),
);
const addPrograms = ({ actions }: App) => actions.addFound(programs, "submission");

test("the settings say of how many authors the list of authors is, whatever the rule, templates and earlier work", async () => {
  const app = await openApp();
  const counts = await app.load<typeof import("../../www/people/author-counts.ts")>("people/author-counts.ts");
  const { authorsInWords, ruleInWords } =
    await app.load<typeof import("../../www/settings/author-rule.tsx")>("settings/author-rule.tsx");
  const textAt = (seed: number) => words(seed, 40);
  await compared(app, () =>
    app.actions.addFound(
      ["ann/1.txt", "ann/2.txt", "bob/1.txt", "cleo.txt"].map((path, at) => fileOf(path, textAt(at))),
      "submission",
    ),
  );
  await compared(app, () => app.actions.addFound([fileOf("given/start.txt", textAt(8))], "template"));
  await compared(app, () => app.actions.addFound([fileOf("2024/old.txt", textAt(9))], "archive"));
  const said = (): string => authorsInWords().replaceAll("\u00a0", " ");
  const listed = (): string[] => app.store.people.value.map(({ name }) => name);
  app.actions.change({ authorBy: "none" });
  expect(listed()).toHaveLength(4);
  expect(counts.authorCounts.value).toEqual({ authors: 0, files: 0, alone: 4 });
  expect(said()).toBe("No file has an author now. 4 files without an author count as one each.");
  expect(ruleInWords("none")).toBe(
    "Every file is compared with every other, except files for which you entered the same author.",
  );
  // By folder, the template and the earlier work have authors, too, who are not listed.
  app.actions.change({ authorBy: "folder" });
  expect(ruleInWords("folder")).toContain("Files by one author are not compared with each other.");
  expect(listed()).toEqual(["ann", "bob", "cleo.txt"]);
  expect(counts.authorCounts.value).toEqual({ authors: 2, files: 3, alone: 1 });
  expect(said()).toBe(
    "3 files have an author now; there are 2 authors. 1 file without an author counts as one by itself.",
  );
  // One author of a file of each, set by hand.
  const old = app.store.intake.value.documents.find(({ name }) => name.includes("old"));
  if (!old) throw new Error("no earlier work");
  app.actions.setAuthor(old.id, "bob");
  expect(counts.authorCounts.value).toEqual({ authors: 2, files: 4, alone: 1 });
  for (const authorBy of ["layout", "folder", "name", "none"] as const) {
    app.actions.change({ authorBy });
    const { authors, alone } = counts.authorCounts.value;
    expect(authors + alone, authorBy).toBe(listed().length);
  }
});

test("programs are compared as programs by themselves, and texts after them as texts", async () => {
  const app = await openApp();
  const { store, actions } = app;
  const first = await compared(app, () => addPrograms(app));
  expect([first.report.params.unit, first.report.params.k, store.programs.value]).toEqual(["code", 6, "yes"]);
  actions.removeAll();
  expect([store.fields.value?.unit, store.programs.value]).toEqual(["words", "no"]);
  const { report } = await compared(app, () => addEssays(app));
  expect([report.params.unit, report.params.k]).toEqual(["words", 5]);
  // Undone, the programs are programs again; with as many texts they are not.
  actions.removeAll();
  actions.undoRemoval();
  expect(store.fields.value?.unit).toBe("words");
  await addPrograms(app);
  expect(store.fields.value?.unit).toBe("words");
  actions.remove([store.intake.value.documents.find(({ name }) => name === "eve.txt")?.id ?? 0]);
  expect([store.fields.value?.unit, store.programs.value]).toEqual(["code", "yes"]);
});

test("programs that come before the engine has named its settings are compared as programs all the same", async () => {
  let start = (): void => {};
  const held = new Promise<void>((resolve) => {
    start = resolve;
  });
  const app = await openApp({ compile: () => held.then(compile) });
  const { store } = app;
  await addPrograms(app);
  expect([store.originals.value.documents.length, store.fields.value]).toEqual([3, null]);
  const { report } = await compared(app, start);
  expect([report.params.unit, store.programs.value]).toEqual(["code", "yes"]);
});

test("what the user chose stays, whatever files come and go", async () => {
  const app = await openApp();
  const { store, actions } = app;
  await compared(app, () => addPrograms(app));
  await compared(app, () => actions.change({ threshold: "35", reach: "3" }));
  await compared(app, actions.compareAsWords);
  expect([store.fields.value?.unit, store.fields.value?.k, store.programs.value]).toEqual(["words", "5", "never"]);
  expect(store.fields.value).toMatchObject({ threshold: "35", reach: "3" });
  await compared(app, () => actions.addFound([fileOf("late.py", "import sys\nprint(sys.argv)\n")], "submission"));
  expect(store.fields.value?.unit).toBe("words");
  // And a setting of the user's outlives the mode it was made in.
  const other = await openApp();
  await compared(other, () => addPrograms(other));
  await compared(other, () => other.actions.change({ threshold: "35" }));
  other.actions.removeAll();
  expect(other.store.fields.value).toMatchObject({ unit: "words", k: "5", threshold: "35" });
});

test("sorted by longest passage, the table is right after every change of settings, and asks no more than it must", async () => {
  const app = await openApp();
  const { store, pairs, workers } = app;
  // Much of one pair is shared in pieces, a little of the other in one: the longest passage is not in the most similar pair.
  const pieces = Array.from({ length: 12 }, (_, at) => words(100 + at, 8));
  const whole = words(7, 30);
  const files = [
    fileOf("a.txt", pieces.map((piece, at) => `${piece} ${words(200 + at, 3)}`).join(" ")),
    fileOf(
      "b.txt",
      pieces
        .toReversed()
        .map((piece, at) => `${piece} ${words(300 + at, 3)}`)
        .join(" "),
    ),
    fileOf("c.txt", `${words(11, 60)} ${whole}`),
    fileOf("d.txt", `${whole} ${words(12, 60)}`),
  ];
  pairs.order.value = { key: "longest", descending: true };
  const sorted = async (): Promise<void> => {
    await until(() => store.run.value.state === "idle" && pairs.longestMissing.value === 0, "all lengths are known");
    const { report } = store.result.value ?? {};
    if (!report) throw new Error("nothing was compared");
    const rows = Array.from({ length: report.pairs.length }, (_, row) => row);
    const tokens = await store.engine.longestPassages(idsOf(report, rows), report.params);
    const expected = rows.toSorted((x, y) => (tokens[y] ?? 0) - (tokens[x] ?? 0) || x - y);
    expect([...pairs.rows.value]).toEqual(expected);
    // Or else the test would show nothing.
    expect(expected).not.toEqual(rows);
  };
  await compared(app, () => app.actions.addFound(files, "submission"));
  for (const change of [{ evidence: false, threshold: "1" }, { k: "4" }, { measure: "overlap" }, { k: "3" }] as const) {
    const asked = workers.count("longestPassages");
    await compared(app, () => app.actions.change(change));
    await until(() => pairs.longestMissing.value === 0, "all lengths are known");
    expect(workers.count("longestPassages") - asked).toBeLessThanOrEqual(1);
    await sorted();
  }
});

test("nothing is saved while a setting is wrong: the report is not of the settings in the form", async () => {
  const app = await openApp();
  await compared(app, () => addEssays(app));
  const { isSavable, pageOf } = await app.load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const report = app.store.result.value?.report;
  if (!report) throw new Error("report");
  expect(isSavable(pageOf(report))).toBe(true);
  app.actions.change({ k: "0" });
  await until(() => app.mistakes.fieldMistakes.value.size > 0, "the mistake");
  expect(app.store.run.value.state).toBe("idle");
  expect(isSavable(pageOf(report))).toBe(false);
});
