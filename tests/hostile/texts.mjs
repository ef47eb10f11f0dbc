// Plain text, CSV and Markdown: encodings that lie, one character a million times, what hides or steers text.
import iconv from "iconv-lite";
import { bytesOf, each, fill, joinBytes, LINE, latin1, MEGABYTE, noise, PROSE, payloads } from "./kit.mjs";

const RUSSIAN = "Все люди рождаются свободными и равными в своем достоинстве и правах. ".repeat(20);
const GREEK = "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια. ".repeat(20);
const JAPANESE = "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。".repeat(20);
const CHINESE = "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。".repeat(20);
const KOREAN = "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. ".repeat(20);
const HEBREW = "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. ".repeat(20);

/** One text in every encoding, whole and damaged. */
function* encoded() {
  const samples = {
    "windows-1251": RUSSIAN,
    "koi8-r": RUSSIAN,
    "iso-8859-5": RUSSIAN,
    cp866: RUSSIAN,
    "windows-1253": GREEK,
    "windows-1255": HEBREW,
    shift_jis: JAPANESE,
    "euc-jp": JAPANESE,
    gbk: CHINESE,
    gb18030: CHINESE,
    big5: CHINESE,
    "euc-kr": KOREAN,
    "windows-1252": LINE.replaceAll("'", "’"),
    "utf-16le": RUSSIAN,
    "utf-16be": RUSSIAN,
    "utf-32le": RUSSIAN,
  };
  for (const [name, text] of Object.entries(samples)) {
    const bytes = iconv.encode(text, name);
    yield [`encoding-${name}.txt`, bytes];
    // Cut within a character, wherever characters have more bytes than one, and one byte lost in the middle.
    yield [
      `encoding-${name}-cut.txt`,
      joinBytes(bytes.subarray(0, 301), bytes.subarray(302, (bytes.length >> 1) * 2 - 1)),
    ];
  }
}

const MARKS = {
  "utf8-bom-only": [0xef, 0xbb, 0xbf],
  "utf16le-bom-only": [0xff, 0xfe],
  "utf16be-odd": [0xfe, 0xff, 0x00, 0x41, 0x00],
  "two-boms": [0xff, 0xfe, 0xfe, 0xff, 0x41, 0x00],
  "utf32-bom-only": [0xff, 0xfe, 0x00, 0x00],
  "utf8-overlong": [0xc0, 0xaf, 0xe0, 0x80, 0xaf, 0xf0, 0x80, 0x80, 0xaf],
  "utf8-surrogates": [0xed, 0xa0, 0x80, 0xed, 0xb0, 0x80],
  "utf8-beyond": [0xf4, 0x90, 0x80, 0x80, 0xf8, 0x88, 0x80, 0x80, 0x80],
  "utf8-continuations": Array.from({ length: 4000 }, () => 0x80),
  "utf8-starts": Array.from({ length: 4000 }, () => 0xf0),
  "iso2022-escape": [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42],
};

/** One piece again and again, up to a megabyte: each is some reader's or the engine's worst case. */
const RUNS = {
  spaces: " ",
  "empty-lines": "\n",
  "carriage-returns": "\r",
  tabs: "\t",
  "combining-marks": "\u0301",
  "marks-on-a": "a\u0301\u0302\u0303\u0304",
  "zero-width": "\u200b",
  "zero-width-joiners": "\u{1f468}\u200d",
  "bidi-overrides": "\u202e",
  isolates: "\u2066",
  "variation-selectors": "a\ufe0f",
  "tags-block": "\u{e0041}",
  "soft-hyphens": "\u00ad",
  "regional-indicators": "\u{1f1e6}",
  "hangul-jamo": "\u1100\u1161\u11a8",
  ideographs: "人",
  "one-letter": "a",
  "one-word": "word ",
  "two-words": "to be ",
  "letters-spaced": "a b c d e f g h ",
  "letters-spaced-cyrillic": "о д и н д в а ",
  "mixed-scripts": "раурал ",
  "full-width": "Ｆｕｌｌ ",
  ligatures: "ﷺ",
  "quotes-open": "“a ",
  "quotes-straight": '" ',
  apostrophes: "'",
  brackets: "[1] ",
  digits: "7",
  decimals: "1.1",
  dots: ".",
  hyphens: "-",
  "dotted-capital-i": "İ",
  "final-sigma": "Σ",
  nbsp: "\u00a0",
  "line-separators": "\u2028",
  replacement: "\ufffd",
  "private-use": "\ue000",
  percent: "%",
  hash: "#",
  "less-than": "<",
  ampersands: "&",
  backslashes: "\\",
  "html-comments": "<!---->",
  "reference-list": "References\n",
};

