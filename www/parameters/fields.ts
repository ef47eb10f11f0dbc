/**
 * The settings as they stand in the form, and the step from there to the engine's parameters. A field keeps what was
 * typed, right or wrong: only the engine says what is a mistake, so that page, terminal and library agree.
 */
import { type Parameter, parameter, parameterNames } from "../engine/parameters.ts";
import type { Params } from "../engine/pkg/lookalike.js";
import type { OwnerRule } from "../files/owners.ts";
import type { ChoiceName, NamesOf } from "./options.ts";
import { decimalFrom, wholeFrom } from "./typed-numbers.ts";

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
