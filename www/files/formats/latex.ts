/**
 * LaTeX as prose: what stands between `\begin{document}` and `\end{document}`, without comments and commands.
 *
 * Arguments of commands are text (`\emph{so}` is "so") but for those of commands that name files, labels, lengths and
 * packages. Accents become letters, footnotes go below their paragraph, mathematics stays as it is written. A scanner that
 * never looks back: O(n). TeX is a language in which anything can be redefined; definitions are not followed.
 */
import { TextPage } from "./markup.ts";
import { type Content, contentOf } from "./model.ts";

/** Commands whose arguments are no text. */
const WITHOUT_TEXT = new Set(
  (
    "usepackage documentclass documentstyle newcommand renewcommand providecommand newenvironment renewenvironment " +
    "newtheorem def let label ref eqref pageref autoref cref Cref cite citep citet parencite textcite autocite nocite " +
    "bibliography bibliographystyle addbibresource includegraphics input include graphicspath hypersetup geometry " +
    "setlength addtolength setcounter addtocounter vspace hspace pagestyle thispagestyle pagenumbering hyphenation " +
    "index glossary RequirePackage DeclareMathOperator color definecolor fontsize selectlanguage begin end linespread"
  ).split(" "),
);

/** How many arguments in braces go with such a command, where it is not one. */
const ARGUMENTS: Readonly<Record<string, number>> = {
  ...{ newcommand: 2, renewcommand: 2, providecommand: 2, newenvironment: 3, renewenvironment: 3, newtheorem: 2 },
  ...{
    setlength: 2,
    addtolength: 2,
    setcounter: 2,
    addtocounter: 2,
    DeclareMathOperator: 2,
    definecolor: 3,
    fontsize: 2,
  },
};

/** Commands that stand for characters. */
const SYMBOLS: Readonly<Record<string, string>> = {
  ...{ ss: "ß", ae: "æ", AE: "Æ", oe: "œ", OE: "Œ", o: "ø", O: "Ø", aa: "å", AA: "Å", l: "ł", L: "Ł", i: "ı", j: "ȷ" },
  ...{ ldots: "…", dots: "…", textellipsis: "…", textendash: "–", textemdash: "—", S: "§", P: "¶", copyright: "©" },
  ...{ textquoteleft: "‘", textquoteright: "’", textquotedblleft: "“", textquotedblright: "”", textbackslash: "\\" },
  ...{ LaTeX: "LaTeX", TeX: "TeX", quad: " ", qquad: " ", dag: "†", euro: "€", pounds: "£", glqq: "„", grqq: "“" },
};

/** Combining signs by the command that sets them. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ "'": "\u0301", "`": "\u0300", "^": "\u0302", '"': "\u0308", "~": "\u0303", "=": "\u0304", ".": "\u0307" },
  ...{ c: "\u0327", v: "\u030c", u: "\u0306", H: "\u030b", k: "\u0328", r: "\u030a", d: "\u0323", b: "\u0331" },
};

/** Commands that begin a block. */
const BLOCKS = new Set(
  "part chapter section subsection subsubsection paragraph subparagraph item par title author caption maketitle".split(
    " ",
  ),
);

/** Reads a source that was decoded already. */
export function readLatex(source: string): Content {
  const [, body] = /\\begin\s*\{document\}([\s\S]*?)(?:\\end\s*\{document\}|$)/.exec(source) ?? [];
  const { text, comments } = prose(body ?? source);
  return contentOf("LaTeX", text, {
    warnings: comments > 0 ? [`${comments === 1 ? "1 comment is" : `${comments} comments are`} left out`] : [],
  });
}

