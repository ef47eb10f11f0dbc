/**
 * LaTeX as prose: the text between `\begin{document}` and `\end{document}`, without comments and commands.
 *
 * Arguments of commands are text (`\emph{so}` is "so"), except for commands that name files, labels, lengths and packages.
 * Accents become letters, footnotes go below their paragraph, mathematics stays as written. The scanner never backtracks:
 * O(n). Code and addresses are read as they are written; what is switched off is left out. In TeX anything can be redefined:
 * macros are followed that stand for a piece of text, with their arguments in it.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, countWords, LIMITS } from "../../model.ts";
import { nameInZip } from "../../names.ts";
import { ArgumentScanner } from "./arguments.ts";
import {
  ARGUMENTS,
  BEFORE_LENGTH,
  BEFORE_NUMBER,
  BEFORE_TEXT,
  BEFORE_WIDTH,
  BLOCKS,
  DEFINITIONS,
  ENVIRONMENTS,
  FRACTIONS,
  INCLUDING,
  INLINE,
  isWithoutText,
  SYMBOLS,
  TITLES,
} from "./commands.ts";
import { type Macro, meaningOf } from "./macros.ts";
import { labelsOf, VerbatimScanner } from "./verbatim.ts";
import { Writer } from "./writer.ts";

/** The longest text of a macro that is followed. */
const MAX_MACRO_CHARACTERS = 10_000;
/** Definitions within definitions that are followed. */
const MAX_MACRO_DEPTH = 2;
/** Citations of one `\textcites`. */
const MAX_CITES = 50;
/** Macros of one document. */
const MAX_MACROS = 10_000;
/** Maximum nesting of macros in arguments, and of fractions, that is followed. */
const MAX_EXPANSION_DEPTH = 20;
/** Characters that macros may expand to: more than any document needs. From then on, their arguments are read as text. */
const MAX_EXPANDED_CHARACTERS = 2_000_000;

/** The space after a line: `\\[2mm]`. */
const AFTER_BREAK = /\*?(?:\[-?[\d.,]{0,9} ?(?:\\[a-zA-Z]{1,30}|[a-z]{2})\])?/y;
/** A length behind one of TeX's own commands: ` 2em plus 1fil`. */
const LENGTH =
  /=? ?-?[\d.,]{1,9} ?(?:pt|pc|in|bp|cm|mm|dd|cc|sp|ex|em|mu)(?![a-zA-Z])(?: (?:plus|minus) ?[\d.]{1,9} ?[a-z]{2,5}){0,2}/y;
