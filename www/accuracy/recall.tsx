/** What a search by bands alone would have found, measured against the exact result where there is one. */
import type { Report } from "../engine/pkg/lookalike.js";
import { count, decimal, integer, percent } from "../ui/format.ts";
import { change } from "../workspace/actions.ts";
import { foundBy } from "./figures.ts";

/** See the head of this file. */
export function Recall({ report }: { report: Report }) {
  return (
    <section>
      <h2>What the bands find</h2>
      {report.exact ? <Measured report={report} /> : <Unmeasured report={report} />}
    </section>
  );
}

function Measured({ report }: { report: Report }) {
  const { totals } = report;
  const { recall, expectedRecall, precision, looked } = foundBy(report);
  return (
    <>
      {recall === null || expectedRecall === null ? (
        <p>No pair reaches the threshold, so there is nothing that the bands could have missed.</p>
      ) : (
        <p>
          Of the {count(totals.pairsAboveThreshold, "pair", "pairs")} above the threshold the bands propose{" "}
          {integer(totals.candidatesAboveThreshold)}: <b>{percent(recall)} found</b> (recall). The curve below lets
          expect {decimal(totals.expectedCandidates)}, or {percent(expectedRecall)}.
        </p>
      )}
      {precision === null ? (
        <p>The bands propose no pair at all.</p>
      ) : (
        <p>
          Of the {count(totals.candidatePairs, "pair", "pairs")} that the bands propose,{" "}
          {integer(totals.candidatesAboveThreshold)} {totals.candidatesAboveThreshold === 1 ? "is" : "are"} above the
          threshold: <b>{percent(precision)} right</b> (precision).
        </p>
      )}
      {looked !== null && (
        <p class="quiet">
          {count(totals.possiblePairs, "pair was", "pairs were")} compared; a search by bands alone would have looked at{" "}
          {integer(totals.candidatePairs)}, {percent(looked)} of them.
        </p>
      )}
    </>
  );
}

function Unmeasured({ report }: { report: Report }) {
  const { totals, params } = report;
  return (
    <>
      <p>
        This run is estimated: there is no exact result to measure it against. The bands proposed{" "}
        {count(totals.candidatePairs, "pair", "pairs")} of {integer(totals.possiblePairs)};{" "}
        {integer(totals.candidatesAboveThreshold)} of these {totals.candidatesAboveThreshold === 1 ? "is" : "are"}{" "}
        estimated above the threshold.
        {params.method === "lsh" && " What they did not propose was not looked at."}
      </p>
      {params.method !== "exact" && (
        <button type="button" onClick={() => change({ method: "exact" })}>
          Compare exactly
        </button>
      )}
    </>
  );
}
