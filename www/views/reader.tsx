/** Both texts with their colours and the map between them. The panes are built by ../reader; this wires them up. */
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { SetAside } from "../engine/pkg/lookalike.js";
import { clearPaint, paint, paintActive, paintSetAside } from "../reader/paint.ts";
import { TextPane } from "../reader/pane.ts";
import { type Spans, spanAt } from "../reader/spans.ts";
import { showTags } from "../reader/tags.ts";
import type { PageDocument } from "../state/documents.ts";
import { PairMap } from "./map.tsx";
import { type Place, reasonOf } from "./shares.tsx";

/** Where a passage that was jumped to begins, as a share of the pane's height: some context stays above it. */
const JUMP_TO = 0.2;

/** Endings of files whose lines are code, set in a monospaced face. */
const CODE =
  /\.(c|cc|cpp|cs|css|go|h|hpp|hs|html?|java|jl|js|json|kt|lua|m|mjs|php|pl|py|r|rb|rs|scala|sh|sql|swift|ts|tsx|xml)$/i;

interface Props {
  a: PageDocument;
  b: PageDocument;
  spans: Spans;
  /** What of the two texts takes no part. */
  setAside: readonly [readonly SetAside[], readonly SetAside[]];
  active: ReadonlySignal<number>;
  /** Where to look, besides passages. */
  place: ReadonlySignal<Place | null>;
  onChoose: (index: number) => void;
}

/** See the head of this file. */
export function Reader({ a, b, spans, setAside, active, place, onChoose }: Props) {
  const hostA = useRef<HTMLDivElement>(null);
  const hostB = useRef<HTMLDivElement>(null);
  const [panes, setPanes] = useState<readonly [TextPane, TextPane] | null>(null);
  // Set by a click, so that the side clicked stays where it is and its twin comes level with it.
  const level = useRef<{ side: 0 | 1; top: number } | null>(null);

  useLayoutEffect(() => {
    const built = [hostA.current, hostB.current].map((host, side) => buildPane(host, side === 0 ? a : b));
    const [first, second] = built;
    if (first && second) setPanes([first, second]);
    return clearPaint;
  }, [a, b]);

  useLayoutEffect(() => {
    if (!panes) return;
    const painted = [
      { pane: panes[0], spans: spans.a },
      { pane: panes[1], spans: spans.b },
    ] as const;
    paint(painted);
    const stops = painted.map((side, at) =>
      showTags(side, (index) => {
        const span = side.spans.find((candidate) => candidate.index === index);
        if (span) level.current = { side: at === 0 ? 0 : 1, top: side.pane.holdAt(span.start) };
        onChoose(index);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [panes, spans]);

  const [asideA, asideB] = setAside;
  useLayoutEffect(() => {
    if (!panes) return;
    const [first, second] = panes;
    paintSetAside([
      { pane: first, stretches: asideA },
      { pane: second, stretches: asideB },
    ]);
    const controller = new AbortController();
    for (const [pane, stretches] of [[first, asideA] as const, [second, asideB] as const]) {
      tellReasons(pane, stretches, controller.signal);
    }
    return () => controller.abort();
  }, [panes, spans, asideA, asideB]);

  const shownPlace = place.value;
  useEffect(() => {
    if (!panes || !shownPlace) return;
    const pane = panes[shownPlace.side];
    pane.scrollTo(shownPlace.start, pane.scroller.clientHeight * JUMP_TO);
  }, [panes, shownPlace]);

  const chosen = active.value;
  useEffect(() => {
    if (!panes) return;
    const sides = [spans.a, spans.b] as const;
    paintActive(
      panes.map((pane, side) => ({ pane, spans: sides[side === 0 ? 0 : 1] })),
      chosen,
    );
    const fixed = level.current;
    level.current = null;
    if (chosen < 0) return;
    for (const side of [0, 1] as const) {
      const span = sides[side].find(({ index }) => index === chosen);
      const pane = panes[side];
      if (span && fixed?.side !== side) pane.scrollTo(span.start, fixed?.top ?? pane.scroller.clientHeight * JUMP_TO);
    }
  }, [panes, spans, chosen]);

  // A shortcut for the mouse: the list of passages and the keys n and p do the same from the keyboard.
  useLayoutEffect(() => {
    const controller = new AbortController();
    for (const [at, pane] of (panes ?? []).entries()) {
      const side = at === 0 ? 0 : 1;
      const onClick = (event: MouseEvent): void => {
        // A selection is for copying, not for jumping.
        if (getSelection()?.isCollapsed === false) return;
        const offset = pane.offsetAt(event.clientX, event.clientY);
        const span = offset === null ? null : spanAt(side === 0 ? spans.a : spans.b, offset);
        if (!span || span.index < 0) return;
        level.current = { side, top: pane.holdAt(span.start) };
        onChoose(span.index);
      };
      pane.scroller.addEventListener("click", onClick, { signal: controller.signal });
    }
    return () => controller.abort();
  });

  return (
    <div class="panes">
      <Pane host={hostA} document={a} />
      <PairMap panes={panes} spans={spans} active={chosen} />
      <Pane host={hostB} document={b} />
    </div>
  );
}

/** Where the mouse rests on what is set aside, its reason is told. */
function tellReasons(pane: TextPane, stretches: readonly SetAside[], signal: AbortSignal): void {
  if (stretches.length === 0) return;
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    const offset = pane.offsetAt(clientX, clientY);
    const stretch = offset === null ? null : spanAt(stretches, offset);
    const reason = stretch ? reasonOf(stretch) : "";
    if (pane.scroller.title !== reason) pane.scroller.title = reason;
  };
  pane.scroller.addEventListener("pointermove", onMove, { signal });
  signal.addEventListener("abort", () => pane.scroller.removeAttribute("title"));
}

function buildPane(host: HTMLDivElement | null, document: PageDocument): TextPane | null {
  const content = host?.firstElementChild;
  return host && content instanceof HTMLElement ? new TextPane(host, content, document.text) : null;
}

interface PaneProps {
  host: { current: HTMLDivElement | null };
  document: PageDocument;
}

function Pane({ host, document }: PaneProps) {
  return (
    <section class="pane" aria-label={document.name}>
      <h2>
        <bdi>{document.name}</bdi>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
      <div class={CODE.test(document.name) ? "scroller code" : "scroller"} ref={host} tabIndex={0}>
        <div class="text" dir="auto" />
      </div>
    </section>
  );
}
