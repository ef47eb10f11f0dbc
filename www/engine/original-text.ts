/**
 * Texts and names in two types, so that the compiler finds whatever stores or compares what is only meant to be seen. While names
 * are hidden, views and exports have documents with aliases and black bars; storage, archives, the engine and digests take
 * documents as they were given.
 */
declare const shown: unique symbol;

/** A text or a name as it is shown: while names are hidden, an alias, or a text with names blacked out. */
export type ShownText = string & { readonly [shown]: true };

/** A text or a name as it was given: any string but one that is only shown. */
export type OriginalText = string & { readonly [shown]?: never };

/** Declares a text to be fit to be shown: names in it are replaced, or they are not hidden. */
export function asShown(text: string): ShownText {
  return text as ShownText;
}
