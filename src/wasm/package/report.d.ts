import type { DocumentCounts } from "./columns.js";
import type {
  Pair as MeasuredPair,
  PairDetail,
  Params,
  Passage,
  Report as ReportColumns,
  Warning,
} from "./lookalike.js";

/** What the generated module calls a report and a pair: columns, and a pair without its documents. */
export type { MeasuredPair, ReportColumns };

declare const Measures: new () => Readonly<Omit<MeasuredPair, "a" | "b">>;
declare const Findings: new () => Readonly<Omit<ReportColumns, "documents" | "pairs" | "estimates" | "rewritten">>;
declare const Counts: new () => Readonly<DocumentCounts>;

/** A document of a report, with its counts. */
export class ReportDocument extends Counts {
  private constructor();
  /** Its place in the report's list, and among the texts of a plain `compare`. */
  readonly index: number;
  /** Warnings about it, such as hidden words, or a text that is too short; usually empty. */
  readonly warnings: readonly Warning[];
  /**
   * Its text, to which positions refer: as it was given, with U+FFFD for each lone surrogate, and from bytes without their byte
   * order mark. None where only its sketch is held. Throws where its corpus was freed, or has removed it.
   */
  readonly text: string | undefined;
}

/** A pair of documents of a report, with every measure. Shares are from 0 to 1. */
export class Pair extends Measures {
  private constructor();
  readonly a: ReportDocument;
  readonly b: ReportDocument;
  /** Both documents' names. */
  readonly names: [string, string];
  /**
   * The passages that both share, found again in their texts, with places in UTF-16 code units. `params` in place of the
   * report's own.
   */
  passages(params?: Partial<Params> | null): Passage[];
}

/** Two documents of a report of which one may be rewritten from the other throughout. They share no listed passage. */
export interface RewrittenPair {
  readonly a: ReportDocument;
  readonly b: ReportDocument;
  /** How many rare words are in the same order in both. */
  readonly inOrder: number;
  /** How many rare words these parts of both contain. */
  readonly shared: number;
}

/** The corpus in which a report finds passages and texts. */
export interface PassageSource {
  passages(a: number, b: number, params?: Partial<Params> | null): PairDetail;
  text(id: number): string | undefined;
}

/** Everything a comparison found, and everything needed to repeat it. */
export class Report extends Findings {
  /**
   * A report out of columns, such as those that came from a worker. Passages and texts are found in `corpus`, which must hold
   * the documents under their ids.
   */
  constructor(columns: ReportColumns, corpus?: PassageSource | null);
  /** The documents, in the order they were given. Made when first asked for. */
  readonly documents: readonly ReportDocument[];
  /**
   * The pairs with evidence, strongest first; then the others at or above the threshold, most similar first. Made when first
   * asked for, about a microsecond each; `columns` has the same without objects.
   */
  readonly pairs: readonly Pair[];
  /** Pairs without evidence that may be rewritten from one another throughout, strongest first. Made when first asked for. */
  readonly rewritten: readonly RewrittenPair[];
  /**
   * The same as plain data, a typed array for each count: for those who go through millions, and for `postMessage`
   * and `structuredClone`.
   */
  readonly columns: ReportColumns;
}
