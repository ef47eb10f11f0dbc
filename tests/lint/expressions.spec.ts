/**
 * Regular expressions meet the contents and names of files, which anyone may have made: one that backtracks can take minutes
 * over a kilobyte. So every expression in the page and in the terminal command is checked to end in linear time, over the
 * search for a match, too. Whoever exempts one writes beside it how long its input can be: "Bounded input: <how long>".
 *
 * A check takes up to seconds and depends on the expression alone. Those that passed are listed in linear-expressions.json and
 * checked again only by `npm test -- all`. UPDATE_EXPRESSIONS=1 renews the list.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { parseSync, Visitor } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

const LIST = join(root, "tests/lint/linear-expressions.json");
const listed = new Set<string>(JSON.parse(readFileSync(LIST, "utf8")));

/** Where patterns come from users, who may write any: they run where they can be stopped, or on short names. */
const MAKES_EXPRESSIONS = new Set(["www/people/authors.ts"]);

/** A comment that exempts the expression on its line or the next; it must say a number or name a constant. */
const EXEMPTION = /Bounded input: .*(?:\d|[A-Z]{3})/;

interface Expression {
  /** Its file and line. */
  place: string;
  pattern: string;
  flags: string;
  exempt: boolean;
}

/** All expressions of a source, and the places where one is made of a text at run time. */
function expressionsOf(file: string, source: string): { literals: Expression[]; made: string[] } {
  const { program, errors } = parseSync(file, source);
  expect(errors, file).toEqual([]);
  const lines = source.split("\n");
  const literals: Expression[] = [];
  const made: string[] = [];
  const lineOf = (at: number): number => source.slice(0, at).split("\n").length;
  const note = ({ callee, start }: { callee: { type: string }; start: number }): void => {
    if ("name" in callee && callee.name === "RegExp") made.push(`${file}:${lineOf(start)}`);
  };
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      const line = lineOf(node.start);
      const exempt = lines.slice(Math.max(0, line - 2), line).some((text) => EXEMPTION.test(text));
      literals.push({ place: `${file}:${line}`, ...node.regex, exempt });
    },
    NewExpression: note,
    CallExpression: note,
  }).visit(program);
  return { literals, made };
}

function sources(): string[] {
  return ["www", "cli"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => join(folder, path).replaceAll("\\", "/"))
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !path.includes("/pkg/")),
  );
}

/** What is wrong with an expression; empty where it is linear. The checker's own threads and native builds are not needed. */
async function fault({ place, pattern, flags, exempt }: Expression): Promise<string> {
  if (exempt) return "";
  process.env["RECHECK_BACKEND"] = "pure";
  const { check } = await import("recheck");
  // An attack is judged by the characters that it reads, not by the time that they take: the machine may be busy.
  const found = await check(pattern, flags, { timeout: 300_000, attackTimeout: null });
  if (found.status === "safe") return "";
  const how = found.status === "vulnerable" ? found.complexity.summary : "not known to be linear";
  return `${place}: /${pattern}/${flags} is ${how}`;
}

function written({ pattern, flags }: Expression): string {
  return `/${pattern}/${flags}`;
}

/** What is wrong with some expressions, each checked once. */
async function faultsOf(expressions: readonly Expression[]): Promise<string[]> {
  const distinct = new Map(expressions.map((expression) => [written(expression), expression]));
  const faults: string[] = [];
  for (const expression of distinct.values()) faults.push(await fault(expression));
  return faults.filter(Boolean);
}

const found = sources().map((path) => expressionsOf(path, readFileSync(join(root, path), "utf8")));
const literals = found.flatMap((one) => one.literals).filter((expression) => !expression.exempt);

test("every regular expression on files ends in linear time", async () => {
  test.setTimeout(240_000);
  expect(literals.length).toBeGreaterThan(50);
  expect(await faultsOf(literals.filter((expression) => !listed.has(written(expression))))).toEqual([]);
  const made = found.flatMap((one) => one.made).filter((place) => !MAKES_EXPRESSIONS.has(place.replace(/:\d+$/, "")));
  expect(made, "expressions made at run time cannot be checked").toEqual([]);
});

test("the expressions listed as linear are those of the sources, and are linear", { tag: "@rare" }, async () => {
  test.setTimeout(600_000);
  const list = [...new Set(literals.map(written))].sort();
  if (process.env["UPDATE_EXPRESSIONS"]) writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`);
  else expect([...listed].sort()).toEqual(list);
  expect(await faultsOf(literals)).toEqual([]);
});

test("expressions that backtrack are found, and exempted only with a bound", async () => {
  const source = [
    "const exponential = /^(?:\\s*%[^\\n]*\\n|\\s)*x/;",
    "const comments = /(?:<!--[^]*?-->\\s*)*<html/;",
    "const search = /[ \\t]+\\n/g;",
    "// Bounded input: it is short",
    "const exemptWithoutBound = /\\S*$/;",
    "// Bounded input: at most 40 characters",
    "const exempt = /\\S*$/;",
    "const linear = /^\\s*%/;",
    'const made = new RegExp("a*a*$");',
  ].join("\n");
  const { literals, made } = expressionsOf("sample.ts", source);
  const faults: string[] = [];
  for (const expression of literals) faults.push(await fault(expression));
  expect(faults.map((text) => /^sample\.ts:\d+/.exec(text)?.[0] ?? "")).toEqual([
    ...["sample.ts:1", "sample.ts:2", "sample.ts:3", "sample.ts:5"],
    ...["", ""],
  ]);
  expect(made).toEqual(["sample.ts:9"]);
});
