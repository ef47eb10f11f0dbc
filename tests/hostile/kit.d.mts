/** A generator of numbers from 0 to 1. */
export function numbers(seed: number): () => number;
/** A gzip file of so many copies of a piece. */
export function gzipped(piece: Uint8Array, times: number): Uint8Array;
/** Bytes without a pattern, the same every time. */
export function noise(length: number, seed?: number): Uint8Array;
/** A deflate stream of copies of a piece. */
export function deflated(piece: Uint8Array, times: number): Uint8Array;
