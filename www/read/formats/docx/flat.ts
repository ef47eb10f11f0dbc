/**
 * Office documents as a single XML file: an Office package whose parts stand one after the other ("flat OPC", ECMA-376 part 2), or
 * Word 2003's format, whose elements of text have the same names. O(n).
 */
import type { Content } from "../../model.ts";
import type { Parts } from "../../parts/package.ts";
import { readPptx } from "../pptx/pptx.ts";
import { readXlsx } from "../xlsx/xlsx.ts";
import { readDocx } from "./docx.ts";

export function readFlatDocx(text: string): Promise<Content> {
  const parts = new FlatParts(partsOf(text));
  if (parts.has("ppt/presentation.xml")) return readPptx(parts);
  if (parts.has("xl/workbook.xml")) return readXlsx(parts);
  return readDocx(parts);
}

/** The XML of each part by its name. */
function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  let at = text.indexOf("<pkg:part");
  if (at < 0) return new Map(["word/document.xml", "word/styles.xml"].map((name) => [name, text]));
  while (at >= 0) {
    const next = text.indexOf("<pkg:part", at + 1);
    const part = text.slice(at, next < 0 ? text.length : next);
    const tag = part.slice(0, part.indexOf(">") + 1);
    const name = /\spkg:name="\/?([^"]*)"/.exec(tag)?.[1];
    const start = part.indexOf("<pkg:xmlData");
    if (name !== undefined && start >= 0) {
      const end = part.lastIndexOf("</pkg:xmlData");
      parts.set(name, part.slice(part.indexOf(">", start) + 1, end < 0 ? part.length : end));
    }
    at = next;
  }
  return parts;
}

class FlatParts implements Parts {
  readonly #parts: ReadonlyMap<string, string>;

  constructor(parts: ReadonlyMap<string, string>) {
    this.#parts = parts;
  }

  get names(): string[] {
    return [...this.#parts.keys()];
  }

  has(name: string): boolean {
    return this.#parts.has(name);
  }

  digest(): null {
    return null;
  }

  /** No part with bytes is read. */
  async bytes(): Promise<null> {
    return null;
  }

  async xml(name: string): Promise<string | null> {
    return this.#parts.get(name) ?? null;
  }
}
