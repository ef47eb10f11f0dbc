/** The graph as a picture to keep: what is on screen, with its colours written in. */
import { type SvgPicture, svgPicture, xmlText } from "../ui/picture.ts";
import { type Graph, NODE_RADIUS, type Picture } from "./graph.ts";

/** The colours of the graph, by their names in ui/tokens.css. */
export const GRAPH_COLOURS = ["ink", "quiet", "sheet", "accent", "on-accent", "graph-line"] as const;

/** The graph as SVG. `isArchived` decides a document's shape. */
export function graphSvg(
  { nodes, lines }: Graph,
  { width, height, points, labels, numbers }: Picture,
  colours: Readonly<Record<(typeof GRAPH_COLOURS)[number], string>>,
  { title, font, isArchived }: { title: string; font: string; isArchived: (document: number) => boolean },
): SvgPicture {
  const drawnLines = lines.map((line) => {
    const [a, b] = [points[line.a], points[line.b]];
    return `<line x1="${a?.x}" y1="${a?.y}" x2="${b?.x}" y2="${b?.y}" stroke-width="${line.width}"/>`;
  });
  const drawnNodes = nodes.map(({ document, number }, at) => {
    const { x = 0, y = 0 } = points[at] ?? {};
    const shape = isArchived(document)
      ? `<rect x="${x - NODE_RADIUS}" y="${y - NODE_RADIUS}" width="${2 * NODE_RADIUS}" height="${2 * NODE_RADIUS}" ` +
        `fill="${colours.sheet}" stroke="${colours.accent}" stroke-width="2"/>`
      : `<circle cx="${x}" cy="${y}" r="${NODE_RADIUS}" fill="${colours.accent}"/>`;
    const ink = isArchived(document) ? colours.ink : colours["on-accent"];
    return `${shape}<text x="${x}" y="${y}" dy="0.35em" font-size="11" text-anchor="middle" fill="${ink}">${number}</text>`;
  });
  const drawnNames = labels.map((label) =>
    label
      ? `<text x="${label.x}" y="${label.y}" dy="0.35em" text-anchor="${label.anchor}">${xmlText(label.text)}</text>`
      : "",
  );
  const drawnNumbers = numbers.map(
    ({ text, x, y }) => `<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle">${xmlText(text)}</text>`,
  );
  const halo = `stroke="${colours.sheet}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`;
  const content =
    `<g stroke="${colours["graph-line"]}" stroke-linecap="round">${drawnLines.join("")}</g>` +
    `<g font-size="12" fill="${colours.quiet}" ${halo}>${drawnNumbers.join("")}</g>` +
    `<g>${drawnNodes.join("")}</g>` +
    `<g font-size="13" fill="${colours.ink}" ${halo}>${drawnNames.join("")}</g>`;
  return svgPicture(width, height, { title, ground: colours.sheet, font }, content);
}
