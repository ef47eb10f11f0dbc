/** The style sheet's colours as a canvas takes them: custom properties and light-dark() resolved for the present theme. */

/** What a plot is drawn in. */
export interface Palette {
  readonly ink: string;
  readonly quiet: string;
  readonly grid: string;
  readonly sheet: string;
  readonly font: string;
  /** A line's colour, by its number. */
  hue(index: number): string;
  /** The same, as the ground of an area. */
  wash(index: number): string;
}

/** Told apart best when few are needed, so not in the order of the passages. */
export const HUES = [1, 4, 2, 3, 5, 0, 6, 7] as const;

/** A dash pattern for each line, so that colour need not tell them apart: lengths drawn and left out, in pixels. */
export const DASHES: readonly (readonly number[])[] = [
  [],
  [8, 4],
  [2, 3],
  [10, 3, 2, 3],
  [4, 4],
  [14, 4],
  [2, 6],
  [6, 2],
];

/** Which of the style sheet's hues a line has. */
export function hueOf(index: number): number {
  return HUES[index % HUES.length] ?? 0;
}

/** The colours as they are below `element` now. */
export function paletteOf(element: HTMLElement): Palette {
  const probe = element.appendChild(document.createElement("i"));
  const resolve = (colour: string): string => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const hues = HUES.map((hue) => resolve(`var(--edge-${hue})`));
  const washes = HUES.map((hue) => resolve(`var(--wash-${hue})`));
  const palette = {
    ink: resolve("var(--ink)"),
    quiet: resolve("var(--quiet)"),
    grid: resolve("var(--line)"),
    sheet: resolve("var(--sheet)"),
    font: `12px ${getComputedStyle(element).fontFamily}`,
    hue: (index: number) => hues[index % hues.length] ?? "",
    wash: (index: number) => washes[index % washes.length] ?? "",
  };
  probe.remove();
  return palette;
}
