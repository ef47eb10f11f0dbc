/**
 * Signs at the ends of a row that scrolls sideways, where there is more of it: `data-more` names the ends, and a style sheet
 * draws them.
 */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import "./scroll-signs.css";

/** Less than this is out of sight by rounding only, in pixels. */
const MIN_HIDDEN = 2;

export function useScrollSigns(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return;
    const measure = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      const before = scrollLeft > MIN_HIDDEN ? "before" : "";
      const after = scrollWidth - clientWidth - scrollLeft > MIN_HIDDEN ? "after" : "";
      current.dataset["more"] = `${before} ${after}`.trim();
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...current.children]) observer.observe(element);
    current.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", measure);
    };
  }, [row]);
}
