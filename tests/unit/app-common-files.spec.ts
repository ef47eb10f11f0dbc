/** The question about files that most authors have alike, and what its answers do. */
import { expect, test } from "@playwright/test";
import { type App, compared, fileOf, freshStorage, openApp, until } from "./app.ts";
import { studentClass } from "./student-class.ts";

const { files, starters, copies } = studentClass({ students: 60, seed: 4 });

type Common = typeof import("../../www/people/common-found.ts");

/** The app with the class in it, once the question is asked. */
async function withClass(app: App): Promise<Common> {
  const common = await app.load<Common>("people/common-found.ts");
  await app.actions.addFound(
    files.map(({ path, text }) => fileOf(path, text)),
    "submission",
  );
  await until(() => common.commonQuestion.value !== null, "the question is asked");
  return common;
}

const templatesOf = ({ store }: App): string[] =>
  store.originals.value.documents.filter(({ role }) => role === "template").map(({ name }) => name);

test("Yes excludes the text of the files, takes each folder for one author, and leaves every file where it is", async () => {
  const app = await openApp();
  const { store } = app;
  const { commonQuestion, leaveOutCommon, countCommonAgain, commonTemplates } = await withClass(app);
  const asked = commonQuestion.value;
  // The documents that a link misses here may be the templates that the answer makes.
  const { partlyKey } = await app.load<typeof import("../../www/share/link/expected-lines.tsx")>(
    "share/link/expected-lines.tsx",
  );
  expect(partlyKey()).toBe("export-partly-question");
  expect(asked).toMatchObject({ by: "folders", authors: 60 });
  expect(asked?.files.map(({ name }) => name).sort()).toEqual([...starters].sort());
  expect(store.question.value?.groups.length).toBeGreaterThan(40);
  const { report } = await compared(app, () => asked && leaveOutCommon(asked));
  expect([commonQuestion.value, store.question.value]).toEqual([null, null]);
  expect(partlyKey()).toBe("export-partly");
  expect(templatesOf(app).sort()).toEqual([...starters].sort());
  expect(store.originals.value.documents.length).toBe(files.length + starters.length);
  const names = Array.from(report.pairs.a, (a, row) =>
    [a, report.pairs.b[row] ?? 0].map((at) => report.documents.name[at]?.split("/")[0] ?? ""),
  );
  expect(new Set(names.slice(0, 7).map(String))).toEqual(new Set(copies.map(String)));
  // It is undone, and asked again.
  countCommonAgain();
  expect(commonTemplates.value).toEqual([]);
  expect(templatesOf(app)).toEqual([]);
  await until(() => commonQuestion.value !== null, "it is asked again");
});

test("No asks about authors next, stays after a reload, and can be changed", async () => {
  const storage = freshStorage();
  const app = await openApp({ storage });
  const { commonQuestion, compareCommon } = await withClass(app);
  if (commonQuestion.value) compareCommon(commonQuestion.value);
  expect(commonQuestion.value).toBeNull();
  expect(app.store.question.value).not.toBeNull();
  await app.keeper.keep();
  expect(await app.keeper.whenSaved()).toBe(true);
  const second = await openApp({ storage });
  const common = await second.load<Common>("people/common-found.ts");
  await until(() => common.commonCompared.value !== null, "the answer is known");
  expect(common.commonQuestion.value).toBeNull();
  if (common.commonCompared.value) common.leaveOutCommon(common.commonCompared.value);
  expect(templatesOf(second).sort()).toEqual([...starters].sort());
});
