/** The ranked pairs: a table that draws only the rows near the screen, sorted and filtered in ./sorted-rows.ts. */

import { signal, useSignalEffect } from "@preact/signals";
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import { disguisedIn, tooShortIn } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { groupAt } from "../groups/groups.ts";
import { t } from "../i18n/t.ts";
import { isRowOf, lastRead, stateByRow } from "../review/listed.ts";
import { stateOfKey } from "../review/review.ts";
import { announcement } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { PrintedRows } from "../ui/list-parts.tsx";
import { useScrollSigns } from "../ui/scroll-signs.ts";
import { isModified, singleKey } from "../ui/shortcuts.ts";
import { roomFor, useWindowed, useWindowWidth } from "../ui/windowed.ts";
import { AuthorPairRow, decideAll } from "./author-pair-row.tsx";
import { type AuthorPair, authorPairAt, FIRST_AUTHOR_LINE } from "./author-pairs.ts";
import { authorPairs } from "./author-rows.ts";
import { type Column, columnsOf } from "./columns.ts";
import { hasEvidence } from "./matched.ts";
import { PairRow } from "./pair-row.tsx";
import styles from "./pairs.module.css";
import { SelectShown } from "./select-box.tsx";
import { select, selectedOf } from "./selection.ts";
import { foundAuthors, lines, longestMissing, needLongest, openedGroups, order, rows, table } from "./shown-rows.ts";
import { orderAfterClick, orderIn } from "./sorted-rows.ts";
import { showTitleBelow } from "./titles-below.ts";
import { tracedRows } from "./traced-rows.ts";

/** Heights of a row, and of the header, in pixels; pairs.module.css fills exactly these. */
const ROW = { wide: 60, medium: 120, narrow: 240 };
const HEAD = { wide: 36, medium: 60, narrow: 0 };

/** What has the focus of a row, and covers it: its link, or the button that expands it. */
const FOCUSED = `:is(.${styles.both}, .${styles.unfold})`;

/** Frames in which a row is waited for that is to get the focus. */
const MAX_FRAMES = 30;

/** The fraction of the screen reserved for rows, below everything above them. */
const BELOW_OVERVIEW = 0.5;

/** The row that Tab reaches, remembered while a comparison is open over the list. A shorter list may no longer have it. */
const active = signal(0);

/** Lets Tab reach the first row after the rows have changed. */
export function toFirstRow(): void {
  active.value = 0;
}

/** Whether that row is to be drawn, and to get the focus then. */
const isAwaited = signal(false);

/** Restores the focus to the row that had it; false if there is no list. */
export function focusActiveRow(): boolean {
  const table = document.querySelector(`.${styles.pairs}`);
  const row = Math.min(active.peek(), lines.peek().length - 1);
  // Not the boxes that select pairs, which are reached by Tab as well.
  const link = table?.querySelector<HTMLElement>(`[data-row="${row}"] ${FOCUSED}`);
  // At first a list has only the rows that are on screen: two in a narrow window.
  if (link) link.focus({ preventScroll: true });
  else isAwaited.value = table !== null && lines.peek().length > 0;
  return link instanceof HTMLElement || isAwaited.peek();
}

