/** Both texts with their colours and the map between them. Connects the panes that ./pane builds. */

import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ShownDocument } from "../documents/document.ts";
import { linkKeyOf } from "../documents/document-keys.ts";
import { pageMarks } from "../documents/pages.ts";
import type { ExcludedStretch, Passage, RewrittenPlaces } from "../engine/pkg/lookalike.js";
import { isProgram } from "../engine/program-languages.ts";
import { t } from "../i18n/t.ts";
import { documentLabel } from "../names/labels.ts";
import { numberWithSign, type PassageKind } from "../pairs/passage-kinds.ts";
import { hashOf } from "../state/route.ts";
import { classes } from "../ui/dom.ts";
import { LongName } from "../ui/long-name.tsx";
import { exclusionReason } from "./counted.tsx";
import { currentMatch, type TextMatches } from "./find-field.tsx";
import { PairMap } from "./map.tsx";
import type { ObfuscatedPlace } from "./obfuscated.ts";
import type { ObfuscatedPlaces, Seen } from "./obfuscation.tsx";
import { cutInSlices } from "./pane/chunks.ts";
import {
  clearPaint,
  paint,
  paintActive,
  paintChosenPlace,
  paintExcluded,
  paintFound,
  paintObfuscated,
  paintRewritten,
} from "./pane/paint.ts";
import { type Span, type Stretch, TextPane } from "./pane/pane.ts";
import { showTags } from "./pane/tags.ts";
import styles from "./panes.module.css";
import { useScrollTogether } from "./scroll-together.ts";
import { pairsOf, type Sides, type Spans, spanAt } from "./spans.ts";

/** Where the start of a passage is placed after a jump, as a fraction of the pane's height: some context stays above it. */
export const JUMP_TO = 0.2;

/** File extensions shown as code, besides those that the engine can read. */
const CODE_EXTENSIONS = /\.(css|html?|json|toml|vue|xml|ya?ml)$/i;

interface Props {
  a: ShownDocument;
  b: ShownDocument;
  /** Whether to show both as code whatever their names. */
  asCode: boolean;
  spans: Spans;
  /** The kind of each passage; none for programs. */
  kinds: readonly PassageKind[];
  /** The passages that align the texts when both scroll together. */
  passages: readonly Passage[];
  /** Indices of the passages that the user excluded. */
  out: ReadonlySet<number>;
  /** How the spans are drawn. */
  stretches: Sides<readonly Stretch[]>;
  excluded: Sides<readonly ExcludedStretch[]>;
  /** The words in the same order, if the texts may be rewritten from one another. */
  rewritten: RewrittenPlaces | null;
  active: ReadonlySignal<number>;
  /** A place to scroll to, such as an edit, in both texts or in one. */
  scrollTarget: ReadonlySignal<Partial<Sides<number>> | null>;
  obfuscated: ObfuscatedPlaces;
  seen: Seen;
  found: ReadonlySignal<TextMatches>;
  onChoose: (index: number) => void;
}

