/**
 * What an experiment is given, and what it gives back: plain data, so that it crosses from the worker to the page, and
 * the page only draws it, and says it in the reader's language. Every plot's numbers stand in a table too.
 */
import type { Message } from "../../i18n/message.ts";
import type { Answers, Entries, Field } from "./fields.ts";

type Engine = typeof import("../../engine/pkg/lookalike.js");

/** What of the engine the experiments use: nothing of it needs a worker or a browser. */
export type LabEngine = Pick<
  Engine,
  "Corpus" | "candidateProbability" | "birthday" | "expectedCollisions" | "functionsNeeded" | "modularAsPrinted"
>;

/** A text to experiment on. */
export interface LabDocument {
  readonly name: string;
  readonly text: string;
}

/** What the experiments are made on. */
export interface LabData {
  /** The texts on the page; null where permutations are to be made instead. */
  readonly documents: readonly LabDocument[] | null;
  /** What is permuted. */
  readonly text: string;
  /** Decides the permutations, and the hash functions of the signatures. */
  readonly seed: number;
  /** How many permutations there are where an experiment leaves it open. */
  readonly permutations: number;
}

/** What an experiment works with: the engine, the only clock, and someone to tell how far it has come. */
export interface Tools {
  readonly engine: LabEngine;
  /** Milliseconds since some time. */
  now(): number;
  progress(done: number, total: number): void;
}

/** What is said in the reader's language; a name that is the same in all of them is a text. */
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
  /** The number of the series whose colour it shares. */
  readonly hue?: number;
}

/** An axis: what its numbers are, and how they are written. */
export interface Axis {
  readonly label: Label;
  readonly format: NumberFormat;
  readonly logarithmic?: boolean;
  /** Where it begins and ends, whatever the numbers. */
  readonly from?: number;
  readonly to?: number;
}

/** Some series over one row of x. */
export interface Plot {
  readonly title: Message;
  readonly x: Axis;
  readonly y: Axis;
  readonly at: readonly number[];
  readonly series: readonly Series[];
}

/** How the numbers of a column or an axis are written: a share of 1 with per cent, and so on. */
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

/** Null where there is nothing to say. */
export type Cell = Label | number | null;

/** Whether a claim of a paper held on these data. */
export interface Finding {
  /** Which paper says it, and where. */
  readonly source: Message;
  readonly claim: Message;
  readonly verdict: ClaimVerdict;
  /** The numbers that decide it, in a sentence. */
  readonly because: Message;
}

/** "wrong" is an error of the paper's own reckoning, which no data could mend. */
export type ClaimVerdict = "held" | "failed" | "unclear" | "wrong";

/** What an experiment gives. */
export interface Outcome {
  /** What was used: which texts, how many of them. */
  readonly setting: Message;
  readonly findings: readonly Finding[];
  readonly plots: readonly Plot[];
  readonly tables: readonly Table[];
}

/** One experiment: what it asks, what can be set, and how it is done. */
export interface Experiment {
  readonly id: string;
  readonly title: Message;
  readonly sources: Message;
  /** What is done, in two or three sentences. */
  readonly about: Message;
  readonly fields: readonly Field[];
  /** The same data, answers and engine give the same outcome, but for durations. Throws a [`CannotRun`] where they do not fit. */
  run(tools: Tools, data: LabData, answers: Answers): Outcome;
}

/** What the page asks of the worker: one experiment a worker at a time. */
export interface ExperimentOrder {
  readonly id: string;
  readonly entries: Entries;
  readonly data: LabData;
}

/** What the worker says. */
export type LabReply =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "done"; readonly outcome: Outcome }
  | { readonly kind: "failed"; readonly message: Label };
