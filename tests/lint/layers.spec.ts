/** The folders of the page as layers (ARCHITECTURE.md, "The page"): none imports from one above it, or beside it. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "@playwright/test";

/** From the lowest to the highest. Folders on one line are features, which know nothing of one another. */
const LAYERS: readonly (readonly string[])[] = [
  ["messages"],
  ["engine"],
  ["storage"],
  ["files"],
  ["ui"],
  ["passages"],
  ["parameters"],
  ["outputs"],
  ["workspace"],
  ["reports"],
  [
    "intake",
    "documents",
    "overview",
    "pairs",
    "people",
    "groups",
    "matrix",
    "comparison",
    "settings",
    "check",
    "archive",
    "export",
    "how",
    "offline",
  ],
  ["app"],
  // The file that starts the page.
  [""],
];

/** Files of each folder of the page, with their texts; generated files and static ones are not ours to order. */
type Files = ReadonlyMap<string, string>;

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)"(?<specifier>[^"]+)"/g;

test("a folder of the page imports from lower layers only, and a feature from no other feature", () => {
  const files = filesOf(new URL("../../www/", import.meta.url));
  expect(files.size).toBeGreaterThan(100);
  expect(wrongImports(files)).toEqual([]);
});

test("an import from a layer above, from another feature, or from a folder without a layer is found", () => {
  const wrong = (path: string, text: string): string[] => wrongImports(new Map([[path, text]]));
  expect(wrong("ui/format.ts", 'import { run } from "../workspace/run.ts";')).toEqual(["ui/format.ts → workspace"]);
  expect(wrong("pairs/row.tsx", 'import "../comparison/state.ts";')).toEqual(["pairs/row.tsx → comparison"]);
  expect(wrong("pairs/a/b.tsx", 'const x = await import("../../how/how.tsx");')).toEqual(["pairs/a/b.tsx → how"]);
  expect(wrong("files/a.ts", 'import type {\n  A,\n} from "../ui/a.ts";')).toEqual(["files/a.ts → ui"]);
  expect(wrong("app/app.tsx", 'import { x } from "../views/x.tsx";')).toEqual(["app/app.tsx → views"]);
  expect(wrong("engine/a.ts", 'import a from "../how/lab/worker/a.ts?worker&url";')).toEqual(["engine/a.ts → how"]);
  expect(wrong("extra/a.ts", "")).toEqual(["extra/a.ts: its folder has no layer"]);
  expect(wrong("pairs/row.tsx", 'import { run } from "../workspace/run.ts";\nimport "preact";')).toEqual([]);
});

function wrongImports(files: Files): string[] {
  return [...files].flatMap(([path, text]) => {
    const from = folderOf(path);
    const layer = layerOf(from);
    if (layer === -1) return [`${path}: its folder has no layer`];
    return [...text.matchAll(IMPORT)].flatMap(({ groups }) => {
      const specifier = groups?.["specifier"] ?? "";
      if (!specifier.startsWith(".")) return [];
      const to = folderOf(posix.join(posix.dirname(path), specifier));
      const target = layerOf(to);
      const isAllowed = to === from || (target !== -1 && target < layer);
      return isAllowed ? [] : [`${path} → ${to}`];
    });
  });
}

/** The first folder of a path inside `www/`; empty for a file that lies in none. */
function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.indexOf("/")) : "";
}

function layerOf(folder: string): number {
  return LAYERS.findIndex((layer) => layer.includes(folder));
}

function filesOf(www: URL): Files {
  const paths = readdirSync(www, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const ours = paths.filter((path) => /\.tsx?$/.test(path) && !/^(?:engine\/pkg|public)\//.test(path));
  return new Map(ours.map((path) => [path, readFileSync(new URL(path, www), "utf8")]));
}

test("the page's address is changed through the ports alone", () => {
  const files = filesOf(new URL("../../www/", import.meta.url));
  const changing = [...files].filter(
    ([path, text]) =>
      path !== "app/browser-ports.ts" && /\blocation\.(?:hash *=[^=]|replace|assign)|\bhistory\./.test(text),
  );
  expect(changing.map(([path]) => path)).toEqual([]);
});
