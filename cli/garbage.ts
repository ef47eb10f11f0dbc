/**
 * Frees what is no longer needed before something large is made. Node.js does so when JavaScript in this thread needs memory; of what
 * another thread, WebAssembly or a `Blob` takes it does not know.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Characters of a text from which on it matters. */
const MANY_CHARACTERS = 1 << 23;

/** Does so if one of these texts is long. */
export function collectGarbageFor(texts: Iterable<string>): void {
  for (const { length } of texts) {
    if (length <= MANY_CHARACTERS) continue;
    setFlagsFromString("--expose-gc");
    (runInNewContext("gc") as () => void)();
    return;
  }
}
