/** The matrix as a picture to save, with its legend. */
import { type SvgPicture, svgPicture, xmlText } from "../ui/picture.tsx";
import type { LegendEntry } from "./on-screen.ts";
import { heatOf, type MatrixColours } from "./paint-matrix.ts";
import type { Scene } from "./scene.ts";

/** Dimensions of the legend below the plot, in pixels. */
const LEGEND = { top: 16, box: 14, step: 112, height: 44, caption: 20 };

/** The matrix as SVG. `legend` has each colour with its label, and `caption` says what they count. */
export function matrixSvg(
  { width, height, plot, steps, diagonal, frames, texts }: Scene,
  colours: MatrixColours,
  { title, font, legend, caption }: { title: string; font: string; legend: readonly LegendEntry[]; caption: string },
): SvgPicture {
  const heat = heatOf(colours);
  const frame = `fill="none" stroke="${colours.edge}"`;
  const columns = Math.max(1, Math.floor((Math.max(width, 340) - 16) / LEGEND.step));
  const lines = Math.ceil(legend.length / columns);
  const full = { width: Math.max(width, 340), height: height + LEGEND.height + LEGEND.caption * lines };
  const captionAt = height + LEGEND.top + 6;
  const content = [
    pathOf(diagonal, `fill="${colours.line}"`),
    ...steps.map((shape, step) => pathOf(shape, `fill="${heat[step]}"`)),
    pathOf(frames, frame),
    `<rect x="${plot.left}" y="${plot.top}" width="${plot.side}" height="${plot.side}" ${frame}/>`,
    `<g font-size="12" fill="${colours.ink}">`,
    ...texts.map(({ text, x, y, isColumn }) => {
      const place = isColumn
        ? `transform="translate(${x} ${y}) rotate(-90)"`
        : `transform="translate(${x} ${y})" text-anchor="end"`;
      return `<text ${place} dy="0.35em">${xmlText(text)}</text>`;
    }),
    `<text x="8" y="${captionAt}">${xmlText(caption)}</text>`,
    ...legend.map(({ step, label }, at) => {
      const x = 8 + (at % columns) * LEGEND.step;
      const y = captionAt + 12 + Math.floor(at / columns) * LEGEND.caption;
      return (
        `<rect x="${x}" y="${y}" width="${LEGEND.box}" height="${LEGEND.box}" fill="${heat[step]}"/>` +
        `<text x="${x + LEGEND.box + 6}" y="${y + LEGEND.box / 2}" dy="0.35em">${xmlText(label)}</text>`
      );
    }),
    "</g>",
  ];
  return svgPicture(full.width, full.height, { title, ground: colours.sheet, font }, content.join(""));
}

/** Rectangles as one path: a tenth of the size of separate elements. */
function pathOf(rectangles: readonly number[], attributes: string): string {
  if (rectangles.length === 0) return "";
  const path: string[] = [];
  for (let at = 0; at < rectangles.length; at += 4) {
    const [x, y, width = 0, height] = rectangles.slice(at, at + 4);
    path.push(`M${x} ${y}h${width}v${height}h${-width}z`);
  }
  return `<path ${attributes} d="${path.join("")}"/>`;
}
