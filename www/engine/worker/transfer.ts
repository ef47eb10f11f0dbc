/** What of an answer can be handed over instead of copied: a report's columns are megabytes, and the worker keeps none. */

/** The buffers of the typed arrays in an answer: of itself, and of fields down to the columns of evidence. */
export function buffersOf(output: unknown, depth = 3): ArrayBuffer[] {
  if (ArrayBuffer.isView(output)) return output.buffer instanceof ArrayBuffer ? [output.buffer] : [];
  if (typeof output !== "object" || output === null || Array.isArray(output) || depth === 0) return [];
  return Object.values(output).flatMap((field) => buffersOf(field, depth - 1));
}
