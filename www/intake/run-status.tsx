/** The status of the run: its stage with a cancel button, or how it ended and what to do now. */

import type { ComponentChildren } from "preact";
import type { Forecast } from "../engine/pkg/lookalike.js";
import { STAGES } from "../engine/stages.ts";
import { t } from "../i18n/t.ts";
import { cancelRun, runAgain, runAllTheSame, startRunning } from "../state/run.ts";
import { engineFailure, fields, forecast, mistakes, reading, result, run, withoutNames } from "../state/store.ts";
import { cancelReading } from "./intake-actions.ts";
import styles from "./run-status.module.css";

/** Seconds from which on a run's forecast is shown. */
const MIN_FORECAST_SECONDS = 1;

/** Maximum memory of a page in MB: WebAssembly addresses bytes with 32 bits. */
const MAX_MEMORY_MB = 4096;

export function Status() {
  const state = run.value;
  if (engineFailure.value) {
    return (
      <div class="note" role="alert">
        <p>{t("keep-engine-missing", { reason: engineFailure.value })}</p>
        <button type="button" onClick={() => void startRunning()}>
          {t("ui-try-again")}
        </button>
      </div>
    );
  }
  if (reading.value) return <Working words={t("run-reading-files")} {...reading.value} onCancel={cancelReading} />;
  if (state.state === "running") {
    const { progress } = state;
    const words = t(progress ? STAGES[progress.stage] : "run-starting");
    return (
      <Working words={words} done={progress?.done ?? 0} total={progress?.total ?? 0} onCancel={cancelRun}>
        {forecast.value && forecast.value.seconds > MIN_FORECAST_SECONDS && (
          <>
            <Expected {...forecast.value} />
            <p class="quiet">{previousInWords()}</p>
          </>
        )}
      </Working>
    );
  }
  if (state.state === "held" && forecast.value) return <Held {...forecast.value} />;
  if (state.state === "cancelled") {
    return (
      <p class="note">
        {t("run-cancelled")} {previousInWords()}{" "}
        <button type="button" onClick={runAgain}>
          {t("run-again")}
        </button>
      </p>
    );
  }
  if (state.state === "failed") {
    return (
      <div class="note" role="alert">
        <p>{t("run-failed", { reason: withoutNames(state.message) })}</p>
        <button type="button" onClick={runAgain}>
          {t("run-try-again")}
        </button>
      </div>
    );
  }
  if (mistakes.value.length > 0 && result.value) {
    return <p class="note">{t("run-last-valid")}</p>;
  }
  return null;
}

/** Of what the results on the page are, while they are not those of the documents and settings on it. */
function previousInWords(): string {
  return result.value ? t("run-previous", { documents: result.value.report.documents.length }) : "";
}

/** The forecast of a long run, in sentences. */
function Expected({ documents, pairs, bytes, seconds, fallbacks }: Forecast) {
  return (
    <p class="quiet" data-expected>
      {t("run-expected", { documents, pairs, bytes, milliseconds: 1000 * seconds })}{" "}
      {fallbacks.includes("signaturesOnly") && t("run-expected-estimates")}
    </p>
  );
}

/** Why a run was not started, and what to do. */
function Held({ documents, pairs, bytes }: Forecast) {
  const canRaise = Number(fields.value?.memoryLimit) < MAX_MEMORY_MB;
  return (
    <div class="note" role="alert">
      <p>
        {t("run-held", { documents, pairs, bytes })} {t(canRaise ? "run-held-raise" : "run-held-split")}{" "}
        {previousInWords()}
      </p>
      <button type="button" onClick={runAllTheSame}>
        {t("run-anyway")}
      </button>
    </div>
  );
}

function Working({
  words,
  done,
  total,
  onCancel,
  children,
}: {
  words: string;
  done: number;
  total: number;
  onCancel: () => void;
  children?: ComponentChildren;
}) {
  return (
    <div class={styles.working}>
      <progress aria-label={words} max={Math.max(total, 1)} value={total > 0 ? done : undefined} />
      {/* Before the words, whose length changes. */}
      <button type="button" onClick={onCancel}>
        {t("run-cancel")}
      </button>
      <span>{total > 1 ? t("run-progress", { stage: words, done, total }) : words}</span>
      {children}
    </div>
  );
}
