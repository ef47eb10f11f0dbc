/** The groups on screen: the minimum that links documents, the name search, and the open group. */
import { computed, signal } from "@preact/signals";
import { result } from "../state/store.ts";
import { type Group, groupsOf, linksOf } from "./groups.ts";

/** The minimum matched words, or the minimum similarity, that links documents; null until the user sets it. */
export const chosenMinimum = signal<number | null>(null);
/** Part of a document's name; empty shows all groups. */
export const nameSearched = signal("");
/** The id of a document whose group is open; ids stay valid after another run. */
export const openDocument = signal<number | null>(null);

const report = computed(() => result.value?.report ?? null);

/** The links between documents. */
export const links = computed(() => (report.value ? linksOf(report.value) : null));

/** From the minimum of the list, or a weaker link that it has all the same, to the strongest link; null if there is none. */
export const range = computed(() => {
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const value of links.value?.values ?? []) {
    if (value === 0) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return max === 0 ? null : { min: Math.min(min, listMinimum.value), max };
});

/** From how many matched words, or from which similarity, pairs are listed, whatever their length. Programs have another rule. */
const listMinimum = computed(() => {
  if (!report.value || report.value.params.unit === "code") return Number.POSITIVE_INFINITY;
  const { minMatched, threshold } = report.value.params;
  return links.value?.by === "matched" ? minMatched : threshold;
});

/** The minimum in effect. */
export const minimum = computed(() => {
  if (!range.value) return 0;
  return Math.min(range.value.max, Math.max(range.value.min, chosenMinimum.value ?? 0));
});

/** All groups at that minimum. */
export const groups = computed(() =>
  report.value && links.value ? groupsOf(report.value, links.value, minimum.value) : null,
);

/** The groups that contain a document with the searched name. */
export const found = computed((): readonly Group[] => {
  const [all, names] = [groups.value?.list ?? [], report.value?.documents.name ?? []];
  const words = nameSearched.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  const isNamed = (document: number): boolean => {
    const name = names[document]?.toLowerCase() ?? "";
    return words.every((word) => name.includes(word));
  };
  return all.filter(({ documents }) => documents.some(isNamed));
});

/** The open group: the chosen document's, or the first. */
export const openGroup = computed((): Group | null => {
  const ids = report.value?.documents.id;
  const chosen = openDocument.value;
  const at = chosen === null || !ids ? -1 : ids.indexOf(chosen);
  return found.value.find(({ documents }) => documents.includes(at)) ?? found.value[0] ?? null;
});

export function open({ documents }: Group): void {
  openDocument.value = report.value?.documents.id[documents[0] ?? 0] ?? null;
}
