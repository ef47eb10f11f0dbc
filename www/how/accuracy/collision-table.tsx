/** How many different shingles got the same fingerprint, counted on request, and the expected number. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Collisions as Counted, Report } from "../../engine/pkg/lookalike.js";
import { type Message, problemOf } from "../../i18n/message.ts";
import { parts, shown, t } from "../../i18n/t.ts";
import { wordsFor } from "../../settings/changes.ts";
import { engine } from "../../state/store.ts";
import { useAnswer } from "../../ui/answer.ts";
import { integer, percent } from "../../ui/format.ts";
import styles from "./accuracy.module.css";

/** P2's table 2. */
const BITS = [32, 40, 48, 56, 64];
const PROBABILITIES = [0.01, 0.1, 0.4];

/** Smaller numbers of collisions are not shown in digits. */
const NEARLY_NONE = 1e-6;

type Count =
  | { state: "none" }
  | { state: "counting" }
  | { state: "ready"; counted: Counted; report: Report }
  | { state: "failed"; message: Message };

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
        counting.value = controller.signal.aborted ? { state: "none" } : { state: "failed", message: problemOf(error) };
      },
    );
  };
  const last = counting.value;
  return (
    <section>
      <h2>{t("accuracy-collisions")}</h2>
      <p>{t("accuracy-collisions-about", { fingerprint: wordsFor("fingerprint", report.params.fingerprint) })}</p>
      <div class="buttons">
        {last.state === "counting" ? (
          <button type="button" onClick={() => abort.current?.abort()}>
            {t("accuracy-collisions-cancel")}
          </button>
        ) : (
          <button type="button" onClick={start}>
            {t("accuracy-collisions-count")}
          </button>
        )}
      </div>
      <div aria-live="polite">
        {last.state === "counting" && <p class="quiet">{t("accuracy-collisions-busy")}</p>}
        {last.state === "failed" && <p class="note">{t("accuracy-collisions-failed", { reason: last.message })}</p>}
        {last.state === "ready" && <CollisionTable {...last.counted} stale={last.report !== report} />}
      </div>
      <Birthdays />
    </section>
  );
}

function CollisionTable({
  shingles,
  distinct,
  fingerprints,
  collisions,
  expected,
  bits,
  stale,
}: Counted & { stale: boolean }) {
  return (
    <p class={stale ? "quiet" : undefined}>
      {parts("accuracy-collisions-found", {
        shingles,
        distinct,
        fingerprints,
        bits,
        collisions: shown(collisions, (text) => <b>{text}</b>),
      })}{" "}
      {expected < NEARLY_NONE
        ? t("accuracy-collisions-expected-none")
        : t("accuracy-collisions-expected", { expected })}
      {stale && ` ${t("accuracy-collisions-stale")}`}
    </p>
  );
}

function Birthdays() {
  const answer = useAnswer("once", () => engine.birthdays({ bits: BITS, probabilities: PROBABILITIES }));
  if (answer.state === "failed")
    return <p class="note">{t("accuracy-birthdays-failed", { reason: answer.message })}</p>;
  if (answer.state === "waiting") return null;
  return (
    <>
      <p>{t("accuracy-birthdays")}</p>
      <table class={styles.figures} aria-label={t("accuracy-birthdays-table")}>
        <thead>
          <tr>
            <th scope="col">{t("accuracy-bits")}</th>
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
