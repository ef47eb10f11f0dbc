/** Korean words that a page splits between two syllables. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { proseOf } from "../../www/read/formats/pdf/prose.ts";

const text = readFileSync(new URL("../fixtures/udhr2_multi/kor.txt", import.meta.url), "utf8").replace(/^\uFEFF/, "");
const articles = text
  .split(/\n+/)
  .map((one) => one.trim().replace(/\s+/g, " "))
  .filter(Boolean);
const paragraphs = Array.from({ length: articles.length / 5 }, (_, at) => articles.slice(5 * at, 5 * at + 5).join(" "));

/** Lines of at most so many signs, broken between any two of them, or between words. */
function wrap(paragraph: string, width: number, isByWord: boolean): string[] {
  const lines: string[] = [];
  for (let rest = paragraph; rest !== ""; ) {
    const end = isByWord && rest.length > width ? rest.lastIndexOf(" ", width) : width;
    lines.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return lines;
}

/** The paragraphs as a PDF has them: 12 points a sign, 30 between paragraphs. */
function read(width: number, isByWord: boolean): string {
  let y = 0;
  const page = paragraphs.flatMap((paragraph) => {
    y += 15;
    return wrap(paragraph, width, isByWord).map((text, at, { length }) => {
      y += 15;
      const x1 = at < length - 1 ? 12 * width : 12 * text.length;
      return [{ text, x0: 0, x1, y, size: 12 }];
    });
  });
  return proseOf([page]).text;
}

/** Before which letters, counted without spaces, a text has spaces. */
function spacesOf(text: string): Set<number> {
  const found = new Set<number>();
  let count = 0;
  for (const word of text.split(/\s+/)) {
    found.add(count);
    count += word.length;
  }
  return found;
}

const differences = (x: Set<number>, y: Set<number>): number =>
  [...x].filter((one) => !y.has(one)).length + [...y].filter((one) => !x.has(one)).length;

for (const width of [22, 30, 38]) {
  test(`words split at the ends of lines of ${width} signs are mostly put together, and whole ones stay apart`, () => {
    const original = spacesOf(paragraphs.join(" "));
    const wrong = (isByWord: boolean): number => differences(spacesOf(read(width, isByWord)), original);
    const split = differences(spacesOf(paragraphs.flatMap((one) => wrap(one, width, false)).join(" ")), original);
    expect(wrong(false)).toBeLessThan(0.25 * split);
    expect(wrong(true)).toBe(0);
  });
}
