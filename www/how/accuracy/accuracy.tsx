/** How far the estimates go in the run on screen: exact against estimate, the bands, the signature's length, the fingerprints. */

import type { Report } from "../../engine/pkg/lookalike.js";
import { t } from "../../messages/t.ts";
import styles from "./accuracy.module.css";
import { Collisions } from "./collisions.tsx";
import { Curve } from "./curve.tsx";
import { Estimates } from "./estimates.tsx";
import { FunctionsNeeded } from "./functions.tsx";
import { Recall } from "./recall.tsx";

/** `idOf` gives the id of each section. */
export function Accuracy({ report, idOf }: { report: Report | null; idOf: (section: AccuracySection) => string }) {
  if (!report) return <p class="quiet">{t("accuracy-none")}</p>;
  return (
    <div class={styles.accuracy}>
      {accuracySections.map((section) => {
        const Section = SECTIONS[section];
        return (
          <div key={section} id={idOf(section)} tabIndex={-1}>
            <Section report={report} />
          </div>
        );
      })}
    </div>
  );
}

/** In their order. */
export const accuracySections = ["estimates", "recall", "curve", "functions", "collisions"] as const;

/** See `accuracySections`. */
export type AccuracySection = (typeof accuracySections)[number];

const SECTIONS = {
  estimates: Estimates,
  recall: Recall,
  curve: Curve,
  functions: FunctionsNeeded,
  collisions: Collisions,
} as const;
