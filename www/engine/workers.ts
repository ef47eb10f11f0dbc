/**
 * Starts the page's workers under the page's content security policy, and notices when one dies.
 *
 * A worker loaded from an address is subject only to the headers of its own response, and a plain file host sends none. A
 * worker started from a blob inherits the policy of the page that made the blob (HTML, "policy container"; CSP 3, section
 * 7.8 on inheritance), so each is started from a small blob that imports its module. The policy allows only workers from
 * blobs: no code, not even in a worker compromised by a file, can start one from an address.
 *
 * A worker that closes itself, or is killed, sends no event. Each therefore holds a Web Lock for as long as it lives; when
 * the page is granted the lock, the worker is dead, and the page dispatches an `error` event. Web Locks need a secure
 * context; without one, nothing is noticed.
 */
import { type Message, message, UserError } from "../i18n/message.ts";
import engineAddress from "./worker/engine.ts?worker&url";

/** A kind of worker. Each is declared where it is started; its module is in the `worker` folder next to that file. */
export interface WorkerKind {
  /** Its purpose; also the fragment of its address. */
  readonly name: string;
  readonly address: string;
  /** The error of the `error` event if it dies: a `UserError` with this message; a string is the event's message. */
  readonly died: Message | string;
}

export const engineWorker: WorkerKind = {
  name: "engine",
  address: engineAddress,
  died: message("engine-died"),
};

/** Sent by a worker's blob: its module was loaded, or failed to load, and it holds its lock. */
const ALIVE = "lookalike:alive";
const NOT_LOADED = "lookalike:not-loaded";

/** Marks a string as a program. */
const code = String.raw;

/**
 * The blob's script. A static import would be subject to `worker-src`, which allows only blobs. In Firefox this applies to
 * the module's own imports too, so the build makes them dynamic (tools/worker-imports-plugin.mjs). Messages that arrive
 * before the module wait for it. The lock is refused while the page is being left, when nobody waits for the worker any
 * more.
 */
function scriptOf(module: string): string {
  return code`
    const early = [];
    const keep = ({ data }) => early.push(data);
    addEventListener("message", keep);
    import(${JSON.stringify(module)}).then(() => {
      removeEventListener("message", keep);
      for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
    }, () => postMessage(${JSON.stringify(NOT_LOADED)}));
    navigator.locks?.request(name, () => {
      postMessage(${JSON.stringify(ALIVE)});
      return new Promise(() => {});
    }).catch(() => {});`;
}

/** Blobs are small and made once; revoking one could keep a worker from starting. */
const blobs = new Map<WorkerKind, string>();

function blobOf(kind: WorkerKind): string {
  const known = blobs.get(kind);
  if (known !== undefined) return known;
  const module = new URL(kind.address, location.href).href;
  const made = URL.createObjectURL(new Blob([scriptOf(module)], { type: "text/javascript" }));
  blobs.set(kind, made);
  return made;
}

/** The worker's `error` event has neither message nor error if its module could not be loaded. */
export function startWorker(kind: WorkerKind): Worker {
  const name = `lookalike ${kind.name} ${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;
  const worker = new Worker(`${blobOf(kind)}#${kind.name}`, { type: "module", name });
  const fail = (died: Message | string = ""): void => {
    const about = typeof died === "string" ? { message: died } : { message: died.code, error: new UserError(died) };
    worker.dispatchEvent(new ErrorEvent("error", about));
  };
  worker.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.data !== ALIVE && event.data !== NOT_LOADED) return;
    event.stopImmediatePropagation();
    if (event.data === NOT_LOADED) fail();
    // Refused while the page is being left, when nobody waits for the worker any more.
    else navigator.locks.request(name, () => fail(kind.died)).catch(() => {});
  });
  return worker;
}
