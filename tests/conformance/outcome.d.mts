import type { HeldDocument } from "../../www/engine/protocol.ts";
import type { Pair, PairDetail, Params, Report } from "../../www/engine/pkg/lookalike.js";

/** A document of the conformance set. */
export type TestDocument = HeldDocument;

/** An engine that holds the documents of one set. */
export interface Opened {
  compare(params: Partial<Params>): Report | Promise<Report>;
  passages(a: number, b: number, params: Partial<Params>): PairDetail | Promise<PairDetail>;
  pairAt(report: Report, index: number): Pair;
  close(): unknown;
}

/** The digest of each case, by its name. */
export function digestsOf(
  set: unknown,
  fixtures: Readonly<Record<string, string>>,
  engine: { open(documents: readonly TestDocument[]): Opened | Promise<Opened> },
): Promise<Record<string, string>>;
