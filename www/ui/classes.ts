/** The classes of an element as one text. What is left out, or has no rule (`undefined`), counts for nothing. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
