/**
 * The file around a report. It comes in parts that are rendered one after the other, so that a large report is never one long
 * task: the frame is cut where its empty slot stands. No name or text can pose as the slot, since the renderer escapes every
 * `<` in them.
 *
 * The file's policy allows its own style sheet and nothing else: no script, image, frame, form or request.
 */
import type { ComponentChildren, VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { language } from "../messages/t.ts";
import { code, STYLE, STYLE_DIGEST } from "./style.ts";

/** What a report may load and run. */
export const POLICY = `default-src 'none'; style-src '${STYLE_DIGEST}'; base-uri 'none'; form-action 'none'`;

const DOCTYPE = code`<!doctype html>`;

/** Stands where the parts go. */
const SLOT = "<template></template>";

/** Longer lines would run out of the margin. */
const MAX_PRINTED = 150;

interface FrameProps {
  title: string;
  /** What else tells a printed page that lies alone: a date, the number of a case. */
  marks: readonly string[];
  head: ComponentChildren;
  foot: ComponentChildren;
}

function Frame({ title, marks, head, foot }: FrameProps) {
  return (
    <html lang={language.value} data-printed={printed([title, ...marks].filter((mark) => mark !== "").join(" · "))}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <meta name="generator" content="Lookalike" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <header>{head}</header>
        <main>
          <template />
        </main>
        <footer>{foot}</footer>
      </body>
    </html>
  );
}

/** What stands at the foot of each printed page. */
function printed(line: string): string {
  const characters = [...line];
  return characters.length > MAX_PRINTED ? `${characters.slice(0, MAX_PRINTED).join("")}…` : line;
}

/** A part of a report as HTML. */
export function rendered(part: VNode): string {
  return renderToString(part);
}

/** The whole file, in parts that follow one another. */
export function htmlFile(frame: FrameProps, parts: readonly string[]): string[] {
  const [before = "", after = ""] = renderToString(<Frame {...frame} />).split(SLOT);
  return [DOCTYPE + before, ...parts, after];
}
