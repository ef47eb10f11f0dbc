/**
 * Colours spans of both panes: by the CSS Custom Highlight API, which leaves the text nodes alone, else by `mark`
 * elements. The highlights' names are those of styles/passages.css.
 */
import type { Disguise } from "./disguises.ts";
import type { Stretch, TextPane } from "./pane.ts";

/** A pane and what is coloured in it, ascending. */
export interface Painted {
  readonly pane: TextPane;
  readonly stretches: readonly Stretch[];
}

const canHighlight = typeof Highlight === "function" && "highlights" in CSS;

/** Replaces all colours by those of these stretches. */
export function paint(painted: readonly Painted[]): void {
  if (!canHighlight) {
    for (const { pane, stretches } of painted) pane.wrap(stretches);
    return;
  }
  clearPaint();
  for (const { pane, stretches } of painted) {
    for (const { start, end, look, hue } of stretches) {
      const highlight = highlightOf(look === "passage" || look === "edited" ? `${look}-${hue}` : look);
      for (const range of pane.ranges(start, end)) highlight.add(range);
    }
  }
}

function highlightOf(name: string): Highlight {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const highlight = new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}

/** Marks one passage as the chosen one, on both sides; -1 for none. What was edited in it keeps its own line. */
export function paintActive(painted: readonly Painted[], index: number): void {
  if (!canHighlight) {
    for (const { pane } of painted) {
      for (const mark of pane.scroller.querySelectorAll<HTMLElement>("mark")) {
        const isChosen = index >= 0 && mark.dataset["passage"] === String(index);
        mark.classList.toggle("active", isChosen && mark.matches(".passage, .same"));
      }
    }
    return;
  }
  const active = new Highlight();
  active.priority = 1;
  for (const { pane, stretches } of painted) {
    for (const { start, end } of stretches.filter((stretch) => index >= 0 && isActive(stretch, index))) {
      for (const range of pane.ranges(start, end)) active.add(range);
    }
  }
  CSS.highlights.set("active", active);
}

/** A disguise longer than this would cover the passages' colours, and leaves them their place. */
const LONG = 60;

/** Marks where words are hidden, over the passages' colours; and one such place as the chosen one. */
export function paintDisguises(painted: readonly { pane: TextPane; disguises: readonly Disguise[] }[]): void {
  if (!canHighlight) return;
  const [words, texts] = [new Highlight(), new Highlight()];
  for (const { pane, disguises } of painted) {
    for (const { start, end } of disguises) {
      const highlight = end - start > LONG ? texts : words;
      for (const range of pane.ranges(start, end)) highlight.add(range);
    }
  }
  words.priority = 2;
  CSS.highlights.set("disguised", words);
  CSS.highlights.set("disguised-text", texts);
}

/** Marks one place where words are hidden as the chosen one; none where there is no place. */
export function paintDisguise(pane: TextPane | null, place: Disguise | null): void {
  if (!canHighlight) return;
  const highlight = new Highlight(...(pane && place ? pane.ranges(place.start, place.end) : []));
  highlight.priority = 3;
  CSS.highlights.set("disguise", highlight);
}

/** Greys what takes no part. Without the API it stays as it is; its numbers stand above the texts. */
export function paintSetAside(
  sides: readonly { pane: TextPane; stretches: readonly { readonly start: number; readonly end: number }[] }[],
): void {
  if (!canHighlight) return;
  const grey = new Highlight();
  for (const { pane, stretches } of sides) {
    for (const { start, end } of stretches) for (const range of pane.ranges(start, end)) grey.add(range);
  }
  CSS.highlights.set("set-aside", grey);
}

function isActive(stretch: Stretch, index: number): boolean {
  return stretch.index === index && (stretch.look === "passage" || stretch.look === "same");
}

/** Takes all colours away, so that no range keeps a closed text in memory. */
export function clearPaint(): void {
  if (canHighlight) CSS.highlights.clear();
}
