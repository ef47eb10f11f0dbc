/** The pairs: what was found in sentences, and the table of them; or, where nothing was found, what can be done. */
import type { Report } from "../engine/pkg/lookalike.js";
import { count, integer, percent } from "../ui/format.ts";
import { oneShingle } from "../ui/units.ts";
import { change } from "../workspace/actions.ts";
import { hasEvidence, listedInWords, notExamined, pairsFound, searchInWords } from "../workspace/evidence.ts";
import { fields, result } from "../workspace/store.ts";
import { firstOrder, orderIn } from "./rows.ts";
import { order as currentOrder, filter, rows } from "./state.ts";
import { PairTable, toFirstRow } from "./table.tsx";

/** See the head of this file. */
export function Pairs() {
  const report = result.value?.report;
  if (!report) return null;
  if (report.pairs.length === 0) return <NothingListed report={report} />;
  return (
    <>
      {hasEvidence(report) && <Found report={report} />}
      <div class="list-tools">
        <label>
          Filter by name
          <input
            type="search"
            value={filter}
            onInput={({ currentTarget }) => {
              filter.value = currentTarget.value;
              toFirstRow();
            }}
          />
        </label>
        {hasEvidence(report) && (
          <details>
            <summary>How these pairs were found</summary>
            <p>{searchInWords(report).join(" ")}</p>
          </details>
        )}
        {hasEvidence(report) && currentOrder.value.key !== "evidence" && (
          <button type="button" class="slight" onClick={toFirstOrder}>
            Sort by strongest evidence
          </button>
        )}
        <p aria-live="polite">{shownOf(report)}</p>
      </div>
      {!report.exact && (
        <p class="note">
          All similarities here are estimates from signatures of {integer(report.params.signatureLength)} functions, not
          exact counts.
        </p>
      )}
      <PairTable report={report} />
    </>
  );
}

function toFirstOrder(): void {
  currentOrder.value = firstOrder;
  toFirstRow();
}

/** What the list holds, what chance explains of it, and what was not examined. */
function Found({ report }: { report: Report }) {
  const [first, ...more] = listedInWords(report);
  const limit = notExamined(report);
  return (
    <section class="found" aria-label="What was found">
      <p>
        <b>{first}</b> {more.join(" ")}
      </p>
      {limit !== null && <p class="note">{limit}</p>}
    </section>
  );
}

/** How much of all that was found is in the table; what is not in it is always reported. */
function shownOf(report: Report): string {
  const { pairsLeftOut, pairsLeftOutByDocument } = report.totals;
  const most = integer(report.params.maxPairsPerDocument);
  const order = orderIn(report, currentOrder.value).key === "evidence" ? ", strongest evidence first" : "";
  const shown = `Showing ${integer(rows.value.length)} of ${count(pairsFound(report), "pair", "pairs")}${order}`;
  const leftOut = [
    pairsLeftOutByDocument > 0 &&
      `${integer(pairsLeftOutByDocument)} are not listed because both documents have ${most} pairs that rank higher`,
    pairsLeftOut > 0 &&
      `the ${integer(pairsLeftOut)} that rank lowest are not listed: raise the threshold, or “most pairs listed” in the settings`,
  ].filter((part) => part !== false);
  return `${[shown, ...leftOut].join("; ")}.`;
}

/** What lies below the threshold, as far as it was counted: a search for likely pairs passes over the others. */
function belowThreshold({ totals, params }: Report): string {
  const { sharingPairs } = totals;
  if (sharingPairs === null) return "Pairs below the threshold were not counted.";
  if (sharingPairs === 0) return `No two documents share a single ${oneShingle(params)}.`;
  return `${count(sharingPairs, "pair shares", "pairs share")} at least one ${oneShingle(params)}.`;
}

function NothingListed({ report }: { report: Report }) {
  const { excludedPairs, possiblePairs } = report.totals;
  if (possiblePairs === 0) {
    return (
      <section class="nothing">
        <h2>{excludedPairs > 0 ? "There is no pair to compare" : "One document is here"}</h2>
        <p>
          {excludedPairs > 0
            ? "All documents are of one owner or of the archive, and these are not compared with each other."
            : "It takes two to compare."}{" "}
          Add another: drop it anywhere, choose it, or paste it.
        </p>
      </section>
    );
  }
  const { threshold, k } = report.params;
  const { sharingPairs } = report.totals;
  const evidence = hasEvidence(report);
  const limit = notExamined(report);
  return (
    <section class="nothing">
      <h2>Nothing similar found</h2>
      {evidence && <p>{listedInWords(report).join(" ")} That is a result in itself.</p>}
      {limit !== null && <p class="note">{limit}</p>}
      <p class={evidence ? "quiet" : undefined}>
        {evidence ? "Nor is any pair" : "No pair is"} {percent(threshold)} similar or more. {belowThreshold(report)}{" "}
        {!evidence && "That is a result in itself. "}To look closer, lower the threshold
        {!evidence && report.params.reach === 0 && " or take shorter phrases"}.
      </p>
      <div class="buttons">
        {sharingPairs !== 0 && (
          <button type="button" onClick={() => change({ threshold: "0" })}>
            List every pair that shares anything
          </button>
        )}
        {!evidence && fields.value?.unit === "words" && k > 3 && (
          <button type="button" onClick={() => change({ k: "3" })}>
            Try three-word phrases
          </button>
        )}
      </div>
    </section>
  );
}
