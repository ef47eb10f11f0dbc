/**
 * Colours spans of both panes: by the CSS Custom Highlight API, which leaves the text nodes alone, else by `mark`
 * elements. The highlights' names are those of ../passages.module.css.
 */

import type { ObfuscatedPlace } from "../obfuscated.ts";
import passagesStyles from "../passages.module.css";
import type { Part } from "./chunks.ts";
import type { Stretch, TextPane } from "./pane.ts";

/** A pane and what is coloured in it, ascending. */
export interface Painted {
  readonly pane: TextPane;
  readonly stretches: readonly Stretch[];
}

const canHighlight = typeof Highlight === "function" && "highlights" in CSS;

/** Replaces the passages' colours by those of these stretches. */
export function paint(painted: readonly Painted[]): void {
  for (const { pane, stretches } of painted) {
    if (canHighlight) pane.colour("passages", { stretches, highlightOf: passageHighlight });
    else pane.wrap(stretches);
  }
}

/** Below all others, whichever comes first. */
function passageHighlight({ look, hue }: Stretch): Highlight {
  return highlightOf(look === "passage" || look === "edited" ? `${look}-${hue}` : look, -1);
}

function highlightOf(name: string, priority = 0): Highlight {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const highlight = new Highlight();
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  return highlight;
}

/** Marks one passage as the chosen one, on both sides; -1 for none. What was edited in it keeps its own line. */
export function paintActive(painted: readonly Painted[], index: number): void {
  if (!canHighlight) {
    for (const { pane } of painted) {
      for (const mark of pane.scroller.querySelectorAll<HTMLElement>("mark")) {
        const isChosen = index >= 0 && mark.dataset["passage"] === String(index);
        const look = mark.dataset["look"];
        mark.classList.toggle(passagesStyles.active, isChosen && (look === "passage" || look === "same"));
      }
    }
    return;
  }
  for (const { pane, stretches } of painted) {
    const chosen = stretches.filter((stretch) => index >= 0 && isActive(stretch, index));
    pane.colour("active", { stretches: chosen, highlightOf: () => highlightOf("active", 1) });
  }
}

/** A place longer than this would cover the passages' colours, and leaves them their own. */
const LONG = 60;

/** Marks where words are hidden, over the passages' colours; and one such place as the chosen one. */
export function paintObfuscated(painted: readonly { pane: TextPane; places: readonly ObfuscatedPlace[] }[]): void {
  if (!canHighlight) return;
  for (const { pane, places } of painted) {
    pane.colour("obfuscated", {
      stretches: places,
      highlightOf: ({ start, end }) =>
        end - start > LONG ? highlightOf("obfuscated-text") : highlightOf("obfuscated", 2),
    });
  }
}

/** Marks one place where words are hidden as the chosen one, in one of the panes; none where there is no place. */
export function paintChosenPlace(panes: readonly TextPane[], pane: TextPane, place: ObfuscatedPlace | null): void {
  if (!canHighlight) return;
  for (const each of panes) {
    const stretches = place && each === pane ? [place] : [];
    each.colour("obfuscated-chosen", { stretches, highlightOf: () => highlightOf("obfuscated-chosen", 3) });
  }
}

/** Greys excluded text. Without the API it stays as it is; its numbers stand above the texts. */
export function paintExcluded(
  sides: readonly { pane: TextPane; stretches: readonly { readonly start: number; readonly end: number }[] }[],
): void {
  if (!canHighlight) return;
  for (const { pane, stretches } of sides) {
    pane.colour("excluded", { stretches, highlightOf: () => highlightOf("excluded") });
  }
}

function isActive(stretch: Stretch, index: number): boolean {
  return stretch.index === index && (stretch.look === "passage" || stretch.look === "same");
}

/** Marks what was found, over all else; and one of it as the place that was gone to. */
export function paintFound(sides: readonly { pane: TextPane; found: readonly Part[]; chosen: Part | null }[]): void {
  if (!canHighlight) return;
  for (const { pane, found, chosen } of sides) {
    pane.colour("found", { stretches: found, highlightOf: () => highlightOf("found", 4) });
    const stretches = chosen ? [chosen] : [];
    pane.colour("found-chosen", { stretches, highlightOf: () => highlightOf("found-chosen", 5) });
  }
}

/** Takes all colours away, so that no range keeps a closed text in memory. */
export function clearPaint(): void {
  if (canHighlight) CSS.highlights.clear();
}
