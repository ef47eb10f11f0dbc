/** The chosen passage in words: how much of it matches in either text, and, if differences are shown, each edit in it. */

import { type Signal, useSignal } from "@preact/signals";
import type { ShownDocument } from "../documents/document.ts";
import { linkKeyOf } from "../documents/document-keys.ts";
import { pagesInWords } from "../documents/pages.ts";
import type { Counterpart, Edit, PairDetail, Params, Passage } from "../engine/pkg/lookalike.js";
import { parts, t } from "../i18n/t.ts";
import { addPasted } from "../intake/intake-actions.ts";
import { documentLabel } from "../names/labels.ts";
import { mayDiffer } from "../pairs/evidence.ts";
import { matchedInWords, passageUnit } from "../pairs/matched.ts";
import { sumOf } from "../review/adjusted-report.ts";
import { excludePassage, restorePassage } from "../review/exclusions.ts";
import { hashOf } from "../state/route.ts";
import { announcement, originalDocuments, participants, result } from "../state/store.ts";
import { classes, focusMain } from "../ui/dom.ts";
import { AttributedPassage } from "./attribution.tsx";
import { linesOfPassage, Pages, reportIndexOf, Where } from "./numbers.tsx";
import styles from "./passages.module.css";
import { alsoIn } from "./sources/also-in.ts";
import type { Mode, Sides } from "./spans.ts";

/** As many as anyone reads in a list; the texts show all. */
const LISTED = 200;

/** Longer edits are truncated in the list, in UTF-16 units. */
const MAX_EDIT_UNITS = 80;

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  passage: Passage;
  number: number;
  params: Params;
  /** The unit in which the passage is counted. */
  unit: Params["unit"];
  mode: Mode;
  /** The offsets to which both texts scroll. */
  scrollTarget: Signal<Partial<Sides<number>> | null>;
}

