/** Markdown is read as a reader of the page sees it, so that marks within words hide none, and honest texts lose none. */
import { expect, test } from "@playwright/test";
import { contentOf } from "./read-one.ts";

const textOf = async (markdown: string): Promise<string> => (await contentOf("a.md", markdown)).text;

test("marks that tear a word apart are removed, and what they stand for is read", async () => {
  for (const [source, text] of [
    ["in<b></b>dustry in<!-- a\n\nb -->dustry", "industry industry"],
    ["&#104;arb&#x6f;ur &amp; pier&unknown;", "harbour & pier&unknown;"],
    ["**h**arbour, h*arb*our and ~~pi~~er, ***all***", "harbour, harbour and pier, all"],
    ["the[har](http://a.b/c_(d) 'title')bour <http://a.b>", "theharbour <http://a.b>"],
    [
      '[the][a] [pier][], [pier] and ![a boat](b.png)\n\n[a]: http://a.b\n[pier]: <c> "d"\n',
      "the pier, pier and a boat\n\n",
    ],
    ["the[^1] pier[^2]\n\n[^1]: first\n[^2]: second", "the pier\n\nfirst\nsecond"],
    ["snake\\_case\\* and a<br>b", "snake_case* and a b"],
  ] as const)
    expect(await textOf(source)).toBe(text);
});

test("code, and signs that only resemble marks, stay as they are", async () => {
  for (const source of [
    "# Title #\n\n* one\n* two\n\n> 1 < 2 && 3 > 2\n\n- [x] done\n",
    "snake_case_name, 2 * 3 * 4, 5*6, a[1][2], [Note]: this is a sentence, ~5 & ~6",
    "```js\na[0](x); b<!-- c -->*d*\n```\nand `*e* <b>` and ``f ` *g*``",
    "~~~\n*a*\n```\n*b*\n~~~\n",
    "Words:\n\n    *code* <b>\n",
    "---\ntitle: a_b\n---\n",
    "| a | b |\n|---|---|\n| 1 | 2 |\n",
    "<!-- that nothing closes",
  ])
    expect(await textOf(source)).toBe(source);
  // Indented lines that go on a paragraph or an item are no code, nor is what a comment hides a fence.
  expect(await textOf("words\n    *go* on\n\n- item\n\n    *goes* on")).toBe(
    "words\n    go on\n\n- item\n\n    goes on",
  );
  expect(await textOf("<!--\n```\n-->*a*")).toBe("a");
});

test("only tags of HTML that end within their paragraph are removed", async () => {
  for (const source of [
    "Suppose a <b holds.\n\nThen c is less.\n\n> A quotation",
    'Suppose a <b c="holds.\n\nThen" > c',
    "x <y -> z, a <b -> c, i <n and n> k, <b 1> and </b c>",
    "a List<String>, a Map<K, V>, <your-name>, <b-name> and <unknown></unknown>",
    "[see](\n\nthe pier)",
  ])
    expect(await textOf(source)).toBe(source);
  for (const [source, text] of [
    [`<a\nhref="a>b" title='"' hidden data-a=b>harbour</a\t>`, "harbour"],
    ["the<BR/>pier<hr />and<H2 id = x>boats</H2>", "the pier and boats "],
    [`a<img src="data:${"A".repeat(100_000)}">b`, "a b"],
  ] as const)
    expect(await textOf(source)).toBe(text);
});

test("code in an item of a numbered list is code, and what follows it is not", async () => {
  expect(await textOf("1. ```java\n   a<b>*c*\n   ```\n2) ~~~\n   *d*\n   ~~~\n\n*e*")).toBe(
    "1. ```java\n   a<b>*c*\n   ```\n2) ~~~\n   *d*\n   ~~~\n\ne",
  );
  // A fence behind the sign of a list closes none.
  expect(await textOf("```md\n1. ```\n- ```\n*a*\n````\n*b*")).toBe("```md\n1. ```\n- ```\n*a*\n````\nb");
});

test("links are defined only where a paragraph may begin", async () => {
  for (const source of ["Transcript:\n[Anna]: Yes\n[Ben]: No", "[Anna]: Yes I did\n[Ben]: No", "- Talk\n[Anna]: Yes"])
    expect(await textOf(source)).toBe(source);
  for (const before of ["", "\n", "[c]: d\n", "# Links\n", "Links\n===\n", "<!-- links -->\n"])
    expect(await textOf(`${before}[a]: http://a.b 'title'\n[b]: <c>\n\n[x][a] [b]`)).toMatch(/^[^[\]:]*\nx b$/);
});

test("runs of backticks that nothing closes, and many paragraphs, are read in linear time", async () => {
  // To search the rest of the text for each length would take minutes.
  const runs = Array.from({ length: 4000 }, (_, at) => "`".repeat(at + 1)).join(" ");
  for (const source of [`${runs} a`, "a b c\n\n".repeat(1_000_000)]) expect(await textOf(source)).toBe(source);
});

test("only the names of Markdown have it", async () => {
  expect((await contentOf("a.markdown", "*a*")).text).toBe("a");
  expect((await contentOf("a.txt", "*a*")).text).toBe("*a*");
});
