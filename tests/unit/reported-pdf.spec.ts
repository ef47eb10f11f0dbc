/** PDFs that other tools were reported to read wrongly, and more of each kind. */
import { expect, test } from "@playwright/test";
import { zlibSync } from "fflate";
import { line, onePage, pdf, picture, scan } from "../samples/pdf.mjs";
import type { ContentAsText } from "./messages-as-text.ts";
import { filesOf } from "./read-files.ts";
import { bytesOf, reported, wordsOf } from "./reported.ts";

const plain = (text: string): string => new TextDecoder().decode(bytesOf(text)).split(/\s+/).join(" ").trim();

/** A file and the files in it. */
const filesIn = async (
  name: string,
  bytes: Uint8Array,
): Promise<(Partial<ContentAsText> & { path: string; error?: string })[]> =>
  (await filesOf(name, bytes)).map(([path, found]) => ({ path, ...found }));

/** A text in a colour. */
const coloured = (y: number, text: string, colour: string): string =>
  line(60, y, text, { size: 12, before: `${colour} rg` });

const WHITE = "1 1 1";
const essay = await reported("pdf-white-on-picture/dark_rect.pdf");

const hidden = (count: number): string[] => [
  count === 1
    ? "1 word is hidden (white, tiny or invisible) and was excluded."
    : `${count} words are hidden (white, tiny or invisible) and were excluded.`,
];

test.describe("form fields", () => {
  test("what pupils typed into a worksheet is read at its place", async () => {
    const ann = await reported("pdf-form-fields/form_ann.pdf");
    const bob = await reported("pdf-form-fields/form_bob.pdf");
    expect(ann.text).toContain(
      "after the last ship? He loved the sea more than people and would not leave his lamp to anyone. What became",
    );
    expect(bob.text).toContain("Nobody knows; some say that water flooded all tunnels.");
    expect((await reported("pdf-form-fields/form.pdf")).text).toBe(
      "Question one: The answer typed into the field by the pupil",
    );
  });

  const form = (...fields: string[]): Uint8Array =>
    onePage(line(60, 700, "Name:") + line(60, 600, "Reason:"), {
      page: `/Annots [${fields.map((_, at) => `${7 + at} 0 R`).join(" ")}]`,
      catalog: `/AcroForm << /Fields [${fields.map((_, at) => `${7 + at} 0 R`).join(" ")}] >>`,
      objects: fields.map((field) => `<< /Type /Annot /Subtype /Widget /P 5 0 R ${field} >>`),
    });

  test("a field without an appearance, a list, and several lines are read in the order of the page", async () => {
    const { text, tricks } = await wordsOf(
      "form.pdf",
      form(
        "/FT /Tx /T (reason) /Ff 4096 /Rect [120 520 400 612] /V (First line\\rand a second one)",
        "/FT /Ch /T (name) /Ff 131072 /Rect [120 690 400 712] /V (k) /Opt [[(k) (Kate Mallory)] [(j) (Jonah)]]",
      ),
    );
    expect(text).toBe("Name: Kate Mallory Reason: First line and a second one");
    expect(tricks).toEqual([]);
  });

  test("a form that has nothing but answers is a text; passwords are none, and hidden fields are a trick", async () => {
    const { text, tricks } = await wordsOf(
      "form.pdf",
      form(
        "/FT /Tx /T (a) /Rect [120 690 400 712] /V (seen)",
        "/FT /Tx /T (b) /Rect [120 590 400 612] /F 2 /V (two unseen)",
        "/FT /Tx /T (c) /Ff 8192 /Rect [120 490 400 512] /V (secret)",
      ),
    );
    expect(text).toBe("Name: seen Reason:");
    expect(tricks).toEqual(hidden(2));
  });
});

