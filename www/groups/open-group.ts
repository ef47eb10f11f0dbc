/** The groups on screen: the minimum that links documents, the name search, and the open group. */

import { computed, signal } from "@preact/signals";
import { labelInReport } from "../names/labels.ts";
import { documents, result } from "../state/store.ts";
import { wordsMatch } from "../ui/search.ts";
import { allGroups, type Group, groupsOf, linksOf } from "./groups.ts";

/** The minimum matched words or tokens, or the minimum similarity, that links documents, with what it counts; null until it is set. */
const chosen = signal<{ counts: string; from: number } | null>(null);
/** Part of a document's name; empty shows all groups. */
export const nameSearched = signal("");
/** The id of a document whose group is open; ids stay valid after another run. */
export const openDocument = signal<number | null>(null);

const report = computed(() => result.value?.report ?? null);

/** The number of documents that could be linked: templates are compared with none. */
export const linkable = computed(() => {
  const isTemplate = (id: number): boolean => documents.value.get(id)?.role === "template";
  return (report.value?.documents.id ?? new Uint32Array()).filter((id) => !isTemplate(id)).length;
});

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

/** What a minimum counts. */
const counted = computed(() => {
  const { unit, measure } = report.value?.params ?? {};
  return links.value?.by === "matched" ? `matched ${unit}` : measure;
});

/** The minimum as it was set; null for that of the list. A number of words is meaningless once tokens or similarities link documents. */
export const asked = computed(() => (chosen.value?.counts === counted.value ? (chosen.value?.from ?? null) : null));

/** The minimum in effect. */
export const minimum = computed(() => {
  if (!range.value) return 0;
  return Math.min(range.value.max, Math.max(range.value.min, asked.value ?? 0));
});

/** Sets the minimum; null for that of the list. */
export function choose(from: number | null): void {
  const counts = counted.peek();
  chosen.value = from === null || counts === undefined ? null : { counts, from };
}

/** Forgets what was chosen among groups: it belongs to their documents. */
export function forgetChoices(): void {
  chosen.value = null;
  nameSearched.value = "";
  openDocument.value = null;
}

/** All groups at that minimum. */
export const groups = computed(() =>
  report.value && links.value ? groupsOf(report.value, links.value, minimum.value) : null,
);

/**
 * What each group is called: the number of the list's group that it is, "3", or a part of where the minimum divides that one,
 * "3.1" and "3.2".
 */
const labels = computed(() => {
  const found = new Map<Group, string>();
  if (!report.value) return found;
  const parts: Group[][] = [];
  for (const group of groups.value?.list ?? []) {
    const whole = allGroups(report.value).numberOf[group.documents[0] ?? 0] ?? 0;
    parts[whole] = [...(parts[whole] ?? []), group];
  }
  for (const [number, own] of parts.entries()) {
    for (const [at, group] of (own ?? []).entries())
      found.set(group, own?.length === 1 ? String(number) : `${number}.${at + 1}`);
  }
  return found;
});

export function labelOf(group: Group): string {
  return labels.value.get(group) ?? "";
}

/** The groups that contain a document with the searched name. */
export const found = computed((): readonly Group[] => {
  const all = groups.value?.list ?? [];
  const compared = report.value;
  if (nameSearched.value.trim() === "" || !compared) return all;
  const isFound = wordsMatch(nameSearched.value);
  return all.filter((group) => group.documents.some((document) => isFound(labelInReport(compared, document))));
});

/** The open group: the chosen document's, or the first. */
export const openGroup = computed((): Group | null => {
  const ids = report.value?.documents.id;
  const chosen = openDocument.value;
  const at = chosen === null || !ids ? -1 : ids.indexOf(chosen);
  return found.value.find((group) => group.documents.includes(at)) ?? found.value[0] ?? null;
});

export function open(group: Group): void {
  openDocument.value = report.value?.documents.id[group.documents[0] ?? 0] ?? null;
}
