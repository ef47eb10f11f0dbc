/** A new text against the documents: what it is like, and whether it may come in. */
import { expect, test } from "@playwright/test";
import { h } from "preact";
import { dottedPieces } from "../../www/check/dotted.ts";
import { notListedInWords, SharedPassages } from "../../www/check/shared.tsx";
import { VerdictInWords } from "../../www/check/similar.tsx";
import { rewrittenIn } from "../../www/engine/pairs.ts";
import type { NewcomerEvidence, Params } from "../../www/engine/pkg/lookalike.js";
import type { Check } from "../../www/engine/protocol.ts";
import type { Message } from "../../www/i18n/message.ts";
import { rendered } from "../../www/share/report/report-page.tsx";
import { dialects } from "../../www/share/table/csv.ts";
import { essays, words } from "../e2e/page.ts";
import { essay, retold } from "../samples/rewritten.mjs";
import { type App, addEssays, compared, fileOf, openApp } from "./app.ts";
import { catalogueOf, speak } from "./speak.ts";

/** An app with the essays in it. */
async function openCheck(): Promise<App> {
  const app = await openApp({ hash: "#/check" });
  await compared(app, () => addEssays(app));
  return app;
}

/** What became of a text. */
async function checked({ check }: App, text: string): Promise<{ verdict: string; similar: number }> {
  check.draft.value = { name: "late", text, notes: [] };
  await check.runCheck();
  const { value } = check.checked;
  if (value.state !== "ready") throw new Error(JSON.stringify(value));
  return { verdict: JSON.stringify(value.check), similar: value.check.query.aboveThreshold };
}

const eve = essays[2]?.buffer.toString() ?? "";

test("a text is held against the documents, and nothing is added by the question", async () => {
  const app = await openCheck();
  expect((await checked(app, words(777, 50))).similar).toBe(0);
  expect((await checked(app, eve)).similar).toBe(1);
  expect(app.store.intake.value.documents.length).toBe(3);
  const { report } = await compared(app, () => app.check.addChecked(app.check.draft.value));
  expect(report.documents.length).toBe(4);
  expect(app.check.checked.value).toEqual({ state: "added", to: { id: 4 } });
  expect(app.store.documents.value.get(4)?.name).toBe("late");
  expect(app.check.draft.value.text).toBe("");
});

test("a new document that retells another one has the verdict and the numbers of the list of pairs", async () => {
  const app = await openApp({ hash: "#/check" });
  const given = [fileOf("essay.txt", essay), fileOf("other.txt", words(7, 400))];
  await compared(app, () => app.actions.addFound(given, "submission"));
  const { check } = app;
  check.draft.value = { name: "retold.txt", text: retold, notes: [] };
  await check.runCheck();
  const { value } = check.checked;
  if (value.state !== "ready") throw new Error(JSON.stringify(value));
  expect([check.verdictOf(value.check), check.hasFound(value.check)]).toEqual(["rewritten", true]);
  const { rewritten = [], documents } = value.check.evidence ?? {};
  expect(documents).toEqual([]);
  expect(app.store.announcement.value).toBe("The new document may be a rewritten copy of 1 document.");
  const { report } = await compared(app, () => check.addChecked(check.draft.value));
  const [pair] = rewrittenIn(report);
  expect(rewritten).toMatchObject([{ id: 1, name: "essay.txt", inOrder: pair?.inOrder, shared: pair?.shared }]);
  // Passages matter more, and so does what the rule refuses.
  const { evidence } = value.check;
  expect(check.verdictOf({ ...value.check, verdict: "refused" })).toBe("refused");
  expect(check.verdictOf({ ...value.check, evidence: evidence && { ...evidence, rewritten: [] } })).toBe("unique");
});

test("of a rewritten text the part around its words is shown, with dots for the rest", () => {
  const text = `${"a".repeat(400)}one two three${"z".repeat(400)}`;
  const pieces = dottedPieces(text, Uint32Array.of(400, 403, 408, 413));
  expect(pieces.map(({ text, isDotted }) => [text.replace(/^a+$/, "a*").replace(/^z+$/, "z*"), isDotted])).toEqual([
    ["…", false],
    ["a*", false],
    ["one", true],
    [" two ", false],
    ["three", true],
    ["z*", false],
    ["…", false],
  ]);
  expect(pieces[1]?.text).toHaveLength(300);
  expect(dottedPieces("none of them", new Uint32Array())).toEqual([{ text: "none of them", isDotted: false }]);
  expect(dottedPieces("", new Uint32Array())).toEqual([]);
});

