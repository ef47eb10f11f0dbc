/**
 * How two texts attribute their passages to others: in quotation marks, with a citation, in a list of sources. Nothing is excluded
 * for it: a quotation without a source is for a person to judge.
 */

import type { ShownDocument } from "../documents/document.ts";
import type { Attribution, Params, Passage } from "../engine/pkg/lookalike.js";
import { listedText, parts, t } from "../i18n/t.ts";
import { kindOf, type PassageKind } from "../pairs/passage-kinds.ts";
import { named } from "./numbers.tsx";

/** The kinds of attribution, as the groups of a sentence: each passage of a text has one. */
const KINDS: readonly PassageKind[] = ["both", "quoted", "cited", "reference", "none"];

/** The kind of a passage in one of its texts. */
export function attributionKind(attribution: Attribution): PassageKind {
  return kindOf({ attributionA: attribution, attributionB: attribution });
}

interface Texts {
  a: ShownDocument;
  b: ShownDocument;
}

/** The attribution of one passage, in a sentence for each text that attributes it. Programs have no quotations. */
export function AttributedPassage({ a, b, passage, unit }: Texts & { passage: Passage; unit: Params["unit"] }) {
  if (unit === "code") return null;
  const kinds = [
    { text: a, kind: attributionKind(passage.attributionA) },
    { text: b, kind: attributionKind(passage.attributionB) },
  ].filter(({ kind }) => kind !== "none");
  if (kinds.length === 0) return <>{t("comparison-not-attributed")} </>;
  return kinds.map(({ text, kind }) => (
    <span key={text.id}>{parts("comparison-attributed", { name: named(text), kind })} </span>
  ));
}

/** How many passages of each text are attributed, and how; nothing if none is in either. */
export function AttributedPassages({
  a,
  b,
  passages,
  unit,
}: Texts & { passages: readonly Passage[]; unit: Params["unit"] }) {
  const sides = [
    { text: a, kinds: passages.map(({ attributionA }) => attributionKind(attributionA)) },
    { text: b, kinds: passages.map(({ attributionB }) => attributionKind(attributionB)) },
  ];
  if (unit === "code" || sides.every(({ kinds }) => kinds.every((kind) => kind === "none"))) return null;
  return sides.map(({ text, kinds }) => (
    <p key={text.id}>{parts("comparison-attributed-passages", { name: named(text), counts: countsInWords(kinds) })}</p>
  ));
}

/** "2 quoted with a citation and 1 neither quoted nor cited": the numbers add up to all passages. */
export function countsInWords(kinds: readonly PassageKind[]): string {
  const counts = KINDS.map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
  return listedText(counts.filter(({ count }) => count > 0).map((each) => t("comparison-attributed-count", each)));
}
