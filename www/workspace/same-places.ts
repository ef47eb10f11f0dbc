/**
 * Places of a text that was read again in another encoding. The encodings of plain text differ in what lies beyond ASCII, so the
 * ASCII characters of both readings are the same, in the same order, and whatever stands between two of them is the same
 * stretch. Where they are not (UTF-16 read as single bytes), no place of one reading is known in the other.
 */

/** Gives the place in `after` of each place in `before`; null where the two readings have none in common. O(texts). */
export function samePlaces(before: string, after: string): ((at: number) => number) | null {
  const [old, next] = [asciiIn(before), asciiIn(after)];
  if (old.length !== next.length) return null;
  if (old.some((at, index) => before.charCodeAt(at) !== after.charCodeAt(next[index] ?? -1))) return null;
  return (at) => {
    const passed = countBelow(old, at);
    const [start, end] = stretch(old, passed, before.length);
    const [from, to] = stretch(next, passed, after.length);
    return start === end ? to : from + Math.round(((at - start) * (to - from)) / (end - start));
  };
}

/** Where the ASCII characters of a text stand. */
function asciiIn(text: string): Uint32Array {
  const places = new Uint32Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 0x80) places[count++] = at;
  return places.subarray(0, count);
}

/** The stretch behind so many ASCII characters, up to the next one. */
function stretch(places: Uint32Array, passed: number, length: number): [start: number, end: number] {
  return [passed === 0 ? 0 : (places[passed - 1] ?? 0) + 1, places[passed] ?? length];
}

/** How many of some rising numbers are below another. */
function countBelow(places: Uint32Array, at: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
