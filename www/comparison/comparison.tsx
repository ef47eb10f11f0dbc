/** One pair: what its numbers mean, its passages, and both texts side by side. */
import { useComputed, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { PairDetail, Params } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { obfuscatedPlaces } from "../passages/obfuscated-places.ts";
import { type Mode, type Sides, spansOf, stretchesOf } from "../passages/spans.ts";
import { shortcuts } from "../ui/shortcuts.ts";
import { CaseReportButton } from "../workspace/case-report.tsx";
import type { PageDocument } from "../workspace/documents.ts";
import { PairReview } from "../workspace/review/pair-review.tsx";
import { hashOf } from "../workspace/route.ts";
import { Status } from "../workspace/run-status.tsx";
import { announcement, pairShown, result } from "../workspace/store.ts";
import { Counted, type CountedProps } from "./counted.tsx";
import { Headline } from "./headline.tsx";
import { Keys, useKeys } from "./keys.tsx";
import { placeOf } from "./line-numbers.tsx";
import { ModeSwitch } from "./mode.tsx";
import { nextPlace, ObfuscationInWords, ObfuscationTools, type Seen } from "./obfuscation.tsx";
import { ChosenPassage } from "./passage.tsx";
import { PassageList } from "./passages.tsx";
import { comparison } from "./state.ts";
import { TextPanes } from "./text-panes.tsx";

/** See the head of this file. */
export function ComparisonView() {
  const pair = pairShown.value;
  if (!pair) return null;
  const { a, b } = pair;
  const shown = comparison.value;
  return (
    <div class="comparison">
      <header class="pair-head">
        <a class="back" href={hashOf({ view: "pairs" })}>
          {t("comparison-back")}
        </a>
        <h1>
          <bdi>{a.name}</bdi> <span aria-hidden="true">↔</span>
          <span class="visually-hidden">{t("comparison-and")}</span> <bdi>{b.name}</bdi>
        </h1>
        <PairReview a={a} b={b} />
        <CaseReportButton a={a.id} b={b.id} />
      </header>
      <main id="main" tabIndex={-1}>
        {shown.state === "ready" ? (
          <Compared key={`${a.id}-${b.id}`} a={a} b={b} detail={shown.detail} params={shown.params} />
        ) : (
          <div class="waiting">
            {shown.state === "failed" ? (
              <p class="note" role="alert">
                {t("comparison-failed", { reason: shown.message })}
              </p>
            ) : (
              <p class="quiet">{t("comparison-busy")}</p>
            )}
            <Status />
          </div>
        )}
      </main>
    </div>
  );
}

interface ComparedProps {
  a: PageDocument;
  b: PageDocument;
  detail: PairDetail;
  params: Params;
}

function Compared({ a, b, detail, params }: ComparedProps) {
  const mode = useSignal<Mode>("passages");
  const total = detail.passages.length;
  const active = useSignal(total > 0 ? 0 : -1);
  // Settings may change under a comparison, and with them how many passages there are.
  const chosen = useComputed(() => (mode.value === "shingles" ? -1 : active.value));
  const place = useSignal<Partial<Sides<number>> | null>(null);
  if (active.value >= total) active.value = total > 0 ? 0 : -1;
  const choose = (index: number): void => {
    if (total === 0) return;
    if (mode.value === "shingles") mode.value = "passages";
    active.value = (index + total) % total;
    const passage = detail.passages[active.value];
    const count = t("comparison-count", { unit: params.unit, count: passage?.tokens ?? 0 });
    const chosen = { number: active.value + 1, total, count };
    announcement.value =
      passage && params.unit === "code"
        ? t("comparison-chosen-lines", { ...chosen, where: placeOf(passage, a, b) })
        : t("comparison-chosen", chosen);
  };
  const obfuscated = useMemo(
    () => ({ a: obfuscatedPlaces(detail.repairsA, a.text), b: obfuscatedPlaces(detail.repairsB, b.text) }),
    [detail, a, b],
  );
  const seen: Seen = { shown: useSignal(true), at: useSignal(-1) };
  const places = obfuscated.a.length + obfuscated.b.length;
  if (seen.at.value >= places) seen.at.value = -1;
  useKeys(active, mode, {
    choose,
    goToTrick: (step) => {
      if (places > 0) seen.at.value = nextPlace(seen.at.value, step, places);
    },
  });
  // Whether differences are shown moves no span, and so no text on screen.
  const shingles = mode.value === "shingles";
  const spans = useMemo(() => spansOf(detail, shingles ? "shingles" : "passages"), [detail, shingles]);
  const stretches = useMemo(
    () => stretchesOf(detail, mode.value, { a: a.text, b: b.text }),
    [detail, mode.value, a.text, b.text],
  );
  const passage = detail.passages[chosen.value];
  return (
    <>
      <Scores {...{ a, b, detail, params, place }} />
      <div class="reader-tools">
        <div class="steps">
          <button
            type="button"
            disabled={total < 2}
            aria-keyshortcuts={shortcuts.value ? "p k ArrowLeft" : undefined}
            onClick={() => choose(active.value - 1)}
          >
            {t("comparison-previous")}
          </button>
          <button
            type="button"
            disabled={total < 2}
            aria-keyshortcuts={shortcuts.value ? "n j ArrowRight" : undefined}
            onClick={() => choose(active.value + 1)}
          >
            {t("comparison-next")}
          </button>
        </div>
        <PassageList passages={detail.passages} params={params} active={chosen} onChoose={choose} />
        <ObfuscationTools places={obfuscated} seen={seen} more={detail.repairsA.leftOut + detail.repairsB.leftOut} />
        <ModeSwitch mode={mode} />
        <Keys />
      </div>
      <div class="below-tools">
        {passage && (
          <ChosenPassage
            key={chosen.value}
            {...{ a, b, passage, params, place }}
            number={chosen.value + 1}
            differences={mode.value === "differences"}
          />
        )}
        <TooShort detail={detail} params={params} />
      </div>
      <TextPanes
        {...{ a, b, spans, stretches, place, obfuscated, seen }}
        excluded={{ a: detail.setAsideA, b: detail.setAsideB }}
        asCode={params.unit === "code"}
        active={chosen}
        onChoose={choose}
      />
    </>
  );
}

function Scores({ a, b, detail, params, place }: ComparedProps & Pick<CountedProps, "place">) {
  const { pair } = detail;
  const { unit, k, reach } = params;
  const exact = result.value?.report.exact ?? true;
  return (
    <section class="scores" aria-label={t("comparison-scores")}>
      <Headline {...{ a, b, detail, params, exact }} />
      <ObfuscationInWords a={a} b={b} detail={detail} exact={exact} />
      {detail.bounded && <p class="note">{t("comparison-bounded")}</p>}
      {pair.shared === 0 && !pair.evidence && (
        <p class="note">{reach > 0 ? t("comparison-no-pair", { unit }) : t("comparison-no-phrase", { unit, k })}</p>
      )}
      <Counted {...{ a, b, detail, params, exact, place }} />
    </section>
  );
}

/** What is shared and yet no passage: it must not seem to be lost. */
function TooShort({ detail, params }: { detail: PairDetail; params: Params }) {
  const { unit, shortestPassage: shortest } = params;
  if (detail.tooShort === 0) return null;
  return <p class="quiet">{t("comparison-too-short", { unit, count: detail.tooShort, shortest })}</p>;
}
