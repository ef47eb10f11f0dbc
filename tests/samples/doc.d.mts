type Look = "hidden" | "shown" | "deleted" | "tiny";
/** A run of characters with properties of its own, or in a style with this number. */
interface Run {
  from: number;
  to: number;
  look: Look | number;
}
/** A style; its number is its place. */
interface Style {
  kind: "paragraph" | "character";
  base?: number;
  look: Look | "none";
}
/** A document of Word 97; any field can lie. */
export function doc(
  text: string,
  more?: {
    extents?: readonly number[];
    pieces?: readonly string[];
    runs?: readonly Run[];
    styles?: readonly Style[];
    /** Where paragraphs end, and their styles. */
    paragraphs?: readonly { to: number; style: number }[];
    flags?: number;
    version?: number;
    fields?: Record<number, number>;
    /** Further streams. */
    streams?: Record<string, Uint8Array>;
  },
): Uint8Array<ArrayBuffer>;
/** A document of Word 6 or 95 in one piece. */
export function oldDoc(
  bytes: Uint8Array,
  more?: { language?: number; flags?: number; characters?: number; fonts?: readonly number[] },
): Uint8Array<ArrayBuffer>;
