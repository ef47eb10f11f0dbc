/**
 * The page's only access to the engine: one corpus worker with all documents, which runs one call at a time while others
 * wait by urgency (./queue.ts); if there is much to read, several workers that sketch texts for it (./sketch-pool.ts); and one more
 * for pairs that are opened while the first one is busy for long.
 *
 * Every call takes an `AbortSignal`. The engine cannot be interrupted from outside, so aborting the running call ends the
 * workers that run it; the next call starts new ones and sends them what they need from the page's own texts and cached
 * sketches. Aborting a waiting call only takes it off the queue. Either way, no state of the page is lost.
 */
import { message, UserError } from "../i18n/message.ts";
import { TextSizes } from "./bytes.ts";
import { CorpusWorker, type SketchSettings } from "./corpus-worker.ts";
import { EngineError, EngineWorker, PairReader } from "./engine-worker.ts";
import { compileEngine } from "./load-engine.ts";
import type { Collisions, Forecast, PairDetail, Params, Report } from "./pkg/lookalike.js";
import {
  type CallName,
  type Calls,
  type Check,
  type EngineDocument,
  type GivenInput,
  NEW_ID,
  ranOutOfMemory,
} from "./protocol.ts";
import { CallQueue } from "./queue.ts";
import { type Sketching, sketchingOf, templatesOf } from "./sketching.ts";
import { type Parallelism, SketchCache } from "./slices.ts";
import { type CallOptions, type CompareOptions, StatelessCalls } from "./stateless-calls.ts";

/** Maximum text that is sent to the worker without a forecast. */
const MAX_PREPARED_BYTES = 1 << 24;

/** How the client starts workers, and how many sketch texts. */
export interface Setup {
  startWorker: () => Worker;
  parallelism: Parallelism;
  cache?: SketchCache;
  compile?: () => Promise<WebAssembly.Module>;
}

interface Running {
  readonly signal: AbortSignal;
  readonly onProgress: CallOptions["onProgress"];
}

/** How the corpus worker's documents are updated to the page's. */
interface Synchronizing {
  readonly params: Partial<Params>;
  /** Whether exact sets are kept, or only signatures. */
  readonly hasSets: boolean;
  /** Whether memory is short: then the worker keeps no texts, however few they are. */
  readonly isMemoryShort: boolean;
}

export class EngineClient extends StatelessCalls {
  private readonly setup: Setup;
  private readonly cache: SketchCache;
  private engine: Promise<WebAssembly.Module> | null = null;
  private corpusWorker: CorpusWorker | null = null;
  private readonly queue = new CallQueue((reason) => {
    if (this.corpusWorker?.worker.isBusy) this.corpusWorker.worker.end(reason);
  });
  private readonly reader = new PairReader(
    async () => new EngineWorker(this.setup.startWorker(), await this.compiled()),
  );
  private wanted = new Map<number, EngineDocument>();
  private readonly sizes = new TextSizes();
  private defaults: Params | null = null;
  /** The last state found to be in sync, so that a question about one pair does not examine all documents. */
  private inStep: { corpusWorker: CorpusWorker; wanted: ReadonlyMap<number, EngineDocument>; made: string } | null =
    null;
  /** Documents with evenly spaced-out letters, whose reading depends on the words of all others. */
  private spaced: ReadonlySet<number> = new Set();
  /** Whether the last comparison kept exact sets. */
  private hasSets = true;
  /** Approximate number of shingles for which exact sets once exceeded the available memory. */
  private tooMany = Number.POSITIVE_INFINITY;

  constructor(setup: Setup) {
    super();
    this.setup = setup;
    this.cache = setup.cache ?? new SketchCache();
  }

  /** Sets the documents that later calls refer to. Costs nothing until such a call is made. */
  setDocuments(documents: readonly EngineDocument[]): void {
    this.wanted = new Map(documents.map((document) => [document.id, document]));
  }

  /**
   * Sends added documents to the worker while the page draws them, so that the next comparison need not wait for the
   * transfer. For large amounts of text, the comparison first forecasts whether there is enough memory.
   */
  prepareDocuments(params: Partial<Params>, options: CallOptions = {}): Promise<void> {
    return this.enqueue(options, async (running) => {
      const corpusWorker = await this.ready(running);
      const sketching = await this.sketching(params, this.hasSets, running);
      const { drop, missing } = corpusWorker.plan(this.wanted, sketching);
      const maxBytes = Math.min(this.setup.parallelism.minBytes, MAX_PREPARED_BYTES);
      if ((await this.sizeOf(missing, running)) < maxBytes) await corpusWorker.update(drop, missing);
    });
  }

