// npm run messages: checks the catalogues of messages, and writes the types of their keys (www/i18n/keys.ts).
//
// Every language must have the same keys with the same arguments, every key must be used and every used key must exist, and
// a sentence with a plural must have all plural forms of its language. `npm run check` does the same; the builds check only
// the catalogues.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { FluentSerializer, parse, Resource, Visitor } from "@fluent/syntax";
import { Failure, isMain, root, runMain, say } from "./run.mjs";

export const catalogueFolder = "www/i18n";
const keysFile = `${catalogueFolder}/keys.ts`;
/** The language with which the keys of all others are compared. */
const FIRST = "en";
/** Where keys are used. */
const SOURCES = ["www", "cli"];
/** The module that loads the catalogues of views. */
const VIEW_MESSAGES = "www/i18n/view-messages.ts";
/** The terminal's own catalogue. */
const TERMINAL = "cli.ftl";
/** The modules with which the page starts: its own, and those of the worker that starts with it. */
const FIRST_MODULES = ["www/main.tsx", "www/engine/worker/engine.ts"];
/** Among these, modules whose messages are data that only the rest of the page shows. */
const SAID_LATER =
  /^www\/(?:engine\/parameters|read\/.*|i18n\/.*|people\/authors|settings\/.*|documents\/naming|intake\/example)\.tsx?$/;
/** Functions whose arguments are numbers. */
const NUMBER_FUNCTIONS = new Set(["NUMBER", "PERCENT", "BYTES", "SECONDS"]);
/** Whole strings that may be keys. */
const KEYS = /"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g;
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);
/** Whole numbers up to here cover every plural form that a language has for everyday counts. */
const COUNTED = 200;

/**
 * Examines catalogues, `{ language: { file: text } }`, and returns `{ keys, faults }`: for each key its arguments, each
 * "number" or "text", and all errors, one line each. `sources` are the texts of the files that use the keys, by path;
 * without them, use is not checked.
 */
export function examine(catalogues, sources = null) {
  const faults = [];
  const read = Object.entries(catalogues).map(([language, files]) => [language, readLanguage(language, files, faults)]);
  const byLanguage = Object.fromEntries(read);
  const keys = joined(byLanguage);
  for (const [language, messages] of read) compareLanguages(language, messages, keys, byLanguage[FIRST] ?? {}, faults);
  if (sources) lookForUse(keys, sources, faults);
  return { keys, faults };
}

/** The messages of one language: { key: { file, args: { name: "number" | "text" } } }. */
function readLanguage(language, files, faults) {
  const messages = {};
  const terms = {};
  for (const [file, text] of Object.entries(files)) {
    for (const entry of parse(text, {}).body) {
      const wrong = entry.type === "Message" && Object.hasOwn(messages, entry.id.name) ? ["is there twice"] : [];
      if (entry.type === "Message") messages[entry.id.name] = { file, entry };
      if (entry.type === "Term") terms[entry.id.name] = entry;
      const name = entry.type === "Junk" ? entry.content.trim().split("\n")[0] : entry.id?.name;
      for (const fault of [...wrong, ...faultsOf(entry, file)]) faults.push(`${language}/${file}: ${name} ${fault}`);
    }
  }
  for (const [key, message] of Object.entries(messages)) {
    const found = new Arguments(messages, terms, language);
    found.visit(message.entry);
    message.args = found.args;
    for (const fault of found.faults) faults.push(`${language}/${message.file}: ${key} ${fault}`);
  }
  return messages;
}

/** Errors of an entry on its own. */
function faultsOf(entry, file) {
  if (entry.type === "Junk") return [`cannot be read: ${entry.annotations.map(({ message }) => message).join("; ")}`];
  if (entry.type !== "Message") return [];
  const prefix = `${file.replace(/\.ftl$/, "")}-`;
  return [
    ...(entry.id.name.startsWith(prefix) ? [] : [`must begin with "${prefix}"`]),
    ...(entry.value ? [] : ["has no text"]),
    ...(entry.attributes.length > 0 ? ["has attributes, which are not used here"] : []),
  ];
}

/** Collects the arguments of a message, including those of messages that it refers to. */
class Arguments extends Visitor {
  args = {};
  faults = [];
  #seen = new Set();

  constructor(messages, terms, language) {
    super();
    this.messages = messages;
    this.terms = terms;
    this.language = language;
  }

