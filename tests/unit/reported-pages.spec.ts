/** Web pages, saved ones and books that other tools were reported to read wrongly, and more of each kind. */
import { expect, test } from "@playwright/test";
import { epub } from "../samples/formats.mjs";
import { errorOf, readBytes, wordsOf } from "./reported.ts";

test("raised numbers of notes on a page are no part of the word before them, and powers are", async () => {
  const page =
    '<p>Young Darwin<sup>1</sup> and <b>Huxley</b><sup><a href="#n">12</a></sup> wrote.<sup>3</sup> Of 10<sup>6</sup> km<sup>2</sup>, x<sup>2</sup>, the 4<sup>th</sup> day<sup> 5</sup></p>';
  expect((await wordsOf("a.html", page)).text).toBe(
    "Young Darwin ¹ and Huxley ¹² wrote.³ Of 106 km2, x2, the 4th day 5",
  );
});

test("elements that styles lay out as blocks, rows and cells do not run into one another", async () => {
  const page = async (body: string, sheet = ""): Promise<string> => {
    const found = await readBytes("a.html", `<html><head><style>${sheet}</style></head><body>${body}</body></html>`);
    return "error" in found ? found.error : found.text;
  };
  const verses = "<p class=poem><span class=i0>one</span><span class=i0>t<span>wo</span></span></p><span>th</span>ree";
  expect(await page(verses, ".poem span.i0 { display: block }")).toBe("one\n\ntwo\n\nthree");
  expect(await page(verses, ".i0 { display: list-item }")).toBe("one\n\ntwo\n\nthree");
  expect(await page(verses, "@media print { .i0 { display: block } }")).toBe("onetwo\n\nthree");
  for (const others of ["i.i0", ".other.i0", ".i0:empty", "span"])
    expect(await page(verses, `.poem ${others} { display: block }`)).toBe("onetwo\n\nthree");
  expect(await page("a<b style='display:block'>b</b>c<i style='display:inline'>d</i>")).toBe("a\n\nb\n\ncd");
  const row = "<span class=row><span class=cell>a</span><span class=cell>b</span></span>";
  const table = ".row { display: table-row } .cell { display: table-cell }";
  expect(await page(row + row, table)).toBe("a\tb\n\na\tb");
  expect(await page("<p style='display:grid'><span>a</span><span>b<i>c</i></span></p>d")).toBe("a bc\n\nd");
  expect(await page("<button>a</button><button>b</button><label>c</label><input><label>d</label>")).toBe("a b c d");
  expect(await page("e<textarea>f</textarea>g<button hidden>no</button>h")).toBe("e f gh");
});

test("of a page, what no browser shows is not read, and pages in frames are counted", async () => {
  const drawing = "<svg><title>gone</title><desc>gone</desc><text>drawn</text></svg>";
  const dialogs = "<dialog>closed words</dialog><dialog open>open</dialog>";
  const bars = "<progress value=1>gone</progress><meter value=1>gone</meter>";
  const frames = "<iframe srcdoc='&lt;p>two words'></iframe><iframe srcdoc='&lt;script>code&lt;/script>'></iframe>";
  const found = await wordsOf(
    "a.html",
    `<html><body><p>one</p>${drawing}${dialogs}${bars}${frames}<p>end</p></body></html>`,
  );
  expect([found.text, found.missing, found.tricks]).toEqual([
    "one drawn open end",
    ["1 document embedded in it"],
    ["2 words are hidden (white, tiny or invisible) and were excluded."],
  ]);
  // Frames within frames are read once each.
  const nested = `<html><body>one${"<iframe/srcdoc=".repeat(50_000)}`;
  expect((await wordsOf("a.html", `${nested}two>`)).text).toBe("one");
});

