/**
 * The whole app without its views and without a browser: the real engine (./in-process.ts), the real readers in threads, storage in
 * fake-indexeddb, and an address that is a variable. Each app has modules of its own, so that no test sees another's state.
 */
import "fake-indexeddb/auto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { expect } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerTransport } from "vite/module-runner";
import { messages } from "../../tools/messages-plugin.mjs";
import { collectionStorage } from "../../www/collection/collection-storage.ts";
import { EngineClient } from "../../www/engine/client.ts";
import type { Role } from "../../www/engine/pkg/lookalike.js";
import { message } from "../../www/i18n/message.ts";
import type { Keeper } from "../../www/keep/keeping.ts";
import { browserStorage } from "../../www/keep/work-storage.ts";
import type { StartPatternThread } from "../../www/people/pattern-search.ts";
import type { FoundFile } from "../../www/read/read.ts";
import { ReaderPool, type StartReader } from "../../www/read/reader-pool.ts";
import type { StartOpening } from "../../www/share/json/opening.ts";
import type { Address, Ports, ResultPorts } from "../../www/state/ports.ts";
import { essays } from "../e2e/page.ts";
import { compile, Workers } from "./in-process.ts";
import { Locks } from "./locks.ts";
import { builtForNode } from "./node-build.ts";
import { catalogueOf } from "./speak.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The modules of the app that tests drive. */
interface Modules {
  store: typeof import("../../www/state/store.ts");
  actions: typeof import("../../www/intake/intake-actions.ts") &
    typeof import("../../www/documents/document-actions.ts") & {
      /** Adds files as if they had been chosen in a dialog. */
      addFound: (found: readonly FoundFile[], role: Role) => Promise<void>;
    };
  mistakes: typeof import("../../www/settings/mistakes.ts");
  byHand: typeof import("../../www/review/exclusions-in-result.ts");
  run: typeof import("../../www/state/run.ts");
  pairs: typeof import("../../www/pairs/shown-rows.ts");
  comparison: typeof import("../../www/compare/compared-pair.ts");
  check: typeof import("../../www/check/checking.ts");
  exclusions: typeof import("../../www/review/exclusions.ts");
}

/** An app that was started. */
export interface App extends Modules {
  keeper: Keeper;
  address: Address;
  /** The engine's workers. */
  workers: Workers;
  /** Imports another of its modules. */
  load: <M>(path: string) => Promise<M>;
}

/** What may be other than usual. */
interface Options {
  /** The address that it is opened at. */
  hash?: string;
  /** The name of the storage, where what is kept is to be found again. */
  storage?: string;
  compile?: () => Promise<WebAssembly.Module>;
}

let names = 0;

/** A name of storage that no other test uses. */
export function freshStorage(): string {
  return `app ${++names}`;
}

/** Opens the page anew, as far as it is no view. */
export async function openApp({ hash = "", storage = freshStorage(), ...options }: Options = {}): Promise<App> {
  const load = await freshModules();
  const { catalogue } = await load<typeof import("../../www/i18n/t.ts")>("i18n/t.ts");
  catalogue.value = catalogueOf("en");
  const intake = await load<typeof import("../../www/intake/intake-actions.ts")>("intake/intake-actions.ts");
  const modules: Modules = {
    store: await load("state/store.ts"),
    actions: {
      ...intake,
      addFound: (found, role) => intake.addChosen(found.map(chosenFile), role),
      ...(await load<typeof import("../../www/documents/document-actions.ts")>("documents/document-actions.ts")),
    },
    mistakes: await load("settings/mistakes.ts"),
    byHand: await load("review/exclusions-in-result.ts"),
    run: await load("state/run.ts"),
    pairs: await load("pairs/shown-rows.ts"),
    comparison: await load("compare/compared-pair.ts"),
    check: await load("check/checking.ts"),
    exclusions: await load("review/exclusions.ts"),
  };
  const { startApp } = await load<typeof import("../../www/state/run.ts")>("state/run.ts");
  const { startResult } = await load<typeof import("../../www/app/result.ts")>("app/result.ts");
  const workers = new Workers();
  const address = addressOf(hash);
  const [reader, authors, opening] = (await Promise.all(
    ["cli/reader.ts", "www/people/authors.ts", "www/share/json/opening.ts"].map(builtForNode),
  )) as [URL, URL, URL];
  const ports: Ports = {
    engine: new EngineClient({
      startWorker: workers.start,
      compile,
      parallelism: { workers: 1, minBytes: 1e9 },
      ...options,
    }),
    startReaders: () => new ReaderPool(readersIn(reader), 2),
    address,
    fetch: async (path) => new Response(await readFile(new URL(`../../www/public/${path}`, import.meta.url))),
    loadResult: async () => {},
  };
  const resultPorts: ResultPorts = {
    startPatternThread: patternsIn(authors),
    startExperiment: () => {
      throw new Error("no test without a browser runs an experiment");
    },
    startOpening: opensIn(opening),
    recognition: {
      start: () => {
        throw new Error("no test without a browser reads pictures");
      },
      cores: 2,
    },
    keeping: {
      storage: browserStorage(storage),
      former: browserStorage(`${storage} (former)`),
      lock: new Locks().lock(),
      now: Date.now,
      persist: async () => true,
      used: async () => null,
    },
    collections: {
      storage: collectionStorage(`${storage} (archives)`),
      lock: new Locks().lock(),
      now: Date.now,
      notifyTabs: () => {},
      follow: () => {},
      space: async () => ({ used: null, left: null, isLasting: null }),
      askToLast: async () => false,
    },
  };
  void startApp(ports);
  return { ...modules, keeper: startResult(resultPorts), address, workers, load };
}

