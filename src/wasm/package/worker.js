/**
 * A corpus in workers: the page or program goes on while texts are compared, and an abort stops the work at once, because the
 * worker is ended. The documents stay with the caller's thread, so that another worker can take them in.
 *
 * Large batches are read by several workers: to read a text needs no other text. They make sketches, which one worker joins, and
 * the report is the same to the byte.
 */
import { checkList, checkType, noDocument } from "./errors.js";
import { callOptions, compareOptions, corpusOptions } from "./options.js";
import { Report } from "./report.js";
import { checkRule, checkText, checkTexts, copyOf, isDocument } from "./texts.js";

/** Bytes of text from which several workers read them: below, starting them costs more than they gain. */
const MIN_SHARED_BYTES = 16 * 2 ** 20;
/** Bytes of text that a reader gets at a time. */
const SLICE_BYTES = 2 ** 20;
/** More readers gain little: one worker joins the sketches of all. */
const MAX_READERS = 8;

/** A thread, and the calls that it has not answered yet. */
class Thread {
  #worker = started();
  #open = new Map();
  #tickets = 0;
  isEnded = false;
  #reason;

  constructor() {
    const fail = (error) => this.end(error instanceof Error ? error : new Error(error?.message || "a worker failed"));
    const hear = ({ ticket, result, error, progress }) => {
      const call = this.#open.get(ticket);
      if (progress !== undefined) return call?.progress(progress);
      this.#open.delete(ticket);
      // An idle thread does not keep Node.js from ending.
      if (this.#open.size === 0) this.#worker.unref?.();
      if (error) call?.reject(rebuilt(error));
      else call?.resolve(result);
    };
    if (this.#worker.on) this.#worker.on("message", hear).on("error", fail);
    else Object.assign(this.#worker, { onmessage: ({ data }) => hear(data), onerror: fail });
    this.#worker.unref?.();
  }

  call(method, args, onProgress) {
    return new Promise((resolve, reject) => {
      if (this.isEnded) {
        reject(this.#reason);
        return;
      }
      const ticket = this.#tickets++;
      const progress = (value) => {
        try {
          onProgress?.(value);
        } catch (error) {
          this.end(error);
        }
      };
      // Throws where a value cannot be copied: then there is no answer to wait for.
      this.#worker.postMessage({ ticket, method, args });
      this.#open.set(ticket, { resolve, reject, progress });
      this.#worker.ref?.();
    });
  }

  /** Ends the thread; calls that it has not answered fail with a reason. */
  end(reason) {
    if (this.isEnded) return;
    this.#worker.terminate();
    this.isEnded = true;
    this.#reason = reason;
    for (const { reject } of this.#open.values()) reject(reason);
    this.#open.clear();
  }
}

function started() {
  const threads = globalThis.process?.getBuiltinModule?.("node:worker_threads");
  // A name that bundlers do not follow: they build for pages, where the other branch runs. Webpack would warn that it cannot.
  const name = "worker-thread.js";
  if (threads) return new threads.Worker(new URL(/* webpackIgnore: true */ name, import.meta.url));
  return new Worker(new URL("./worker-thread.js", import.meta.url), { type: "module" });
}

function rebuilt({ name, message, fields }) {
  const error = new (name === "TypeError" ? TypeError : name === "RangeError" ? RangeError : Error)(message);
  return Object.assign(error, fields, error.name === name ? {} : { name });
}

export class WorkerCorpus {
  /** Most workers that read texts at once. */
  #workers;
  /** The worker with the corpus. */
  #thread;
  /** The workers that read texts for it. */
  #readers = [];
  /** The documents by id; undefined where one was removed. */
  #documents = [];
  #length = 0;
  /** How many of them the thread holds, counted from the first. */
  #held = 0;
  /** Documents that the thread holds as sketches without their texts. */
  #withoutText = new Set();
  /** The parameters of the sketches, which other parameters cannot use. */
  #sketchedWith;
  /** Calls run one after the other. */
  #last = Promise.resolve();
  #isFreed = false;

  constructor(options) {
    const { workers = cores() } = corpusOptions(options);
    this.#workers = Math.min(MAX_READERS, workers);
  }

  get length() {
    this.#checkUse("length");
    return this.#length;
  }

  async add(document) {
    checkText(document);
    return this.#take("add", document);
  }

  async addAll(documents) {
    checkTexts(documents, "documents");
    checkList(documents, "documents");
    // Holes become `undefined`, which is refused.
    return this.#take("addAll", Array.from(documents));
  }

  remove(id) {
    // In order with the other calls: those before may still need it.
    return this.#queued(undefined, async () => {
      // The engine's own error for what is no id.
      if (!Number.isInteger(id) || id < this.#held) await this.#thread.call("remove", [id]);
      if (this.#documents[id] === undefined) return false;
      this.#documents[id] = undefined;
      this.#length--;
      return true;
    });
  }

  text(id) {
    this.#checkUse("text()");
    const document = typeof id === "number" ? this.#documents[id] : undefined;
    if (document === undefined) throw noDocument(id);
    const { text } = document;
    // Like the engine, the decoder drops a byte order mark; positions do not count it.
    if (text instanceof Uint8Array) return new TextDecoder().decode(text);
    return text.replace(/\p{Surrogate}/gu, "\ufffd");
  }

  async compare(params, options) {
    const columns = await this.#call("compare", [params], { params, ...compareOptions(options) });
    return new Report(columns, this);
  }

  async comparePairs(pairs, params, options) {
    const columns = await this.#call("comparePairs", [pairs, params], { params, ...compareOptions(options) });
    return new Report(columns, this);
  }

  async passages(a, b, params, options) {
    return this.#call("passages", [a, b, params], { params, texts: [a, b], ...callOptions(options) });
  }

  async passagesOf(pairs, params, onPair, options) {
    checkType(onPair, "function", "onPair");
    const details = await this.#call("passagesOf", [pairs, params], { params, texts: pairs, ...callOptions(options) });
    for (const detail of details) onPair(detail);
  }

  async longestPassages(pairs, params, options) {
    return this.#call("longestPassages", [pairs, params], { params, texts: pairs, ...callOptions(options) });
  }

  async obfuscation(id, params, options) {
    return this.#call("obfuscation", [id, params], { params, texts: [id], ...callOptions(options) });
  }

  async query(document, params, options) {
    return this.#ofDocument("query", document, [params], { params, ...callOptions(options) });
  }

  async judge(document, params, rule, options) {
    checkRule(rule);
    return this.#ofDocument("judge", document, [params, rule], { params, ...callOptions(options) });
  }

  async evidenceFor(document, params, options) {
    return this.#ofDocument("evidenceFor", document, [params], { params, ...callOptions(options) });
  }

  async passagesOfNew(document, id, params, options) {
    return this.#ofDocument("passagesOfNew", document, [id, params], { params, texts: [id], ...callOptions(options) });
  }

  async admit(document, params, rule, options) {
    checkText(document);
    checkRule(rule);
    const own = copyOf(document);
    const args = structuredClone([params, rule]);
    return this.#queued(callOptions(options).signal, async () => {
      await this.#bring(args[0]);
      const admission = await this.#thread.call("admit", [own, ...args]);
      if (admission.id !== null) {
        this.#documents.push(this.#named(own, 0));
        this.#held = this.#documents.length;
        this.#length++;
      }
      return admission;
    });
  }

  free() {
    if (this.#isFreed) return;
    this.#isFreed = true;
    this.#end(new Error("the corpus was freed before this call was done"));
    this.#documents = [];
  }

  /** Throws as a `Corpus` does if this one was freed; `name` is what was called. */
  #checkUse(name) {
    if (!this.#isFreed) return;
    throw new Error(`${name} was called on a corpus that was freed: make a new one, and free it after its last use`);
  }

  /**
   * Adds what is `given` by `add` or `addAll`, and returns the id of the first. A large batch is sent with the first call that
   * needs it; what may be no document is sent at once, for the engine's own error.
   */
  #take(method, given) {
    const own = (method === "add" ? [given] : given).map(copyOf);
    return this.#queued(undefined, async () => {
      const named = own.map((document, at) => this.#named(document, at));
      const first = this.#documents.length;
      const isSent = !(named.every(isDocument) && this.#isShared(named) && named.every(isUtf8));
      if (isSent) {
        await this.#hold();
        await this.#thread.call(method, [method === "add" ? named[0] : named]);
      }
      this.#documents = this.#documents.concat(named);
      this.#length += named.length;
      if (isSent) this.#held = this.#documents.length;
      return first;
    });
  }

  /** A text alone gets the name that a `Corpus` would give it. */
  #named(document, at) {
    return typeof document === "string" ? { name: `text ${this.#length + 1 + at}`, text: document } : document;
  }

  /** Whether several workers are to read the documents, with these new ones. */
  #isShared(added = []) {
    if (this.#held > 0 || this.#workers === 1) return false;
    return bytesOf(this.#documents) + bytesOf(added) >= MIN_SHARED_BYTES;
  }

  async #ofDocument(method, document, args, needs) {
    checkText(document);
    return this.#call(method, args, { ...needs, first: [copyOf(document)] });
  }

  /** Calls with arguments as they are now, for they may be changed before the call's turn; `first` are copies, and come first. */
  #call(method, args, { first = [], signal, onProgress, ...needs }) {
    const own = structuredClone({ args, params: needs.params, texts: needs.texts ?? [] });
    return this.#queued(signal, async () => {
      const { params, texts } = own;
      const wasShared = await this.#bring(params, onProgress);
      // The engine says what is wrong with a list of pairs that is none.
      for (const id of new Set(texts?.[Symbol.iterator] ? texts : [])) {
        if (!this.#withoutText.has(id)) continue;
        await this.#thread.call("giveText", [id, this.text(id)]);
        this.#withoutText.delete(id);
      }
      // The readers told how far the texts were, and the thread has none left to read.
      const isNew = ({ stage }) => !(wasShared && stage === "text");
      const tell = onProgress && ((progress) => isNew(progress) && onProgress(progress));
      return await this.#thread.call(method, [...first, ...own.args], tell);
    });
  }

