/** How exact and estimated similarity agree over the listed pairs. */
import { useMemo } from "preact/hooks";
import type { Report } from "../engine/pkg/lookalike.js";
import { count, decimal, integer, percent } from "../ui/format.ts";
import { agreementOf } from "./figures.ts";

/** See the head of this file. */
export function Agreement({ report }: { report: Report }) {
  const { pairs, within, meanError, largestError } = useMemo(() => agreementOf(report), [report]);
  return (
    <section>
      <h2>How near the estimates come</h2>
      {report.exact ? (
        pairs > 0 ? (
          <p>
            For {integer(within)} of the {count(pairs, "listed pair", "listed pairs")} (<b>{percent(within / pairs)}</b>
            ) the exact similarity lies within the estimate's 95% interval. The estimates are off by{" "}
            {decimal(100 * meanError)} percentage points on average, and by {decimal(100 * largestError)} at most. They
            come from signatures of {integer(report.params.signatureLength)} functions.
          </p>
        ) : (
          <p>No pair is listed that could be estimated.</p>
        )
      ) : (
        <p>This run has estimates only. Compare exactly to see how near they come.</p>
      )}
    </section>
  );
}
