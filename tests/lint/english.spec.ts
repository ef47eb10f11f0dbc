/** No English outside the catalogues of messages: what a person reads is said by `t`, `say` or `parts`. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { parseSync } from "vite";

/** Attributes that no person reads; those of ARIA here hold ids, and keys by names that a standard gives them. */
const UNREAD_ATTRIBUTES = new Set([
  "aria-describedby",
  "aria-keyshortcuts",
  "class",
  // Of `meta`.
  "content",
  "style",
  "id",
  "key",
  "for",
  "href",
  "rel",
  "type",
  "role",
  "d",
  "viewBox",
]);

/** Two words with a space between them, one of at least two letters. */
const SENTENCE = /\p{L}{2,}[,.:;]? +\p{L}|\p{L}[,.:;]? +\p{L}{2,}/u;
const WORDS_OF_STYLES = /content:[^;]*["'][^"';]*\p{L}/u;
const WORD = /\p{L}{2,}/u;
const LOWER_CASE = /\p{Ll}/u;

test("sources hold no English", () => {
  const found = filesIn(["www", "cli"]).flatMap(([path, text]) =>
    englishIn(path, text).map((english) => `${path}: ${english}`),
  );
  expect(found).toEqual([]);
});

test("style sheets hold no words", () => {
  const sheets = filesIn(["www"], /\.css$/);
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter(([, text]) => WORDS_OF_STYLES.test(text)).map(([path]) => path)).toEqual([]);
  expect('a::before { content: " similar"; }').toMatch(WORDS_OF_STYLES);
});

test("English is found wherever it stands, and nothing else is taken for it", () => {
  expect(englishIn("a.tsx", "const a = <p>Choose files</p>;")).toEqual(["Choose files"]);
  expect(englishIn("a.tsx", "const a = <p>{n}Pairs</p>;")).toEqual(["Pairs"]);
  expect(englishIn("a.tsx", 'const a = <a title="Remove" class="two words">{x}</a>;')).toEqual(["Remove"]);
  expect(englishIn("a.tsx", 'const a = <a aria-label={on ? "Open it" : t("a-b")} />;')).toEqual(["Open it"]);
  expect(englishIn("a.ts", 'const a = "could not be read";')).toEqual(["could not be read"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source with a template in it
  expect(englishIn("a.ts", "const a = `the ${n} least alike`;")).toEqual(["least alike"]);
  expect(englishIn("a.ts", 'import { a } from "./a b.ts"; export { c } from "./c d";')).toEqual([]);
  expect(englishIn("a.ts", 'const a: "one two" = b["a-b"]; // A comment says why.')).toEqual([]);
  expect(englishIn("a.ts", "const a = code`const b = 1;`;")).toEqual([]);
  expect(englishIn("a.ts", 'const a = ["--report", "A B FILE"];')).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source with a template in it
  expect(englishIn("a.ts", 'const a = `<text x="${b}" fill="red">`;')).toEqual([]);
  expect(englishIn("a.ts", "const a = `<text>Save it</text>`;")).toEqual(["<text>Save it</text>"]);
  expect(englishIn("a.tsx", "const a = <p class={x ? 'a b' : 'c d'}>{t('check-name')} · 1 </p>;")).toEqual([]);
});

interface Node {
  type: string;
  [name: string]: unknown;
}

/** Texts in a source that read as English: JSX text with a word in it, and strings with two. */
function englishIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const take = (text: string, pattern: RegExp): void => {
    // Names of what an option takes: "A B FILE".
    if (!LOWER_CASE.test(text)) return;
    // Of markup, what stands between tags.
    if (pattern.test(text.replaceAll(/<[a-z][^<>]*>?/g, " "))) found.push(text.trim().replaceAll(/\s+/g, " "));
  };
  const walk = (node: Node): void => {
    if (isSkipped(node)) return;
    if (node.type === "JSXText") take(String(node["value"]), WORD);
    if (node.type === "Literal" && typeof node["value"] === "string") take(node["value"], SENTENCE);
    if (node.type === "TemplateElement") take((node["value"] as { raw: string }).raw, SENTENCE);
    const value = node.type === "JSXAttribute" ? (node["value"] as Node | null) : null;
    if (value?.type === "Literal" && !SENTENCE.test(String(value["value"])) && isReadAttribute(node)) {
      take(String(value["value"]), WORD);
    }
    for (const child of childrenOf(node)) walk(child);
  };
  walk(program as unknown as Node);
  return found;
}

/** Modules' names, types, attributes that are no text, and programs within programs (tagged `code`). */
function isSkipped(node: Node): boolean {
  if (node.type === "TaggedTemplateExpression") return (node["tag"] as Node)["name"] === "code";
  if (node.type === "JSXAttribute") return UNREAD_ATTRIBUTES.has(nameOf(node));
  return node.type === "ImportDeclaration" || node.type.startsWith("TSType") || node.type === "TSLiteralType";
}

/** Attributes that are read aloud or shown. */
function isReadAttribute(node: Node): boolean {
  return ["title", "label", "placeholder", "alt", "aria-label", "aria-description"].includes(nameOf(node));
}

function nameOf(attribute: Node): string {
  return String((attribute["name"] as Node)["name"]);
}

function childrenOf(node: Node): Node[] {
  // A module's name is no text.
  const skipped = node.type.startsWith("Export") ? ["source"] : [];
  return Object.entries(node)
    .filter(([name]) => !skipped.includes(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value === "object" && value !== null && "type" in value);
}

/** The sources, but for generated files. */
function filesIn(folders: readonly string[], kind = /(?<!\.d)\.tsx?$/): [path: string, text: string][] {
  return folders.flatMap((folder) => {
    const at = new URL(`../../${folder}/`, import.meta.url);
    const names = readdirSync(at, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
    const ours = names.filter((name) => kind.test(name) && !/^(?:engine\/pkg|public|i18n)\//.test(name));
    return ours.map((name): [string, string] => [`${folder}/${name}`, readFileSync(new URL(name, at), "utf8")]);
  });
}
