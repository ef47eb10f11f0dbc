/** The sources of a document, by descending number of matched words; each can be switched off and on. */

import type { ShownDocument } from "../../documents/document.ts";
import { linkKeyOf } from "../../documents/document-keys.ts";
import type { Params } from "../../engine/pkg/lookalike.js";
import { t } from "../../i18n/t.ts";
import { passageUnit } from "../../pairs/matched.ts";
import { hashOf } from "../../state/route.ts";
import { classes } from "../../ui/dom.ts";
import chipsStyles from "../passages.module.css";
import { type Source, type SourcesFound, switchAll, switchedOff, switchSource } from "./found-sources.ts";
import styles from "./sources.module.css";

interface Props {
  matches: SourcesFound;
  isOn: (passageIndex: number) => boolean;
  /** The chosen place; -1 for none. */
  chosen: number;
  onChoose: (passageIndex: number) => void;
}

export function SourceList({ matches, isOn, chosen, onChoose }: Props) {
  const { sources, sourcePassages, document, report } = matches;
  if (sources.length === 0) return <p>{t("sources-none-hint")}</p>;
  const off = switchedOff.value;
  const own: number[][] = sources.map(() => []);
  for (const [passageIndex, { source }] of sourcePassages.entries()) own[source]?.push(passageIndex);
  const allAreOn = off.size === 0;
  const { params, documents } = report;
  const documentIndex = documents.id.indexOf(document.id);
  // Characters for a source that shares no more words than expected by chance; otherwise words.
  const unitOf = ({ pair }: Source) => passageUnit(params, pair.pair.evidence !== null);
  const lengthIn = (unit: Params["unit"]): number =>
    (unit !== "characters" && documents.words[documentIndex]) || (documents.tokens[documentIndex] ?? 0);
  return (
    <section class={styles.sourceList}>
      <h2>
        {t("sources-heading", { count: sources.length })}
        <button type="button" class="slight" onClick={() => switchAll(sources, !allAreOn)}>
          {t(allAreOn ? "sources-all-off" : "sources-all-on")}
        </button>
      </h2>
      <ol>
        {sources.map((source, rank) => (
          <Row
            key={source.document.id}
            source={source}
            rank={rank}
            chosen={chosen}
            onChoose={onChoose}
            unit={unitOf(source)}
            all={lengthIn(unitOf(source))}
            passageIndexes={own[rank] ?? []}
            matched={(own[rank] ?? []).reduce(
              // A source that is switched off still shows its count; manually excluded passages do not count.
              (sum, passageIndex) =>
                sum +
                (off.has(source.document.id) || isOn(passageIndex)
                  ? (sourcePassages[passageIndex]?.passage.matchedA ?? 0)
                  : 0),
              0,
            )}
            hue={sourcePassages[own[rank]?.[0] ?? -1]?.hue ?? 0}
            isOn={!off.has(source.document.id)}
            href={hashOf({ view: "pair", a: linkKeyOf(document), b: linkKeyOf(source.document) })}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  source: Source;
  rank: number;
  all: number;
  unit: Params["unit"];
  /** Its passages, in the document's order. */
  passageIndexes: readonly number[];
  matched: number;
  hue: number;
  isOn: boolean;
  chosen: number;
  href: string;
  onChoose: (passageIndex: number) => void;
}

function Row({ source, rank, all, unit, passageIndexes, matched, hue, isOn, chosen, href, onChoose }: RowProps) {
  const { document, pair } = source;
  const { name } = document;
  const number = rank + 1;
  const isCurrent = passageIndexes.includes(chosen);
  const next = passageIndexes[(passageIndexes.indexOf(chosen) + 1) % Math.max(1, passageIndexes.length)];
  return (
    <li class={classes(styles.source, !isOn && styles.off)} aria-current={isCurrent ? "true" : undefined}>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={t("sources-count-it", { number, name })}
        onChange={({ currentTarget }) => switchSource(document.id, currentTarget.checked)}
      />
      <button
        type="button"
        class={classes("printed", chipsStyles.chip, styles.chip, chipsStyles[`hue${hue}`])}
        disabled={!isOn || next === undefined}
        aria-label={t("sources-next-of", { number, name })}
        title={t("sources-next-of", { number, name })}
        onClick={() => next !== undefined && onChoose(next)}
      >
        {number}
      </button>
      <span class={styles.about}>
        <a href={href} title={t("sources-open-title", { name })}>
          <bdi>{name}</bdi>
        </a>
        <span class="quiet">
          {t("sources-share", { unit, matched, share: all > 0 ? Math.min(1, matched / all) : 0 })}
          {pair.bounded && <> {t("sources-bounded")}</>}
        </span>
      </span>
    </li>
  );
}

// The chosen passage: its sources, its wording there, and links to both texts side by side at that place.

/** Sources named per place; a phrase of the task may be in hundreds. */
const NAMED = 5;

/** Characters of a source's passage that suffice to recognise it, in UTF-16 units. */
const SHOWN = 240;

interface ChosenProps {
  matches: SourcesFound;
  /** The chosen place; -1 for none. */
  passageIndex: number;
  /** All places at the clicked position. */
  beside: readonly number[];
  onChoose: (passageIndex: number) => void;
}

export function ChosenSourcePassage({ matches, passageIndex, beside, onChoose }: ChosenProps) {
  const { document, report, sources, sourcePassages } = matches;
  const here = sourcePassages[passageIndex];
  const source = here && sources[here.source];
  if (!here || !source) return null;
  const others = beside.filter((other) => other !== passageIndex && sourcePassages[other]?.source !== here.source);
  const unit = passageUnit(report.params, source.pair.pair.evidence !== null);
  return (
    <section class={classes(chipsStyles.chosen, styles.chosen)} aria-label={t("sources-chosen-label")}>
      <p>
        <b class={classes(styles.tagLike, chipsStyles[`hue${here.hue}`])}>{here.source + 1}</b>{" "}
        <bdi>{source.document.name}</bdi>
      </p>
      <p>{t("comparison-count", { unit, count: here.passage.matchedA })}</p>
      <blockquote dir="auto">{excerpt(source.document, here.passage.bStart, here.passage.bEnd)}</blockquote>
      <p>
        <a
          href={hashOf({
            view: "pair",
            a: linkKeyOf(document),
            b: linkKeyOf(source.document),
            offset: here.passage.aStart,
          })}
        >
          {t("sources-open")}
        </a>
      </p>
      {others.length > 0 && (
        <div class={styles.also}>
          <p class="quiet">{t("sources-also", { count: others.length })}</p>
          <ul>
            {others.slice(0, NAMED).map((other) => (
              <li key={other}>
                <button type="button" class="slight" onClick={() => onChoose(other)}>
                  <b>{(sourcePassages[other]?.source ?? 0) + 1}</b>{" "}
                  <bdi>{sources[sourcePassages[other]?.source ?? -1]?.document.name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function excerpt({ text }: ShownDocument, start: number, end: number): string {
  const line = text
    .slice(start, Math.min(end, start + SHOWN))
    .replaceAll(/\s+/g, " ")
    .trim();
  return end - start > SHOWN ? `${line} …` : line;
}
