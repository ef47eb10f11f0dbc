/** LaTeX and LyX that other tools were reported to read wrongly, and more of each kind. */
import { expect, test } from "@playwright/test";
import { reported, wordsOf } from "./reported.ts";

const tex = async (body: string, preamble = ""): Promise<string> =>
  (await wordsOf("a.tex", `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`)).text;

test.describe("LaTeX", () => {
  test("percent signs in addresses and code, and what no reader sees, as reported", async () => {
    for (const folder of ["latex-percent", "latex-unseen-text"]) {
      const { text, warnings } = await reported(`${folder}/url.tex`);
      for (const words of [
        "wiki/G%C3%B6del and all of the following words in this long line",
        "As the report of the port says, the keeper",
        'He typed printf("%d", x) and then the rest of the sentence stands here',
        'total = 5 % 3 and more code x = a % b; y = c; print("%s" % name) a % b inline rest of line. a % b also the rest here.',
        "We went to the old shop again; the old shop was shut. one two A. Author, A Book, 2001.",
      ]) {
        expect(text).toContain(words);
      }
      expect(text).not.toMatch(/HIDDEN|lrp|lr\b|3cm/);
      expect(warnings).toEqual([
        "2 comments were excluded.",
        "The text of 2 other files (chapters/one…) belongs to it. Add them as well.",
      ]);
    }
  });

  test("code between any signs, and with options", async () => {
    expect(
      await tex("A \\verb+50%+ B \\verb*|a % b| C \\lstinline[language=C]{x % y} D \\path{C:\\a%b} E % gone"),
    ).toBe("A 50% B a % b C x % y D C:\\a%b E");
    expect(await tex("\\begin{Verbatim}[fontsize=\\small]\n\\textbf{raw} % kept\n\\end{Verbatim}\nrest % gone")).toBe(
      "\\textbf{raw} % kept rest",
    );
  });

  test("conditions within a false one, and its other branch", async () => {
    expect(
      await tex(
        "One \\iffalse no \\ifx\\a\\b no \\else no \\fi no \\fi two \\iffalse no \\else three \\fi four \\iff five",
      ),
    ).toBe("One two three four five");
    expect(await tex("One \\begin{comment} no \\end{comment} two \\iffalse three")).toBe("One two three");
  });

  test("columns of tables, widths and colours", async () => {
    const tables = [
      "\\begin{tabularx}{\\textwidth}{|X|>{\\raggedright}p{2cm}|} a & b \\\\ \\multicolumn{2}{c}{both} \\\\ \\cline{1-2} \\end{tabularx}",
      "\\begin{longtable}[c]{@{}ll@{}} c & d \\\\ \\end{longtable}",
      "\\begin{wrapfigure}{r}{5cm} words \\end{wrapfigure} \\textcolor{red}{red words} \\begin{array}{cc} x & y \\end{array}",
    ];
    expect(await tex(tables.join("\n"))).toBe("a b both c d words red words x y");
  });

  test("commands for breaks and spaces stand between words, and an italic correction does not", async () => {
    expect(
      await tex("one\\newline second\\linebreak[4] third\\hfill\\break fourth\\enspace fifth\\newpage sixth"),
    ).toBe("one second third fourth fifth sixth");
    expect(await tex("a\\hspace{1cm}b\\hspace*{0.5em}c\\hskip 1em d foot\\hspace{0pt}ball\\hspace{-1em}s")).toBe(
      "a b c d footballs",
    );
    expect(await tex("shelf\\/ful \\textit{word}\\/s")).toBe("shelfful words");
    const rows = "Ships & Storms\\tabularnewline[2mm]\nalpha & beta\\tabularnewline\ngamma & delta";
    expect(await tex(`\\begin{tabular}{ll}${rows}\\end{tabular}`)).toBe("Ships Storms alpha beta gamma delta");
  });

  test("the language of a part is no text, and the head of a long table is read once", async () => {
    expect(await tex("\\begin{otherlanguage}{german}Deutsch\\end{otherlanguage}")).toBe("Deutsch");
    const table = "Head & Two \\\\ \\endfirsthead Head & Two \\\\ \\endhead a & b \\\\";
    expect(await tex(`\\begin{longtable}{ll}${table}\\end{longtable}`)).toBe("Head Two a b");
    // A head without an end hides nothing.
    const open = "\\begin{longtable}{l}One \\endfirsthead two\\end{longtable}";
    expect(await tex(`${open} three ${open} \\endhead`)).toBe("One two three One two");
  });

  test("macros with arguments, some of them optional, within one another", async () => {
    const preamble = [
      "\\newcommand{\\hi}[1]{Hello #1, dear} \\newcommand*\\says[2][Nobody]{#1 says \\hi{#2}} \\def\\pair#1#2{(#1 with #2)}",
      "\\NewDocumentCommand{\\whole}{m m}{#2 of #1} \\newcommand{\\hide}[1]{} \\newcommand{\\aside}[1]{\\footnote{See #1}}",
      "\\DeclareMathOperator{\\rank}{rank} \\NewDocumentCommand{\\other}{o m}{gone #2}",
    ];
    const source = [
      "\\hi{Bob} friend. \\says{Ann}; \\says[Eve]{\\hi{\\emph{Zoe}}}. \\pair{one}2. \\whole{land}{Lord}. $\\rank A$.",
      "Far\\aside{the map} away. \\hide{not this} \\other[so]{kept} \\hi",
    ];
    expect(await tex(source.join("\n\n"), preamble.join("\n"))).toBe(
      "Hello Bob, dear friend. Nobody says Hello Ann, dear; Eve says Hello Hello Zoe, dear, dear. (one with 2). Lord of land. rank A. Far away. kept See the map",
    );
    const { warnings } = await wordsOf("a.tex", `${preamble[1]}\\begin{document}\\hide{two words} \\end{document}`);
    expect(warnings).toEqual(["1 comment was excluded."]);
  });

  test("letters, functions and fractions of mathematics, which a document may redefine, and German umlauts", async () => {
    expect(await tex("$\\frac{1}{2}+\\frac12 = \\sin\\alpha + 2\\pi r$ \\deg", "\\newcommand{\\deg}{degrees}")).toBe(
      "1/2+1/2 = sin α+ 2πr degrees",
    );
    expect(await tex('M"uller, Stra"se', "\\usepackage[ngerman]{babel}")).toBe("Müller, Straße");
    expect(await tex('M"uller')).toBe('M"uller');
  });

  test("macros without arguments, in terms of others, and those that are not followed", async () => {
    const preamble = [
      "\\newcommand{\\town}{New \\emph{York}} \\def\\river{the Hudson}",
      "\\newcommand*\\both{\\town{} and \\river} \\def\\until#1.{#1} \\renewcommand{\\thepage}{9}",
      "% \\newcommand{\\town}{gone}",
    ];
    expect(
      await tex(
        "In \\town, by \\river; \\both. \\until{Said} \\thepage \\def\\town{Boston}\\town",
        preamble.join("\n"),
      ),
    ).toBe("In New York, by the Hudson; New York and the Hudson. Said Boston");
  });

  test("title and authors stand where they are set, whatever is before the document", async () => {
    const preamble = "\\title[Short]{On \\emph{Mills}\\thanks{To Eve}} \\author{Ann \\and Bob} \\date{\\today}";
    expect(await tex("\\maketitle One", preamble)).toBe("On Mills To Eve Ann Bob One");
    expect(await tex("One", preamble)).toBe("One");
    const front = "\\title{On Mills}\\abstract{They \\emph{grind}.}\\dedication{To Eve}\\lowertitleback{Printed here}";
    expect(await tex("\\maketitle One", front)).toBe("On Mills They grind. To Eve Printed here One");
  });

  test("a file that the source contains is read where it is included, and an environment that it switches off is not", async () => {
    const files =
      "\\begin{filecontents*}[force]{one.tex}\nFirst \\emph{file}\n\\end{filecontents*}\\begin{filecontents}{two}\\input{two}again\\end{filecontents}";
    const included = await tex("Before \\input{one} between \\include{two} behind", files);
    expect(included).toBe("Before First file between again behind");
    const { text, warnings } = await wordsOf(
      "a.tex",
      "\\excludecomment{sol}\\begin{document}One \\begin{sol}Two\\end{sol} three\\end{document}",
    );
    expect([text, warnings]).toEqual(["One three", ["1 comment was excluded."]]);
  });

  test("words that a list explains, and labels in drawings, are text", async () => {
    expect(
      await tex("\\begin{description}\\item[Mill] grinds \\item[\\textbf{New wheel}] turns\\end{description}"),
    ).toBe("Mill grinds New wheel turns");
    const drawing =
      "\\draw[thick] (0,0) -- (1,1) node[right] {Top \\emph{label}}; \\node (a) at (2,3) {End}; node; \\fill (1,2);";
    expect(await tex(`One \\begin{tikzpicture}[scale=2]\n${drawing}\n\\end{tikzpicture} two`)).toBe(
      "One Top label End two",
    );
  });

  test("citations, references, headers of pages, lengths and slides are no text", async () => {
    const commands = [
      "A\\footcite[vgl.][12]{mueller}\\textcites{a1}{b2}\\Citeauthor*{x}\\citeyear{y} in\\nameref{s}\\vpageref{t}",
      "B\\addcontentsline{toc}{section}{Gone}\\markboth{Gone}{Gone}\\lhead{Gone}\\phantom{Gone}\\pdfbookmark[1]{Gone}{x}",
      "C\\\\[2mm] D\\\\*[-.5ex]E\\\\[Text] F\\hskip 2em plus 1em minus 1fil G\\kern-.1em H\\parindent=0pt I\\penalty10000 J",
      "\\makebox[2cm][l]{K} \\only<2->{L} \\begin{itemize}\\item<1-> M\\end{itemize} \\bigskip 5 apples \\if0 gone \\fi",
    ];
    expect(await tex(commands.join("\n\n"))).toBe("A in B C D E [Text] F G H I J K L M 5 apples");
  });

  test("an accent over nothing is a sign, and signs have names and numbers", async () => {
    expect(
      await tex('x.org/\\~{}ann 2\\^{}3 \\"{}e \\={}a {\\char`\\"}q\\char`\\"{}r \\char92 s \\char"41 \\char\'101'),
    ).toBe('x.org/~ann 2^3 e a "q"r \\s AA');
    expect(await tex("k\\symbol{101}\\symbol{'145}p \\'^^65t^^65 ^^^^043f x^2^^1z")).toBe("keep éte п x^2^^1z");
    expect(await tex("\\og fr\\fg{} \\flqq de\\frqq{} \\textdegree C \\dh\\th \\textquestiondown Qu\\'e?")).toBe(
      "« fr » «de» °C ðþ¿Qué?",
    );
    expect(await tex("\\begin{tabbing} Name \\= Age \\\\ Ann \\> 9 \\end{tabbing} \\=a")).toBe("Name Age Ann 9 ā");
  });

  test("macros that would grow without end are refused, and nothing takes long", async () => {
    const names = "abcdefghijklmnopqrstuvwxyz".split("").map((c) => `x${c}`);
    const laughs = names.map(
      (name, at) => `\\newcommand{\\${name}}{${at === 0 ? "ha " : `\\${names[at - 1]} `.repeat(10)}}`,
    );
    expect((await tex("Said \\xz \\xc", laughs.join("\n"))).length).toBeLessThan(20_000);
    const doubling = names.map(
      (name, at) => `\\newcommand{\\${name}}[1]{${at === 0 ? "#1 #1" : `\\${names[at - 1]}{#1 #1}`}}`,
    );
    const doubled = await tex("\\xz{ha}", `${doubling.join("\n")}`);
    expect([doubled.startsWith("ha ha"), doubled.length < 4_000_000]).toEqual([true, true]);
    for (const endless of ["\\def\\a#1{\\a{#1 \\a{#1}}}", "\\newcommand{\\a}[1]{\\frac{\\a{#1}}{\\a{#1}}}"])
      expect((await tex("\\a{ha}", endless)).length).toBeLessThan(4_000_000);
    const nested = "\\newcommand{\\a}{".repeat(600) + "}".repeat(600);
    expect(await tex(`One ${nested.repeat(300)}`)).toBe("One");
    for (const open of [
      "\\begin{verbatim}",
      "\\iffalse ",
      "\\url{",
      "\\verb|\n",
      "\\begin{comment",
      "\\def\\a#1",
      "\\mintinline{c}{",
      "\\item[",
      "\\title{",
      "\\begin{tikzpicture} node {",
      "\\textcites{a}",
      "\\frac{",
      "\\newcommand{\\a}[1]{#1}\\a{",
      "\\newcommand{\\a}[1]{#1}\\a\\a\\a\\a",
      "\\newcommand{\\a}[2][x]{#1}\\a[",
    ]) {
      await tex(open.repeat(100_000)).catch(() => "nested too deeply");
    }
  });
});

test("of LyX the paragraphs, formulas and footnotes are read, without notes, code and what was deleted", async () => {
  const inset = (kind: string, text: string) =>
    `\\begin_inset ${kind}\nstatus collapsed\n\n\\begin_layout Plain Layout\n${text}\n\\end_layout\n\n\\end_inset\n`;
  const lines = [
    "#LyX 2.3 created this file",
    "\\begin_document\n\\begin_header\ngone\n\\end_header\n\\begin_body\n",
    '\\begin_layout Section\nThe m\nill\n\\begin_inset CommandInset label\nLatexCommand label\nname "gone"\n\n\\end_inset\n\\end_layout',
    `\\begin_layout Standard\nIt\n${inset("Foot", "See there.")}\n \n${inset("Note Note", "gone")}\n\\emph on\ngrinds\n\\emph default\n\\SpecialChar \\ldots{}`,
    `${inset("ERT", "gone")}\n${inset("Note Greyedout", "Grey.")}`,
    "\\begin_inset Quotes eld\n\\end_inset\n\nso\n\\begin_inset Quotes erd\n\\end_inset\n\n\\begin_inset space ~\n\\end_inset\n\n\\begin_inset Formula $a+b$\n\\end_inset",
    "\\change_deleted 1 2\ntwo words\n\\change_unchanged\n\\end_layout\n",
    "\\begin_layout Standard\nEnd.\n\\end_layout\n\\end_body\n\\end_document\n",
  ];
  const { text, format, warnings, missing } = await wordsOf("a.lyx", lines.join("\n"));
  expect(text).toBe("The mill It grinds… Grey. “so” $a+b$ See there. End.");
  expect([format, missing]).toEqual(["LyX", []]);
  expect(warnings).toEqual(["1 comment was excluded.", "2 words deleted in tracked changes were excluded."]);
});
