/** Bytes put together, and looked at as numbers. */

/** One after the other, however many parts there are. O(n). */
export function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The same of a few. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return concatenated(parts);
}

/** A number of 32 bits, its lowest byte first. */
export function bytesOf(value: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([0, 8, 16, 24], (shift) => (value >>> shift) & 255);
}

/** Access to the numbers in bytes. */
export function dataViewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