  compare(params: Partial<Params>, options: CompareOptions = {}): Promise<Report> {
    return this.enqueue(options, async (running) => {
      const { shingles, fallbacks } = await this.forecastNow(params, running);
      const isMemoryShort = fallbacks.length > 0;
      const isTooMany = shingles >= this.tooMany;
      const signaturesOnly = { params, hasSets: false, isMemoryShort: true };
      if (isTooMany) {
        options.onShortOfMemory?.();
        return this.compareNow(signaturesOnly, running);
      }
      try {
        return await this.compareNow(
          { params, hasSets: !fallbacks.includes("signaturesOnly"), isMemoryShort },
          running,
        );
      } catch (error) {
        const isOutOfMemory = error instanceof EngineError ? error.isMemoryShort : ranOutOfMemory(error);
        if (!isOutOfMemory || running.signal.aborted) throw error;
        this.tooMany = shingles;
        this.corpusWorker?.worker.end(error);
        options.onShortOfMemory?.();
        return this.compareNow(signaturesOnly, running);
      }
    });
  }

  /** Never waits for long work, unless it depends on counts over other documents. */
  passages(a: number, b: number, params: Partial<Params>, options: CallOptions = {}): Promise<PairDetail> {
    const isAlone = this.readsAlone([a, b], params);
    if (isAlone && this.queue.isWorking) {
      const { signal } = options;
      return this.reader.ask(signal, (worker) =>
        worker.call("passages", { a, b, params, only: this.withTemplates([a, b]) }),
      );
    }
    const work = async (running: Running): Promise<PairDetail> => {
      const only = await this.provideTexts([a, b], params, isAlone, running);
      const corpusWorker = await this.ready(running);
      return corpusWorker.worker.call("passages", only ? { a, b, params, only } : { a, b, params });
    };
    return this.enqueue({ urgency: "shown", ...options }, work);
  }

  /**
   * The passages of several pairs, given as a flat list of ids; in one call, so that other calls wait for all of them.
   * Progress counts pairs.
   */
  passagesOf(pairs: Uint32Array, params: Partial<Params>, options: CallOptions = {}): Promise<PairDetail[]> {
    return this.enqueue(options, async (running) => {
      const only = await this.provideTexts(pairs, params, this.readsAlone([...pairs], params), running);
      const corpusWorker = await this.ready(running);
      const input = only ? { pairs, params, only } : { pairs, params };
      return corpusWorker.worker.call("passagesOf", input, { onProgress: running.onProgress });
    });
  }

  /**
   * The number of words of each text, with nothing excluded, counted as matched words are; without evidence, the number of
   * tokens. Each text is read on its own, so it should start and end between two tokens.
   */
  lengthsOf(texts: readonly GivenInput[], params: Partial<Params>, options: CallOptions = {}): Promise<number[]> {
    return this.enqueue(options, async (running) => {
      const corpusWorker = await this.ready(running);
      return corpusWorker.worker.call("lengthsOf", { texts, params });
    });
  }

  longestPassages(pairs: Uint32Array, params: Partial<Params>, options: CallOptions = {}): Promise<Uint32Array> {
    return this.enqueue({ urgency: "background", ...options }, async (running) => {
      const isAlone = !pairs.some((id) => this.spaced.has(id));
      const only = await this.provideTexts(pairs, params, isAlone, running);
      const corpusWorker = await this.ready(running);
      return corpusWorker.worker.call("longestPassages", only ? { pairs, params, only } : { pairs, params });
    });
  }

  /** Estimated costs of comparing the documents. */
  forecast(params: Partial<Params>, options: CallOptions = {}): Promise<Forecast> {
    return this.enqueue(options, (running) => this.forecastNow(params, running));
  }

  /** Compares a new document with all others, and decides whether to admit it. */
  check(input: Calls["check"]["input"], options: CallOptions = {}): Promise<Check> {
    return this.enqueue(options, async (running) => {
      const corpusWorker = await this.synchronizeAll(input.params, running);
      await corpusWorker.sendTexts(this.templates());
      return corpusWorker.worker.call("check", input);
    });
  }

  /**
   * Adds the last document under the rule it was checked with, so that the next check need not read all documents again. If
   * it is not the last one, or the rule rejects it, the next call adds it as usual.
   */
  admit(id: number, { params, rule }: Omit<Calls["check"]["input"], "document">): Promise<void> {
    return this.enqueue({}, async (running) => {
      const all = this.wanted;
      const document = this.documentOf(id);
      if ([...all.keys()].at(-1) !== id) return;
      const others = new Map(all);
      others.delete(id);
      this.wanted = others;
      try {
        const corpusWorker = await this.synchronizeAll(params, running);
        await corpusWorker.sendTexts(this.templates());
        await corpusWorker.admit(document, params, rule);
      } finally {
        this.inStep = null;
        // Unless the page has set other documents in the meantime.
        if (this.wanted === others) this.wanted = all;
      }
    });
  }