test("of a page that is mostly a program, it is said that its scripts are left out", async () => {
  const notes = async (script: string, kind = "", text = "A calculator"): Promise<unknown> => {
    const found = await readBytes("a.html", `<!doctype html><p>${text}</p><script${kind}>${script}</script>`);
    return "error" in found ? found.error : [found.text, found.warnings];
  };
  const script = "function add(a, b) { return a + b; }\n".repeat(20);
  const said = "Its scripts (739 characters) were excluded. To compare them, add them as .js files.";
  expect(await notes(script)).toEqual(["A calculator", [said]]);
  expect(await notes(script, " type=module")).toEqual(["A calculator", [said]]);
  expect(await notes(script, ' type="application/ld+json"')).toEqual(["A calculator", []]);
  expect(await notes("count();"), "a line that counts visits").toEqual(["A calculator", []]);
  const article = "It was a cold day. ".repeat(100).trim();
  expect(await notes(script, "", article), "an article that was saved").toEqual([article, []]);
  expect(
    await notes(script.slice(0, 560), "", article.slice(0, 761)),
    "an essay with a script that counts visits",
  ).toEqual([article.slice(0, 761), []]);
});

test("lines of a drawing in a page, shadow trees and the text in place of an object are read, and pop-ups are hidden", async () => {
  const words = async (body: string) => {
    const { text, tricks } = await wordsOf("a.html", `<!doctype html><p>One</p>${body}`);
    return [text, ...tricks];
  };
  expect(
    await words(
      "<svg><text y=1>two</text><text y=2>th<tspan>ree</tspan><tspan dy=1em>four</tspan></text><foreignObject>five</foreignObject></svg>six<text>teen</text>",
    ),
  ).toEqual(["One two three four five sixteen"]);
  expect(
    await words(
      "<div><template shadowrootmode=open><p>two</p></template><template>no</template></div><object data=a.png>three</object><object data='data:image/png;base64,AA'>no</object>",
    ),
  ).toEqual(["One two three"]);
  expect(await words("<div popover>two three</div>")).toEqual([
    "One",
    "2 words are hidden (white, tiny or invisible) and were excluded.",
  ]);
});

test("of XHTML, elements that end in their own tag, CDATA and entities are read, and scripts need not be XML", async () => {
  const xhtml = async (head: string, body: string, doctype = "html") =>
    (
      await wordsOf(
        "a.xhtml",
        `<?xml version="1.0"?><!DOCTYPE ${doctype}><html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body>${body}</body></html>`,
      )
    ).text;
  expect(await xhtml("<title/><script src='a.js'/>", "<textarea/><p>One<br>caf&eacute; &amp;</p>")).toBe("One café &");
  expect(await xhtml("<script>if (a<b && c>d) x();</script>", "<p><![CDATA[One & <two]]></p>")).toBe("One & <two");
  const own = `html [<!ENTITY one "<b>One</b> &#233; &two;"> <!ENTITY two 'a > b'>]`;
  expect(await xhtml("<title>no</title>", "<p>&one; &two;</p>", own)).toBe("One é &two; a > b");
  expect((await wordsOf("a.html", "<!doctype html><p>One<![CDATA[no]]>")).text).toBe("One");
});

test("in the chapters of books HTML's names of characters are those characters, other names stay as they are written", async () => {
  const named = async (text: string) => (await wordsOf("a.epub", epub([`<p>${text}</p>`]))).text;
  expect(await named("caf&eacute;&nbsp;noir &mdash; l&rsquo;heure &amp; &lt;b&gt; &#233;")).toBe(
    "café noir — l’heure & <b> é",
  );
  expect(await named("<![CDATA[&eacute;]]> <img alt='&QUOT; a'/>&eacute;")).toBe("&eacute; é");
  expect(await named("&none; &notit; &amp;eacute; &LT;b> &constructor;")).toBe(
    "&none; &notit; &eacute; &LT;b> &constructor;",
  );
});

