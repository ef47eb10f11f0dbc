/** One text in every format, by file name. */
export function everyFormat(text: string): Record<string, Uint8Array<ArrayBuffer>>;
/** An OpenDocument presentation of slides, each a list of paragraphs, with the speaker's notes by the slides' numbers. */
export function odp(
  slides: readonly (readonly string[])[],
  more?: { notes?: Record<number, string> },
): Uint8Array<ArrayBuffer>;
/** A ZIP archive of texts and bytes by their paths. */
export function zip(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer>;
/** A Word document whose body is this XML. */
export function docx(body: string, more?: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer>;
/** A paragraph of a Word document, of texts or [text, properties]. */
export function paragraph(...runs: (string | [string, string])[]): string;
/** A part of a Word document. */
export function wordPart(root: string, content: string): string;
/** An OpenDocument text whose body and automatic styles are this XML. */
export function odt(
  body: string,
  styles?: string,
  more?: Record<string, string | Uint8Array>,
): Uint8Array<ArrayBuffer>;
/** An e-book of these chapters, each the inside of a page's body. */
export function epub(chapters: readonly string[], more?: Record<string, string>): Uint8Array<ArrayBuffer>;
/** A presentation of slides, each a list of paragraphs; `hidden` are the numbers of slides that are not shown. */
export function pptx(
  slides: readonly (readonly string[])[],
  more?: {
    hidden?: readonly number[];
    notes?: Record<number, string>;
    more?: Record<string, string | Uint8Array>;
  },
): Uint8Array<ArrayBuffer>;
/** A notebook of these cells. */
export function notebook(cells: readonly string[]): string;
/** A cell: a text, the number of a shared text, or what a cell of a type holds. */
type Cell = string | number | { type: string; xml: string; style?: number };
/** A workbook of sheets. */
export function xlsx(
  sheets: readonly { rows: readonly (readonly Cell[])[]; state?: string }[],
  more?: {
    strings?: readonly string[];
    parts?: Record<string, string>;
    formats?: readonly (string | number)[];
    settings?: string;
  },
): Uint8Array<ArrayBuffer>;
interface OpenParts {
  styles?: string;
  parts?: Record<string, string>;
}
/** A spreadsheet of OpenDocument whose table is this XML, with other tables. */
export function ods(table: string, more?: OpenParts & { others?: string }): Uint8Array<ArrayBuffer>;
/** A presentation of OpenDocument whose body is this XML. */
export function odpOf(body: string, more?: OpenParts): Uint8Array<ArrayBuffer>;
/** Subtitles of the web. */
export function vtt(paragraphs: readonly string[]): string;