  /**
   * The passages that a new document shares with another. Prose is read with only the templates; programs need all
   * documents, which determine the weights of their tokens.
   */
  passagesOfNew(
    { document, id, params }: { document: { name: string; text: string }; id: number; params: Partial<Params> },
    options: CallOptions = {},
  ): Promise<PairDetail> {
    if (params.unit === "code") {
      return this.enqueue({ urgency: "shown", ...options }, async (running) => {
        const corpusWorker = await this.synchronizeAll(params, running);
        await corpusWorker.sendTexts([id, ...this.templates()]);
        return corpusWorker.worker.call("passagesOfNew", { document, id, params });
      });
    }
    const input = () => {
      const only = [{ ...document, id: NEW_ID }, this.documentOf(id), ...templatesOf(this.wanted.values())];
      return { a: NEW_ID, b: id, params, only };
    };
    if (this.queue.isWorking) return this.reader.ask(options.signal, (worker) => worker.call("passages", input()));
    return this.enqueue({ urgency: "shown", ...options }, async (running) => {
      const corpusWorker = await this.ready(running);
      return corpusWorker.worker.call("passages", input());
    });
  }

  /** How many shingles of the documents share a fingerprint; needs all their texts. */
  collisions(params: Partial<Params>, options: CallOptions = {}): Promise<Collisions> {
    return this.enqueue({ urgency: "background", ...options }, async (running) => {
      const corpusWorker = await this.synchronizeAll(params, running);
      await corpusWorker.sendTexts(this.wanted.keys());
      return corpusWorker.worker.call("collisions", params);
    });
  }

  /** A quick call that needs no documents. */
  protected override ask<N extends CallName>(
    call: N,
    input: Calls[N]["input"],
    options: CallOptions,
  ): Promise<Calls[N]["output"]> {
    const work = async (running: Running) => (await this.ready(running)).worker.call(call, input);
    return this.enqueue({ urgency: "shown", ...options }, work);
  }

  /**
   * Whether the results of pairs are independent of all other documents except templates. They are not if shingles or runs
   * of program tokens are weighted by document counts, or if spaced-out letters are joined using the words of all texts.
   */
  private readsAlone(ids: readonly number[], params: Partial<Params>): boolean {
    const usesRuns = params.unit === "code" && params.evidence !== false;
    const usesCounts = usesRuns || (params.maxDocumentFrequency ?? 0) > 0 || params.weighting === "rarity";
    return !usesCounts && !ids.some((id) => this.spaced.has(id));
  }

  private enqueue<T>(options: CallOptions, work: (running: Running) => Promise<T>): Promise<T> {
    const { signal, onProgress, urgency } = options;
    return this.queue.run(signal, (signal) => work({ signal, onProgress }), urgency);
  }

  /** The corpus worker; a new one if the last one was ended. */
  private async ready({ signal }: Pick<Running, "signal">): Promise<CorpusWorker> {
    if (this.corpusWorker?.worker.isAlive) return this.corpusWorker;
    const engine = await this.compiled();
    // While the engine was loading, there was nothing to interrupt.
    signal.throwIfAborted();
    if (!this.corpusWorker?.worker.isAlive)
      this.corpusWorker = new CorpusWorker(new EngineWorker(this.setup.startWorker(), engine));
    return this.corpusWorker;
  }

  private compiled(): Promise<WebAssembly.Module> {
    this.engine ??= (this.setup.compile ?? compileEngine)();
    this.engine.catch(() => {
      this.engine = null;
    });
    return this.engine;
  }

  /** The approximate total bytes of documents. Measuring pauses; nothing is sent for a call that was aborted meanwhile. */
  private async sizeOf(documents: Iterable<EngineDocument>, { signal }: Pick<Running, "signal">): Promise<number> {
    const bytes = await this.sizes.of(documents);
    signal.throwIfAborted();
    return bytes;
  }

  private async forecastNow(params: Partial<Params>, running: Running): Promise<Forecast> {
    const corpusWorker = await this.ready(running);
    const bytes = await this.sizeOf(this.wanted.values(), running);
    return corpusWorker.worker.call("forecast", { documents: this.wanted.size, bytes, params });
  }

  private async compareNow(wanted: Synchronizing, running: Running): Promise<Report> {
    const sketching = await this.synchronize(wanted, running);
    const corpusWorker = await this.ready(running);
    const report = await corpusWorker.worker.call("compare", wanted.params, { onProgress: running.onProgress });
    this.hasSets = wanted.hasSets;
    const { id, open } = report.documents;
    this.spaced = new Set(id.filter((_, index) => (open[index] ?? 0) > 0));
    corpusWorker.ran(sketching, !report.fallbacks.includes("positionsDropped"));
    return report;
  }

