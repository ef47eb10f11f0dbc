/** How the run goes: its stage with Cancel beside it, or how it ended and what can be done now. */
import type { Progress } from "../engine/pkg/lookalike.js";
import { cancelReading } from "../state/actions.ts";
import { cancelRun, runAgain } from "../state/run.ts";
import { engineFailure, mistakes, reading, result, run } from "../state/store.ts";
import { integer } from "../text/format.ts";

const STAGES: Record<Progress["stage"], string> = {
  text: "Reading the texts",
  index: "Building the index",
  pairs: "Comparing the pairs",
  candidates: "Looking up candidates",
  report: "Writing the report",
};

/** See the head of this file. */
export function Status() {
  const state = run.value;
  if (engineFailure.value) {
    return (
      <p class="note" role="alert">
        The engine could not be started: {engineFailure}. It needs a browser with WebAssembly: Chrome 123, Firefox 120,
        Safari 17.5, or newer.
      </p>
    );
  }
  if (reading.value) return <Working words="Reading the files" {...reading.value} onCancel={cancelReading} />;
  if (state.state === "running") {
    const { progress } = state;
    const words = progress ? STAGES[progress.stage] : "Starting";
    return <Working words={words} done={progress?.done ?? 0} total={progress?.total ?? 0} onCancel={cancelRun} />;
  }
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
    return <p class="note">The results below are those of the last settings that were right.</p>;
  }
  return null;
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