test.describe("typed notes and attached files", () => {
  test("text typed on a page is read, and so is an attached file", async () => {
    expect((await reported("pdf-freetext/freetext.pdf")).text).toBe(
      "Printed words of the page. TYPED on the page with the comment tool",
    );
    const found = await filesIn("a.pdf", bytesOf("pdf-freetext/attachment.pdf"));
    expect(found.map(({ path }) => path)).toEqual(["a.pdf/a.pdf", "a.pdf/essay.txt"]);
    expect(found.map((file) => file.missing)).toEqual([[], []]);
    expect(found[1]?.text).toMatch(/\w+ \w+/);
  });

  test("a page that has only typed text is read, remarks are counted, and a file attached by a pin is read", async () => {
    const [found, data] = await filesIn(
      "notes.pdf",
      onePage("", {
        page: "/Annots [7 0 R 8 0 R 9 0 R]",
        objects: [
          "<< /Type /Annot /Subtype /FreeText /Rect [60 500 300 540] /Contents (My whole answer) /DA (0 g /Helv 12 Tf) >>",
          "<< /Type /Annot /Subtype /Text /Rect [60 400 80 420] /Contents (Well done!) >>",
          "<< /Type /Annot /Subtype /FileAttachment /Rect [60 300 80 320] /FS << /Type /Filespec /F (data.csv) /EF << /F 10 0 R >> >> >>",
          "<< /Type /EmbeddedFile /Length 3 >>\nstream\na,b\nendstream",
        ],
      }),
    );
    expect(found).toMatchObject({ text: "My whole answer", warnings: ["1 comment was excluded."], missing: [] });
    expect(data).toMatchObject({ path: "notes.pdf/data.csv", text: "a,b" });
  });

  test("typed text and fields are read as they are drawn where that is another text, and drawn stamps are counted", async () => {
    const form = (text: string): string =>
      `<< /Type /XObject /Subtype /Form /BBox [0 0 400 40] /Resources << /Font << /F1 3 0 R >> >> /Length ${line(2, 20, text).length} >>\nstream\n${line(2, 20, text)}\nendstream`;
    const annotation = (at: number, rest: string): string =>
      `<< /Type /Annot /Rect [60 ${at} 460 ${at + 40}] /DA (0 g /Helv 12 Tf) /AP << /N ${at / 100 + 5} 0 R >> ${rest} >>`;
    const { text, warnings } = await wordsOf(
      "a.pdf",
      onePage("", {
        page: "/Annots [11 0 R 12 0 R 13 0 R 14 0 R]",
        catalog: "/AcroForm << /Fields [12 0 R 13 0 R] /DR << /Font << /Helv 3 0 R >> >> >>",
        objects: [
          ...[form("Drawn answer"), form("Cut off"), form("Drawn note"), form("No words of the page")],
          annotation(400, "/Subtype /FreeText /Contents (x)"),
          annotation(300, "/Subtype /Widget /FT /Tx /T (b) /V (Cut off by its box)"),
          annotation(200, "/Subtype /Widget /FT /Tx /T (a) /V (short)"),
          annotation(500, "/Subtype /Stamp").replace("/N 10 0", "/N 7 0"),
        ],
      }),
    );
    expect([text, warnings]).toEqual(["Drawn note Cut off by its box Drawn answer", ["1 comment was excluded."]]);
  });

  /** A PDF with files attached, by their names as written. */
  const withFiles = (files: readonly (readonly [name: string, stream: string])[]): Uint8Array => {
    const names = files.map(([name], at) => `(${at}) << /Type /Filespec /F (${name}) /EF << /F ${7 + at} 0 R >> >>`);
    return onePage(line(60, 700, "The page"), {
      catalog: `/Names << /EmbeddedFiles << /Names [${names.join(" ")}] >> >>`,
      objects: files.map(([, stream]) => stream),
    });
  };
  const stream = (content: string, more = ""): string =>
    `<< /Type /EmbeddedFile /Length ${content.length} ${more} >>\nstream\n${content}\nendstream`;

  test("attached files in a known format are read, once each, and others are named", async () => {
    const files = await filesIn(
      "a.pdf",
      withFiles([
        ["../../essay.txt", stream("One sentence of the essay.")],
        ["essay.txt", stream("One sentence of the essay.")],
        ["tool.exe", stream("MZ\x90\0 and so on")],
        ["", stream("no name")],
        ["lost.txt", "null"],
      ]),
    );
    expect(files.map(({ path, text, error }) => [path, text?.trim() ?? error])).toEqual([
      ["a.pdf/a.pdf", "The page"],
      ["a.pdf/essay.txt", "One sentence of the essay."],
      ["a.pdf/tool.exe", expect.stringMatching(/program/)],
      ["a.pdf/unnamed", "no name"],
    ]);
    expect(files[0]?.missing).toEqual(["a file attached to it (lost.txt): save the file from its program, and add it"]);
    const once = await filesIn("a.pdf", withFiles([["inner.pdf", "null"]]));
    expect(once.map(({ path }) => path)).toEqual(["a.pdf"]);
  });

  test("an attached file that would take too much memory is named", async () => {
    const bomb = Buffer.from(zlibSync(new Uint8Array(40_000_000))).toString("latin1");
    const bytes = withFiles([["bomb.txt", stream(bomb, "/Filter /FlateDecode")]]);
    const [found, ...others] = await filesIn("a.pdf", bytes);
    expect(others).toEqual([]);
    expect(found?.text).toBe("The page");
    expect(found?.missing).toEqual([expect.stringMatching(/attached to it/)]);
  });
});

