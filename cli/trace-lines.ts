/** Traces in the files as lines for people. */
import { t } from "../www/i18n/t";
import type { FoundTraces, TracePair } from "../www/traces/find-traces";
import { pairInShort } from "../www/traces/in-short";
import { factInWords, meaningsOf, onlyCoincidences, pairInWords } from "../www/traces/traces-in-words";
import { printable } from "./output";

/** The pairs that share any, the most telling first, and facts about single files, with what both may mean. */
export function traceLines({ pairs, facts }: FoundTraces, names: readonly string[]): string[] {
  const nameAt = (index: number): string => printable(names[index] ?? "");
  if (pairs.length + facts.length === 0) return [t("traces-none")];
  const about = facts.map((fact) => ({ name: nameAt(fact.document), ...factInWords(fact) }));
  // Beside what leads to a pair, also what may be equal by coincidence, such as names.
  const beside = (pair: TracePair) => pairInWords(onlyCoincidences(pair));
  const meanings = [...meaningsOf(pairs), ...pairs.flatMap(beside), ...about].map(
    ({ kind, meaning }) => `${kind}. ${meaning}`,
  );
  return [
    `${t("traces-title")}. ${t("traces-hint")}`,
    ...pairs.flatMap((pair) => [
      `  ${nameAt(pair.a)} ↔ ${nameAt(pair.b)}: ${pairInShort(pair)}`,
      ...beside(pair).map(({ fact }) => `    ${printable(fact)}`),
    ]),
    ...about.map(({ name, fact }) => `  ${name}: ${printable(fact)}`),
    ...new Set(meanings),
    ...(pairs.length > 0 ? [t("traces-given")] : []),
  ];
}
