/** Parses the command line into a request, or throws an error that says what was expected. */

import { type ParseArgsConfig, parseArgs } from "node:util";
import { type Parameter, parameters } from "../www/engine/parameters";
import type { Params, Role } from "../www/engine/pkg/lookalike";
import { type Message, message } from "../www/i18n/message";
import { type AuthorRule, mistakeInPattern } from "../www/people/authors";
import { LIMITS } from "../www/read/model";
import { decimalFrom, wholeFrom } from "../www/settings/fields";
import { paramsOfPreset, presets } from "../www/settings/presets";
import { LANGUAGES } from "./help";

/** A usage error: printed with a pointer to the help, exit status 2. */
export class UsageError extends Error {
  /** The mistake, and how to correct it. */
  readonly userMessage: Message | string;

  constructor(userMessage: Message | string) {
    super(typeof userMessage === "string" ? userMessage : userMessage.code);
    this.userMessage = userMessage;
  }
}

/** The request on a command line. */
export interface Request {
  json: boolean;
  /** The file for the table of pairs; "-" for standard output. */
  csv: string | undefined;
  /** The file for the whole result as a web page. */
  html: string | undefined;
  /** The pair for a case report, and the file. */
  report: CaseReport | undefined;
  /** The condition that makes the command fail, for scripts. */
  failAbove: FailAbove | undefined;
  passages: boolean;
  /** Whether what files say about their making is compared, too. */
  traces: boolean;
  /** How to find a file's author. */
  authorRule: AuthorRule;
  /** Whether the text of files that most authors have alike is excluded. */
  leavesOutCommon: boolean;
  /** Maximum seconds per file. */
  seconds: number;
  /** The file with the password of protected files. */
  passwordFile: string | undefined;
  timing: boolean;
  /** The file with the pairs to which to restrict the work. */
  pairs: string | undefined;
  /** The parameters of a preset; undefined if none was named. */
  preset: Partial<Params> | undefined;
  /** Parameters set one by one, which override the preset's; the engine validates their values. */
  set: Record<string, boolean | number | string>;
  /** Files and folders by role, as typed. */
  paths: Record<Role, string[]>;
}

/** A requested case report: two names of documents, and a file. */
export interface CaseReport {
  a: string;
  b: string;
  file: string;
}

/** A pair with more than this fails: matched words, or a similarity from 0 to 1. */
export type FailAbove = { words: number } | { similarity: number };

/** The usual names of standard input, which has no name of its own to be listed by. A file called "-" is "./-". */
const STANDARD_INPUT = ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"];

/** Parses the arguments; help and version go before everything else. Throws `UsageError`. */
export function readArguments(args: string[]): Request | "help" | "version" {
  const { report, rest } = takeReport(args);
  const { values, positionals } = parse(rest);
  if (values.help) return "help";
  if (values.version) return "version";
  checkLanguage(values.language);
  if (positionals.length === 0) {
    throw new UsageError(report ? message("cli-report-took", { name: report.file }) : message("cli-no-files"));
  }
  const { archive = [], template = [] } = values;
  // An empty path would be the working folder, with everything in it.
  if ([...positionals, ...archive, ...template].includes("")) throw new UsageError(message("cli-path-empty"));
  if ([...positionals, ...archive, ...template].some((path) => STANDARD_INPUT.includes(path)))
    throw new UsageError(message("cli-standard-input"));
  if (values.json && values.csv === STANDARD_OUTPUT) throw new UsageError(message("cli-csv-or-json"));
  return {
    json: values.json ?? false,
    csv: readCsv(values.csv),
    html: readFile("--html", values.html),
    report,
    failAbove: readFailAbove(values["fail-above"]),
    passages: values.passages ?? false,
    traces: values.traces ?? false,
    authorRule: readAuthorRule(values),
    leavesOutCommon: values["leave-out-common"] ?? false,
    seconds: readSeconds(values.seconds),
    passwordFile: values["password-file"],
    timing: values.timing ?? false,
    pairs: values.pairs,
    preset: presetNamed(values.preset),
    set: Object.fromEntries((values.set ?? []).map(readSetting)),
    paths: { submission: positionals, archive, template },
  };
}

/** `--report A B FILE` is the only option with several values, which `parseArgs` does not support. */
function takeReport(args: string[]): { report: CaseReport | undefined; rest: string[] } {
  const end = args.indexOf("--");
  const joined = args.findIndex((arg) => arg.startsWith("--report="));
  if (joined >= 0 && (end < 0 || joined < end)) throw new UsageError(message("cli-report-wrong"));
  const at = args.indexOf("--report");
  if (at < 0 || (end >= 0 && end < at)) return { report: undefined, rest: args };
  const [a, b, file] = args.slice(at + 1, at + 4);
  const given = [a, b, file].filter((value) => value !== undefined && value !== "" && !value.startsWith("--"));
  if (a === undefined || b === undefined || file === undefined || given.length < 3) {
    throw new UsageError(message("cli-report-wrong"));
  }
  const rest = args.toSpliced(at, 4);
  if (takeReport(rest).report) throw new UsageError(message("cli-option-once", { option: "--report" }));
  return { report: { a, b, file: readFile("--report", file) }, rest };
}

/** The name of a file to write; standard output is for the result. */
function readFile<V extends string | undefined>(option: string, value: V): V {
  if (value === "" || value === STANDARD_OUTPUT) throw new UsageError(message("cli-file-wrong", { option }));
  return value;
}

