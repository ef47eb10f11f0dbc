/**
 * XLSX (Office Open XML, ECMA-376): the sheets in their order, row by row, with a tab between cells; then the text boxes of each, and
 * the titles of its charts.
 *
 * Our own, because what DOCX and PPTX share does nearly all of it, and npm's readers weigh 100 kB and more. Values are read as they
 * are shown: numbers and dates by their formats, formulas as the results that were saved with them. Nothing is computed.
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Pieces, Unreadable } from "../../model.ts";
import { isChart, textOfChart } from "../../parts/diagrams.ts";
import { TextPage, walkXml } from "../../parts/markup.ts";
import { CellStyles } from "../../parts/number-format.ts";
import { mainParts, type Parts, relations } from "../../parts/package.ts";
import { collectObjects, collectPictures, collectProperties } from "../../parts/properties.ts";
import { SheetCounts, truth } from "../../parts/sheets.ts";
import { TraceCollector } from "../../traces.ts";
import { MergedCells } from "./merged.ts";

export async function readXlsx(parts: Parts): Promise<Content> {
  const [main = "xl/workbook.xml"] = await mainParts(parts);
  const xml = await parts.xml(main);
  if (xml === null) throw new Unreadable(message("files-no-sheets"));
  const targets = await relations(parts, main);
  const shared = [...targets.values()].find(({ type }) => type.endsWith("/sharedStrings"));
  const strings = sharedStrings((await parts.xml(shared?.target ?? "xl/sharedStrings.xml")) ?? "");
  const styled = [...targets.values()].find(({ type }) => type.endsWith("/styles"));
  const styles = cellStyles((await parts.xml(styled?.target ?? "xl/styles.xml")) ?? "");
  const { sheets, isFrom1904 } = workbookOf(xml);
  styles.isFrom1904 = isFrom1904;
  const page = new TextPage();
  const counts = new SheetCounts();
  const read = new Set<string>();
  for (const { id, isHidden } of sheets) {
    const part = targets.get(id)?.target ?? "";
    if (isHidden) counts.hidden++;
    if (isHidden || read.has(part)) continue;
    read.add(part);
    const sheet = await parts.xml(part);
    if (sheet === null) {
      counts.lost++;
      continue;
    }
    page.block();
    readSheet(sheet, { strings, styles }, page, counts);
    await readBeside(parts, part, page, counts);
  }
  const traces = new TraceCollector();
  await collectProperties(parts, traces);
  const pictures = parts.names.filter((name) => name.startsWith("xl/media/"));
  collectPictures(parts, pictures, traces);
  collectObjects(parts, traces);
  return contentOf(message("files-format-excel"), page.toString(), {
    ...counts.notes,
    traces: traces.traces,
  });
}

function workbookOf(xml: string): { sheets: { id: string; isHidden: boolean }[]; isFrom1904: boolean } {
  const sheets: { id: string; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  walkXml(xml, {
    open: (name, attributes) => {
      const { id = "", state = "visible" } = attributes;
      if (name === "sheet") sheets.push({ id, isHidden: state !== "visible" });
      if (name === "workbookPr") isFrom1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
    },
  });
  return { sheets, isFrom1904 };
}

function cellStyles(xml: string): CellStyles {
  const styles = new CellStyles();
  let areOfCells = false;
  walkXml(xml, {
    open: (name, { numFmtId, formatCode = "" }) => {
      if (name === "cellXfs") areOfCells = true;
      else if (name === "numFmt") styles.define(Number(numFmtId), formatCode);
      else if (name === "xf" && areOfCells) styles.add(Number(numFmtId ?? 0));
    },
    close: (name) => {
      if (name === "cellXfs") areOfCells = false;
    },
  });
  return styles;
}

/** The texts that cells refer to by number. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let pieces = new Pieces();
  let inText = false;
  /** Within a reading aid for East Asian letters. */
  let aids = 0;
  walkXml(xml, {
    open: (name) => {
      if (name === "si") pieces = new Pieces();
      else if (name === "rPh") aids++;
      else if (name === "t") inText = aids === 0;
    },
    text: (text) => {
      if (inText) pieces.push(text);
    },
    close: (name) => {
      if (name === "si") strings.push(withoutEscapes(pieces.toString()));
      else if (name === "rPh") aids--;
      else if (name === "t") inText = false;
    },
  });
  return strings;
}

/** Characters that XML cannot hold stand as numbers, mostly ends of lines: one_x000D_two. */
function withoutEscapes(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))).trim();
}

