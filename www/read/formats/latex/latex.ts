/**
 * LaTeX as prose: the text between `\begin{document}` and `\end{document}`, without comments and commands.
 *
 * Arguments of commands are text (`\emph{so}` is "so"), except for commands that name files, labels, lengths and packages.
 * Accents become letters, footnotes go below their paragraph, mathematics stays as written. The scanner never backtracks:
 * O(n). In TeX anything can be redefined; definitions are not followed.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, code, contentOf, countWords, LIMITS, tooDeep, tooMany, Unreadable } from "../../model.ts";
import { TextPage } from "../../parts/markup.ts";
import { ArgumentScanner } from "./arguments.ts";

/** Commands whose arguments are not text. */
const WITHOUT_TEXT = new Set(code`
  usepackage documentclass documentstyle newcommand renewcommand providecommand newenvironment renewenvironment
  newtheorem def let label ref eqref pageref autoref cref Cref cite citep citet parencite textcite autocite nocite
  bibliography bibliographystyle addbibresource includegraphics input include graphicspath hypersetup geometry
  setlength addtolength setcounter addtocounter vspace hspace pagestyle thispagestyle pagenumbering hyphenation
  index glossary RequirePackage DeclareMathOperator color definecolor fontsize selectlanguage begin end linespread
`);

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
  const { text, comments, openNotes, openArguments } = prose(body.text);
  const behind = countWords(body.behind);
  const notes = [
    ["files-comments", comments],
    ["files-open-footnotes", openNotes],
    ["files-open-arguments", openArguments],
    ["files-after-end", behind],
  ] as const;
  return contentOf(message("files-format-latex"), text, {
    warnings: notes.filter(([, count]) => count > 0).map(([key, count]) => message(key, { count })),
  });
}

/** The text between `\begin{document}` and `\end{document}`; the whole source if there is no such start. */
class Body {
  readonly text: string;
  readonly behind: string;

  constructor(source: string) {
    const begin = findOutsideComments(source, /\\begin\s*\{document\}/g, 0);
    const from = begin?.end ?? 0;
    const end = begin && findOutsideComments(source, /\\end\s*\{document\}/g, from);
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
}

function prose(source: string): Prose {
  const writer = new Writer();
  const scanner = new ArgumentScanner(source);
  // A command, an escaped character, a comment, an empty line, a special character, or text.
  const token =
    /\\([a-zA-Z]+)\*?[ \t]*\n?[ \t]*|\\([\s\S])|%[^\n]*\n?[ \t]*|\n[ \t]*\n\s*|[{}~&$]|---?|``|''|[^\\%{}~&$\n`'-]+|[\s\S]/g;
  for (let found = token.exec(source); found; found = token.exec(source)) {
    const [whole, name, sign] = found;
    if (name !== undefined) {
      writer.command(name);
      token.lastIndex = pastArguments(scanner, token.lastIndex, name);
    } else if (sign !== undefined) writer.escaped(sign);
    else writer.plain(whole);
  }
  return { ...writer.end(), openArguments: scanner.unclosed };
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

  end(): Omit<Prose, "openArguments"> {
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