export function PairTable({ report }: { report: Report }) {
  const { value: size } = useWindowWidth();
  const list = lines.value;
  const authors = foundAuthors.value;
  const head = useRef<HTMLTableRowElement>(null);
  useScrollSigns(head);
  /** The pairs of documents that a line stands for, as far as they were found. */
  const rowsAt = (line: number): readonly number[] => {
    const both = pairAt(line);
    return both ? (authors?.rowsOf.get(both) ?? []) : [line];
  };
  const pairAt = (line: number | undefined): AuthorPair | undefined => authorPairAt(authors?.all ?? [], line ?? 0);
  const height = ROW[size];
  const {
    list: body,
    shown,
    reveal,
  } = useWindowed<HTMLTableSectionElement>(list.length, height, HEAD[size], BELOW_OVERVIEW, {
    rows: list.length,
    of: list,
  });
  const first = Math.min(shown.value.first, list.length);
  const visible = [...list.subarray(first, shown.value.last)];
  // Scrolled away, the row that was reached last is not drawn; Tab then reaches the drawn one that is next to it.
  const reached = Math.max(first, Math.min(active.value, first + visible.length - 1));
  const visibleRows = visible.filter((line) => line < FIRST_AUTHOR_LINE);
  const holders = authorPairs.value?.holders.list;
  const disguised = useMemo(() => disguisedIn(report), [report]);
  const tooShort = useMemo(() => tooShortIn(report), [report]);
  const maxWeight = useMemo(() => largest(report.pairs.evidence.weight), [report]);
  const maxWeightOfAuthors = authors?.all[0]?.weight || 1;
  useEffect(() => needLongest(visibleRows));
  /** If the pair of a row has left the list, focus the one that took its place. */
  const refocus = (row: number): void => {
    const line = list[row] ?? 0;
    requestAnimationFrame(() => {
      const { value: left } = lines;
      if (left.length > 0 && !left.includes(line)) move(Math.min(row, left.length - 1));
    });
  };
  const refocusRef = useRef(refocus);
  refocusRef.current = refocus;
  const decided = useCallback((row: number) => refocusRef.current(row), []);
  const focused = useCallback((row: number): void => {
    active.value = row;
  }, []);
  const review = (key: string): boolean => {
    const index = list[active.value];
    const state = stateOfKey(key);
    if (index === undefined || !state) return false;
    decideAll(rowsAt(index), report, state);
    refocus(active.value);
    return true;
  };
  const toggle = (): void => {
    const own = rowsAt(list[active.value] ?? 0);
    select(own, selectedOf(own) !== "all");
  };
  /** Focuses a row as soon as it is drawn: usually in the next frame, and on a busy machine some later. */
  const focusDrawn = (row: number, frames = MAX_FRAMES): void => {
    requestAnimationFrame(() => {
      const link = body.current?.querySelector<HTMLElement>(`[data-row="${row}"] ${FOCUSED}`);
      if (link) link.focus();
      else if (frames > 0 && active.peek() === row) focusDrawn(row, frames - 1);
    });
  };
  const move = (to: number): void => {
    const row = Math.max(0, Math.min(list.length - 1, to));
    active.value = row;
    reveal(row);
    focusDrawn(row);
  };
  useEffect(() => {
    // After reading pair after pair, return to the last one read rather than the one that was opened.
    const read = lastRead.value && rows.value.find(isRowOf(report, lastRead.value));
    const at = lineOf(read ?? -1, list);
    lastRead.value = null;
    if (at >= 0) move(at);
  }, []);
  useSignalEffect(() => {
    if (!isAwaited.value) return;
    isAwaited.value = false;
    move(active.peek());
  });
  return (
    <>
      <table
        class={classes(styles.pairs, hasEvidence(report) && styles.byEvidence)}
        aria-label={t("pairs-table")}
        aria-rowcount={list.length + 1}
        onKeyDown={(event) => {
          if (!(event.target instanceof Element && event.target.matches(FOCUSED)) || isModified(event)) return;
          const key = singleKey(event);
          const isUnreviewed = (line: number): boolean =>
            rowsAt(line).some((row) => (stateByRow.value?.[row] ?? 0) === 0);
          const to =
            key === "u"
              ? unreviewedAfter(active.value, list, isUnreviewed)
              : rowAfterKey(event.key, active.value, list.length);
          if (to !== null) move(to);
          else if (key === "u")
            announcement.value = t("review-none-unreviewed", {
              isOpen: isUnreviewed(list[active.value] ?? 0) ? "yes" : "no",
            });
          else if (key === "x") toggle();
          else if (key === null || !review(key)) return;
          event.preventDefault();
        }}
      >
        <thead>
          <tr ref={head}>
            <td class={styles.select}>
              <SelectShown />
            </td>
            {columnsOf(report, authors !== null).map((column) => (
              <ColumnHead key={column.key} column={column} report={report} />
            ))}
            <th scope="col" class={styles.review}>
              {t("review-title")}
            </th>
          </tr>
        </thead>
        <tbody
          ref={body}
          onPointerMove={(event) => {
            if (event.target instanceof Element && event.target.matches(FOCUSED)) showTitleBelow(event);
          }}
          style={roomFor(first, list.length - first - visible.length, height, shown.value.skipped)}
        >
          {visible.map((index, at) => {
            const drawn = {
              report,
              row: first + at,
              height,
              narrow: size === "narrow",
              active: first + at === reached,
              onFocus: focused,
              onDecided: decided,
            };
            const both = pairAt(index);
            const [a, b] = [holders?.[both?.a ?? -1], holders?.[both?.b ?? -1]];
            if (both && a && b) {
              const traces = both.rows.flatMap((row) => tracedRows.value.get(row) ?? []);
              return (
                <AuthorPairRow
                  key={index}
                  pair={both}
                  a={a}
                  b={b}
                  found={rowsAt(index)}
                  traces={traces}
                  maxWeight={maxWeightOfAuthors}
                  {...drawn}
                />
              );
            }
            return (
              <PairRow
                key={index}
                index={index}
                disguised={disguised}
                tooShort={tooShort}
                maxWeight={maxWeight}
                others={table.value.othersOf(index)}
                isOpened={openedGroups.value.has(groupAt(report, index))}
                isNested={authors !== null}
                traces={tracedRows.value.get(index)}
                {...drawn}
              />
            );
          })}
        </tbody>
      </table>
      <PrintedRows all={list.length} />
    </>
  );
}