test.describe("forms that only Adobe's reader draws", () => {
  const form = (template: string, data: string): Uint8Array => {
    const xml =
      '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/">' +
      `<subform name="form" layout="tb"><pageSet><pageArea><contentArea x="10mm" y="10mm" w="190mm" h="270mm"/><medium stock="a4" short="210mm" long="297mm"/></pageArea></pageSet>${template}</subform></template>` +
      `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form>${data}</form></xfa:data></xfa:datasets></xdp:xdp>`;
    return onePage(line(60, 700, "Please wait for another program"), {
      catalog: "/NeedsRendering true /AcroForm << /Fields [] /XFA 7 0 R >>",
      objects: [`<< /Length ${xml.length} >>\nstream\n${xml}\nendstream`],
    });
  };
  const field = (name: string, ui: string): string =>
    `<field name="${name}" w="100mm" h="10mm"><ui>${ui}</ui><caption reserve="30mm"><value><text>Answer ${name}</text></value></caption></field>`;

  test("what is printed and what was typed is read", async () => {
    const { text, format, missing } = await wordsOf(
      "form.pdf",
      form(
        `<draw w="100mm" h="10mm"><value><text>Why did he leave?</text></value></draw>${field("a", "<textEdit/>")}${field("b", '<textEdit multiLine="1"/>')}`,
        "<a>He was tired.</a><b>And the sea was calm.</b>",
      ),
    );
    expect([format, missing]).toEqual(["PDF form", []]);
    expect(text).toContain("Why did he leave?");
    expect(text).toContain("Answer a");
    expect(text).toContain("He was tired.");
    expect(text).toContain("And the sea was calm.");
    expect(text).not.toContain("Please wait");
  });

  test("a form whose parts are made of one another is given up before it fills the memory", async () => {
    const parts = Array.from(
      { length: 17 },
      (_, at) => `<subform id="p${at}">${`<subform use="#p${at + 1}"/>`.repeat(2)}</subform>`,
    );
    const bytes = form(`<proto>${parts.join("")}<subform id="p17"/></proto><subform use="#p0"/>`, "");
    const { text, missing } = await wordsOf("form.pdf", bytes);
    expect([text, missing]).toEqual([
      "Please wait for another program",
      ["the fields of its form: print it to PDF in Adobe Reader, and add that"],
    ]);
  });

  test("a form that is damaged is named with what to do", async () => {
    const bytes = onePage(line(60, 700, "Please wait"), {
      catalog: "/NeedsRendering true /AcroForm << /Fields [] /XFA 7 0 R >>",
      objects: ["<< /Length 9 >>\nstream\n<xdp:xdp>\nendstream"],
    });
    const { text, missing } = await wordsOf("form.pdf", bytes);
    expect(text).toBe("Please wait");
    expect(missing).toEqual(["the fields of its form: print it to PDF in Adobe Reader, and add that"]);
  });
});

