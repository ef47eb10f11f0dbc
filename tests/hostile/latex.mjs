// LaTeX, bibliographies and RTF: groups without end, commands that every object has, counts and numbers that lie.
import { cutAt, each, fill, INHERITED, LINE, latin1, MEGABYTE, NUMBERS, PROSE, payloads } from "./kit.mjs";

const document = (body, preamble = "") =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`;

const TEX_RUNS = {
  braces: "{",
  "braces-closed": "}",
  footnotes: "\\footnote{",
  environments: "\\begin{a}",
  comments: "\\begin{comment}",
  verbatim: "\\begin{verbatim}",
  ends: "\\end{a}",
  backslashes: "\\",
  "line-breaks": "\\\\ ",
  dollars: "$",
  "double-dollars": "$$",
  formulae: "\\(",
  percents: "%",
  "percent-lines": "  % a remark\n",
  accents: "\\'",
  ties: "~",
  ampersands: "&",
  brackets: "\\a[",
  verbs: "\\verb|",
  cites: "\\cite{",
  items: "\\item ",
  definitions: "\\newcommand{\\a}[9]{",
  conditionals: "\\iffalse ",
  spaces: " ",
  quotes: "``",
  hyphens: "-",
  sections: "\\section*{",
};

function* latex({ elsewhere }) {
  for (const [name, piece] of Object.entries(TEX_RUNS)) yield [`run-${name}.tex`, document(fill(piece, 400_000))];
  yield ["footnote-open.tex", document(`${LINE} \\footnote{never closed ${PROSE}`)];
  yield [
    "inherited.tex",
    document(INHERITED.map((name) => `\\${name} \\${name}{${name}} \\begin{${name}}${LINE}\\end{${name}}`).join("\n")),
  ];
  yield ["recursion.tex", document(`\\a ${PROSE}`, "\\def\\a{\\a\\a}\\newcommand{\\b}{\\b\\b}\\let\\c\\c")];
  yield [
    "expansion.tex",
    document(
      "\\z",
      each(
        26,
        (at) =>
          `\\def\\${String.fromCharCode(97 + at)}{${at === 0 ? "ha" : fill(`\\${String.fromCharCode(96 + at)}`, 20)}}`,
      ),
    ),
  ];
  yield [
    "shell.tex",
    document(`\\immediate\\write18{curl ${elsewhere}}\\input{|"id"}\\input{/etc/passwd}\\include{../../x}${PROSE}`),
  ];
  yield [
    "references.tex",
    document(`\\includegraphics{${elsewhere}/a.png}\\href{javascript:alert(1)}{${LINE}}\\url{${elsewhere}}`),
  ];
  yield [
    "honest-percent-lines.bib",
    `${each(24, (at) => `    % entry ${at} of the list`)}\n@article{a, title = {${LINE}}}\n`,
  ];
  yield [
    "honest-percent-lines.m",
    `${each(32, (at) => `% line ${at} of the help`)}\nfunction y = f(x)\ny = x + 1; % ${LINE}\n`,
  ];
  for (const [name, piece] of Object.entries({
    entries: "@article{",
    braces: "{",
    quotes: '"',
    percents: "  % a\n",
    strings: "@string{a = ",
  })) {
    yield [`run-${name}.bib`, fill(piece, 300_000)];
  }
  for (const [at, payload] of payloads(elsewhere).entries()) {
    yield [
      `inject-${at}.tex`,
      document(
        `\\section{\\verb|${payload}|}\n${PROSE}\\begin{verbatim}${payload}\\end{verbatim}`,
        `\\title{${payload}}`,
      ),
    ];
  }
  const whole = document(
    `\\section{One} ${PROSE} \\footnote{A note} $x^2$ \\begin{itemize}\\item one\\end{itemize} \\verb|a|`,
    "% remark",
  );
  const marks = {
    "in-class": ["\\documentclass", 6],
    "in-preamble": ["% remark", 3],
    "in-begin": ["\\begin{document}", 8],
    "in-footnote": ["\\footnote{", 12],
    "in-formula": ["$x^2", 2],
    "in-list": ["\\item", 3],
    "in-verb": ["\\verb|", 6],
  };
  for (const [what, bytes] of cutAt(whole, marks)) yield [`cut-${what}.tex`, bytes];
}

const rich = (body) => `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Times;}}\n${body}}`;

const RTF_RUNS = {
  spaces: " ",
  braces: "{",
  "braces-closed": "}",
  paragraphs: "\\par ",
  backslashes: "\\\\",
  "hex-escapes": "\\'e4",
  "hex-broken": "\\'zz",
  "unicode-escapes": "\\u8364?",
  "control-words": "\\b ",
  "long-control-word": "x",
  destinations: "{\\*\\unknown ",
  "nested-groups": "{\\b a}",
  tabs: "\\tab ",
  lines: "\n",
  cells: "\\cell ",
};

function* rtf({ elsewhere }) {
  for (const [name, piece] of Object.entries(RTF_RUNS)) {
    const before = name === "long-control-word" ? "\\" : "";
    yield [`run-${name}.rtf`, rich(`${PROSE}\\par ${before}${fill(piece, MEGABYTE)}`)];
  }
  for (const [at, number] of NUMBERS.entries()) {
    yield [
      `number-${at}.rtf`,
      rich(`\\uc${number} \\u${number}? \\fs${number} \\f${number} \\cf${number} \\li${number} ${PROSE}`),
    ];
  }
  yield ["bin-beyond.rtf", rich(`\\bin99999999 ${PROSE}`)];
  yield ["bin-negative.rtf", rich(`\\bin-5 ${PROSE}`)];
  yield ["bin-many.rtf", rich(`${fill("\\bin1 x", 300_000)}${PROSE}`)];
  yield ["codepage-unknown.rtf", `{\\rtf1\\ansi\\ansicpg99999 \\'e4\\'f6 ${PROSE}}`];
  yield [
    "fonts-many.rtf",
    `{\\rtf1{\\fonttbl${each(50_000, (at) => `{\\f${at}\\fcharset${at % 256} F;}`, "")}}${PROSE}}`,
  ];
  yield ["colours-many.rtf", `{\\rtf1{\\colortbl${fill(";\\red1\\green2\\blue3", 500_000)};}${PROSE}}`];
  yield [
    "styles-chain.rtf",
    `{\\rtf1{\\stylesheet${each(20_000, (at) => `{\\s${at}\\sbasedon${at + 1} S;}`, "")}}\\s0 ${PROSE}}`,
  ];
  yield ["styles-cycle.rtf", `{\\rtf1{\\stylesheet{\\s1\\sbasedon2 A;}{\\s2\\sbasedon1 B;}}\\s1 ${PROSE}}`];
  yield ["field-link.rtf", rich(`{\\field{\\*\\fldinst HYPERLINK "javascript:alert(1)"}{\\fldrslt ${LINE}}}`)];
  yield ["field-picture.rtf", rich(`{\\field{\\*\\fldinst INCLUDEPICTURE "${elsewhere}/a.png"}{\\fldrslt ${LINE}}}`)];
  yield [
    "field-dde.rtf",
    rich(`{\\field{\\*\\fldinst DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"}{\\fldrslt ${LINE}}}`),
  ];
  yield ["template.rtf", rich(`{\\*\\template ${elsewhere}/t.dotm}${PROSE}`)];
  yield [
    "object.rtf",
    rich(`{\\object\\objautlink\\objupdate{\\*\\objdata ${fill("d0cf11e0", 300_000)}}{\\result ${LINE}}}`),
  ];
  yield ["picture.rtf", rich(`{\\pict\\wmetafile8\\picw999999999\\pich999999999 ${fill("ff", MEGABYTE)}}${PROSE}`)];
  yield ["nul.rtf", latin1(rich(`${LINE}\0\0\0${LINE}`))];
  yield ["inherited.rtf", rich(INHERITED.map((name) => `\\${name} {\\*\\${name} a}`).join("") + PROSE)];
  yield ["surrogates.rtf", rich(`\\u-10240?\\u-10240?\\u55357?${PROSE}`)];
  for (const [at, payload] of payloads(elsewhere).entries()) {
    const text = payload.replaceAll(/[\\{}]/g, "\\$&");
    yield [`inject-${at}.rtf`, rich(`{\\info{\\title ${text}}}${text}\\par ${PROSE}{\\footnote ${text}}`)];
  }
  const whole = rich(`\\b bold\\b0  \\'e4 \\u228? {\\pict ffff}{\\footnote A note}${PROSE}`);
  const marks = {
    "in-head": ["\\rtf1", 6],
    "in-fonts": ["\\fonttbl", 12],
    "in-control-word": ["\\b bold", 1],
    "in-hex": ["\\'e4", 3],
    "in-unicode": ["\\u228", 3],
    "in-picture": ["\\pict", 7],
    "in-footnote": ["\\footnote", 12],
  };
  for (const [what, bytes] of cutAt(whole, marks)) yield [`cut-${what}.rtf`, bytes];
}

/** Files by name. */
export function* typeset(options) {
  yield* latex(options);
  yield* rtf(options);
}
