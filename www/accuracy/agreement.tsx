/** How exact and estimated similarity agree over the listed pairs. */
import { useMemo } from "preact/hooks";
import type { Report } from "../engine/pkg/lookalike.js";
import { parts, shown } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import { agreementOf } from "./figures.ts";

/** See the head of this file. */
export function Agreement({ report }: { report: Report }) {
  return (
    <section>
      <h2>{t("accuracy-agreement")}</h2>
      <p>{report.exact ? <Measured report={report} /> : t("accuracy-agreement-estimated")}</p>
    </section>
  );
}

function Measured({ report }: { report: Report }) {
  const { pairs, within, meanError, largestError } = useMemo(() => agreementOf(report), [report]);
  if (pairs === 0) return t("accuracy-agreement-none");
  const share = shown(within / pairs, (text) => <b>{text}</b>);
  const [mean, largest] = [100 * meanError, 100 * largestError];
  return (
    <>
      {parts("accuracy-agreement-within", { pairs, within, share, mean, largest })}{" "}
      {t("accuracy-agreement-functions", { functions: report.params.signatureLength })}
    </>
  );
}
