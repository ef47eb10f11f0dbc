/** How many different shingles got the same fingerprint, counted on demand, beside what was to be expected. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Collisions as Counted, Report } from "../engine/pkg/lookalike.js";
import { wordsFor } from "../parameters/options.ts";
import { useAnswer } from "../ui/answer.ts";
import { messageOf } from "../ui/error-text.ts";
import { count, decimal, integer, percent } from "../ui/format.ts";
import { engine } from "../workspace/store.ts";

/** P2's table 2. */
const BITS = [32, 40, 48, 56, 64];
const PROBABILITIES = [0.01, 0.1, 0.4];

type Count =
  | { state: "none" }
  | { state: "counting" }
  | { state: "ready"; counted: Counted; report: Report }
  | { state: "failed"; message: string };

/** See the head of this file. */
export function Collisions({ report }: { report: Report }) {
  const counting = useSignal<Count>({ state: "none" });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const start = (): void => {
    const controller = new AbortController();
    abort.current = controller;
    counting.value = { state: "counting" };
    engine.collisions(report.params, { signal: controller.signal }).then(
      (counted) => {
        counting.value = { state: "ready", counted, report };
      },
      (error: unknown) => {
        counting.value = controller.signal.aborted ? { state: "none" } : { state: "failed", message: messageOf(error) };
      },
    );
  };
  const shown = counting.value;
  return (
    <section>
      <h2>Whether fingerprints collide</h2>
      <p>
        Each shingle stands for a number ({wordsFor("fingerprint", report.params.fingerprint)}). Two different shingles
        with one number would count as shared.
      </p>
      <div class="buttons">
        {shown.state === "counting" ? (
          <button type="button" onClick={() => abort.current?.abort()}>
            Cancel the count
          </button>
        ) : (
          <button type="button" onClick={start}>
            Count collisions
          </button>
        )}
      </div>
      <div aria-live="polite">
        {shown.state === "counting" && <p class="quiet">Counting …</p>}
        {shown.state === "failed" && <p class="note">They could not be counted: {shown.message}</p>}
        {shown.state === "ready" && <Found {...shown.counted} stale={shown.report !== report} />}
      </div>
      <Birthdays />
    </section>
  );
}

function Found({ shingles, distinct, fingerprints, collisions, expected, bits, stale }: Counted & { stale: boolean }) {
  return (
    <p class={stale ? "quiet" : undefined}>
      {count(shingles, "shingle", "shingles")}, {integer(distinct)} of them different, have {integer(fingerprints)}{" "}
      different numbers of {bits} bits: <b>{count(collisions, "collision", "collisions")}</b>. To be expected:{" "}
      {decimal(expected)}.{stale && " This was counted for an earlier run: count again."}
    </p>
  );
}

function Birthdays() {
  const answer = useAnswer("once", () => engine.birthdays({ bits: BITS, probabilities: PROBABILITIES }));
  if (answer.state === "failed") return <p class="note">The table could not be worked out: {answer.message}</p>;
  if (answer.state === "waiting") return null;
  return (
    <>
      <p>So many different shingles have a collision among them with a probability of</p>
      <table class="figures" aria-label="Different shingles until a collision, by bits and probability">
        <thead>
          <tr>
            <th scope="col">Bits</th>
            {PROBABILITIES.map((probability) => (
              <th key={probability} scope="col">
                {percent(probability)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BITS.map((bits, row) => (
            <tr key={bits}>
              <th scope="row">{bits}</th>
              {PROBABILITIES.map((probability, column) => (
                <td key={probability}>{integer(answer.value[row]?.[column] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
