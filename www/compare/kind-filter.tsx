/** How many matched words are of each kind (quoted, cited, in the list of sources, neither), and which kinds are shown. */

import { signal } from "@preact/signals";
import type { Params } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { change } from "../intake/intake-actions.ts";
import { matchedInWords } from "../pairs/matched.ts";
import { KIND_SIGNS, type KindCount, kindInWords, type PassageKind } from "../pairs/passage-kinds.ts";
import { announcement } from "../state/store.ts";
import styles from "./panes.module.css";

/** The kinds that the user chose; none stands for all. Kept from pair to pair. */
export const chosenKinds = signal<ReadonlySet<PassageKind>>(new Set());

/** Whether passages of a kind are shown: of all kinds, unless one that there is was chosen. */
export function isKindShown(counts: readonly KindCount[]): (kind: PassageKind) => boolean {
  const chosen = chosenKinds.value;
  const isAny = counts.length > 1 && counts.some(({ kind }) => chosen.has(kind));
  return (kind) => !isAny || chosen.has(kind);
}

interface Props {
  counts: readonly KindCount[];
  unit: Params["unit"];
  /** Whether lists of sources count. */
  isCounted: boolean;
}

/** A button for each kind, and whether lists of sources count; nothing where all passages are of one other kind. */
export function KindFilter({ counts, unit, isCounted }: Props) {
  const hasLists = counts.some(({ kind }) => kind === "reference");
  if (counts.length < 2 && !hasLists) return null;
  const all = counts.reduce((sum, { passages }) => sum + passages, 0);
  const toggle = (kind: PassageKind): void => {
    const chosen = new Set(chosenKinds.value);
    if (!chosen.delete(kind)) chosen.add(kind);
    chosenKinds.value = chosen;
    const isShown = isKindShown(counts);
    const count = counts.reduce((sum, { kind, passages }) => sum + (isShown(kind) ? passages : 0), 0);
    announcement.value = t("comparison-kinds-shown", { count, all });
  };
  return (
    <fieldset class={styles.kinds}>
      <legend class="visually-hidden">{t("comparison-kinds")}</legend>
      {counts.map((count) => (
        <button
          key={count.kind}
          type="button"
          class={styles.toggle}
          aria-pressed={chosenKinds.value.has(count.kind)}
          title={t("comparison-kind-hint", { kind: count.kind, count: matchedInWords(count, unit) })}
          onClick={() => toggle(count.kind)}
        >
          {KIND_SIGNS[count.kind] !== "" && <b aria-hidden="true">{KIND_SIGNS[count.kind]} </b>}
          {kindInWords(count, unit)}
        </button>
      ))}
      {hasLists && (
        <label title={t("comparison-count-lists-hint")}>
          <input
            type="checkbox"
            checked={isCounted}
            onChange={({ currentTarget }) => change({ excludeReferences: !currentTarget.checked })}
          />
          {t("comparison-count-lists")}
        </label>
      )}
    </fieldset>
  );
}
