/** Pairs of authors: what both share in all their files, each word counted once. */
import { expect, test } from "@playwright/test";
import { t } from "../../www/i18n/t.ts";
import { words } from "../e2e/page.ts";
import { strictValidator } from "../result-schema.mjs";
import { type App, compared, fileOf, openApp, until } from "./app.ts";
import { speak } from "./speak.ts";

type Rows = typeof import("../../www/pairs/author-rows.ts");

/** Pairs of folders with what they share: "ann bob 80 80". */
function pairsIn({ authorPairs }: Rows): string[] {
  const { value } = authorPairs;
  const nameOf = (at: number): string => value?.holders.list[at]?.name ?? "";
  return (value?.pairs ?? []).map(
    ({ a, b, matchedA, matchedB }) => `${nameOf(a)} ${nameOf(b)} ${matchedA} ${matchedB}`,
  );
}

async function withFiles(files: Readonly<Record<string, string>>): Promise<App & { authors: Rows }> {
  const app = await openApp();
  const authors = await app.load<Rows>("pairs/author-rows.ts");
  const found = Object.entries(files).map(([path, text]) => fileOf(`class/${path}`, text));
  await compared(app, () => app.actions.addFound(found, "submission"));
  await compared(app, () => app.actions.answerAuthors(true));
  return { ...app, authors };
}

const [first, second, third] = [words(1, 60), words(2, 80), words(3, 50)];
const own = (seed: number): string => words(seed, 90);

test("until the next result, pairs of authors and of files not compared are those of the documents compared", async () => {
  const { authors, actions, store, load } = await withFiles({
    "ann/1.txt": `${own(11)} ${first}`,
    "ann/2.txt": `${own(12)} ${second}`,
    "bob/1.txt": `${own(13)} ${second}`,
    "bob/2.txt": `${own(14)} ${first}`,
  });
  const { countNotCompared } =
    await load<typeof import("../../www/documents/not-compared.ts")>("documents/not-compared.ts");
  const skipped = () => countNotCompared(store.result.value?.compared ?? []).author;
  expect(skipped()).toBe(2);
  actions.compareAuthorsFiles();
  for (const { id } of store.originals.value.documents) actions.setAuthor(id, "one");
  expect([pairsIn(authors), skipped()]).toEqual([["ann bob 140 140"], 2]);
  actions.removeEntries((id) => id === store.originals.value.documents[0]?.id);
  expect([pairsIn(authors), store.result.value?.compared.length]).toEqual([["ann bob 140 140"], 4]);
  await until(() => store.result.value?.compared.length === 3, "the next result");
  expect(pairsIn(authors)).toEqual([]);
});

test("the sum of two authors is that of their files, and the row opens into them", async () => {
  const { authors, pairs, store } = await withFiles({
    "ann/1.txt": `${own(11)} ${first}`,
    "ann/2.txt": `${own(12)} ${second}`,
    "bob/1.txt": `${own(13)} ${second}`,
    "bob/2.txt": `${own(14)} ${first}`,
    "eve/1.txt": `${own(15)} ${third}`,
    "eve/2.txt": own(16),
    "zoe/1.txt": `${own(17)} ${third}`,
    "zoe/2.txt": own(18),
  });
  expect(pairsIn(authors)).toEqual(["ann bob 140 140", "eve zoe 50 50"]);
  expect(authors.authorPairs.value?.holders.list.map(({ words: all }) => all)).toEqual([320, 320, 230, 230]);
  const report = store.result.value?.report;
  const [both] = authors.authorPairs.value?.pairs ?? [];
  const sum = both?.rows.reduce((words, row) => words + (report?.pairs.evidence.matchedA[row] ?? 0), 0);
  expect(sum).toBe(both?.matchedA);
  expect(pairs.lines.value.length).toBe(2);
  if (both) pairs.toggleAuthors(both);
  expect([...pairs.lines.value].slice(1, 3)).toEqual(both?.rows);
  expect(pairs.lines.value.length).toBe(4);
  // Reading goes on from pair to pair of files, author by author.
  expect(pairs.rows.value.length).toBe(3);
  // A search keeps the sum, and shows the pairs of files that it finds.
  pairs.query.value = "ann/1";
  expect(pairs.foundAuthors.value?.pairs.map(({ matchedA }) => matchedA)).toEqual([140]);
  expect(pairs.lines.value.length).toBe(2);
  authors.listAuthors(false);
  pairs.query.value = "";
  expect(pairs.lines.value.length).toBe(3);
});