function largest(numbers: Float64Array): number {
  return numbers.reduce((most, number) => Math.max(most, number), 1);
}

const STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
  ["PageDown", 10],
  ["PageUp", -10],
]);

/** The next row with an unreviewed pair, wrapping around at the end; null if there is none. */
function unreviewedAfter(row: number, list: Uint32Array, isUnreviewed: (line: number) => boolean): number | null {
  for (let step = 1; step < list.length; step++) {
    const at = (row + step) % list.length;
    if (isUnreviewed(list[at] ?? 0)) return at;
  }
  return null;
}

/** The line of a row, or of its authors while they are collapsed. */
function lineOf(row: number, list: Uint32Array): number {
  const at = list.indexOf(row);
  const pair = authorPairs.peek()?.of.get(row);
  return at >= 0 || !pair ? at : list.indexOf(FIRST_AUTHOR_LINE + pair.index);
}

function rowAfterKey(key: string, row: number, count: number): number | null {
  const step = STEPS.get(key);
  if (step !== undefined) return row + step;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

function ColumnHead({ column: { key, label, hint }, report }: { column: Column; report: Report }) {
  const shown = orderIn(report, order.value);
  const chosen = shown.key === key;
  const direction = shown.descending ? "descending" : "ascending";
  const waits = key === "longest" && chosen && longestMissing.value > 0;
  // Authors have no similarity and no group.
  if (foundAuthors.value && (key === "similarity" || key === "group")) {
    return (
      <th scope="col" class={styles[key]} title={hint}>
        {label}
      </th>
    );
  }
  return (
    <th scope="col" class={styles[key]} aria-sort={chosen ? direction : undefined}>
      <button
        type="button"
        title={hint}
        onClick={() => {
          order.value = orderAfterClick(shown, key);
          toFirstRow();
        }}
      >
        {label}
        <span aria-hidden="true">{chosen ? (shown.descending ? " ↓" : " ↑") : ""}</span>
      </button>
      {waits && <span class="quiet">{t("pairs-to-come", { count: longestMissing.value })}</span>}
    </th>
  );
}
