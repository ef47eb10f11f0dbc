/** One text with its passages: plain spans with classes, and a number where each passage begins. */
import { t } from "../messages/t.ts";
import { cleanText } from "./clean.ts";
import type { Segment } from "./segments.ts";

/** Longer places where words are hidden keep the colours of their passages, as on the page. */
const LONG = 60;

interface Props {
  text: string;
  segments: readonly Segment[];
  /** Passages that a person excluded, by index. */
  excluded: ReadonlySet<number>;
  /** What the ids of numbers begin with: unlike any other's in the file. */
  id: string;
  side: "a" | "b";
}

export function MarkedText({ text, segments, excluded, id, side }: Props) {
  const clean = cleanText(text);
  return (
    <>
      {segments.map((segment) => {
        const piece = clean.slice(segment.start, segment.end);
        const look = lookOf(segment);
        return (
          <>
            {segment.opens && (
              <PassageNumber {...{ id, side, ...segment.opens }} isOut={excluded.has(segment.opens.index)} />
            )}
            {look === "" ? piece : <span class={look}>{piece}</span>}
          </>
        );
      })}
    </>
  );
}

interface NumberProps {
  id: string;
  side: "a" | "b";
  index: number;
  hue: number;
  isOut: boolean;
}

/** A passage's number, which leads to the same passage in the other text. */
function PassageNumber({ id, side, index, hue, isOut }: NumberProps) {
  const number = index + 1;
  const other = side === "a" ? "b" : "a";
  return (
    <a
      class={numberLook(hue, isOut)}
      id={`${id}${side}${number}`}
      href={`#${id}${other}${number}`}
      title={t("report-go-to", { number })}
    >
      {number}
    </a>
  );
}

/** The classes of a passage's number. */
export function numberLook(hue: number, isOut: boolean): string {
  return ["n", isOut ? "out" : `h${hue}`].join(" ");
}

/** The classes of a segment; empty for plain text. */
export function lookOf({ stretch, isExcluded, obfuscated }: Segment): string {
  const looks: string[] = [];
  if (stretch) looks.push(stretch.look === "edited" ? `e h${stretch.hue}` : `p h${stretch.hue}`);
  if (isExcluded) looks.push("x");
  if (obfuscated) looks.push(obfuscated.end - obfuscated.start > LONG ? "ol" : "o");
  return looks.join(" ");
}