/** A width of nothing, at which a word may be broken, or less than nothing. */
const NO_WIDTH = /\{? ?(?:-|0{0,9}\.?0{0,9} ?[a-z\\])/y;
const NUMBER = /=? ?-?\d{1,9}/y;
/** The slides on which something is shown: `\item<2->`. */
const SLIDES = /<[\d,+.|-]{1,30}>/y;
/** A character by its sign or number: `\char92`. */
const CHARACTER = /(?:`\\?([^\n\\])|`\\\\|"([0-9A-F]{1,6})|'([0-7]{1,7})|(\d{1,7}))(?:\{\}| )?/uy;

export function readLatex(source: string): Content {
  const body = new Body(source);
  const context: Context = {
    macros: new Map(),
    titles: [],
    files: new Map(),
    excluded: new Set(),
    expansion: { depth: 0, left: MAX_EXPANDED_CHARACTERS + 4 * source.length },
    isGerman: isGerman(body.before),
  };
  if (body.before !== "") new LatexReader(body.before, { ...context, isPreamble: true }).read();
  const { text, comments, openNotes, openArguments, included } = new LatexReader(body.text, context).read();
  const behind = countWords(body.behind);
  const notes = [
    ["files-comments", comments],
    ["files-open-footnotes", openNotes],
    ["files-open-arguments", openArguments],
    ["files-after-end", behind],
  ] as const;
  return contentOf(message("files-format-latex"), text, {
    warnings: [
      ...notes.filter(([, count]) => count > 0).map(([key, count]) => message(key, { count })),
      ...(included.length > 0
        ? [message("files-included", { count: included.length, name: nameInZip(included[0] ?? "") })]
        : []),
    ],
  });
}

/** The text between `\begin{document}` and `\end{document}`; the whole source if there is no such start. */
class Body {
  readonly before: string;
  readonly text: string;
  readonly behind: string;

  constructor(source: string) {
    const begin = findOutsideComments(source, /\\begin\s*\{document\}/g, 0);
    const from = begin?.end ?? 0;
    const end = begin && findOutsideComments(source, /\\end\s*\{document\}/g, from);
    this.before = source.slice(0, begin?.start ?? 0);
    this.text = source.slice(from, end?.start);
    this.behind = end ? source.slice(end.end) : "";
  }
}

/** The first match outside comments. */
function findOutsideComments(source: string, mark: RegExp, from: number): { start: number; end: number } | null {
  mark.lastIndex = from;
  for (let found = mark.exec(source); found; found = mark.exec(source)) {
    const line = source.lastIndexOf("\n", found.index) + 1;
    if (!hasComment(source.slice(line, found.index))) return { start: found.index, end: mark.lastIndex };
    const next = source.indexOf("\n", mark.lastIndex);
    if (next < 0) return null;
    mark.lastIndex = next;
  }
  return null;
}

/** Whether a line contains the start of a comment. */
function hasComment(line: string): boolean {
  return line.replace(/\\./g, "").includes("%");
}

/** A text, and the notes on it. */
interface Prose {
  text: string;
  comments: number;
  openNotes: number;
  openArguments: number;
  /** Names of other files that belong to it. */
  included: string[];
}

interface Context {
  /** By name: the text that a macro stands for, or how to make it of its arguments. */
  macros: Map<string, string | Macro>;
  /** What `\maketitle` sets. */
  titles: string[];
  /** Files that the source itself contains, by name without the ending of LaTeX. */
  files: Map<string, string>;
  /** Environments that the document switches off. */
  excluded: Set<string>;
  /** How deep macros are within one another, and how many characters they may still expand to. */
  expansion: { depth: number; left: number };
  /** Whether `"a` is an umlaut. */
  isGerman: boolean;
  isPreamble?: boolean;
  depth?: number;
  /** Where to write, if it is in place of a macro. */
  writer?: Writer;
}

/** What `"` and these signs stand for in German. */
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ...Array.from("aeiouAEIOU", (letter) => [letter, `${letter}\u0308`.normalize("NFC")] as const),
  ["s", "ß"],
  ["-", "\u00ad"],
  ["=", "-"],
]);

/** Reads a source, or the text of a macro; macros and titles that it defines are added to those already known. */
class LatexReader {
  readonly #source: string;
  readonly #context: Context;
  readonly #macros: Context["macros"];
  readonly #writer: Writer;
  readonly #arguments: ArgumentScanner;
  readonly #verbatim: VerbatimScanner;
  readonly #included: string[] = [];

  readonly #depth: number;

  constructor(source: string, context: Context) {
    this.#source = source;
    this.#context = context;
    this.#depth = context.depth ?? 0;
    this.#macros = context.macros;
    this.#writer = context.writer ?? new Writer();
    this.#arguments = new ArgumentScanner(source);
    this.#verbatim = new VerbatimScanner(source);
  }