test("words find, and the column of documents sorts by, what a row shows: the author, too", async () => {
  const app = await openApp();
  const found = [first, second].flatMap((shared, at) =>
    ["a", "b"].map((name, side) => fileOf(`${name}${at}.txt`, `${own(61 + 2 * at + side)} ${shared}`)),
  );
  await compared(app, () => app.actions.addFound(found, "submission"));
  const { documents } = app.store.originals.value;
  await compared(app, () =>
    app.actions.setAuthor(documents.find(({ path }) => path === "a0.txt")?.id ?? -1, "Zoe Lee"),
  );
  const { pairs } = app;
  const firstNames = () => {
    const report = app.store.result.value?.report;
    return Array.from(pairs.rows.value, (row) => report?.documents.name[report.pairs.a[row] ?? 0]);
  };
  pairs.query.value = "zoe b0";
  expect(firstNames()).toEqual(["a0.txt"]);
  pairs.query.value = '"lee — a0"';
  expect(firstNames()).toEqual(["a0.txt"]);
  pairs.query.value = "";
  pairs.order.value = { key: "names", descending: false };
  expect(firstNames()).toEqual(["a1.txt", "a0.txt"]);
});

test("a file that is a template's, as it was given, is not counted among an author's words", async () => {
  const starter = words(9, 100);
  const app = await withFiles({
    "ann/1.txt": `${own(51)} ${first}`,
    "ann/starter.txt": starter,
    "bob/1.txt": `${own(52)} ${first}`,
    "bob/starter.txt": starter,
  });
  await compared(app, () => app.actions.addFound([fileOf("starter.txt", starter)], "template"));
  expect(pairsIn(app.authors)).toEqual(["ann bob 60 60"]);
  expect(app.authors.authorPairs.value?.holders.list.map(({ words: all }) => all)).toEqual([150, 150]);
});

test("tables and JSON have the same sums as the list, and JSON keeps to its schema", async () => {
  const app = await withFiles({
    "ann/1.txt": `${own(41)} ${first}`,
    "ann/2.txt": `${own(42)} ${second}`,
    "bob/1.txt": `${own(43)} ${second}`,
    "bob/2.txt": `${own(44)} ${first}`,
  });
  const { store, load } = app;
  const { pageOf } = await load<typeof import("../../www/share/saving.ts")>("share/saving.ts");
  const saving = await load<typeof import("../../www/share/json/page-result.ts")>("share/json/page-result.ts");
  const { jsonParts } = await load<typeof import("../../www/share/json/json.ts")>("share/json/json.ts");
  const { authorLines } =
    await load<typeof import("../../www/share/table/result-tables.ts")>("share/table/result-tables.ts");
  const { dialects } = await load<typeof import("../../www/share/table/csv.ts")>("share/table/csv.ts");
  const report = store.result.value?.report;
  if (!report) throw new Error("There is no result.");
  const result = saving.savedResultOf(pageOf(report));
  const [, line] = authorLines(result, { dialect: dialects.comma, say: ({ code }) => code });
  expect(line?.trim()).toBe('"ann","bob",140,140,43.8,140,43.8,140,,80,2,"1 2"');
  const chosen = { texts: true, roles: true, reviews: true, namesHidden: false };
  const options = saving.jsonOptions(pageOf(report), chosen, {
    english: () => "",
    settings: { ...store.fields.value },
  });
  const json = JSON.parse([...jsonParts(result, options)].join(""));
  expect(json.authorPairs).toEqual([
    expect.objectContaining({
      a: "ann",
      b: "bob",
      matchedA: 140,
      matchedB: 140,
      weight: 140,
      wordsA: 320,
      exact: true,
      pairs: [0, 1],
    }),
  ]);
  const validate = strictValidator();
  validate(json);
  expect(validate.errors).toBeNull();
});

test("while the passages are read, a sum is short enough for its column", () => {
  speak("en");
  expect(t("pairs-at-least", { text: "964 tokens" })).toBe("≥ 964 tokens");
});

test("words that several files of the other author have count once", async () => {
  const { authors } = await withFiles({
    "ann/1.txt": `${first} ${second} ${own(21)}`,
    "ann/2.txt": own(22),
    "bob/1.txt": `${own(23)} ${first} ${second}`,
    "bob/2.txt": `${own(24)} ${second} ${third}`,
  });
  await until(() => authors.authorPairs.value?.pairs[0]?.isExact === true, "the passages were read");
  // In ann's file the second passage is matched twice; both of bob's files have it.
  expect(pairsIn(authors)).toEqual(["ann bob 140 220"]);
});

