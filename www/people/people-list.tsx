/** The list of people: one row each with the strongest match among all their files, which can be expanded below it. */

import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { pairAt } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import type { Key } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { matchedOf, matchedOfAll } from "../pairs/matched.ts";
import { showPairsOf } from "../pairs/shown-rows.ts";
import { listedStrengths, type Strengths } from "../pairs/strength.ts";
import { listTraced, tracedOfDocuments, tracedRows } from "../pairs/traced-rows.ts";
import { withExcludedHere } from "../review/exclusions-in-result.ts";
import { stateByRow } from "../review/listed.ts";
import { PersonReportButton } from "../share/buttons.tsx";
import { hashOf } from "../state/route.ts";
import { hashOfDocument, hashOfPair, people, result } from "../state/store.ts";
import { TraceMark } from "../traces/trace-mark.tsx";
import { classes } from "../ui/dom.ts";
import { about, integer, percent } from "../ui/format.ts";
import { PrintedRows } from "../ui/list-parts.tsx";
import { LongName } from "../ui/long-name.tsx";
import { wordsMatch } from "../ui/search.ts";
import { roomFor, useWindowed, useWindowWidth } from "../ui/windowed.ts";
import styles from "./people.module.css";
import { filter, unfolded } from "./people-filter.ts";
import {
  decided,
  type FileRow,
  firstPeopleOrder,
  hasMatch,
  type PeopleLine,
  type PeopleSortKey,
  type PersonRow,
  peopleLinesOf,
  peopleOrderAfterClick,
  rowsOf,
  sorted,
} from "./person-rows.ts";

/** Heights of a row, and of the header, in pixels; ./people.module.css fills exactly these. */
const ROW = { wide: 52, medium: 88, narrow: 148 };
const HEAD = { wide: 36, medium: 60, narrow: 36 };

/** Kept while another view is shown. */
const order = signal(firstPeopleOrder);

const COLUMNS = {
  name: "people-person",
  strongest: "people-strongest",
  pairs: "people-pairs",
  files: "people-files",
  tricks: "people-tricks",
} as const satisfies Record<PeopleSortKey, Key>;

export function People() {
  const report = result.value?.report;
  const strengths = listedStrengths.value;
  if (!report || !strengths) return null;
  return <List report={report} strengths={strengths} />;
}

function List({ report, strengths }: { report: Report; strengths: Strengths }) {
  const { value: size } = useWindowWidth();
  const everybody = people.value;
  const states = stateByRow.value;
  const rows = useMemo(() => rowsOf(everybody, report, strengths, states), [everybody, report, strengths, states]);
  const inOrder = useMemo(() => sorted(rows, order.value), [rows, order.value]);
  const query = filter.value.trim();
  const found = useMemo(() => {
    const isFound = wordsMatch(query);
    return query === "" ? inOrder : inOrder.filter(({ name }) => isFound(name));
  }, [inOrder, query]);
  // Memoised, so that rows with unchanged lines are not redrawn while the list scrolls.
  const lines = useMemo(() => peopleLinesOf(found, unfolded.value), [found, unfolded.value]);
  const height = ROW[size];
  const { list, shown: window } = useWindowed<HTMLTableSectionElement>(lines.length, height, HEAD[size], 1, {
    rows: lines.length,
    of: rows,
  });
  const first = Math.min(window.value.first, lines.length);
  const visible = lines.slice(first, window.value.last);
  const hasTricks = useMemo(() => rows.some(({ tricked }) => tricked > 0), [rows]);
  const matched = useMemo(() => rows.filter(hasMatch).length, [rows]);
  return (
    <section class={classes(styles.people, !hasTricks && styles.withoutTricks)}>
      <div class="list-tools">
        <label>
          {t("people-filter")}
          <input
            type="search"
            value={filter}
            onInput={({ currentTarget }) => {
              filter.value = currentTarget.value;
            }}
          />
        </label>
        <p aria-live="polite">
          {withExcludedHere(t("people-showing", { shown: found.length, all: rows.length, matched }))}
        </p>
      </div>
      <table aria-label={t("people-table")} aria-rowcount={lines.length + 1}>
        <thead>
          <tr>
            <Head key="name" column="name" />
            <Head key="strongest" column="strongest" />
            <th scope="col" class={styles.with}>
              {t("people-with")}
            </th>
            <Head key="pairs" column="pairs" />
            <Head key="files" column="files" />
            <Head key="tricks" column="tricks" />
            <td class={styles.actions} />
          </tr>
        </thead>
        <tbody ref={list} style={roomFor(first, lines.length - first - visible.length, height)}>
          {visible.map((line, at) => (
            <Row
              key={line.file ? line.file.id : line.person.key}
              line={line}
              report={report}
              strengths={strengths}
              row={first + at}
              height={height}
              narrow={size === "narrow"}
            />
          ))}
        </tbody>
      </table>
      <PrintedRows all={lines.length} />
    </section>
  );
}

