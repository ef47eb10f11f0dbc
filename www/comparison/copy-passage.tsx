/** Copies the chosen passage from both texts, with the documents that it stands in: to be quoted in a letter or a note. */

import { useSignal } from "@preact/signals";
import type { Params, Passage } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { matchedInWords } from "../passages/matched-in-words.ts";
import type { ShownDocument } from "../workspace/documents.ts";
import { announcement } from "../workspace/store.ts";
import styles from "./drawer.module.css";
import { linesOfPassage } from "./line-numbers.tsx";

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  passage: Passage;
  number: number;
  unit: Params["unit"];
}

export function CopyPassage(props: Props) {
  const outcome = useSignal<"comparison-copied" | "comparison-not-copied" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(quoted(props));
      outcome.value = "comparison-copied";
    } catch {
      outcome.value = "comparison-not-copied";
    }
    announcement.value = t(outcome.value);
  };
  return (
    <p class={styles.onScreen}>
      <button type="button" class={styles.small} onClick={() => void copy()}>
        {t("comparison-copy")}
      </button>{" "}
      {outcome.value && <span class="quiet">{t(outcome.value)}</span>}
    </p>
  );
}

/** The passage as it stands in each text, below the document's name (of programs with the lines), and what of it matches. */
function quoted({ a, b, passage, number, unit }: Props): string {
  const { aStart, aEnd, bStart, bEnd } = passage;
  const lines = unit === "code" ? linesOfPassage(passage, a, b) : null;
  const head = (name: string, at: string | undefined): string =>
    at === undefined ? t("comparison-copy-from", { name }) : t("comparison-copy-from-lines", { name, lines: at });
  return [
    `${head(a.name, lines?.a)}\n${a.text.slice(aStart, aEnd)}`,
    `${head(b.name, lines?.b)}\n${b.text.slice(bStart, bEnd)}`,
    t("comparison-copy-matched", { number, count: matchedInWords(passage, unit) }),
  ].join("\n\n");
}
