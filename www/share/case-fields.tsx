/** The fields and buttons of a case report: names to black out, whether to include the note, and two lines for its head. */

import { type Signal, useSignal } from "@preact/signals";
import { useId, useMemo } from "preact/hooks";
import { listedText, t } from "../i18n/t.ts";
import { canBeFound } from "../names/mask.ts";
import { namesHidden } from "../state/store.ts";
import styles from "./export.module.css";
import { type Page, reviewsByPlace } from "./json/page-result.ts";
import type { CaseOptions } from "./report/case.tsx";
import { knownNames, namesTyped } from "./report/names-to-black-out.ts";
import { isBusy } from "./saving.ts";

/** Maximum characters of a line in the head. */
const MAX_LINE_CHARACTERS = 200;

interface Props {
  page: Page;
  /** The pairs of the report, by document indices. */
  pairs: readonly (readonly [number, number])[];
  /** The documents whose names are masked; empty if all names are shown. */
  masked: ReadonlySet<number>;
}

/** The fields and their values, which are forgotten when the panel closes. */
export function useCaseFields({ page, pairs, masked }: Props): { fields: preact.VNode; options: Partial<CaseOptions> } {
  const withNotes = useSignal(true);
  const caseNumber = useSignal("");
  const preparedBy = useSignal("");
  // Per set of masked documents: another choice has other names to black out.
  const edited = useSignal<ReadonlyMap<string, string>>(new Map());
  const { value: areHidden } = namesHidden;
  const reviewed = reviewsByPlace(page);
  const notes = pairs.map(([a, b]) => reviewed?.(a, b)?.note ?? "").filter((note) => note !== "");
  const hasNote = notes.length > 0;
  const known = useMemo(
    // While names are hidden, authors and files have aliases, which are not names.
    () =>
      areHidden || masked.size === 0
        ? { names: [], areGuessed: false, unknown: 0 }
        : knownNames(page, masked, { indexes: [...new Set(pairs.flat())], notes }),
    [page.report, page.held, masked, pairs.length, notes.join(), areHidden],
  );
  const key = [...masked].join(" ");
  const text = edited.value.get(key) ?? known.names.join("\n");
  const fields = (
    <>
      {areHidden && <p class="note">{t("export-names-are-hidden")}</p>}
      {masked.size > 0 && (
        <BlackOut
          text={text}
          areGuessed={known.areGuessed && !edited.value.has(key)}
          unknown={known.unknown}
          onInput={(next) => {
            edited.value = new Map(edited.value).set(key, next);
          }}
        />
      )}
      {hasNote && (
        <label class={styles.choice}>
          <input
            type="checkbox"
            checked={withNotes}
            onChange={({ currentTarget }) => {
              withNotes.value = currentTarget.checked;
            }}
          />
          <span>{t(masked.size > 0 ? "export-with-note-masked" : "export-with-note")}</span>
        </label>
      )}
      <div class={styles.headFields}>
        <Line label={t("export-case-number")} value={caseNumber} />
        <Line label={t("export-prepared-by")} value={preparedBy} />
      </div>
    </>
  );
  const options = {
    ...(masked.size > 0 && { names: namesTyped(text) }),
    withNotes: withNotes.value,
    caseNumber: caseNumber.value,
    preparedBy: preparedBy.value,
  };
  return { fields, options };
}

interface BlackOutProps {
  text: string;
  areGuessed: boolean;
  unknown: number;
  onInput: (text: string) => void;
}

function BlackOut({ text, areGuessed, unknown, onInput }: BlackOutProps) {
  const id = useId();
  const names = namesTyped(text);
  const short = names.filter((name) => !canBeFound(name));
  const isEmpty = names.length === 0;
  return (
    <>
      <label class="entry">
        {t("export-black-out")}
        <textarea
          rows={3}
          dir="auto"
          value={text}
          aria-describedby={id}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      </label>
      <p class="quiet" id={id}>
        {t("export-black-out-hint")} {areGuessed && t("export-black-out-guessed")}
      </p>
      {isEmpty && !namesHidden.value && <p class="note">{t("export-black-out-none")}</p>}
      {short.length > 0 && <p class="note">{t("export-black-out-short", { names: listedText(short) })}</p>}
      {!isEmpty && unknown > 0 && <p class="note">{t("export-black-out-unknown", { count: unknown })}</p>}
    </>
  );
}

function Line({ label, value }: { label: string; value: Signal<string> }) {
  return (
    <label class="entry">
      {label}
      <input
        type="text"
        dir="auto"
        maxLength={MAX_LINE_CHARACTERS}
        value={value}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
    </label>
  );
}

interface CaseButtonsProps {
  /** Whether to open the report is what the panel is for. */
  isMain?: boolean;
  make: (how: "save" | "open") => void;
}

/** The buttons that open the report, or save it. */
export function CaseButtons({ isMain = false, make }: CaseButtonsProps) {
  return (
    <div class="buttons">
      <button type="button" class={isMain ? "main" : undefined} aria-disabled={isBusy} onClick={() => make("open")}>
        {t("export-open-report")}
      </button>
      <button type="button" aria-disabled={isBusy} onClick={() => make("save")}>
        {t("export-save-report")}
      </button>
    </div>
  );
}