function prose(source: string): { text: string; comments: number } {
  const writer = new Writer();
  // A command, an escaped sign, a comment, an empty line, a sign with a meaning, or text.
  const token =
    /\\([a-zA-Z]+)\*?[ \t]*\n?[ \t]*|\\([\s\S])|%[^\n]*\n?[ \t]*|\n[ \t]*\n\s*|[{}~&$]|---?|``|''|[^\\%{}~&$\n`'-]+|[\s\S]/g;
  for (let found = token.exec(source); found; found = token.exec(source)) {
    const [whole, name, sign] = found;
    if (name !== undefined) {
      writer.command(name);
      token.lastIndex = pastArguments(source, token.lastIndex, name);
    } else if (sign !== undefined) writer.escaped(sign);
    else writer.plain(whole);
  }
  return writer.end();
}

/** Where text goes on after a command. */
function pastArguments(source: string, at: number, name: string): number {
  if (WITHOUT_TEXT.has(name)) return skipArguments(source, at, ARGUMENTS[name] ?? 1);
  return source[at] === "[" ? skipBrackets(source, at) : at;
}

/** Signs that stand for others. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ "~": "\u00a0", "&": "\t", "--": "–", "---": "—", "``": "“", "''": "”", $: "" },
};

/** The text as it grows. */
class Writer {
  readonly #page = new TextPage();
  /** Footnotes of the paragraph under way. */
  readonly #notes: string[] = [];
  /** Footnotes that are open, each with the depth of braces at which it began. */
  readonly #open: { depth: number; page: TextPage }[] = [];
  #depth = 0;
  /** The combining sign that waits for its letter. */
  #accent = "";
  #comments = 0;

  command(name: string): void {
    if (name === "footnote" || name === "thanks") this.#open.push({ depth: this.#depth, page: new TextPage() });
    else if (SYMBOLS[name] !== undefined) this.#put(SYMBOLS[name]);
    else if (ACCENTS[name] !== undefined) this.#accent = ACCENTS[name];
    else if (BLOCKS.has(name)) this.#block();
  }

  escaped(sign: string): void {
    if (ACCENTS[sign] !== undefined) this.#accent = ACCENTS[sign];
    else if (sign === "\\") this.#put("\n");
    else if ("%&$#_{}".includes(sign)) this.#put(sign);
    else if (" \n,;:/".includes(sign)) this.#put(" ");
  }

  plain(whole: string): void {
    if (whole.startsWith("%")) this.#comments++;
    else if (whole.length > 1 && whole.trim() === "" && whole.startsWith("\n")) this.#block();
    else if (whole === "{") this.#depth++;
    else if (whole === "}") this.#closeBrace();
    else this.#put(SIGNS[whole] ?? whole);
  }

  end(): { text: string; comments: number } {
    this.#block();
    return { text: this.#page.toString().trim(), comments: this.#comments };
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
    if (this.#open.length > 0) return;
    this.#page.block();
    for (const note of this.#notes.splice(0)) {
      this.#page.write(note);
      this.#page.block();
    }
  }
}

/** Past so many arguments in braces, and any in brackets on the way. A `\def` ends where its braces do. */
function skipArguments(source: string, from: number, count: number): number {
  let at = from;
  for (let left = count; left > 0; ) {
    const blank = /[ \t]*\n?[ \t]*/y;
    blank.lastIndex = at;
    blank.test(source);
    const next = blank.lastIndex;
    if (source[next] === "[") at = skipBrackets(source, next);
    else if (source[next] === "{") {
      at = skipBraces(source, next);
      left--;
    } else if (source[next] === "\\" && count > 1 && left === count) {
      const name = /\\[a-zA-Z]+/y;
      name.lastIndex = next;
      name.test(source);
      at = Math.max(name.lastIndex, next + 1);
      left--;
    } else return at;
  }
  return at;
}

function skipBraces(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "{") depth++;
    else if (source[at] === "}" && --depth === 0) return at + 1;
  }
  return source.length;
}

/** Options in brackets, if they end within the line. */
function skipBrackets(source: string, from: number): number {
  const close = source.indexOf("]", from);
  const end = source.indexOf("\n", from);
  return close > 0 && (end < 0 || close < end) ? close + 1 : from + 1;
}
