/** One pair: its numbers, its passages side by side, and both texts in full with the same passages in them. */

import { obfuscationInWords } from "../../compare/obfuscated.ts";
import type { DetailWithLists } from "../../compare/source-lists.ts";
import { assignHues, type Sides } from "../../compare/spans.ts";
import type { Evidence, PairDetail, Params } from "../../engine/pkg/lookalike.js";
import { listed, parts, say, t } from "../../i18n/t.ts";
import {
  byHandInWords,
  chanceOfOneOfMany,
  chanceOfPair,
  mayDiffer,
  shortInWords,
  weakInWords,
} from "../../pairs/evidence.ts";
import { hasEvidence, matchedOf, passageUnit } from "../../pairs/matched.ts";
import { bracketsInWords, type PairNumbers, partsOfText, shorterRunsInWords } from "../../pairs/numbers-in-words.ts";
import { countsByKind, kindsInWords } from "../../pairs/passage-kinds.ts";
import type { ByHand } from "../../review/adjusted-report.ts";
import { isolated } from "../../ui/isolated.tsx";
import type { ReviewOfPair } from "../json/saved-result.ts";
import { PairTraces } from "./file-traces.tsx";
import { type Layers, MarkedText, type Segment } from "./marked-text.tsx";
import type { NameOf } from "./masking.ts";
import { PassageTable } from "./passage-table.tsx";
import { cleanText, type PairIndexes, type ReportInput } from "./report-model.ts";

/** A pair with everything that is drawn of it. */
export interface Compared {
  readonly indexes: PairIndexes;
  readonly detail: DetailWithLists;
  /** From the list, if the pair is listed. */
  readonly evidence: Evidence | null;
  readonly numbers: PairNumbers;
  readonly layers: Sides<Layers>;
  /** The segments of both texts; null if the file does not contain the texts in full. */
  readonly segments: Sides<readonly Segment[]> | null;
}

interface Props {
  input: ReportInput;
  compared: Compared;
  nameOf: NameOf;
  /** Its number in the list, from 1; part of all ids. */
  number: number;
  /** Maximum passages in the table, and maximum characters of each on either side. */
  bounds: { passages: number; characters: number };
  /** Whether the report is about this pair alone, which its head has named. */
  isAlone?: boolean;
  /** Whether it says what the marks in the texts mean, as the first one with texts does. */
  hasLegend?: boolean;
}

/** As many passages stand on the page on which their pair begins. */
const MAX_OPENING_PASSAGES = 12;

/** A name within a sentence. */
export function Name({ name }: { name: string }) {
  return <bdi>{name}</bdi>;
}

/** A name as an argument of a sentence. */
export function nameInReport(name: string) {
  return isolated(name);
}

export function ReportComparison({
  input,
  compared,
  nameOf,
  number,
  bounds,
  isAlone = false,
  hasLegend = true,
}: Props) {
  const { indexes, detail, layers, segments } = compared;
  const { excluded } = compared.numbers;
  const { report, documents } = input;
  const names = { a: nameOf(indexes.a), b: nameOf(indexes.b) };
  const texts = { a: documents[indexes.a]?.text ?? "", b: documents[indexes.b]?.text ?? "" };
  const review = input.review?.(indexes.a, indexes.b) ?? null;
  const id = `p${number}`;
  const isCode = report.params.unit === "code";
  const hues = assignHues(detail.passages);
  const level = isAlone ? 2 : 3;
  // A list without wordings is on the page on which its pair begins.
  const isShort = segments !== null && detail.passages.length <= MAX_OPENING_PASSAGES;
  const passages = (
    <PassageTable
      detail={detail}
      excluded={excluded}
      texts={texts}
      names={names}
      layers={layers}
      hues={hues}
      bounds={bounds}
      id={id}
      isCode={isCode}
      level={level}
      isLinked={segments !== null}
      documents={{ a: documents[indexes.a] ?? {}, b: documents[indexes.b] ?? {} }}
      unit={passageUnit(report.params, detail.pair.evidence !== null)}
    />
  );
  return (
    <section class={["comparison", isCode && "program", isAlone && "alone"].filter(Boolean).join(" ")} id={id}>
      <div class="opening">
        {!isAlone && (
          <h2>
            {t("report-pair-number", { number })}: <Name name={names.a} /> ↔ <Name name={names.b} />
          </h2>
        )}
        <Headline input={input} compared={compared} names={names} isAlone={isAlone} />
        {/* Several pairs are read for their passages, and printed: each has the two lines above. */}
        {isAlone && <Counted input={input} compared={compared} names={names} />}
        <Kinds compared={compared} unit={passageUnit(report.params, detail.pair.evidence !== null)} />
        {review && <Review review={review} />}
        <Tricks detail={detail} names={names} />
        <PairTraces input={input} indexes={indexes} names={names} withProperties={isAlone} level={level} />
        {detail.bounded && <p class="note">{t("comparison-bounded")}</p>}
        {isShort && passages}
      </div>
      {!isShort && passages}
      {segments && <TextsHead level={level} isEdited={isEdited(detail)} hasLegend={hasLegend} />}
      {segments && <Texts texts={texts} names={names} segments={segments} excluded={excluded} id={id} level={level} />}
    </section>
  );
}

