/**
 * Shared by the readers of XML and HTML: a walk over elements without building a tree, and a page of text that grows block
 * by block. Elements are matched by local name, because namespace prefixes are arbitrary. The parser expands only the
 * predefined entities, so that a document cannot blow itself up.
 */
import { message } from "../../i18n/message.ts";
import { LIMITS, Pieces, tooLarge, Unreadable } from "../model.ts";
import { parseMarkup } from "./parser.ts";

/** Attributes by local name. */
export type Attributes = Readonly<Record<string, string>>;

/** Callbacks of the XML walk. */
export interface Walker {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/**
 * Walks XML from start to end. Returns false if the text ends before its elements do, or within a tag or a comment. O(n).
 */
export function walkXml(xml: string, { open, text, close }: Walker): boolean {
  let isWhole = true;
  parseMarkup(
    xml,
    {
      open: (name, attributes) => open?.(local(name), localKeys(attributes)),
      text: (data) => text?.(data),
      close: (name, isCut) => {
        if (isCut) isWhole = false;
        close?.(local(name));
      },
      unread: () => {
        isWhole = false;
      },
    },
    { xml: true },
  );
  return isWhole;
}

/** The missing part of incomplete XML. */
export const CUT_OFF = message("files-missing-end");

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function localKeys(attributes: Record<string, string>): Attributes {
  const own: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [key, value] of Object.entries(attributes)) own[local(key)] = value;
  return own;
}

/** Unicode's marks around text that is shown from right to left, whatever its letters are. The engine reverses it. */
const OVERRIDE = "\u202e";
const END_OF_OVERRIDE = "\u202c";

/** A growing text: inline text, line breaks and block breaks, with no more empty lines than the blocks need. */
export class TextPage {
  readonly #pieces = new Pieces();
  #break: "" | "\n" | "\n\n" = "";
  #empty = true;
  #isReversed = false;

  /** Appends text unchanged; `isReversed`: the file shows it from right to left, whatever its letters are. */
  write(text: string, isReversed = false): void {
    if (text === "") return;
    const length = this.#pieces.length + text.length;
    if (length > LIMITS.fileBytes) throw new Unreadable(tooLarge(length));
    if (!isReversed || this.#break !== "") this.#endOverride();
    if (!this.#empty && this.#break !== "") this.#pieces.push(this.#break);
    this.#break = "";
    this.#empty = false;
    if (isReversed && !this.#isReversed) this.#pieces.push(OVERRIDE);
    this.#isReversed = isReversed;
    // An override ends with its line.
    this.#pieces.push(isReversed ? text.replaceAll("\n", `${END_OF_OVERRIDE}\n${OVERRIDE}`) : text);
  }

  #endOverride(): void {
    if (this.#isReversed) this.#pieces.push(END_OF_OVERRIDE);
    this.#isReversed = false;
  }

  /** Starts a new line, unless already at the start of one. */
  line(): void {
    if (this.#break === "") this.#break = "\n";
  }

  /** Starts a new paragraph, unless already at the start of one. */
  block(): void {
    this.#break = "\n\n";
  }

  /** Whether the next text starts a line. */
  get atStart(): boolean {
    return this.#empty || this.#break !== "";
  }

  toString(): string {
    this.#endOverride();
    return withoutBlankEnds(this.#pieces.toString());
  }
}

/** A text without trailing spaces and tabs. */
function withoutBlankEnds(text: string): string {
  const parts: string[] = [];
  let kept = 0;
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) {
    let last = end;
    while (last > kept && (text[last - 1] === " " || text[last - 1] === "\t")) last--;
    if (last === end) continue;
    parts.push(text.slice(kept, last));
    kept = end;
  }
  return parts.length === 0 ? text : parts.join("") + text.slice(kept);
}

/** The width of most letters, and of spaces and the narrowest letters, as parts of their size. */
export const LETTER_WIDTH = 0.5;
export const NARROW_WIDTH = 0.2;

/** Whether a colour is indistinguishable from white paper: "#FFFFFF", "FEFEFE", "white", "rgb(255, 255, 255)". */
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

/** From this value on (of 255), a colour has a contrast of less than 1.1 with white: nobody can read it. */
const NEAR_WHITE = 244;
