/**
 * LaTeX as prose: the text between `\begin{document}` and `\end{document}`, without comments and commands.
 *
 * Arguments of commands are text (`\emph{so}` is "so"), except for commands that name files, labels, lengths and packages.
 * Accents become letters, footnotes go below their paragraph, mathematics stays as written. The scanner never backtracks:
 * O(n). Code and addresses are read as they are written; what is switched off is left out. In TeX anything can be redefined:
 * only macros without arguments are followed, which stand for a piece of text.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, code, contentOf, countWords, LIMITS, tooDeep, tooMany, Unreadable } from "../../model.ts";
import { nameInZip } from "../../names.ts";
import { TextPage } from "../../parts/markup.ts";
import { ArgumentScanner } from "./arguments.ts";
import { VerbatimScanner } from "./verbatim.ts";

/** Commands whose arguments are not text. */
const WITHOUT_TEXT = new Set(code`
  usepackage documentclass documentstyle newcommand renewcommand providecommand newenvironment renewenvironment
  newtheorem def let label ref eqref pageref autoref cref Cref cite citep citet parencite textcite autocite nocite
  bibliography bibliographystyle addbibresource includegraphics input include graphicspath hypersetup geometry
  setlength addtolength setcounter addtocounter vspace hspace pagestyle thispagestyle pagenumbering hyphenation
  index glossary RequirePackage DeclareMathOperator color definecolor fontsize selectlanguage begin end linespread
  includeonly subfile import subimport bibitem cline cmidrule rule newcolumntype captionsetup setlist lstset tikzset
  usetikzlibrary theoremstyle setmainfont setsansfont setmonofont lstinputlisting inputminted newif rowcolor cellcolor
  arraystretch counterwithin numberwithin setstretch enlargethispage
`);

/** Commands with text behind their first arguments, which are sizes, colours or numbers. */
const BEFORE_TEXT: ReadonlyMap<string, number> = new Map(
  Object.entries({
    textcolor: 1,
    colorbox: 1,
    fcolorbox: 2,
    multicolumn: 2,
    multirow: 2,
    parbox: 1,
    resizebox: 2,
    scalebox: 1,
    raisebox: 1,
    rotatebox: 1,
    foreignlanguage: 1,
    hyperlink: 1,
    hypertarget: 1,
  }),
);

/** Arguments of environments that are no text: columns of tables, widths, numbers. */
const ENVIRONMENTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    tabular: 1,
    array: 1,
    longtable: 1,
    supertabular: 1,
    tabu: 1,
    longtabu: 1,
    tblr: 1,
    longtblr: 1,
    "tabular*": 2,
    tabularx: 2,
    tabulary: 2,
    xltabular: 2,
    multicols: 1,
    "multicols*": 1,
    minipage: 1,
    wrapfigure: 2,
    wraptable: 2,
    thebibliography: 1,
    subfigure: 1,
    subtable: 1,
    adjustbox: 1,
    adjustwidth: 2,
    list: 2,
    spacing: 1,
    CJK: 2,
  }),
);

/** Commands that define a macro. */
const DEFINITIONS = new Set(code`newcommand renewcommand providecommand def DeclareRobustCommand`);

/** The longest text of a macro that is followed. */
const MAX_MACRO_CHARACTERS = 10_000;
/** Definitions within definitions that are followed. */
const MAX_MACRO_DEPTH = 2;
/** Macros of one document. */
const MAX_MACROS = 10_000;

/** Commands that show code or an address as it is written. */
const INLINE = new Set(code`verb Verb lstinline url nolinkurl path mintinline`);

/** Commands that read other files. */
const INCLUDING = new Set(code`input include subfile`);

/** The number of brace arguments of such a command, if it is not one. */
const ARGUMENTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    newcommand: 2,
    renewcommand: 2,
    providecommand: 2,
    newenvironment: 3,
    renewenvironment: 3,
    newtheorem: 2,
    setlength: 2,
    addtolength: 2,
    setcounter: 2,
    addtocounter: 2,
    DeclareMathOperator: 2,
    definecolor: 3,
    fontsize: 2,
    DeclareRobustCommand: 2,
    rule: 2,
    newcolumntype: 2,
    import: 2,
    subimport: 2,
    inputminted: 2,
    counterwithin: 2,
    numberwithin: 2,
  }),
);

