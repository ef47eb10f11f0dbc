/** The shapes of a slide, its notes or its master, and the texts in them. */
import { uint16, uint32 } from "../../parts/compound.ts";
import { type PresentationRecord, recordsIn, within } from "./records.ts";

const [TEXT_KIND, WIDE_TEXT, NARROW_TEXT, TEXT_ELSEWHERE] = [0x0f9f, 0x0fa0, 0x0fa8, 0x0f9e];
const [SHAPE, PROPERTIES, TEXT_BOX] = [0xf004, 0xf00b, 0xf00d];
/** What a shape is a placeholder for, as PowerPoint writes it and as it did before 2007. */
const [PLACEHOLDER, OLD_PLACEHOLDER] = [0x0420, 0x0bc3];
/** Placeholders for what each slide repeats: the date, the slide's number, the footer and the header. */
const EDGES: ReadonlySet<number> = new Set([7, 8, 9, 10]);
const SLIDE_NUMBER = 8;
/** A slide's number, a date, a header or a footer: a sign in the text before stands for it. */
const FIELDS: ReadonlySet<number> = new Set([0x0fd8, 0x0ff7, 0x0ff8, 0x0ff9, 0x0ffa, 0x1015]);
/** A property of a shape: flags, of which the upper half tells which of them are set. */
const FLAGS_OF_SHAPE = 0x03bf;
const IS_HIDDEN_SHAPE = 0x00020002;
/** The kinds of texts that are spoken: notes, and those of other boxes beside them. */
const SPOKEN: ReadonlySet<number> = new Set([2, 4]);

export interface Shape {
  readonly texts: readonly string[];
  readonly isHidden: boolean;
  readonly isPlaceholder: boolean;
  /** Whether each slide repeats it. */
  readonly isEdge: boolean;
  readonly isNumber: boolean;
  /** Whether its text is one that is spoken, in notes. */
  readonly isSpoken: boolean;
}

/** The shapes within a container, in order; `take` returns the text of a placeholder that stands elsewhere, by its number. */
export function* shapesIn(
  container: Uint8Array,
  take: (number: number) => string | null = () => null,
): Generator<Shape> {
  for (const { bytes } of within(container, ({ type }) => type === SHAPE)) {
    const boxes = [...within(bytes, ({ type }) => type === TEXT_BOX)].map((box) => [...recordsIn(box.bytes)]);
    const placeholder = placeholderOf(bytes);
    yield {
      texts: boxes.flatMap((records) => textsAmong(records, take)),
      isHidden: isHidden(bytes),
      isPlaceholder: placeholder !== 0,
      isEdge: EDGES.has(placeholder),
      isNumber: placeholder === SLIDE_NUMBER,
      isSpoken: boxes.flat().some((record) => record.type === TEXT_KIND && SPOKEN.has(uint32(record.bytes, 0))),
    };
  }
}

/** The texts among records, each without the signs that stand for fields. */
export function textsAmong(
  records: Iterable<PresentationRecord>,
  take: (number: number) => string | null = () => null,
): string[] {
  const texts: { text: string; fields: number[] }[] = [];
  for (const record of records) {
    if (FIELDS.has(record.type)) texts.at(-1)?.fields.push(uint32(record.bytes, 0));
    const text = record.type === TEXT_ELSEWHERE ? take(uint32(record.bytes, 0)) : textIn(record);
    if (text !== null) texts.push({ text, fields: [] });
  }
  return texts.map(({ text, fields }) => withoutSigns(text, new Set(fields)));
}

function withoutSigns(text: string, places: ReadonlySet<number>): string {
  return places.size === 0
    ? text
    : text
        .split("")
        .filter((_, at) => !places.has(at))
        .join("");
}

function textIn({ type, bytes }: PresentationRecord): string | null {
  if (type === WIDE_TEXT) return new TextDecoder("utf-16le").decode(bytes);
  // The lower halves of characters in UTF-16.
  return type === NARROW_TEXT ? Array.from(bytes, (byte) => String.fromCharCode(byte)).join("") : null;
}

/** What a shape is a placeholder for; 0 if it is none. */
function placeholderOf(shape: Uint8Array): number {
  for (const { type, bytes } of within(shape, ({ type }) => type === PLACEHOLDER || type === OLD_PLACEHOLDER)) {
    const kind = bytes[type === PLACEHOLDER ? 0 : 4] ?? 0;
    if (kind !== 0) return kind;
  }
  return 0;
}

function isHidden(shape: Uint8Array): boolean {
  for (const { bytes } of within(shape, ({ type }) => type === PROPERTIES)) {
    for (let at = 0; at + 6 <= bytes.length; at += 6) {
      if (uint16(bytes, at) !== FLAGS_OF_SHAPE) continue;
      if ((uint32(bytes, at + 2) & IS_HIDDEN_SHAPE) === IS_HIDDEN_SHAPE) return true;
    }
  }
  return false;
}