  visitVariableReference({ id }) {
    this.args[id.name] ??= "text";
  }

  visitFunctionReference({ id, arguments: { positional } }) {
    if (!NUMBER_FUNCTIONS.has(id.name)) this.faults.push(`calls ${id.name}(), which does not exist`);
    for (const one of positional) if (one.type === "VariableReference") this.args[one.id.name] = "number";
  }

  visitSelectExpression(node) {
    const { selector, variants } = node;
    const names = variants.map(({ key }) => (key.type === "NumberLiteral" ? Number(key.value) : key.name));
    const counts = names.every((name) => typeof name === "number" || PLURALS.has(name));
    if (counts) {
      if (selector.type === "VariableReference") this.args[selector.id.name] = "number";
      const missing = pluralsOf(this.language).filter((form) => !names.includes(form));
      if (missing.length > 0) this.faults.push(`lacks the plural form ${missing.join(", ")}`);
    }
    this.genericVisit(node);
  }

  visitMessageReference({ id }) {
    const { entry } = this.messages[id.name] ?? {};
    if (!entry) this.faults.push(`refers to ${id.name}, which does not exist`);
    else this.#enter(id.name, entry);
  }

  visitTermReference({ id }) {
    const term = this.terms[id.name];
    if (!term) this.faults.push(`refers to -${id.name}, which does not exist`);
    else this.#enter(`-${id.name}`, term);
  }

  #enter(name, entry) {
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    this.visit(entry);
  }
}

/** The plural forms of whole numbers in a language. */
function pluralsOf(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: COUNTED }, (_, number) => rules.select(number)))].sort();
}

/** The arguments of every key; one that is a number in any language is a number in all. */
function joined(byLanguage) {
  const keys = {};
  for (const messages of Object.values(byLanguage)) {
    for (const [key, { args }] of Object.entries(messages)) {
      keys[key] ??= {};
      for (const [name, kind] of Object.entries(args)) {
        if (keys[key][name] !== "number") keys[key][name] = kind;
      }
    }
  }
  return keys;
}

function compareLanguages(language, messages, keys, first, faults) {
  for (const [key, args] of Object.entries(keys)) {
    const message = messages[key];
    if (!message) {
      faults.push(`${language}: ${key} is missing`);
      continue;
    }
    const where = `${language}/${message.file}: ${key}`;
    const other = first[key];
    if (other && other.file !== message.file) faults.push(`${where} belongs into ${other.file}`);
    const missing = Object.keys(args).filter((name) => !Object.hasOwn(message.args, name));
    if (missing.length > 0) faults.push(`${where} lacks the argument ${missing.map((name) => `$${name}`).join(", ")}`);
  }
}

