/** How documents come in, are asked about, and go: whatever was given has a line, and nothing is lost by a slip. */
import { expect, test } from "@playwright/test";
import { disguisedIn } from "../../www/engine/pairs.ts";
import { message } from "../../www/i18n/message.ts";
import { essays, words } from "../e2e/page.ts";
import { addEssays, compared, essayFiles, fileOf, openApp, until } from "./app.ts";

/** It takes a parser many seconds: each element costs it what is open around it. */
const slow = fileOf("slow.html", `<html>${"<b>".repeat(9_900)}${"<i></i>".repeat(4_000_000)}`);

const namesOf = (entries: readonly { name: string }[]): string[] => entries.map(({ name }) => name);

test("a second drop joins the first, and Cancel ends both", async () => {
  const { store, actions } = await openApp();
  const drops = [actions.addFound([slow], "submission"), actions.addFound(essayFiles, "archive")];
  await until(() => store.reading.value?.total === 4, "both are read as one");
  await until(() => store.reading.value?.done === 3, "the second is read beside the first");
  expect(store.intake.value.documents).toEqual([]);
  actions.cancelReading();
  await Promise.all(drops);
  expect(store.reading.value).toBeNull();
  expect(store.intake.value).toMatchObject({ documents: [], unread: [] });
  expect(store.notice.value).toMatchObject({ code: "workspace-cancelled" });
  // What is given next is read by new readers.
  await actions.addFound(essayFiles, "submission");
  expect(namesOf(store.intake.value.documents)).toEqual(["ann.txt", "bob.txt", "eve.txt"]);
  expect(store.notice.value).toBeNull();
});

test("files that are read at the second try are not named unread any more", async () => {
  const { store, actions } = await openApp();
  const paths = Array.from({ length: 6 }, (_, at) => `class/${at}.pdf`);
  await actions.addFound(
    paths.map((path) => fileOf(path, "%PDF-1.7\nand nothing else")),
    "submission",
  );
  expect(store.intake.value.unread.length).toBe(6);
  expect(store.announcement.value).toContain("6");
  await actions.addFound(
    paths.map((path) => fileOf(path, `${path} ${words(1, 40)}`)),
    "submission",
  );
  expect(store.intake.value.unread).toEqual([]);
  expect(store.intake.value.documents.length).toBe(6);
});

test("a new version of a file is added, and said to have the path of the old one", async () => {
  const { store, actions } = await openApp();
  const file = (name: string, seed: number) => fileOf(`class-a.zip/${name}/essay.txt`, words(seed, 60));
  await actions.addFound([file("Alice Brown", 1), file("Boris Ivanov", 2)], "submission");
  expect(store.notice.value).toBeNull();
  await actions.addFound([file("Alice Brown", 1), file("Boris Ivanov", 3), file("Carla Diaz", 4)], "submission");
  expect(store.repeated.value.length).toBe(1);
  expect(store.intake.value.documents.length).toBe(4);
  const names = "class-a.zip/Boris Ivanov/essay.txt";
  expect(store.notice.value).toEqual({ code: "workspace-same-path", args: { count: 1, names } });
  // The same path in another role is no version of it.
  await actions.addFound([file("Boris Ivanov", 5)], "archive");
  expect(store.notice.value).toBeNull();
  const older = store.originals.value.documents.filter(({ role }) => role === "submission").map(({ id }) => id);
  const many = ["Alice Brown", "Boris Ivanov", "Carla Diaz"].map((name, at) => file(name, 20 + at));
  await actions.addFound([...many, fileOf("late.txt", words(30, 60))], "submission");
  // Of one of them there are two versions already.
  expect(store.notice.value).toMatchObject({ args: { count: 4 } });
  await actions.hideNames(true);
  expect(JSON.stringify(store.withoutNames(store.notice.value ?? ""))).not.toMatch(/Alice|Boris|Carla/);
  // Once the old versions are removed, nothing is left to say.
  actions.remove(older.slice(0, 1));
  expect(store.notice.value).not.toBeNull();
  actions.remove(older.slice(1));
  expect(store.notice.value).toBeNull();
});

