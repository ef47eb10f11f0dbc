/** For the list of pairs: links to a document with all its matches, where it is in other pairs, too. */

import { computed } from "@preact/signals";
import { t } from "../i18n/t.ts";
import { hashOfDocument, result } from "../state/store.ts";
import { integer } from "../ui/format.ts";
import styles from "./pairs.module.css";
import { pairsOfDocuments } from "./uncounted.ts";

const counts = computed(() => result.value && pairsOfDocuments(result.value.report));

/** Whether any document is in several pairs: only then there is a link in the list. */
export const areMatchesLinked = computed(() => counts.value?.some((count) => count > 1) ?? false);

interface Props {
  /** The documents of the row, by id, index and name. */
  documents: readonly { readonly id: number; readonly index: number; readonly name: string }[];
  inTabOrder: boolean;
}

/** One below the other, beside the names. A document that is in no other pair has no link: its only match is this one. */
export function MatchesOf({ documents, inTabOrder }: Props) {
  return (
    <span class={styles.matchesOf}>
      {documents.map(({ id, index, name }) => {
        const count = counts.value?.[index] ?? 0;
        return (
          <span key={id}>
            {count > 1 && (
              <a
                href={hashOfDocument(id)}
                tabIndex={inTabOrder ? 0 : -1}
                title={t("pairs-all-matches-of", { count, name })}
                aria-label={t("pairs-all-matches-of", { count, name })}
              >
                <span class={styles.wideOnly}>{t("pairs-all-matches", { count })}</span>
                <span class={styles.mediumOnly}>+{integer(count - 1)}</span>
              </a>
            )}
          </span>
        );
      })}
    </span>
  );
}