/** A key is used if a source contains it as a whole string; keys are never concatenated. */
function lookForUse(keys, sources, faults) {
  const literals = new Set();
  for (const [path, text] of Object.entries(sources)) {
    for (const [, literal] of text.matchAll(KEYS)) literals.add(literal);
    for (const [, key] of text.matchAll(/\b(?:t|parts|message)\(\s*"([^"]*)"/g)) {
      if (!Object.hasOwn(keys, key)) faults.push(`${path}: there is no message ${key}`);
    }
    if (/\b(?:t|parts|message)\(\s*`/.test(text)) {
      faults.push(`${path}: a key is put together; write it whole, so that it can be found`);
    }
  }
  for (const key of Object.keys(keys)) if (!literals.has(key)) faults.push(`${key} is not used`);
}

/** The source of `keys.ts`: each key with its arguments. */
export function typesOf(keys) {
  const lines = Object.entries(keys)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, args]) => {
      const list = Object.entries(args)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, kind]) => `readonly ${name}: ${kind === "number" ? "number" : "Text"}`);
      return `  "${key}": ${list.length === 0 ? "null" : `{ ${list.join("; ")} }`};`;
    });
  return [
    "// Written by tools/messages.mjs from the catalogues; do not edit.",
    'import type { Text } from "./message.ts";',
    "",
    "/** Each key with its arguments; null where its sentence takes none. */",
    "export interface Messages {",
    ...lines,
    "}",
    "",
  ].join("\n");
}

/** A catalogue's text as shipped: without comments. */
export function shippedText(text) {
  const resource = parse(text, {});
  resource.body = resource.body.filter(({ type }) => type === "Message" || type === "Term");
  for (const entry of resource.body) entry.comment = null;
  return new FluentSerializer().serialize(resource);
}

/**
 * The messages in a language, without those that are loaded with a view: for the page, `first` are those named in modules of
 * the first load, `result` all others; `terminal` are all messages of the terminal. O(sources).
 */
export function partsOf(language) {
  const folder = join(root, catalogueFolder, language);
  const ofViews = readFileSync(join(root, VIEW_MESSAGES), "utf8");
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && !ofViews.includes(`/${name}"`));
  const textOf = (name) => shippedText(readFileSync(join(folder, name), "utf8"));
  const ofPage = files.filter((name) => name !== TERMINAL).map(textOf);
  const entries = ofPage.flatMap((text) => parse(text, {}).body);
  const named = namedIn(firstModules());
  const isFirst = closedOver(entries, named);
  const text = (wanted) => new FluentSerializer().serialize(new Resource(entries.filter(wanted)));
  return {
    first: text(isFirst),
    result: text((entry) => !isFirst(entry)),
    terminal: [...ofPage, textOf(TERMINAL)].join("\n"),
  };
}

/** The languages: each has a folder of catalogues. */
export function languageFolders() {
  const entries = readdirSync(join(root, catalogueFolder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Whether an entry is named, or referred to by one that is. */
function closedOver(entries, named) {
  const byName = new Map(entries.map((entry) => [nameOf(entry), entry]));
  const found = new Set();
  const add = (name) => {
    const entry = byName.get(name);
    if (!entry || found.has(entry)) return;
    found.add(entry);
    const references = new References();
    references.visit(entry);
    references.names.forEach(add);
  };
  named.forEach(add);
  return (entry) => found.has(entry);
}

const nameOf = ({ type, id }) => (type === "Term" ? `-${id.name}` : id.name);

/** Collects the messages and terms that an entry refers to. */
class References extends Visitor {
  names = [];

  visitMessageReference({ id }) {
    this.names.push(id.name);
  }

  visitTermReference({ id }) {
    this.names.push(`-${id.name}`);
  }
}

/** The texts of all modules of the first load. */
export function firstModules() {
  return importedFrom(FIRST_MODULES);
}

/** The texts of modules and of all that they import, except by type-only and dynamic imports. */
export function importedFrom(paths) {
  const texts = new Map();
  const read = (path) => {
    if (texts.has(path) || path.includes("/pkg/")) return;
    const text = readFileSync(join(root, path), "utf8");
    texts.set(path, text);
    for (const [, clause, from] of text.matchAll(/^(?:import|export)\s+([^;"]*?)from\s+"(\.[^"?]+\.tsx?)";/gm)) {
      if (!/^type\b/.test(clause)) read(posix.join(posix.dirname(path), from));
    }
  };
  paths.forEach(read);
  return texts;
}

/** All possible keys in some sources. */
function namedIn(texts) {
  const saying = [...texts].filter(([path]) => !SAID_LATER.test(path));
  return new Set(saying.flatMap(([, text]) => [...text.matchAll(KEYS)].map(([, key]) => key)));
}

/** Reads catalogues, and if requested the sources that use them, from the disk and examines them. */
export function examineFiles({ withUse = true } = {}) {
  const folder = join(root, catalogueFolder);
  const catalogues = Object.fromEntries(
    languageFolders().map((name) => {
      const files = readdirSync(join(folder, name)).filter((file) => file.endsWith(".ftl"));
      return [name, Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, name, file), "utf8")]))];
    }),
  );
  return examine(catalogues, withUse ? sourcesIn(SOURCES) : null);
}

function sourcesIn(folders) {
  const sources = {};
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      const path = `${folder}/${name.replaceAll("\\", "/")}`;
      const isOurs = /\.tsx?$/.test(path) && !/^www\/(?:engine\/pkg|public|i18n)\//.test(path);
      if (isOurs) sources[path] = readFileSync(join(root, path), "utf8");
    }
  }
  return sources;
}

/** Writes the types if they are out of date; returns the errors in the catalogues. */
export function writeKeys(options = {}) {
  const { keys, faults } = examineFiles(options);
  const path = join(root, keysFile);
  const types = typesOf(keys);
  if (!existsSync(path) || readFileSync(path, "utf8") !== types) writeFileSync(path, types);
  return faults;
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const faults = writeKeys();
    if (faults.length > 0) throw new Failure(`The messages need mending:\n  ${faults.join("\n  ")}`);
    say("The messages are complete in every language.");
  });
}
