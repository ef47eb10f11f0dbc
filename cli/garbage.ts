/**
 * Collects garbage before something large is allocated. Node.js collects when JavaScript in this thread needs memory; it does not
 * notice what another thread, WebAssembly or a `Blob` needs.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** For shorter texts it is not worth the time. */
const MIN_CHARACTERS = 1 << 23;

/** Collects garbage if one of these texts is long. */
export function collectGarbageFor(texts: Iterable<string>): void {
  for (const { length } of texts) {
    if (length <= MIN_CHARACTERS) continue;
    setFlagsFromString("--expose-gc");
    (runInNewContext("gc") as () => void)();
    return;
  }
}
