/** The frame of a drawing: shares of 0 to 1 on both axes, with grid lines at each quarter. */
import type { ComponentChildren } from "preact";
import { percent } from "../../ui/format.ts";
import styles from "./accuracy.module.css";

/** Room for the labels beside the plane, in the drawing's units. */
const ROOM = { left: 52, top: 12, right: 24 };
const WIDTH = 400;

/** How large a drawing is, in its own units: the height of the plane, and the room below it. */
export interface PlaneSize {
  readonly height: number;
  readonly below: number;
}

/** Where shares stand in a drawing of that height. */
export function placesIn({ height }: PlaneSize): { x: (share: number) => number; y: (share: number) => number } {
  return { x: (share) => ROOM.left + share * WIDTH, y: (share) => ROOM.top + (1 - share) * height };
}

/** A drawing with what stands in it; `label` is its name for screen readers. */
export function Plane({ size, label, children }: { size: PlaneSize; label: string; children: ComponentChildren }) {
  const { x, y } = placesIn(size);
  return (
    <svg
      viewBox={`0 0 ${ROOM.left + WIDTH + ROOM.right} ${ROOM.top + size.height + size.below}`}
      role="img"
      aria-label={label}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line class={styles.grid} x1={x(0)} x2={x(1)} y1={y(share)} y2={y(share)} />
          <text x={x(0) - 6} y={y(share) + 4} text-anchor="end">
            {percent(share)}
          </text>
          <text x={x(share)} y={y(0) + 16} text-anchor="middle">
            {percent(share)}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}
