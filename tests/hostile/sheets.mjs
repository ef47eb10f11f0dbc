// Workbooks and subtitles that make much of little, or lie about themselves.
import { ods, vtt, xlsx } from "../samples/formats.mjs";
import { cutAt, each, fill, INHERITED, LINE, MEGABYTE, NUMBERS, payloads } from "./kit.mjs";

function* workbooks({ elsewhere }) {
  const part = (xml) => xlsx([{ rows: [[LINE]] }], { parts: { "xl/worksheets/sheet0.xml": xml } });
  const cells = (xml) => part(`<worksheet><sheetData><row>${xml}</row></sheetData></worksheet>`);
  yield ["strings-repeated.xlsx", xlsx([{ rows: [Array(2_000).fill(0)] }], { strings: [fill("a ", MEGABYTE)] })];
  yield ["strings-many.xlsx", xlsx([{ rows: [[LINE]] }], { strings: Array(200_000).fill("a") })];
  yield ["strings-runs.xlsx", xlsx([{ rows: [[0]] }], { strings: [`<si>${fill("<r><t>a</t></r>", MEGABYTE)}</si>`] })];
  for (const [at, number] of NUMBERS.entries()) {
    yield [`string-${at}.xlsx`, cells(`<c t="s"><v>${number}</v></c><c t="n"><v>${number}</v></c>`)];
  }
  yield [
    "inherited.xlsx",
    cells(INHERITED.map((name) => `<c t="${name}"><v>${name}</v></c><c t="s"><v>${name}</v></c>`).join("")),
  ];
  yield ["cells-many.xlsx", cells(fill('<c t="n"><v>1</v></c>', 8 * MEGABYTE))];
  yield ["cells-empty.xlsx", cells(fill("<c/>", 4 * MEGABYTE))];
  yield ["rows-many.xlsx", part(fill("<row/>", 4 * MEGABYTE))];
  yield ["nested.xlsx", cells(fill("<c>", 200_000))];
  yield ["values-nested.xlsx", cells(`<c>${fill("<v>1", 20_000)}`)];
  yield ["value-long.xlsx", cells(`<c><v>${fill("9", MEGABYTE)}</v></c>`)];
  yield ["escapes.xlsx", cells(`<c t="str"><v>${fill("_x000D_", MEGABYTE)}</v></c>`)];
  yield ["aids-open.xlsx", cells(`<c t="inlineStr"><is><rPh><t>a</t></is></c><c t="str"><v>${LINE}</v></c>`)];
  yield [
    "formulas.xlsx",
    cells(`<c><f>WEBSERVICE("${elsewhere}/f")</f><v>1</v></c><c t="str"><f>CMD|'/C calc'!A0</f><v>${LINE}</v></c>`),
  ];
  const formats = [
    `"${fill("a", 65_000)}"0`,
    fill("0", 255),
    fill("%", 255),
    `# ${fill("?/?", 80)}`,
    fill("[h]m:s.0;", 28),
  ];
  const numbers = ["1e308", "-1e-308", "2958465.9999999", "0.1"];
  const formatted = formats.flatMap((_, style) => numbers.map((n) => ({ type: "n", xml: `<v>${n}</v>`, style })));
  yield ["formats.xlsx", xlsx([{ rows: Array(500).fill(formatted) }], { formats })];
  yield ["formats-many.xlsx", () => xlsx([{ rows: [[LINE]] }], { formats: Array(200_000).fill("0") })];
  yield ["sheets-many.xlsx", () => xlsx(Array.from({ length: 2_000 }, () => ({ rows: [["a"]] })))];
  const links = (xml) => ({ "xl/_rels/workbook.xml.rels": `<Relationships>${xml}</Relationships>` });
  const link = (id, type, target, more = "") => `<Relationship Id="${id}" Type="x/${type}" Target="${target}"${more}/>`;
  yield ["sheets-itself.xlsx", xlsx([{ rows: [[LINE]] }], { parts: links(link("r0", "worksheet", "workbook.xml")) })];
  yield [
    "sheets-outside.xlsx",
    xlsx([{ rows: [[LINE]] }], {
      parts: links(link("r0", "worksheet", `${elsewhere}/s.xml`, ' TargetMode="External"')),
    }),
  ];
  yield [
    "strings-itself.xlsx",
    xlsx([{ rows: [[0]] }], {
      parts: links(
        link("s", "sharedStrings", "worksheets/sheet0.xml") + link("r0", "worksheet", "worksheets/sheet0.xml"),
      ),
    }),
  ];
  yield [
    "drawings-circle.xlsx",
    xlsx([{ rows: [[LINE]] }], {
      parts: {
        "xl/worksheets/_rels/sheet0.xml.rels": `<Relationships>${each(500, (at) => link(at, "drawing", "sheet0.xml"), "")}</Relationships>`,
      },
    }),
  ];
  yield [
    "entities.xlsx",
    part(
      `<!DOCTYPE l [<!ENTITY a "${fill("a", 1_000)}"><!ENTITY b "${fill("&a;", 1_000)}">]><worksheet><row><c t="str"><v>&b;</v></c></row></worksheet>`,
    ),
  ];
  yield ["sheet-cut.xlsx", part("<worksheet><sheetData><row><c t='inlineStr'><is><t>cut he")];
  for (const [at, payload] of payloads(elsewhere).entries())
    yield [`inject-${at}.xlsx`, xlsx([{ rows: [[payload, LINE]] }])];
}