function Head({ column }: { column: PeopleSortKey }) {
  const { key, descending } = order.value;
  const chosen = key === column;
  return (
    <th scope="col" class={styles[column]} aria-sort={chosen ? (descending ? "descending" : "ascending") : undefined}>
      <button
        type="button"
        onClick={() => {
          order.value = peopleOrderAfterClick(order.value, column);
        }}
      >
        {t(COLUMNS[column])}
        <span aria-hidden="true">{chosen ? (descending ? " ↓" : " ↑") : ""}</span>
      </button>
    </th>
  );
}

interface RowProps {
  line: PeopleLine;
  report: Report;
  strengths: Strengths;
  row: number;
  height: number;
  /** Whether the row is a card, without column headings above it. */
  narrow: boolean;
}

function Row({ line: { person, file }, report, strengths, row, height, narrow }: RowProps) {
  const shownFile = file ?? person.strongest;
  const pair = shownFile.pair;
  return (
    <tr aria-rowindex={row + 2} class={file ? styles.file : undefined} style={{ height: `${height}px` }}>
      <th scope="row" class={styles.name} title={file ? file.name : person.name}>
        <LongName name={file ? file.name : person.name} />
        {!file && person.files.length > 1 && pair !== -1 && (
          <LongName name={shownFile.name} class={classes("quiet", styles.own)} />
        )}
      </th>
      <td class={styles.strongest}>
        {pair === -1 ? (
          <span class="quiet">{t("people-none")}</span>
        ) : (
          <Strongest file={shownFile} report={report} strengths={strengths} />
        )}{" "}
        <Traces person={person} files={file ? [file] : person.files} report={report} />
      </td>
      <td class={styles.with}>{pair !== -1 && <With file={shownFile} report={report} />}</td>
      <td class={styles.pairsOf}>{!file && <PairsOf person={person} narrow={narrow} />}</td>
      <td class={styles.files}>
        {!file && <Files personKey={person.key} name={person.name} count={person.files.length} narrow={narrow} />}
      </td>
      <td class={styles.tricks}>
        {(file ? file.isTricked : person.tricked > 0) && (
          <span class="warned">
            {file ? t("people-tricked") : t("people-tricked-files", { count: person.tricked })}
          </span>
        )}
      </td>
      <td class={styles.actions}>
        {pair !== -1 && (
          <a
            href={hashOfDocument(shownFile.id)}
            aria-label={t("documents-all-matches-of", { name: shownFile.name })}
            title={t("documents-all-matches-of", { name: shownFile.name })}
          >
            {t("documents-all-matches")}
          </a>
        )}
        {!file && person.pairs > 0 && <PersonReportButton id={person.strongest.id} name={person.name} />}
      </td>
    </tr>
  );
}

