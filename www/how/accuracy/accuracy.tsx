/**
 * The accuracy of the estimates in the run on screen: exact against estimated values, the bands, the signature's length, the
 * fingerprints.
 */

import { type Signal, useSignal } from "@preact/signals";
import { areCandidatesOnly } from "../../engine/pairs.ts";
import type { FunctionsNeeded as Needed, Report } from "../../engine/pkg/lookalike.js";
import { type Message, message } from "../../i18n/message.ts";
import { parts, say, shown, t } from "../../i18n/t.ts";
import { change } from "../../intake/intake-actions.ts";
import { shareFrom } from "../../settings/fields.ts";
import { engine } from "../../state/store.ts";
import { type Answer, useAnswer } from "../../ui/answer.ts";
import styles from "./accuracy.module.css";
import { Collisions } from "./collision-table.tsx";
import { Curve } from "./curve.tsx";
import { Estimates } from "./estimates.tsx";
import { foundBy } from "./figures.ts";

/** `idOf` returns the id of each section. */
export function Accuracy({ report, idOf }: { report: Report | null; idOf: (section: AccuracySection) => string }) {
  if (!report) return <p class="quiet">{t("accuracy-none")}</p>;
  return (
    <div class={styles.accuracy}>
      {accuracySections.map((section) => {
        const Section = SECTIONS[section];
        return (
          <div key={section} id={idOf(section)} tabIndex={-1}>
            <Section report={report} />
          </div>
        );
      })}
    </div>
  );
}

export const accuracySections = ["estimates", "recall", "curve", "functions", "collisions"] as const;

export type AccuracySection = (typeof accuracySections)[number];

const SECTIONS = {
  estimates: Estimates,
  recall: Recall,
  curve: Curve,
  functions: FunctionsNeeded,
  collisions: Collisions,
} as const;

// How long a signature must be for a given error and confidence.

/** The longest signature that the engine supports. */
const MAX_FUNCTIONS = 4096;

/** The values in Freund's lecture, to which it answers 20. */
const LECTURE = { error: 0.05, confidence: 0.95 };

export function FunctionsNeeded({ report }: { report: Report }) {
  const error = useSignal("5");
  const confidence = useSignal("95");
  const asked = { error: shareFrom(error.value), confidence: shareFrom(confidence.value) };
  const key = asked.error === null || asked.confidence === null ? null : `${asked.error} ${asked.confidence}`;
  const answer = useAnswer(key, () =>
    engine.functionsNeeded({ error: asked.error ?? 1, confidence: asked.confidence ?? 0 }),
  );
  return (
    <section>
      <h2>{t("accuracy-needed")}</h2>
      <p>{t("accuracy-needed-about")}</p>
      <div class="asked">
        <Share id="needed-error" label={t("accuracy-needed-error")} value={error} />
        <Share id="needed-confidence" label={t("accuracy-needed-confidence")} value={confidence} />
      </div>
      <div class={styles.answer} aria-live="polite">
        {key === null ? (
          <p class="mistake">{t("accuracy-needed-wrong")}</p>
        ) : (
          <Result answer={answer} used={report.params.signatureLength} />
        )}
      </div>
      <Lecture />
    </section>
  );
}

function Share({ id, label, value }: { id: string; label: string; value: Signal<string> }) {
  return (
    <div class="entry">
      <label for={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={value.value}
        aria-invalid={shareFrom(value.value) === null}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
    </div>
  );
}

function Result({ answer, used }: { answer: Answer<Needed>; used: number }) {
  if (answer.state === "waiting") return <p class="quiet">{t("accuracy-needed-busy")}</p>;
  if (answer.state === "failed") return <p class="note">{t("accuracy-needed-failed", { reason: answer.message })}</p>;
  const { bound, exact } = answer.value;
  return (
    <>
      <p>
        {parts("accuracy-needed-result", {
          exact: shown(say(functions(exact)), (text) => <b>{text}</b>),
          bound: functions(bound),
        })}{" "}
        {t("accuracy-needed-used", { functions: used })}
      </p>
      {exact !== null && exact !== used && (
        <button type="button" onClick={() => change({ signatureLength: String(exact), bands: "", rows: "" })}>
          {t("accuracy-needed-use", { functions: exact })}
        </button>
      )}
    </>
  );
}

function functions(number: number | null): Message {
  return number === null
    ? message("accuracy-functions-too-many", { most: MAX_FUNCTIONS })
    : message("accuracy-functions", { functions: number });
}

/** The lecture's error. */
function Lecture() {
  const answer = useAnswer("once", () => engine.functionsNeeded(LECTURE));
  if (answer.state !== "ready") return null;
  const { twoSigmas } = answer.value;
  return <p class="quiet">{t("accuracy-needed-lecture", { functions: functions(twoSigmas) })}</p>;
}

// How many pairs MinHash with LSH finds, measured against the exact result if there is one.

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
        {areCandidatesOnly(report) && ` ${t("accuracy-not-compared")}`}
      </p>
      {params.method !== "exact" && (
        <button type="button" onClick={() => change({ method: "exact" })}>
          {t("accuracy-compare-exactly")}
        </button>
      )}
    </>
  );
}
