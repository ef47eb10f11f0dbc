/** One pair: what its numbers mean, its passages, and both texts side by side. */
import { useComputed, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { PairDetail, Params } from "../engine/pkg/lookalike.js";
import { about, count, estimate, integer, percent } from "../ui/format.ts";
import { manyShingles, manyUnits, oneShingle, oneUnit, theSame } from "../ui/units.ts";
import type { PageDocument } from "../workspace/documents.ts";
import { hashOf } from "../workspace/route.ts";
import { Status } from "../workspace/run-status.tsx";
import { announcement, pairShown, result } from "../workspace/store.ts";
import { SharesOfWords } from "./breakdown.tsx";
import { MatchedWords } from "./headline.tsx";
import { Keys, useKeys } from "./keys.tsx";
import { placeOf } from "./line-numbers.tsx";
import { ModeSwitch } from "./mode.tsx";
import { nextPlace, ObfuscationInWords, ObfuscationTools, type Seen } from "./obfuscation.tsx";
import { disguisesOf } from "./pane/obfuscation-places.ts";
import { type Mode, type Sides, spansOf, stretchesOf } from "./pane/spans.ts";
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
          ‹ Pairs
        </a>
        <h1>
          <bdi>{a.name}</bdi> <span aria-hidden="true">↔</span>
          <span class="visually-hidden">and</span> <bdi>{b.name}</bdi>
        </h1>
      </header>
      <main id="main" tabIndex={-1}>
        {shown.state === "ready" ? (
          <Compared key={`${a.id}-${b.id}`} a={a} b={b} detail={shown.detail} params={shown.params} />
        ) : (
          <div class="waiting">
            {shown.state === "failed" ? (
              <p class="note" role="alert">
                The passages could not be found: {shown.message}
              </p>
            ) : (
              <p class="quiet">Comparing the two texts …</p>
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
    const where = passage && params.unit === "code" ? `, ${placeOf(passage, a, b)}` : "";
    const same = `${lengthOf(passage?.tokens ?? 0, params)} ${theSame(params)}`;
    announcement.value = `Passage ${active.value + 1} of ${total}: ${same}${where}`;
  };
  const disguises = useMemo(
    () => ({ a: disguisesOf(detail.repairsA, a.text), b: disguisesOf(detail.repairsB, b.text) }),
    [detail, a, b],
  );
  const seen: Seen = { shown: useSignal(true), at: useSignal(-1) };
  const places = disguises.a.length + disguises.b.length;
  if (seen.at.value >= places) seen.at.value = -1;
  useKeys(active, mode, {
    choose,
    goToDisguise: (step) => {
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
      <Scores a={a} b={b} detail={detail} params={params} />
      <SharesOfWords {...{ a, b, detail, params, place }} />
      <div class="reader-tools">
        <div class="steps">
          <button
            type="button"
            disabled={total < 2}
            aria-keyshortcuts="p k ArrowLeft"
            onClick={() => choose(active.value - 1)}
          >
            ‹ Previous
          </button>
          <button
            type="button"
            disabled={total < 2}
            aria-keyshortcuts="n j ArrowRight"
            onClick={() => choose(active.value + 1)}
          >
            Next ›
          </button>
        </div>
        <PassageList passages={detail.passages} params={params} active={chosen} onChoose={choose} />
        <ObfuscationTools places={disguises} seen={seen} left={detail.repairsA.leftOut + detail.repairsB.leftOut} />
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
        {...{ a, b, spans, stretches, place, disguises, seen }}
        setAside={{ a: detail.setAsideA, b: detail.setAsideB }}
        asCode={params.unit === "code"}
        active={chosen}
        onChoose={choose}
      />
    </>
  );
}

function lengthOf(tokens: number, params: Params): string {
  return count(tokens, oneUnit(params.unit), manyUnits(params.unit));
}

/** What is counted: "different five-word phrases are". */
function shinglesOf(params: Params): string {
  const { counting, weighting } = params;
  const different = counting === "set" ? "different " : "";
  return weighting === "rarity"
    ? `points, the rarer a ${oneShingle(params)} the more, are`
    : `${different}${manyShingles(params)} are`;
}

function Scores({ a, b, detail, params }: ComparedProps) {
  const { pair } = detail;
  const exact = result.value?.report.exact ?? true;
  const margin = estimate(pair.estimate, pair.estimateLow, pair.estimateHigh);
  const similar = `${about(pair.jaccard, exact)} similar`;
  return (
    <section class="scores" aria-label="Scores">
      <MatchedWords a={a} b={b} ofPair={pair.evidence} params={params} />
      <p class="quiet">
        {params.evidence ? similar : <b>{similar}</b>}{" "}
        {exact
          ? `(Jaccard: ${integer(pair.shared)} of ${integer(pair.union)} ${shinglesOf(params)} in both; estimated ${margin}).`
          : `(Jaccard, estimated from signatures, not counted: ${margin}; the shares below follow from it).`}{" "}
        By these phrases, {about(pair.containmentAInB, exact)} of the first text is in the second, and{" "}
        {about(pair.containmentBInA, exact)} of the second is in the first. Similarity is not a verdict: read the
        passages.
      </p>
      {detail.whole && (
        <p class="quiet">
          With nothing excluded: {percent(detail.whole.jaccard)} similar ({integer(detail.whole.shared)} of{" "}
          {integer(detail.whole.union)} phrases), with {percent(detail.whole.containmentAInB)} of <bdi>{a.name}</bdi> in{" "}
          <bdi>{b.name}</bdi> and {percent(detail.whole.containmentBInA)} the other way.
        </p>
      )}
      <ObfuscationInWords a={a} b={b} detail={detail} exact={exact} />
      {detail.bounded && (
        <p class="note">
          Some {manyShingles(params)} recur so often in these texts that not all their places were tried: a passage
          around them may be shorter than need be.
        </p>
      )}
      {pair.shared === 0 && !pair.evidence && (
        <p class="note">
          The two texts share no {oneShingle(params)}.
          {params.reach === 0 && " Shorter phrases in the settings would find smaller similarities."}
        </p>
      )}
    </section>
  );
}

/** What is shared and yet no passage: it must not seem to be lost. */
function TooShort({ detail, params }: { detail: PairDetail; params: Params }) {
  if (detail.tooShort === 0) return null;
  return (
    <p class="quiet">
      {count(detail.tooShort, "shared run", "shared runs")} of {params.k} {params.unit} or more{" "}
      {detail.tooShort === 1 ? "is too short to be a passage" : "are too short to be passages"} (under{" "}
      {integer(params.shortestPassage)} {params.unit}; less in short texts). “Shingles” shows{" "}
      {detail.tooShort === 1 ? "it" : "them"}.
    </p>
  );
}
