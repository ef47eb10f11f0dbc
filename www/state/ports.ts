/**
 * What the app takes from the world around it: workers, the address, files that are shipped with the page, storage. It is handed
 * these once (run.ts, app/result.ts), by the page or by a unit test, so that no module of the app starts a worker or reads the address.
 */

import type { ArchivePorts } from "../collection/collections.ts";
import type { EngineClient } from "../engine/client.ts";
import type { Message } from "../i18n/message.ts";
import type { KeepingHost } from "../keep/keeping.ts";
import type { StartPatternThread } from "../people/pattern-search.ts";
import type { FileContent } from "../read/content.ts";
import type { Job, ReaderPool } from "../read/pool.ts";
import type { StartOpening } from "../share/json/opening.ts";

/** A thread that works on one order of a feature's own and is ended with it; the feature knows what goes to and fro. */
export interface Thread {
  post(order: unknown): void;
  end(): void;
}

/** Starts one. It calls `onReply` with each answer, and `onFailure` if it cannot go on: null where it could not be loaded. */
export type StartThread = (
  onReply: (reply: unknown) => void,
  onFailure: (reason: Message | string | null) => void,
) => Thread;

/** The part of the page's address that says where the user is: "#/documents". */
export interface Address {
  read: () => string;
  /** A step that Back takes back; followers are told of it later, as of any other change. */
  write: (hash: string) => void;
  /** Takes the place of the step that the user is at; followers are not told. */
  replace: (hash: string) => void;
  follow: (onChange: () => void) => void;
}

/** What a first comparison takes. */
export interface Ports {
  engine: EngineClient;
  /** Readers for one batch of files. `end` them when it is done: an idle one holds what it has loaded. */
  startReaders: () => ReaderPool;
  address: Address;
  /** Fetches a file that is shipped with the page, by its path beside it. */
  fetch: (path: string, signal: AbortSignal) => Promise<Response>;
  /** Ends once the views of a result have been loaded and started; rejects with a `SaidError` where they cannot be loaded. */
  loadResult: () => Promise<void>;
}

/** What the views of a result take. */
export interface ResultPorts {
  startPatternThread: StartPatternThread;
  /** A thread for one experiment of the Lab. */
  startExperiment: StartThread;
  startOpening: StartOpening;
  keeping: Omit<KeepingHost, "work" | "restore">;
  archives: ArchivePorts;
}

/** The app's ports. Nothing may use them before `connect` was called: modules only name them in functions. */
export let ports: Ports;
/** Nothing may use them before `connectLate` was called. */
export let resultPorts: ResultPorts;
/** The app's only engine. */
export let engine: EngineClient;

/** Hands the app its ports. Called once, before anything else. */
export function connect(given: Ports): void {
  ports = given;
  engine = given.engine;
}

/** Hands them their ports. Called once, before they start. */
export function connectResult(given: ResultPorts): void {
  resultPorts = given;
}

/** Reads one file by readers of its own. Once `signal` is aborted they end, and the answer says that it was cancelled. */
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
