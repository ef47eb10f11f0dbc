/**
 * What the readers of XML and HTML share: a walk over elements without a tree, and a page of text that grows block by
 * block. Elements go by their local names, since the prefixes of a namespace are the writer's to choose. The parser expands
 * no entities but the predefined ones, so that a document cannot blow itself up.
 */
import { Parser } from "htmlparser2";
import { LIMITS, tooDeep, Unreadable } from "./model.ts";

/** Attributes by their local names. */
export type Attributes = Readonly<Record<string, string>>;

/** What a reader of XML hears. */
export interface Walker {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Walks XML from its start to its end. O(n). */
export function walkXml(xml: string, { open, text, close }: Walker): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > LIMITS.nesting) throw new Unreadable(tooDeep());
        open?.(local(name), localKeys(attributes));
      },
      ontext: (data) => text?.(data),
      onclosetag: (name) => {
        depth--;
        close?.(local(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function localKeys(attributes: Record<string, string>): Attributes {
  const own: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [key, value] of Object.entries(attributes)) own[local(key)] = value;
  return own;
}

/** A text that grows: inline text, line breaks and block breaks, with no more empty lines than the blocks need. */
export class TextPage {
  readonly #parts: string[] = [];
  #break: "" | "\n" | "\n\n" = "";
  #empty = true;

  /** Text as it is. */
  write(text: string): void {
    if (text === "") return;
    if (!this.#empty && this.#break !== "") this.#parts.push(this.#break);
    this.#break = "";
    this.#empty = false;
    this.#parts.push(text);
  }

  /** A new line, unless there is one. */
  line(): void {
    if (this.#break === "") this.#break = "\n";
  }

  /** A new paragraph, unless there is one. */
  block(): void {
    this.#break = "\n\n";
  }

  /** Whether the next text begins a line. */
  get atStart(): boolean {
    return this.#empty || this.#break !== "";
  }

  toString(): string {
    return this.#parts.join("").replace(/[ \t]+\n/g, "\n");
  }
}

/** A colour that is not to be told from white paper: "#FFFFFF", "FEFEFE", "white", "rgb(255, 255, 255)". */
export function isWhite(colour: string | undefined): boolean {
  if (colour === undefined) return false;
  const value = colour.trim().toLowerCase();
  if (value === "white" || value === "window") return true;
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/.exec(value)?.[1];
  if (hex !== undefined) {
    const wide = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    return [0, 2, 4].every((at) => Number.parseInt(wide.slice(at, at + 2), 16) >= NEAR_WHITE);
  }
  const [, ...parts] = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(value) ?? [];
  return parts.length === 3 && parts.every((part) => Number(part) >= NEAR_WHITE);
}

/** From here on, of 255, a colour has a contrast of less than 1.1 with white: nobody reads it. */
const NEAR_WHITE = 244;