test("a wrong rule is said at its field, and asks nothing", async () => {
  const app = await openCheck();
  const { check, workers } = app;
  check.draft.value = { name: "late", text: eve, notes: [] };
  check.rule.value = { refuseAt: "", largestGroup: "0" };
  await check.runCheck();
  expect(Object.keys(check.ruleMistakes(check.rule.value))).toEqual(["refuseAt", "largestGroup"]);
  expect(check.checked.value).toEqual({ state: "none" });
  expect(workers.count("check")).toBe(0);
});

test("a text is read from a file, and one that cannot be read says why", async () => {
  const { check } = await openCheck();
  await check.takeFile(new File([eve], "eve.txt"));
  expect(check.draft.value).toMatchObject({ name: "eve.txt", text: eve });
  await check.takeFile(new File(["%PDF-1.7\nand nothing else"], "broken.pdf"));
  expect(check.checked.value).toMatchObject({ state: "failed", message: { args: { name: "broken.pdf" } } });
  expect(check.draft.value.name).toBe("eve.txt");
  check.dropDraft();
  expect(check.draft.value.text).toBe("");
});

test("a check that is cancelled leaves no verdict, and the next one is answered", async () => {
  const app = await openCheck();
  const { check } = app;
  check.draft.value = { name: "late", text: eve, notes: [] };
  const under = check.runCheck();
  expect(check.checked.value).toEqual({ state: "checking" });
  check.cancelCheck();
  await under;
  expect(check.checked.value).toEqual({ state: "none" });
  expect((await checked(app, eve)).similar).toBe(1);
});

test("of two files, and of a file and what is typed meanwhile, the later one is in the form", async () => {
  const { check } = await openApp({ hash: "#/check" });
  const slow = (): File => new File(["word ".repeat(1_000_000)], "slow.txt");
  const first = check.takeFile(slow());
  expect(check.readingFile.value).toBe("slow.txt");
  await Promise.all([check.takeFile(new File([eve], "eve.txt")), first]);
  expect(check.draft.value).toMatchObject({ name: "eve.txt", text: eve });
  expect(check.readingFile.value).toBeNull();
  const second = check.takeFile(slow());
  check.editDraft({ text: "typed" });
  await second;
  expect(check.draft.value).toMatchObject({ name: "eve.txt", text: "typed" });
  const third = check.takeFile(slow());
  check.stopReading();
  await third;
  expect(check.draft.value.text).toBe("typed");
  expect(check.checked.value).toEqual({ state: "none" });
});

test("a check that was cancelled does not end the one that follows", async () => {
  const { check } = await openCheck();
  check.draft.value = { name: "late", text: eve, notes: [] };
  const first = check.runCheck();
  check.cancelCheck();
  const second = check.runCheck();
  await first;
  expect(check.checked.value.state).toBe("checking");
  await second;
  expect(check.checked.value.state).toBe("ready");
});

test("a check ends when another text takes its place in the form", async () => {
  const app = await openCheck();
  const { check } = app;
  /** What the form says after a check during which something else was done. */
  const after = async (act: () => unknown) => {
    check.draft.value = { name: "late", text: eve, notes: [] };
    const running = check.runCheck();
    await act();
    await running;
    return check.checked.value.state;
  };
  expect(await after(check.dropDraft)).toBe("none");
  // The engine answers the check only after the file was read.
  let reading: Promise<void> | undefined;
  const { engine } = app.store;
  const answer = engine.check.bind(engine);
  engine.check = async (wanted) => {
    const found = await answer(wanted);
    await reading;
    return found;
  };
  const withFile = (text: string) => () => {
    reading = check.takeFile(new File([text], "new.txt"));
    return reading;
  };
  expect(await after(withFile(words(5, 60)))).toBe("none");
  expect(await after(withFile(""))).toBe("failed");
});

test("a document that refuses a text is named, though it is below the threshold", () => {
  speak("en");
  const shares = { jaccard: 0.12, sorensen: 0.21, overlap: 0.3, containmentAInB: 0.2, containmentBInA: 0.2 };
  const check = {
    ...{ verdict: "refused", reason: "tooSimilar", group: [], evidence: null },
    query: { tokens: 90, shingles: 86, distinct: 86, aboveThreshold: 0, leftOut: 0, similar: [] },
    nearest: { id: 1, shared: 12, union: 100, ...shares },
  } as unknown as Check;
  const params = { threshold: 0.2, minMatched: 10, measure: "jaccard", unit: "words" } as Params;
  const draft = { name: "new.txt", text: "", notes: [] };
  const said = rendered(
    VerdictInWords({ check, draft, rule: { refuseAt: "10", largestGroup: "5" }, params, listed: 0 }),
  );
  expect(said.replace(/<[^>]*>/g, "")).toContain("It is 12% similar to a document that was removed.");
});

