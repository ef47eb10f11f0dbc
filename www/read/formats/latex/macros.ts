/** The definitions of macros with arguments. */

/** A macro with arguments: what it stands for, with a number where an argument is. */
export interface Macro {
  pieces: readonly (string | number)[];
  count: number;
  /** What stands for the first argument if it is not given; then it is in brackets. */
  option: string | undefined;
}

/**
 * A macro, by what stands behind its name in its definition: arguments, all but the first of which must be given, and its text. Null
 * if they are of another kind.
 */
export function meaningOf(definition: string, given: string): Macro | null {
  const shape = definition.endsWith("DocumentCommand")
    ? /^\{([m\s]{0,99})\}\s*/
    : /^(?:\[(\d)\]\s*(?:\[([^\]\n]{0,999})\]\s*)?|((?:#[1-9]){0,9})\s*)/;
  const [whole, number = "", option, signs = ""] = shape.exec(given) ?? [];
  const body = given.slice(whole?.length ?? 0);
  if (whole === undefined || !body.startsWith("{") || !body.endsWith("}")) return null;
  const count = /^\d$/.test(number) ? Number(number) : number.replace(/\s/g, "").length + signs.length / 2;
  const pieces = body.slice(1, -1).split(/#([1-9])/);
  return { pieces: pieces.map((piece, at) => (at % 2 === 1 ? Number(piece) : piece)), count, option };
}
