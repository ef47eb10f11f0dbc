/** The document's text, each passage in the colour of its source and with the source's number in the margin. */

import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { pageMarks } from "../../documents/pages.ts";
import { classes } from "../../ui/dom.ts";
import { currentMatch, type TextMatches } from "../find-field.tsx";
import { clearPaint, paint, paintActive, paintExcluded, paintFound } from "../pane/paint.ts";
import type { Span, Stretch, TextPane } from "../pane/pane.ts";
import { showTags } from "../pane/tags.ts";
import panesStyles from "../panes.module.css";
import { buildPane, isCode, JUMP_TO, Pane } from "../text-panes.tsx";
import type { SourcesFound } from "./found-sources.ts";

interface Props {
  matches: SourcesFound;
  stretches: readonly Stretch[];
  spans: readonly Span[];
  /** The chosen passage; -1 for none. */
  chosen: number;
  found: ReadonlySignal<TextMatches>;
  onChoose: (passageIndex: number) => void;
}

export function SourceText({ matches, stretches, spans, chosen, found, onChoose }: Props) {
  const { subject, sourcePassages, excluded } = matches;
  const { document, params } = subject;
  const asCode = params.unit === "code";
  const host = useRef<HTMLDivElement>(null);
  const [pane, setPane] = useState<TextPane | null>(null);
  /** Set by a click: then the text does not scroll. */
  const stays = useRef(false);

  useLayoutEffect(() => {
    let isCurrent = true;
    void buildPane(host.current, document, asCode).then((build) => {
      if (isCurrent && build) setPane(build());
    });
    return () => {
      isCurrent = false;
      clearPaint();
    };
  }, [document, asCode]);

  useLayoutEffect(() => {
    if (!pane) return;
    paint([{ pane, stretches }]);
    const labelOf = ({ index }: Span): string => String((sourcePassages[index]?.source ?? 0) + 1);
    return showTags({ pane, spans, labelOf, pages: pageMarks(document) }, (index) => {
      stays.current = true;
      onChoose(index);
    });
  }, [pane, stretches, spans, sourcePassages]);

  useLayoutEffect(() => {
    if (pane) paintExcluded([{ pane, stretches: excluded }]);
  }, [pane, stretches, excluded]);

  useLayoutEffect(() => {
    if (pane) paintActive([{ pane, stretches }], chosen);
  }, [pane, stretches, chosen]);

  useEffect(() => {
    const start = sourcePassages[chosen]?.passage.aStart;
    const isThere = stays.current;
    stays.current = false;
    if (pane && start !== undefined && !isThere) pane.scrollTo(start, pane.scroller.clientHeight * JUMP_TO);
  }, [pane, sourcePassages, chosen]);

  const search = found.value;
  useLayoutEffect(() => {
    if (!pane) return;
    const span = currentMatch(search)?.match ?? null;
    paintFound([{ pane, found: search.a, chosen: span }]);
    if (span) pane.scrollTo(span.start, pane.scroller.clientHeight * JUMP_TO);
  }, [pane, stretches, search]);

  // A mouse shortcut: the list of sources and the keys n and p do the same from the keyboard.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const onClick = (event: MouseEvent): void => {
      if (!pane || getSelection()?.isCollapsed === false) return;
      const offset = pane.offsetAt(event.clientX, event.clientY);
      const painted = stretches.find(({ start, end }) => offset !== null && start <= offset && offset < end);
      if (!painted) return;
      stays.current = painted.index !== chosen;
      onChoose(painted.index);
    };
    pane?.scroller.addEventListener("click", onClick, { signal: controller.signal });
    return () => controller.abort();
  });

  return (
    <div class={classes(panesStyles.panes, panesStyles.single)}>
      <Pane host={host} document={document} isCode={isCode(document, asCode)} isPartial={pane?.isPartial ?? false} />
    </div>
  );
}
