/**
 * LaTeX as prose: the text between `\begin{document}` and `\end{document}`, without comments and commands.
 *
 * Arguments of commands are text (`\emph{so}` is "so"), except for commands that name files, labels, lengths and packages.
 * Accents become letters, footnotes go below their paragraph, mathematics stays as written. The scanner never backtracks:
 * O(n). Code and addresses are read as they are written; what is switched off is left out. In TeX anything can be redefined:
 * only macros without arguments are followed, which stand for a piece of text.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, countWords, LIMITS, tooDeep, tooMany, Unreadable } from "../../model.ts";
import { nameInZip } from "../../names.ts";
import { TextPage } from "../../parts/markup.ts";
import { ArgumentScanner } from "./arguments.ts";
import {
  ACCENTS,
  ARGUMENTS,
  BARE_ACCENTS,
  BEFORE_LENGTH,
  BEFORE_NUMBER,
  BEFORE_TEXT,
  BLOCKS,
  DEFINITIONS,
  ENVIRONMENTS,
  INCLUDING,
  INLINE,
  isWithoutText,
  SYMBOLS,
  TITLES,
} from "./commands.ts";
import { labelsOf, VerbatimScanner } from "./verbatim.ts";

/** The longest text of a macro that is followed. */
const MAX_MACRO_CHARACTERS = 10_000;
/** Definitions within definitions that are followed. */
const MAX_MACRO_DEPTH = 2;
/** Citations of one `\textcites`. */
const MAX_CITES = 50;
/** Macros of one document. */
const MAX_MACROS = 10_000;

/** The space after a line: `\\[2mm]`. */
const AFTER_BREAK = /\*?(?:\[-?[\d.,]{0,9} ?(?:\\[a-zA-Z]{1,30}|[a-z]{2})\])?/y;
/** A length behind one of TeX's own commands: ` 2em plus 1fil`. */
const LENGTH =
  /=? ?-?[\d.,]{1,9} ?(?:pt|pc|in|bp|cm|mm|dd|cc|sp|ex|em|mu)(?![a-zA-Z])(?: (?:plus|minus) ?[\d.]{1,9} ?[a-z]{2,5}){0,2}/y;