test("a note on older versions that was cleared or replaced does not come back", async () => {
  const { store, actions } = await openApp();
  const file = (name: string, seed: number) => fileOf(`${name}/essay.txt`, words(seed, 60));
  await actions.addFound([file("Alice Brown", 1), file("Boris Ivanov", 2)], "submission");
  await actions.addFound([file("Alice Brown", 3), file("Boris Ivanov", 4)], "submission");
  expect(store.notice.value).toMatchObject({ code: "workspace-same-path", args: { count: 2 } });
  actions.addPasted("", words(5, 60), "submission");
  expect(store.notice.value).toBeNull();
  const [first, second] = store.originals.value.documents.map(({ id }) => id);
  actions.remove([first ?? 0]);
  expect(store.notice.value).toBeNull();
  const other = message("workspace-no-files");
  store.notice.value = other;
  actions.remove([second ?? 0]);
  expect(store.notice.value).toBe(other);
});

test("a file of a collection adds no documents, and nothing is said about how many", async () => {
  const { store, actions } = await openApp();
  await actions.addFound([fileOf("Spring.lookalike-archive", "{}")], "submission");
  expect(store.notice.value).toMatchObject({ code: "workspace-archive-file" });
  expect(store.announcement.value).toBe("");
});

test("files that were added before are added again only if the user says so", async () => {
  const app = await openApp();
  const { store, actions } = app;
  await addEssays(app);
  const again = () => actions.addFound([...essayFiles.slice(0, 2), fileOf("new.txt", words(8, 60))], "submission");
  await again();
  expect(store.repeated.value.map(({ file }) => file.path)).toEqual(["ann.txt", "bob.txt"]);
  expect(store.intake.value.documents.length).toBe(4);
  actions.dismissRepeated();
  expect([store.repeated.value, store.intake.value.documents.length]).toEqual([[], 4]);
  await again();
  actions.addRepeated();
  expect([store.repeated.value, store.intake.value.documents.length]).toEqual([[], 7]);
});

test("removing all, and removing one, can be undone", async () => {
  const app = await openApp({ hash: "#/documents" });
  const { store, actions, address, pairs } = app;
  await compared(app, () => addEssays(app));
  await actions.addFound([fileOf("broken.pdf", "%PDF-1.7\nand nothing else")], "submission");
  pairs.query.value = "ann";
  const before = store.intake.value;
  actions.removeAll();
  expect(address.read()).toBe("#/");
  expect(store.intake.value).toMatchObject({ documents: [], unread: [] });
  expect([store.result.value, store.run.value, pairs.query.value]).toEqual([null, { state: "idle" }, ""]);
  await compared(app, actions.undoRemoval);
  expect(store.intake.value).toEqual(before);
  actions.remove([2]);
  expect(namesOf(store.intake.value.documents)).toEqual(["ann.txt", "eve.txt"]);
  actions.undoRemoval();
  expect(store.intake.value).toEqual(before);
  expect(store.removed.value).toBeNull();
});

test("documents that were removed can be restored although a line of an unread file was dismissed after them", async () => {
  const app = await openApp();
  const { store, actions } = app;
  await addEssays(app);
  actions.removeAll();
  await actions.addFound([fileOf("broken.pdf", "%PDF-1.7\nand nothing else")], "submission");
  const [line] = store.originals.value.unread;
  actions.remove([line?.id ?? -1]);
  expect(store.originals.value.unread).toEqual([]);
  actions.undoRemoval();
  expect(namesOf(store.intake.value.documents)).toEqual(["ann.txt", "bob.txt", "eve.txt"]);
  // A line alone can be restored, too.
  await actions.addFound([fileOf("broken.pdf", "%PDF-1.7\nand nothing else")], "submission");
  actions.remove([store.originals.value.unread[0]?.id ?? -1]);
  actions.undoRemoval();
  expect(store.originals.value.unread.length).toBe(1);
});

test("removals in a row are undone together, and those before a change after them, with roles and authors", async () => {
  const app = await openApp();
  const { store, actions } = app;
  await addEssays(app);
  const [ann, bob, eve] = store.originals.value.documents.map(({ id }) => id) as [number, number, number];
  actions.setRole(ann, "archive");
  actions.setAuthor(bob, "Bob Roy");
  const before = store.originals.value;
  for (const id of [ann, bob, eve]) actions.remove([id]);
  expect(store.removed.value?.documents.length).toBe(3);
  actions.undoRemoval();
  expect(store.originals.value).toEqual(before);
  actions.remove([ann]);
  await actions.addFound([fileOf("new.txt", words(8, 60))], "submission");
  const between = store.originals.value;
  actions.remove([bob]);
  actions.remove([eve]);
  actions.undoRemoval();
  expect(store.originals.value).toEqual(between);
  actions.undoRemoval();
  expect(store.originals.value.documents).toEqual([...before.documents, expect.objectContaining({ path: "new.txt" })]);
  expect(store.removed.value).toBe(null);
});

