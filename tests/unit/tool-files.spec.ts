/** Files that tools write are left out and counted, wherever they are found, and a student's own folder never is. */
import { expect, test } from "@playwright/test";
import { countUnread } from "../../www/read/names.ts";
import { toolFiles } from "../../www/read/tool-files.ts";
import { zip } from "../samples/formats.mjs";
import { fileOf, openApp } from "./app.ts";

const DEBRIS = [
  ...["ann/.git/HEAD", "ann/.git/objects/0a/1", "ann/.gitignore", "ann/.idea/workspace.xml", "ann/.vscode/a.json"],
  ...["ann/node_modules/x/index.js", "ann/src/__pycache__/a.pyc", "ann/gradlew", "ann/.gradle/a.lock"],
  ...["ann/build/A.java", "ann/app/target/B.java", "bob/bin/Debug/a.txt", "bob/obj/b.txt", "eve/dist/c.js"],
];
const WORK = [
  ...["ann/src/A.java", "ann/build.gradle", "ann/app/pom.xml", "bob/Task.csproj", "eve/package.json", "eve/bin/run.js"],
  // Folders of students who called them so.
  ...["kim/build/A.java", "kim/target/B.java", "kim/out/c.txt", "lee/bin/d.txt", "lee/my.git/e.txt", "build/f.txt"],
];

test("what tools write is known by the name of its folder, or by a file of the tool beside it", () => {
  expect([...toolFiles([...WORK, ...DEBRIS])]).toEqual(DEBRIS);
  // By itself it is what the user wants to have compared.
  const [repository, modules] = [DEBRIS.slice(0, 3), DEBRIS.slice(5, 6)];
  expect([...toolFiles(repository), ...toolFiles(modules)]).toEqual([]);
});

test("a path of many folders named like those of builds is looked at a few times only", () => {
  const paths = Array.from({ length: 5000 }, (_, at) => `${"build/".repeat(680)}${at}`);
  expect(toolFiles([...paths, "build.gradle"]).size).toBe(paths.length);
  expect(toolFiles([...paths, "a.txt"]).size).toBe(0);
});

test("files of tools are counted in one line, in a folder and in an archive, and are not compared", async () => {
  const files = Object.fromEntries([...WORK, ...DEBRIS].map((path) => [path, `The text of ${path}`]));
  const app = await openApp();
  await app.actions.addFound(
    Object.entries(files).map(([path, text]) => fileOf(`class/${path}`, text)),
    "submission",
  );
  const count = DEBRIS.length;
  const archive = zip(files);
  await app.actions.addFound([{ path: "class.zip", open: () => new Blob([archive]) }], "submission");
  const { documents, unread } = app.store.originals.value;
  const isDebris = ({ path }: { path: string }): boolean => DEBRIS.some((debris) => path.endsWith(`/${debris}`));
  expect(documents.filter(isDebris)).toEqual([]);
  expect(unread.filter(({ reason }) => reason.code === "files-tool-files").map(({ reason }) => reason.args)).toEqual([
    { count },
    { count },
  ]);
  expect(countUnread(unread)).toEqual({ files: 0, system: 2 * count });
});
