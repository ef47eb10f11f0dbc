/** How long a signature must be for a wanted error and confidence. */

import { type Signal, useSignal } from "@preact/signals";
import type { FunctionsNeeded as Needed, Report } from "../../engine/pkg/lookalike.js";
import { type Message, message } from "../../messages/message.ts";
import { parts, shown } from "../../messages/parts.ts";
import { say, t } from "../../messages/t.ts";
import { shareFrom } from "../../parameters/typed-numbers.ts";
import { type Answer, useAnswer } from "../../ui/answer.ts";
import { change } from "../../workspace/actions.ts";
import { engine } from "../../workspace/store.ts";
import styles from "./accuracy.module.css";

/** The longest signature that the engine makes. */
const MAX_FUNCTIONS = 4096;

/** What Freund's lecture asks for, and answers with 20. */
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

/** Where the lecture errs. */
function Lecture() {
  const answer = useAnswer("once", () => engine.functionsNeeded(LECTURE));
  if (answer.state !== "ready") return null;
  const { twoSigmas } = answer.value;
  return <p class="quiet">{t("accuracy-needed-lecture", { functions: functions(twoSigmas) })}</p>;
}
