/// <reference path="../www/vite-env.d.ts" />
/** The command's help: its sentences, with the options in a column before theirs, in lines that fit a terminal. */

import { english, others } from "messages:terminal";
import { parameter, parameterNames } from "../www/engine/parameters";
import type { Params } from "../www/engine/pkg/lookalike";
import { Catalogue } from "../www/i18n/catalogue.ts";
import { firstSpoken, inLanguage, isLanguage, type LanguageChoice, languages } from "../www/i18n/languages";
import type { MessageSet } from "../www/i18n/load-language.ts";
import { beginWith, loadCatalogue } from "../www/i18n/load-language.ts";
import { type Message, message } from "../www/i18n/message";
import { catalogue, say, t } from "../www/i18n/t";
import { MIN_HOLDERS } from "../www/people/common-files";
import { LIMITS } from "../www/read/model";
import { nameOf } from "../www/settings/changes";

/** How the command was called: from a checkout, or as the npm package's own. */
export const COMMAND =
  process.env["npm_lifecycle_event"] === "compare" ? ["npm", "run", "-s", "compare", "--"].join(" ") : "lookalike";

const WIDTH = 100;
/** The column at which the descriptions of options start. */
const INDENT = 21;
/** The column for the descriptions of parameters, whose names are longer. */
const SET_INDENT = 25;

/** Options as typed, each with its description. */
const OPTIONS: readonly (readonly [name: string, argument: string, does: Message])[] = [
  ["--archive", "PATH", message("cli-help-archive")],
  ["--template", "PATH", message("cli-help-template")],
  ["--author-none", "", message("cli-help-author-none")],
  ["--author-by-folder", "", message("cli-help-author-by-folder")],
  ["--author-by-name", "", message("cli-help-author-by-name")],
  ["--author-pattern", "P", message("cli-help-author-pattern")],
  ["--leave-out-common", "", message("cli-help-leave-out-common", { authors: MIN_HOLDERS })],
  ["--seconds", "N", message("cli-help-seconds", { seconds: LIMITS.seconds })],
  ["--password-file", "FILE", message("cli-help-password-file")],
  ["--json", "", message("cli-help-json")],
  ["--csv", "FILE", message("cli-help-csv")],
  ["--html", "FILE", message("cli-help-html")],
  ["--report", "A B FILE", message("cli-help-report")],
  ["--passages", "", message("cli-help-passages")],
  ["--traces", "", message("cli-help-traces")],
  ["--pairs", "FILE", message("cli-help-pairs")],
  ["--preset", "NAME", message("cli-help-preset")],
  ["--set", "NAME=VALUE", message("cli-help-set")],
  ["--fail-above", "N", message("cli-help-fail-above")],
  ["--timing", "", message("cli-help-timing")],
  ["--language", "CODE", message("cli-help-language")],
  ["--version", "", message("cli-help-version")],
  ["--help", "", message("cli-help-help")],
];

/** The whole text, in the current language. */
export function help(): string {
  const paragraphs = [t("cli-help-what"), t("cli-help-reads"), t("cli-help-columns")];
  const endings = [t("cli-help-unread"), t("cli-help-status")];
  const options = OPTIONS.map(([name, argument, does]) => inColumns(`${name} ${argument}`, say(does)));
  const settings = [
    t("cli-help-parameters"),
    ...parameterNames.map((name) => inColumns(name, inWords(name), SET_INDENT)),
  ];
  const blocks = (texts: string[]): string[] => texts.map((text) => wrapped(text, WIDTH).join("\n"));
  return [
    t("cli-help-usage", { command: COMMAND }),
    ...blocks(paragraphs),
    options.join("\n"),
    settings.join("\n"),
    ...blocks(endings),
  ].join("\n\n");
}

function inColumns(typed: string, does: string, indent: number = INDENT): string {
  return `  ${typed} `.padEnd(indent) + wrapped(does, WIDTH - indent).join(`\n${" ".repeat(indent)}`);
}

/** A parameter's description, and the possible values if these are words. */
function inWords(name: keyof Params): string {
  const known = parameter(name);
  if (known.kind === "switch")
    return t("cli-help-parameter", { name: nameOf(name), values: ["true", "false"].join(", ") });
  if (known.kind !== "choice") return nameOf(name);
  return t("cli-help-parameter", { name: nameOf(name), values: known.values.map(([value]) => value).join(", ") });
}

/** Wraps a text into lines of at most `width` characters, except for longer words. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

// The language of the command: as requested, otherwise from the environment, otherwise English.

/** The codes that can be requested. */
export const LANGUAGES = Object.keys(languages);

/** The variables that set it, the highest priority first (POSIX, "Locale"). */
const VARIABLES = ["LC_ALL", "LC_MESSAGES", "LANG"] as const;

/** Sets the language of all further output. A terminal gets no marks that turn the direction, whoever put them there. */
export async function speak(asked: string | undefined, environment: NodeJS.ProcessEnv): Promise<void> {
  beginWith(wholeMessages);
  catalogue.value = await loadCatalogue(choiceOf(asked, environment), { isolates: false });
}

const spokenEnglish = englishCatalogue("en");

/** A message in English, whatever language was requested: output for scripts must not depend on it. */
export function inEnglish(message: Message | string): string {
  return typeof message === "string" ? message : spokenEnglish.say(message);
}

function choiceOf(asked: string | undefined, environment: NodeJS.ProcessEnv): LanguageChoice {
  const variable = VARIABLES.find((name) => environment[name]);
  const wanted = variable === undefined ? [] : [localeOf(environment[variable] ?? "")];
  return asked !== undefined && isLanguage(asked) ? inLanguage(asked, wanted) : firstSpoken(wanted);
}

/** "es_MX.UTF-8@euro" → "es-MX". */
function localeOf(value: string): string {
  const [locale = ""] = value.split(/[.@]/, 1);
  return locale.replaceAll("_", "-");
}

/** The terminal's messages: one set. English is available at once, for output that scripts read. */

export const wholeMessages = {
  ...Object.fromEntries(Object.entries(others).map(([code, load]) => [code, async () => (await load()).default])),
  en: async () => english,
} as MessageSet;

/** Available at once. */
export function englishCatalogue(locale: string): Catalogue {
  return new Catalogue({ language: "en", locale }, [english]);
}
