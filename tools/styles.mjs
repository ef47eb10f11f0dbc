// npm run styles: checks the style sheets, and writes the types of their classes (www/styles.d.ts).
//
// A feature's sheet is a CSS Module (`*.module.css`): its classes are its own, and views import them by name. Only the
// sheets of www/ui/ are global. Every name that a view uses must be in its sheet, every class must be used by a view, and no
// view may use a class from neither. `npm run check` does the same.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { transform } from "lightningcss";
import { Failure, isMain, root, runMain, say } from "./run.mjs";

const MODULE = ".module.css";
const typesFile = "www/styles.d.ts";
/** Views of reports are separate files, with a sheet of their own. */
const NOT_OURS = /^www\/(?:engine\/pkg|public|share\/report|i18n)\//;

/** The name of a class in the page: that of its file and its own, as in `matrix__cell`. Tests select by it. */
export function scopedName(name, file) {
  return `${basename(file.split("?")[0]).replace(MODULE, "")}__${name}`;
}

/** Examines sheets and views, given by path, and returns { modules: { path: [class] }, faults }, each fault a line. */
export function examineStyles(sheets, views) {
  const faults = [];
  const modules = {};
  const shared = new Set();
  for (const [path, css] of Object.entries(sheets)) {
    const { local, reaching } = classesOf(css, path);
    if (!path.endsWith(MODULE)) {
      if (!path.startsWith("www/ui/")) faults.push(`${path}: a sheet outside of www/ui/ is a module, ${MODULE}`);
      for (const name of local) shared.add(name);
      continue;
    }
    modules[path] = [...local].sort();
    for (const line of reaching) faults.push(`${path}:${line}: without a class of its own a rule reaches other views`);
    const twin = Object.keys(modules).find((other) => other !== path && basename(other) === basename(path));
    if (twin) faults.push(`${path}: ${twin} has the same name, and so would their classes`);
  }
  const taken = lookForUse(modules, shared, views, faults);
  for (const [path, names] of Object.entries(modules)) {
    for (const name of names) if (!taken[path].has(name)) faults.push(`${path}: no view takes .${name}`);
  }
  return { modules, faults };
}

/** Every class that views use from each module; a missing one is a fault. */
function lookForUse(modules, shared, views, faults) {
  const taken = Object.fromEntries(Object.keys(modules).map((path) => [path, new Set()]));
  const values = valuesIn(Object.values(views));
  for (const [path, text] of Object.entries(views)) {
    for (const [, name, specifier] of text.matchAll(/^import (\w+) from "([^"]+\.module\.css)";/gm)) {
      const module = posix.join(posix.dirname(path), specifier);
      if (!modules[module]) faults.push(`${path}: there is no ${module}`);
      else
        for (const { key, local } of usesOf(name, modules[module], text, values)) {
          if (local === undefined) faults.push(`${path}: ${module} has no .${key}`);
          else taken[module].add(local);
        }
    }
    for (const name of sharedIn(text)) if (!shared.has(name)) faults.push(`${path}: "${name}" is no class of www/ui/`);
  }
  return taken;
}

/** Possible values by which a class is accessed, such as a column's or a state's name: whole strings, and keys. */
function valuesIn(texts) {
  const found = texts.flatMap((text) => [...text.matchAll(/"([\w-]+)"|\b(\w+)\??:/g)]);
  return new Set(found.map(([, quoted, key]) => quoted ?? key));
}

