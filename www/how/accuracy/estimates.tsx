/**
 * Exact against estimated similarity of the listed pairs, as a drawing and in numbers, with the band in which theory expects
 * the estimates, and how many pairs the intervals cover.
 */

import { useMemo } from "preact/hooks";
import { searchesEvidence } from "../../engine/parameters.ts";
import type { Report } from "../../engine/pkg/lookalike.js";
import { parts, shown, t } from "../../i18n/t.ts";
import { change } from "../../intake/intake-actions.ts";
import { integer, percent } from "../../ui/format.ts";
import { binomialBand } from "../lab/statistics.ts";
import styles from "./accuracy.module.css";
import { Plane, type PlaneSize, scalesIn } from "./curve.tsx";
import { agreementOf, type EstimatedTenth, estimatedTenthsOf, spotsOf } from "./figures.ts";

/** Number of similarities at which the band is drawn. */
const STEPS = 50;

/** The drawing's size. */
const SIZE: PlaneSize = { height: 300, below: 40 };
const { x, y } = scalesIn(SIZE);

export function Estimates({ report }: { report: Report }) {
  return (
    <section>
      <h2>{t("accuracy-agreement")}</h2>
      {report.exact ? <Measured report={report} /> : <p>{t("accuracy-agreement-estimated")}</p>}
    </section>
  );
}

function Measured({ report }: { report: Report }) {
  const { pairs, within, meanError, largestError } = useMemo(() => agreementOf(report), [report]);
  if (pairs === 0) return <p>{t("accuracy-agreement-none")}</p>;
  const { signatureLength: functions, threshold, unit } = report.params;
  const share = shown(within / pairs, (text) => <b>{text}</b>);
  const [mean, largest] = [100 * meanError, 100 * largestError];
  return (
    <>
      <p>
        {parts("accuracy-agreement-within", { pairs, within, share, mean, largest })}{" "}
        {t("accuracy-agreement-functions", { functions })}
      </p>
      <div class={styles.curve}>
        <figure>
          <Drawing report={report} />
          <figcaption>{t("accuracy-estimates-axes", { functions })}</figcaption>
        </figure>
        <Numbers report={report} />
      </div>
      {threshold > 0 && (
        <p class="quiet">
          {unit === "code" && searchesEvidence(report.params)
            ? t("accuracy-estimates-listed-programs")
            : t("accuracy-estimates-listed", { threshold })}{" "}
          <button type="button" onClick={() => change({ threshold: "0" })}>
            {t("pairs-list-all")}
          </button>
        </p>
      )}
    </>
  );
}

const point = (exact: number, estimate: number): string => `${x(exact).toFixed(1)} ${y(estimate).toFixed(1)}`;

function Drawing({ report }: { report: Report }) {
  const spots = useMemo(() => spotsOf(report), [report]);
  const { signatureLength } = report.params;
  const band = useMemo(() => bandOf(signatureLength), [signatureLength]);
  return (
    <Plane size={SIZE} label={t("accuracy-estimates-image")}>
      <path class={styles.band} d={band} />
      <line class={styles.same} x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
      {spots.map(({ exact, estimate, pairs }) => (
        <circle
          key={`${exact} ${estimate}`}
          class={styles.spot}
          cx={x(exact)}
          cy={y(estimate)}
          // A dot for many pairs is larger, but never hides its neighbours.
          r={Math.min(5, 1.75 + Math.log10(pairs))}
        />
      ))}
    </Plane>
  );
}

/** The range of all but 5% of the estimates, by exact similarity. */
function bandOf(functions: number): string {
  const similarities = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
  const ends = similarities.map((similarity) => ({ similarity, ...binomialBand(functions, similarity) }));
  const low = ends.map(({ similarity, low }) => point(similarity, low));
  const high = ends.reverse().map(({ similarity, high }) => point(similarity, high));
  return `M${[...low, ...high].join("L")}Z`;
}

function Numbers({ report }: { report: Report }) {
  const tenths = useMemo(() => estimatedTenthsOf(report), [report]);
  return (
    <table class={styles.figures} aria-label={t("accuracy-estimates-table")}>
      <thead>
        <tr>
          <th scope="col">{t("accuracy-similarity")}</th>
          <th scope="col">{t("accuracy-listed")}</th>
          <th scope="col">{t("accuracy-estimates-range")}</th>
          <th scope="col">{t("accuracy-estimates-covered")}</th>
        </tr>
      </thead>
      <tbody>
        {tenths.map((tenth) => (
          <tr key={tenth.similarity}>
            <th scope="row">{percent(tenth.similarity)}</th>
            <td>{integer(tenth.pairs)}</td>
            <Range tenth={tenth} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Range({ tenth: { pairs, min, max, within } }: { tenth: EstimatedTenth }) {
  if (pairs === 0) {
    return (
      <>
        <td>–</td>
        <td>–</td>
      </>
    );
  }
  return (
    <>
      <td>
        {percent(min) === percent(max) ? percent(min) : t("accuracy-estimates-from-to", { least: min, most: max })}
      </td>
      <td>{integer(within)}</td>
    </>
  );
}
