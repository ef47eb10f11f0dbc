/** The sources of a document, by descending number of matched words; each can be switched off and on. */

import { linkKeyOf } from "../../documents/document-keys.ts";
import type { Params } from "../../engine/pkg/lookalike.js";
import { t } from "../../i18n/t.ts";
import { documentLabel } from "../../names/labels.ts";
import { passageUnit, shareOf } from "../../pairs/matched.ts";
import { hashOf } from "../../state/route.ts";
import { classes } from "../../ui/dom.ts";
import { excerptOf } from "../../ui/excerpt.ts";
import chipsStyles from "../passages.module.css";
import { type Source, type SourcesFound, switchAll, switchedOff, switchSource } from "./found-sources.ts";
import styles from "./sources.module.css";
import { lengthIn } from "./subject.ts";

interface Props {
  matches: SourcesFound;
  isOn: (passageIndex: number) => boolean;
  /** The chosen place; -1 for none. */
  chosen: number;
  onChoose: (passageIndex: number) => void;
}

export function SourceList({ matches, isOn, chosen, onChoose }: Props) {
  const { sources, sourcePassages, subject } = matches;
  const { document, params } = subject;
  if (sources.length === 0) return <p>{t("sources-none-hint")}</p>;
  const off = switchedOff.value;
  const own: number[][] = sources.map(() => []);
  for (const [passageIndex, { source }] of sourcePassages.entries()) own[source]?.push(passageIndex);
  const allAreOn = off.size === 0;
  // Characters for a source that shares no more words than expected by chance; otherwise words.
  const unitOf = ({ pair }: Source) => passageUnit(params, pair.pair.evidence !== null);
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
            all={lengthIn(subject, unitOf(source))}
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
            href={
              subject.isNew ? null : hashOf({ view: "pair", a: linkKeyOf(document), b: linkKeyOf(source.document) })
            }
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
  /** Where both texts are side by side; null for a new document, which is in no pair. */
  href: string | null;
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
        {href === null ? (
          <bdi>{name}</bdi>
        ) : (
          <a href={href} title={t("sources-open-title", { name })}>
            <bdi>{name}</bdi>
          </a>
        )}
        <span class="quiet">
          {t("sources-share", { unit, matched, share: shareOf(matched, all) })}
          {pair.bounded && <> {t("sources-bounded")}</>}
        </span>
      </span>
    </li>
  );
}

// The chosen passage: its sources, its wording there, and links to both texts side by side at that place.

/** Sources named at first per place; a phrase of the task may be in hundreds, which a click adds. */
const NAMED = 5;

/** Characters of a source's passage that suffice to recognise it, in UTF-16 units. */
const MAX_EXCERPT_UNITS = 240;

interface ChosenProps {
  matches: SourcesFound;
  /** The chosen passage; -1 for none. */
  passageIndex: number;
  /** One passage of each source at its place, itself among them. */
  beside: readonly number[];
  onChoose: (passageIndex: number) => void;
}

export function ChosenSourcePassage({ matches, passageIndex, beside, onChoose }: ChosenProps) {
  const { subject, sources, sourcePassages } = matches;
  const here = sourcePassages[passageIndex];
  const source = here && sources[here.source];
  if (!here || !source) return null;
  const unit = passageUnit(subject.params, source.pair.pair.evidence !== null);
  const { aStart, bStart, bEnd, matchedA } = here.passage;
  const [a, b] = [linkKeyOf(subject.document), linkKeyOf(source.document)];
  return (
    <section class={classes(chipsStyles.chosen, styles.chosen)} aria-label={t("sources-chosen-label")}>
      <p>
        <b class={classes(styles.tagLike, chipsStyles[`hue${here.hue}`])}>{here.source + 1}</b>{" "}
        <bdi>{documentLabel(source.document)}</bdi>
      </p>
      <p>{t("comparison-count", { unit, count: matchedA })}</p>
      <blockquote dir="auto">{excerptOf(source.document.text.slice(bStart, bEnd), MAX_EXCERPT_UNITS)}</blockquote>
      {!subject.isNew && (
        <p>
          <a href={hashOf({ view: "pair", a, b, offset: aStart })}>{t("sources-open")}</a>
        </p>
      )}
      {beside.length > 1 && <SourcesHere {...{ matches, passageIndex, beside, onChoose }} />}
    </section>
  );
}

/** All sources that have the passage: a click shows another one. The list stays as it is, and with it the focus. */
function SourcesHere({ matches: { sources, sourcePassages }, passageIndex, beside, onChoose }: ChosenProps) {
  const sourceAt = (at: number): number => sourcePassages[at]?.source ?? -1;
  const nameOf = (at: number): string => {
    const source = sources[sourceAt(at)];
    return source ? documentLabel(source.document) : "";
  };
  const choice = (other: number) => (
    <li key={other}>
      <button
        type="button"
        class="slight"
        aria-pressed={sourceAt(other) === sourceAt(passageIndex)}
        onClick={() => onChoose(other)}
      >
        <b>{sourceAt(other) + 1}</b> <bdi>{nameOf(other)}</bdi>
      </button>
    </li>
  );
  const rest = beside.slice(NAMED);
  return (
    <div class={styles.here}>
      <p class="quiet">{t("sources-here", { count: beside.length })}</p>
      <ul>{beside.slice(0, NAMED).map(choice)}</ul>
      {rest.length > 0 && (
        <details open={rest.some((other) => sourceAt(other) === sourceAt(passageIndex)) || undefined}>
          <summary class="quiet">{t("sources-here-more", { count: rest.length })}</summary>
          <ul>{rest.map(choice)}</ul>
        </details>
      )}
    </div>
  );
}
