/** What is embedded in an OpenDocument document: charts and formulas, whose text is read, and other documents, which are counted. */
import { TextPage, walkXml } from "../../parts/markup.ts";
import type { Parts } from "../../parts/package.ts";

const TITLES: ReadonlySet<string> = new Set(["title", "subtitle", "footer"]);

const SOURCES: ReadonlySet<string> = new Set(["annotation", "annotation-xml"]);

export class EmbeddedObjects {
  /** The text of each chart, and null for each document, by its folder. */
  readonly #objects = new Map<string, string | null>();
  /** The text of each formula by its folder. */
  readonly #formulas = new Map<string, string>();
  /** Documents that the text shows. */
  documents = 0;

  /** Reads all charts and formulas. `withNames`: the names in their tables, too, which a spreadsheet has in its cells. */
  static async of(parts: Parts, withNames: boolean): Promise<EmbeddedObjects> {
    const objects = new EmbeddedObjects();
    for (const part of parts.names) {
      const folder = /^(.+)\/content\.xml$/.exec(part)?.[1];
      if (folder === undefined) continue;
      const xml = (await parts.xml(part)) ?? "";
      if (/<office:document-content[\s>]/.test(xml)) objects.#objects.set(folder, textOfChart(xml, withNames));
      else if (/<(?:math:)?math[\s>]/.test(xml)) objects.#formulas.set(folder, textOfFormula(xml));
    }
    return objects;
  }

  /** The text of an embedded chart, the first time; empty for any other object. */
  take(address: string | undefined): string {
    const folder = folderOf(address);
    const text = this.#objects.get(folder);
    this.#objects.delete(folder);
    if (text === null) this.documents++;
    return text ?? "";
  }

  /** The text of a formula, which stands within its sentence; empty for any other object. */
  formula(address: string | undefined): string {
    return this.#formulas.get(folderOf(address)) ?? "";
  }
}

function folderOf(address = ""): string {
  return address.replace(/^\.\//, "").replace(/\/$/, "");
}

/** The signs of a formula in MathML, without its source in another notation. */
function textOfFormula(xml: string): string {
  const page = new TextPage();
  let sources = 0;
  walkXml(xml, {
    open: (name) => {
      if (SOURCES.has(name)) sources++;
    },
    text: (text) => {
      if (sources === 0) page.write(text.replace(/\s+/g, " ").trim());
    },
    close: (name) => {
      if (SOURCES.has(name)) sources--;
    },
  });
  return page.toString();
}

/** The titles of a chart, and the names of the rows and columns of its table; null if it is none. */
function textOfChart(xml: string, withNames: boolean): string | null {
  const page = new TextPage();
  let isChart = false;
  /** The open elements with titles, and the open cells with names. */
  let titles = 0;
  let names = 0;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "chart") isChart = true;
      if (TITLES.has(name)) titles++;
      if (name === "table-cell" && (names > 0 || attributes["value-type"] === "string")) names++;
      if (name === "p") page.line();
    },
    text: (text) => {
      if (titles > 0 || (withNames && names > 0)) page.write(text.replace(/\s+/g, " "));
    },
    close: (name) => {
      if (TITLES.has(name)) titles--;
      if (name === "table-cell" && names > 0) names--;
    },
  });
  return isChart ? page.toString() : null;
}
