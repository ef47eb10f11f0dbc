/** One row of the table of pairs. Names are untrusted: they become text nodes and nothing else. */

import type { ComponentChildren } from "preact";
import { isRecognised, type ShownDocument } from "../documents/document.ts";
import { idsOf, pairAt } from "../engine/pairs.ts";
import type { Evidence, Pair, Params, Report } from "../engine/pkg/lookalike.js";
import { groupAt } from "../groups/groups.ts";
import { t } from "../i18n/t.ts";
import { labelInReport } from "../names/labels.ts";
import type { ByHand } from "../review/adjusted-report.ts";
import { byHand } from "../review/exclusions-in-result.ts";
import { StateSelect } from "../review/state-views.tsx";
import { documents, hashOfPair } from "../state/store.ts";
import type { TracePair } from "../traces/find-traces.ts";
import { TraceMark } from "../traces/trace-mark.tsx";
import { classes } from "../ui/dom.ts";
import { about, estimate, integer, percent } from "../ui/format.ts";
import { LongName } from "../ui/long-name.tsx";
import { lengthIn, similarityHint } from "./columns.ts";
import { byHandInWords, chanceOfPair } from "./evidence.ts";
import { hasEvidence, type Matched, matchedOf, matchedOfAll, passageUnit, shareOf } from "./matched.ts";
import { areMatchesLinked, MatchesOf } from "./matches-of.tsx";
import styles from "./pairs.module.css";
import { SelectBox } from "./select-box.tsx";
import { longest, toggleGroup } from "./shown-rows.ts";
import { uncountedRows } from "./uncounted.ts";

interface RowProps {
  /** Indices of documents with hidden words. */
  disguised: ReadonlySet<number>;
  /** Indices of programs that have too little code of their own to tell a copy from an honest solution. */
  tooShort: ReadonlySet<number>;
  /** The largest weight of any pair: the maximum of the bars. */
  maxWeight: number;
  /** Its index in the report's list. */
  index: number;
  report: Report;
  row: number;
  height: number;
  /** Whether the row is a card, without column headings above it. */
  narrow: boolean;
  active: boolean;
  /** What its files share besides their texts. */
  traces: TracePair | undefined;
  /** Number of other pairs of its group that it represents. */
  others: number;
  /** Whether these are shown below it. */
  isOpened: boolean;
  /** Whether it is below a row of its authors. */
  isNested: boolean;
  onFocus: (row: number) => void;
  /** Called when the review of the pair was changed: the pair may leave the list. */
  onDecided: (row: number) => void;
}

/** While its list scrolls, a row with unchanged props is not redrawn. */
export function PairRow(props: RowProps) {
  const {
    index,
    report,
    disguised,
    tooShort,
    maxWeight,
    row,
    height,
    narrow,
    active,
    traces,
    others,
    isOpened,
    isNested,
    onFocus,
    onDecided,
  } = props;
  const { documents: columns, params, exact } = report;
  const pair = pairAt(report, index);
  const { evidence } = pair;
  const group = groupAt(report, index);
  const [idA = 0, idB = 0] = idsOf(report, [index]);
  const [a, b] = [labelInReport(report, pair.a), labelInReport(report, pair.b)];
  const matched = evidence && matchedOf(evidence, [columns.words[pair.a] ?? 0, columns.words[pair.b] ?? 0]);
  const byEvidence = hasEvidence(report);
  const sides = [
    { name: a, other: b, index: pair.a, matched: evidence?.matchedA, contained: pair.containmentAInB },
    { name: b, other: a, index: pair.b, matched: evidence?.matchedB, contained: pair.containmentBInA },
  ];
  const names = (
    <td class={styles.names}>
      <a class={styles.both} href={hashOfPair(idA, idB)} tabIndex={active ? 0 : -1} onFocus={() => onFocus(row)}>
        {sides.map((side) => (
          <Side
            key={side.index}
            {...side}
            report={report}
            disguised={disguised.has(side.index)}
            isTooShort={tooShort.has(side.index)}
            document={documents.value.get(columns.id[side.index] ?? 0)}
          />
        ))}
      </a>
      {areMatchesLinked.value && (
        <MatchesOf
          documents={[
            { id: idA, index: pair.a, name: a },
            { id: idB, index: pair.b, name: b },
          ]}
          inTabOrder={active}
        />
      )}
    </td>
  );
  const similarity = pair[params.measure];
  const share = about(similarity, exact);
  const mark = traces && <TraceMark pairs={[traces]} href={hashOfPair(idA, idB)} inTabOrder={active} />;
  const interval = estimate(pair.estimate, pair.estimateLow, pair.estimateHigh);
  return (
    <tr
      aria-rowindex={row + 2}
      data-row={row}
      class={isNested ? styles.nested : undefined}
      style={{ height: `${height}px` }}
    >
      <td class={styles.select}>
        <SelectBox rows={[index]} label={t("pairs-select", { a, b })} inTabOrder={active} />
      </td>
      {byEvidence ? (
        <>
          <MatchedCell
            matched={matched}
            evidence={evidence}
            params={params}
            maxWeight={maxWeight}
            byHand={byHand.value.at(pair.a, pair.b)}
            isCounted={!uncountedRows(report).has(index)}
          />
          {names}
          <LongestCell index={index} pair={pair} params={params} narrow={narrow} mark={mark} />
          <td
            class={classes("quiet", styles.similarity)}
            title={t("pairs-similarity-cell", { hint: similarityHint(params), estimate: interval })}
          >
            {narrow ? t("pairs-card-similar", { share }) : share}
          </td>
        </>
      ) : (
        <>
          <td class={styles.similarity}>
            <span class="bar" style={{ "--share": `${similarity * 100}%` }} />
            <b>{share}</b>
          </td>
          <td class={styles.estimate}>{interval}</td>
          {names}
          <LongestCell index={index} pair={pair} params={params} narrow={narrow} mark={mark} />
        </>
      )}
      <td class={styles.group}>
        {group > 0 && t("pairs-group-number", { number: group })}
        {others > 0 && <Others group={group} others={others} isOpened={isOpened} inTabOrder={active} />}
      </td>
      <td class={styles.review}>
        <Review a={idA} b={idB} inTabOrder={active} onDecided={() => onDecided(row)} />
      </td>
    </tr>
  );
}

