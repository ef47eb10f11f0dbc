/** Fetches what only a visible pair needs: the passages of the pair on screen, the longest ones of the rows on screen. */
import { effect } from "@preact/signals";
import type { Pair } from "../engine/pkg/lookalike.js";
import { pairKey } from "./pairs.ts";
import { messageOf } from "./run.ts";
import * as store from "./store.ts";

/** Pairs asked about at once: some 50 ms of work, so that a pair opened meanwhile has little to wait for. */
const BATCH = 1024;

/** Keeps the comparison on screen in step with the address and the last run. Called once. */
export function followPair(): void {
  let abort = new AbortController();
  effect(() => {
    const route = store.route.value;
    const result = store.result.value;
    const documents = store.documents.value;
    abort.abort();
    if (route.view !== "pair" || !documents.has(route.a) || !documents.has(route.b) || !result) {
      store.comparison.value = { state: "none" };
      return;
    }
    abort = new AbortController();
    const { signal } = abort;
    const { params } = result.report;
    const shown = store.comparison.peek();
    const same = shown.state === "ready" && shown.detail.pair.a === route.a && shown.detail.pair.b === route.b;
    // After a change of settings the old passages stay until the new ones are here: the place is kept.
    if (!same) store.comparison.value = { state: "loading" };
    store.engine.passages(route.a, route.b, params, { signal }).then(
      (detail) => {
        if (!signal.aborted) store.comparison.value = { state: "ready", detail, params };
      },
      (error: unknown) => {
        if (!signal.aborted) store.comparison.value = { state: "failed", message: messageOf(error) };
      },
    );
  });
}

let asking = new AbortController();
let asked = new Set<string>();
let askedFor: object | null = null;

/** Sees to it that the longest passages of these pairs become known; cheap for those that are. */
export function needLongest(pairs: readonly Pair[]): void {
  const result = store.result.peek();
  if (!result) return;
  if (askedFor !== result) {
    askedFor = result;
    asking.abort();
    asking = new AbortController();
    asked = new Set();
    store.longestMissing.value = 0;
  }
  const { report } = result;
  const wanted = new Map<string, [number, number]>();
  for (const pair of pairs) {
    const a = report.documents[pair.a]?.id ?? 0;
    const b = report.documents[pair.b]?.id ?? 0;
    const key = pairKey(a, b);
    if (!asked.has(key)) wanted.set(key, [a, b]);
  }
  const keys = [...wanted.keys()];
  for (let at = 0; at < keys.length; at += BATCH) ask(keys.slice(at, at + BATCH), wanted);
}

/** Before sorting by length all lengths must be known; says how many are still to come. */
export function needAllLongest(): void {
  const report = store.result.peek()?.report;
  if (!report) return;
  needLongest(report.pairs);
  store.longestMissing.value = report.pairs.length - store.longest.peek().byPair.size;
}

function ask(keys: readonly string[], wanted: ReadonlyMap<string, readonly [number, number]>): void {
  const params = store.result.peek()?.report.params;
  if (!params) return;
  const { signal } = asking;
  for (const key of keys) asked.add(key);
  const flat = Uint32Array.from(keys.flatMap((key) => [...(wanted.get(key) ?? [])]));
  store.engine.longestPassages(flat, params, { signal }).then(
    (lengths) => {
      if (signal.aborted) return;
      const { byPair } = store.longest.peek();
      for (const [at, key] of keys.entries()) byPair.set(key, lengths[at] ?? 0);
      store.longest.value = { byPair };
      if (store.longestMissing.peek() > 0) {
        store.longestMissing.value = (store.result.peek()?.report.pairs.length ?? 0) - byPair.size;
      }
    },
    () => {
      // Asked again when the row is next on screen; the run's own errors are shown where they belong.
      for (const key of keys) asked.delete(key);
    },
  );
}
