/**
 * A generated class: folders of students with programs of their own, starter code that everyone was given and some edited, a
 * test suite, files of a few tokens, and pairs of students of whom one copied from the other. The same seed gives the same class.
 */
import { randomOf } from "./random.ts";

export interface StudentFile {
  readonly path: string;
  readonly text: string;
}

export interface StudentClass {
  readonly files: readonly StudentFile[];
  /** The folders of those who copied, the pair who share most first. */
  readonly copies: readonly (readonly [string, string])[];
  /** The names of files that were given to all. */
  readonly starters: readonly string[];
}

interface Options {
  readonly students?: number;
  readonly seed?: number;
  /** The folder of the whole class. */
  readonly above?: string;
  /** The percentage of students who edited a file that they were given. */
  readonly edited?: number;
}

const STARTERS = ["InputReader.java", "Grid.java", "GridTest.java"];
const OWN = ["Main.java", "Solver.java", "Parser.java", "Report.java", "Cache.java"];
const NAMES = "total count index best limit level value result cost start end left right size step depth weight".split(
  " ",
);
const TYPES = ["int", "long", "double", "String", "List<Integer>", "boolean"];

export function studentClass({ students = 80, seed = 1, above = "class", edited = 40 }: Options = {}): StudentClass {
  const random = randomOf(seed);
  const folders = Array.from({ length: students }, (_, at) => `student-${String(at + 1).padStart(3, "0")}`);
  const given = new Map(
    STARTERS.map((name) => [name, program(name, randomOf(seed + 1000 + STARTERS.indexOf(name)), 4)]),
  );
  const work = folders.map((folder, student) => {
    const own = new Map<string, string>();
    for (const name of OWN.slice(0, 1 + random(OWN.length))) {
      own.set(name, program(name, randomOf(seed + 100_000 + 97 * student + OWN.indexOf(name)), 2 + random(4)));
    }
    for (const [name, text] of given) {
      if (random(100) < 75) own.set(name, random(100) < edited ? withEdits(text, folder, random) : text);
    }
    // What the language asks for, in a few tokens: as many as like are equal.
    if (random(100) < 25) own.set("Version.java", 'class Version { static String name = "1.0"; }\n');
    return own;
  });
  const copies: [string, string][] = [];
  for (const [pair, count] of [3, 2, 2].entries()) {
    const [from, to] = [7 + 11 * pair, 12 + 19 * pair];
    const names = OWN.slice(0, count);
    for (const name of names) {
      const text = program(name, randomOf(seed + 5000 + 100 * pair + OWN.indexOf(name)), 5 - pair);
      work[from]?.set(name, text);
      work[to]?.set(name, disguised(text, random));
    }
    copies.push([folders[from] ?? "", folders[to] ?? ""]);
  }
  const files = folders.flatMap((folder, at) =>
    [...(work[at] ?? [])].map(([name, text]) => ({ path: [above, folder, name].filter(Boolean).join("/"), text })),
  );
  return { files, copies, starters: STARTERS };
}

/** A class of some methods, each of statements that are drawn at random. */
function program(name: string, random: (below: number) => number, methods: number): string {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
  const variable = (): string => pick(NAMES) + (random(3) === 0 ? pick(["Sum", "Next", "Of", "At"]) : "");
  const number = (): string => String(random(4) === 0 ? random(900) : random(12));
  const term = (depth: number): string => {
    const kinds = [
      variable,
      number,
      () => `${term(depth + 1)} ${pick(["+", "-", "*", "/", "%"])} ${term(depth + 1)}`,
      () => `${variable()}.${pick(["get", "size", "max", "next", "of"])}(${random(2) ? term(depth + 1) : ""})`,
      () => `${variable()}[${term(depth + 1)}]`,
      () => `Math.${pick(["min", "max", "pow", "floorMod"])}(${term(depth + 1)}, ${term(depth + 1)})`,
      () =>
        `(${term(depth + 1)} ${pick(["<", ">", "==", "!=", "<="])} ${term(depth + 1)} ? ${variable()} : ${number()})`,
    ];
    return depth > 2 ? pick([variable, number])() : pick(kinds)();
  };
  const statement = (depth: number): string[] => {
    const block = (): string[] => Array.from({ length: 1 + random(3) }, () => statement(depth + 1)).flat();
    const kinds: (() => string[])[] = [
      () => [`${pick(TYPES)} ${variable()} = ${term(0)};`],
      () => [`${variable()} ${pick(["=", "+=", "-=", "*="])} ${term(0)};`],
      () => [`${variable()}.${pick(["add", "put", "remove", "push", "append"])}(${term(0)}, ${term(1)});`],
      () => [`return ${term(0)};`],
      () => [`System.out.${pick(["println", "printf", "print"])}("${variable()} " + ${term(0)});`],
    ];
    const nested: (() => string[])[] = [
      () => [`if (${term(0)} ${pick(["<", ">", "==", ">="])} ${term(1)}) {`, ...block(), "}"],
      () => [`while (${term(0)} ${pick(["<", "!="])} ${term(1)}) {`, ...block(), "}"],
      () => [`for (int ${pick(["i", "j", "k"])} = ${number()}; i < ${term(1)}; i++) {`, ...block(), "}"],
      () => [`for (${pick(TYPES)} each : ${variable()}.${pick(["values", "keys", "rows"])}()) {`, ...block(), "}"],
      () => ["try {", ...block(), `} catch (${pick(["IOException", "RuntimeException"])} e) {`, ...statement(3), "}"],
    ];
    return (depth > 2 ? pick(kinds) : pick([...kinds, ...nested]))();
  };
  const body = Array.from({ length: methods }, () => [
    `  ${pick(["public", "private", "static"])} ${pick(TYPES)} ${variable()}${random(90)}(${pick(TYPES)} ${variable()}) {`,
    ...Array.from({ length: 2 + random(4) }, () => statement(0))
      .flat()
      .map((line) => `    ${line}`),
    "  }",
  ]).flat();
  return ["import java.util.*;", "", `public class ${name.replace(".java", "")} {`, ...body, "}", ""].join("\n");
}

/** What students do to code that they were given: their name above it, a line of their own, other spaces. */
function withEdits(text: string, folder: string, random: (below: number) => number): string {
  const lines = text.split("\n");
  const edits = [
    () => lines.unshift(`// Author: ${folder}, exercise 3`),
    () => lines.splice(4 + random(lines.length - 6), 0, `    System.out.println("debug ${folder}");`),
    () => lines.splice(0, lines.length, ...lines.map((line) => line.replace(/^ +/, (spaces) => spaces + spaces))),
    () => lines.splice(2, 0, `// ${folder} changed nothing here`),
  ];
  for (let edit = 0; edit <= random(2); edit++) edits[random(edits.length)]?.();
  return lines.join("\n");
}

/** A copy with other names and a comment, and its first methods at the end. */
function disguised(text: string, random: (below: number) => number): string {
  const renamed = NAMES.slice(0, 6).reduce(
    (changed, name, at) => changed.replaceAll(new RegExp(`\\b${name}\\b`, "g"), `${name}${"abcdef"[at]}`),
    text,
  );
  const lines = renamed.split("\n");
  lines.splice(3, 0, `  // my own idea, number ${random(1000)}`);
  return lines.join("\n");
}