function* openSheets({ elsewhere }) {
  const cell = (more) => `<table:table-cell ${more}><text:p>${LINE}</text:p></table:table-cell>`;
  for (const [at, number] of NUMBERS.entries()) {
    yield [
      `repeated-${at}.ods`,
      ods(
        `<table:table-row table:number-rows-repeated="${number}">${cell(`table:number-columns-repeated="${number}"`)}</table:table-row>`,
      ),
    ];
  }
  yield ["cells-open.ods", ods(fill("<table:table-row><table:table-cell><text:p>a", MEGABYTE))];
  yield ["cells-empty.ods", ods(fill("<table:table-cell/>", 2 * MEGABYTE))];
  yield ["tables-nested.ods", ods(fill("<table:table><table:table-row>", 200_000))];
  yield ["rows-nested.ods", ods(fill("<table:table-row>", 200_000))];
  yield ["covered-many.ods", ods(fill("<table:covered-table-cell/>", 2 * MEGABYTE))];
  yield [
    "groups-deep.ods",
    ods(`${fill("<table:table-row-group>", 100_000)}<table:table-row>${cell("")}</table:table-row>`),
  ];
  yield [
    "note-in-note.ods",
    ods(`<table:table-row><table:table-cell>${fill("<office:annotation><text:p>a", 100_000)}`),
  ];
  yield [
    "spaces.ods",
    ods(
      `<table:table-row><table:table-cell><text:p>a<text:s text:c="2147483647"/>b</text:p></table:table-cell></table:table-row>`,
    ),
  ];
  yield [
    "linked.ods",
    ods(
      `<table:table-row>${cell("")}</table:table-row><table:table-source xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${elsewhere}/source.ods"/>`,
    ),
  ];
  for (const [at, payload] of payloads(elsewhere).entries())
    yield [
      `inject-${at}.ods`,
      ods(
        `<table:table-row>${cell("")}<table:table-cell><text:p>${payload.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text:p></table:table-cell></table:table-row>`,
      ),
    ];
  yield ["formula.ods", ods(`<table:table-row>${cell('table:formula="of:=WEBSERVICE(1)"')}</table:table-row>`)];
}

function* captions({ elsewhere }) {
  yield ["blocks-many.vtt", `WEBVTT\n\n${fill("00:01.000 --> 00:02.000\na\n\n", 2 * MEGABYTE)}`];
  yield ["empty-lines.vtt", `WEBVTT\n${fill(" \n", 2 * MEGABYTE)}`];
  yield ["tags-open.vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${fill("<c.a", MEGABYTE)}`];
  yield ["times-long.vtt", `WEBVTT\n\n${fill("0", MEGABYTE)}:00:01.000 --> ${fill(" ", MEGABYTE)}`];
  yield ["arrows.vtt", `WEBVTT\n\n${fill("-->", MEGABYTE)}\n${LINE}`];
  yield ["cue-long.vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${fill("a ", 8 * MEGABYTE)}`];
  yield ["notes-many.vtt", `WEBVTT\n\n${fill("NOTE a\n\nSTYLE\n::cue{}\n\n", 2 * MEGABYTE)}`];
  yield ["identifiers.vtt", `WEBVTT\n\n${fill("__proto__\n00:01.000 --> 00:02.000\na\n\n", MEGABYTE)}`];
  yield ["entities.vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${fill("&lt;&amp;&#0;&", 2 * MEGABYTE)}`];
  for (const [what, cut] of cutAt(vtt([LINE]), {
    "in-mark": ["WEBVTT", 3],
    "in-times": ["-->", 2],
    "in-text": [LINE.slice(0, 9), 4],
  }))
    yield [`cut-${what}.vtt`, cut];
  for (const [at, payload] of payloads(elsewhere).entries()) yield [`inject-${at}.vtt`, vtt([`${payload} ${LINE}`])];
}

/** Files by name. */
export function* sheets(options) {
  yield* workbooks(options);
  yield* openSheets(options);
  yield* captions(options);
}