  /** Updates the worker's documents to the page's; if that is much work, other workers sketch them. */
  private async synchronize({ params, hasSets, isMemoryShort }: Synchronizing, running: Running): Promise<Sketching> {
    this.inStep = null;
    const corpusWorker = await this.ready(running);
    const sketching = await this.sketching(params, hasSets, running);
    const { drop, missing, outdated } = corpusWorker.plan(this.wanted, sketching);
    const toRead = [...missing, ...outdated];
    const bytes = await this.sizeOf(toRead, running);
    const isShared = toRead.length > 0 && (bytes >= this.setup.parallelism.minBytes || isMemoryShort);
    if (!isShared) {
      await corpusWorker.update(drop, missing);
    } else if (outdated.length > 0) {
      await corpusWorker.update("all", []);
      await this.read(corpusWorker, [...this.wanted.values()], { sketching, params }, running);
    } else {
      await corpusWorker.update(drop, []);
      await this.read(corpusWorker, missing, { sketching, params }, running);
    }
    if (corpusWorker.isUnsegmented && !isMemoryShort) await corpusWorker.sendTexts(this.wanted.keys());
    return sketching;
  }

  /** Has documents sketched by several workers. */
  private async read(
    corpusWorker: CorpusWorker,
    documents: readonly EngineDocument[],
    made: SketchSettings,
    running: Running,
  ): Promise<void> {
    const { hasSets } = made.sketching;
    this.cache.open(made.sketching, this.wanted);
    const engine = await this.compiled();
    running.signal.throwIfAborted();
    const reading = {
      hasSets,
      params: made.params,
      workers: this.setup.parallelism.workers,
      templates: templatesOf(this.wanted.values()).map(({ name, text }) => ({ name, text })),
      start: () => new EngineWorker(this.setup.startWorker(), engine),
    };
    // Rarely needed, so not in the first load.
    const { readInto } = await import("./sketch-pool.ts").catch(() => {
      throw new UserError(message("engine-not-loaded"));
    });
    await readInto(corpusWorker, documents, made, { cache: this.cache, reading, ...running });
  }

  /**
   * Provides the texts of some documents: in the corpus if it is in sync, otherwise along with the call. Returns the
   * documents to send, or null to work on the corpus.
   */
  private async provideTexts(
    ids: Iterable<number>,
    params: Partial<Params>,
    canReadAlone: boolean,
    running: Running,
  ): Promise<EngineDocument[] | null> {
    if (canReadAlone && !(await this.isInStep(params, running))) {
      return this.withTemplates(ids);
    }
    const corpusWorker = await this.synchronizeAll(params, running);
    await corpusWorker.sendTexts([...ids, ...this.templates()]);
    return null;
  }

  /** Documents, and the templates that are excluded from them: all that is needed to read them on their own. */
  private withTemplates(ids: Iterable<number>): EngineDocument[] {
    const own = [...new Set(ids)].map((id) => this.documentOf(id));
    return [...own, ...templatesOf(this.wanted.values()).filter((template) => !own.includes(template))];
  }

  /** The ids of the templates, whose texts are needed to read a new document. */
  private templates(): number[] {
    return templatesOf(this.wanted.values()).map(({ id }) => id);
  }

  /** Updates all documents of the corpus worker, in the same way as the last comparison. */
  private async synchronizeAll(params: Partial<Params>, running: Running): Promise<CorpusWorker> {
    if (!(await this.isInStep(params, running))) {
      const { fallbacks } = await this.forecastNow(params, running);
      await this.synchronize(
        { params, hasSets: this.hasSets, isMemoryShort: !this.hasSets || fallbacks.length > 0 },
        running,
      );
    }
    return this.ready(running);
  }

  /** Whether the worker's documents are exactly the wanted ones, sketched as these parameters require. */
  private async isInStep(params: Partial<Params>, running: Running): Promise<boolean> {
    const corpusWorker = await this.ready(running);
    const sketching = await this.sketching(params, this.hasSets, running);
    const { inStep, wanted } = this;
    if (inStep?.corpusWorker === corpusWorker && inStep.wanted === wanted && inStep.made === sketching.all) return true;
    const { drop, missing, outdated } = corpusWorker.plan(wanted, sketching);
    if (drop.length > 0 || missing.length > 0 || outdated.length > 0) return false;
    this.inStep = { corpusWorker, wanted, made: sketching.all };
    return true;
  }

  private documentOf(id: number): EngineDocument {
    const document = this.wanted.get(id);
    if (!document) throw new UserError(message("engine-document-removed"));
    return document;
  }

  private async sketching(params: Partial<Params>, hasSets: boolean, running: Running): Promise<Sketching> {
    this.defaults ??= await (await this.ready(running)).worker.call("defaultParams", null);
    return sketchingOf({ ...this.defaults, ...params }, hasSets, this.wanted.values());
  }
}