  read(): Prose {
    this.#scan();
    return { ...this.#writer.end(), openArguments: this.#arguments.unclosed, included: this.#included };
  }

  #scan(): void {
    // A command, an escaped character, a character by its number, a comment, an empty line, a special character, or text.
    const token =
      /\\([a-zA-Z]+)\*?[ \t]*\n?[ \t]*|\\([\s\S])|\^\^((?:\^\^[0-9a-f]{2})?[0-9a-f]{2})|%[^\n]*\n?[ \t]*|\n[ \t]*\n\s*|[{}~&$]|---?|``|''|[^\\%{}~&$\n`'^-]+|[\s\S]/g;
    for (let found = token.exec(this.#source); found; found = token.exec(this.#source)) {
      const [whole, name, sign, number] = found;
      if (name !== undefined) token.lastIndex = this.#command(name, token.lastIndex);
      else if (sign === "\\") {
        this.#writer.escaped(sign);
        token.lastIndex = this.#past(AFTER_BREAK, token.lastIndex);
      } else if (sign !== undefined) this.#writer.escaped(sign);
      else if (number !== undefined) this.#writer.write(characterOf(Number.parseInt(number.replace("^^", ""), 16)));
      else this.#writer.plain(this.#context.isGerman ? withUmlauts(whole) : whole);
    }
  }

  /** The offset behind what an expression matches there; the same if it does not. */
  #past(expression: RegExp, from: number): number {
    expression.lastIndex = from;
    return expression.test(this.#source) ? expression.lastIndex : from;
  }

  /** The text of a part of the source. */
  #textOf(source: string): string {
    const { macros, files, excluded, expansion, isGerman } = this.#context;
    const context = { macros, files, excluded, expansion, isGerman, titles: [], depth: this.#depth + 1 };
    return this.#depth > LIMITS.depth ? "" : new LatexReader(source, context).read().text;
  }

  /** Reads a piece of source in place of a macro, unless that would exceed a limit; returns whether it was read. */
  #readInPlace(source: string): boolean {
    const { expansion } = this.#context;
    if (expansion.depth >= MAX_EXPANSION_DEPTH) return false;
    expansion.left = source.length > expansion.left ? 0 : expansion.left - source.length;
    if (expansion.left === 0) return false;
    const reader = new LatexReader(source, { ...this.#context, writer: this.#writer });
    expansion.depth++;
    reader.#scan();
    expansion.depth--;
    this.#arguments.unclosed += reader.#arguments.unclosed;
    this.#included.push(...reader.#included);
    return true;
  }

  /** Reads what a macro makes of its arguments; the offset behind them, or -1 if it cannot be followed. */
  #expand({ pieces, count, option }: Macro, from: number): number {
    const { expansion } = this.#context;
    if (expansion.left === 0 || expansion.depth >= MAX_EXPANSION_DEPTH) return -1;
    const given: string[] = [];
    let at = from;
    if (option !== undefined) {
      at = this.#arguments.skipBrackets(from);
      given.push(at > from + 1 ? this.#source.slice(from + 1, at - 1) : option);
    }
    while (given.length < count) {
      const argument = this.#arguments.argument(at);
      if (!argument) return -1;
      given.push(argument.text);
      at = argument.end;
    }
    const texts = pieces.map((piece) => (typeof piece === "number" ? (given[piece - 1] ?? "") : piece));
    if (texts.reduce((sum, { length }) => sum + length, 0) > expansion.left) {
      expansion.left = 0;
      return -1;
    }
    const text = texts.join("");
    // A macro for nothing switches its argument off.
    if (text.trim() === "" && given.some((argument) => countWords(argument) > 0)) this.#writer.comment();
    return this.#readInPlace(text) ? at : -1;
  }

  /** A fraction, whose numerator would otherwise make one number with its denominator. */
  #fraction(from: number): number {
    const numerator = this.#arguments.argument(from);
    if (!numerator || !this.#readInPlace(numerator.text)) return from;
    this.#writer.write("/");
    return numerator.end;
  }

  /** Reads a command, whose arguments start at an offset; returns where reading goes on. */
  #command(name: string, from: number): number {
    const macro = this.#macros.get(name);
    if (typeof macro === "string") {
      this.#writer.write(macro);
      return from;
    }
    const end = macro ? this.#expand(macro, from) : -1;
    if (end >= 0) return end;
    if (name === "begin") return this.#begin(from);
    if (name === "iffalse") return this.#skipFalse(from);
    if (name === "if" && this.#source[from] === "0") return this.#skipFalse(from + 1);
    if (name === "char" || name === "symbol") return this.#character(from);
    if (name === "excludecomment") return this.#exclude(from);
    if (name === "maketitle") for (const title of this.#context.titles.splice(0)) this.#writer.verbatimBlock(title);
    if (this.#context.isPreamble === true && TITLES.has(name)) return this.#title(from);
    if (DEFINITIONS.has(name)) return this.#define(name, from);
    if (INLINE.has(name)) return this.#inline(name, from);
    if (FRACTIONS.has(name)) return this.#fraction(from);
    if (name === "href") return this.#verbatim.braces(from)?.end ?? from;
    if (INCLUDING.has(name)) return this.#include(name, from);
    this.#writer.command(name);
    if (name === "item") return this.#item(this.#past(SLIDES, from));
    if (name === "endfirsthead") return this.#arguments.pastRepeatedHead(from);
    if (BEFORE_WIDTH.has(name) && this.#past(NO_WIDTH, from) === from) this.#writer.write(" ");
    return this.#pastArguments(name, from);
  }

  /** The offset behind the arguments of a command that are no text. */
  #pastArguments(name: string, from: number): number {
    const before = BEFORE_TEXT.get(name);
    if (before !== undefined) return this.#arguments.skipArguments(from, before);
    if (isWithoutText(name)) return this.#arguments.skipArguments(from, argumentsOf(name));
    if (BEFORE_LENGTH.test(name)) return this.#past(LENGTH, from);
    if (BEFORE_NUMBER.test(name)) return this.#past(NUMBER, from);
    return this.#arguments.skipBrackets(this.#arguments.skipBrackets(this.#past(SLIDES, from)));
  }

  /** What an item is marked with is text: the word that a list explains. */
  #item(from: number): number {
    const end = this.#arguments.skipBrackets(from);
    if (end > from + 1) this.#writer.write(`${this.#textOf(this.#source.slice(from + 1, end - 1))} `);
    return end;
  }

  #title(from: number): number {
    const end = this.#arguments.skipArguments(from, 1);
    const title = this.#source.slice(this.#arguments.skipBrackets(from), end).trim();
    if (title.startsWith("{") && title.endsWith("}")) this.#context.titles.push(this.#textOf(title.slice(1, -1)));
    return end;
  }

  #character(from: number): number {
    const isBraced = this.#source[from] === "{";
    CHARACTER.lastIndex = isBraced ? from + 1 : from;
    const found = CHARACTER.exec(this.#source);
    if (!found || (isBraced && this.#source[CHARACTER.lastIndex] !== "}")) return from;
    const [, sign, hexadecimal, octal, decimal] = found;
    const radix = hexadecimal !== undefined ? 16 : octal !== undefined ? 8 : 10;
    this.#writer.write(sign ?? characterOf(Number.parseInt(hexadecimal ?? octal ?? decimal ?? "92", radix)));
    return isBraced ? CHARACTER.lastIndex + 1 : CHARACTER.lastIndex;
  }

  #exclude(from: number): number {
    const environment = this.#verbatim.braces(from);
    if (environment) this.#context.excluded.add(environment.text.trim());
    return environment?.end ?? from;
  }

  /** Reads another file in its place, if the source itself contains it. */
  #include(name: string, from: number): number {
    const end = this.#arguments.skipArguments(from, 1);
    const file = this.#verbatim.braces(from)?.text.trim() ?? "";
    const { files } = this.#context;
    const stored = file.replace(/\.tex$/, "");
    const text = files.get(stored);
    if (name !== "input") this.#writer.command("newpage");
    // A file does not include itself.
    files.delete(stored);
    if (text === undefined || !this.#readInPlace(text)) this.#included.push(file);
    if (text !== undefined) files.set(stored, text);
    return end;
  }

  /** Stores a file that the source contains, the text of an environment whose argument is its name; returns whether it has one. */
  #store(content: string): boolean {
    const [head, file] = /^\s*\{([^{}\n]{1,999})\}/.exec(content) ?? [];
    if (head === undefined || file === undefined) return false;
    this.#context.files.set(file.trim().replace(/\.tex$/, ""), content.slice(head.length));
    return true;
  }

  #begin(from: number): number {
    const name = /^\{\s{0,9}([a-zA-Z]{1,30}\*?)\s{0,9}\}/.exec(this.#source.slice(from, from + 60))?.[1] ?? "";
    const kind = this.#context.excluded.has(name) ? "unseen" : this.#verbatim.kindOf(name);
    const raw = kind ? this.#verbatim.environment(name, this.#source.indexOf("}", from) + 1) : null;
    if (raw) {
      if (kind === "shown") this.#writer.verbatimBlock(raw.text);
      else if (kind === "drawn")
        for (const label of labelsOf(raw.text)) this.#writer.verbatimBlock(this.#textOf(label));
      else if (!name.startsWith("filecontents") || !this.#store(raw.text)) this.#writer.comment();
      return raw.end;
    }
    this.#writer.command("begin");
    const end = this.#arguments.skipArguments(from, 1);
    const further = ENVIRONMENTS.get(name) ?? 0;
    return further > 0 ? this.#arguments.skipArguments(end, further) : this.#arguments.skipBrackets(end);
  }

  #skipFalse(from: number): number {
    const end = this.#verbatim.pastFalse(from);
    if (end < 0) return from;
    this.#writer.comment();
    return end;
  }

  /** Code in a line; `\mintinline` names the language first. */
  #inline(name: string, from: number): number {
    let at = name === "url" ? from : this.#arguments.skipBrackets(from);
    if (name === "mintinline") at = this.#verbatim.braces(at)?.end ?? at;
    const raw = this.#verbatim.inline(at);
    if (!raw) return at;
    this.#writer.write(raw.text);
    return raw.end;
  }