/** All options but `--report`. */
const OPTIONS = {
  archive: { type: "string", multiple: true },
  template: { type: "string", multiple: true },
  "author-none": { type: "boolean" },
  "author-by-folder": { type: "boolean" },
  "author-by-name": { type: "boolean" },
  "author-pattern": { type: "string" },
  "leave-out-common": { type: "boolean" },
  seconds: { type: "string" },
  "password-file": { type: "string" },
  json: { type: "boolean" },
  csv: { type: "string" },
  html: { type: "string" },
  "fail-above": { type: "string" },
  passages: { type: "boolean" },
  traces: { type: "boolean" },
  timing: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
  language: { type: "string" },
  pairs: { type: "string" },
  preset: { type: "string" },
  set: { type: "string", multiple: true },
} as const satisfies ParseArgsConfig["options"];

function parse(args: string[]) {
  const parsed = parsedStrictly(args);
  const given = new Set<string>();
  for (const token of parsed.tokens) {
    if (token.kind !== "option" || token.value === undefined || "multiple" in OPTIONS[token.name]) continue;
    // Only the last would count: the file of an earlier --csv, for one, would never be written.
    if (given.has(token.name)) throw new UsageError(message("cli-option-once", { option: `--${token.name}` }));
    given.add(token.name);
  }
  return parsed;
}

function parsedStrictly(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, tokens: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(
      message("cli-option-wrong", { reason: error instanceof Error ? error.message : String(error) }),
    );
  }
}

/** The requested language, parsed before anything can fail in it; undefined if there is none. */
export function languageAsked(args: string[]): string | undefined {
  const { values } = parseArgs({ args, strict: false, options: { language: { type: "string" } } });
  return typeof values.language === "string" ? values.language : undefined;
}

function checkLanguage(value: string | undefined): void {
  if (value === undefined || LANGUAGES.includes(value)) return;
  throw new UsageError(message("cli-unknown-language", { known: LANGUAGES.join(", "), value }));
}

/** At most one rule. */
function readAuthorRule(values: ReturnType<typeof parse>["values"]): AuthorRule {
  const pattern = values["author-pattern"];
  const flags = ["author-none", "author-by-folder", "author-by-name"] as const;
  const asked = [...flags.map((flag) => values[flag]), pattern !== undefined].filter(Boolean);
  if (asked.length > 1) {
    throw new UsageError(message("cli-one-author-rule"));
  }
  if (values["author-none"]) return { by: "none" };
  if (values["author-by-folder"]) return { by: "folder" };
  if (values["author-by-name"]) return { by: "name" };
  if (pattern === undefined) return { by: "layout" };
  const mistake = mistakeInPattern(pattern);
  if (mistake !== null) throw new UsageError(message("cli-author-pattern-wrong", { mistake }));
  return { by: "pattern", pattern };
}

/** Timers overflow at 2^31 milliseconds, a little more than twice as many. */
const MAX_SECONDS = 1e6;

function readSeconds(value: string | undefined): number {
  if (value === undefined) return LIMITS.seconds;
  const seconds = Number(value);
  if (Number.isFinite(seconds) && seconds > 0 && seconds <= MAX_SECONDS) return seconds;
  throw new UsageError(message("cli-seconds-wrong", { most: MAX_SECONDS, value }));
}

/** Means standard output instead of a file. */
export const STANDARD_OUTPUT = "-";

function readCsv(value: string | undefined): string | undefined {
  if (value === "") throw new UsageError(message("cli-csv-empty"));
  return value;
}

/** "100": matched words. "30%": similarity. */
function readFailAbove(value: string | undefined): FailAbove | undefined {
  if (value === undefined) return undefined;
  const [, digits, percent] = /^(\d{1,9}(?:\.\d{1,9})?)(%?)$/.exec(value) ?? [];
  const number = Number(digits);
  if (digits !== undefined && percent === "%" && number < 100) return { similarity: number / 100 };
  if (digits !== undefined && percent === "" && Number.isInteger(number)) return { words: number };
  throw new UsageError(message("cli-fail-above-wrong", { value }));
}

/** The parameters of one of the page's presets. */
function presetNamed(name: string | undefined): Partial<Params> | undefined {
  if (name === undefined) return undefined;
  const preset = presets.find(({ id }) => id === name);
  if (!preset) {
    const known = presets.map(({ id }) => id).join(", ");
    throw new UsageError(message("cli-preset-wrong", { known, value: name }));
  }
  return paramsOfPreset(preset);
}

function readSetting(setting: string): [string, boolean | number | string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(setting) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageError(message("cli-set-wrong", { value: setting }));
  }
  return [name, typedValue(parameters[name as keyof Params]?.kind, value)];
}

/**
 * Parses a value by the kind of its parameter. Invalid values are passed on as typed: the engine reports them, like unknown
 * parameters.
 */
function typedValue(kind: Parameter["kind"] | undefined, typed: string): boolean | number | string {
  if (kind === "switch") return typed === "true" || typed === "false" ? typed === "true" : typed;
  if (kind === undefined || kind === "choice") return typed;
  const number = kind === "whole" ? wholeFrom(typed) : decimalFrom(typed);
  return Number.isNaN(number) ? typed : number;
}
