/**
 * SmartArt in Office documents: a drawing whose text is in a part of its own, to which the place in the document refers. Each is
 * read once, however often it is referred to.
 */
import { TextPage, walkXml } from "./markup.ts";
import { type Parts, relations } from "./package.ts";

/** The texts of the diagrams of one part. */
export class Diagrams {
  readonly #texts: Map<string, string>;

  private constructor(texts: Map<string, string>) {
    this.#texts = texts;
  }

  /** Reads the diagrams that a part may refer to. */
  static async of(parts: Parts, part: string): Promise<Diagrams> {
    const texts = new Map<string, string>();
    const read = new Set<string>();
    for (const [id, { type, target }] of await relations(parts, part)) {
      if (!type.endsWith("/diagramData") || read.has(target)) continue;
      read.add(target);
      const text = textOf((await parts.xml(target)) ?? "");
      if (text !== "") texts.set(id, text);
    }
    return new Diagrams(texts);
  }

  /** The text of a diagram, the first time; empty for any other. */
  take(id: string | undefined): string {
    const text = this.#texts.get(id ?? "") ?? "";
    this.#texts.delete(id ?? "");
    return text;
  }
}

/** The paragraphs in the boxes of a diagram, in order. */
function textOf(xml: string): string {
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