interface OthersProps {
  group: number;
  others: number;
  isOpened: boolean;
  inTabOrder: boolean;
}

/** Shows the other pairs of a group below the one that represents them. */
function Others({ group, others, isOpened, inTabOrder }: OthersProps) {
  return (
    <button
      type="button"
      class={classes("slight", styles.others)}
      tabIndex={inTabOrder ? 0 : -1}
      aria-expanded={isOpened}
      aria-label={t("pairs-others-of", { count: others, group })}
      onClick={() => toggleGroup(group)}
    >
      {isOpened ? t("pairs-others-hide") : t("pairs-others", { count: others })}
    </button>
  );
}

interface ReviewProps {
  a: number;
  b: number;
  inTabOrder: boolean;
  onDecided: () => void;
}

function Review({ a, b, ...more }: ReviewProps) {
  const [first, second] = [documents.value.get(a), documents.value.get(b)];
  // A document that has just been removed stays in the report until the next run ends.
  return first && second ? <StateSelect a={first} b={second} {...more} /> : null;
}

interface MatchedProps {
  matched: Matched | null;
  evidence: Evidence | null;
  params: Params;
  maxWeight: number;
  /** The user's exclusions from it. */
  byHand: ByHand | null;
  /** Whether enough is left of it. */
  isCounted: boolean;
}

/** A bar as long as the weight, by which the list is sorted, and beside it what matches. */
function MatchedCell({ matched, evidence, params, maxWeight, byHand, isCounted }: MatchedProps) {
  if (!matched || !evidence) {
    const isProgram = params.unit === "code";
    return (
      <td class={styles.matched} title={t(isProgram ? "pairs-too-few-hint" : "pairs-none-hint")}>
        <span class="quiet">{t(isProgram ? "pairs-too-few" : "pairs-none")}</span>
      </td>
    );
  }
  if (params.unit === "code")
    return <SharedCell matched={matched} evidence={evidence} params={params} byHand={byHand} isCounted={isCounted} />;
  const { words, reworded, weight, countsAs } = matched;
  const found = byHand?.found ? Math.min(byHand.found.matchedA, byHand.found.matchedB) : null;
  const share = (part: number): string => `${Math.min(100, (100 * part) / maxWeight)}%`;
  const verbatim = (weight * (words - reworded)) / Math.max(1, words);
  const countsLess = countsAs < words ? [t("pairs-counts-less", { weight: countsAs, words })] : [];
  return (
    <td
      class={styles.matched}
      title={[...countsLess, reasonInWords(evidence, params, { byHand, isCounted })].join(" ")}
    >
      <span class="bar" style={{ "--share": share(weight), "--verbatim": share(verbatim) }} />
      <span class={styles.number}>
        <b>
          {found === null ? (
            lengthIn("words", words)
          ) : (
            <>
              {integer(words)} <span class="quiet">{t("pairs-of-found", { all: found })}</span>
            </>
          )}
        </b>
        <span class={styles.more}>
          {countsLess.length > 0 && <span class="quiet">{t("pairs-counts-as", { weight: countsAs })}</span>}
          {found !== null ? (
            <Excluded byHand={byHand} isCounted={isCounted} />
          ) : (
            reworded > 0 && <span class="quiet">{t("pairs-reworded", { count: reworded })}</span>
          )}
        </span>
      </span>
    </td>
  );
}

