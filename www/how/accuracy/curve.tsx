/** The S-curve of the current bands and rows, with the results of the listed pairs, as a drawing and in numbers. */

import type { ComponentChildren } from "preact";
import { areCandidatesOnly } from "../../engine/pairs.ts";
import type { Report } from "../../engine/pkg/lookalike.js";
import { parts, shown, t } from "../../i18n/t.ts";
import { engine } from "../../state/store.ts";
import { useAnswer } from "../../ui/answer.ts";
import { integer, percent } from "../../ui/format.ts";
import styles from "./accuracy.module.css";
import { type Tenth, tenthsOf, thresholdOnCurve } from "./figures.ts";

/** The curve is drawn at every hundredth of similarity, which includes the tenths in the table. */
const STEPS = 100;

/** The drawing's size. */
const SIZE: PlaneSize = { height: 200, below: 24 };
const { x, y } = scalesIn(SIZE);

export function Curve({ report }: { report: Report }) {
  const { bands, rows } = report.params;
  const at = thresholdOnCurve(report);
  const similarities = [...Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS), ...(at === null ? [] : [at])];
  const answer = useAnswer(`${bands} ${rows} ${at}`, () => engine.chances({ similarities, bands, rows }));
  // In a search by bands, all listed pairs are candidates, so there would be nothing to measure.
  const tenths = areCandidatesOnly(report) ? null : tenthsOf(report);
  const chances = answer.state === "ready" ? answer.value : [];
  const chanceAt = at === null ? undefined : chances[STEPS + 1];
  return (
    <section>
      <h2>{t("accuracy-curve")}</h2>
      <p>
        {t("accuracy-curve-bands", { bands, rows })}
        {at !== null && chanceAt !== undefined && (
          <>
            {" "}
            {parts("accuracy-curve-threshold", {
              similarity: at,
              probability: shown(chanceAt, (text) => <b>{text}</b>),
            })}
          </>
        )}
      </p>
      {answer.state === "failed" && <p role="alert">{t("accuracy-curve-failed", { reason: answer.message })}</p>}
      {chances.length > 0 && (
        <div class={styles.curve}>
          <figure>
            <Drawing chances={chances.slice(0, STEPS + 1)} tenths={tenths} threshold={at} />
            <figcaption>
              {t("accuracy-curve-axes")}
              {tenths && ` ${t("accuracy-curve-dots")}`}
            </figcaption>
          </figure>
          <Numbers chances={chances} tenths={tenths} />
        </div>
      )}
    </section>
  );
}

interface DrawingProps {
  chances: readonly number[];
  tenths: readonly Tenth[] | null;
  threshold: number | null;
}

function Drawing({ chances, tenths, threshold }: DrawingProps) {
  const path = chances.map((chance, i) => `${i === 0 ? "M" : "L"}${x(i / STEPS).toFixed(1)} ${y(chance).toFixed(1)}`);
  return (
    <Plane size={SIZE} label={t("accuracy-curve-image")}>
      {threshold !== null && (
        <g class={styles.threshold}>
          <line x1={x(threshold)} x2={x(threshold)} y1={y(0)} y2={y(1)} />
          <text
            x={x(threshold) + (threshold < 0.7 ? 5 : -5)}
            y={y(0.06)}
            text-anchor={threshold < 0.7 ? "start" : "end"}
          >
            {t("accuracy-curve-line")}
          </text>
        </g>
      )}
      <path class={styles.line} d={path.join("")} />
      {(tenths ?? [])
        .filter(({ pairs }) => pairs > 0)
        .map(({ similarity, pairs, candidates }) => (
          <circle key={similarity} cx={x(similarity)} cy={y(candidates / pairs)} r={4} />
        ))}
    </Plane>
  );
}

function Numbers({ chances, tenths }: { chances: readonly number[]; tenths: readonly Tenth[] | null }) {
  return (
    <table class={styles.figures} aria-label={t("accuracy-curve-table")}>
      <thead>
        <tr>
          <th scope="col">{t("accuracy-similarity")}</th>
          <th scope="col">{t("accuracy-probability")}</th>
          {tenths && (
            <>
              <th scope="col" title={t("accuracy-listed-title")}>
                {t("accuracy-listed")}
              </th>
              <th scope="col">{t("accuracy-proposed")}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 10 }, (_, at) => (
          <tr key={at}>
            <th scope="row">{percent((at + 1) / 10)}</th>
            <td>{percent(chances[((at + 1) * STEPS) / 10] ?? 0)}</td>
            {tenths && <Measured tenth={tenths[at]} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Measured({ tenth }: { tenth: Tenth | undefined }) {
  const { pairs = 0, candidates = 0 } = tenth ?? {};
  return (
    <>
      <td>{integer(pairs)}</td>
      <td>{pairs > 0 ? integer(candidates) : "–"}</td>
    </>
  );
}

// The frame of a drawing: shares of 0 to 1 on both axes, with grid lines at each quarter.

/** Space for the labels around the plane, in the drawing's units. */
const ROOM = { left: 52, top: 12, right: 24 };
const WIDTH = 400;

/** The size of a drawing, in its own units: the height of the plane, and the space below it. */
export interface PlaneSize {
  readonly height: number;
  readonly below: number;
}

/** Maps shares to positions in a drawing of that height. */
export function scalesIn({ height }: PlaneSize): { x: (share: number) => number; y: (share: number) => number } {
  return { x: (share) => ROOM.left + share * WIDTH, y: (share) => ROOM.top + (1 - share) * height };
}

/** A drawing with its content; `label` is its name for screen readers. */
export function Plane({ size, label, children }: { size: PlaneSize; label: string; children: ComponentChildren }) {
  const { x, y } = scalesIn(size);
  return (
    <svg
      viewBox={`0 0 ${ROOM.left + WIDTH + ROOM.right} ${ROOM.top + size.height + size.below}`}
      role="img"
      aria-label={label}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line class={styles.grid} x1={x(0)} x2={x(1)} y1={y(share)} y2={y(share)} />
          <text x={x(0) - 6} y={y(share) + 4} text-anchor="end">
            {percent(share)}
          </text>
          <text x={x(share)} y={y(0) + 16} text-anchor="middle">
            {percent(share)}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}
