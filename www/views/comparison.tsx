/** One pair: what its numbers mean, its passages, and both texts side by side. */
import { type Signal, useComputed, useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { PairDetail, Params } from "../engine/pkg/lookalike.js";
import { type Mode, spansOf } from "../reader/spans.ts";
import type { PageDocument } from "../state/documents.ts";
import { hashOf } from "../state/route.ts";
import { announcement, comparison, documents, result, route } from "../state/store.ts";
import { about, count, estimate, integer, percent } from "../text/format.ts";
import { PassageList } from "./passages.tsx";
import { Reader } from "./reader.tsx";
import { type Place, SharesOfWords } from "./shares.tsx";
import { Status } from "./status.tsx";

/** See the head of this file. */
export function ComparisonView() {
  const at = route.value;
  if (at.view !== "pair") return null;
  const a = documents.value.get(at.a);
  const b = documents.value.get(at.b);
  if (!a || !b) return null;
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
  const chosen = useComputed(() => (mode.value === "passages" ? active.value : -1));
  if (active.value >= total) active.value = total > 0 ? 0 : -1;
  const choose = (index: number): void => {
    if (total === 0) return;
    mode.value = "passages";
    active.value = (index + total) % total;
    const passage = detail.passages[active.value];
    announcement.value = `Passage ${active.value + 1} of ${total}: ${lengthOf(passage?.tokens ?? 0, params)}`;
  };
  useKeys(active, mode, choose);
  const spans = useMemo(() => spansOf(detail, mode.value), [detail, mode.value]);
  const place = useSignal<Place | null>(null);
  return (
    <>
      <Scores a={a} b={b} detail={detail} params={params} />
      <SharesOfWords
        a={a}
        b={b}
        detail={detail}
        params={params}
        onPlace={(shown) => {
          place.value = shown;
        }}
      />
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
        <ModeSwitch mode={mode} />
        <Keys />
      </div>
      <Reader
        a={a}
        b={b}
        spans={spans}
        setAside={[detail.setAsideA, detail.setAsideB]}
        active={chosen}
        place={place}
        onChoose={choose}
      />
    </>
  );
}

function lengthOf(tokens: number, params: Params): string {
  return count(tokens, params.unit.slice(0, -1), params.unit);
}

function Scores({ a, b, detail, params }: ComparedProps) {
  const { pair } = detail;
  const exact = result.value?.report.exact ?? true;
  const margin = estimate(pair.estimate, pair.estimateLow, pair.estimateHigh);
  return (
    <section class="scores" aria-label="Scores">
      <p>
        <b>{about(pair.jaccard, exact)} similar</b>{" "}
        {exact ? (
          <span class="quiet">
            (Jaccard: {integer(pair.shared)} of {integer(pair.union)}{" "}
            {params.counting === "set" ? "different runs" : "runs"} of {params.k} {params.unit} are in both; estimated{" "}
            {margin})
          </span>
        ) : (
          <span class="quiet">
            (Jaccard, estimated from signatures, not counted: {margin}; the shares below follow from it)
          </span>
        )}
      </p>
      <p>
        {about(pair.containmentAInB, exact)} of <bdi>{a.name}</bdi> is in <bdi>{b.name}</bdi>.{" "}
        {about(pair.containmentBInA, exact)} of <bdi>{b.name}</bdi> is in <bdi>{a.name}</bdi>.{" "}
        <span class="quiet">Similarity is not a verdict: read the passages.</span>
      </p>
      {detail.whole && (
        <p class="quiet">
          Nothing left out of the two texts, it would be {percent(detail.whole.jaccard)} ({integer(detail.whole.shared)}{" "}
          of {integer(detail.whole.union)} runs), with {percent(detail.whole.containmentAInB)} of <bdi>{a.name}</bdi> in{" "}
          <bdi>{b.name}</bdi> and {percent(detail.whole.containmentBInA)} the other way.
        </p>
      )}
      {detail.bounded && (
        <p class="note">
          Some runs of {params.k} {params.unit} recur so often in these texts that not all their places were tried: a
          passage around them may be shorter than need be.
        </p>
      )}
      {pair.shared === 0 && (
        <p class="note">
          The two texts share no run of {params.k} {params.unit}. Shorter runs in the settings would find smaller
          likenesses.
        </p>
      )}
    </section>
  );
}

function ModeSwitch({ mode }: { mode: Signal<Mode> }) {
  const labels: Record<Mode, string> = { passages: "Passages", shingles: "Shingles" };
  const hints: Record<Mode, string> = {
    passages: "Shared runs of text, numbered and coloured",
    shingles: "All text that any shared shingle covers, as it was counted",
  };
  return (
    <fieldset class="switch">
      <legend class="visually-hidden">Show</legend>
      {(["passages", "shingles"] as const).map((name) => (
        <label key={name} title={hints[name]}>
          <input
            type="radio"
            name="mode"
            checked={mode.value === name}
            onChange={() => {
              mode.value = name;
            }}
          />
          <span>{labels[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Keys() {
  return (
    <details class="keys">
      <summary>Keys</summary>
      <dl>
        <dt>
          <kbd>n</kbd> <kbd>j</kbd> <kbd>→</kbd>
        </dt>
        <dd>next passage</dd>
        <dt>
          <kbd>p</kbd> <kbd>k</kbd> <kbd>←</kbd>
        </dt>
        <dd>previous passage</dd>
        <dt>
          <kbd>s</kbd>
        </dt>
        <dd>passages or shingles</dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>back to the pairs</dd>
        <dt>click</dt>
        <dd>on a coloured passage: its twin</dd>
      </dl>
    </details>
  );
}

function useKeys(active: Signal<number>, mode: Signal<Mode>, choose: (index: number) => void): void {
  // In layout, not after paint: what is on screen answers to its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.matches("input, textarea, select")) return;
      if (["n", "j", "ArrowRight"].includes(key)) choose(active.value + 1);
      else if (["p", "k", "ArrowLeft"].includes(key)) choose(active.value - 1);
      else if (key === "s") mode.value = mode.value === "passages" ? "shingles" : "passages";
      else if (key === "Escape") location.hash = hashOf({ view: "pairs" });
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