  /** Stores the text of a macro, with places for its arguments. */
  #define(name: string, from: number): number {
    const end = name === "def" ? this.#pastDef(from) : this.#arguments.skipArguments(from, ARGUMENTS.get(name) ?? 2);
    const definition = this.#source.slice(from, Math.min(end, from + MAX_MACRO_CHARACTERS));
    const [head, braced, bare] = /^\s*(?:\{\s*\\([a-zA-Z]+)\s*\}|\\([a-zA-Z]+))\s*/.exec(definition) ?? [];
    const macro = braced ?? bare;
    if (head === undefined || macro === undefined) return end;
    this.#macros.delete(macro);
    const isWhole = from + definition.length === end;
    if (!isWhole || this.#depth >= MAX_MACRO_DEPTH || this.#macros.size >= MAX_MACROS || isKnown(macro)) return end;
    const meaning = meaningOf(name, definition.slice(head.length).trim());
    if (!meaning) return end;
    if (meaning.count > 0) {
      this.#macros.set(macro, meaning);
      return end;
    }
    const text = this.#textOf(meaning.pieces.join(""));
    if (text.length <= MAX_MACRO_CHARACTERS)
      this.#macros.set(macro, name === "DeclareMathOperator" ? ` ${text} ` : text);
    return end;
  }

