/** The controls above a group: the minimum that links documents, the search for a name, and the groups to choose from. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { parts, t } from "../i18n/t.ts";
import { result } from "../state/store.ts";
import { integer, percent } from "../ui/format.ts";
import styles from "./groups.module.css";
import type { Group } from "./groups.ts";
import {
  asked,
  choose,
  found,
  groups,
  labelOf,
  links,
  minimum,
  nameSearched,
  open,
  openGroup,
  range,
} from "./open-group.ts";

/** Groups per page: one line of them on a laptop's screen. */
const PAGE = 7;

/** More groups than this can be searched by name. */
const MIN_SEARCHED = 3;

export function Chooser() {
  const { list = [] } = groups.value ?? {};
  return (
    <>
      <div class={styles.groupTools}>
        <Minimum />
        {(list.length > MIN_SEARCHED || nameSearched.value !== "") && (
          <label>
            {t("groups-search")}
            <input
              type="search"
              value={nameSearched}
              onInput={({ currentTarget }) => {
                nameSearched.value = currentTarget.value;
              }}
            />
          </label>
        )}
      </div>
      {found.value.length === 0 ? <p class="note">{t("groups-nothing-found")}</p> : <Choice list={found.value} />}
    </>
  );
}

/** The minimum, as a number and on a slider; similarity in percent. */
function Minimum() {
  const isMatched = links.value?.by === "matched";
  const scale = isMatched ? 1 : 100;
  const unit = result.value?.report.params.unit ?? "words";
  const { min, max } = range.value ?? { min: 0, max: 0 };
  const enter = (entered: string): void => {
    const number = Number(entered);
    choose(entered.trim() === "" || !Number.isFinite(number) ? null : number / scale);
  };
  // Rounded down, so that the weakest link is not lost at the slider's end.
  const bounds = { min: roundedDown(min * scale), max: roundedDown(max * scale), step: 1 };
  const value = String(roundedDown(minimum.value * scale));
  const typed = useRef<string | null>(null);
  const show = (field: HTMLInputElement): void => {
    typed.current = null;
    field.value = String(roundedDown(minimum.peek() * scale));
  };
  const number = (
    <input
      id="groups-least"
      type="number"
      {...bounds}
      // May be redrawn while the user is typing: when a comparison ends, for example.
      value={typed.current ?? value}
      onInput={({ currentTarget }) => {
        typed.current = currentTarget.value;
      }}
      onChange={({ currentTarget }) => {
        enter(currentTarget.value);
        show(currentTarget);
      }}
      // No change event if the number is what it was.
      onBlur={({ currentTarget }) => show(currentTarget)}
    />
  );
  return (
    <div class={styles.least}>
      <label for="groups-least">
        {isMatched ? parts("groups-least-matched", { number, unit }) : parts("groups-least-similar", { number })}
      </label>
      <input
        type="range"
        aria-label={isMatched ? t("groups-slider-matched", { unit }) : t("groups-slider-similar")}
        {...bounds}
        value={value}
        onInput={({ currentTarget }) => enter(currentTarget.value)}
      />
      <p class="quiet" aria-live="polite">
        {asked.value !== null && beyondInWords(asked.value, { min, max }, !isMatched)}
      </p>
    </div>
  );
}

/** Rounds down, except what is below a whole number only by the computer's arithmetic: 100 * 0.29 is less than 29. */
export function roundedDown(value: number): number {
  return Math.floor(value + 1e-9);
}

/** Why another number is shown than the one entered, if it is; `isShare`: whether the numbers are shares. */
export function beyondInWords(entered: number, { min, max }: { min: number; max: number }, isShare: boolean): string {
  const shown = isShare ? percent : integer;
  // The strongest pair as it is shown, rounded, is not beyond itself.
  if (shown(entered) === shown(min) || shown(entered) === shown(max)) return "";
  if (entered < min) return t("groups-none-below", { limit: shown(min) });
  return entered > max ? t("groups-none-above", { limit: shown(max) }) : "";
}

function Choice({ list }: { list: readonly Group[] }) {
  const page = useSignal(0);
  const pages = Math.ceil(list.length / PAGE);
  const at = list.findIndex(({ number }) => number === openGroup.value?.number);
  // Show the page with the open group, wherever a search or another minimum has moved it.
  useEffect(() => {
    if (at >= 0) page.value = Math.floor(at / PAGE);
  }, [at, list]);
  if (list.length < 2) return null;
  const shownPage = Math.min(page.value, pages - 1);
  const first = shownPage * PAGE;
  // Stays enabled on the last page: disabling a button on press would lose the focus.
  const step = (by: number, label: string, isPossible: boolean) => (
    <button
      type="button"
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) page.value = shownPage + by;
      }}
    >
      {label}
    </button>
  );
  return (
    <nav class={styles.choice} aria-label={t("groups-choose")}>
      <ul>
        {list.slice(first, first + PAGE).map((group) => (
          <li key={group.number}>
            <button type="button" aria-pressed={group.number === openGroup.value?.number} onClick={() => open(group)}>
              <b>{t("groups-group", { number: labelOf(group) })}</b>
              <span class="quiet">{t("groups-documents", { count: group.documents.length })}</span>
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p class={styles.pages}>
          {step(-1, t("groups-previous"), shownPage > 0)}
          <span class="quiet">
            {t("groups-page", { first: first + 1, last: Math.min(list.length, first + PAGE), all: list.length })}
          </span>
          {step(1, t("groups-next"), shownPage < pages - 1)}
        </p>
      )}
    </nav>
  );
}
