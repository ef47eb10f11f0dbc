/** Paints the matrix on a canvas, at the resolution of the screen. */
import type { Scene } from "./scene.ts";

/** The colours of the matrix, by their names in ui/tokens.css. */
export const MATRIX_COLOURS = [
  "ink",
  "quiet",
  "sheet",
  "raised",
  "line",
  "edge",
  "heat-0",
  "heat-1",
  "heat-2",
  "heat-3",
  "heat-4",
] as const;

export type MatrixColours = Readonly<Record<(typeof MATRIX_COLOURS)[number], string>>;

/** The colours of the steps, from low to high. */
export function heatOf(colours: MatrixColours): readonly string[] {
  return [colours["heat-0"], colours["heat-1"], colours["heat-2"], colours["heat-3"], colours["heat-4"]];
}

export function paint(canvas: HTMLCanvasElement, scene: Scene, colours: MatrixColours, font: string): void {
  const { width, height, plot, steps, diagonal, frames, texts } = scene;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const ratio = devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.fillStyle = colours.sheet;
  pen.fillRect(plot.left, plot.top, plot.side, plot.side);
  const fill = (rectangles: readonly number[]): void => {
    for (let at = 0; at < rectangles.length; at += 4) {
      pen.fillRect(rectangles[at] ?? 0, rectangles[at + 1] ?? 0, rectangles[at + 2] ?? 0, rectangles[at + 3] ?? 0);
    }
  };
  pen.fillStyle = colours.line;
  fill(diagonal);
  for (const [step, colour] of heatOf(colours).entries()) {
    pen.fillStyle = colour;
    fill(steps[step] ?? []);
  }
  pen.lineWidth = 1;
  pen.strokeStyle = colours.edge;
  for (let at = 0; at < frames.length; at += 4) {
    const [x = 0, y = 0, w = 0, h = 0] = frames.slice(at, at + 4);
    pen.strokeRect(x - 0.5, y - 0.5, w, h);
  }
  pen.strokeRect(plot.left - 0.5, plot.top - 0.5, plot.side + 1, plot.side + 1);
  pen.fillStyle = colours.ink;
  pen.font = `12px ${font}`;
  pen.textBaseline = "middle";
  for (const { text, x, y, isColumn } of texts) {
    pen.save();
    pen.translate(x, y);
    if (isColumn) pen.rotate(-Math.PI / 2);
    pen.textAlign = isColumn ? "left" : "right";
    pen.fillText(text, 0, 0);
    pen.restore();
  }
}
