/** The sources of a document, those with most of its words first; each can be switched off and on. */

import type { Params } from "../../engine/pkg/lookalike.js";
import { t } from "../../messages/t.ts";
import { classes } from "../../ui/classes.ts";
import { passageUnit } from "../../ui/matched.ts";
import { linkKeyOf } from "../../workspace/links.ts";
import { hashOf } from "../../workspace/route.ts";
import chipsStyles from "../chips.module.css";
import passagesStyles from "../passages.module.css";
import styles from "./sources.module.css";
import { type Matches, type Source, switchAll, switchedOff, switchSource } from "./state.ts";

interface Props {
  matches: Matches;
  isOn: (place: number) => boolean;
  /** The chosen place; -1 for none. */
  chosen: number;
  onChoose: (place: number) => void;
}

export function SourceList({ matches, isOn, chosen, onChoose }: Props) {
  const { sources, places, document, report } = matches;
  if (sources.length === 0) return <p>{t("sources-none-hint")}</p>;
  const off = switchedOff.value;
  const own: number[][] = sources.map(() => []);
  for (const [place, { source }] of places.entries()) own[source]?.push(place);
  const allAreOn = off.size === 0;
  const { params, documents } = report;
  const at = documents.id.indexOf(document.id);
  // Characters of a source that shares no words beyond chance, else words.
  const unitOf = ({ pair }: Source) => passageUnit(params, pair.pair.evidence !== null);
  const lengthIn = (unit: Params["unit"]): number =>
    (unit !== "characters" && documents.words[at]) || (documents.tokens[at] ?? 0);
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
            {...{ source, rank, chosen, onChoose }}
            unit={unitOf(source)}
            all={lengthIn(unitOf(source))}
            places={own[rank] ?? []}
            matched={(own[rank] ?? []).reduce(
              // A source that is switched off still says what it has; what was excluded by hand is gone.
              (sum, place) =>
                sum + (off.has(source.document.id) || isOn(place) ? (places[place]?.passage.matchedA ?? 0) : 0),
              0,
            )}
            hue={places[own[rank]?.[0] ?? -1]?.hue ?? 0}
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
  places: readonly number[];
  matched: number;
  hue: number;
  isOn: boolean;
  chosen: number;
  href: string;
  onChoose: (place: number) => void;
}

function Row({ source, rank, all, unit, places, matched, hue, isOn, chosen, href, onChoose }: RowProps) {
  const { document, pair } = source;
  const { name } = document;
  const number = rank + 1;
  const isCurrent = places.includes(chosen);
  const next = places[(places.indexOf(chosen) + 1) % Math.max(1, places.length)];
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
        class={classes("printed", chipsStyles.chip, styles.chip, passagesStyles[`hue${hue}`])}
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
