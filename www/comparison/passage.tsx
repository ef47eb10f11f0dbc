/** The chosen passage in words: how much of it is the same, and, where differences are shown, each edit in it. */

import type { Signal } from "@preact/signals";
import type { Edit, Params, Passage } from "../engine/pkg/lookalike.js";
import { parts } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import type { Mode, Sides } from "../passages/spans.ts";
import { classes } from "../ui/classes.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { mayDiffer } from "../workspace/evidence.ts";
import { result } from "../workspace/store.ts";
import styles from "./drawer.module.css";
import { placeIn } from "./headline.tsx";
import { Where } from "./line-numbers.tsx";
import passagesStyles from "./passages.module.css";

/** As many as anyone reads as a list; the texts show all. */
const LISTED = 200;

/** Longer edits are cut in the list, in UTF-16 units. */
const LONGEST = 80;

interface Props {
  a: PageDocument;
  b: PageDocument;
  passage: Passage;
  number: number;
  params: Params;
  mode: Mode;
  /** Where both texts are to be scrolled to. */
  place: Signal<Partial<Sides<number>> | null>;
}

export function ChosenPassage({ a, b, passage, number, params, mode, place }: Props) {
  const { tokens, matchedA, matchedB, aTokens, bTokens, edits, isSummary } = passage;
  const differences = mode === "differences";
  const changes = differences ? changesIn(passage) : [];
  // Of the words on both sides together, so that neither text is the measure of the other.
  const matched = (matchedA + matchedB) / (aTokens + bTokens);
  const reworded = matchedA - tokens;
  const { unit, stem } = params;
  const exact = edits.length === 0;
  const report = result.value?.report;
  const isAbstract = report && mayDiffer(report, placeIn(report, a), placeIn(report, b)) !== null;
  const said = {
    passage: <b>{t("comparison-passage", { number })}</b>,
    count: t("comparison-count", { unit, count: tokens }),
  };
  return (
    <>
      <p>
        {exact ? (
          parts(unit === "code" ? "comparison-passage-exact-code" : "comparison-passage-exact", said)
        ) : (
          <>
            {reworded > 0
              ? parts("comparison-passage-reworded", { ...said, reworded })
              : parts("comparison-passage-edited", said)}{" "}
            {t("comparison-passage-share", {
              all: t("comparison-count", { unit, count: aTokens + bTokens }),
              share: matched,
            })}{" "}
            {isSummary ? t("comparison-summary") : t("comparison-edits", { count: edits.length })}
          </>
        )}{" "}
        {isAbstract && t("comparison-passage-abstract")}{" "}
        {unit === "words" && stem > 0 && t("comparison-stem", { letters: stem })}
        {mode === "passages" && !exact && t("comparison-edited-look")}{" "}
        {unit === "code" && <Where a={a} b={b} passage={passage} />}
      </p>
      {differences && !exact && (
        <>
          <Legend />
          <ol class={styles.edits} aria-label={t("comparison-differences", { a: a.name, b: b.name })}>
            {changes.slice(0, LISTED).map(({ edit, isMoved }) => (
              <li key={`${edit.aStart}-${edit.bStart}-${isMoved}`}>
                <button
                  type="button"
                  onClick={() => {
                    place.value = { a: edit.aStart, b: edit.bStart };
                  }}
                >
                  {isMoved ? (
                    <Moved text={a.text.slice(edit.aStart, edit.aEnd)} />
                  ) : (
                    <EditWords {...{ edit }} a={a.text} b={b.text} />
                  )}
                </button>
              </li>
            ))}
          </ol>
          {changes.length > LISTED && (
            <p class="quiet">{t("comparison-first-edits", { listed: LISTED, total: changes.length })}</p>
          )}
        </>
      )}
    </>
  );
}

/** The edits of a passage, and the words that only stand elsewhere in it, in the first text's order. */
function changesIn({ edits, counterparts }: Passage): { edit: Edit; isMoved: boolean }[] {
  const changes = [
    ...edits.map((edit) => ({ edit, isMoved: false })),
    ...counterparts.filter(({ kind }) => kind === "moved").map((edit) => ({ edit, isMoved: true })),
  ];
  return changes.sort((x, y) => x.edit.aStart - y.edit.aStart || Number(x.isMoved) - Number(y.isMoved));
}

function Moved({ text }: { text: string }) {
  return <>{parts("comparison-moved", { text: <span class={passagesStyles.moved}>{shortened(text)}</span> })}</>;
}

function EditWords({ edit, a, b }: { edit: Edit; a: string; b: string }) {
  const before = shortened(a.slice(edit.aStart, edit.aEnd));
  const after = shortened(b.slice(edit.bStart, edit.bEnd));
  if (before === "") return <>{parts("comparison-added", { text: <ins class={passagesStyles.only}>{after}</ins> })}</>;
  if (after === "")
    return <>{parts("comparison-removed", { text: <del class={passagesStyles.only}>{before}</del> })}</>;
  return (
    <>
      <del class={passagesStyles.replaced}>{before}</del> <span aria-hidden="true">→</span>
      <span class="visually-hidden">{t("comparison-became")}</span> <ins class={passagesStyles.replaced}>{after}</ins>
    </>
  );
}

function Legend() {
  return (
    <p class={classes("quiet", styles.legend)} aria-hidden="true">
      {t("comparison-legend")} <span class={passagesStyles.replaced}>{t("comparison-legend-replaced")}</span>{" "}
      <span class={passagesStyles.only}>{t("comparison-legend-only")}</span>{" "}
      <span class={passagesStyles.moved}>{t("comparison-legend-moved")}</span>{" "}
      <span class={passagesStyles.reworded}>{t("comparison-legend-reworded")}</span>{" "}
      <span class={classes(styles.missing, passagesStyles.missing)}> </span> {t("comparison-legend-missing")}
    </p>
  );
}

function shortened(edit: string): string {
  // However long an edit is, its beginning tells what it is; white space may be most of it.
  const text = edit.slice(0, 10 * LONGEST);
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > LONGEST || edit.length > text.length ? `${line.slice(0, LONGEST)} …` : line;
}
