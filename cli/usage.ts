/**
 * The command line as typed → what is asked for, or one error that says what was expected.
 */

import { parseArgs } from "node:util";
import type { Params, Role } from "../www/engine/pkg/lookalike";
import { LIMITS } from "../www/files/formats/model";
import { mistakeInPattern, type OwnerRule } from "../www/files/owners";
import { t } from "../www/messages/t";
import { paramsOfPreset, presets } from "../www/parameters/presets";
import { LANGUAGES } from "./language";

export const USAGE = `Usage: npm run -s compare -- [options] FILE|FOLDER…

Compares texts with one another and prints the pairs that share copied passages, word for word or
reworded. The pairs with the most matched words come first; words that many texts share count less.
Programs are listed by how much of both they share. Pairs that are only similar come last.

Reads plain text, source code, Markdown, CSV, HTML, LaTeX, Jupyter notebooks, PDF, Word (.docx),
OpenDocument (.odt), RTF, EPUB, PowerPoint (.pptx), and ZIP archives of all these. Folders are read
whole, with the folders in them, sorted by path.

Columns: matched (words in shared passages that occur on both sides, counted in the text with fewer),
reworded (matched words outside runs of five equal words), of A and of B (shares of each text's words
that are matched), longest (matched words of the longest passage), similarity (Jaccard of shingles),
estimate (of the similarity, from signatures), group, and the names. "–" means that the pair is
listed for its similarity only.

  --archive PATH     compare with the files of PATH, too, but not these with one another: earlier
                     years, for instance; may be repeated
  --template PATH    leave out what stands in the files of PATH, such as a form that all were given;
                     may be repeated
  --owner-none       compare all files with one another. Without this and the next three, files of one
                     person are not compared with each other where all of them are named as Moodle,
                     Canvas, Blackboard or Brightspace name them; all other files are compared
  --owner-by-folder  files in one top-level folder have one owner and are not compared with one
                     another; folders of one name are one owner's
  --owner-by-name    the owner stands in the name of the file, or of its folder, as platforms write it
                     (Jane Doe_12345_assignsubmission_file_essay.docx, doejane_12345_67890_essay.docx)
  --owner-pattern P  the owner is what the first group of the regular expression P finds in the path
  --seconds N        give up on a file that takes longer to read; ${LIMITS.seconds} if it is not said
  --json             print the whole report as JSON
  --passages         add the shared passages of each pair, as UTF-16 spans of both texts, with the edits
                     in them; --set passageGap=… and shortestPassage=… limit passages
  --pairs FILE       compare only the pairs listed in FILE, one a line: a<TAB>b; all of them are
                     printed, unless --set threshold=… or maxPairs=… says otherwise; a pair with a
                     file that could not be read is reported and skipped
  --preset NAME      compare as suits a kind of text: text (the default) or programs
  --set NAME=VALUE   set a parameter, such as k=3, threshold=0.5, seed=7, unit=code; may be repeated.
                     minMatched=… is the fewest matched words of a listed pair (25; in short texts a
                     third of the words), evidence=false lists pairs by similarity only
  --timing           print how long each stage took, on standard error
  --language CODE    write messages in English (en), Spanish (es) or Russian (ru); else as LC_ALL or LANG
                     say; not all is translated yet
  --help             print this text

A file or folder that cannot be read is named on standard error with the reason, and the rest is compared.

Exit status: 0 whatever is found and whatever could not be read, 1 if the comparison itself failed,
2 for wrong use.`;

/** Wrong use: printed with the usage's first line, exit status 2. */
export class UsageError extends Error {}

/** What a command line asks for. */
export interface Request {
  json: boolean;
  passages: boolean;
  /** What tells whose a file is. */
  ownerRule: OwnerRule;
  /** The most seconds that a file may take. */
  seconds: number;
  timing: boolean;
  /** File with the pairs to limit the work to. */
  pairs: string | undefined;
  /** The parameters of a preset. */
  preset: Partial<Params>;
  /** Parameters set one by one, which go before the preset's; the engine judges their values. */
  set: Record<string, boolean | number | string>;
  /** Files and folders, as typed, by what they are there for. */
  paths: Record<Role, string[]>;
}

