/** A run of characters that nobody sees. */
interface Run {
  from: number;
  to: number;
  look: "hidden" | "deleted" | "tiny";
}
/** A document of Word 97; any field can lie. */
export function doc(
  text: string,
  more?: {
    extents?: readonly number[];
    pieces?: readonly string[];
    runs?: readonly Run[];
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
