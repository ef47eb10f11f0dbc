/** The passages of a pair side by side: how much of either text each is, and if the texts do not follow, its wording in both. */

import type { Sides } from "../../compare/spans.ts";
import { pagesInWords } from "../../documents/pages.ts";
import { longest, longestOf } from "../../engine/passage-order.ts";
import type { PairDetail, Params, Passage } from "../../engine/pkg/lookalike.js";
import { t } from "../../i18n/t.ts";
import { kindOf } from "../../pairs/passage-kinds.ts";
import { excerptEnd } from "../../ui/excerpt.ts";
import { lineStarts, linesOf } from "../../ui/format.ts";
import type { SavedDocument } from "../json/saved-result.ts";
import { type Layers, lookOf, numberLook, type Segment, segmentsOf } from "./marked-text.tsx";
import { cleanText } from "./report-model.ts";

interface Props {
  detail: PairDetail;
  /** Passages that a person excluded, by index. */
  excluded: ReadonlySet<number>;
  texts: Sides<string>;
  names: Sides<string>;
  layers: Sides<Layers>;
  hues: readonly number[];
  bounds: { passages: number; characters: number };
  id: string;
  isCode: boolean;
  /** Whether the texts follow, to which numbers link: then they have the wording of each passage. */
  isLinked: boolean;
  /** The two documents, which may have pages. */
  documents: Sides<Pick<SavedDocument, "pages">>;
  unit: Params["unit"];
  level: 2 | 3;
}

export function PassageTable(props: Props) {
  const { detail, texts, names, bounds, isCode } = props;
  const Heading = props.level === 2 ? "h2" : "h3";
  const { passages } = detail;
  if (passages.length === 0) return <p class="quiet">{t("comparison-no-passages")}</p>;
  const listed = longest(passages, bounds.passages);
  const longestIndex = longestOf(passages, (index) => props.excluded.has(index));
  const lines = isCode ? { a: lineStarts(texts.a), b: lineStarts(texts.b) } : null;
  return (
    <>
      <Heading>{t("comparison-passages", { count: passages.length, order: "place" })}</Heading>
      <table class={props.isLinked ? "passages list" : "passages"}>
        <thead>
          <tr>
            <th scope="col">{t("report-number")}</th>
            <th scope="col">
              <bdi>{names.a}</bdi>
            </th>
            <th scope="col">
              <bdi>{names.b}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((index) => (
            <Row
              key={index}
              {...props}
              passage={passages[index] as Passage}
              index={index}
              isLongest={index === longestIndex}
              lines={lines}
            />
          ))}
        </tbody>
      </table>
      {passages.length > listed.length && (
        <p class="quiet">{t("report-more-passages", { count: passages.length - listed.length })}</p>
      )}
    </>
  );
}

interface RowProps extends Props {
  passage: Passage;
  index: number;
  isLongest: boolean;
  /** The line starts of both programs. */
  lines: Sides<Uint32Array> | null;
}

function Row({ passage, index, isLongest, lines, ...props }: RowProps) {
  const { excluded, texts, layers, bounds, unit, documents } = props;
  const { aStart, aEnd, bStart, bEnd } = passage;
  const kind = unit === "code" ? "none" : kindOf(passage);
  const about = [
    excluded.has(index) && <strong>{t("report-passage-out")}</strong>,
    inWords(passage, unit),
    kind !== "none" && t("comparison-kind", { kind }),
    isLongest && t("comparison-longest"),
    lines && linesOf(lines.a, aStart, aEnd),
    pagesInWords(documents.a, aStart, aEnd),
  ].filter(Boolean);
  const pagesB = pagesInWords(documents.b, bStart, bEnd);
  return (
    <tr>
      <td>
        <PassageLink {...props} index={index} />
      </td>
      <td>
        <p class="quiet">{about.flatMap((part, at) => (at > 0 ? [" · ", part] : [part]))}</p>
        {!props.isLinked && <Excerpt text={texts.a} layers={layers.a} start={aStart} end={aEnd} {...bounds} />}
      </td>
      <td>
        <p class="quiet">
          {t("comparison-count", { unit, count: passage.matchedB })}
          {lines && ` · ${linesOf(lines.b, bStart, bEnd)}`}
          {pagesB && ` · ${pagesB}`}
        </p>
        {!props.isLinked && <Excerpt text={texts.b} layers={layers.b} start={bStart} end={bEnd} {...bounds} />}
      </td>
    </tr>
  );
}

function PassageLink({ id, hues, excluded, index, isLinked }: Props & { index: number }) {
  const number = index + 1;
  const look = numberLook(hues[index] ?? 0, excluded.has(index));
  return isLinked ? (
    <a class={look} href={`#${id}a${number}`}>
      {number}
    </a>
  ) : (
    <span class={look}>{number}</span>
  );
}

/** "80 words, 3 edits" */
function inWords({ matchedA: count, edits, isSummary }: Passage, unit: Params["unit"]): string {
  const matched = t("comparison-count", { unit, count });
  if (isSummary) return `${matched}. ${t("comparison-summary")}`;
  return edits.length === 0 ? matched : `${matched}, ${t("report-edits", { count: edits.length })}`;
}

interface ExcerptProps {
  text: string;
  layers: Layers;
  start: number;
  end: number;
  characters: number;
}

/** A passage from one text. A long one is truncated, with a note on how much is missing. */
function Excerpt({ text, layers, start, end, characters }: ExcerptProps) {
  const last = start + excerptEnd(text.slice(start, end), characters);
  const clean = cleanText(text.slice(start, last));
  return (
    <div class="text" dir="auto">
      {segmentsOf(text, layers, start, last).map((segment) => (
        <span key={segment.start} class={lookInTable(segment)}>
          {clean.slice(segment.start - start, segment.end - start)}
        </span>
      ))}
      {last < end && <span class="quiet"> {t("report-cut", { count: end - last })}</span>}
    </div>
  );
}

function lookInTable(segment: Segment): string | undefined {
  return lookOf(segment) || undefined;
}