/** The strength of the strongest match, and which share of which document it is. */
function Strongest({ file, report, strengths }: { file: FileRow; report: Report; strengths: Strengths }) {
  const { documents, exact, params } = report;
  const { evidence, a, b, ...pair } = pairAt(report, file.pair);
  if (!evidence) {
    return (
      <>
        <b>{about(pair[params.measure], exact)}</b> <span class="quiet">{t("people-similar")}</span>
      </>
    );
  }
  const { words, countsAs } = matchedOf(evidence, [documents.words[a] ?? 0, documents.words[b] ?? 0]);
  const own = a === file.index ? evidence.matchedA : evidence.matchedB;
  const byScore = strengths.measure === "score";
  const countsLess = !byScore && countsAs < words;
  return (
    <>
      <b>{byScore ? percent(file.strength) : integer(words)}</b>{" "}
      <span class="quiet" title={countsLess ? t("pairs-counts-less", { weight: countsAs, words }) : undefined}>
        {byScore && `${t("people-of-both")} `}
        {countsLess && `${t("pairs-counts-as", { weight: countsAs })} · `}
        {matchedOfAll(own, file.index, report)}
        {/* Of the text with more of them, the share is of its own words. */}
        {!byScore && own !== words && ` (${integer(own)})`}
      </span>
    </>
  );
}

interface TracesProps {
  person: PersonRow;
  /** Those of the line. */
  files: readonly FileRow[];
  report: Report;
}

/** What these files share with those of others besides their texts, in the listed pairs; several are shown in the list of pairs. */
function Traces({ person, files, report }: TracesProps) {
  const rows = [...new Set(files.flatMap(({ index }) => tracedOfDocuments.value.get(index) ?? []))];
  const pairs = rows.flatMap((row) => tracedRows.value.get(row) ?? []);
  const [first] = pairs;
  if (!first) return null;
  const { id } = report.documents;
  if (pairs.length === 1) return <TraceMark pairs={pairs} href={hashOfPair(id[first.a] ?? -1, id[first.b] ?? -1)} />;
  return (
    <TraceMark
      pairs={pairs}
      href={hashOf({ view: "pairs" })}
      onClick={() => {
        showPairsOf(person.key);
        listTraced(true);
      }}
    />
  );
}

/** The other document of the strongest pair; its link covers the row, and opens the two side by side. */
function With({ file, report }: { file: FileRow; report: Report }) {
  const { pairs, documents } = report;
  const [a, b] = [pairs.a[file.pair] ?? 0, pairs.b[file.pair] ?? 0];
  const other = a === file.index ? b : a;
  return (
    <a href={hashOfPair(documents.id[a] ?? -1, documents.id[b] ?? -1)}>
      <LongName name={documents.name[other] ?? ""} />
    </a>
  );
}

/** The number of a person's pairs, as a link to them in the list. */
function PairsOf({ person, narrow }: { person: PersonRow; narrow: boolean }) {
  const { key, name, pairs: count, inState } = person;
  const most = decided(person);
  const number = narrow ? t("people-card-pairs", { count }) : integer(count);
  if (count === 0) return <span class="quiet">{number}</span>;
  return (
    <>
      <a
        href={hashOf({ view: "pairs" })}
        aria-label={t("people-show-pairs", { name, count })}
        onClick={() => showPairsOf(key)}
      >
        {number}
      </a>
      {most && (
        <span
          class={classes("quiet", styles.reviewed)}
          title={t("people-reviewed", { reviewed: count - (inState[0] ?? 0), all: count })}
        >
          {t("people-decided", { count: most.count, state: most.state })}
        </span>
      )}
    </>
  );
}

interface FilesProps {
  personKey: string;
  name: string;
  count: number;
  narrow: boolean;
}

/** The number of a person's files; several can be expanded. */
function Files({ personKey, name, count, narrow }: FilesProps) {
  const number = narrow ? t("people-card-files", { count }) : integer(count);
  if (count === 1) return <span class="quiet">{number}</span>;
  const isUnfolded = unfolded.value.has(personKey);
  return (
    <button
      type="button"
      class="slight"
      aria-expanded={isUnfolded}
      aria-label={t("people-show-files", { name, count })}
      onClick={() => {
        const next = new Set(unfolded.value);
        if (!next.delete(personKey)) next.add(personKey);
        unfolded.value = next;
      }}
    >
      {number} <span aria-hidden="true">{isUnfolded ? "▾" : "▸"}</span>
    </button>
  );
}
