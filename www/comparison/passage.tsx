/** The chosen passage in words: how much of it matches in either text, and, where differences are shown, each edit in it. */

import type { Signal } from "@preact/signals";
import type { Counterpart, Edit, Params, Passage } from "../engine/pkg/lookalike.js";
import { parts } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import type { Mode, Sides } from "../passages/spans.ts";
import { classes } from "../ui/classes.ts";
import type { ShownDocument } from "../workspace/documents.ts";
import { mayDiffer } from "../workspace/evidence.ts";
import { result } from "../workspace/store.ts";
import styles from "./drawer.module.css";
import { Where } from "./line-numbers.tsx";
import { placeIn } from "./numbers.ts";
import passagesStyles from "./passages.module.css";

/** As many as anyone reads as a list; the texts show all. */
const LISTED = 200;

/** Longer edits are cut in the list, in UTF-16 units. */
const LONGEST = 80;

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  passage: Passage;
  number: number;
  params: Params;
  /** What the passage is counted in. */
  unit: Params["unit"];
  mode: Mode;
  /** Where both texts are to be scrolled to. */
  place: Signal<Partial<Sides<number>> | null>;
}

export function ChosenPassage({ a, b, passage, number, params, unit, mode, place }: Props) {
  const { tokens, matchedA, matchedB, aTokens, bTokens, edits, counterparts, isSummary } = passage;
  const differences = mode === "differences";
  const changes = differences ? changesIn(passage) : [];
  const { stem } = params;
  const report = result.value?.report;
  const isAbstract = report && mayDiffer(report, placeIn(report, a), placeIn(report, b)) !== null;
  const exact = edits.length + counterparts.length === 0;
  const name = <b>{t("comparison-passage", { number })}</b>;
  return (
    <>
      <p>
        {exact ? (
          parts(unit === "code" ? "comparison-passage-exact-code" : "comparison-passage-exact", {
            passage: name,
            count: t("comparison-count", { unit, count: tokens }),
          })
        ) : (
          <>
            {parts("comparison-passage-matched", {
              ...{ passage: name, countA: t("comparison-count", { unit, count: matchedA }), allA: aTokens },
              ...{ countB: matchedB, allB: bTokens },
            })}{" "}
            {counterparts.length === 0 ? t("comparison-all-in-order") : t("comparison-in-order", { count: tokens })}{" "}
            {isSummary ? t("comparison-summary") : edits.length > 0 && t("comparison-edits", { count: edits.length })}
          </>
        )}{" "}
        {isAbstract && t("comparison-passage-abstract")}{" "}
        {params.unit === "words" && stem > 0 && t("comparison-stem", { letters: stem })}
        {mode === "passages" && edits.length > 0 && t("comparison-edited-look")}{" "}
        {unit === "code" && <Where a={a} b={b} passage={passage} />}
      </p>
      {differences && !exact && (
        <>
          <Legend />
          <ol class={styles.edits} aria-label={t("comparison-differences", { a: a.name, b: b.name })}>
            {changes.slice(0, LISTED).map((change) => (
              <li key={`${change.aStart}-${change.bStart}-${change.kind}`}>
                <button
                  type="button"
                  onClick={() => {
                    place.value = { a: change.aStart, b: change.bStart };
                  }}
                >
                  <ChangedWords {...{ change }} a={a.text} b={b.text} />
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

/** An edit, or words that match out of order or in another form. */
interface Change extends Range {
  readonly kind: "edit" | Counterpart["kind"];
}

type Range = Pick<Edit, "aStart" | "aEnd" | "bStart" | "bEnd">;

/** The edits of a passage, and its words that match out of order or in another form, in the first text's order. */
function changesIn({ edits, counterparts }: Passage): Change[] {
  const changes: Change[] = [...edits.map((edit) => ({ ...edit, kind: "edit" as const })), ...counterparts];
  return changes.sort((x, y) => x.aStart - y.aStart || x.bStart - y.bStart);
}

function ChangedWords({ change, a, b }: { change: Change; a: string; b: string }) {
  const { kind } = change;
  if (kind === "edit") return <EditWords {...{ a, b }} edit={change} />;
  const before = shortened(a.slice(change.aStart, change.aEnd));
  const after = shortened(b.slice(change.bStart, change.bEnd));
  const look = (words: string) => <span class={passagesStyles[kind]}>{words}</span>;
  // What one text has more often has no words of its own in the other.
  if (before === "" || after === "") return <>{parts("comparison-repeated", { text: look(before || after) })}</>;
  if (kind === "moved") return <>{parts("comparison-moved", { text: look(before) })}</>;
  return <>{parts("comparison-reworded", { before: look(before), after: look(after) })}</>;
}

function EditWords({ edit, a, b }: { edit: Range; a: string; b: string }) {
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
