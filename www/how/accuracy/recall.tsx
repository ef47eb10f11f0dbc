/** How many pairs MinHash with LSH finds, measured against the exact result where there is one. */
import type { Report } from "../../engine/pkg/lookalike.js";
import { parts, shown } from "../../messages/parts.ts";
import { t } from "../../messages/t.ts";
import { change } from "../../workspace/actions.ts";
import { foundBy } from "./figures.ts";

export function Recall({ report }: { report: Report }) {
  return (
    <section>
      <h2>{t("accuracy-recall")}</h2>
      {report.exact ? <Measured report={report} /> : <Unmeasured report={report} />}
    </section>
  );
}

function Measured({ report }: { report: Report }) {
  const { totals, params } = report;
  const { threshold } = params;
  const { recall, expectedRecall, precision, looked } = foundBy(report);
  const [found, candidates] = [totals.candidatesAboveThreshold, totals.candidatePairs];
  return (
    <>
      <p>
        {recall === null || expectedRecall === null ? (
          t("accuracy-no-pairs", { threshold })
        ) : (
          <>
            {parts("accuracy-found", { pairs: totals.pairsAboveThreshold, found, threshold, recall: bold(recall) })}{" "}
            {t("accuracy-predicted", { pairs: totals.expectedCandidates, share: expectedRecall })}
          </>
        )}
      </p>
      <p>
        {precision === null
          ? t("accuracy-no-candidates")
          : parts("accuracy-precision", { candidates, right: found, threshold, precision: bold(precision) })}
      </p>
      {looked !== null && (
        <p class="quiet">{t("accuracy-compared", { pairs: totals.possiblePairs, candidates, share: looked })}</p>
      )}
    </>
  );
}

function bold(share: number) {
  return shown(share, (text) => <b>{text}</b>);
}

function Unmeasured({ report }: { report: Report }) {
  const { totals, params } = report;
  return (
    <>
      <p>
        {t("accuracy-estimated", {
          pairs: totals.possiblePairs,
          candidates: totals.candidatePairs,
          above: totals.candidatesAboveThreshold,
          threshold: params.threshold,
        })}
        {params.method === "lsh" && ` ${t("accuracy-not-compared")}`}
      </p>
      {params.method !== "exact" && (
        <button type="button" onClick={() => change({ method: "exact" })}>
          {t("accuracy-compare-exactly")}
        </button>
      )}
    </>
  );
}
