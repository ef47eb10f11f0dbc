/** The recognised pages of a file → its content: a text of its own, or put in its place in the text that was there before. */
import { type Message, message } from "../../i18n/message.ts";
import { proseOf, takeOffFurniture } from "../formats/pdf/prose.ts";
import { type Content, contentOf, type PicturePages } from "../model.ts";
import { numberedPages } from "../numbered-pages.ts";
import { UNSURE_BELOW } from "./limits.ts";
import type { PageOutcome } from "./orders.ts";
import type { RecognisedPage } from "./recognised.ts";

/** The outcome of each page, in the order of `PicturePages.numbers`. */
export type Outcomes = readonly PageOutcome[];

/** A document whose other pages had a text. */
export interface PartlyRead extends Pick<Content, "text" | "warnings" | "missing" | "tricks"> {
  readonly pages: readonly number[];
}

/** A page's number from 0, and its lines. */
type NumberedPage = readonly [number: number, page: RecognisedPage];

/** The content of a file that is all pictures; null if nothing could be read in any, for reasons that `problemOf` says. */
export function contentOfPictures(pictures: PicturePages, outcomes: Outcomes): Content | null {
  const { numbers, total, format, rest } = pictures;
  const read = readPages(numbers, outcomes);
  if (read.length === 0) return null;
  const { sheets, removed } = takeOffFurniture(
    read.map(([, { lines, height }]) => ({ stretches: [...lines], height })),
  );
  const byNumber = new Map(read.map(([number], at) => [number, sheets[at] ?? []]));
  const prose = proseOf(
    Array.from({ length: total }, (_, number) => (byNumber.get(number) ?? []).map((line) => [line])),
  );
  return contentOf(format, prose.text, {
    ...(total > 1 && { pages: prose.pages }),
    warnings: [
      ...marks(read, total),
      ...(removed > 0 ? [message("files-furniture", { count: removed })] : []),
      ...(rest?.warnings ?? []),
    ],
    missing: [...lost(numbers, outcomes, total), ...(rest?.missing ?? [])],
    traces: rest?.traces,
  });
}

/** The reason why a file has no text after all. */
export function problemOf(outcomes: Outcomes): Message {
  const found = outcomes.find((outcome) => "problem" in outcome);
  return found && "problem" in found ? found.problem : message("recognition-nothing");
}

/** A document with the text of its pictures in its place, and a function from places in its text before to those in the new one. */
export function withPictures(
  document: PartlyRead & { readonly format: Message },
  { numbers, total }: PicturePages,
  outcomes: Outcomes,
): { content: Content; moved: (at: number) => number } | null {
  const read = readPages(numbers, outcomes);
  if (read.length === 0) return null;
  const { text, pages, moved } = inserted(document, read);
  const content = contentOf(document.format, text, {
    // Of a single page nobody asks the number.
    ...(total > 1 && { pages }),
    warnings: [...marks(read, total), ...document.warnings],
    missing: [
      // Those that could not be read are named again.
      ...document.missing.filter(({ code }) => code !== "files-missing-pictures" && code !== "files-missing-letters"),
      ...lost(numbers, outcomes, total),
    ],
    tricks: document.tricks,
  });
  return { content, moved };
}

/** Puts the text of pages where they begin, in place of what was misread there. O(text + pages). */
function inserted({ text, pages }: PartlyRead, read: readonly NumberedPage[]) {
  const stops: { from: number; to: number; length: number }[] = [];
  const parts: string[] = [];
  const starts: number[] = [];
  const byNumber = new Map(read);
  let [from, length] = [0, 0];
  const push = (part: string): void => {
    if (part === "") return;
    parts.push(part);
    length += part.length;
  };
  for (const [number, start] of pages.entries()) {
    push(text.slice(from, start));
    from = start;
    const page = byNumber.get(number);
    const before = length;
    if (page) {
      const own = proseOf([page.lines.map((line) => [line])]).text;
      if (length > 0 && parts.at(-1)?.endsWith("\n\n") === false) push("\n\n");
      starts.push(length);
      from = pages[number + 1] ?? text.length;
      push(from < text.length ? `${own}\n\n` : own);
      stops.push({ from: start, to: from, length: length - before });
    } else starts.push(length);
  }
  push(text.slice(from));
  const moved = (at: number): number =>
    stops.reduce((sum, { from, to, length }) => {
      if (at >= to) return sum + length - (to - from);
      return at > from ? sum - (at - from) : sum;
    }, at);
  return { text: parts.join(""), pages: starts, moved };
}

/** The pages in which text was found. */
function readPages(numbers: readonly number[], outcomes: Outcomes): NumberedPage[] {
  return numbers.flatMap((number, at) => {
    const outcome = outcomes[at];
    return outcome && "page" in outcome && outcome.page.words > 0 ? [[number, outcome.page] as const] : [];
  });
}

/** That a text comes from pictures, with the mean confidence, and which of its pages are unsure. */
function marks(read: readonly NumberedPage[], total: number): Message[] {
  const words = read.reduce((sum, [, page]) => sum + page.words, 0);
  const sum = read.reduce((total, [, page]) => total + page.words * page.confidence, 0);
  // Per mille, as it is shown and saved.
  const confidence = Math.round((1000 * sum) / words) / 1000;
  const unsure = read.filter(([, page]) => page.confidence < UNSURE_BELOW).map(([number]) => number);
  return [
    read.length === total
      ? message("files-recognised", { confidence })
      : message("files-recognised-pages", { ...named(read.map(([number]) => number)), confidence }),
    ...(unsure.length > 0 ? [message("files-recognised-unsure", named(unsure))] : []),
  ];
}

/** Pages without text: nothing was found on them, or they could not be read. */
function lost(numbers: readonly number[], outcomes: Outcomes, total: number): Message[] {
  const empty: number[] = [];
  const failed = new Map<string, { problem: Message; pages: number[] }>();
  for (const [at, number] of numbers.entries()) {
    const outcome = outcomes[at];
    if (outcome && "problem" in outcome) {
      const { code } = outcome.problem;
      const group = failed.get(code) ?? { problem: outcome.problem, pages: [] };
      group.pages.push(number);
      failed.set(code, group);
    } else if (outcome?.page.words === 0) empty.push(number);
  }
  // Of a single page nobody asks the number, and it was read.
  if (total === 1) return [];
  return [
    ...(empty.length > 0 ? [message("files-missing-unrecognised", named(empty))] : []),
    ...[...failed.values()].map(({ problem, pages }) =>
      message("files-missing-pages-problem", { ...named(pages), problem }),
    ),
  ];
}

/** Pages numbered from 0 as arguments of a message. */
function named(numbers: readonly number[]): ReturnType<typeof numberedPages> {
  return numberedPages(numbers.map((number) => number + 1));
}
