/** What LaTeX's commands and environments mean for the text. In TeX anything can be redefined; these are the usual meanings. */
import { code } from "../../model.ts";

/** Commands whose arguments are not text. */
const WITHOUT_TEXT = new Set(code`
  usepackage documentclass documentstyle newcommand renewcommand providecommand newenvironment renewenvironment
  newtheorem def let label nocite crefrange Crefrange addcontentsline addtocontents markboth markright pdfbookmark
  fancyhead fancyfoot lhead chead rhead lfoot cfoot rfoot titleformat titlespacing phantom hphantom vphantom bookmark
  bibliography bibliographystyle addbibresource includegraphics input include graphicspath hypersetup geometry
  setlength addtolength setcounter addtocounter vspace hspace pagestyle thispagestyle pagenumbering hyphenation
  index glossary RequirePackage color definecolor fontsize selectlanguage begin end linespread
  includeonly subfile import subimport bibitem cline cmidrule rule newcolumntype captionsetup setlist lstset tikzset
  usetikzlibrary theoremstyle setmainfont setsansfont setmonofont lstinputlisting inputminted newif rowcolor cellcolor
  arraystretch counterwithin numberwithin setstretch enlargethispage
`);

/** Whether a command's arguments are no text; the packages for citations and references have many commands of one pattern. */
export function isWithoutText(name: string): boolean {
  return WITHOUT_TEXT.has(name) || /cites?(?:[a-z]{1,9})?$/i.test(name) || (/ref$/.test(name) && name !== "hyperref");
}

/** Commands with text behind their first arguments, which are sizes, colours or numbers. */
export const BEFORE_TEXT: ReadonlyMap<string, number> = new Map(
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
    contentsline: 1,
    hypertarget: 1,
  }),
);

/** Arguments of environments that are no text: columns of tables, widths, numbers. */
export const ENVIRONMENTS: ReadonlyMap<string, number> = new Map(
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
    otherlanguage: 1,
    "otherlanguage*": 1,
  }),
);

/** Commands that define a macro. */
export const DEFINITIONS = new Set(code`
  newcommand renewcommand providecommand def DeclareRobustCommand DeclareMathOperator NewDocumentCommand
  RenewDocumentCommand ProvideDocumentCommand DeclareDocumentCommand
`);

/** Commands that set one argument over another. */
export const FRACTIONS = new Set(code`frac dfrac tfrac cfrac nicefrac sfrac`);

/** Commands that show code or an address as it is written. */
export const INLINE = new Set(code`verb Verb lstinline url nolinkurl path mintinline`);

/** Commands that read other files. */
export const INCLUDING = new Set(code`input include subfile`);

/** The number of brace arguments of such a command, if it is not one. */
export const ARGUMENTS: ReadonlyMap<string, number> = new Map(
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
    NewDocumentCommand: 3,
    RenewDocumentCommand: 3,
    ProvideDocumentCommand: 3,
    DeclareDocumentCommand: 3,
    import: 2,
    subimport: 2,
    inputminted: 2,
    counterwithin: 2,
    numberwithin: 2,
    crefrange: 2,
    Crefrange: 2,
    addcontentsline: 3,
    addtocontents: 2,
    markboth: 2,
    pdfbookmark: 2,
    titleformat: 5,
    titlespacing: 4,
  }),
);

/** Commands for characters. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map(
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
    enspace: " ",
    enskip: " ",
    thinspace: " ",
    hfil: " ",
    hfill: " ",
    hrulefill: " ",
    dotfill: " ",
    newline: "\n",
    linebreak: "\n",
    pagebreak: "\n",
    tabularnewline: "\n",
    cr: "\n",
    dag: "†",
    euro: "€",
    pounds: "£",
    glqq: "„",
    grqq: "“",
    glq: "‚",
    grq: "‘",
    flqq: "«",
    frqq: "»",
    og: "« ",
    fg: " »",
    guillemotleft: "«",
    guillemotright: "»",
    quotedblbase: "„",
    textquotesingle: "'",
    textquotedbl: '"',
    dq: '"',
    SS: "ẞ",
    dh: "ð",
    DH: "Ð",
    th: "þ",
    TH: "Þ",
    dj: "đ",
    DJ: "Đ",
    ng: "ŋ",
    NG: "Ŋ",
    textexclamdown: "¡",
    textquestiondown: "¿",
    textsection: "§",
    textdegree: "°",
    textbullet: "•",
    textregistered: "®",
    texttrademark: "™",
    texteuro: "€",
    textasciitilde: "~",
    textasciicircum: "^",
    textunderscore: "_",
    textless: "<",
    textgreater: ">",
    textbar: "|",
    textdollar: "$",
    textpercent: "%",
    slash: "/",
    and: "\n",
  }),
);

const GREEK = code`
  alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho varsigma sigma tau upsilon phi chi psi omega
  Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega varepsilon vartheta varphi varrho varkappa varpi
`;
const GREEK_LETTERS = "αβγδεζηθικλμνξπρςστυφχψωΓΔΘΛΞΠΣΥΦΨΩεθφρκπ";
const FUNCTIONS = code`
  sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim limsup liminf max min sup inf arg det dim
  deg gcd hom ker Pr bmod
`;

/** Commands for letters and functions in mathematics. A document may give them another meaning. */
export const MATHEMATICS: ReadonlyMap<string, string> = new Map([
  ...GREEK.map((name, at) => [name, GREEK_LETTERS[at] ?? ""] as const),
  ...FUNCTIONS.map((name) => [name, ` ${name} `] as const),
]);

/** Combining characters by the command that sets them. */
export const ACCENTS: ReadonlyMap<string, string> = new Map(
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

/** What an accent is over nothing: `\~{}` in an address. */
export const BARE_ACCENTS: ReadonlyMap<string, string> = new Map([
  ["\u0303", "~"],
  ["\u0302", "^"],
  ["\u0300", "`"],
  ["\u0301", "'"],
]);

/** Commands before the text that `\maketitle` sets. */
export const TITLES = new Set(code`title subtitle author abstract dedication uppertitleback lowertitleback`);

/** TeX's own commands for space, which are followed by a length, and lengths that are set without `\setlength`. */
export const BEFORE_LENGTH = /(?:skip|kern|indent|sep|width|height|depth|size)$/;

/** Commands for a space of a given width. */
export const BEFORE_WIDTH = new Set(code`hspace hskip`);

/** TeX's own parameters that are numbers. */
export const BEFORE_NUMBER = /(?:penalty|tolerance)$/;

/** Commands that start a block. */
export const BLOCKS = new Set(code`
  part chapter section subsection subsubsection paragraph subparagraph item par title author caption maketitle
  newpage clearpage cleardoublepage
`);