test("of a book the table of contents is left out, and what else its page says is read", async () => {
  const contents = "<nav><h1>Contents</h1><ol><li><a href='c1.xhtml'>The mill</a></li></ol></nav><p>For Eve.</p><nav>";
  const book =
    "<package><manifest><item id='n' href='text/c0.xhtml' properties='nav'/><item id='c' href='text/c1.xhtml'/></manifest><spine><itemref idref='n'/><itemref idref='c'/></spine></package>";
  const chapters = [contents, "<h1>The mill</h1><nav>A menu</nav><p>It grinds.</p>"];
  expect((await wordsOf("a.epub", epub(chapters, { "OEBPS/book.opf": book }))).text).toBe(
    "For Eve. The mill A menu It grinds.",
  );
});

test("readings above signs, and the sources of formulas, are not among the words of pages and books", async () => {
  const ruby = "私は<ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>に行く。";
  const formula = (m = ""): string =>
    `<${m}math><${m}semantics><${m}mi>x</${m}mi><${m}annotation encoding="application/x-tex">\\alpha_x</${m}annotation><${m}annotation-xml><${m}ci>y</${m}ci></${m}annotation-xml></${m}semantics></${m}math>`;
  const open = "<ruby>漢<rt>かん<rtc>kan</ruby>";
  expect((await wordsOf("a.html", `<html><body><p>${ruby} ${open} E ${formula()} end</p>`)).text).toBe(
    "私は東京に行く。 漢 E x end",
  );
  const book = await wordsOf("a.epub", epub([`<p>${ruby} E ${formula()} ${formula("m:")} end</p>`]));
  expect(book.text).toBe("私は東京に行く。 E x x end");
});

test.describe("saved web pages", () => {
  const mht = (html: string, transfer: string, charset = "utf-8"): string =>
    [
      "From: <Saved by Blink>\r\nSubject: =?utf-8?Q?Page?=\r\nMIME-Version: 1.0",
      'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----Part--x"\r\n',
      `------Part--x\r\nContent-Type: text/html; charset="${charset}"\r\nContent-Transfer-Encoding: ${transfer}\r\nContent-Location: https://example.org/\r\n\r\n${html}\r\n`,
      "------Part--x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo\r\n",
      "------Part--x\r\nContent-Type: text/css\r\n\r\np { color: red }\r\n------Part--x--\r\n",
    ].join("\r\n");

  test("in quoted-printable, base64 and as they are", async () => {
    const quoted = '<!DOCTYPE html><html><body><p class=3D"a">Un caf=C3=A9 tr=C3=A8s lo=\r\nng</p></body></html>';
    const { text, format, missing } = await wordsOf("page.mht", mht(quoted, "quoted-printable"));
    expect([text, format, missing]).toEqual(["Un café très long", "HTML", []]);
    const base64 = Buffer.from("<html><body><p>Größe</p></body></html>", "latin1").toString("base64");
    expect((await wordsOf("page.mhtml", mht(base64, "base64", "iso-8859-1"))).text).toBe("Größe");
    expect((await wordsOf("page.mht", mht("<html><body><p>plain = words</p></body></html>", "7bit"))).text).toBe(
      "plain = words",
    );
  });

  test("parts within parts, frames, and messages that are cut off", async () => {
    const outer = `MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: multipart/alternative; boundary=c\n\n--c\nContent-Type: text/plain\n\nplain\n--c\nContent-Type: text/html\n\n<p>page</p>\n--c--\n--b\nContent-Type: text/html\n\n<p>frame</p>\n--b--\n`;
    const found = await wordsOf("page.mht", outer);
    expect([found.text, found.missing]).toEqual(["page", ["1 document embedded in it"]]);
    expect((await wordsOf("page.mht", mht("<p>cut here", "7bit").slice(0, 330))).text).toMatch(/^cut/);
    expect(
      await errorOf(
        "page.mht",
        "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: image/png\n\nAAAA\n--b--",
      ),
    ).toContain("its text is missing");
  });
});