/** Data that all cells of a workbook share. */
interface Shared {
  readonly strings: readonly string[];
  readonly styles: CellStyles;
}

/** Types of cells with texts. */
const TEXTS: ReadonlySet<string> = new Set(["s", "str", "inlineStr"]);

/** Headers and footers of odd and even pages, and of the first one. */
const EDGES = /^(?:odd|even|first)(?:Header|Footer)$/;

/** Adds a sheet's rows to the page. */
function readSheet(xml: string, shared: Shared, page: TextPage, counts: SheetCounts): void {
  /** The type and the style of the open cell, and what stands in it. */
  let type = "";
  let style = 0;
  let value = new Pieces();
  let inValue = false;
  let aids = 0;
  let isFirst = true;
  /** Whether the open cell has a formula without a result: programs that compute nothing write such. */
  let isUncomputed = false;
  /** Cells that lie under merged ones, and whether the open one does. */
  const merged = new MergedCells(xml);
  let isCovered = false;
  let inEdge = false;
  /** The shapes that show embedded documents, of which there may be two descriptions. */
  const objects = new Set<string>();
  const write = (): void => {
    const text = textOf(value.toString(), { type, style }, shared);
    if (text === "") return;
    if (isCovered || (TEXTS.has(type) && shared.styles.hidesText(style))) {
      counts.unseen.push(`${text} `);
      return;
    }
    page.write(isFirst ? text : `\t${text}`);
    isFirst = false;
  };
  const isWhole = walkXml(xml, {
    open: (name, attributes) => {
      if (name === "row") {
        page.line();
        isFirst = true;
      } else if (name === "c") {
        type = attributes["t"] ?? "n";
        style = Number(attributes["s"] ?? 0);
        value = new Pieces();
        isUncomputed = false;
        isCovered = merged.covers(attributes["r"] ?? "");
      } else if (EDGES.test(name)) {
        inEdge = true;
        value = new Pieces();
      } else if (name === "f") isUncomputed = true;
      else if (name === "oleObject") objects.add(attributes["shapeId"] ?? "");
      else if (name === "rPh") aids++;
      else if (name === "v" || name === "t") {
        inValue = aids === 0;
        // Some programs write an empty value for a result that they did not compute; that of a text may be empty.
        if (type === "str") isUncomputed = false;
      }
    },
    text: (text) => {
      if (!inValue && !inEdge) return;
      value.push(text);
      isUncomputed = false;
    },
    close: (name) => {
      if (name === "v" || name === "t") inValue = false;
      else if (name === "rPh") aids--;
      else if (EDGES.test(name)) {
        inEdge = false;
        counts.addEdge(value.toString());
      } else if (name === "c") {
        write();
        if (isUncomputed) counts.uncomputed++;
      }
    },
  });
  if (!isWhole) counts.cut++;
  counts.embedded += objects.size;
}

/** The text of a cell as it is shown. */
function textOf(value: string, cell: { type: string; style: number }, { strings, styles }: Shared): string {
  if (cell.type === "s") return strings[Number(value)] ?? "";
  if (cell.type === "b" && value !== "") return truth(value.trim() === "1");
  const number = cell.type === "n" && value.trim() !== "" ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? styles.shown(number, cell.style).trim() : withoutEscapes(value);
}

/** Adds the text boxes and charts of a sheet to the page, and counts its comments. */
async function readBeside(parts: Parts, sheet: string, page: TextPage, counts: SheetCounts): Promise<void> {
  for (const { type, target } of (await relations(parts, sheet)).values()) {
    if (type.endsWith("/drawing")) {
      readDrawing((await parts.xml(target)) ?? "", page);
      await readCharts(parts, target, page);
    }
    if (!type.endsWith("/comments")) continue;
    walkXml((await parts.xml(target)) ?? "", {
      open: (name) => {
        if (name === "comment") counts.comments++;
      },
    });
  }
}

async function readCharts(parts: Parts, drawing: string, page: TextPage): Promise<void> {
  for (const { type, target } of (await relations(parts, drawing)).values()) {
    if (!isChart(type)) continue;
    page.block();
    page.write(textOfChart((await parts.xml(target)) ?? "", false));
    page.block();
  }
}

function readDrawing(xml: string, page: TextPage): void {
  let inText = false;
  walkXml(xml, {
    open: (name) => {
      if (name === "p") page.block();
      inText = name === "t";
    },
    text: (text) => {
      if (inText) page.write(text);
    },
    close: () => {
      inText = false;
    },
  });
  page.block();
}
