/**
 * The longest passages of listed pairs, which the engine computes on demand: for the rows on screen, and for all rows if the
 * table is sorted or searched by them. One call at a time, rows on screen first, so that other engine calls wait for one
 * batch at most. Each run has its own lengths; those of another run never reach it.
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Report } from "../engine/pkg/lookalike.js";
import { knownLengths, type Longest, noLengths, type PairOrder } from "./sorted-rows.ts";

/** Pairs per call: some 50 ms of work, so that a pair opened meanwhile does not wait long. */
const BATCH = 1024;

/** Returns the number of tokens in the longest passage of each of a report's rows. */
export type Ask = (report: Report, rows: readonly number[], signal: AbortSignal) => Promise<ArrayLike<number>>;

interface Setup {
  /** The report on screen. */
  report: ReadonlySignal<Report | null>;
  order: ReadonlySignal<PairOrder>;
  /** Whether all lengths are needed for a reason other than sorting: they are searched for. */
  isSearched?: ReadonlySignal<boolean>;
  ask: Ask;
}

export interface Lengths {
  /** The lengths known so far. The array grows in place; a new wrapper signals a change. */
  readonly longest: ReadonlySignal<Longest>;
  /** How many are still unknown: the table cannot be sorted by them before all are known. */
  readonly missing: ReadonlySignal<number>;
  /** Requests the lengths of these rows, those on screen; cheap if they are known. */
  need(rows: Iterable<number>): void;
  /** Requests all lengths of each run while the table is sorted by them. Called once; the returned function ends it. */
  follow(): () => void;
}

export function createLengths({ report, order, isSearched, ask }: Setup): Lengths {
  const run = computed(() => (report.value ? new RunLengths(report.value, ask) : null));
  const longest = computed(() => run.value?.longest.value ?? noLengths);
  return {
    longest,
    missing: computed(() => longest.value.tokens.length - longest.value.known),
    need: (rows) => run.peek()?.need(rows),
    follow: () => {
      const ends = [
        effect(() => {
          const { value } = run;
          return () => value?.end();
        }),
        effect(() => run.value?.wantAll(order.value.key === "longest" || isSearched?.value === true)),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** The lengths of one run, which start with those in its report. */
class RunLengths {
  readonly longest;
  private readonly report: Report;
  private readonly ask: Ask;
  private readonly controller = new AbortController();
  private isAsking = false;
  /** The rows on screen that are still to be requested. Those that have left it are not. */
  private near: readonly number[] = [];
  private areAllWanted = false;

  constructor(report: Report, ask: Ask) {
    this.report = report;
    this.ask = ask;
    this.longest = signal<Longest>(knownLengths(report));
  }

  need(rows: Iterable<number>): void {
    this.near = [...rows];
    this.askNext();
  }

  wantAll(areWanted: boolean): void {
    this.areAllWanted = areWanted;
    this.askNext();
  }

  end(): void {
    this.controller.abort();
  }

  private askNext(): void {
    const { signal } = this.controller;
    if (this.isAsking || signal.aborted) return;
    const rows = this.nextRows();
    if (rows.length === 0) return;
    this.isAsking = true;
    this.ask(this.report, rows, signal)
      .then(
        (found) => {
          if (signal.aborted) return;
          const { tokens, known } = this.longest.peek();
          for (const [at, row] of rows.entries()) tokens[row] = found[at] ?? 0;
          this.longest.value = { tokens, known: known + rows.length };
        },
        () => {
          // They are requested again when rows come on screen or the table is sorted again; errors of the run itself are
          // shown elsewhere.
          this.near = [];
          this.areAllWanted = false;
        },
      )
      .finally(() => {
        this.isAsking = false;
        this.askNext();
      });
  }

  private nextRows(): number[] {
    const { tokens } = this.longest.peek();
    const near = this.near.filter((row) => tokens[row] === -1).slice(0, BATCH);
    if (near.length > 0 || !this.areAllWanted) return near;
    const rows: number[] = [];
    for (let row = tokens.indexOf(-1); row >= 0 && rows.length < BATCH; row = tokens.indexOf(-1, row + 1))
      rows.push(row);
    return rows;
  }
}
