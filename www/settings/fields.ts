/**
 * The settings as they stand in the form, and the step from there to the engine's parameters. A field keeps what was
 * typed, right or wrong: only the engine says what is a mistake, so that page, terminal and library agree.
 */

import { type Parameter, parameter, parameterNames } from "../engine/parameters.ts";
import type { Params } from "../engine/pkg/lookalike.js";
import type { OwnerRule } from "../people/owners.ts";
import type { ChoiceName, NamesOf } from "./changes.ts";

/** The parameters that are numbers. */
type AmountName = NamesOf<"whole" | "decimal" | "share">;

/** What stands in the form. Numbers are text, for a half-typed number is none yet; the threshold is in per cent. */
export type Fields = Pick<Params, ChoiceName | NamesOf<"switch">> &
  Record<AmountName, string> & {
    /** The page's own: what tells whose a file is, and the pattern, where it is by a pattern. */
    ownerBy: OwnerRule["by"];
    ownerPattern: string;
  };

/** The form for given parameters; what the engine chooses by itself is left to it. */
export function fieldsOf(params: Params): Fields {
  const fields = parameterNames.map((name) => {
    const [known, value] = [parameter(name), params[name]];
    if ("empty" in known) return [name, ""];
    if (known.kind === "share") return [name, String(Math.round(Number(value) * 1e6) / 1e4)];
    return [name, typeof value === "number" ? String(value) : value];
  });
  return { ...(Object.fromEntries(fields) as Fields), ownerBy: "layout", ownerPattern: "" };
}

/** The parameters for the engine. An empty or unreadable number goes on as NaN, which the engine reports. */
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
  // Rounded so that 35 gives the same bits as 0.35 written out.
  return kind === "share" ? Math.round(decimalFrom(typed) * 1e6) / 1e8 : typed;
}

// Numbers as people type them. A comma is a decimal point where only decimals make sense, and separates thousands where only whole
// numbers do; so no number is ever taken for another in any language.

/** "0,9" → 0.9. NaN for what is no number, nothing included. */
export function decimalFrom(typed: string): number {
  const plain = typed.trim();
  if (plain === "") return Number.NaN;
  return Number(/^[+-]?\d*,\d+$/.test(plain) ? plain.replace(",", ".") : plain);
}

/** A share that is typed in per cent: "2,5" → 0.025. Null for what is not above 0 and below 100. */
export function shareFrom(typed: string): number | null {
  const percent = decimalFrom(typed);
  return percent > 0 && percent < 100 ? percent / 100 : null;
}

/** "10,000", "10.000" and "10 000" → 10000. What is typed with decimals has them, for the engine to refuse. */
export function wholeFrom(typed: string): number {
  const plain = typed.trim();
  const isGrouped = /^[1-9]\d{0,2}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/.test(plain);
  return isGrouped ? Number(plain.replace(/\D/g, "")) : decimalFrom(plain);
}
