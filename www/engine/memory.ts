/** Whether an error says that memory ran out. Browsers have many words for it, and WebAssembly only traps. */

const WORDS = /memory|allocation|array length|too large/i;
const NAMES = ["RangeError", "InternalError", "DataCloneError"];

/** Whether memory ran out. A panic of the engine has a name and a text of its own, and doesn't count. */
export function ranOutOfMemory(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && NAMES.includes(error.name) && WORDS.test(error.message);
}
