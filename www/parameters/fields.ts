/**
 * The settings as they stand in the form, and the step from there to the engine's parameters. A field keeps what was
 * typed, right or wrong: only the engine says what is a mistake, so that page, terminal and library agree.
 */
import type { Mistake, Params } from "../engine/pkg/lookalike.js";
import { mistakeInPattern, type OwnerRule } from "../files/owners.ts";
import { type Message, message } from "../messages/message.ts";
import type { ChoiceName } from "./options.ts";

/** What can be excluded, besides common phrases. */
type ExcludeName = "excludeQuotes" | "excludeReferences" | "excludeEditedTemplate";

/** The parameters that are yes or no. */
type SwitchName =
  | "lowercase"
  | "stripPunctuation"
  | "stripAccents"
  | "nfkc"
  | "repair"
  | "reduceCode"
  | "evidence"
  | ExcludeName;

/** The numbers that must stand there. */
const NUMBERS = ["k", "minMatched", "seed", "maxPairs", "maxPairsPerDocument", "memoryLimit"] as const;

/** The numbers that the engine chooses, or does without, where the field is empty. */
const OPTIONAL = [
  ...(["signatureLength", "bands", "rows", "maxDocumentFrequency", "winnow", "falseNegativeWeight"] as const),
  ...(["stem", "reach", "passageGap", "shortestPassage"] as const),
] as const;

/** What stands in the form. Numbers are text, for a half-typed number is none yet; the threshold is in per cent. */
export type Fields = Pick<Params, ChoiceName | SwitchName> &
  Record<(typeof NUMBERS)[number] | (typeof OPTIONAL)[number] | "threshold", string> & {
    /** The page's own: what tells whose a file is, and the pattern, where it is by a pattern. */
    ownerBy: OwnerRule["by"];
    ownerPattern: string;
  };

/** The form for given parameters; what the engine chooses by itself is left to it. */
export function fieldsOf(params: Params): Fields {
  const { unit, whitespace, counting, fingerprint, method, measure, family, bandHash } = params;
  const { lowercase, stripPunctuation, stripAccents, nfkc, repair } = params;
  const { language, reduceCode, weighting, evidence } = params;
  const { excludeQuotes, excludeReferences, excludeEditedTemplate } = params;
  return {
    ...{ unit, whitespace, counting, fingerprint, method, measure, family, bandHash },
    ...{ lowercase, stripPunctuation, stripAccents, nfkc, repair },
    ...{ language, reduceCode, weighting, evidence },
    ...{ excludeQuotes, excludeReferences, excludeEditedTemplate },
    k: String(params.k),
    minMatched: String(params.minMatched),
    threshold: String(Math.round(params.threshold * 1e6) / 1e4),
    seed: String(params.seed),
    maxPairs: String(params.maxPairs),
    maxPairsPerDocument: String(params.maxPairsPerDocument),
    memoryLimit: String(params.memoryLimit),
    ...{ signatureLength: "", bands: "", rows: "", maxDocumentFrequency: "", winnow: "", falseNegativeWeight: "" },
    ...{ stem: "", reach: "", passageGap: "", shortestPassage: "" },
    ownerBy: "layout",
    ownerPattern: "",
  };
}

/** What is wrong with the user's pattern; null where nothing is, or none is asked for. */
export function ownerMistake(
  { ownerBy, ownerPattern }: Pick<Fields, "ownerBy" | "ownerPattern">,
  failed: { pattern: string; mistake: Message | string } | null,
): Message | string | null {
  if (ownerBy !== "pattern") return null;
  return mistakeInPattern(ownerPattern) ?? (failed?.pattern === ownerPattern ? failed.mistake : null);
}

/** The parameters for the engine. An empty or unreadable number goes on as NaN, which the engine reports. */
export function paramsOf(fields: Fields): Partial<Params> {
  const { unit, whitespace, counting, fingerprint, method, measure, family, bandHash } = fields;
  const { lowercase, stripPunctuation, stripAccents, nfkc, repair } = fields;
  const { language, reduceCode, weighting, evidence } = fields;
  const { excludeQuotes, excludeReferences, excludeEditedTemplate } = fields;
  const params: Partial<Params> = {
    ...{ unit, whitespace, counting, fingerprint, method, measure, family, bandHash },
    ...{ lowercase, stripPunctuation, stripAccents, nfkc, repair },
    ...{ language, reduceCode, weighting, evidence },
    ...{ excludeQuotes, excludeReferences, excludeEditedTemplate },
    // Rounded so that 35 gives the same bits as 0.35 written out.
    threshold: Math.round(numberOf(fields.threshold) * 1e6) / 1e8,
  };
  for (const name of NUMBERS) params[name] = numberOf(fields[name]);
  for (const name of OPTIONAL) if (fields[name].trim() !== "") params[name] = numberOf(fields[name]);
  return params;
}

function numberOf(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}

/** The engine's mistakes by field; the threshold's, which the form has in per cent, in the form's unit. */
export function mistakesByField(
  mistakes: readonly Mistake[],
  fields: Fields,
): ReadonlyMap<string, readonly (Message | string)[]> {
  const byField = new Map<string, (Message | string)[]>();
  for (const { field, message: text } of mistakes) {
    const own = field === "threshold" ? message("parameters-threshold-wrong", { value: fields.threshold }) : text;
    byField.set(field, [...(byField.get(field) ?? []), own]);
  }
  return byField;
}
