/** One row of the table for two authors: what they share in all their files, and a button that shows the pairs of files below it. */

import { batch } from "@preact/signals";
import { countedAs, idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { stateByRow } from "../review/listed.ts";
import { reviewStates } from "../review/review.ts";
import { decide, StateChoice } from "../review/state-views.tsx";
import { hashOf } from "../state/route.ts";
import { documents, hashOfPair } from "../state/store.ts";
import type { TracePair } from "../traces/find-traces.ts";
import { TraceMark } from "../traces/trace-mark.tsx";
import { classes } from "../ui/dom.ts";
import { LongName } from "../ui/long-name.tsx";
import type { AuthorPair, Holder } from "./author-pairs.ts";
import { lengthIn } from "./columns.ts";
import { shareOf } from "./matched.ts";
import styles from "./pairs.module.css";
import { SelectBox } from "./select-box.tsx";
import { isOpenedAuthors, toggleAuthors } from "./shown-rows.ts";

interface RowProps {
  pair: AuthorPair;
  a: Holder;
  b: Holder;
  /** The largest weight of any pair of authors: the maximum of the bars. */
  maxWeight: number;
  /** Those of its pairs of files that were found. */
  found: readonly number[];
  /** What files of both share besides their texts: of each pair of files that does. */
  traces: readonly TracePair[];
  report: Report;
  row: number;
  height: number;
  narrow: boolean;
  active: boolean;
  onFocus: (row: number) => void;
  onDecided: (row: number) => void;
}

export function AuthorPairRow({
  pair,
  a,
  b,
  maxWeight,
  found,
  traces,
  report,
  row,
  height,
  narrow,
  active,
  onFocus,
  onDecided,
}: RowProps) {
  const { params } = report;
  const { matchedA, matchedB, weight, isExact, rows } = pair;
  const isOpened = isOpenedAuthors(pair);
  const matched = Math.min(matchedA, matchedB);
  const share = `${(100 * weight) / maxWeight}%`;
  const counted = Math.round(weight);
  const files =
    found.length < rows.length
      ? t("pairs-files-found", { count: found.length, all: rows.length })
      : t("pairs-files", { count: found.length });
  const length = lengthIn(params.unit === "code" ? "code" : "words", pair.longest);
  const atLeast = (text: string): string => (isExact ? text : t("pairs-at-least", { text }));
  const workInWords = (part: number, all: number): string =>
    t("pairs-work", {
      unit: countedAs(params.unit),
      matched: part,
      all,
      share: shareOf(part, all),
    });
  const sides = [
    { holder: a, matched: matchedA },
    { holder: b, matched: matchedB },
  ];
  return (
    <tr aria-rowindex={row + 2} data-row={row} style={{ height: `${height}px` }}>
      <td class={styles.select}>
        <SelectBox rows={found} label={t("pairs-select-authors", { a: a.name, b: b.name })} inTabOrder={active} />
      </td>
      <td class={classes(styles.matched, styles.shared)} title={t("pairs-evidence-hint-authors")}>
        <span class="bar" style={{ "--share": share, "--verbatim": share }} />
        <span class={styles.number}>
          <b>{atLeast(lengthIn(params.unit === "code" ? "code" : "words", matched))}</b>
          {counted < matched && <span class="quiet">{t("pairs-counts-as", { weight: counted })}</span>}
        </span>
      </td>
      <td class={styles.names}>
        <button
          type="button"
          class={styles.unfold}
          tabIndex={active ? 0 : -1}
          aria-expanded={isOpened}
          onFocus={() => onFocus(row)}
          onClick={() => toggleAuthors(pair)}
        >
          {sides.map((side) => (
            <span key={side.holder.key} class={styles.side}>
              <LongName name={side.holder.name} class={styles.name} />
              <span class="quiet">{atLeast(workInWords(side.matched, side.holder.words))}</span>
            </span>
          ))}
        </button>
      </td>
      <td class={styles.longest}>
        <span>{narrow ? t("pairs-card-longest", { length }) : length}</span>{" "}
        <Traces pair={pair} traces={traces} report={report} inTabOrder={active} />
      </td>
      <td class={classes("quiet", styles.files)}>
        {files} <span aria-hidden="true">{isOpened ? "▾" : "▸"}</span>
      </td>
      <td class={styles.review}>
        <Review
          found={found}
          names={[a.name, b.name]}
          report={report}
          inTabOrder={active}
          onDecided={() => onDecided(row)}
        />
      </td>
    </tr>
  );
}

interface TracesProps {
  pair: AuthorPair;
  traces: readonly TracePair[];
  report: Report;
  inTabOrder: boolean;
}

/** What files of both share besides their texts; several pairs of files are shown below the row, each with its own. */
function Traces({ pair, traces, report, inTabOrder }: TracesProps) {
  const { id } = report.documents;
  const [first] = traces;
  if (traces.length === 1)
    return (
      <TraceMark
        pairs={traces}
        href={hashOfPair(id[first?.a ?? -1] ?? -1, id[first?.b ?? -1] ?? -1)}
        inTabOrder={inTabOrder}
      />
    );
  return (
    <TraceMark
      pairs={traces}
      href={hashOf({ view: "pairs" })}
      inTabOrder={inTabOrder}
      onClick={() => {
        if (!isOpenedAuthors(pair)) toggleAuthors(pair);
      }}
    />
  );
}

interface ReviewProps {
  found: readonly number[];
  names: readonly [a: string, b: string];
  report: Report;
  inTabOrder: boolean;
  onDecided: () => void;
}

/** The state of the pairs of files that were found; a choice sets each of them. */
function Review({ found, names, report, inTabOrder, onDecided }: ReviewProps) {
  const states = new Set(found.map((row) => stateByRow.value?.[row] ?? 0));
  const [only] = states;
  const state = states.size === 1 ? reviewStates[only ?? 0] : undefined;
  const [a, b] = names;
  return (
    <StateChoice
      label={t("review-of-authors", { a, b })}
      state={state ?? null}
      inTabOrder={inTabOrder}
      onChoose={(chosen) => {
        decideAll(found, report, chosen);
        onDecided();
      }}
    />
  );
}

/** Sets the state of pairs of files. */
export function decideAll(rows: readonly number[], report: Report, state: (typeof reviewStates)[number]): void {
  // In one update: two authors may have hundreds of pairs of files.
  batch(() => {
    for (const row of rows) {
      const [a, b] = [...idsOf(report, [row])].map((id) => documents.value.get(id));
      if (a && b) decide(a, b, state);
    }
  });
}
