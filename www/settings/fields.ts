/**
 * The values of the settings form, and their conversion to the engine's parameters. A field keeps what was typed, right or
 * wrong: only the engine validates it, so that page, terminal and library agree.
 */

import { type Parameter, parameter, parameterNames } from "../engine/parameters.ts";
import type { Params } from "../engine/pkg/lookalike.js";
import type { AuthorRule } from "../people/authors.ts";
import type { ChoiceName, NamesOf } from "./changes.ts";

/** The numeric parameters. */
type AmountName = NamesOf<"whole" | "decimal" | "share">;

/**
 * The values of the form. Numbers are text, because a half-typed number is not a number yet; the threshold is a percentage.
 */
export type Fields = Pick<Params, ChoiceName | NamesOf<"switch">> &
  Record<AmountName, string> & {
    /** The page's own: how to find a file's author, and the pattern, if it is by pattern. */
    authorBy: AuthorRule["by"];
    authorPattern: string;
    /** Whether traces in the files are shown. */
    traces: boolean;
  };

/** The form for given parameters; values that the engine chooses automatically are left to it. */
export function fieldsOf(params: Params): Fields {
  const fields = parameterNames.map((name) => {
    const [known, value] = [parameter(name), params[name]];
    if ("empty" in known) return [name, ""];
    if (known.kind === "share") return [name, String(Math.round(Number(value) * 1e6) / 1e4)];
    return [name, typeof value === "number" ? String(value) : value];
  });
  return { ...(Object.fromEntries(fields) as Fields), authorBy: "layout", authorPattern: "", traces: true };
}

/** The parameters for the engine. An empty or invalid number is passed on as NaN, which the engine reports. */
export function paramsOf(fields: Partial<Fields>): Partial<Params> {
  const given = parameterNames.flatMap((name) => {
    const value = fields[name];
    const known = parameter(name);
    if (value === undefined || ("empty" in known && String(value).trim() === "")) return [];
    return [[name, typeof value === "string" ? valueFrom(known, value) : value] as const];
  });
  return Object.fromEntries(given);
}

function valueFrom({ kind }: Parameter, typed: string): string | number {
  if (kind === "whole") return wholeFrom(typed);
  if (kind === "decimal") return decimalFrom(typed);
  // Rounded so that 35 results in the same bits as the literal 0.35.
  return kind === "share" ? Math.round(decimalFrom(typed) * 1e6) / 1e8 : typed;
}

// Parses numbers as people type them. A comma is a decimal point where only decimals make sense, and separates thousands
// where only whole numbers do; so no number is misread in any language.

/** "0,9" → 0.9. NaN for anything that is not a number, including nothing. */
export function decimalFrom(typed: string): number {
  const plain = typed.trim();
  if (plain === "") return Number.NaN;
  return Number(/^[+-]?\d*,\d+$/.test(plain) ? plain.replace(",", ".") : plain);
}

/** A percentage as a fraction: "2,5" → 0.025. Null unless it is above 0 and below 100. */
export function shareFrom(typed: string): number | null {
  const percent = decimalFrom(typed);
  return percent > 0 && percent < 100 ? percent / 100 : null;
}

/** "10,000", "10.000" and "10 000" → 10000. Decimals are kept, for the engine to reject. */
export function wholeFrom(typed: string): number {
  const plain = typed.trim();
  const isGrouped = /^[1-9]\d{0,2}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/.test(plain);
  return isGrouped ? Number(plain.replace(/\D/g, "")) : decimalFrom(plain);
}