test("a removed file that is added again has its author, and is not restored a second time", async () => {
  const app = await openApp();
  const { store, actions } = app;
  await addEssays(app);
  const authors = () => store.originals.value.documents.map(({ path, author }) => [path, author]);
  const idOf = (name: string) => store.originals.value.documents.find(({ path }) => path === name)?.id ?? -1;
  actions.setAuthor(idOf("ann.txt"), "Ann Lee");
  actions.remove([idOf("ann.txt")]);
  actions.remove([idOf("bob.txt")]);
  await addEssays(app, 1);
  const all = [
    ["ann.txt", "Ann Lee"],
    ["bob.txt", ""],
    ["eve.txt", ""],
  ];
  expect(authors()).toEqual([all[0], all[2]]);
  actions.undoRemoval();
  expect(authors()).toEqual(all);
  // After the line was dismissed, too, but not once the author was cleared.
  actions.removeAll();
  actions.forgetRemoval();
  await addEssays(app);
  expect(authors()).toEqual(all);
  actions.setAuthor(idOf("ann.txt"), "");
  actions.removeAll();
  await addEssays(app);
  expect([authors()[0], store.removed.value]).toEqual([["ann.txt", ""], null]);
});

test("a file that was removed from a folder and added again alone is not restored a second time", async () => {
  const { store, actions } = await openApp();
  const [one, other] = [words(8, 60), words(9, 60)];
  const inFolder = (name: string, text: string) => fileOf(`class/${name}`, text);
  await actions.addFound([inFolder("one.txt", one), inFolder("other.txt", other)], "submission");
  actions.removeAll();
  // Another text at the same place is another file.
  await actions.addFound([fileOf("one.txt", one), fileOf("other.txt", words(10, 60))], "submission");
  actions.undoRemoval();
  const paths = store.originals.value.documents.map(({ path }) => path).sort();
  expect(paths).toEqual(["class/other.txt", "one.txt", "other.txt"]);
});

test("identical files of two students that are removed and added again never get one author", async () => {
  const { store, actions } = await openApp();
  const essay = fileOf("essay.txt", words(8, 60));
  const authors = () => store.originals.value.documents.map(({ author }) => author);
  const ids = () => store.originals.value.documents.map(({ id }) => id);
  const setAuthors = (...names: string[]) => {
    for (const [at, id] of ids().entries()) actions.setAuthor(id, names[at] ?? "");
  };
  /** Removes all, one by one or together, and adds that many again. */
  const addAgain = async (count: number, how: "one by one" | "together" = "together") => {
    if (how === "together") actions.removeAll();
    else for (const id of ids()) actions.remove([id]);
    await actions.addFound(
      Array.from({ length: count }, () => essay),
      "submission",
    );
  };
  await addAgain(2);
  for (const how of ["one by one", "together"] as const) {
    setAuthors("Ann", "Bob");
    await addAgain(2, how);
    expect(authors()).toEqual(["", ""]);
    setAuthors("Ann", "");
    await addAgain(2, how);
    expect(authors()).toEqual(["", ""]);
  }
  // Those of one author keep it, and a third one does not inherit it.
  setAuthors("Ann", "Ann");
  await addAgain(3);
  expect(authors().sort()).toEqual(["", "Ann", "Ann"]);
  // Nor does a file that is added after the removed one is back.
  actions.removeAll();
  const other = fileOf("other.txt", words(9, 60));
  await actions.addFound([other], "submission");
  actions.setAuthor(ids()[0] ?? -1, "Ann");
  for (const isUndone of [false, true]) {
    actions.removeAll();
    if (isUndone) actions.undoRemoval();
    else await actions.addFound([other], "submission");
    expect(authors()).toEqual(["Ann"]);
    await actions.addFound([other], "submission");
    actions.addRepeated();
    expect(authors().sort()).toEqual(["", "Ann"]);
    actions.remove([store.originals.value.documents.find(({ author }) => author === "")?.id ?? -1]);
    actions.forgetRemoval();
  }
});