interface HeadlineProps {
  input: ReportInput;
  compared: Compared;
  names: Sides<string>;
}

/** As on the page, of a pair alone with what chance leaves out: the matched words of each text, how many of them are edited, and whether chance explains them. */
export function Headline({ input, compared, names, isAlone }: HeadlineProps & { isAlone: boolean }) {
  const { report, byHand } = input;
  const { indexes, detail, evidence: inList } = compared;
  const { params, documents, exact } = report;
  const { pair } = detail;
  const shownNames = { a: nameInReport(names.a), b: nameInReport(names.b) };
  const verdict = t("comparison-verdict");
  if (!hasEvidence(report)) {
    const key = exact ? "comparison-headline-phrases" : "comparison-headline-estimated";
    const shares = { shareA: pair.containmentAInB, shareB: pair.containmentBInA };
    return (
      <>
        <p class="lead">{parts(key, { ...shownNames, ...shares })}</p>
        <p class="quiet">{verdict}</p>
      </>
    );
  }
  const { evidence } = compared.numbers;
  if (!evidence) {
    return (
      <>
        <p class="lead">{t("comparison-nothing", { unit: params.unit })}</p>
        <p class="quiet">{verdict}</p>
      </>
    );
  }
  const words = [documents.words[indexes.a] ?? 0, documents.words[indexes.b] ?? 0] as const;
  const { shares } = matchedOf(evidence, words);
  const { matchedA, matchedB, verbatimA, verbatimB } = evidence;
  const sides = [
    { name: shownNames.a, matched: matchedA, verbatim: verbatimA, share: shares[0], all: words[0] },
    { name: shownNames.b, matched: matchedB, verbatim: verbatimB, share: shares[1], all: words[1] },
  ];
  const sentences = [
    mayDiffer(report, indexes.a, indexes.b) ?? "",
    byHandInWords(withFound(byHand?.at(indexes.a, indexes.b) ?? null, pair.evidence), params) ?? "",
    inList ? say(isAlone ? chanceOfPair(inList) : chanceOfOneOfMany(inList)) : "",
    params.unit !== "code"
      ? ""
      : inList
        ? shortInWords(report, [indexes.a, indexes.b])
        : weakInWords(report, [indexes.a, indexes.b], pair.evidence),
    t("report-similarity", { share: pair.jaccard }),
    verdict,
  ];
  return (
    <>
      <div class="lead">
        {sides.map(({ verbatim, ...side }, at) => (
          <p key={at}>
            {parts("report-side", { ...side, unit: params.unit, verbatim, edited: side.matched - verbatim })}
          </p>
        ))}
      </div>
      <p class="quiet">{sentences.filter((sentence) => sentence !== "").join(" ")}</p>
    </>
  );
}

