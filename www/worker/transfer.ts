/** What of an answer can be handed over instead of copied: a report's columns are megabytes, and the worker keeps none. */

/** The buffers of the typed arrays in an answer: of itself, its fields, and their fields, which is as deep as any lie. */
export function buffersOf(output: unknown, depth = 2): ArrayBuffer[] {
  if (ArrayBuffer.isView(output)) return output.buffer instanceof ArrayBuffer ? [output.buffer] : [];
  if (typeof output !== "object" || output === null || Array.isArray(output) || depth === 0) return [];
  return Object.values(output).flatMap((field) => buffersOf(field, depth - 1));
}