/** Commands for characters. */
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ss: "ß",
    ae: "æ",
    AE: "Æ",
    oe: "œ",
    OE: "Œ",
    o: "ø",
    O: "Ø",
    aa: "å",
    AA: "Å",
    l: "ł",
    L: "Ł",
    i: "ı",
    j: "ȷ",
    ldots: "…",
    dots: "…",
    textellipsis: "…",
    textendash: "–",
    textemdash: "—",
    S: "§",
    P: "¶",
    copyright: "©",
    textquoteleft: "‘",
    textquoteright: "’",
    textquotedblleft: "“",
    textquotedblright: "”",
    textbackslash: "\\",
    LaTeX: "LaTeX",
    TeX: "TeX",
    quad: " ",
    qquad: " ",
    dag: "†",
    euro: "€",
    pounds: "£",
    glqq: "„",
    grqq: "“",
  }),
);

/** Combining characters by the command that sets them. */
const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "'": "\u0301",
    "`": "\u0300",
    "^": "\u0302",
    '"': "\u0308",
    "~": "\u0303",
    "=": "\u0304",
    ".": "\u0307",
    c: "\u0327",
    v: "\u030c",
    u: "\u0306",
    H: "\u030b",
    k: "\u0328",
    r: "\u030a",
    d: "\u0323",
    b: "\u0331",
  }),
);

/** Commands that start a block. */
const BLOCKS = new Set(code`
  part chapter section subsection subsubsection paragraph subparagraph item par title author caption maketitle
`);

export function readLatex(source: string): Content {
  const body = new Body(source);
  const macros = new Map<string, string>();
  if (body.before !== "") new LatexReader(body.before, macros).read();
  const { text, comments, openNotes, openArguments, included } = new LatexReader(body.text, macros).read();
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

/** Reads a source, or the text of a macro; macros that it defines are added to those already known. */
class LatexReader {
  readonly #source: string;
  readonly #macros: Map<string, string>;
  readonly #writer = new Writer();
  readonly #arguments: ArgumentScanner;
  readonly #verbatim: VerbatimScanner;
  readonly #included: string[] = [];

  readonly #depth: number;

  constructor(source: string, macros: Map<string, string>, depth = 0) {
    this.#source = source;
    this.#depth = depth;
    this.#macros = macros;
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
      else if (sign !== undefined) this.#writer.escaped(sign);
      else this.#writer.plain(whole);
    }
    return { ...this.#writer.end(), openArguments: this.#arguments.unclosed, included: this.#included };
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
    if (DEFINITIONS.has(name)) return this.#define(name, from);
    if (INLINE.has(name)) return this.#inline(name, from);
    if (name === "href") return this.#verbatim.braces(from)?.end ?? from;
    if (INCLUDING.has(name)) this.#included.push(this.#verbatim.braces(from)?.text.trim() ?? "");
    this.#writer.command(name);
    const before = BEFORE_TEXT.get(name);
    if (before !== undefined) return this.#arguments.skipArguments(from, before);
    return pastArguments(this.#arguments, from, name);
  }

  #begin(from: number): number {
    const name = /^\{\s{0,9}([a-zA-Z]{1,30}\*?)\s{0,9}\}/.exec(this.#source.slice(from, from + 60))?.[1] ?? "";
    const kind = this.#verbatim.kindOf(name);
    const raw = kind ? this.#verbatim.environment(name, this.#source.indexOf("}", from) + 1) : null;
    if (raw) {
      if (kind === "shown") this.#writer.verbatimBlock(raw.text);
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
    const { text } = new LatexReader(body.slice(1, -1), this.#macros, this.#depth + 1).read();
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
  return SYMBOLS.has(name) || BLOCKS.has(name) || WITHOUT_TEXT.has(name) || name.startsWith("the");
}

/** The offset after a command's arguments. */
function pastArguments(scanner: ArgumentScanner, offset: number, name: string): number {
  return WITHOUT_TEXT.has(name)
    ? scanner.skipArguments(offset, ARGUMENTS.get(name) ?? 1)
    : scanner.skipBrackets(offset);
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
    const base = text === "ı" ? "i" : text === "ȷ" ? "j" : text;
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
