/**
 * Markdown (CommonMark, with footnotes): its text, with what a reader of the page sees in place of the marks that tear words
 * apart. Emphasis, tags, comments and addresses of links are removed, and character references decoded (./inline.ts).
 * Code and everything else stays as it is. O(n).
 */
import { message } from "../../../i18n/message.ts";
import { type Content, contentOf, Pieces } from "../../model.ts";
import { InlineReader } from "./inline.ts";

/** What may stand before a block: signs of quotations and lists. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;
const CLOSING_FENCE = /^[ \t>]*(`{3,}|~{3,})\s*$/;
const ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
/** A heading, the line under one, or a line that separates paragraphs. */
const HEADING = /^[ \t>]*(?:#{1,6}\s|[-=*_][-=*_\s]*$)/;
/** A label, and what may follow it: a footnote, or an address with a title. */
const LABEL = /^[ \t>]*\[(\^?)([^[\]\n]{1,300})\]:[ \t]*/;
const TARGET = /^\S{1,4000}(?:[ \t]{1,99}(?:"[^"]{0,999}"|'[^']{0,999}'|\([^)]{0,999}\)))?\s*$/;

export function readMarkdown(text: string): Content {
  const inline = new InlineReader(text, labelsOf(text));
  const pieces = new Pieces();
  /** Whether a line begins a block: then it may be indented code or define a link, which interrupt no paragraph. */
  let mayBegin = true;
  let isInList = false;
  for (let at = 0; at < text.length; ) {
    const end = endOfLine(text, at);
    const line = text.slice(at, end);
    const fence = fenceOf(line);
    const isIndented = INDENTED.test(line);
    const definition = definitionOf(line, mayBegin);
    let next = end;
    if (fence !== undefined) next = pastFence(text, end, fence);
    if (isBlank(line) || fence !== undefined || (isIndented && mayBegin && !isInList)) {
      pieces.push(text.slice(at, next));
      mayBegin = true;
    } else if (definition?.isNote === false) mayBegin = true;
    else {
      if (ITEM.test(line)) isInList = true;
      else if (!isIndented && mayBegin) isInList = false;
      const from = at + (definition?.length ?? 0);
      const to = endsParagraph(line) ? end : endOfParagraph(text, end);
      next = inline.read(from, to, pieces);
      mayBegin = endsParagraph(text.slice(text.lastIndexOf("\n", to - 2) + 1, to));
    }
    at = next;
  }
  return contentOf(message("files-format-markdown"), pieces.toString());
}

/** Labels of links that the text defines, and of its footnotes, which begin with "^". */
function labelsOf(text: string): ReadonlySet<string> {
  const labels = new Set<string>();
  let mayBegin = true;
  for (let at = 0; at < text.length; at = endOfLine(text, at)) {
    const line = text.slice(at, endOfLine(text, at));
    const definition = definitionOf(line, mayBegin);
    if (definition) labels.add(definition.label);
    mayBegin = definition?.isNote === false || isBlank(line) || fenceOf(line) !== undefined || endsParagraph(line);
  }
  return labels;
}

/** What a line defines, a link only where a block may begin; `length` is that of its label. */
function definitionOf(line: string, mayBegin: boolean): { label: string; isNote: boolean; length: number } | null {
  const [whole = "", note = "", label = ""] = LABEL.exec(line) ?? [];
  const isNote = note !== "";
  if (whole === "" || !(isNote || (mayBegin && TARGET.test(line.slice(whole.length))))) return null;
  return { label: note + label.toLowerCase(), isNote, length: whole.length };
}

/** The marks with which a line opens a block of code; behind backticks there are no others. */
function fenceOf(line: string): string | undefined {
  const [whole = "", fence] = FENCE.exec(line) ?? [];
  return fence?.startsWith("`") && line.includes("`", whole.length) ? undefined : fence;
}

/** Whether a paragraph does not go on after a line: a heading, or the end of a comment. */
function endsParagraph(line: string): boolean {
  return HEADING.test(line) || line.trimEnd().endsWith("-->");
}

function isBlank(line: string): boolean {
  return /^[\s>]*$/.test(line);
}

/** The offset after a line and its break. */
function endOfLine(text: string, from: number): number {
  const at = text.indexOf("\n", from);
  return at < 0 ? text.length : at + 1;
}

/** Where a paragraph ends: before an empty line, code, the definition of a label, or the next item of a list. */
function endOfParagraph(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const end = endOfLine(text, at);
    const line = text.slice(at, end);
    if (isBlank(line) || fenceOf(line) !== undefined || ITEM.test(line) || definitionOf(line, false)) return at;
    at = end;
    if (endsParagraph(line)) return at;
  }
  return at;
}

/** The offset after the line that closes a block of code; the end of the text if none does. */
function pastFence(text: string, from: number, fence: string): number {
  for (let at = from; at < text.length; ) {
    const end = endOfLine(text, at);
    if (CLOSING_FENCE.exec(text.slice(at, end))?.[1]?.startsWith(fence)) return end;
    at = end;
  }
  return text.length;
}
