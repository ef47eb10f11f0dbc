/**
 * Colours spans in both panes: with the CSS Custom Highlight API, which leaves the text nodes alone, or else with `mark`
 * elements. The highlights' names are those of ../passages.module.css.
 */

import type { ObfuscatedPlace } from "../obfuscated.ts";
import passagesStyles from "../passages.module.css";
import type { Part } from "./chunks.ts";
import type { Stretch, TextPane } from "./pane.ts";

/** A pane and its coloured stretches, ascending. */
export interface Painted {
  readonly pane: TextPane;
  readonly stretches: readonly Stretch[];
}

const canHighlight = typeof Highlight === "function" && "highlights" in CSS;

/** Replaces the colours of passages with those of these stretches. */
export function paint(painted: readonly Painted[]): void {
  for (const { pane, stretches } of painted) {
    if (canHighlight) pane.colour("passages", { stretches, highlightOf: passageHighlight });
    else pane.wrap(stretches);
  }
}

/** Lowest priority, in whatever order highlights are created. */
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

/** Marks one passage as chosen, on both sides; -1 for none. Edits in it keep their own style. */
export function paintActive(painted: readonly Painted[], index: number): void {
  if (!canHighlight) {
    for (const { pane } of painted) {
      for (const mark of pane.scroller.querySelectorAll<HTMLElement>("mark")) {
        const isChosen = index >= 0 && mark.dataset["passage"] === String(index);
        const look = mark.dataset["look"];
        mark.classList.toggle(passagesStyles.active, isChosen && canBeActive(look));
      }
    }
    return;
  }
  for (const { pane, stretches } of painted) {
    const chosen = stretches.filter((stretch) => index >= 0 && isActive(stretch, index));
    pane.colour("active", { stretches: chosen, highlightOf: () => highlightOf("active", 1) });
  }
}

/** A longer place would cover the passages' colours, so these stay visible. */
const MAX_COVERED_UNITS = 60;

/** Marks obfuscated places over the passages' colours. */
export function paintObfuscated(painted: readonly { pane: TextPane; places: readonly ObfuscatedPlace[] }[]): void {
  if (!canHighlight) return;
  for (const { pane, places } of painted) {
    pane.colour("obfuscated", {
      stretches: places,
      highlightOf: ({ start, end }) =>
        end - start > MAX_COVERED_UNITS ? highlightOf("obfuscated-text") : highlightOf("obfuscated", 2),
    });
  }
}

/** Marks one obfuscated place as chosen, in one of the panes; none if there is no place. */
export function paintChosenPlace(panes: readonly TextPane[], pane: TextPane, place: ObfuscatedPlace | null): void {
  if (!canHighlight) return;
  for (const each of panes) {
    const stretches = place && each === pane ? [place] : [];
    each.colour("obfuscated-chosen", { stretches, highlightOf: () => highlightOf("obfuscated-chosen", 3) });
  }
}

/** A pane, and stretches of its text. */
type Marked = readonly { pane: TextPane; stretches: readonly { readonly start: number; readonly end: number }[] }[];

/**
 * Underlines with dots the words that suggest that one text was rewritten from the other. Without the API, the sentence above the
 * texts still counts them.
 */
export function paintRewritten(sides: Marked): void {
  if (!canHighlight) return;
  for (const { pane, stretches } of sides) {
    pane.colour("rewritten", { stretches, highlightOf: () => highlightOf("rewritten", 1) });
  }
}

/** Greys excluded text. Without the API, nothing is greyed; the numbers above the texts still show it. */
export function paintExcluded(sides: Marked): void {
  if (!canHighlight) return;
  for (const { pane, stretches } of sides) {
    pane.colour("excluded", { stretches, highlightOf: () => highlightOf("excluded") });
  }
}

/** Edits keep their own style. A dimmed passage can be chosen if it is one that does not count. */
function canBeActive(look: string | undefined): boolean {
  return look === "passage" || look === "same" || look === "dimmed";
}

function isActive(stretch: Stretch, index: number): boolean {
  return stretch.index === index && canBeActive(stretch.look);
}

/** Marks search matches over everything else, and the current one distinctly. */
export function paintFound(sides: readonly { pane: TextPane; found: readonly Part[]; chosen: Part | null }[]): void {
  if (!canHighlight) return;
  for (const { pane, found, chosen } of sides) {
    pane.colour("found", { stretches: found, highlightOf: () => highlightOf("found", 4) });
    const stretches = chosen ? [chosen] : [];
    pane.colour("found-chosen", { stretches, highlightOf: () => highlightOf("found-chosen", 5) });
  }
}

/** Removes all colours, so that no range keeps a closed text in memory. */
export function clearPaint(): void {
  if (canHighlight) CSS.highlights.clear();
}
