/** The chosen passage: in which sources it is, how it reads there, and the way to both texts side by side at that place. */

import { t } from "../../messages/t.ts";
import { classes } from "../../ui/classes.ts";
import { passageUnit } from "../../ui/matched.ts";
import type { ShownDocument } from "../../workspace/documents.ts";
import { linkKeyOf } from "../../workspace/links.ts";
import { hashOf } from "../../workspace/route.ts";
import drawerStyles from "../drawer.module.css";
import passagesStyles from "../passages.module.css";
import styles from "./sources.module.css";
import type { Matches } from "./state.ts";

/** Sources of one place that are named; a phrase of the task may be in hundreds. */
const NAMED = 5;

/** As much of a source's passage as shows what it is, in UTF-16 units. */
const SHOWN = 240;

interface Props {
  matches: Matches;
  /** The chosen place; -1 for none. */
  place: number;
  /** All places where it was clicked. */
  beside: readonly number[];
  onChoose: (place: number) => void;
}

export function ChosenPlace({ matches, place, beside, onChoose }: Props) {
  const { document, report, sources, places } = matches;
  const here = places[place];
  const source = here && sources[here.source];
  if (!here || !source) return null;
  const others = beside.filter((other) => other !== place && places[other]?.source !== here.source);
  const unit = passageUnit(report.params, source.pair.pair.evidence !== null);
  return (
    <section class={classes(drawerStyles.chosen, styles.chosen)} aria-label={t("sources-chosen-label")}>
      <p>
        <b class={classes(styles.tagLike, passagesStyles[`hue${here.hue}`])}>{here.source + 1}</b>{" "}
        <bdi>{source.document.name}</bdi>
      </p>
      <p>{t("comparison-count", { unit, count: here.passage.matchedA })}</p>
      <blockquote dir="auto">{excerpt(source.document, here.passage.bStart, here.passage.bEnd)}</blockquote>
      <p>
        <a
          href={hashOf({
            ...{ view: "pair", a: linkKeyOf(document), b: linkKeyOf(source.document) },
            at: here.passage.aStart,
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
                  <b>{(places[other]?.source ?? 0) + 1}</b>{" "}
                  <bdi>{sources[places[other]?.source ?? -1]?.document.name}</bdi>
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
