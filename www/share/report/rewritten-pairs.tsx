/** The pairs of a report that may be rewritten from one another throughout. */

import { rewrittenIn } from "../../engine/pairs.ts";
import { t } from "../../i18n/t.ts";
import type { NameOf } from "./masking.ts";
import type { ReportInput } from "./report-model.ts";

export function RewrittenPairs({ input, nameOf, max }: { input: ReportInput; nameOf: NameOf; max: number }) {
  const { rewritten, totals } = input.report;
  // A report on chosen pairs of the list is about those alone.
  if (rewritten.length === 0 || input.chosen) return null;
  const shown = rewrittenIn(input.report, 0, max);
  const left = totals.rewrittenPairs - shown.length;
  return (
    <section>
      <h2 id="rewritten">{t("rewritten-title", { count: totals.rewrittenPairs })}</h2>
      <p>{t("rewritten-about")}</p>
      <ul>
        {shown.map(({ a, b, inOrder, shared }) => (
          <li key={`${a}-${b}`}>
            <bdi>{nameOf(a)}</bdi> ↔ <bdi>{nameOf(b)}</bdi>: {t("rewritten-in-order", { inOrder, shared })}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{t("rewritten-left-out", { count: left })}</p>}
    </section>
  );
}