/** What was excluded from it, or what follows from that. */
function Excluded({ byHand, isCounted }: Pick<MatchedProps, "byHand" | "isCounted">) {
  return (
    <span class="quiet">
      {isCounted ? t("pairs-excluded", { count: byHand?.excluded.length ?? 0 }) : t("pairs-uncounted")}
    </span>
  );
}

function reasonInWords(
  evidence: Evidence,
  params: Params,
  { byHand, isCounted }: Pick<MatchedProps, "byHand" | "isCounted">,
): string {
  const excluded = byHandInWords(byHand, params);
  if (excluded === null) return chanceOfPair(evidence);
  return isCounted ? excluded : `${excluded} ${t("pairs-uncounted-hint")}`;
}

/** For programs: how much of both is shared, and below it the matched tokens. */
function SharedCell({
  matched: { words, weight },
  evidence,
  params,
  byHand,
  isCounted,
}: Omit<MatchedProps, "maxWeight"> & FoundCounts) {
  const found = byHand?.found ? Math.min(byHand.found.matchedA, byHand.found.matchedB) : null;
  const width = `${100 * weight}%`;
  const inWords = t("pairs-bar-programs", { weight });
  const score = evidence.score ?? 0;
  return (
    <td
      class={classes(styles.matched, styles.shared)}
      title={`${inWords}. ${reasonInWords(evidence, params, { byHand, isCounted })}`}
    >
      <span class="bar" style={{ "--share": width, "--verbatim": width }} />
      <span class={styles.number}>
        <span class="visually-hidden">{inWords}</span>
        <b>{t("pairs-of-both", { share: score })}</b>
        <span class="quiet">
          {found === null
            ? t("pairs-tokens", { count: words })
            : t("pairs-tokens-of-found", { count: words, all: found })}
        </span>
        {found !== null ? (
          <Excluded byHand={byHand} isCounted={isCounted} />
        ) : (
          percent(weight) !== percent(score) && <span class="quiet">{t("pairs-share-counts-as", { weight })}</span>
        )}
      </span>
    </td>
  );
}

interface FoundCounts {
  matched: Matched;
  evidence: Evidence;
}

interface LongestProps {
  index: number;
  pair: Pair;
  params: Params;
  narrow: boolean;
  mark: ComponentChildren;
}

function LongestCell({ index, pair: { evidence }, params, narrow, mark }: LongestProps) {
  const tokens = longest.value.tokens[index] ?? -1;
  const unit = passageUnit(params, evidence !== null);
  const found = tokens === 0 ? t("pairs-no-passage") : lengthIn(unit, evidence?.longest ?? tokens);
  const length = tokens < 0 ? "…" : found;
  return (
    <td class={styles.longest}>
      <span>{narrow ? t("pairs-card-longest", { length }) : length}</span> {mark}
    </td>
  );
}

interface SideProps {
  name: string;
  other: string;
  /** The document's index. */
  index: number;
  /** Its matched words; undefined without evidence. */
  matched: number | undefined;
  /** The fraction of its phrases that are in the other document. */
  contained: number;
  report: Report;
  /** Whether it hides words from the comparison. */
  disguised: boolean;
  isTooShort: boolean;
  document: ShownDocument | undefined;
}

function Side({ name, other, index, matched, contained, report, disguised, isTooShort, document }: SideProps) {
  const sentence =
    matched === undefined
      ? t("pairs-side-contained", { share: contained, name, other })
      : sideInWords(matched, report.documents.words[index] ?? 0, {
          name,
          other,
          isCode: report.params.unit === "code",
        });
  return (
    <span class={styles.side} title={disguised ? t("pairs-side-disguised", { sentence, name }) : sentence}>
      <LongName name={name} class={styles.name} />
      <span class="quiet">
        {matched === undefined ? containedInWords(contained, report) : matchedOfAll(matched, index, report)}
        {document?.role === "archive" && ` · ${t("pairs-from-archive")}`}
        {document && isRecognised(document) && ` · ${t("recognition-mark")}`}
        {isTooShort && ` · ${t("pairs-short-program")}`}
        {disguised && <span class={styles.disguiseMark}> · {t("pairs-disguised")}</span>}
      </span>
    </span>
  );
}

function sideInWords(matched: number, all: number, names: { name: string; other: string; isCode: boolean }): string {
  const { name, other } = names;
  if (names.isCode) return t("pairs-side-matched-tokens", { matched, all, name, other });
  return t("pairs-side-matched", { share: shareOf(matched, all), name, other });
}

function containedInWords(share: number, { exact }: Report): string {
  return t(exact ? "pairs-share-phrases" : "pairs-share-phrases-about", { share });
}