/** Markdown and CSV that make parsers look back. */
function* marked() {
  for (const [name, piece] of Object.entries({
    stars: "*a ",
    underscores: "_",
    backticks: "`",
    "code-fences": "```\n",
    links: "[a](",
    images: "![",
    brackets: "[",
    quotes: ">",
    headings: "#",
    tables: "|a",
    "html-comments": "<!-- x -->\n",
    "comments-open": "<!--",
    footnotes: "[^1]: ",
    entities: "&#x26;",
  })) {
    yield [`run-${name}.md`, `${PROSE}\n\n${fill(piece, 200_000)}`];
  }
  yield ["honest-thirty-comments.md", `${each(30, (at) => `<!-- remark ${at} of the editor -->`)}\n\n${PROSE}`];
  yield ["front-matter-open.md", `---\n${fill("key: value\n", 200_000)}`];
  for (const [name, piece] of Object.entries({ commas: ",", quotes: '"', "quoted-lines": '"a\n', semicolons: ";" })) {
    yield [`run-${name}.csv`, fill(piece, MEGABYTE / 2)];
  }
  yield ["formulae.csv", `=cmd|' /C calc'!A0,@SUM(1+1)*cmd|' /C calc'!A0\n=HYPERLINK("javascript:alert(1)"),${LINE}`];
  yield ["wide.csv", fill("x,", 200_000)];
}

/** Files by name. */
export function* texts({ elsewhere }) {
  yield* encoded();
  for (const [name, bytes] of Object.entries(MARKS)) yield [`${name}.txt`, Uint8Array.from(bytes)];
  for (const [name, piece] of Object.entries(RUNS)) {
    // A megabyte of bytes, however many characters that are.
    yield [`run-${name}.txt`, fill(piece, (MEGABYTE / Buffer.byteLength(piece)) * piece.length)];
  }
  for (const [at, payload] of payloads(elsewhere).entries()) {
    yield [`inject-${at}.txt`, `${payload}\n${PROSE}\n${payload}`];
    yield [
      `inject-${at}.md`,
      `# ${payload}\n\n${PROSE}\n\n[${payload}](javascript:alert(1))\n\n| ${payload} |\n|---|\n`,
    ];
    yield [`inject-${at}.csv`, `${payload.replaceAll(",", ";")},${LINE}\n`];
  }
  yield ["honest-pdf-mark.txt", `%PDF-1.4 is how every file of this format begins.\n\n${PROSE}`];
  yield ["honest-odd-quotes.txt", latin1(`${LINE} `.repeat(3).replaceAll("'", "\x92").replaceAll(".", ".\x94 \x93"))];
  yield ["escapes.txt", `${PROSE}\x1b[2J\x1b]0;owned\x07\x1b[31m${PROSE}`];
  yield ["one-line.txt", fill(`${LINE} `, MEGABYTE)];
  yield ["same-sentence.txt", fill("The quick brown fox jumps over the lazy dog. ", MEGABYTE)];
  yield ["nul-every-other.txt", fill("a\0", 100_000)];
  yield ["noise.txt", noise(300_000, 7)];
  yield [
    "noise-letters.txt",
    latin1(Array.from(noise(300_000, 8), (byte) => String.fromCharCode(97 + (byte % 26))).join("")),
  ];
  yield ["lone-surrogates.txt", Buffer.from(fill("a\ud800", 100_000), "utf16le")];
  yield [
    "all-characters.txt",
    bytesOf(Array.from({ length: 0xd800 }, (_, at) => String.fromCharCode(at + 32)).join("")),
  ];
  const letters = LINE.toLowerCase().replaceAll(/[^a-z]/g, "");
  yield ["prose-letters-spaced.txt", fill([...letters].join(" ").concat(" "), MEGABYTE)];
  yield ["prose-without-spaces.txt", fill(letters, MEGABYTE)];
  yield ["own-lines.txt", each(100_000, (at) => String(at))];
  yield* marked();
}
