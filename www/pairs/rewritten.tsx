/** Pairs without a listed passage that may be rewritten from one another throughout: apart from the list, since they claim less. */

import { useSignal } from "@preact/signals";
import { type RewrittenPair, rewrittenIn } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { documents, hashOfPair } from "../state/store.ts";
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
  const left = rewritten.length - drawn.value;
  return (
    <section class={styles.rewritten} aria-labelledby="rewritten-title">
      <details>
        <summary id="rewritten-title">{t("rewritten-title", { count })}</summary>
        <p class="quiet">{t("rewritten-about")}</p>
        <ul>
          {rewrittenIn(report, 0, drawn.value).map((pair) => (
            <Row key={`${pair.a}-${pair.b}`} report={report} pair={pair} />
          ))}
        </ul>
        {left > 0 && (
          <button
            type="button"
            onClick={() => {
              drawn.value += DRAWN;
            }}
          >
            {t("rewritten-more", { count: Math.min(left, DRAWN) })}
          </button>
        )}
        {count > rewritten.length && (
          <p class="quiet">{t("rewritten-left-out", { count: count - rewritten.length })}</p>
        )}
      </details>
      {limit}
    </section>
  );
}

function Row({ report, pair: { a, b, inOrder, shared } }: { report: Report; pair: RewrittenPair }) {
  const { id } = report.documents;
  const name = (index: number): string => documents.value.get(id[index] ?? -1)?.name ?? "";
  return (
    <li>
      <a href={hashOfPair(id[a] ?? -1, id[b] ?? -1)}>
        <bdi>{name(a)}</bdi> ↔ <bdi>{name(b)}</bdi>
      </a>{" "}
      <span class="quiet">{t("rewritten-in-order", { inOrder, shared })}</span>
    </li>
  );
}
