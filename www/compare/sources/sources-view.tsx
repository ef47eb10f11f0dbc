/**
 * One document with all its matches, laid out like a similarity report: its text with every matching passage in the colour
 * of its source, and the sources beside it.
 */

import { untracked, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { parts, t } from "../../i18n/t.ts";
import { documentLabel } from "../../names/labels.ts";
import { passageUnit, shareOf } from "../../pairs/matched.ts";
import { hashOf } from "../../state/route.ts";
import { announcement, documentShown, goTo, result, route, run, showInPlace, withoutNames } from "../../state/store.ts";
import { classes, focusMainIfLost } from "../../ui/dom.ts";
import { LongName } from "../../ui/long-name.tsx";
import comparisonStyles from "../comparison.module.css";
import { useFromTop } from "../comparison.tsx";
import { FindField, useFinding } from "../find-field.tsx";
import { shortcutOf } from "../keys.tsx";
import { named } from "../numbers.tsx";
import readerToolsStyles from "../panes.module.css";
import drawerStyles from "../passages.module.css";
import { withoutExcluded } from "../spans.ts";
import { cancelSources, passagesOn, readAgain, type SourcesFound, showMore, sourcesFound } from "./found-sources.ts";
import { ChosenSourcePassage, SourceList } from "./source-list.tsx";
import { SourceText } from "./source-text.tsx";
import styles from "./sources.module.css";
import { besideOf, matchedIn, paintedOf, passagesAt, spansIn } from "./sources.ts";
import { lengthIn, subject, viewBefore } from "./subject.ts";

export function DocumentMatches() {
  useFromTop();
  const { value: shown } = subject;
  const document = shown?.document ?? documentShown.value;
  const isGone = route.value.view === "checked" && shown === null;
  // After a reload, or once other documents are compared, the check is to be made again.
  useEffect(() => {
    if (isGone) showInPlace({ view: "check" });
  }, [isGone]);
  const state = sourcesFound.value;
  if (!document) return null;
  const matches = state.state === "ready" && state.matches.subject.document === document ? state.matches : null;
  // The head and `main` stay when the matches come, and with them the focus.
  return (
    <div class={classes(comparisonStyles.comparison, styles.sourcesView)}>
      <header class={comparisonStyles.pairHead}>
        <Back />
        <h1>
          <LongName name={documentLabel(document)} />
        </h1>
        {matches && <Headline key={document.id} matches={matches} />}
      </header>
      <main id="main" tabIndex={-1}>
        {matches ? (
          <Ready key={document.id} matches={matches} />
        ) : (
          <div class={comparisonStyles.waiting}>
            <Waiting />
          </div>
        )}
      </main>
    </div>
  );
}

function Back() {
  const before = viewBefore();
  return (
    <a class="back" href={hashOf(before)}>
      {t("sources-back", { view: before.view })}
    </a>
  );
}

function Waiting() {
  const state = sourcesFound.value;
  const isRunning = run.value.state === "running" || !result.value;
  if (state.state === "loading") {
    return (
      <>
        <p class="quiet" role="status">
          {t("sources-busy", { done: state.done, total: state.total })}
        </p>
        <progress aria-label={t("sources-progress")} value={state.done} max={Math.max(1, state.total)} />
        <p>
          <button type="button" onClick={cancelSources}>
            {t("sources-cancel")}
          </button>
        </p>
      </>
    );
  }
  if (state.state === "none" || state.state === "ready")
    return isRunning ? null : <p class="quiet">{t("sources-soon")}</p>;
  return (
    <div class="note" role="alert">
      <p>
        {state.state === "failed"
          ? t("sources-failed", { reason: withoutNames(state.message) })
          : t("sources-cancelled")}
      </p>
      <button type="button" onClick={readAgain}>
        {t("ui-try-again")}
      </button>
    </div>
  );
}

/** How much of the document is matched, in how many others. */
function Headline({ matches: found }: { matches: SourcesFound }) {
  const { subject, sources, sourcePassages, intervals, words } = found;
  const isOn = useComputed(() => passagesOn(found)).value;
  const matched = useMemo(() => matchedIn(intervals, words, isOn), [intervals, words, isOn]);
  const unit = passageUnit(subject.params, subject.isSearched);
  const all = lengthIn(subject, unit);
  const shown = new Set(sourcePassages.flatMap(({ source }, passageIndex) => (isOn(passageIndex) ? [source] : [])))
    .size;
  return (
    <p class={comparisonStyles.headline} role="status">
      {sources.length === 0
        ? t("sources-none")
        : t("sources-headline", { unit, matched, share: shareOf(matched, all), all, sources: shown })}
    </p>
  );
}

function Ready({ matches: found }: { matches: SourcesFound }) {
  const { subject, sources, sourcePassages, intervals, excluded } = found;
  const { document, params } = subject;
  const on = useComputed(() => passagesOn(found));
  const isOn = on.value;
  /** The coloured places that can be stepped through: a switch of source at one of them changes none. */
  const places = useMemo(() => spansIn(paintedOf(intervals, sourcePassages, isOn)), [intervals, sourcePassages, isOn]);
  const chosen = useSignal(-1);
  useSignalEffect(() => {
    const at = route.value;
    const offset = at.view === "document" ? at.offset : undefined;
    const isCounted = untracked(() => passagesOn(found));
    const named = offset === undefined ? undefined : passagesAt(intervals, offset).find(isCounted);
    chosen.value = named ?? untracked(() => (isCounted(chosen.value) ? chosen.value : (places[0]?.index ?? -1)));
  });
  const finding = useFinding(document, null);
  const chosenIndex = isOn(chosen.value) ? chosen.value : -1;
  const stretches = useMemo(
    () =>
      withoutExcluded(
        paintedOf(intervals, sourcePassages, isOn, chosenIndex),
        excluded,
        ({ look }) => look === "edited",
      ),
    [intervals, sourcePassages, excluded, isOn, chosenIndex],
  );
  const spans = useMemo(() => spansIn(stretches), [stretches]);
  const chosenPassage = sourcePassages[chosenIndex]?.passage;
  const beside = chosenPassage ? besideOf(sourcePassages, chosenPassage, isOn) : [];
  const choose = (passageIndex: number): void => {
    chosen.value = passageIndex;
    const number = sourcePassages[passageIndex]?.source ?? 0;
    const source = sources[number];
    if (source) announcement.value = t("sources-chosen", { number: number + 1, name: documentLabel(source.document) });
  };
  const step = (by: number): void => {
    if (places.length === 0) return;
    // Another source may have been chosen for a place: its own place is the last that starts no later.
    const exact = places.findIndex(({ index }) => index === chosenIndex);
    const start = chosenPassage?.aStart ?? -1;
    const now = exact >= 0 ? exact : places.findLastIndex((place) => place.start <= start);
    const next = places[(Math.max(now, by < 0 ? 0 : -1) + by + places.length) % places.length];
    if (next) choose(next.index);
  };
  useKeys({ step, find: finding.focus });
  const unit = passageUnit(params, subject.isSearched);
  return (
    <>
      <div class={readerToolsStyles.readerTools}>
        <div class={readerToolsStyles.steps}>
          <button
            type="button"
            disabled={places.length < 2}
            aria-label={t("comparison-previous")}
            onClick={() => step(-1)}
          >
            ‹
          </button>
          <button type="button" disabled={places.length < 2} aria-label={t("comparison-next")} onClick={() => step(1)}>
            ›
          </button>
        </div>
        <span class={classes("quiet", readerToolsStyles.grow)}>
          {places.length > 0 && t("sources-passages", { count: places.length })}
        </span>
        <FindField finding={finding} only />
      </div>
      <div class={classes(comparisonStyles.reading, comparisonStyles.withDrawer, comparisonStyles.withSources)}>
        <SourceText
          stretches={stretches}
          spans={spans}
          chosen={chosenIndex}
          found={finding.shown}
          matches={found}
          onChoose={choose}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
        <aside class={drawerStyles.drawer} aria-label={t("sources-list")} tabIndex={0}>
          <ChosenSourcePassage matches={found} passageIndex={chosenIndex} beside={beside} onChoose={choose} />
          <SourceList matches={found} isOn={isOn} chosen={chosenIndex} onChoose={choose} />
          {found.unread > 0 && (
            <div class="note">
              <p>{t("sources-unread", { read: sources.length, count: found.unread })}</p>
              <button type="button" onClick={showMore}>
                {t("sources-more")}
              </button>
            </div>
          )}
          <p class="quiet">
            {parts("sources-counted", { name: named(document), unit })} {t("comparison-verdict")}
          </p>
        </aside>
      </div>
    </>
  );
}

/** Single-key shortcuts, as in the comparison of two texts. */
function useKeys({ step, find }: { step: (by: number) => void; find: () => void }): void {
  // A layout effect, so that a visible view always responds to its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = shortcutOf(event);
      if (key !== null && key !== "Escape") focusMainIfLost();
      if (key === "Escape") goTo(viewBefore());
      else if (key === "n" || key === "j") step(1);
      else if (key === "p" || key === "k") step(-1);
      else if (key === "/") find();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