test("authors who share what many others do come after those who share words of their own, and each bar is no longer than the one above", async () => {
  const task = words(77, 100);
  const copied = words(78, 90);
  const files: Record<string, string> = {};
  for (const [at, name] of ["ann", "bob", "eve", "kim", "lee", "max"].entries()) {
    files[`${name}/1.txt`] = `${own(61 + at)} ${task}`;
    files[`${name}/2.txt`] = own(71 + at);
  }
  files["una/1.txt"] = `${own(80)} ${copied}`;
  files["una/2.txt"] = own(81);
  files["zoe/1.txt"] = `${own(82)} ${copied}`;
  files["zoe/2.txt"] = own(83);
  const { authors } = await withFiles(files);
  const shown = authors.authorPairs.value?.pairs ?? [];
  expect(pairsIn(authors).slice(0, 2)).toEqual(["una zoe 90 90", "ann bob 100 100"]);
  const weights = shown.map(({ weight }) => Math.round(weight));
  expect(weights).toEqual([...weights].sort((x, y) => y - x));
  expect(weights.slice(0, 2)).toEqual([90, 77]);
});

test("authors who share a few tokens only are counted, not listed", async () => {
  const few = words(7, 12);
  const { authors, pairs } = await withFiles({
    "ann/1.txt": few,
    "ann/2.txt": own(31),
    "bob/1.txt": few,
    "bob/2.txt": own(32),
    "eve/1.txt": `${own(33)} ${first}`,
    "eve/2.txt": own(34),
    "zoe/1.txt": `${own(35)} ${first}`,
    "zoe/2.txt": own(36),
  });
  expect(pairsIn(authors)).toEqual(["eve zoe 60 60", "ann bob 12 12"]);
  expect(pairs.foundAuthors.value).toMatchObject({ weak: 1, isAll: false });
  expect(pairs.lines.value.length).toBe(1);
  authors.showsWeak.value = true;
  expect(pairs.lines.value.length).toBe(2);
});

test("of two authors whose passages were excluded by hand, what is left is not counted, and the first sentence agrees", async () => {
  const [few, more] = [words(8, 18), words(9, 18)];
  const { authors, pairs, store, exclusions, byHand, load } = await withFiles({
    "ann/1.txt": `${first} ${own(91)} ${few} ${own(92)}`,
    "ann/2.txt": `${second} ${own(93)} ${more} ${own(94)}`,
    "bob/1.txt": `${few} ${own(95)} ${first}`,
    "bob/2.txt": `${more} ${own(96)} ${second}`,
    "eve/1.txt": own(97),
    "eve/2.txt": own(98),
  });
  const { authorsInWords } =
    await load<typeof import("../../www/pairs/authors-in-words.ts")>("pairs/authors-in-words.ts");
  const sentence = (): string => {
    const [result, all] = [store.result.value, authors.authorPairs.value];
    return result && all ? authorsInWords(result.report, byHand.byHand.value, all) : "";
  };
  expect([pairsIn(authors), sentence()]).toEqual([["ann bob 176 176"], "1 pair of authors stands out among 3."]);
  const exclude = async (row: number): Promise<void> => {
    const report = store.result.value?.report;
    const ids = Uint32Array.from(
      [report?.pairs.a[row] ?? 0, report?.pairs.b[row] ?? 0],
      (at) => report?.documents.id[at] ?? 0,
    );
    const [detail] = await store.engine.passagesOf(ids, report?.params ?? {});
    const [a, b] = [...ids].map((id) => store.originalDocuments.value.get(id));
    const longest = detail?.passages.find(({ matchedA }) => matchedA > 18);
    if (!a || !b || !longest) throw new Error("There is no such passage.");
    exclusions.excludePassage(a, b, longest);
  };
  await exclude(0);
  // The other pair of files is the first now.
  expect(pairsIn(authors)).toEqual(["ann bob 78 78"]);
  expect(sentence()).toBe("1 pair of authors stands out among 3.");
  await exclude(0);
  expect(pairsIn(authors)).toEqual(["ann bob 0 0"]);
  expect(authors.authorPairs.value?.pairs[0]).toMatchObject({ longest: 0, weight: 0, isWeak: true });
  expect(sentence()).toBe("No pair of authors stands out among 3.");
  // The passages can be restored from the list.
  const [both] = pairs.foundAuthors.value?.pairs ?? [];
  if (both) pairs.toggleAuthors(both);
  expect(pairs.lines.value.length).toBe(3);
});

test("files without authors, or one of each, are listed as pairs of files", async () => {
  const app = await openApp();
  const authors = await app.load<Rows>("pairs/author-rows.ts");
  const files = ["ann/1.txt", "bob/1.txt", "eve/1.txt"].map((path, at) => fileOf(path, `${own(at)} ${first}`));
  await compared(app, () => app.actions.addFound(files, "submission"));
  expect([authors.canListAuthors.value, authors.authorPairs.value, app.pairs.lines.value.length]).toEqual([
    false,
    null,
    3,
  ]);
});