export function TextPanes(props: Props) {
  const {
    a,
    b,
    asCode,
    spans,
    kinds,
    passages,
    stretches,
    excluded,
    rewritten,
    active,
    scrollTarget,
    obfuscated,
    seen,
    found,
    onChoose,
  } = props;
  const hostA = useRef<HTMLDivElement>(null);
  const hostB = useRef<HTMLDivElement>(null);
  const [panes, setPanes] = useState<readonly [TextPane, TextPane] | null>(null);
  // Set by a click, so that the clicked side does not move and the other side aligns with it.
  const level = useRef<{ side: 0 | 1; top: number } | null>(null);
  // Where both texts are aligned, as a fraction of their height: where the chosen passage starts.
  const line = useRef(JUMP_TO);

  useLayoutEffect(() => {
    let isCurrent = true;
    const build = async (): Promise<void> => {
      const first = await buildPane(hostA.current, a, asCode);
      const second = await buildPane(hostB.current, b, asCode);
      if (isCurrent && first && second) setPanes([first(), second()]);
    };
    void build();
    return () => {
      isCurrent = false;
      clearPaint();
    };
  }, [a, b, asCode]);

  useLayoutEffect(() => {
    if (!panes) return;
    paint([
      { pane: panes[0], stretches: stretches.a },
      { pane: panes[1], stretches: stretches.b },
    ]);
    const labelOf = ({ index }: Span): string => numberWithSign(index, kinds[index] ?? "none");
    const titleOf = ({ index }: Span): string => {
      const kind = kinds[index] ?? "none";
      return kind === "none" ? "" : t("comparison-kind", { kind });
    };
    const marked = [
      { pane: panes[0], spans: spans.a, labelOf, titleOf, pages: pageMarks(a) },
      { pane: panes[1], spans: spans.b, labelOf, titleOf, pages: pageMarks(b) },
    ] as const;
    const stops = marked.map((side, at) =>
      showTags(side, (index) => {
        const span = side.spans.find((candidate) => candidate.index === index);
        if (span) level.current = { side: at === 0 ? 0 : 1, top: side.pane.cancelScroll(span.start) };
        onChoose(index);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [panes, spans, stretches, kinds]);

  const { a: excludedA, b: excludedB } = excluded;
  useLayoutEffect(() => {
    if (!panes) return;
    const sides = [
      { pane: panes[0], stretches: excludedA },
      { pane: panes[1], stretches: excludedB },
    ];
    paintExcluded(sides);
    const controller = new AbortController();
    for (const { pane, stretches } of sides) showReasons(pane, stretches, controller.signal);
    return () => controller.abort();
  }, [panes, stretches, excludedA, excludedB]);

  useLayoutEffect(() => {
    if (!panes) return;
    paintRewritten([
      { pane: panes[0], stretches: rewritten ? pairsOf(rewritten.a) : [] },
      { pane: panes[1], stretches: rewritten ? pairsOf(rewritten.b) : [] },
    ]);
  }, [panes, stretches, rewritten]);

  const [areSeen, which] = [seen.shown.value, seen.index.value];
  // After the passages' colours, which clear all others.
  useLayoutEffect(() => {
    if (!panes) return;
    const of = (side: readonly ObfuscatedPlace[]): readonly ObfuscatedPlace[] => (areSeen ? side : []);
    paintObfuscated([
      { pane: panes[0], places: of(obfuscated.a) },
      { pane: panes[1], places: of(obfuscated.b) },
    ]);
  }, [panes, spans, stretches, obfuscated, areSeen]);

  useEffect(() => {
    if (!panes) return;
    const second = which >= obfuscated.a.length;
    const pane = panes[second ? 1 : 0];
    const found = (second ? obfuscated.b[which - obfuscated.a.length] : obfuscated.a[which]) ?? null;
    paintChosenPlace(panes, pane, areSeen ? found : null);
    if (found && areSeen) pane.scrollTo(found.start, pane.scroller.clientHeight * JUMP_TO);
  }, [panes, spans, stretches, obfuscated, areSeen, which]);

  const chosen = active.value;
  useEffect(() => {
    if (!panes) return;
    paintActive(
      panes.map((pane, side) => ({ pane, stretches: side === 0 ? stretches.a : stretches.b })),
      chosen,
    );
  }, [panes, spans, stretches, chosen]);
  useEffect(() => {
    if (!panes) return;
    const sides = [spans.a, spans.b] as const;
    const fixed = level.current;
    level.current = null;
    line.current = fixed ? fixed.top / panes[fixed.side].scroller.clientHeight : JUMP_TO;
    if (chosen < 0) return;
    for (const side of [0, 1] as const) {
      const span = sides[side].find(({ index }) => index === chosen);
      const pane = panes[side];
      if (span && fixed?.side !== side) pane.scrollTo(span.start, fixed?.top ?? pane.scroller.clientHeight * JUMP_TO);
    }
  }, [panes, spans, chosen]);

  const shown = scrollTarget.value;
  useEffect(() => {
    if (!panes || !shown) return;
    for (const [pane, offset] of [[panes[0], shown.a] as const, [panes[1], shown.b] as const]) {
      if (offset !== undefined) pane.scrollTo(offset, pane.scroller.clientHeight * JUMP_TO);
    }
  }, [panes, shown]);

  const search = found.value;
  useLayoutEffect(() => {
    if (!panes) return;
    const chosen = currentMatch(search);
    const sides = [search.a, search.b] as const;
    paintFound(
      panes.map((pane, side) => ({
        pane,
        found: sides[side] ?? [],
        chosen: chosen?.side === side ? chosen.match : null,
      })),
    );
    if (chosen) panes[chosen.side].scrollTo(chosen.match.start, panes[chosen.side].scroller.clientHeight * JUMP_TO);
  }, [panes, spans, stretches, search]);
  useScrollTogether({ panes, passages, chosen, level: line, jumps: [shown, which, search] });

  // A mouse shortcut: the list of passages and the keys n and p do the same from the keyboard.
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
        level.current = { side, top: pane.cancelScroll(span.start) };
        onChoose(span.index);
      };
      pane.scroller.addEventListener("click", onClick, { signal: controller.signal });
    }
    return () => controller.abort();
  });

  return (
    <div class={styles.panes}>
      <Pane host={hostA} document={a} isCode={isCode(a, asCode)} isPartial={panes?.[0].isPartial ?? false}>
        <AllMatches of={a} />
      </Pane>
      <PairMap panes={panes} spans={spans} active={chosen} out={props.out} />
      <Pane host={hostB} document={b} isCode={isCode(b, asCode)} isPartial={panes?.[1].isPartial ?? false}>
        <AllMatches of={b} />
      </Pane>
    </div>
  );
}

