/**
 * Starts the page's workers, bound by the page's security policy, and notices when one dies.
 *
 * A worker that is loaded from an address is bound by the headers of its own response only, and a plain host of files sends
 * none. A worker that is started from a blob inherits the policy of the page that made the blob (HTML, "policy container";
 * CSP 3, section 7.8 on inheritance), so each is started from a small blob that imports its module. The policy allows workers
 * from blobs only: no code, not even in a worker that a file has taken over, can start one from an address.
 *
 * A worker that closes itself, or is killed, sends no event. Each therefore holds a Web Lock for as long as it lives; when the
 * page is given the lock, the worker is dead, and an `error` event says so. Web Locks need a secure context; without one,
 * nothing is noticed.
 */
import { type Message, message, SaidError } from "../i18n/message.ts";
import engineAddress from "./worker/engine.ts?worker&url";

/** A kind of worker. Each is declared where it is started, and has its module in the folder `worker` beside it. */
export interface WorkerKind {
  /** What it is for; the fragment of its address says so, too. */
  readonly name: string;
  /** The address of its module. */
  readonly address: string;
  /** What the `error` event says if it dies: its error is a `SaidError` with this; a text is its message. */
  readonly died: Message | string;
}

/** The worker with the engine in it. */
export const engineWorker: WorkerKind = {
  name: "engine",
  address: engineAddress,
  died: message("engine-died"),
};

/** What a worker's blob says: its module was loaded, or not; it holds its lock. */
const ALIVE = "lookalike:alive";
const NOT_LOADED = "lookalike:not-loaded";

/** Marks a text that is a program. */
const code = String.raw;

/**
 * The blob's script. A static import would be bound to `worker-src`; that is for blobs. In Firefox this holds for the module's
 * own imports, too, so the build makes them dynamic (tools/worker-imports-plugin.mjs). Messages that come before the module is
 * there wait for it. The lock is refused where the page is being left, and then nobody waits for the worker.
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

/** Blobs are small and made once; to revoke one could keep a worker from starting. */
const blobs = new Map<WorkerKind, string>();

function blobOf(kind: WorkerKind): string {
  const known = blobs.get(kind);
  if (known !== undefined) return known;
  const module = new URL(kind.address, location.href).href;
  const made = URL.createObjectURL(new Blob([scriptOf(module)], { type: "text/javascript" }));
  blobs.set(kind, made);
  return made;
}

/** The worker's `error` event has neither message nor error where its module could not be loaded. */
export function startWorker(kind: WorkerKind): Worker {
  const name = `lookalike ${kind.name} ${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;
  const worker = new Worker(`${blobOf(kind)}#${kind.name}`, { type: "module", name });
  const fail = (died: Message | string = ""): void => {
    const about = typeof died === "string" ? { message: died } : { message: died.code, error: new SaidError(died) };
    worker.dispatchEvent(new ErrorEvent("error", about));
  };
  worker.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.data !== ALIVE && event.data !== NOT_LOADED) return;
    event.stopImmediatePropagation();
    if (event.data === NOT_LOADED) fail();
    // Refused where the page is being left: then nobody waits for the worker.
    else navigator.locks.request(name, () => fail(kind.died)).catch(() => {});
  });
  return worker;
}
