/**
 * Two types for texts and names, so that the compiler finds code that stores or compares text meant only for display. While
 * names are hidden, views and exports get documents with aliases and black bars; storage, collections, the engine and
 * digests get the originals.
 */
declare const shown: unique symbol;

/** A text or name for display: while names are hidden, an alias, or a text with names blacked out. */
export type ShownText = string & { readonly [shown]: true };

/** An original text or name: any string except one for display. */
export type OriginalText = string & { readonly [shown]?: never };

/** Declares a text safe to show: its names are replaced, or names are not hidden. */
export function asShown(text: string): ShownText {
  return text as ShownText;
}