  /** Does work once all before it is done. An abort ends the workers; the next call starts another. */
  #queued(signal, work) {
    const done = this.#last.then(async () => {
      if (this.#isFreed) throw new Error("the corpus was freed: make a new one, and free it after its last use");
      if (signal?.aborted) throw signal.reason;
      if (!this.#thread || this.#thread.isEnded) this.#begin();
      const abort = () => this.#end(signal.reason);
      signal?.addEventListener("abort", abort);
      try {
        return await work();
      } finally {
        signal?.removeEventListener("abort", abort);
      }
    });
    this.#last = done.catch(() => {});
    return done;
  }

  #end(reason) {
    for (const thread of [...this.#readers, this.#thread]) thread?.end(reason);
  }

  #begin() {
    this.#thread = new Thread();
    this.#held = 0;
    this.#withoutText.clear();
    this.#sketchedWith = undefined;
  }

  /** Makes the thread hold all documents, in a form that serves these parameters. Returns whether several workers have just read them. */
  async #bring(params, onProgress) {
    const wanted = JSON.stringify([
      params ?? null,
      this.#documents.filter((document) => document?.role === "template"),
    ]);
    if (this.#sketchedWith !== undefined && this.#sketchedWith !== wanted) {
      this.#thread.end(new Error("the documents are read again for other parameters"));
      this.#begin();
    }
    if (this.#isShared()) return await this.#share(params, wanted, onProgress);
    await this.#hold();
    return false;
  }

  /** Gives the thread the texts of the documents that it does not hold yet. */
  async #hold() {
    const from = this.#held;
    const documents = this.#documents.slice(from);
    if (documents.length === 0) return;
    // Removed documents keep their ids: the others' would change without them.
    await this.#thread.call("addAll", [documents.map((document) => document ?? "")]);
    this.#held = from + documents.length;
    for (const [at, document] of documents.entries()) {
      if (document === undefined) await this.#thread.call("remove", [from + at]);
    }
  }

  /** Evenly spaced letters become words with the help of all other texts, so that one thread has to read them together. */
  async #readAgain() {
    this.#thread.end(new Error("the documents are read again, by one worker"));
    this.#begin();
    await this.#hold();
  }

  /** Has the documents read by several workers, and joined in the thread in their order. Returns whether that is enough. */
  async #share(params, wanted, onProgress) {
    const documents = [...this.#documents];
    const templates = documents.filter((document) => document?.role === "template");
    const slices = slicesOf(documents);
    this.#readers = Array.from({ length: Math.min(this.#workers, slices.length) }, () => new Thread());
    try {
      this.#sketchedWith = wanted;
      let done = 0;
      let isWhole = true;
      for (const [at, sketches] of sketchesOf(slices, templates, params, this.#readers).entries()) {
        const made = await sketches;
        isWhole &&= made.unsegmented === 0;
        await this.#thread.call("addSketches", [slices[at].map(labelOf), made, params]);
        done += slices[at].length;
        this.#held = done;
        onProgress?.({ stage: "text", done, total: documents.length });
      }
      if (!isWhole) {
        await this.#readAgain();
        return false;
      }
      for (const [id, document] of documents.entries()) {
        if (document === undefined) await this.#thread.call("remove", [id]);
        else this.#withoutText.add(id);
      }
      return true;
    } catch (error) {
      // The thread holds a part of them only.
      this.#thread?.end(error);
      throw error;
    } finally {
      for (const reader of this.#readers) reader.end(new Error("all texts are read"));
      this.#readers = [];
    }
  }
}

if (Symbol.dispose) WorkerCorpus.prototype[Symbol.dispose] = WorkerCorpus.prototype.free;

/** Node.js has a navigator from version 21 on. */
function cores() {
  const { navigator, process } = globalThis;
  return navigator?.hardwareConcurrency ?? process?.getBuiltinModule?.("node:os").availableParallelism() ?? 1;
}

/** Whether a document's bytes, if its text is in bytes, are UTF-8. */
function isUtf8({ text }) {
  try {
    if (typeof text !== "string") new TextDecoder("utf-8", { fatal: true }).decode(text);
    return true;
  } catch {
    return false;
  }
}

function sizeOf(document) {
  return document?.text?.length ?? 0;
}

function bytesOf(documents) {
  return documents.reduce((sum, document) => sum + sizeOf(document), 0);
}

/** Neighbouring documents, about a megabyte of text together. */
function slicesOf(documents) {
  const slices = [];
  let bytes = SLICE_BYTES;
  for (const document of documents) {
    bytes += sizeOf(document);
    if (bytes > SLICE_BYTES) {
      slices.push([]);
      bytes = sizeOf(document);
    }
    slices.at(-1).push(document);
  }
  return slices;
}

/** The sketches of each slice. Readers take slices from one list as they become free. */
function sketchesOf(slices, templates, params, readers) {
  const sketches = slices.map(deferred);
  let next = 0;
  const read = async (reader) => {
    while (next < slices.length) {
      const at = next++;
      const texts = slices[at].map((document) => document ?? "");
      sketches[at].resolve(await reader.call("sketchTexts", [texts, true, templates, params]));
    }
  };
  Promise.all(readers.map(read)).catch((error) => {
    for (const { reject } of sketches) reject(error);
  });
  return sketches.map(({ promise }) => promise);
}

function deferred() {
  let settle;
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  // Whoever waits for an earlier one hears of a failure there.
  promise.catch(() => {});
  return { promise, ...settle };
}

/** A document without its text. A removed one has its place all the same: the others keep their ids. */
function labelOf(document) {
  const { text: _, ...label } = document ?? { name: "" };
  return label;
}
