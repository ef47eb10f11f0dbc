/**
 * Which parts of a message can be transferred instead of copied: a report's columns and sketches are megabytes. Found by their type, so
 * that a column that the engine adds is not forgotten.
 */

/** The buffers of the typed arrays in a message: its own, and those of nested fields down to the columns of evidence. */
export function buffersOf(output: unknown, depth = 3): ArrayBuffer[] {
  if (ArrayBuffer.isView(output)) return output.buffer instanceof ArrayBuffer ? [output.buffer] : [];
  if (typeof output !== "object" || output === null || Array.isArray(output) || depth === 0) return [];
  return Object.values(output).flatMap((field) => buffersOf(field, depth - 1));
}