  /** The offset after `\def`'s name, its parameters and its text. */
  #pastDef(from: number): number {
    const name = /\s{0,9}\\[a-zA-Z@]{1,99}[^{}\\\n]{0,99}/y;
    name.lastIndex = from;
    return name.test(this.#source) ? this.#arguments.skipArguments(name.lastIndex, 1) : from;
  }
}

/** Whether a preamble loads the package for German spelling, or another one for it. */
function isGerman(preamble: string): boolean {
  const lines = preamble.split("\n").filter((line) => line.includes("\\usepackage") && line.includes("german"));
  return lines.some((line) => line.includes("{babel}") || /\{n?german\}/.test(line));
}

/** Text with umlauts and hyphens in place of `"a` and the like. */
function withUmlauts(text: string): string {
  return text.replace(/"([aeiouAEIOUs=-])/g, (whole, sign: string) => SHORTHANDS.get(sign) ?? whole);
}

/** A character by its number; nothing for one that is not seen. */
function characterOf(number: number): string {
  const isCharacter = number > 0x20 && number <= 0x10_ffff && (number < 0xd800 || number > 0xdfff);
  return isCharacter ? String.fromCodePoint(number) : "";
}

/** Whether a command has a meaning here that a redefinition does not change. */
function isKnown(name: string): boolean {
  return SYMBOLS.has(name) || BLOCKS.has(name) || isWithoutText(name) || name.startsWith("the");
}

/** The number of arguments of a command without text; those for several citations have any number. */
function argumentsOf(name: string): number {
  return ARGUMENTS.get(name) ?? (/cites$/.test(name) ? MAX_CITES : 1);
}