const NUMBER = /=? ?-?\d{1,9}/y;
/** The slides on which something is shown: `\item<2->`. */
const SLIDES = /<[\d,+.|-]{1,30}>/y;
/** A character by its sign or number: `\char92`. */
const CHARACTER = /(?:`\\?([^\n\\])|`\\\\|"([0-9A-F]{1,6})|'([0-7]{1,7})|(\d{1,7}))(?:\{\}| )?/uy;

export function readLatex(source: string): Content {
  const body = new Body(source);
  const macros = new Map<string, string>();
  const titles: string[] = [];
  if (body.before !== "") new LatexReader(body.before, { macros, titles, isPreamble: true }).read();
  const { text, comments, openNotes, openArguments, included } = new LatexReader(body.text, { macros, titles }).read();
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
  macros: Map<string, string>;
  /** What `\maketitle` sets. */
  titles: string[];
  isPreamble?: boolean;
  depth?: number;
}

/** Reads a source, or the text of a macro; macros and titles that it defines are added to those already known. */
class LatexReader {
  readonly #source: string;
  readonly #context: Context;
  readonly #macros: Map<string, string>;
  readonly #writer = new Writer();
  readonly #arguments: ArgumentScanner;
  readonly #verbatim: VerbatimScanner;
  readonly #included: string[] = [];

  readonly #depth: number;

  constructor(source: string, context: Context) {
    this.#source = source;
    this.#context = context;
    this.#depth = context.depth ?? 0;
    this.#macros = context.macros;
    this.#arguments = new ArgumentScanner(source);
    this.#verbatim = new VerbatimScanner(source);
  }

  read(): Prose {
    // A command, an escaped character, a comment, an empty line, a special character, or text.
    const token =
      /\\([a-zA-Z]+)\*?[ \t]*\n?[ \t]*|\\([\s\S])|%[^\n]*\n?[ \t]*|\n[ \t]*\n\s*|[{}~&$]|---?|``|''|[^\\%{}~&$\n`'-]+|[\s\S]/g;
    for (let found = token.exec(this.#source); found; found = token.exec(this.#source)) {
      const [whole, name, sign] = found;
      if (name !== undefined) token.lastIndex = this.#command(name, token.lastIndex);
      else if (sign === "\\") {
        this.#writer.escaped(sign);
        token.lastIndex = this.#past(AFTER_BREAK, token.lastIndex);
      } else if (sign !== undefined) this.#writer.escaped(sign);
      else this.#writer.plain(whole);
    }
    return { ...this.#writer.end(), openArguments: this.#arguments.unclosed, included: this.#included };
  }

  /** The offset behind what an expression matches there; the same if it does not. */
  #past(expression: RegExp, from: number): number {
    expression.lastIndex = from;
    return expression.test(this.#source) ? expression.lastIndex : from;
  }

  /** The text of a part of the source. */
  #textOf(source: string): string {
    const context = { macros: this.#macros, titles: [], depth: this.#depth + 1 };
    return this.#depth > LIMITS.depth ? "" : new LatexReader(source, context).read().text;
  }

  /** Reads a command, whose arguments start at an offset; returns where reading goes on. */
  #command(name: string, from: number): number {
    const macro = this.#macros.get(name);
    if (macro !== undefined) {
      this.#writer.write(macro);
      return from;
    }
    if (name === "begin") return this.#begin(from);
    if (name === "iffalse") return this.#skipFalse(from);
    if (name === "if" && this.#source[from] === "0") return this.#skipFalse(from + 1);
    if (name === "char") return this.#character(from);
    if (name === "maketitle") for (const title of this.#context.titles.splice(0)) this.#writer.verbatimBlock(title);
    if (this.#context.isPreamble === true && TITLES.has(name)) return this.#title(from);
    if (DEFINITIONS.has(name)) return this.#define(name, from);
    if (INLINE.has(name)) return this.#inline(name, from);
    if (name === "href") return this.#verbatim.braces(from)?.end ?? from;
    if (INCLUDING.has(name)) this.#included.push(this.#verbatim.braces(from)?.text.trim() ?? "");
    this.#writer.command(name);
    if (name === "item") return this.#item(this.#past(SLIDES, from));
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
    CHARACTER.lastIndex = from;
    const found = CHARACTER.exec(this.#source);
    if (!found) return from;
    const [, sign, hexadecimal, octal, decimal] = found;
    const radix = hexadecimal !== undefined ? 16 : octal !== undefined ? 8 : 10;
    const number = Number.parseInt(hexadecimal ?? octal ?? decimal ?? "92", radix);
    const isCharacter = number > 0x20 && number <= 0x10_ffff && (number < 0xd800 || number > 0xdfff);
    this.#writer.write(sign ?? (isCharacter ? String.fromCodePoint(number) : ""));
    return CHARACTER.lastIndex;
  }

  #begin(from: number): number {
    const name = /^\{\s{0,9}([a-zA-Z]{1,30}\*?)\s{0,9}\}/.exec(this.#source.slice(from, from + 60))?.[1] ?? "";
    const kind = this.#verbatim.kindOf(name);
    const raw = kind ? this.#verbatim.environment(name, this.#source.indexOf("}", from) + 1) : null;
    if (raw) {
      if (kind === "shown") this.#writer.verbatimBlock(raw.text);
      else if (kind === "drawn")
        for (const label of labelsOf(raw.text)) this.#writer.verbatimBlock(this.#textOf(label));
      else this.#writer.comment();
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

  /** Remembers the text of a macro without arguments. One that has arguments is not followed. */
  #define(name: string, from: number): number {
    const end = name === "def" ? this.#pastDef(from) : this.#arguments.skipArguments(from, 2);
    const definition = this.#source.slice(from, Math.min(end, from + MAX_MACRO_CHARACTERS));
    const [head, braced, bare] = /^\s*(?:\{\s*\\([a-zA-Z]+)\s*\}|\\([a-zA-Z]+))\s*/.exec(definition) ?? [];
    const macro = braced ?? bare;
    if (head === undefined || macro === undefined) return end;
    const body = definition.slice(head.length).trim();
    this.#macros.delete(macro);
    const isText =
      body.startsWith("{") && body.endsWith("}") && !body.includes("#") && from + definition.length === end;
    if (!isText || this.#depth >= MAX_MACRO_DEPTH || this.#macros.size >= MAX_MACROS || isKnown(macro)) return end;
    const text = this.#textOf(body.slice(1, -1));
    if (text.length <= MAX_MACRO_CHARACTERS) this.#macros.set(macro, text);
    return end;
  }

  /** The offset after `\def`'s name, its parameters and its text. */
  #pastDef(from: number): number {
    const name = /\s{0,9}\\[a-zA-Z@]{1,99}[^{}\\\n]{0,99}/y;
    name.lastIndex = from;
    return name.test(this.#source) ? this.#arguments.skipArguments(name.lastIndex, 1) : from;
  }
}

/** Whether a command has a meaning here that a redefinition does not change. */
function isKnown(name: string): boolean {
  return SYMBOLS.has(name) || BLOCKS.has(name) || isWithoutText(name) || name.startsWith("the");
}

/** The number of arguments of a command without text; those for several citations have any number. */
function argumentsOf(name: string): number {
  return ARGUMENTS.get(name) ?? (/cites$/.test(name) ? MAX_CITES : 1);
}

/** Characters with a replacement. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "~": "\u00a0",
    "&": "\t",
    "--": "–",
    "---": "—",
    "``": "“",
    "''": "”",
    $: "",
  }),
);

/** What sets a macron over a letter sets a stop for tabs in a table. */
const TAB_STOP = "\u0304";

/** The output text. */
class Writer {
  readonly #page = new TextPage();
  /** Footnotes of the current paragraph. */
  readonly #notes: string[] = [];
  /** Open footnotes, each with the brace depth at which it started. */
  readonly #open: { depth: number; page: TextPage }[] = [];
  #depth = 0;
  /** The combining character that waits for its letter. */
  #accent = "";
  #comments = 0;

  command(name: string): void {
    if (name === "footnote" || name === "thanks") this.#openNote();
    else if (BLOCKS.has(name)) this.#block();
    else if (SYMBOLS.has(name)) this.#put(SYMBOLS.get(name) ?? "");
    else this.#accent = ACCENTS.get(name) ?? this.#accent;
  }

  escaped(sign: string): void {
    const accent = ACCENTS.get(sign);
    if (accent !== undefined) this.#accent = accent;
    else if (sign === "\\") this.#put("\n");
    else if ("%&$#_{}".includes(sign)) this.#put(sign);
    else if (" \n,;:/".includes(sign)) this.#put(" ");
  }

  plain(whole: string): void {
    if (whole.startsWith("%")) this.#comments++;
    else if (whole.length > 1 && whole.trim() === "" && whole.startsWith("\n")) this.#block();
    else if (whole === "{") this.#depth++;
    else if (whole === "}") this.#closeBrace();
    else this.#put(SIGNS.get(whole) ?? whole);
  }

  /** Writes text as it is. */
  write(text: string): void {
    if (text !== "") this.#put(text);
  }

  /** Code on lines of its own. */
  verbatimBlock(text: string): void {
    this.#block();
    this.write(text);
    this.#block();
  }

  /** Counts something that is switched off. */
  comment(): void {
    this.#comments++;
  }

  end(): Omit<Prose, "openArguments" | "included"> {
    const openNotes = this.#open.length;
    for (const { page } of this.#open.splice(0)) this.#notes.push(page.toString());
    this.#block();
    return { text: this.#page.toString().trim(), comments: this.#comments, openNotes };
  }

  #openNote(): void {
    if (this.#open.length >= LIMITS.nesting) throw new Unreadable(tooDeep());
    if (this.#notes.length >= LIMITS.notes) throw new Unreadable(tooMany(LIMITS.notes, "footnotes"));
    this.#open.push({ depth: this.#depth, page: new TextPage() });
  }

  #closeBrace(): void {
    this.#depth--;
    const bare = BARE_ACCENTS.get(this.#accent) ?? "";
    this.#accent = "";
    if (bare !== "") this.#put(bare);
    const last = this.#open.at(-1);
    if (!last || this.#depth > last.depth) return;
    this.#open.pop();
    this.#notes.push(last.page.toString());
  }

  #put(text: string): void {
    const target = this.#open.at(-1)?.page ?? this.#page;
    if (this.#accent === "" || text.trim() === "") {
      target.write(text);
      return;
    }
    // Before a space it is a stop of a table (`\=`).
    if (/^\s/.test(text) && this.#accent === TAB_STOP) {
      this.#accent = "";
      target.write(text);
      return;
    }
    const base = text === "ı" ? "i" : text === "ȷ" ? "j" : text.trimStart();
    const [first = ""] = base;
    target.write((first + this.#accent).normalize("NFC") + base.slice(first.length));
    this.#accent = "";
  }

  #block(): void {
    const note = this.#open.at(-1);
    if (note) {
      note.page.block();
      return;
    }
    this.#page.block();
    for (const note of this.#notes.splice(0)) {
      this.#page.write(note);
      this.#page.block();
    }
  }
}