/** The classes that a text uses from a module it imports as `name`, as `{ key, local }`; `local` is undefined for none. */
function usesOf(name, names, text, values) {
  const byKey = new Map(names.map((local) => [camelCase(local), local]));
  const pattern = new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\[(?:\`([^\`$]+)\\$)?)`, "g");
  return [...text.matchAll(pattern)].flatMap(([, key, prefix]) => {
    if (key !== undefined) return [{ key, local: byKey.get(key) }];
    const isMeant = (known) => (prefix === undefined ? values.has(known) : known.startsWith(prefix));
    return [...byKey].filter(([known]) => isMeant(known)).map(([known, local]) => ({ key: known, local }));
  });
}

/** The global classes that a text uses, in elements and in selectors. */
function sharedIn(text) {
  const lists = [...text.matchAll(/\bclass(?:="([^"]*)"|es\(\s*"([^"]*)")/g)];
  const selectors = [...text.matchAll(/\b(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\(\s*"([^"]*)"/g)];
  return [
    ...lists.flatMap(([, plain, joined]) => (plain ?? joined).split(/\s+/).filter(Boolean)),
    ...selectors.flatMap(([, selector]) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)),
  ];
}

/** The classes of a sheet: its own and, in `:global()`, those of others; and the lines of rules without one of its own. */
export function classesOf(css, filename = "sheet.css") {
  const [local, global, reaching] = [new Set(), new Set(), []];
  const collect = (selector, into) => {
    let own = 0;
    for (const part of selector) {
      if (part.type === "class") {
        into.add(part.name);
        own++;
      }
      if (part.type === "pseudo-class" && part.kind === "global") collect(part.selector, global);
      else {
        const inside = (part.selectors ?? []).map((inner) => collect(inner, into));
        // Classes inside `:not()` do not restrict a rule.
        if (part.kind !== "not") for (const count of inside) own += count;
      }
    }
    return own;
  };
  let depth = 0;
  transform({
    filename,
    code: Buffer.from(css),
    cssModules: true,
    visitor: {
      Rule(rule) {
        if (rule.type !== "style") return;
        for (const selector of rule.value.selectors) {
          const own = collect(selector, local);
          // Ranges of a text have no classes.
          const isHighlight = selector.length === 1 && selector[0]?.kind === "highlight-function";
          if (own === 0 && depth === 0 && !isHighlight) reaching.push(rule.value.loc.line + 1);
        }
        depth++;
      },
      RuleExit(rule) {
        if (rule.type === "style") depth--;
      },
    },
  });
  return { local, global, reaching };
}

/** The names that Vite gives to the classes of a module in scripts. */
function camelCase(name) {
  return name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase());
}

/** The source of `styles.d.ts`. A missing name cannot be accessed with a dot, only by a value. */
export function typesOf(modules) {
  const declarations = Object.entries(modules)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, names]) => [
      "",
      `declare module "*/${basename(path)}" {`,
      "  const styles: {",
      ...names.map((name) => `    readonly ${camelCase(name)}: string;`),
      "    readonly [name: string]: string | undefined;",
      "  };",
      "  export default styles;",
      "}",
    ]);
  return ["// Written by tools/styles.mjs from the style sheets; do not edit.", ...declarations, ""].join("\n");
}

/** Reads sheets and views from the disk and examines them. */
export function examineStyleFiles() {
  const paths = readdirSync(join(root, "www"), { recursive: true, encoding: "utf8" })
    .map((name) => `www/${name.replaceAll("\\", "/")}`)
    .filter((path) => !NOT_OURS.test(path));
  const read = (pattern) =>
    Object.fromEntries(
      paths.filter((path) => pattern.test(path)).map((path) => [path, readFileSync(join(root, path), "utf8")]),
    );
  return examineStyles(read(/\.css$/), read(/(?<!\.d)\.tsx?$/));
}

/** Writes the types if they are out of date; returns the faults. */
export function writeStyleTypes() {
  const { modules, faults } = examineStyleFiles();
  const path = join(root, typesFile);
  const types = typesOf(modules);
  if (!existsSync(path) || readFileSync(path, "utf8") !== types) writeFileSync(path, types);
  return faults;
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const faults = writeStyleTypes();
    if (faults.length > 0) throw new Failure(`The style sheets need mending:\n  ${faults.join("\n  ")}`);
    say("Every class has its sheet, and every sheet its views.");
  });
}