/** Reads the arguments; `null` where only help is asked for. Throws `UsageError`. */
export function readArguments(args: string[]): Request | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  checkLanguage(values.language);
  if (positionals.length === 0) throw new UsageError("expected files or folders to compare, got none");
  return {
    json: values.json ?? false,
    passages: values.passages ?? false,
    ownerRule: readOwnerRule(values),
    seconds: readSeconds(values.seconds),
    timing: values.timing ?? false,
    pairs: values.pairs,
    preset: presetNamed(values.preset),
    set: Object.fromEntries((values.set ?? []).map(readSetting)),
    paths: { submission: positionals, archive: values.archive ?? [], template: values.template ?? [] },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        archive: { type: "string", multiple: true },
        template: { type: "string", multiple: true },
        "owner-none": { type: "boolean" },
        "owner-by-folder": { type: "boolean" },
        "owner-by-name": { type: "boolean" },
        "owner-pattern": { type: "string" },
        seconds: { type: "string" },
        json: { type: "boolean" },
        passages: { type: "boolean" },
        timing: { type: "boolean" },
        help: { type: "boolean", short: "h" },
        language: { type: "string" },
        pairs: { type: "string" },
        preset: { type: "string" },
        set: { type: "string", multiple: true },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The language that is asked for, found before anything can go wrong in it; undefined where none is. */
export function languageAsked(args: string[]): string | undefined {
  const { values } = parseArgs({ args, strict: false, options: { language: { type: "string" } } });
  return typeof values.language === "string" ? values.language : undefined;
}

function checkLanguage(value: string | undefined): void {
  if (value === undefined || LANGUAGES.includes(value)) return;
  throw new UsageError(t("cli-unknown-language", { known: LANGUAGES.join(", "), value }));
}

/** One rule at most. */
function readOwnerRule(values: ReturnType<typeof parse>["values"]): OwnerRule {
  const pattern = values["owner-pattern"];
  const flags = ["owner-none", "owner-by-folder", "owner-by-name"] as const;
  const asked = [...flags.map((flag) => values[flag]), pattern !== undefined].filter(Boolean);
  if (asked.length > 1) {
    throw new UsageError("expected one of --owner-none, --owner-by-folder, --owner-by-name, --owner-pattern");
  }
  if (values["owner-none"]) return { by: "none" };
  if (values["owner-by-folder"]) return { by: "folder" };
  if (values["owner-by-name"]) return { by: "name" };
  if (pattern === undefined) return { by: "layout" };
  const mistake = mistakeInPattern(pattern);
  if (mistake !== null) throw new UsageError(`--owner-pattern: ${mistake}`);
  return { by: "pattern", pattern };
}

function readSeconds(value: string | undefined): number {
  if (value === undefined) return LIMITS.seconds;
  const seconds = Number(value);
  if (Number.isFinite(seconds) && seconds > 0 && seconds < 1e6) return seconds;
  throw new UsageError(`--seconds expects a number above 0, got ${JSON.stringify(value)}`);
}

/** The parameters that a preset of the page stands for. */
function presetNamed(name: string | undefined): Partial<Params> {
  if (name === undefined) return {};
  const preset = presets.find(({ id }) => id === name);
  if (!preset) {
    const known = presets.map(({ id }) => id).join(", ");
    throw new UsageError(`--preset expects one of ${known}, got ${JSON.stringify(name)}`);
  }
  return paramsOfPreset(preset);
}

function readSetting(setting: string): [string, boolean | number | string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(setting) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageError(`--set expects NAME=VALUE, such as k=3, got ${JSON.stringify(setting)}`);
  }
  if (value === "true" || value === "false") return [name, value === "true"];
  const isNumber = value.trim() !== "" && !Number.isNaN(Number(value));
  return [name, isNumber ? Number(value) : value];
}
