/**
 * The worker that holds the engine. Calls are answered one after the other, as they come; the engine runs to its end
 * once started, so that the page cancels by ending this worker (see ../engine/client.ts).
 */
import { compileEngine } from "../engine/load.ts";
import type { CallName, Calls, Failure, Reply, Request } from "../engine/messages.ts";
import init, {
  Corpus,
  checkParams,
  defaultParams,
  freshSeed,
  type Mistake,
  type PairDetail,
  type Progress,
  type Report,
} from "../engine/pkg/lookalike.js";
import { buffersOf } from "./transfer.ts";

declare const self: DedicatedWorkerGlobalScope;

/** Progress is passed on at most this often: more is not seen, and each message costs the page a task. */
const PROGRESS_EVERY_MS = 50;

/** A panic brings its own text; what traps without one has run out of memory. */
const OUT_OF_MEMORY = "The engine stopped, most likely for want of memory: compare fewer or shorter texts at a time.";

const ready = compileEngine().then((module) => init({ module_or_path: module }));
let corpus: Corpus | null = null;
/** The page's number of a document to the engine's, and back. */
const engineIds = new Map<number, number>();
const pageIds = new Map<number, number>();

type Handler<N extends CallName> = (input: Calls[N]["input"], onProgress: (p: Progress) => void) => Calls[N]["output"];

const handlers: { [N in CallName]: Handler<N> } = {
  hold({ put, drop }) {
    const held = open();
    for (const id of drop) {
      const engineId = engineIds.get(id);
      if (engineId === undefined) continue;
      held.remove(engineId);
      engineIds.delete(id);
      pageIds.delete(engineId);
    }
    for (const { id, name, text } of put) {
      const engineId = held.add({ name, text });
      engineIds.set(id, engineId);
      pageIds.set(engineId, id);
    }
    return held.length;
  },
  compare(params, onProgress): Report {
    const report = open().compare(params, onProgress);
    const { id } = report.documents;
    for (const [index, engineId] of id.entries()) id[index] = pageId(engineId);
    return report;
  },
  passages({ a, b, params }): PairDetail {
    const detail = open().passages(engineId(a), engineId(b), params);
    detail.pair.a = pageId(detail.pair.a);
    detail.pair.b = pageId(detail.pair.b);
    return detail;
  },
  longestPassages: ({ pairs, params }) => open().longestPassages(pairs.map(engineId), params),
  checkParams: (params) => checkParams(params),
  defaultParams: () => defaultParams(),
  freshSeed: () => freshSeed(),
};

function open(): Corpus {
  corpus ??= new Corpus();
  return corpus;
}

function engineId(id: number): number {
  const found = engineIds.get(id);
  if (found === undefined) throw new Error(`document ${id} is not held by the worker`);
  return found;
}

function pageId(id: number): number {
  const found = pageIds.get(id);
  if (found === undefined) throw new Error(`the engine named document ${id}, which the worker never gave it`);
  return found;
}

function reply(message: Reply): void {
  self.postMessage(message);
}

function answer<N extends CallName>(ticket: number, call: N, input: Calls[N]["input"]): Calls[N]["output"] {
  let last = 0;
  return handlers[call](input, (progress) => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY_MS) return;
    last = now;
    reply({ ticket, kind: "progress", progress });
  });
}

function describe(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), mistakes: [], fatal: true };
  if (error instanceof WebAssembly.RuntimeError) {
    return { name: error.name, message: OUT_OF_MEMORY, mistakes: [], fatal: true };
  }
  const mistakes = (error as Error & { mistakes?: Mistake[] }).mistakes ?? [];
  return { name: error.name, message: error.message, mistakes, fatal: error.name !== "ParameterError" };
}

self.addEventListener("message", async (event: MessageEvent<Request>) => {
  const { ticket, call, input } = event.data;
  try {
    await ready;
    const output = answer(ticket, call, input as never);
    self.postMessage({ ticket, kind: "done", output } satisfies Reply, buffersOf(output));
  } catch (error) {
    reply({ ticket, kind: "failed", failure: describe(error) });
  }
});