/** As on the page: where the words of each text come from. */
function Counted({ input: { report }, compared: { indexes, numbers }, names }: HeadlineProps) {
  const { params } = report;
  const shorter = shorterRunsInWords(numbers, params);
  return (
    <div class="quiet">
      {(["a", "b"] as const).map((side) => (
        <p key={side}>
          {parts("comparison-row", { name: nameInReport(names[side]), count: numbers[side].all, unit: params.unit })}{" "}
          {partsOfText(numbers[side], numbers.inWords)
            .map(({ text }) => text)
            .join("; ")}
          . {bracketsInWords(report, indexes[side], numbers[side])}
        </p>
      ))}
      {shorter !== "" && <p>{shorter}</p>}
    </div>
  );
}

/** The matched words by kind, and what the lists of sources share, which does not count. */
function Kinds({ compared: { detail, numbers }, unit }: { compared: Compared; unit: Params["unit"] }) {
  const kinds = kindsInWords(
    countsByKind(detail, unit, (index) => numbers.excluded.has(index)),
    unit,
  );
  return kinds === null ? null : <p>{t("report-kinds", { kinds })}</p>;
}

/** The exclusions, with the engine's numbers even if the pair is not listed. */
function withFound(byHand: ByHand | null, alone: Evidence | null): ByHand | null {
  return byHand && { ...byHand, found: byHand.found ?? alone };
}

/** A reviewer's decision, and the reason. */
function Review({ review: { state, note } }: { review: ReviewOfPair }) {
  return (
    <div class="review">
      <strong>{t("report-review", { state: cleanText(state) })}</strong>
      {note !== "" && <div dir="auto">{cleanText(note)}</div>}
    </div>
  );
}

function Tricks({ detail, names }: { detail: PairDetail; names: Sides<string> }) {
  const sides = [
    { name: names.a, obfuscation: detail.obfuscationA },
    { name: names.b, obfuscation: detail.obfuscationB },
  ].filter(({ obfuscation }) => obfuscation.kinds.length > 0);
  if (sides.length === 0) return null;
  return (
    <div class="note">
      {sides.map(({ name, obfuscation: { kinds } }) => {
        const isFlagged = kinds.some(({ flagged }) => flagged);
        const args = { name: nameInReport(name), tricks: <>{listed(kinds.map(obfuscationInWords))}</> };
        return <p key={name}>{parts(isFlagged ? "comparison-tricks-found" : "comparison-tricks-few", args)}</p>;
      })}
    </div>
  );
}

interface TextsProps {
  texts: Sides<string>;
  names: Sides<string>;
  segments: Sides<readonly Segment[]>;
  excluded: ReadonlySet<number>;
  id: string;
  level: 2 | 3;
}

/** Whether a passage differs between the two texts; those of programs do not, because names do not count. */
function isEdited({ passages }: PairDetail): boolean {
  return passages.some(({ edits, counterparts }) => edits.length + counterparts.length > 0);
}

interface TextsHeadProps {
  level: 2 | 3;
  /** Whether words within a passage are marked as changed. */
  isEdited: boolean;
  hasLegend: boolean;
}

function TextsHead({ level, isEdited, hasLegend }: TextsHeadProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <>
      <Heading>{t("report-texts")}</Heading>
      {(hasLegend || isEdited) && (
        <p class="quiet legend">
          {hasLegend && `${t("report-legend")} `}
          {isEdited && `${t("report-legend-edited")} `}
          {hasLegend && t("report-legend-marks")}
        </p>
      )}
    </>
  );
}

function Texts({ texts, names, segments, excluded, id, level }: TextsProps) {
  const Lower = level === 2 ? "h3" : "h4";
  return (
    <div class="texts">
      {(["a", "b"] as const).map((side) => (
        <div key={side} class="side">
          <Lower>
            <Name name={names[side]} />
          </Lower>
          <div class="text" dir="auto">
            <MarkedText text={texts[side]} segments={segments[side]} excluded={excluded} id={id} side={side} />
          </div>
        </div>
      ))}
    </div>
  );
}
