/** The ranked pairs: a table that draws only the rows near the screen, sorted and filtered in ../state/pairs.ts. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { disguisedIn, idsOf, pairAt } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { change } from "../state/actions.ts";
import { needAllLongest, needLongest } from "../state/comparison.ts";
import { orderAfterClick, type SortKey } from "../state/pairs.ts";
import { hashOf } from "../state/route.ts";
import { fields, filter, longest, longestMissing, order, result, rows } from "../state/store.ts";
import { about, count, estimate, integer, percent } from "../text/format.ts";
import { manyUnits, oneShingle, oneUnit } from "../text/units.ts";
import { roomFor, useNarrow, useWindowed } from "./windowed.ts";

/** Heights of a row, in pixels, wide and narrow; styles/list.css fills exactly these. */
const ROW = { wide: 60, narrow: 164 };
const HEAD = { wide: 44, narrow: 0 };

/** The row that has the keyboard, kept while a comparison is open over the list. */
const activeRow = { current: 0 };

/** See the head of this file. */
export function Pairs() {
  const report = result.value?.report;
  if (!report) return null;
  if (report.pairs.length === 0) return <NothingListed report={report} />;
  return (
    <>
      <div class="list-tools">
        <label>
          Filter by name
          <input
            type="search"
            value={filter}
            onInput={({ currentTarget }) => {
              filter.value = currentTarget.value;
              activeRow.current = 0;
            }}
          />
        </label>
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

/** How much of all that was found stands in the table; what was left out is always said. */
function shownOf({ totals, params }: Report): string {
  const { pairsAboveThreshold, pairsLeftOut, pairsLeftOutByDocument } = totals;
  const shown = `Showing ${integer(rows.value.length)} of ${count(pairsAboveThreshold, "pair", "pairs")} above the threshold`;
  const leftOut = [
    pairsLeftOutByDocument > 0 &&
      `${integer(pairsLeftOutByDocument)} are left out because both documents have ${integer(params.maxPairsPerDocument)} pairs that are more alike`,
    pairsLeftOut > 0 &&
      `the ${integer(pairsLeftOut)} least alike are left out: raise the threshold, or “most pairs listed” in the settings`,
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
  return (
    <section class="nothing">
      <h2>Nothing similar found</h2>
      <p>
        No pair reaches the threshold of {percent(threshold)}. {belowThreshold(report)} That is an answer, too. To look
        closer, lower the threshold{report.params.reach === 0 && " or take shorter runs"}.
      </p>
      <div class="buttons">
        {sharingPairs !== 0 && (
          <button type="button" onClick={() => change({ threshold: "0" })}>
            List every pair that shares anything
          </button>
        )}
        {fields.value?.unit === "words" && k > 3 && (
          <button type="button" onClick={() => change({ k: "3" })}>
            Try runs of 3 words
          </button>
        )}
      </div>
    </section>
  );
}

const COLUMNS: readonly { key: SortKey; label: string; hint: string }[] = [
  {
    key: "similarity",
    label: "Similarity",
    hint: "Exact: the share of all different shingles of both that are in both",
  },
  { key: "estimate", label: "Estimate", hint: "The same, estimated from the signatures, with its 95% interval" },
  { key: "names", label: "Documents", hint: "And how much of each is in the other (containment)" },
  {
    key: "longest",
    label: "Longest passage",
    hint: "What is the same in the longest passage that both share, without what was edited in it",
  },
  { key: "group", label: "Group", hint: "Documents linked by pairs above the threshold" },
];

/** The first column where nothing was counted. */
const ESTIMATED = {
  label: "≈ Similarity",
  hint: "Estimated from signatures: the share of all different shingles of both that are in both",
};

function PairTable({ report }: { report: Report }) {
  const narrow = useNarrow();
  const size = narrow.value ? "narrow" : "wide";
  const list = rows.value;
  const height = ROW[size];
  const { list: body, shown, reveal } = useWindowed<HTMLTableSectionElement>(list.length, height, HEAD[size]);
  const active = useSignal(Math.min(activeRow.current, list.length - 1));
  const first = Math.min(shown.value.first, list.length);
  const visible = [...list.subarray(first, shown.value.last)];
  const disguised = useMemo(() => disguisedIn(report), [report]);
  useEffect(() => needLongest(visible));
  const move = (to: number): void => {
    const row = Math.max(0, Math.min(list.length - 1, to));
    active.value = row;
    activeRow.current = row;
    reveal(row);
    // The row may only be drawn by the next frame.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-row="${row}"] a`)?.focus());
  };
  return (
    <table
      class="pairs"
      aria-label="Pairs of documents, most alike first"
      aria-rowcount={list.length + 1}
      onKeyDown={(event) => {
        const to = rowAfterKey(event.key, active.value, list.length);
        if (to === null || !(event.target instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        move(to);
      }}
    >
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <ColumnHead key={column.key} column={column} exact={report.exact} />
          ))}
        </tr>
      </thead>
      <tbody ref={body} style={roomFor(first, list.length - first - visible.length, height)}>
        {visible.map((index, at) => (
          <PairRow
            key={index}
            index={index}
            report={report}
            disguised={disguised}
            row={first + at}
            height={height}
            active={first + at === Math.min(active.value, list.length - 1)}
            onFocus={() => {
              active.value = first + at;
              activeRow.current = first + at;
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

function rowAfterKey(key: string, row: number, count: number): number | null {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
  const step = steps[key];
  if (step !== undefined) return row + step;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

function ColumnHead({ column, exact }: { column: (typeof COLUMNS)[number]; exact: boolean }) {
  const { key } = column;
  const { label, hint } = key === "similarity" && !exact ? ESTIMATED : column;
  const chosen = order.value.key === key;
  const direction = order.value.descending ? "descending" : "ascending";
  const waits = key === "longest" && chosen && longestMissing.value > 0;
  return (
    <th scope="col" class={key} aria-sort={chosen ? direction : undefined}>
      <button
        type="button"
        title={hint}
        onClick={() => {
          order.value = orderAfterClick(order.value, key);
          activeRow.current = 0;
          if (key === "longest") needAllLongest();
        }}
      >
        {label}
        <span aria-hidden="true">{chosen ? (order.value.descending ? " ↓" : " ↑") : ""}</span>
      </button>
      {waits && <span class="quiet">{integer(longestMissing.value)} to come</span>}
    </th>
  );
}

interface RowProps {
  /** Documents in which words were hidden, by index. */
  disguised: ReadonlySet<number>;
  /** Its place in the report's list. */
  index: number;
  report: Report;
  row: number;
  height: number;
  active: boolean;
  onFocus: () => void;
}

function PairRow({ index, report, disguised, row, height, active, onFocus }: RowProps) {
  const pair = pairAt(report, index);
  const [a, b] = [pair.a, pair.b].map((at) => report.documents.name[at] ?? "") as [string, string];
  const [idA = 0, idB = 0] = idsOf(report, [index]);
  const similarity = pair[report.params.measure];
  const words = longest.value.tokens[index] ?? -1;
  return (
    <tr aria-rowindex={row + 2} data-row={row} class={active ? "active" : undefined} style={{ height: `${height}px` }}>
      <td class="similarity">
        <span class="bar" style={{ "--share": `${similarity * 100}%` }} />
        <b>{about(similarity, report.exact)}</b>
      </td>
      <td class="estimate">{estimate(pair.estimate, pair.estimateLow, pair.estimateHigh)}</td>
      <td class="names">
        <a href={hashOf({ view: "pair", a: idA, b: idB })} tabIndex={active ? 0 : -1} onFocus={onFocus}>
          <Side
            name={a}
            other={b}
            share={about(pair.containmentAInB, report.exact)}
            disguised={disguised.has(pair.a)}
          />
          <Side
            name={b}
            other={a}
            share={about(pair.containmentBInA, report.exact)}
            disguised={disguised.has(pair.b)}
          />
        </a>
      </td>
      <td class="longest">{words < 0 ? "…" : words === 0 ? "none" : lengthOf(words, report)}</td>
      <td class="group">{pair.group === null ? "" : `group ${pair.group}`}</td>
    </tr>
  );
}

function lengthOf(tokens: number, { params }: Report): string {
  return count(tokens, oneUnit(params.unit), manyUnits(params.unit));
}

interface SideProps {
  name: string;
  other: string;
  share: string;
  /** Whether its words were hidden from a comparison. */
  disguised: boolean;
}

function Side({ name, other, share, disguised }: SideProps) {
  const sentence = `${share} of ${name} is in ${other}`;
  return (
    <span class="side" title={disguised ? `${sentence}; its words were disguised, see Documents` : sentence}>
      <bdi class="name">{name}</bdi>
      <span class="quiet">
        {share} of it is in the other{disguised && <span class="disguise-mark"> · disguised</span>}
      </span>
    </span>
  );
}