test("other work that is put on the page leaves nothing to undo, or to select, of the documents before", async () => {
  const app = await openApp();
  const { store, actions } = app;
  await compared(app, () => addEssays(app));
  const { pageWork } = await app.load<typeof import("../../www/keep/page-work.ts")>("keep/page-work.ts");
  const selection = await app.load<typeof import("../../www/pairs/selection.ts")>("pairs/selection.ts");
  const { work, restore } = pageWork(
    () => "#/",
    () => {},
  );
  const kept = { ...work(), savedAt: 0, lost: 0 };
  selection.select([0], true);
  actions.remove([3]);
  restore(kept);
  expect(selection.selectedRows.value.length).toBe(0);
  actions.undoRemoval();
  expect(store.originals.value.documents.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("comparing the files of one author can be undone, and does not change how later files are grouped", async () => {
  const app = await openApp();
  const { store, actions } = app;
  const download = ["Ann Lee_1", "Bob Roy_2", "Cid May_3"].flatMap((name) =>
    ["1", "2"].map((file) => fileOf(`${name}_assignsubmission_file_/${file}.txt`, `${name} ${file} ${words(1, 60)}`)),
  );
  const possible = async (act: () => unknown) => (await compared(app, act)).report.totals.possiblePairs;
  expect(await possible(() => actions.addFound(download, "submission"))).toBe(12);
  const typed = [1, 2].map((at) => store.originals.value.documents[at]?.id ?? -1);
  for (const id of typed) actions.setAuthor(id, "me");
  for (const authorBy of ["layout", "name"] as const) {
    actions.change({ authorBy });
    const before = store.originals.value;
    expect(await possible(actions.compareAuthorsFiles)).toBe(15);
    expect(store.removed.value?.authors).toMatchObject({ authorBy, cleared: 2 });
    actions.undoRemoval();
    expect([store.originals.value, store.fields.value?.authorBy, store.removed.value]).toEqual([
      before,
      authorBy,
      null,
    ]);
  }
  actions.compareAuthorsFiles();
  actions.removeAll();
  expect(await possible(() => actions.addFound(download, "submission"))).toBe(12);
});

test("an encoding that was guessed wrongly is put right by hand", async () => {
  const { store, actions } = await openApp();
  const bytes = Uint8Array.from("\xf7\xd3\xc5 \xcc\xc0\xc4\xc9", (c) => c.charCodeAt(0));
  const file = { path: "old.txt", size: bytes.length, open: () => new Blob([bytes]) };
  await actions.addFound([file], "submission");
  await actions.setEncoding(1, "windows-1252");
  expect(store.documents.value.get(1)?.text).toBe("÷ÓÅ ÌÀÄÉ");
  await actions.setEncoding(1, "koi8-r");
  expect(store.documents.value.get(1)?.text).toBe("Все люди");
});

test("the example is a class with copies in it, and says who copied", async () => {
  const app = await openApp();
  const { addExample } = app.actions;
  // A double click adds it once.
  const { report } = await compared(app, () => Promise.all([addExample(), addExample()]));
  expect(report.documents.length).toBe(12);
  expect(app.store.intake.value.documents.every(({ notes }) => notes.length > 0)).toBe(true);
  const firstNames = (ids: readonly number[]): string =>
    ids.map((id) => report.documents.name[id]?.split(" ")[0]).join("–");
  const { a, b, evidence } = report.pairs;
  const listed = Array.from(evidence.matchedA, (_, row) => firstNames([a[row] ?? -1, b[row] ?? -1]));
  // The copies that were planted (www/public/example/SOURCES.md), and no other pair.
  expect(listed[0]).toBe("Ada–Ben");
  expect(listed.sort()).toEqual([
    ...["Ada–Ben", "Ada–David", "Ada–Elif", "Ben–David", "Ben–Elif", "Clara–David", "Clara–Elif"],
    ...["Farid–Grace", "Jonah–Kate", "Иван–Мария"],
  ]);
  expect([...disguisedIn(report)].map((at) => report.documents.name[at])).toEqual(["Kate Mallory: Uncle Rory"]);
});

test("whether a folder is one student's is asked, and all is compared until it is answered", async () => {
  const app = await openApp();
  const { store, actions } = app;
  const files = essays.map(({ name, buffer }, at) => fileOf(`${at < 2 ? "ann" : "bob"}/${name}`, buffer.toString()));
  const { report } = await compared(app, () => actions.addFound(files, "submission"));
  expect(report.totals.possiblePairs).toBe(3);
  expect(store.question.value?.groups.map(({ name, ids }) => [name, ids.length])).toEqual([
    ["ann", 2],
    ["bob", 1],
  ]);
  const answered = await compared(app, () => actions.answerAuthors(true));
  expect(answered.report.totals.possiblePairs).toBe(2);
  expect(store.authorsAnswer.value?.before[0]).toEqual({ id: 1, group: undefined, role: "submission" });
  expect(store.question.value).toBeNull();
  const undone = await compared(app, () => actions.undoAnswer());
  expect(undone.report.totals.possiblePairs).toBe(3);
  expect(store.question.value?.pairs).toBe(1);
  // What the user has changed since the answer stays.
  const [first] = store.originals.value.documents;
  actions.answerEarlier([first?.id ?? -1]);
  actions.setRole(first?.id ?? -1, "template");
  actions.undoAnswer();
  expect(store.originals.value.documents.map(({ role }) => role)).toEqual(["template", "submission", "submission"]);
});

test("a folder may be work from an earlier year, which is compared with this year's only", async () => {
  const app = await openApp();
  const { store, actions } = app;
  const files = Array.from({ length: 12 }, (_, at) => fileOf(`${at < 5 ? "2025" : "2026"}/${at}.txt`, words(at, 60)));
  const { report } = await compared(app, () => actions.addFound(files, "submission"));
  expect(report.totals.possiblePairs).toBe((12 * 11) / 2);
  const [earlier] = store.question.value?.groups ?? [];
  expect([earlier?.name, earlier?.ids.length]).toEqual(["2025", 5]);
  const answered = await compared(app, () => actions.answerEarlier(earlier?.ids ?? []));
  expect(answered.report.totals.possiblePairs).toBe(7 * 5 + (7 * 6) / 2);
  expect(store.intake.value.documents.filter(({ role }) => role === "archive").map(({ path }) => path[3])).toEqual(
    Array.from({ length: 5 }, () => "5"),
  );
  expect(store.question.value).toBeNull();
});

test("authors are found by the user's pattern, and a wrong one leaves the last in force", async () => {
  const app = await openApp();
  const { store, actions } = app;
  const authors = () => store.engineDocuments.value.map(({ author }) => author);
  const files = essays.map(({ name, buffer }, at) => fileOf(`class/${at === 1 ? 0 : at}_${name}`, buffer.toString()));
  await compared(app, () => actions.addFound(files, "submission"));
  actions.change({ authorBy: "pattern", authorPattern: "^(\\d)_" });
  await until(() => authors().join() === "0,0,2", "authors by the pattern");
  await until(() => store.result.value?.report.totals.possiblePairs === 2, "a result by these authors");
  // A pattern is matched below the folders of its role, whatever folders other roles have.
  await actions.addFound([fileOf("earlier/7_old.txt", words(8, 40))], "archive");
  await until(() => authors().join() === "0,0,2,7", "authors of earlier work, too");
  actions.change({ authorPattern: "^(\\d_" });
  expect([...app.mistakes.fieldMistakes.value.keys()]).toEqual(["authorPattern"]);
  expect(authors()).toEqual(["0", "0", "2", "7"]);
  // One that would run for ever is ended.
  const long = fileOf(`class/3_${"a".repeat(60)}.txt`, words(9, 40));
  await actions.addFound([long], "submission");
  const endless = "^(?:(\\w+)+)!$";
  actions.change({ authorPattern: endless });
  expect(app.mistakes.fieldMistakes.value.size).toBe(0);
  await until(() => store.failedPattern.value?.pattern === endless, "the pattern is given up");
  expect([...app.mistakes.fieldMistakes.value.keys()]).toEqual(["authorPattern"]);
  expect(authors()).toEqual(["0", "0", "2", null, "7"]);
});
