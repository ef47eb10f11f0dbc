/**
 * SmartArt and charts in Office documents: drawings whose text is in a part of its own, to which the place in the document refers.
 * Each is read once, however often it is referred to.
 */
import { TextPage, walkXml } from "./markup.ts";
import { type Parts, relations } from "./package.ts";

/** The texts of the diagrams and charts of one part. */
export class Diagrams {
  readonly #texts: Map<string, string>;

  private constructor(texts: Map<string, string>) {
    this.#texts = texts;
  }

  /** Reads the drawings that a part may refer to. */
  static async of(parts: Parts, part: string): Promise<Diagrams> {
    const texts = new Map<string, string>();
    const read = new Set<string>();
    for (const [id, { type, target }] of await relations(parts, part)) {
      const textOf = type.endsWith("/diagramData") ? textOfDiagram : isChart(type) ? textOfChart : null;
      if (!textOf || read.has(target)) continue;
      read.add(target);
      const text = textOf((await parts.xml(target)) ?? "");
      if (text !== "") texts.set(id, text);
    }
    return new Diagrams(texts);
  }

  /** The text of a drawing, the first time; empty for any other. */
  take(id: string | undefined): string {
    const text = this.#texts.get(id ?? "") ?? "";
    this.#texts.delete(id ?? "");
    return text;
  }
}

/** Whether a relation is to a chart, of any generation. */
export function isChart(type: string): boolean {
  return type.endsWith("/chart") || type.endsWith("/chartEx");
}

/** The paragraphs in the boxes of a diagram, in order. */
function textOfDiagram(xml: string): string {
  const page = new TextPage();
  let inText = false;
  walkXml(xml, {
    open: (name) => {
      if (name === "p" || name === "pt") page.block();
      else if (name === "br") page.line();
      // A box of text has the same name as the text in it, but no text of its own.
      inText = name === "t";
    },
    text: (text) => {
      if (inText) page.write(text);
    },
    close: () => {
      inText = false;
    },
  });
  return page.toString();
}

/** Elements of a chart with words that were saved from its table: names of its rows and columns. */
const SAVED_WORDS: ReadonlySet<string> = new Set(["strCache", "strLit", "multiLvlStrCache", "strDim"]);

/**
 * The titles and labels of a chart, a line each, and the names in its table, each once, because every column repeats those of the rows.
 * Numbers are left out: the drawing shows few of them. `withNames`: in a workbook the names stand in its cells.
 */
export function textOfChart(xml: string, withNames = true): string {
  const page = new TextPage();
  const names = new Set<string>();
  let name: string[] | null = null;
  let saved = 0;
  let inText = false;
  walkXml(xml, {
    open: (element) => {
      if (element === "p") page.line();
      if (SAVED_WORDS.has(element)) saved++;
      if (saved > 0 && (element === "v" || element === "pt")) name = [];
      inText = element === "t";
    },
    text: (text) => {
      if (inText) page.write(text);
      else if (withNames) name?.push(text);
    },
    close: (element) => {
      inText = false;
      if (SAVED_WORDS.has(element)) saved--;
      if (element !== "v" && element !== "pt") return;
      const words = (name ?? []).join("").trim();
      name = null;
      if (words === "" || names.size === names.add(words).size) return;
      page.line();
      page.write(words);
      page.line();
    },
  });
  return page.toString();
}
