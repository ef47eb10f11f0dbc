/** The traces of the documents on the page, with original names and as shown; null while they are switched off. */
import { computed } from "@preact/signals";
import { BLACKED_OUT } from "../names/mask.ts";
import {
  authorOf,
  documents,
  engineDocuments,
  fields,
  finished,
  namesHidden,
  originalDocuments,
  withoutNames,
} from "../state/store.ts";
import { type FoundTraces, findTraces, type TracePair } from "./find-traces.ts";

const isOn = computed(() => fields.value?.traces ?? true);

/** By the indices of the last run's documents. */
const found = computed((): FoundTraces | null => {
  const report = finished.value?.report;
  if (!report || !isOn.value) return null;
  const held = new Map(engineDocuments.value.map((document) => [document.id, document]));
  const { id, name, words } = report.documents;
  return findTraces(
    Array.from(id, (one, at) => ({
      // Programs are misspelt by their languages.
      written: report.params.unit === "code" ? undefined : originalDocuments.value.get(one),
      name: name[at] ?? "",
      author: held.get(one)?.author ?? null,
      role: held.get(one)?.role ?? "submission",
      words: words[at] ?? 0,
      traces: originalDocuments.value.get(one)?.traces,
    })),
  );
});

/** The same as views and exports show them: without names while these are hidden. */
export const tracesShown = computed((): FoundTraces | null => {
  const { value: all } = found;
  const ids = finished.value?.report.documents.id;
  if (!all || !ids || !namesHidden.value) return all;
  const aliasOf = (at: number): string => authorOf(ids[at] ?? -1) ?? documents.value.get(ids[at] ?? -1)?.name ?? "";
  return {
    ...all,
    pairs: all.pairs.map(withoutItsNames),
    weak: all.weak.map(withoutItsNames),
    facts: all.facts.map((fact) => (fact.kind === "otherName" ? { ...fact, name: aliasOf(fact.other) } : fact)),
  };
});

function withoutItsNames(pair: TracePair): TracePair {
  return {
    ...pair,
    names: pair.names.map(() => BLACKED_OUT),
    styles: pair.styles.map(withoutNames),
    misspelt: pair.misspelt.map(withoutNames),
  };
}
