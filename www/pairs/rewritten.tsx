/** Pairs without a listed passage that may be rewritten from one another throughout: apart from the list, since they claim less. */

import { useSignal } from "@preact/signals";
import { rewrittenIn } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { PairLink } from "../names/pair-link.tsx";
import { More } from "../ui/list-parts.tsx";
import { ExamineMore } from "./look-closer.tsx";
import styles from "./rewritten.module.css";

/** Pairs shown at first, and added with each click. */
const DRAWN = 10;

export function Rewritten({ report }: { report: Report }) {
  const drawn = useSignal(DRAWN);
  const { rewritten, totals } = report;
  const { rewrittenPairs: count, rewrittenPairsNotExamined: notExamined } = totals;
  const limit = notExamined > 0 && (
    <p class="note">
      {t("rewritten-not-examined", { count: notExamined })} <ExamineMore />
    </p>
  );
  if (rewritten.length === 0) return limit || null;
  return (
    <section class={styles.rewritten} aria-labelledby="rewritten-title">
      <details>
        <summary id="rewritten-title">{t("rewritten-title", { count })}</summary>
        <p class="quiet">{t("rewritten-about")}</p>
        <ul>
          {rewrittenIn(report, 0, drawn.value).map((pair) => (
            <li key={`${pair.a}-${pair.b}`}>
              <PairLink report={report} pair={pair} />{" "}
              <span class="quiet">{t("rewritten-in-order", { inOrder: pair.inOrder, shared: pair.shared })}</span>
            </li>
          ))}
        </ul>
        <More drawn={drawn} all={rewritten.length} step={DRAWN} />
        {count > rewritten.length && (
          <p class="quiet">{t("rewritten-left-out", { count: count - rewritten.length })}</p>
        )}
      </details>
      {limit}
    </section>
  );
}
