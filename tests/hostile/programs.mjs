// Programs whose lexers look far ahead or far back: literals, comments and brackets that open and never end.
import { fill, LINE, latin1, payloads } from "./kit.mjs";

/** Large enough that work which grows with the square of it takes minutes. */
const SIZE = 400_000;

const EXTENSIONS = {
  java: "java",
  c: "c",
  cpp: "cpp",
  cSharp: "cs",
  python: "py",
  javaScript: "js",
  typeScript: "ts",
  go: "go",
  rust: "rs",
  kotlin: "kt",
  swift: "swift",
  php: "php",
  ruby: "rb",
  r: "r",
  sql: "sql",
  bash: "sh",
  matlab: "m",
  scala: "scala",
  haskell: "hs",
  lua: "lua",
  perl: "pl",
  dart: "dart",
  julia: "jl",
  visualBasic: "vb",
  pascal: "pas",
  elm: "elm",
  assembly: "asm",
};

/** What is hard in every language. */
const EVERYWHERE = {
  "comments-open": "/*",
  quotes: '"',
  braces: "{",
  angles: "a<",
};

/** What is hard in one of them. */
const OWN = {
  java: { "text-blocks": '"""\n', annotations: "@A(", unicode: "\\u005c", generics: "List<", characters: "'" },
  c: {
    continuations: "\\\n",
    directives: "#if 0\n",
    "defines-open": "#define a(",
    trigraphs: "??/\n",
    characters: "'",
  },
  cpp: {
    "raw-strings": 'R"" ',
    "raw-open": 'R"x(',
    "raw-delimiters": 'R"abcdefghijklmnop(',
    digits: "1'",
    templates: "template<",
  },
  cSharp: {
    verbatim: '@"',
    interpolated: '$"{',
    "interpolated-verbatim": '$@"{"',
    raw: '"""',
    "raw-lines": '$"""\n',
    "raw-on-a-line": '"""x""" ',
    "raw-dollars": "$$$",
    regions: "#region\n",
  },
  python: { triple: '"""', "f-strings": 'f"{', indents: " ", continuations: "\\\n", prefixes: "rb'" },
  javaScript: {
    templates: "`$" + "{",
    expressions: "/",
    "expressions-open": "=/[",
    tags: "<a>",
    "tags-closed": "(<a></a>",
    "tags-and-expressions": "<a>{",
    "conditions-open": "if(",
    separators: "//\u2028",
    "html-comments": "<!--",
  },
  typeScript: { templates: "`$" + "{", generics: "f<", decorators: "@a(", types: "a?:" },
  go: { raw: "`", runes: "'", labels: "a:\n" },
  rust: {
    hashes: "#",
    "raw-strings": 'r#"',
    "raw-hashes": "r##",
    lifetimes: "'a ",
    "nested-comments": "/*/*",
    bytes: 'b"',
  },
  kotlin: { templates: '"${', raw: '"""', "nested-comments": "/*/*", backticks: "`" },
  swift: {
    hashes: "#",
    "raw-strings": '#"',
    "raw-lines": '#"""\n',
    interpolations: '"\\(',
    "nested-comments": "/*/*",
    expressions: "#/",
  },
  php: {
    tags: "<?php ",
    "tags-close": "?>",
    heredocs: "<<<A\n",
    nowdocs: "<<<'A'\n",
    variables: '"{$',
    hashes: "#",
    "tags-in-comments": "//?><? ",
  },
  ruby: {
    heredocs: "<<A\n",
    "heredocs-on-a-line": "<<A,",
    "heredocs-indented": "<<~A\n",
    words: "%w(",
    percents: "x %(",
    interpolations: '"#{',
    "interpolations-in-strings": "\"#{' ",
    expressions: "/",
    "expressions-as-arguments": "x /y",
    characters: "?'",
    begin: "=begin\n",
    symbols: ":",
    operators: ":/",
  },
  r: { raw: 'r"(', "raw-hyphens": "r'--[", hyphens: 'r"-', backticks: "`" },
  sql: { strings: "'\n", "nested-comments": "/*/*", dollars: "$$" },
  bash: {
    heredocs: "<<A\n",
    "heredocs-on-a-line": "<<A;",
    commands: '"$(',
    "strings-in-commands": "\"$(' ",
    escapes: "\\",
    hashes: " #",
  },
  matlab: { "block-comments": "%{\n", transposes: "a'", strings: "'", continuations: "...\n" },
  scala: { raw: '"""', interpolated: 's"$' + "{", "nested-comments": "/*/*", symbols: "'a " },
  haskell: { "nested-comments": "{-{-", characters: "'", primes: "a'" },
  lua: { brackets: "[[", "brackets-with-signs": "[=[", signs: "[=", "comments-open": "--[[" },
  perl: {
    heredocs: "<<A\n",
    quoted: "q{",
    substitutions: "s/a",
    "substitutions-open": "s{a}",
    expressions: "x /y",
    words: "qw( ",
    documents: "=a\n",
    hashes: "$#",
  },
  dart: { raw: "r'''", interpolated: "'$" + "{", "interpolated-strings": "'$" + "{'''", "nested-comments": "/*/*" },
  julia: { triple: '"""', calls: '"$(', "strings-in-calls": '"$("""', "nested-comments": "#=#=", transposes: "a'" },
  visualBasic: { strings: '""', remarks: "Rem\n", continuations: " _\n" },
  pascal: { "comments-open": "{", "comments-with-stars": "(*", strings: "''" },
  elm: { triple: '"""', "nested-comments": "{-{-", characters: "'" },
  assembly: { labels: "a:", raw: "`", definitions: "a equ ", hashes: "a #", ats: "a @b,@" },
};

/** Where a program begins, so that what follows is read as one. */
const HEADS = {
  php: "<?php\n",
  c: "#include <stdio.h>\n",
  cpp: "#include <vector>\n",
  java: "public class A {\n",
  go: "package main\n",
};

/** Files by name. */
export function* programs({ elsewhere }) {
  for (const [language, extension] of Object.entries(EXTENSIONS)) {
    const head = HEADS[language] ?? "";
    for (const [name, piece] of Object.entries({ ...EVERYWHERE, ...OWN[language] })) {
      yield [`program-${name}.${extension}`, head + fill(piece, SIZE)];
    }
    yield [`program-latin1.${extension}`, latin1(`${head}// caf\xe9 \x93quoted\x94\n${LINE}`)];
    const payload = payloads(elsewhere)[0];
    yield [`inject.${extension}`, `${head}// ${payload}\nprint("${payload}"); /* ${LINE} */\n`];
  }
  yield ["program-name-long.java", `class ${fill("a", 1_000_000)} {}`];
  yield ["program-number-long.py", fill("9", 1_000_000)];
  yield ["program-lines.java", fill(";\n", 1_000_000)];
  yield ["program-same-line.py", fill("x = x + 1\n", 1_000_000)];
}