/** A link to one of the two texts with all its sources. */
function AllMatches({ of: document }: { of: ShownDocument }) {
  return (
    <a
      class={styles.allMatches}
      href={hashOf({ view: "document", key: linkKeyOf(document) })}
      title={t("comparison-all-sources-of", { name: documentLabel(document) })}
    >
      {t("comparison-all-sources")}
    </a>
  );
}

/** Shows the reason when the pointer rests on excluded text. */
function showReasons(pane: TextPane, stretches: readonly ExcludedStretch[], signal: AbortSignal): void {
  if (stretches.length === 0) return;
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    const offset = pane.offsetAt(clientX, clientY);
    const stretch = offset === null ? null : spanAt(stretches, offset);
    const reason = stretch ? exclusionReason(stretch) : "";
    if (pane.scroller.title !== reason) pane.scroller.title = reason;
  };
  pane.scroller.addEventListener("pointermove", onMove, { signal });
  signal.addEventListener("abort", () => pane.scroller.removeAttribute("title"));
}

/** Whether a text is shown in a monospaced font, with line numbers. */
export function isCode({ name }: ShownDocument, asCode: boolean): boolean {
  return asCode || isProgram(name) || CODE_EXTENSIONS.test(name);
}

/** Cuts a text, which may take many tasks, and returns a function that builds the pane. */
export async function buildPane(
  host: HTMLDivElement | null,
  document: ShownDocument,
  asCode: boolean,
): Promise<(() => TextPane) | null> {
  const content = host?.firstElementChild;
  if (!host || !(content instanceof HTMLElement)) return null;
  const isNumbered = isCode(document, asCode);
  const { text } = document;
  const blocks = await cutInSlices(text, !isNumbered);
  return () => new TextPane(host, content, { text, blocks, isNumbered });
}

export interface PaneProps {
  host: { current: HTMLDivElement | null };
  document: ShownDocument;
  isCode: boolean;
  /** Whether only text near the screen is drawn. */
  isPartial: boolean;
  /** Shown beside the name. */
  children?: ComponentChildren;
}

/** One text on screen, with its name. */
export function Pane({ host, document, isCode, isPartial, children }: PaneProps) {
  return (
    <section class={styles.pane} aria-label={documentLabel(document)}>
      <div class={styles.paneHead}>
        <h2>
          <LongName name={documentLabel(document)} />
        </h2>
        {isPartial && (
          <span class="quiet" title={t("comparison-long-hint")}>
            {" "}
            {t("comparison-long")}
          </span>
        )}
        {children}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text must be reachable by keyboard. */}
      <div class={classes(styles.scroller, isCode && styles.code)} ref={host} tabIndex={0}>
        <div class={styles.text} dir={isCode ? "ltr" : "auto"} />
      </div>
    </section>
  );
}
