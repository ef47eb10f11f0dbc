/** What sketches depend on besides their texts, so that they are never reused under other parameters. */

import { parameter } from "./parameters.ts";
import type { Params } from "./pkg/lookalike.js";
import type { EngineDocument } from "./protocol.ts";

/** How texts are sketched. */
export interface Sketching {
  /** Whether exact sets are kept, or only signatures. */
  readonly hasSets: boolean;
  /** Equal if sets are equal. */
  readonly shingles: string;
  /** Equal if sketches are equal to the byte. */
  readonly all: string;
  /** Whether a document's name affects how its text is read. */
  readonly dependsOnName: boolean;
  /** Whether signing again is fast: one hash per shingle, not one per position of the signature. */
  readonly signsQuickly: boolean;
}

/** How `documents` are sketched under complete parameters. */
export function sketchingOf(params: Params, hasSets: boolean, documents: Iterable<EngineDocument>): Sketching {
  const names = (Object.keys(params) as (keyof Params)[]).filter((name) => parameter(name).sketch !== "nothing").sort();
  const values = (of: readonly (keyof Params)[]): string => JSON.stringify(of.map((name) => [name, params[name]]));
  // Signatures without sets exclude the templates' shingles; all sketches exclude text that differs from a template only by
  // small edits; and winnowing keeps everything in templates.
  const dependsOnTemplates = !hasSets || params.evidence || params.excludeEditedTemplate || params.winnow > 1;
  const templates = dependsOnTemplates ? templatesOf(documents).map(({ id }) => id) : [];
  return {
    hasSets,
    shingles: JSON.stringify([values(names.filter((name) => parameter(name).sketch !== "signatures")), templates]),
    all: JSON.stringify([hasSets, values(names), templates]),
    dependsOnName: params.unit === "code",
    signsQuickly: params.family === "onePermutation",
  };
}

export function templatesOf(documents: Iterable<EngineDocument>): EngineDocument[] {
  return [...documents].filter(({ role }) => role === "template");
}

/** Whether sketches made one way can be used in a corpus that is to be sketched another way. */
export function serves(made: Sketching, wanted: Sketching): boolean {
  if (made.all === wanted.all) return true;
  return made.hasSets && wanted.hasSets && made.shingles === wanted.shingles && wanted.signsQuickly;
}
