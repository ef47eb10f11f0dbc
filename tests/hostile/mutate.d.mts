/** A function that changes bytes in some of the ways in which files are damaged, or made to do damage. */
export function mutator(random: () => number): (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;
/** A changed copy of a file; of a packed one, mostly of what is in it. */
export function mutant(
  whole: Uint8Array,
  by: { mutate: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>; random: () => number },
): Uint8Array<ArrayBuffer>;
/** What is wrong with the outcome of a file: it is neither a text nor a line, or its line was not meant for anyone. */
export function wrongWith(found: object): string | null;