export function ChosenPassage({ a, b, passage, number, params, unit, mode, scrollTarget }: Props) {
  const { tokens, matchedA, matchedB, aTokens, bTokens, edits, counterparts, isSummary } = passage;
  const differences = mode === "differences";
  const changes = differences ? changesIn(passage) : [];
  const { stem } = params;
  const report = result.value?.report;
  const isAbstract = report && mayDiffer(report, reportIndexOf(report, a), reportIndexOf(report, b)) !== null;
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
              passage: name,
              countA: t("comparison-count", { unit, count: matchedA }),
              allA: aTokens,
              countB: matchedB,
              allB: bTokens,
            })}{" "}
            {counterparts.length === 0 ? t("comparison-all-in-order") : t("comparison-in-order", { count: tokens })}{" "}
            {isSummary ? t("comparison-summary") : edits.length > 0 && t("comparison-edits", { count: edits.length })}
          </>
        )}{" "}
        {isAbstract && t("comparison-passage-abstract")}{" "}
        {params.unit === "words" && stem > 0 && t("comparison-stem", { letters: stem })}
        {mode === "passages" && edits.length > 0 && t("comparison-edited-look")}{" "}
        <AttributedPassage a={a} b={b} passage={passage} unit={unit} />
        {unit === "code" && <Where a={a} b={b} passage={passage} />}
        <Pages a={a} b={b} passage={passage} />
      </p>
      <AlsoIn a={a} b={b} passage={passage} />
      {/* The lines of programs may differ where all tokens match. */}
      {differences && exact && unit === "code" && <Legend byLine />}
      {differences && !exact && (
        <>
          <Legend />
          <ol
            class={styles.edits}
            aria-label={t("comparison-differences", { a: documentLabel(a), b: documentLabel(b) })}
          >
            {changes.slice(0, LISTED).map((change) => (
              <li key={`${change.aStart}-${change.bStart}-${change.kind}`}>
                <button
                  type="button"
                  onClick={() => {
                    scrollTarget.value = { a: change.aStart, b: change.bStart };
                  }}
                >
                  <ChangedWords change={change} a={a.text} b={b.text} />
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

/** With fewer other documents, a passage that most of them contain may as well be copied. */
const MIN_OTHERS_OF_COMMON = 3;

/**
 * If the passage of the first text stands in other documents as well: a link to that text with all its matches; and if it
 * stands in most documents, a button that excludes it from all.
 */
function AlsoIn({ a, b, passage }: Pick<Props, "a" | "b" | "passage">) {
  const { count, isAll, common } = alsoIn(a, b, passage);
  if (count === 0) return null;
  const compared = participants.value.filter(({ role }) => role !== "template").length;
  const isCommon = count >= MIN_OTHERS_OF_COMMON && 2 * (count + 2) > compared && common.start < common.end;
  return (
    <p>
      <a href={hashOf({ view: "document", key: linkKeyOf(a), offset: passage.aStart })}>
        {t("comparison-also", { count, isAll: isAll ? "yes" : "no" })}
      </a>{" "}
      {isCommon && (
        <button
          type="button"
          class={classes(styles.small, styles.onScreen)}
          onClick={() => excludeEverywhere(a, common)}
        >
          {t("comparison-exclude-everywhere")}
        </button>
      )}
    </p>
  );
}

/** Adds a part of a text as a template, which excludes its text from all documents until the user removes the template. */
function excludeEverywhere(a: ShownDocument, { start, end }: { start: number; end: number }): void {
  // While names are hidden, the text on screen is not the one that the others contain.
  const text = originalDocuments.value.get(a.id)?.text ?? a.text;
  const name = t("comparison-template-name", { start: shortened(a.text.slice(start, end)).slice(0, MAX_NAME_UNITS) });
  addPasted(name, text.slice(start, end), "template");
  focusMain();
}

/** Characters of the passage in the name of its template. */
const MAX_NAME_UNITS = 40;

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
  if (kind === "edit") return <EditWords a={a} b={b} edit={change} />;
  const before = shortened(a.slice(change.aStart, change.aEnd));
  const after = shortened(b.slice(change.bStart, change.bEnd));
  const look = (words: string) => <span class={styles[kind]}>{words}</span>;
  // A surplus repetition in one text corresponds to no words of the other.
  if (before === "" || after === "") return <>{parts("comparison-repeated", { text: look(before || after) })}</>;
  if (kind === "moved") return <>{parts("comparison-moved", { text: look(before) })}</>;
  return <>{parts("comparison-reworded", { before: look(before), after: look(after) })}</>;
}

function EditWords({ edit, a, b }: { edit: Range; a: string; b: string }) {
  const before = shortened(a.slice(edit.aStart, edit.aEnd));
  const after = shortened(b.slice(edit.bStart, edit.bEnd));
  if (before === "") return <>{parts("comparison-added", { text: <ins class={styles.only}>{after}</ins> })}</>;
  if (after === "") return <>{parts("comparison-removed", { text: <del class={styles.only}>{before}</del> })}</>;
  return (
    <>
      <del class={styles.replaced}>{before}</del> <span aria-hidden="true">→</span>
      <span class="visually-hidden">{t("comparison-became")}</span> <ins class={styles.replaced}>{after}</ins>
    </>
  );
}

function Legend({ byLine = false }: { byLine?: boolean }) {
  return (
    <p class={classes("quiet", styles.legend)} aria-hidden="true">
      {t("comparison-legend")} <span class={styles.replaced}>{t("comparison-legend-replaced")}</span>{" "}
      <span class={styles.only}>{t("comparison-legend-only")}</span>{" "}
      {!byLine && (
        <>
          <span class={styles.moved}>{t("comparison-legend-moved")}</span>{" "}
          <span class={styles.reworded}>{t("comparison-legend-reworded")}</span>{" "}
          <span class={classes(styles.missingPassage, styles.missing)}> </span> {t("comparison-legend-missing")}
        </>
      )}
    </p>
  );
}

function shortened(edit: string): string {
  // The start of a long edit is enough to recognise it; most of it may be white space.
  const text = edit.slice(0, 10 * MAX_EDIT_UNITS);
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_EDIT_UNITS || edit.length > text.length ? `${line.slice(0, MAX_EDIT_UNITS)} …` : line;
}

// Copies the chosen passage from both texts, with the documents' names, to quote it in a letter or a note.

interface CopyProps {
  a: ShownDocument;
  b: ShownDocument;
  passage: Passage;
  number: number;
  unit: Params["unit"];
}

export function CopyPassage(props: CopyProps) {
  const outcome = useSignal<"comparison-copied" | "comparison-not-copied" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(quoted(props));
      outcome.value = "comparison-copied";
    } catch {
      outcome.value = "comparison-not-copied";
    }
    announcement.value = t(outcome.value);
  };
  return (
    <p class={styles.onScreen}>
      <button type="button" class={styles.small} onClick={() => void copy()}>
        {t("comparison-copy")}
      </button>{" "}
      {outcome.value && <span class="quiet">{t(outcome.value)}</span>}
    </p>
  );
}

/** The passage from each text, below the document's name (for programs with the lines), and how much of it matches. */
function quoted({ a, b, passage, number, unit }: CopyProps): string {
  const { aStart, aEnd, bStart, bEnd } = passage;
  const lines = unit === "code" ? linesOfPassage(passage, a, b) : null;
  const head = (name: string, lines: string | undefined, pages: string | null): string => {
    if (lines !== undefined) return t("comparison-copy-from-lines", { name, lines });
    return pages === null ? t("comparison-copy-from", { name }) : t("comparison-copy-from-pages", { name, pages });
  };
  return [
    `${head(documentLabel(a), lines?.a, pagesInWords(a, aStart, aEnd))}\n${a.text.slice(aStart, aEnd)}`,
    `${head(documentLabel(b), lines?.b, pagesInWords(b, bStart, bEnd))}\n${b.text.slice(bStart, bEnd)}`,
    t("comparison-copy-matched", { number, count: matchedInWords(passage, unit) }),
  ].join("\n\n");
}

// Excludes the chosen passage by hand, or restores it.

const LEAVE_OUT = "leave-out";

/** Focuses the button that excludes the chosen passage; whether there is one. */
export function focusLeaveOut(): boolean {
  const button = document.getElementById(LEAVE_OUT);
  button?.focus();
  return button !== null;
}

interface ExcludeProps {
  a: ShownDocument;
  b: ShownDocument;
  passage: Passage;
  number: number;
  /** Whether it is excluded now. */
  isOut: boolean;
}

export function LeaveOut({ a, b, passage, number, isOut }: ExcludeProps) {
  const change = (): void => {
    if (isOut) restorePassage(a, b, passage);
    else excludePassage(a, b, passage);
    announcement.value = t(isOut ? "comparison-restored" : "comparison-left-out", { number });
  };
  return (
    <p class={styles.onScreen}>
      {isOut && <span class="quiet">{t("comparison-is-out")} </span>}
      <button type="button" id={LEAVE_OUT} class={styles.small} onClick={change}>
        {t(isOut ? "comparison-restore" : "comparison-leave-out")}
      </button>
    </p>
  );
}

// The passages that the user excluded from a pair, in words.

/** "1 passage excluded by you: 40 words." `excluded`: indices of passages. Only for a pair with evidence. */
export function excludedInWords({ passages }: PairDetail, excluded: ReadonlySet<number>, params: Params): string {
  const sum = sumOf([...excluded].flatMap((index) => passages[index] ?? []));
  return t("comparison-by-hand", { count: excluded.size, counted: matchedInWords(sum, passageUnit(params, true)) });
}