let server: Promise<ViteDevServer> | null = null;

/** Imports modules of `www/` that no other app has. */
async function freshModules(): Promise<<M>(path: string) => Promise<M>> {
  server ??= createServer({
    ...{ root, configFile: false, logLevel: "error", appType: "custom", plugins: [messages()] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { hot } = (await server).environments.ssr;
  const transport: ModuleRunnerTransport = { invoke: (data) => hot.handleInvoke(data) };
  const runner = new ModuleRunner({ transport, hmr: false }, new ESModulesEvaluator());
  return (path) => runner.import(`/www/${path}`);
}

/** Followers hear of a change in a later task, as from a browser. */
function addressOf(hash: string): Address {
  const followers: (() => void)[] = [];
  let now = hash;
  return {
    read: () => now,
    write: (next) => {
      if (next === now) return;
      now = next;
      setTimeout(() => {
        for (const follow of followers) follow();
      });
    },
    replace: (next) => {
      now = next;
    },
    follow: (onChange) => void followers.push(onChange),
  };
}

function readersIn(module: URL): StartReader {
  return (onReply, onFailure) => {
    const worker = new Worker(module);
    worker.on("message", onReply);
    worker.on("error", ({ message: reason }: Error) => onFailure(message("files-reader-failed", { reason })));
    return { post: (order) => worker.postMessage(order), end: () => void worker.terminate() };
  };
}

const PATTERN_THREAD = `
  const { parentPort, workerData } = require("node:worker_threads");
  parentPort.on("message", async ({ pattern, paths }) => {
    const { matchAuthors } = await import(workerData);
    matchAuthors(pattern, paths, (_, author) => parentPort.postMessage({ author }));
  });
`;

function patternsIn(module: URL): StartPatternThread {
  return (onFound, onFailure) => {
    const worker = new Worker(PATTERN_THREAD, { eval: true, workerData: module.href });
    worker.on("message", onFound);
    worker.on("error", ({ message: detail }: Error) => onFailure(message("engine-fault", { detail })));
    return { post: (wanted) => worker.postMessage(wanted), end: () => void worker.terminate() };
  };
}

const OPENING_THREAD = `
  const { parentPort, workerData } = require("node:worker_threads");
  parentPort.on("message", async (text) => {
    const { piecesOf } = await import(workerData);
    for (const piece of piecesOf(text)) parentPort.postMessage(piece);
  });
`;

function opensIn(module: URL): StartOpening {
  return (file, onPiece, onFailure) => {
    const worker = new Worker(OPENING_THREAD, { eval: true, workerData: module.href });
    worker.on("message", onPiece);
    worker.on("error", ({ message: reason }: Error) => onFailure(message("files-not-opened", { reason })));
    void file.text().then((text) => worker.postMessage(text));
    return { end: () => void worker.terminate() };
  };
}

/** A file as it is given to the page. */
export function fileOf(path: string, text: string): FoundFile {
  const blob = new Blob([text]);
  return { path, size: blob.size, open: () => blob };
}

/** A file as a dialog hands it over, with its path within a folder. */
function chosenFile({ path, open }: FoundFile): File {
  return Object.assign(new File([open()], path), { webkitRelativePath: path });
}

/** The essays that the tests of the page are about: the first two share 40 words. */
export const essayFiles: readonly FoundFile[] = essays.map(({ name, buffer }) => fileOf(name, buffer.toString()));

/** Adds the essays, or the first few of them. */
export async function addEssays({ actions }: App, count = essayFiles.length): Promise<void> {
  await actions.addFound(essayFiles.slice(0, count), "submission");
}

/** Waits until something holds of the app. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  await expect.poll(holds, { message: what, intervals: [10, 20, 50] }).toBe(true);
}

/** Does something, and waits for the result of the run that follows. */
export async function compared({ store }: App, act: () => unknown): Promise<NonNullable<typeof store.result.value>> {
  const { value: before } = store.result;
  await act();
  await until(() => store.result.value !== null && store.result.value !== before, "a new result");
  return store.result.value as NonNullable<typeof store.result.value>;
}

type CollectionActions = typeof import("../../www/collection/collection-actions.ts");
type CollectionPage = typeof import("../../www/collection/page-collections.ts");
type PageDocuments = typeof import("../../www/collection/page-documents.ts");

/** What the view of collections does, once collections are there. */
export async function collectionsOf({ load }: App): Promise<CollectionActions & CollectionPage & PageDocuments> {
  const page = await load<CollectionPage>("collection/page-collections.ts");
  await until(() => page.collections.state.value.state === "ready", "the collections");
  const kept = await load<PageDocuments>("collection/page-documents.ts");
  return { ...(await load<CollectionActions>("collection/collection-actions.ts")), ...kept, ...page };
}

/** Keeps all documents of the page in a new collection, which is the first one. */
export async function keepAll(app: App, name: string) {
  const { collections, keepDocuments } = await collectionsOf(app);
  await keepDocuments({ name }, "all");
  const [collection] = collections.list.value;
  if (!collection) throw new Error("There is no collection.");
  return collection;
}
