/**
 * The input and output of an experiment: plain data, so that it can be sent from the worker to the page, which only draws
 * it, in the reader's language. Every plot's numbers are in a table, too.
 */
import type { Message } from "../../i18n/message.ts";
import type { Entries, Field, FieldValues } from "./experiment-fields.ts";

type Engine = typeof import("../../engine/pkg/lookalike.js");

/** The parts of the engine that experiments use: none of them needs a worker or a browser. */
export type LabEngine = Pick<
  Engine,
  "Corpus" | "candidateProbability" | "birthday" | "expectedCollisions" | "functionsNeeded" | "modularAsPrinted"
>;

/** A text to experiment on. */
export interface LabDocument {
  readonly name: string;
  readonly text: string;
}

/** The data of the experiments. */
export interface LabData {
  /** The texts on the page; null to use permutations instead. */
  readonly documents: readonly LabDocument[] | null;
  /** The text to permute. */
  readonly text: string;
  /** Determines the permutations, and the hash functions of the signatures. */
  readonly seed: number;
  /** The number of permutations unless an experiment sets its own. */
  readonly permutations: number;
}

/** The tools of an experiment: the engine, the only clock, and a progress callback. */
export interface Tools {
  readonly engine: LabEngine;
  /** Milliseconds since an arbitrary time. */
  now(): number;
  progress(done: number, total: number): void;
}

/** A message in the reader's language; a name that is the same in all of them is a string. */
export type Label = Message | string;

/** Why an experiment cannot be run, for the user to read. */
export class CannotRun extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.code);
    this.reason = reason;
  }
}

/** A line, some dots, or an edge of the area between two rows of numbers: the upper one, and next to it the lower. */
export interface Series {
  readonly label: Label;
  readonly draw: "line" | "dots" | "upper" | "lower";
  readonly y: readonly (number | null)[];
  /** The number of the series with which it shares a colour. */
  readonly hue?: number;
}

/** An axis: what its numbers are, and how they are written. */
export interface Axis {
  readonly label: Label;
  readonly format: NumberFormat;
  readonly isLogarithmic?: boolean;
  /** Its start and end, whatever the numbers. */
  readonly from?: number;
  readonly to?: number;
}

/** Some series over one row of x. */
export interface PlotData {
  readonly title: Message;
  readonly x: Axis;
  readonly y: Axis;
  readonly xValues: readonly number[];
  readonly series: readonly Series[];
}

/** How the numbers of a column or an axis are written: a fraction as a percentage, and so on. */
export type NumberFormat =
  | "text"
  | "integer"
  | "number"
  | "share"
  | "probability"
  | "difference"
  | "milliseconds"
  | "nanoseconds";

/** The numbers behind a plot. */
export interface Table {
  readonly caption: Message;
  readonly columns: readonly { readonly label: Label; readonly format: NumberFormat }[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Null if there is no value. */
export type Cell = Label | number | null;

/** Whether a claim of a paper held on these data. */
export interface Finding {
  /** The paper that makes the claim, and where. */
  readonly source: Message;
  readonly claim: Message;
  readonly verdict: ClaimVerdict;
  /** The numbers that decide it, in a sentence. */
  readonly because: Message;
}

/** "wrong": a mistake in the paper's own calculation, which no data could repair. */
export type ClaimVerdict = "held" | "failed" | "unclear" | "wrong";

/** The result of an experiment. */
export interface ExperimentOutcome {
  /** The data that was used: which texts, and how many. */
  readonly setting: Message;
  readonly findings: readonly Finding[];
  readonly plots: readonly PlotData[];
  readonly tables: readonly Table[];
}

/** One experiment: its question, its settings, and its implementation. */
export interface Experiment {
  readonly id: string;
  readonly title: Message;
  readonly sources: Message;
  /** A description, in two or three sentences. */
  readonly about: Message;
  readonly fields: readonly Field[];
  /**
   * The same data, field values and engine produce the same outcome, except for durations. Throws a [`CannotRun`] if they do not
   * fit.
   */
  run(tools: Tools, data: LabData, fieldValues: FieldValues): ExperimentOutcome;
}

/** The page's request to the worker: one experiment per worker at a time. */
export interface ExperimentOrder {
  readonly id: string;
  readonly entries: Entries;
  readonly data: LabData;
}

/** The worker's messages. */
export type LabReply =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "done"; readonly outcome: ExperimentOutcome }
  | { readonly kind: "failed"; readonly message: Label };
