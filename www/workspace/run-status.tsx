/** How the run goes: its stage with Cancel beside it, or how it ended and what can be done now. */
import type { Forecast, Progress } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { bytes, count, integer, large, seconds } from "../ui/format.ts";
import { cancelReading } from "./actions.ts";
import { cancelRun, runAgain, runAllTheSame, startRunning } from "./run.ts";
import { engineFailure, fields, forecast, mistakes, reading, result, run } from "./store.ts";

const STAGES: Record<Progress["stage"], string> = {
  text: "Reading the texts",
  index: "Building the index",
  evidence: "Looking for shared passages",
  pairs: "Comparing the pairs",
  candidates: "Looking up candidates",
  report: "Writing the report",
};

/** Seconds from which on a run is worth a word about what it will take. */
const LONG = 1;

/** Memory in MB that a page can use at most: WebAssembly counts its bytes in 32 bits. */
const MOST_MEMORY = 4096;

/** See the head of this file. */
export function Status() {
  const state = run.value;
  if (engineFailure.value) {
    return (
      <div class="note" role="alert">
        <p>{t("keep-engine-missing", { reason: engineFailure.value })}</p>
        <button type="button" onClick={() => void startRunning()}>
          {t("keep-retry")}
        </button>
      </div>
    );
  }
  if (reading.value) return <Working words="Reading the files" {...reading.value} onCancel={cancelReading} />;
  if (state.state === "running") {
    const { progress } = state;
    const words = progress ? STAGES[progress.stage] : "Starting";
    return (
      <>
        <Working words={words} done={progress?.done ?? 0} total={progress?.total ?? 0} onCancel={cancelRun} />
        {forecast.value && forecast.value.seconds > LONG && <Expected {...forecast.value} />}
      </>
    );
  }
  if (state.state === "held" && forecast.value) return <Held {...forecast.value} />;
  if (state.state === "cancelled") {
    return (
      <p class="note">
        Cancelled{result.value ? "; the results below are those of the run before" : ""}.{" "}
        <button type="button" onClick={runAgain}>
          Compare again
        </button>
      </p>
    );
  }
  if (state.state === "failed") {
    return (
      <div class="note" role="alert">
        <p>The comparison failed: {state.message}</p>
        <button type="button" onClick={runAgain}>
          Try again
        </button>
      </div>
    );
  }
  if (mistakes.value.length > 0 && result.value) {
    return <p class="note">The results below are those of your last valid settings.</p>;
  }
  return null;
}

/** What a long run is expected to take, in sentences. */
function Expected(expected: Forecast) {
  return (
    <p class="quiet expected">
      {sizeOf(expected)}; about {bytes(expected.bytes)} and {seconds(1000 * expected.seconds)}.
      {expected.fallbacks.includes("signaturesOnly") &&
        " Memory will not suffice for exact comparison: similarities will be estimated from signatures."}
    </p>
  );
}

/** Why a run was not started, and what can be done. */
function Held(expected: Forecast) {
  return (
    <div class="note" role="alert">
      <p>
        This comparison was not started: {sizeOf(expected)}. Even with signatures alone it would need about{" "}
        {bytes(expected.bytes)}, more than it may use. Take documents away, or compare them in several parts
        {Number(fields.value?.memoryLimit) < MOST_MEMORY && ", or raise the memory limit in the settings"}.
        {result.value && " The results below are those of the run before."}
      </p>
      <button type="button" onClick={runAllTheSame}>
        Compare all the same
      </button>
    </div>
  );
}

function sizeOf({ documents, shingles, pairs }: Forecast): string {
  return `${count(documents, "document", "documents")}, ${large(shingles)} shingles, at most ${large(pairs)} pairs`;
}

function Working({
  words,
  done,
  total,
  onCancel,
}: {
  words: string;
  done: number;
  total: number;
  onCancel: () => void;
}) {
  return (
    <div class="working">
      <progress aria-label={words} max={Math.max(total, 1)} value={total > 0 ? done : undefined} />
      <span>
        {words}
        {total > 1 && `: ${integer(done)} of ${integer(total)}`}
      </span>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
