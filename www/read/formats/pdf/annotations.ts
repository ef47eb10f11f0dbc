/**
 * What people add to a PDF: answers in form fields, text typed on the page, remarks, and attached files.
 *
 * These are not among the operators of a page, which are the same for all copies of a worksheet. Values of fields and typed text
 * become lines at their place on the page; remarks are counted, attached files named.
 */
import { apply, type Matrix, type PlacedGlyph } from "./glyphs.ts";
import { isSameColour } from "./pictures.ts";

/** pdf.js's data on an annotation; all of it may be anything. */
export interface AnnotationData {
  subtype?: unknown;
  rect?: unknown;
  annotationFlags?: unknown;
  contentsObj?: { str?: unknown } | null;
  richText?: { str?: unknown } | null;
  /** The lines that are drawn, of typed text and fields. */
  textContent?: unknown;
  hasAppearance?: unknown;
  fieldType?: unknown;
  fieldValue?: unknown;
  options?: unknown;
  password?: unknown;
  backgroundColor?: unknown;
  defaultAppearanceData?: { fontSize?: unknown; fontColor?: unknown } | null;
  file?: FoundFile | null;
}

/** A file in the document, as pdf.js returns it. */
export interface FoundFile {
  filename?: unknown;
  content?: unknown;
}

/** What the annotations of a page contain. */
export interface Added {
  lines: PlacedGlyph[];
  remarks: number;
  attached: FoundFile[];
}

/** Flags that keep an annotation off the screen: Hidden and NoView. */
const UNSEEN_FLAGS = 2 | 32;

/** Kinds of annotations whose text is a remark on the page rather than part of it. */
const REMARKS = new Set([
  "Text",
  "Highlight",
  "Underline",
  "Squiggly",
  "StrikeOut",
  "Caret",
  "Square",
  "Circle",
  "Ink",
]);

/** Points of a line, if the annotation does not say how large its letters are. */
const USUAL_POINTS = 11;

/** The text that annotations add to a page. `transform` maps the page's space to upright points. */
export function addedText(annotations: readonly AnnotationData[], transform: Matrix): Added {
  const added: Added = { lines: [], remarks: 0, attached: [] };
  for (const annotation of annotations) {
    const { subtype, file } = annotation;
    const text = textOf(annotation);
    if (file) added.attached.push(file);
    if (subtype === "Widget" || subtype === "FreeText") added.lines.push(...linesOf(text, annotation, transform));
    else if (REMARKS.has(String(subtype)) && text.trim() !== "") added.remarks++;
    // What a stamp draws is not known here, so it may have words.
    else if (subtype === "Stamp" && annotation.hasAppearance === true) added.remarks++;
  }
  return added;
}

function textOf(annotation: AnnotationData): string {
  const { subtype, contentsObj, richText, textContent, fieldType } = annotation;
  const drawn = Array.isArray(textContent) ? textContent.filter(isText).join("\n") : "";
  if (subtype === "Widget")
    return fieldType === "Tx" ? seenText(valueOfField(annotation), drawn) : valueOfField(annotation);
  return seenText([contentsObj?.str, richText?.str].filter(isText).find((text) => text.trim() !== "") ?? "", drawn);
}

/** The stored text, which has its own lines and any letters, unless something else is drawn. */
function seenText(stored: string, drawn: string): string {
  return withoutGaps(stored).includes(withoutGaps(drawn)) ? stored : drawn;
}

function withoutGaps(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

/** The text in a form field: what was typed, or what was chosen from its list. */
function valueOfField({ fieldType, fieldValue, options, password }: AnnotationData): string {
  if (password === true || (fieldType !== "Tx" && fieldType !== "Ch")) return "";
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter(isText);
  const shown = new Map<string, string>();
  for (const option of Array.isArray(options) ? options : []) {
    const { exportValue, displayValue } = (option ?? {}) as { exportValue?: unknown; displayValue?: unknown };
    if (isText(exportValue) && isText(displayValue)) shown.set(exportValue, displayValue);
  }
  return values.map((value) => shown.get(value) ?? value).join("\n");
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** The lines of a text in the box of its annotation, from the top. */
function linesOf(text: string, annotation: AnnotationData, transform: Matrix): PlacedGlyph[] {
  const rect = Array.isArray(annotation.rect) ? annotation.rect.map(Number) : [];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect.every(Number.isFinite) ? rect : [];
  const [first, second] = [apply(transform, x0, y0), apply(transform, x1, y1)];
  const [left, right] = [Math.min(first[0], second[0]), Math.max(first[0], second[0])];
  const [top, bottom] = [Math.min(first[1], second[1]), Math.max(first[1], second[1])];
  const lines = text.split(/\r\n?|\n/);
  const height = bottom - top;
  const asked = Number(annotation.defaultAppearanceData?.fontSize);
  const size = Math.min(asked > 0 && asked < height ? asked : USUAL_POINTS, Math.max(height, 1));
  const pitch = Math.min(1.2 * size, height / lines.length);
  // A single line stands in the middle of a low field, as the words before it do.
  const start = height < 2 * size ? (top + bottom) / 2 + 0.35 * size : top + size;
  const isUnseen =
    (Number(annotation.annotationFlags) & UNSEEN_FLAGS) !== 0 || height <= 0 || hasColourOfGround(annotation);
  return lines.flatMap((line, at) =>
    line.trim() === ""
      ? []
      : [
          {
            ...{ text: line, x0: left, x1: right, y: start + at * pitch, size },
            ...{ turn: 0 as const, isInvisible: false, isUnseen, isLine: true },
          },
        ],
  );
}

/** Whether the letters of a field have the colour of its background; without one, it shows the page. */
function hasColourOfGround({ subtype, backgroundColor, defaultAppearanceData }: AnnotationData): boolean {
  const letters = colourOf(defaultAppearanceData?.fontColor);
  const ground = subtype === "Widget" ? colourOf(backgroundColor) : null;
  return letters !== null && isSameColour(letters, ground ?? 0xffffff);
}

function colourOf(value: unknown): number | null {
  const { 0: red, 1: green, 2: blue, length } = (value ?? {}) as ArrayLike<number>;
  return length === 3 ? (Number(red) << 16) | (Number(green) << 8) | Number(blue) : null;
}
