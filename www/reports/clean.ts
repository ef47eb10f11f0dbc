/**
 * Texts and names of anybody's, as they may stand in an HTML file. The markup itself is escaped by the renderer; this is
 * about characters that no HTML file can hold, or that steer what is around them.
 */
import { plainName } from "../files/names.ts";

/** Control characters but for tabs and ends of lines, halves of characters, and what Unicode keeps for programs. */
const NOT_IN_HTML = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;

/** A text of the same length: what cannot stand in a file becomes a replacement character. */
export function cleanText(text: string): string {
  return text.replace(NOT_IN_HTML, "\uFFFD");
}

/** A name in one line, in which nothing turns the direction of what follows. */
export function cleanName(name: string): string {
  return plainName(name);
}