test.describe("accents drawn on their own", () => {
  test("TeX's old fonts", async () => {
    const { text } = await reported("pdf-tex-accents/ot1_accents.pdf");
    // One letter of the file has no glyph in its font.
    expect(text).toBe(plain("pdf-tex-accents/ot1.txt").replace("maître", "ma tre"));
  });

  test("raised over capital letters, after the letter, and under it", async () => {
    const drawn = [
      "BT /F1 20 Tf 1 0 0 1 60 700 Tm [(\\001)] TJ 1 0 0 1 58 704 Tm (U) Tj 1 0 0 1 73 700 Tm (ber) Tj ET",
      "BT /F1 20 Tf 1 0 0 1 60 660 Tm [(e)440(\\002)-107(te)] TJ ET",
      "BT /F1 20 Tf 1 0 0 1 60 620 Tm [(gar)(c)420(\\006)-90(on na\\001)300(\\007)(f)] TJ ET",
    ];
    expect((await wordsOf("accents.pdf", onePage(drawn.join("\n")))).text).toBe("Über éte garçon naïf");
  });

  test("by TeX's codes, in a font whose letters have no names", async () => {
    const letters = [16, 19, 97, 101, 110, 117, 118, 127];
    const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /CharProcs << ${letters.map((code) => `/a${code} 8 0 R`).join(" ")} >> /Encoding << /Differences [${letters.map((code) => `${code} /a${code}`).join(" ")}] >> /FirstChar 0 /LastChar 127 /Widths [${"6 ".repeat(128)}] /Resources << >> >>`;
    const file = onePage("BT /F9 10 Tf 60 700 Td [(na)(\\177)600(\\020)(ve \\023)600(e)] TJ ET", {
      page: "/Resources << /Font << /F9 7 0 R >> >>",
      objects: [font, "<< /Length 27 >>\nstream\n6 0 0 0 5 10 d1 0 0 5 10 re f\nendstream"],
    });
    expect((await wordsOf("tex.pdf", file)).text).toBe("naïve é");
  });

  test("an accent that stands alone stays alone", async () => {
    const drawn = "BT /F1 20 Tf 60 700 Td (don\\002t x^2 a~b 20\\260C) Tj ET";
    expect((await wordsOf("accents.pdf", onePage(drawn))).text).toBe("don´t x^2 a~b 20°C");
  });
});

test.describe("lines drawn twice", () => {
  test("to look bold", async () => {
    expect((await reported("pdf-fake-bold/fakebold.pdf")).text).toBe("Doubled heading words Then normal text.");
  });

  test("with a shadow, letter by letter, and in white first", async () => {
    const words = "Little bells will";
    const shadow = line(60, 700, words, { size: 20, before: "0.5 g" }) + line(61, 699, words, { size: 20 });
    const letters = [..."millilitre"]
      .map((c, at) => line(60 + 4.8 * at, 650, c) + line(60.3 + 4.8 * at, 650, c))
      .join("");
    const outline = line(60, 600, "outlined", { size: 20, before: "1 g" }) + line(60, 600, "outlined", { size: 20 });
    const { text, tricks } = await wordsOf("bold.pdf", pdf([shadow + letters + outline]));
    expect(text).toBe("Little bells will millilitre outlined");
    expect(tricks).toEqual([]);
  });

  test("the same words below one another, and double letters, stay", async () => {
    const twice = line(60, 700, "all is well", { size: 6 }) + line(60, 693, "all is well", { size: 6 });
    expect((await wordsOf("twice.pdf", onePage(twice))).text).toBe("all is well all is well");
  });
});

test.describe("white text", () => {
  for (const name of ["dark_image", "dark_rect"]) {
    test(`on ${name} is what everybody sees`, async () => {
      const { text, tricks } = await reported(`pdf-white-on-picture/${name}.pdf`);
      expect([text, tricks]).toEqual([essay.text, []]);
    });
  }

  test("on a picture or a gradient beside other text, too", async () => {
    for (const name of ["w_gradient", "w_img"]) {
      const { text, tricks } = await reported(`pdf-white-on-picture/${name}.pdf`);
      expect(text).toMatch(/^Seen words stand here on the page\. \w+/);
      expect(tricks).toEqual([]);
    }
  });

  const onPicture = (grey: number, colour = WHITE): Uint8Array =>
    onePage(
      `${line(60, 800, "Seen beside it", { size: 12 })} q 400 0 0 200 50 500 cm /I9 Do Q ${coloured(600, "on the picture", colour)} ${coloured(300, "on the paper", colour)}`,
      { page: "/Resources << /Font << /F1 3 0 R >> /XObject << /I9 7 0 R >> >>", objects: [picture(grey)] },
    );

  test("beside a dark picture is hidden, and on it is not", async () => {
    const { text, tricks } = await wordsOf("slide.pdf", onPicture(0x20));
    expect([text, tricks]).toEqual(["Seen beside it on the picture", hidden(3)]);
  });

  test("on a picture that is among the operators of the page is read", async () => {
    const inline = `q 400 0 0 200 50 500 cm BI /W 40 /H 40 /CS /G /BPC 8 ID ${"\x20".repeat(1600)} EI Q`;
    const drawn = `${line(60, 800, "Seen", { size: 12 })} ${inline} ${coloured(600, "on the picture", WHITE)}`;
    const { text, tricks } = await wordsOf("slide.pdf", onePage(drawn));
    expect([text, tricks]).toEqual(["Seen on the picture", []]);
  });

  test("on a white picture is hidden", async () => {
    const { text, tricks } = await wordsOf("slide.pdf", onPicture(0xfe));
    expect([text, tricks]).toEqual(["Seen beside it", hidden(6)]);
  });

  test("is told from black text on a light picture, which is read", async () => {
    const { text, tricks } = await wordsOf("invoice.pdf", onPicture(0xee, "0 0 0"));
    expect([text, tricks]).toEqual(["Seen beside it on the picture on the paper", []]);
  });

  test("on each of thirty slides is read", async () => {
    const slides = Array.from({ length: 30 }, (_, at) => scan + coloured(500, `slide ${at}`, WHITE));
    const { text, tricks, missing } = await wordsOf("slides.pdf", pdf(slides));
    expect(text).toBe(slides.map((_, at) => `slide ${at}`).join(" "));
    expect([tricks, missing]).toEqual([[], []]);
  });
});

test.describe("text that nobody sees", () => {
  test("of its background's colour, covered, clipped away or tiny", async () => {
    const { text, tricks } = await reported("pdf-covered-text/probe_hidden.pdf");
    expect(text).toBe("CASE1 visible black CASE8 size 2 CASE11 visible end");
    expect(tricks).toEqual(hidden(34));
  });

  const box = (colour: string, y: number): string => `q ${colour} rg 50 ${y} 400 30 re f Q\n`;

  test("blue on blue, under a white box, under a picture, outside of a clip", async () => {
    const drawn = [
      line(60, 800, "Seen", { size: 12 }),
      `${box("0 0 .8", 700)}${coloured(710, "blue words", "0 0 .8")}`,
      `${line(60, 660, "under a box", { size: 12 })}${box("1 1 1", 650)}`,
      `${line(60, 610, "under a picture", { size: 12 })}q 400 0 0 30 50 600 cm /I1 Do Q`,
      `q 50 400 100 50 re W n ${line(60, 550, "outside", { size: 12 })} Q`,
    ];
    const { text, tricks } = await wordsOf("tricks.pdf", onePage(drawn.join("\n")));
    expect([text, tricks]).toEqual(["Seen", hidden(9)]);
  });

  test("what shines through, is drawn again, or only stands on a rule can be seen", async () => {
    const drawn = [
      `${line(60, 710, "marked words", { size: 12 })}q /Half gs ${box("1 1 0", 700)} Q`,
      `${line(60, 660, "multiplied words", { size: 12 })}q /Multiply gs ${box("1 1 0", 650)} Q`,
      `${line(60, 610, "drawn again", { size: 12 })}${box("1 1 1", 600)}${line(60, 610, "drawn again", { size: 12 })}`,
      `q 0 g 50 558 400 1 re f Q ${line(60, 560, "over a rule", { size: 12 })} q 0 g 50 563 400 0.6 re f Q`,
      `q 0 g 50 500 m 450 500 l 450 530 l 250 540 l h f Q ${line(60, 510, "over a shape", { size: 12 })}`,
      `q 50 440 400 40 re W n ${line(60, 450, "inside a clip", { size: 12 })} Q`,
    ];
    const { text, tricks } = await wordsOf(
      "honest.pdf",
      onePage(drawn.join("\n"), { resources: "/ExtGState << /Half << /ca 0.4 >> /Multiply << /BM /Multiply >> >>" }),
    );
    expect(text).toBe("marked words multiplied words drawn again over a rule over a shape inside a clip");
    expect(tricks).toEqual([]);
  });

  test("a layer that is switched off hides its text, and what it paints hides nothing", async () => {
    const drawn = [
      `/OC /Off BDC ${line(60, 700, "solution of it", { size: 12 })} ${box("1 1 1", 640)} EMC`,
      `/OC /On BDC ${line(60, 650, "shown layer", { size: 12 })} EMC /Span << >> BDC ${line(60, 600, "no layer", { size: 12 })} EMC`,
      `${line(60, 550, "last", { size: 12 })} /OC /Off BDC ${box("1 1 1", 540)} EMC`,
    ];
    const { text, tricks } = await wordsOf(
      "layers.pdf",
      onePage(drawn.join("\n"), {
        resources: "/Properties << /Off 7 0 R /On 8 0 R >>",
        catalog: "/OCProperties << /OCGs [7 0 R 8 0 R] /D << /OFF [7 0 R] >> >>",
        objects: ["<< /Type /OCG /Name (a) >>", "<< /Type /OCG /Name (b) >>"],
      }),
    );
    expect([text, tricks]).toEqual(["shown layer no layer last", hidden(3)]);
  });

  test("a text that a scan is painted over is the text of the page", async () => {
    const { text, tricks } = await wordsOf(
      "scan.pdf",
      onePage(`${line(60, 700, "recognised words")}q 595 0 0 842 0 0 cm /I1 Do Q`),
    );
    expect([text, tricks]).toEqual(["recognised words", []]);
  });
});

test.describe("fonts that are drawings", () => {
  for (const name of ["ctm", "matrix1", "usual"]) {
    test(`type3_${name}`, async () => {
      const { text } = await reported(`pdf-type3-size/type3_${name}.pdf`);
      expect(text).toBe("the keeper of the lighthouse wound the clock and wrote the weather into the book at dusk");
    });
  }

  const type3 = (matrix: string, box: string, size: number, width: number): Uint8Array =>
    onePage(`BT /F3 ${size} Tf 60 700 Td (ab) Tj ${(width * 2 + 0.4 * width).toFixed(3)} 0 Td (ba) Tj ET`, {
      page: "/Resources << /Font << /F3 7 0 R >> >>",
      objects: [
        `<< /Type /Font /Subtype /Type3 /FontBBox [${box}] /FontMatrix [${matrix}] /CharProcs << /a 8 0 R /b 8 0 R >> /Encoding << /Differences [97 /a /b] >> /FirstChar 97 /LastChar 98 /Widths [6 6] /Resources << >> >>`,
        "<< /Length 27 >>\nstream\n6 0 0 0 5 10 d1 0 0 5 10 re f\nendstream",
      ],
    });

  test("in any units of their own", async () => {
    for (const [matrix, box, size, width] of [
      ["0.1 0 0 0.1 0 0", "0 0 6 10", 10, 6],
      ["1 0 0 -1 0 0", "0 -10 6 0", 1, 6],
      ["0.01 0 0 0.01 0 0", "0 0 6 10", 100, 6],
      ["1 0 0 1 0 0", "0 0 0 0", 1, 6],
      ["1 0 0 1 0 0", "0 0 1 1", 1, 6],
    ] as const) {
      expect((await wordsOf("type3.pdf", type3(matrix, box, size, width))).text, matrix).toBe("ab ba");
    }
  });
});

test.describe("vertical writing", () => {
  test("two columns", async () => {
    expect((await reported("pdf-vertical-japanese/cjk_v2.pdf")).text).toBe("川の深さを測る朝の授業の前に");
  });

  test("columns whose signs are set one by one, in a font for lines", async () => {
    const hex = (text: string): string =>
      [...text].map((c) => `<${c.charCodeAt(0).toString(16).padStart(4, "0")}> Tj 0 -16 Td`).join(" ");
    const columns = ["川の深さを測る", "朝の授業の前に"].map(
      (one, at) => `BT /F9 14 Tf ${300 - 20 * at} 780 Td ${hex(one)} ET`,
    );
    const file = onePage(columns.join("\n"), {
      page: "/Resources << /Font << /F9 7 0 R >> >>",
      objects: [
        "<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-H /DescendantFonts [8 0 R] >>",
        "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 9 0 R /DW 1000 >>",
        "<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>",
      ],
    });
    expect((await wordsOf("columns.pdf", file)).text).toBe("川の深さを測る朝の授業の前に");
  });

  test("three columns under a horizontal heading", async () => {
    const hex = (text: string): string =>
      `<${[...text].map((c) => c.charCodeAt(0).toString(16).padStart(4, "0")).join("")}>`;
    const columns = ["春はあけぼの", "夏は夜", "秋は夕暮れ"].map(
      (one, at) => `1 0 0 1 ${400 - 22 * at} 700 Tm ${hex(one)} Tj`,
    );
    const font = (encoding: string): string =>
      `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /${encoding} /DescendantFonts [9 0 R] >>`;
    const file = onePage(
      `BT /V 14 Tf ${columns.reverse().join(" ")} ET BT /H 14 Tf 1 0 0 1 60 780 Tm ${hex("枕草子")} Tj ET`,
      {
        page: "/Resources << /Font << /V 7 0 R /H 8 0 R >> >>",
        objects: [
          font("UniJIS-UCS2-V"),
          font("UniJIS-UCS2-H"),
          "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 10 0 R /DW 1000 >>",
          "<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>",
        ],
      },
    );
    expect((await wordsOf("columns.pdf", file)).text).toBe("枕草子春はあけぼの夏は夜秋は夕暮れ");
  });
});

test("points of a plot and bullets, which are letters of a font of drawings, are none", async () => {
  const point = (x: number, y: number, letter: string): string =>
    `BT /F9 1 Tf 2 Tr 4 0 0 4 ${x} ${y} Tm (${letter}) Tj 0 Tr ET\n`;
  const points = Array.from({ length: 60 }, (_, at) => point(60 + 7 * at, 400 + ((at * 37) % 90), "l")).join("");
  for (const font of ["ZapfDingbats", "ABCDEF+Wingdings-Regular"]) {
    const file = onePage(
      `${line(60, 700, "Height of the river")}${points}${point(60, 660, "n")}${line(70, 660, "First item")}`,
      {
        page: "/Resources << /Font << /F1 3 0 R /F9 7 0 R >> >>",
        objects: [`<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`],
      },
    );
    expect((await wordsOf("plot.pdf", file)).text.match(/\p{L}+/gu)).toEqual(
      "Height of the river First item".split(" "),
    );
  }
});