test("documents that share only a few rare words with a text are counted, and so is a minimum that lists them", () => {
  speak("en");
  const evidence: NewcomerEvidence = { words: 600, notAligned: 0, withFewWords: 12, documents: [], rewritten: [] };
  const params = { unit: "words", minMatched: 10 } as Params;
  const few =
    "12 documents share only a few matched words with it, but rare ones. They are not listed for them: where this many " +
    "documents do, the usual reason is a common subject. A lower minimum of matched words (minMatched), such as 7, may list them.";
  expect(notListedInWords(evidence, params)).toEqual([few]);
  expect(notListedInWords({ ...evidence, withFewWords: 0 }, params)).toEqual([]);
  expect(notListedInWords({ ...evidence, notAligned: 3 }, params)).toHaveLength(2);
  // Also where no document is listed.
  const check = { evidence } as Check;
  const draft = { name: "new.txt", text: "", notes: [] };
  expect(rendered(h("div", null, SharedPassages({ check, draft, params, listed: 0 })))).toBe(
    `<div><p>${few}</p></div>`,
  );
  for (const [language, said] of [
    ["es", /^1 documento comparte con él .* \(minMatched\), como 7, puede incluirlo\.$/],
    ["ru", /^У 1 документа с ним лишь несколько совпадающих слов, .* например 7, может добавить/],
  ] as const) {
    speak(language);
    expect(
      notListedInWords({ ...evidence, withFewWords: 1 }, params)
        .join(" ")
        .replaceAll("\u00a0", " "),
    ).toMatch(said);
  }
  speak("en");
});

test("the documents found are saved as a table, a line each, under the names that are shown", async () => {
  const app = await openApp({ hash: "#/check" });
  const given = [
    fileOf("ann.txt", essays[0]?.buffer.toString() ?? ""),
    fileOf("=retold.txt", essay),
    fileOf("other.txt", words(7, 400)),
  ];
  await compared(app, () => app.actions.addFound(given, "submission"));
  const { store, check } = app;
  const ann = store.originals.value.documents.find(({ name }) => name === "ann.txt");
  app.actions.setAuthor(ann?.id ?? -1, "Ann Lee");
  const { checkLines } = await app.load<typeof import("../../www/check/check-table.ts")>("check/check-table.ts");
  /** The lines of the table about a new text, each by its headings. */
  const tableOf = async (text: string) => {
    check.draft.value = { name: "new.txt", text, notes: [] };
    await check.runCheck();
    const { value } = check.checked;
    if (value.state !== "ready") throw new Error(JSON.stringify(value));
    const options = { dialect: dialects.swiss, say: (one: Message) => catalogueOf("en").say(one), name: "new.txt" };
    const shown = { documents: store.documents.value, authorOf: store.authorOf };
    const [heads = [], ...lines] = [...checkLines(value, { ...options, ...shown })].map((line) => cellsOf(line));
    expect(lines.every(({ length }) => length === heads.length)).toBe(true);
    return lines.map((line) => Object.fromEntries(heads.map((head, at) => [head, line[at]])));
  };
  const inOrder = "Rare words in the same order (may be a rewritten copy)";
  const own = essays[0]?.buffer.toString() ?? "";
  expect(await tableOf(own)).toMatchObject([
    {
      ...{ "Document A": "new.txt", "Document B": "ann.txt", "Author of B": "Ann Lee", "Role of B": "Submission" },
      ...{ "Matched words of A": "100", "Matched words of B": "100", "Matched, % of B’s words": "100", [inOrder]: "" },
    },
  ]);
  const [line, more] = await tableOf(retold);
  expect([line?.["Document B"], more]).toEqual(["'=retold.txt", undefined]);
  expect(line?.["Matched words of A"]).toBe("");
  expect(Number(line?.[inOrder])).toBeGreaterThan(5);
  await app.actions.hideNames(true);
  expect(JSON.stringify(await tableOf(own))).not.toMatch(/ann|Lee/i);
});

function cellsOf(line: string): string[] {
  return line
    .trimEnd()
    .split(";")
    .map((cell) => cell.replace(/^"(.*)"$/, "$1"));
}
