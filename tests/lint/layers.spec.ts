/**
 * How the sources of page and terminal depend on each other (ARCHITECTURE.md, "The page"): in no circle, from the top down, and
 * no screen on another. Imports of types count.
 */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "@playwright/test";

/** Folders of `www/` that know nothing of the page's state, from the lowest to the highest: each imports from lower ones only. */
const GROUND = ["i18n", "engine", "read", "ui"];

/** Folders of `www/` with a screen of their own. Others may use what they know, but not their views. */
const SCREENS = [
  "documents",
  "overview",
  "pairs",
  "people",
  "groups",
  "matrix",
  "compare",
  "check",
  "settings",
  "collection",
  "how",
];

/** What is used on several screens. */
const SHARED = ["state", "intake", "review", "names", "traces", "keep", "share", "offline"];

/** Sources by their paths, with their texts. */
type Files = ReadonlyMap<string, string>;

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)"(?<specifier>\.[^"]+)"/g;

const sources = filesIn(["www", "cli"]);

test("the sources of page and terminal import each other in no circle, types included", () => {
  expect(sources.size).toBeGreaterThan(200);
  expect(circlesIn(sources)).toEqual([]);
});

test("a folder imports from lower ones, and a screen from no other screen's views", () => {
  expect(wrongImports(sources)).toEqual([]);
});

test("the page's state knows no view", () => {
  const known = closureOf(sources, ["www/state/store.ts", "www/state/run.ts"]);
  expect(known.size).toBeGreaterThan(20);
  expect([...known].filter((path) => path.endsWith(".tsx"))).toEqual([]);
});

test("a circle is found, through types, dynamic imports and workers, too", () => {
  const circles = (files: Record<string, string>): string[][] => circlesIn(new Map(Object.entries(files)));
  expect(circles({ "www/a.ts": 'import type { B } from "./b.ts";', "www/b.ts": 'import "./a.ts";' })).toEqual([
    ["www/a.ts", "www/b.ts"],
  ]);
  expect(circles({ "www/a.ts": 'import("./a.ts");' })).toEqual([["www/a.ts"]]);
  expect(circles({ "www/a.ts": 'import a from "./w/b.ts?worker&url";', "www/w/b.ts": 'import "../a.ts";' })).toEqual([
    ["www/a.ts", "www/w/b.ts"],
  ]);
  expect(circles({ "cli/a.ts": 'import { b } from "./b";', "cli/b.ts": 'import { a } from "./a";' })).toEqual([
    ["cli/a.ts", "cli/b.ts"],
  ]);
  expect(circles({ "www/a.ts": 'import "./b.ts";', "www/b.ts": "", "www/c.ts": 'import "./a.ts";' })).toEqual([]);
});

test("an import from above, of another screen's view, or from a folder that has no place is found", () => {
  const wrong = (path: string, text: string): string[] => wrongImports(new Map([[path, text]]));
  expect(wrong("www/ui/format.ts", 'import { run } from "../state/run.ts";')).toEqual([
    "www/ui/format.ts → www/state/run.ts",
  ]);
  expect(wrong("www/read/a.ts", 'import type {\n  A,\n} from "../ui/a.ts";')).toEqual(["www/read/a.ts → www/ui/a.ts"]);
  expect(wrong("www/pairs/a.tsx", 'import "../compare/map.tsx";')).toEqual(["www/pairs/a.tsx → www/compare/map.tsx"]);
  expect(wrong("www/pairs/a/b.tsx", 'const x = await import("../../how/how.tsx");')).toEqual([
    "www/pairs/a/b.tsx → www/how/how.tsx",
  ]);
  expect(wrong("www/share/a.tsx", 'import "../app/app.tsx";')).toEqual(["www/share/a.tsx → www/app/app.tsx"]);
  expect(wrong("www/extra/a.ts", "")).toEqual(["www/extra/a.ts: its folder has no place"]);
  expect(wrong("www/pairs/a.tsx", 'import { groups } from "../groups/groups.ts";\nimport "preact";')).toEqual([]);
  expect(wrong("www/app/front.tsx", 'import { Map } from "../compare/map.tsx";')).toEqual([]);
});

test("the page's address is changed through the ports alone", () => {
  const changing = [...sources].filter(
    ([path, text]) =>
      path !== "www/app/browser-ports.ts" && /\blocation\.(?:hash *=[^=]|replace|assign)|\bhistory\./.test(text),
  );
  expect(changing.map(([path]) => path)).toEqual([]);
});

/** The relative imports of a file: the paths they lead to, without what follows a question mark. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(({ groups }) =>
    posix.join(posix.dirname(path), (groups?.["specifier"] ?? "").replace(/\?.*$/, "")),
  );
}

function wrongImports(files: Files): string[] {
  return [...files].flatMap(([path, text]) => {
    if (!path.startsWith("www/")) return [];
    const from = folderOf(path);
    if (!["", "app", ...GROUND, ...SCREENS, ...SHARED].includes(from)) return [`${path}: its folder has no place`];
    const wrong = importsOf(path, text).filter((to) => to.startsWith("www/") && !isAllowed(from, to));
    return wrong.map((to) => `${path} → ${to}`);
  });
}

function isAllowed(from: string, path: string): boolean {
  const to = folderOf(path);
  if (from === to || from === "") return true;
  if (to === "" || to === "app") return false;
  if (GROUND.includes(from)) return GROUND.includes(to) && GROUND.indexOf(to) < GROUND.indexOf(from);
  return !(SCREENS.includes(to) && path.endsWith(".tsx")) || from === "app";
}

/** The first folder of a path inside `www/`; empty for a file that lies in none. */
function folderOf(path: string): string {
  return /^www\/([^/]+)\//.exec(path)?.[1] ?? "";
}

/** The files that each file imports. */
function graphOf(files: Files): ReadonlyMap<string, readonly string[]> {
  const found = (path: string): string[] => [path, `${path}.ts`, `${path}.tsx`].filter((each) => files.has(each));
  return new Map([...files].map(([path, text]) => [path, importsOf(path, text).flatMap(found)]));
}

/** These files, and all that they import. */
function closureOf(files: Files, starts: readonly string[]): ReadonlySet<string> {
  const graph = graphOf(files);
  const known = new Set(starts);
  for (const path of known) for (const next of graph.get(path) ?? []) known.add(next);
  return known;
}

/** Files that import each other: the strongly connected components, by Tarjan's algorithm. */
function circlesIn(files: Files): string[][] {
  const graph = graphOf(files);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.size - 1);
    open.push(path);
    const imports = graph.get(path) ?? [];
    for (const next of imports) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const component = open.splice(open.indexOf(path));
    if (component.length > 1 || imports.includes(path)) circles.push(component.sort());
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}

/** The sources in some folders, without generated files and those that are only shipped. */
function filesIn(folders: readonly string[]): Files {
  return new Map(
    folders.flatMap((folder) => {
      const at = new URL(`../../${folder}/`, import.meta.url);
      const names = readdirSync(at, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
      const ours = names.filter((name) => /\.tsx?$/.test(name) && !/^(?:engine\/pkg|public|i18n\/keys)\b/.test(name));
      return ours.map((name): [string, string] => [`${folder}/${name}`, readFileSync(new URL(name, at), "utf8")]);
    }),
  );
}
