/** How long a signature must be for a wanted error and confidence. */
import { type Signal, useSignal } from "@preact/signals";
import type { FunctionsNeeded as Needed, Report } from "../engine/pkg/lookalike.js";
import { type Answer, useAnswer } from "../ui/answer.ts";
import { count, integer } from "../ui/format.ts";
import { change } from "../workspace/actions.ts";
import { engine } from "../workspace/store.ts";

/** The longest signature that the engine makes. */
const LONGEST = 4096;

/** What Freund's lecture asks for, and answers with 20. */
const LECTURE = { error: 0.05, confidence: 0.95 };

/** See the head of this file. */
export function FunctionsNeeded({ report }: { report: Report }) {
  const error = useSignal("5");
  const confidence = useSignal("95");
  const asked = { error: shareOf(error.value), confidence: shareOf(confidence.value) };
  const key = asked.error === null || asked.confidence === null ? null : `${asked.error} ${asked.confidence}`;
  const answer = useAnswer(key, () =>
    engine.functionsNeeded({ error: asked.error ?? 1, confidence: asked.confidence ?? 0 }),
  );
  return (
    <section>
      <h2>How many functions an estimate takes</h2>
      <div class="asked">
        <Share id="needed-error" label="Error of at most ±, in percentage points" value={error} />
        <Share id="needed-confidence" label="Confidence, in %" value={confidence} />
      </div>
      <div class="answer" aria-live="polite">
        {key === null ? (
          <p class="mistake">Both must be numbers above 0 and below 100.</p>
        ) : (
          <Result answer={answer} used={report.params.signatureLength} />
        )}
      </div>
      <Lecture />
    </section>
  );
}

/** A share out of per cent; null for anything else. */
function shareOf(text: string): number | null {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return value > 0 && value < 100 ? value / 100 : null;
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
        aria-invalid={shareOf(value.value) === null}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
    </div>
  );
}

function Result({ answer, used }: { answer: Answer<Needed>; used: number }) {
  if (answer.state === "waiting") return <p class="quiet">Working it out …</p>;
  if (answer.state === "failed") return <p class="note">It could not be worked out: {answer.message}</p>;
  const { bound, exact } = answer.value;
  return (
    <>
      <p>
        By the binomial distribution itself, for any similarity, it takes <b>{functions(exact)}</b>; by the bound that
        takes it for normal, {functions(bound)}. This run used {integer(used)}.
      </p>
      {exact !== null && exact !== used && (
        <button type="button" onClick={() => change({ signatureLength: String(exact), bands: "", rows: "" })}>
          Take signatures of {integer(exact)}
        </button>
      )}
    </>
  );
}

function functions(number: number | null): string {
  return number === null
    ? `more than ${integer(LONGEST)} functions, the longest signature there is`
    : count(number, "function", "functions");
}

/** Where the lecture errs. */
function Lecture() {
  const answer = useAnswer("once", () => engine.functionsNeeded(LECTURE));
  if (answer.state !== "ready") return null;
  const { twoSigmas } = answer.value;
  return (
    <p class="quiet">
      Freund's lecture says that 20 functions suffice for ±5 points with 95%. By its own rule, two standard deviations
      of at most 1/(2√k), it takes {functions(twoSigmas)}.
    </p>
  );
}
