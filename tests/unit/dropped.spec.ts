/** What lies in a dropped folder is found, whichever of a browser's two interfaces hands it out. */
import { expect, test } from "@playwright/test";
import { filesFromDrop } from "../../www/read/drop.ts";

/** A folder as a tree of names; a file is its text. */
interface Tree {
  [name: string]: string | Tree;
}

/** Names that handles leave out, as Chromium does for those that a system could take for something else. */
const UNSAFE = /\.(lnk|url)$/;

/** How often files were asked for by either interface. */
const asked = { entries: 0, handles: 0 };

function entryOf(name: string, node: string | Tree, above = ""): FileSystemEntry {
  const fullPath = `${above}/${name}`;
  if (typeof node === "string") {
    const file = (done: (file: File) => void): void => {
      asked.entries++;
      done(new File([node], name));
    };
    return { name, fullPath, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
  }
  const children = Object.entries(node).map(([child, below]) => entryOf(child, below, fullPath));
  const createReader = () => ({
    readEntries: (done: (entries: FileSystemEntry[]) => void) => done(children.splice(0, 3)),
  });
  return { name, fullPath, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

function handleOf(name: string, node: string | Tree): FileSystemHandle {
  if (typeof node === "string") {
    const getFile = async (): Promise<File> => {
      asked.handles++;
      if (node === "gone") throw new DOMException("It is not there.", "NotFoundError");
      return new File([node], name);
    };
    return { kind: "file", name, getFile } as unknown as FileSystemHandle;
  }
  const safe = Object.entries(node).filter(([child]) => !UNSAFE.test(child));
  async function* values(): AsyncGenerator<FileSystemHandle> {
    for (const [child, below] of safe) yield handleOf(child, below);
  }
  return { kind: "directory", name, values } as unknown as FileSystemHandle;
}

type HandleOf = () => Promise<FileSystemHandle | null>;

async function found(name: string, tree: Tree, getAsFileSystemHandle?: HandleOf): Promise<string[]> {
  Object.assign(asked, { entries: 0, handles: 0 });
  const item = { kind: "file", type: "", webkitGetAsEntry: () => entryOf(name, tree), getAsFileSystemHandle };
  const transfer = { items: [item], getData: () => "" } as unknown as DataTransfer;
  const dropped = await filesFromDrop(transfer, new AbortController().signal);
  expect(dropped.failed).toEqual([]);
  const texts = dropped.found.map(async ({ path, open }) => `${path}: ${await open().text()}`);
  return (await Promise.all(texts)).sort();
}

const tree: Tree = {
  "a.txt": "one",
  "b.url": "two",
  late: { "c.txt": "three", "d.lnk": "four", deep: { "e.txt": "five" } },
  "f.txt": "gone",
};
const all = [
  "a.txt: one",
  "b.url: two",
  "f.txt: gone",
  "late/c.txt: three",
  "late/d.lnk: four",
  "late/deep/e.txt: five",
];

test("a folder has the same files with handles and without, those that handles leave out or cannot open among them", async () => {
  const expected = all.map((line) => `essays/${line}`);
  expect(await found("essays", tree)).toEqual(expected);
  expect(asked).toEqual({ entries: 6, handles: 0 });
  expect(await found("essays", tree, async () => handleOf("essays", tree))).toEqual(expected);
  expect(asked).toEqual({ entries: 3, handles: 4 });
});

test("where a browser refuses a handle, or would warn of it, a folder's entries are all it takes", async () => {
  const refused = (): Promise<never> => Promise.reject(new DOMException("No.", "NotAllowedError"));
  for (const handle of [refused, async () => null, async () => handleOf("a.txt", "a file")]) {
    expect(await found("essays", tree, handle)).toEqual(all.map((line) => `essays/${line}`));
    expect(asked.handles).toBe(0);
  }
  const never = (): never => {
    throw new Error("A browser would show a warning.");
  };
  expect(await found("Documents", tree, never)).toEqual(all.map((line) => `Documents/${line}`));
});

test("of many files that are dropped, only those without a type are asked whether they are folders", async () => {
  let questions = 0;
  const items = Array.from({ length: 200 }, (_, at) => ({
    kind: "file",
    type: at % 50 === 0 ? "" : "text/plain",
    getAsFile: () => new File(["text"], `${at}.txt`),
    webkitGetAsEntry: () => {
      questions++;
      return at === 100 ? entryOf("folder", { "in it.txt": "text" }) : entryOf(`${at}.txt`, "text");
    },
  }));
  const transfer = { items, getData: () => "" } as unknown as DataTransfer;
  const { found: files } = await filesFromDrop(transfer, new AbortController().signal);
  expect(files.map(({ path }) => path)).toContain("folder/in it.txt");
  expect(files).toHaveLength(200);
  expect(questions).toBe(4);
});
