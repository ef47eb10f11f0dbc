/** One pair: how much of each text matches, its passages, and both texts side by side. */

import { computed, signal, untracked, useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { ShownDocument } from "../documents/document.ts";
import { bySize } from "../engine/passage-order.ts";
import type { PairDetail, Params } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { matchedInWords, passageUnit } from "../pairs/matched.ts";
import { countsByKind, kindsOf } from "../pairs/passage-kinds.ts";
import { CaseReportButton } from "../share/buttons.tsx";
import { hashOf } from "../state/route.ts";
import { announcement, pairShown, result, route, withoutNames } from "../state/store.ts";
import { classes, focusMain, isFocusLost } from "../ui/dom.ts";
import { shortcuts } from "../ui/shortcuts.ts";
import { comparison, passageChosen, passageOrder } from "./compared-pair.ts";
import comparisonStyles from "./comparison.module.css";
import { Drawer, drawerIsOpen } from "./drawer.tsx";
import { FindField, useFinding } from "./find-field.tsx";
import { Sides as SideNames } from "./headline.tsx";
import { Keys, ModeSwitch, OrderSwitch, useKeys } from "./keys.tsx";
import { chosenKinds, isKindShown, KindFilter } from "./kind-filter.tsx";
import { lineNumbersInWords, type ShownNumbers, useNumbers } from "./numbers.tsx";
import { obfuscatedPlaces } from "./obfuscated.ts";
import { nextIndex, type Seen } from "./obfuscation.tsx";
import readerToolsStyles from "./panes.module.css";
import { PassageList } from "./passages.tsx";
import { scrollsTogether } from "./scroll-together.ts";
import type { DetailWithLists } from "./source-lists.ts";
import { type Mode, type Sides, type Span, spansOf, stretchesOf } from "./spans.ts";
import { TextPanes } from "./text-panes.tsx";

/** Whether a narrow window shows the switches, the search and the kinds of passages above the texts. */
const toolsAreOpen = signal(false);

export function ComparisonView() {
  useFromTop();
  const pair = pairShown.value;
  return pair && <Pair a={pair.a} b={pair.b} />;
}

function Pair({ a, b }: { a: ShownDocument; b: ShownDocument }) {
  const state = comparison.value;
  const compared = state.state === "ready" ? state : null;
  const numbers = useNumbers(a, b, compared);
  const shown = compared && numbers && { detail: compared.detail, params: compared.params, numbers };
  return (
    <div class={comparisonStyles.comparison}>
      <header class={comparisonStyles.pairHead}>
        <a class="back" href={hashOf({ view: "pairs" })}>
          {t("comparison-back")}
        </a>
        <SideNames a={a} b={b} shown={shown} />
        <CaseReportButton a={a.id} b={b.id} />
      </header>
      <main id="main" tabIndex={-1}>
        {shown ? (
          <Compared key={`${a.id}-${b.id}`} a={a} b={b} {...shown} />
        ) : (
          <div class={comparisonStyles.waiting}>
            {state.state === "failed" ? (
              <p class="note" role="alert">
                {t("comparison-failed", { reason: withoutNames(state.message) })}
              </p>
            ) : (
              <p class="quiet">{t("comparison-busy")}</p>
            )}
          </div>
        )}
      </main>
    </div>
  );
}

/**
 * Scrolls to the top: the list from which a pair was opened may have been scrolled, and a pair is read from its header on.
 */
export function useFromTop(): void {
  useLayoutEffect(() => scrollTo(0, 0), []);
}

/**
 * When another pair takes the place of this one, by a key or a link in it, whatever had the focus is gone: the main part gets
 * it. Not on the way back to the list, where the pair's row does.
 */
function useFocusOfNextPair(): void {
  useLayoutEffect(
    () => () => {
      const { activeElement: focused } = document;
      if (!document.getElementById("main")?.contains(focused)) return;
      // Once it has been taken off the page.
      queueMicrotask(() => {
        if (pairShown.peek() && isFocusLost()) focusMain();
      });
    },
    [],
  );
}

interface ComparedProps {
  a: ShownDocument;
  b: ShownDocument;
  detail: DetailWithLists;
  params: Params;
  numbers: ShownNumbers;
}

/**
 * The passage at the position in the address. Otherwise the first in the order in which they are listed, but the longest of
 * programs: these often begin with a few tokens that all programs have.
 */
function firstPassage({ passages }: PairDetail, { unit }: Params): number {
  const offset = route.value.view === "pair" ? route.value.offset : undefined;
  const named = passages.findIndex(({ aStart, aEnd }) => offset !== undefined && aStart <= offset && offset < aEnd);
  const order = unit === "code" ? bySize(passages) : orderOf(passages);
  return named < 0 ? (order[0] ?? -1) : named;
}

/** The indices of passages in the order in which they are listed and stepped through. */
function orderOf(passages: PairDetail["passages"]): number[] {
  return passageOrder.value === "size" ? bySize(passages) : [...passages.keys()];
}

/** A passage's index, or the first if it is now out of range or not shown; -1 if there are no passages. */
function passageAmong(passage: number, order: readonly number[]): number {
  return order.includes(passage) ? passage : (order[0] ?? -1);
}

function Compared({ a, b, detail: counted, params, numbers }: ComparedProps) {
  // Passages that do not count come last, so that all others have the same numbers as in reports.
  const detail = useMemo(() => ({ ...counted, passages: [...counted.passages, ...counted.uncounted] }), [counted]);
  const uncounted = useMemo(() => new Set([...detail.passages.keys()].slice(counted.passages.length)), [detail]);
  const mode = useSignal<Mode>("passages");
  useFocusOfNextPair();
  const total = detail.passages.length;
  const unit = passageUnit(params, detail.pair.evidence !== null);
  const { excluded } = numbers;
  const kinds = useMemo(() => kindsOf(detail.passages, unit), [detail, unit]);
  const counts = useMemo(() => countsByKind(counted, unit, (index) => excluded.has(index)), [counted, unit, excluded]);
  const hidden = useMemo(() => {
    const isShown = isKindShown(counts);
    return new Set([...kinds.keys()].filter((index) => !isShown(kinds[index] ?? "none")));
  }, [kinds, counts, chosenKinds.value]);
  const order = useMemo(
    () => orderOf(detail.passages).filter((index) => !hidden.has(index)),
    [detail, hidden, passageOrder.value],
  );
  const active = useSignal(firstPassage(detail, params));
  // A link to another position in the same pair.
  useSignalEffect(() => {
    if (route.value.view !== "pair" || route.value.offset === undefined) return;
    active.value = untracked(() => firstPassage(detail, params));
    // Whatever kinds were chosen before, the passage of the link is shown.
    if (untracked(() => hidden.has(active.value))) chosenKinds.value = new Set();
  });
  // Settings and kinds may change while a comparison is open, and with them the passages.
  const atPassage = useMemo(() => computed(() => passageAmong(active.value, order)), [active, order]);
  // More kinds move nobody away from the passage that is read.
  useLayoutEffect(() => {
    active.value = atPassage.peek();
  }, [atPassage]);
  const chosen = useMemo(() => computed(() => (mode.value === "shingles" ? -1 : atPassage.value)), [mode, atPassage]);
  const scrollTarget = useSignal<Partial<Sides<number>> | null>(null);
  const choose = (index: number): void => {
    if (total === 0) return;
    if (mode.value === "shingles") mode.value = "passages";
    active.value = index;
    const passage = detail.passages[active.value];
    if (!passage) return;
    const chosen = { number: active.value + 1, total, count: matchedInWords(passage, unit) };
    announcement.value =
      params.unit === "code"
        ? t("comparison-chosen-lines", { ...chosen, where: lineNumbersInWords(passage, a, b) })
        : t("comparison-chosen", chosen);
  };
  const step = (by: number): void =>
    choose(order[(order.indexOf(atPassage.value) + by + order.length) % order.length] ?? -1);
  useSignalEffect(() => {
    passageChosen.value = detail.passages[atPassage.value] ?? null;
  });
  const obfuscated = useMemo(
    () => ({ a: obfuscatedPlaces(detail.obfuscationA, a.text), b: obfuscatedPlaces(detail.obfuscationB, b.text) }),
    [detail, a, b],
  );
  const seen: Seen = { shown: useSignal(true), index: useSignal(-1) };
  const obfuscatedCount = obfuscated.a.length + obfuscated.b.length;
  useLayoutEffect(() => {
    if (seen.index.peek() >= obfuscatedCount) seen.index.value = -1;
  }, [obfuscatedCount]);
  const finding = useFinding(a, b);
  useKeys(mode, {
    step,
    goToTrick: (step) => {
      if (obfuscatedCount > 0) seen.index.value = nextIndex(seen.index.value, step, obfuscatedCount);
    },
    find: () => {
      finding.focus();
      if (document.activeElement === finding.field.current) return;
      // It is among the tools that a narrow window hides.
      toolsAreOpen.value = true;
      requestAnimationFrame(finding.focus);
    },
  });
  // Switching differences on or off moves no span, and so no text on screen.
  const shingles = mode.value === "shingles";
  const spans = useMemo(() => {
    const all = spansOf(detail, shingles ? "shingles" : "passages", { a: a.text, b: b.text });
    // What does not count has no colour.
    const shown = (spans: readonly Span[]): Span[] =>
      spans
        .filter(({ index }) => !hidden.has(index))
        .map((span) => (uncounted.has(span.index) ? { ...span, hue: -1 } : span));
    return { a: shown(all.a), b: shown(all.b) };
  }, [detail, a.text, b.text, shingles, hidden, uncounted]);
  const dimmed = useMemo(() => new Set([...hidden, ...uncounted]), [hidden, uncounted]);
  const arePrograms = params.unit === "code";
  const stretches = useMemo(
    () => stretchesOf(detail, mode.value, { a: a.text, b: b.text }, { excluded, dimmed, arePrograms }),
    [detail, mode.value, a.text, b.text, excluded, dimmed, arePrograms],
  );
  const exact = result.value?.report.exact ?? true;
  return (
    <>
      <div class={readerToolsStyles.readerTools}>
        <div class={readerToolsStyles.walk}>
          <Steps chosen={atPassage.value} total={total} shown={order.length} onStep={step} />
          {total > 1 && <OrderSwitch />}
          <button
            type="button"
            class={classes(readerToolsStyles.toggle, readerToolsStyles.toolsSwitch)}
            aria-expanded={toolsAreOpen.value}
            onClick={() => {
              toolsAreOpen.value = !toolsAreOpen.value;
            }}
          >
            {t("comparison-tools")}
          </button>
          <PassageList
            a={a}
            b={b}
            passages={detail.passages}
            order={order}
            kinds={kinds}
            unit={unit}
            active={chosen}
            excluded={excluded}
            uncounted={uncounted}
            onChoose={choose}
          />
        </div>
        <div class={readerToolsStyles.tools}>
          <ModeSwitch mode={mode} unit={params.unit} />
          <FindField finding={finding} />
          <ReaderSwitches />
        </div>
      </div>
      <KindFilter counts={counts} unit={unit} isCounted={!params.excludeReferences} />
      <div class={classes(comparisonStyles.reading, drawerIsOpen.value && comparisonStyles.withDrawer)}>
        <TextPanes
          a={a}
          b={b}
          spans={spans}
          stretches={stretches}
          scrollTarget={scrollTarget}
          obfuscated={obfuscated}
          seen={seen}
          kinds={kinds}
          passages={detail.passages}
          out={uncounted.size > 0 ? new Set([...excluded, ...uncounted]) : excluded}
          found={finding.shown}
          excluded={{ a: detail.excludedA, b: detail.excludedB }}
          rewritten={numbers.listed ? null : detail.rewritten}
          asCode={params.unit === "code"}
          active={chosen}
          onChoose={choose}
        />
        <Drawer
          a={a}
          b={b}
          detail={counted}
          passage={detail.passages[chosen.value]}
          params={params}
          numbers={numbers}
          isExact={exact}
          scrollTarget={scrollTarget}
          obfuscated={obfuscated}
          seen={seen}
          chosen={chosen.value}
          mode={mode.value}
        />
      </div>
    </>
  );
}

interface StepsProps {
  /** The chosen passage's index. */
  chosen: number;
  total: number;
  /** How many of all are shown. */
  shown: number;
  onStep: (step: number) => void;
}

/** Buttons for the previous and next passage, with the chosen one's number between them. */
function Steps({ chosen, total, shown, onStep }: StepsProps) {
  return (
    <div class={readerToolsStyles.steps}>
      <button
        type="button"
        disabled={shown < 2}
        aria-label={t("comparison-previous")}
        title={t("comparison-previous")}
        aria-keyshortcuts={shortcuts.value ? "p k ArrowLeft" : undefined}
        onClick={() => onStep(-1)}
      >
        ‹
      </button>
      {total > 0 && <span class="quiet">{t("comparison-place", { at: chosen + 1, total })}</span>}
      <button
        type="button"
        disabled={shown < 2}
        aria-label={t("comparison-next")}
        title={t("comparison-next")}
        aria-keyshortcuts={shortcuts.value ? "n j ArrowRight" : undefined}
        onClick={() => onStep(1)}
      >
        ›
      </button>
    </div>
  );
}

/** Switches that keep their state from pair to pair. */
function ReaderSwitches() {
  return (
    <div class={readerToolsStyles.readerSwitches}>
      <button
        type="button"
        class={readerToolsStyles.toggle}
        aria-pressed={scrollsTogether.value}
        title={t("comparison-scroll-hint")}
        onClick={() => {
          scrollsTogether.value = !scrollsTogether.value;
        }}
      >
        {t("comparison-scroll")}
      </button>
      <button
        type="button"
        class={classes(readerToolsStyles.toggle, readerToolsStyles.drawerSwitch)}
        aria-expanded={drawerIsOpen.value}
        aria-controls="comparison-drawer"
        onClick={() => {
          drawerIsOpen.value = !drawerIsOpen.value;
        }}
      >
        {t("comparison-details")}
      </button>
      <Keys />
    </div>
  );
}
