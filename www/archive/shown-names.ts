/** The names of archived documents, and of files that are added, as they are shown: others while names are hidden. */
import { asShown, type ShownText } from "../engine/given-text.ts";
import { t } from "../messages/t.ts";
import type { ArchivedLabel, Numbered } from "../storage/archives.ts";
import { archives } from "../workspace/archive/page.ts";
import { digest } from "../workspace/links.ts";
import { documents, namesHidden } from "../workspace/store.ts";

/** A document of an archive, as it is shown. */
export type ShownLabel = Omit<Numbered<ArchivedLabel>, "name"> & { readonly name: ShownText };

/**
 * The documents of an archive. While names are hidden, one that takes part has the alias that it has in all views; the others
 * are numbered in an order that is not that of their names.
 */
export function shownLabels(id: string, labels: readonly Numbered<ArchivedLabel>[]): readonly ShownLabel[] {
  if (!namesHidden.value) return labels.map((label) => ({ ...label, name: asShown(label.name) }));
  const placed = labels.map((label) => ({ label, at: digest(label.name) }));
  placed.sort((x, y) => (x.at < y.at ? -1 : x.at > y.at ? 1 : x.label.number - y.label.number));
  return placed.map(({ label }, at) => {
    const alias = documents.value.get(archives.partOf(id, label.number)?.id ?? -1)?.name;
    return { ...label, name: alias ?? asShown(t("names-archived", { number: at + 1 })) };
  });
}

/** The name of a file that is being added, by its place among those that are named with it. */
export function shownFileName(name: string, at: number): string {
  return namesHidden.value ? t("names-given", { number: at + 1 }) : name;
}
