/**
 * Everything the app needs from its environment: workers, the address, files shipped with the page, storage. The page, or a
 * unit test, passes them in once (run.ts, app/result.ts), so that no module of the app starts a worker or reads the address.
 */

import type { CollectionPorts } from "../collection/collections.ts";
import type { EngineClient } from "../engine/client.ts";
import type { Message } from "../i18n/message.ts";
import type { KeepingHost } from "../keep/keeping.ts";
import type { StartPatternThread } from "../people/pattern-search.ts";
import type { FileContent } from "../read/content.ts";
import type { Job, ReaderPool } from "../read/reader-pool.ts";
import type { StartPageThread } from "../read/recognition/page-threads.ts";
import type { StartOpening } from "../share/json/opening.ts";

/** A thread that does one task of a feature and is ended with it; only the feature knows its messages. */
export interface Thread {
  post(order: unknown): void;
  end(): void;
}

/** Starts one. It calls `onReply` with each answer, and `onFailure` if it cannot continue. */
export type StartThread<Reply = unknown> = (
  onReply: (reply: Reply) => void,
  onFailure: (problem: Message) => void,
) => Thread;

/** The part of the page's address that identifies the view: "#/documents". */
export interface Address {
  read: () => string;
  /** Adds a step to the browser's history; followers are notified later, as of any other change. */
  write: (hash: string) => void;
  /** Replaces the current step; followers are not notified. */
  replace: (hash: string) => void;
  follow: (onChange: () => void) => void;
}

/** The ports for a first comparison. */
export interface Ports {
  engine: EngineClient;
  /** Readers for one batch of files. Call `end` when it is done: an idle one keeps everything it has loaded. */
  startReaders: () => ReaderPool;
  address: Address;
  /** Fetches a file shipped with the page, by its relative path. */
  fetch: (path: string, signal: AbortSignal) => Promise<Response>;
  /**
   * Resolves once the views of a result have been loaded and started; rejects with a `UserError` if they cannot be loaded.
   */
  loadResult: () => Promise<void>;
}

/** The ports for the views of a result. */
export interface ResultPorts {
  startPatternThread: StartPatternThread;
  /** A thread for one experiment of the Lab. */
  startExperiment: StartThread;
  startOpening: StartOpening;
  keeping: Omit<KeepingHost, "work" | "restore">;
  collections: CollectionPorts;
  /** The threads that read text from pictures. */
  recognition: { start: StartPageThread; cores: number };
}

/** The app's ports. Not to be used before `connect` is called: modules refer to them only inside functions. */
export let ports: Ports;
/** Not to be used before `connectResult` is called. */
export let resultPorts: ResultPorts;
/** The app's only engine. */
export let engine: EngineClient;

/** Sets the app's ports. Called once, before anything else. */
export function connect(given: Ports): void {
  ports = given;
  engine = given.engine;
}

/** Sets the ports of the result views. Called once, before they start. */
export function connectResult(given: ResultPorts): void {
  resultPorts = given;
}

/** Reads one file with its own readers. If `signal` is aborted, they end, and the answer says that it was cancelled. */
export async function readOne(job: Job, signal?: AbortSignal): Promise<FileContent> {
  const readers = ports.startReaders();
  const end = (): void => readers.end();
  signal?.addEventListener("abort", end);
  try {
    return (await readers.run(job)).found;
  } finally {
    signal?.removeEventListener("abort", end);
    readers.end();
  }
}
