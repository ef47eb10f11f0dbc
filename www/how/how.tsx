/**
 * How it works: how pairs are found and what their numbers mean, in plain words; then how reliable the methods are in the
 * result on screen, and the measurements of the papers behind them, repeated. Its code is loaded when it is first shown.
 */

import { useEffect } from "preact/hooks";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { searchInWords } from "../pairs/evidence.ts";
import { Meanings } from "../share/report/report-page.tsx";
import { hashOf } from "../state/route.ts";
import { result, route } from "../state/store.ts";
import { Accuracy, accuracySections } from "./accuracy/accuracy.tsx";
import styles from "./how.module.css";
import { Lab } from "./lab/lab.tsx";

/** In order. All but the last need a result. */
const sections = ["found", "meaning", ...accuracySections, "experiments"] as const;
type Section = (typeof sections)[number];

const NAMES = {
  found: "pairs-how-found",
  meaning: "report-meaning",
  estimates: "accuracy-agreement",
  recall: "accuracy-recall",
  curve: "accuracy-curve",
  functions: "accuracy-needed",
  collisions: "accuracy-collisions",
  experiments: "lab-heading",
} as const;

const idOf = (section: Section): string => `how-${section}`;

export function HowItWorks() {
  const report = result.value?.report ?? null;
  const wanted = route.value.view === "how" ? sectionOf(route.value.section) : undefined;
  useEffect(() => goTo(wanted), [wanted]);
  return (
    <div class={styles.how}>
      <header>
        <h2>{t("accuracy-heading")}</h2>
        <p>{t("accuracy-plain")}</p>
        <nav aria-label={t("accuracy-sections")}>
          <ul>
            {sections
              .filter((section) => report !== null || section === "experiments")
              .map((section) => (
                <li key={section}>
                  {/* If its address is already the current one, no navigation event follows. */}
                  <a href={hashOf({ view: "how", section })} onClick={() => goTo(section)}>
                    {t(NAMES[section])}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
      </header>
      {report && <InPlainWords report={report} />}
      <p class={styles.methods}>{t("accuracy-intro")}</p>
      <Accuracy report={report} idOf={idOf} />
      <div id={idOf("experiments")} tabIndex={-1}>
        <Lab />
      </div>
    </div>
  );
}

/** How the pairs were found, and what their numbers mean. */
function InPlainWords({ report }: { report: Report }) {
  return (
    <>
      <section id={idOf("found")} tabIndex={-1} class={styles.plain}>
        <h3>{t(NAMES.found)}</h3>
        <ul>
          {searchInWords(report).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section id={idOf("meaning")} tabIndex={-1} class={styles.plain}>
        <h3>{t(NAMES.meaning)}</h3>
        <Meanings report={report} />
      </section>
    </>
  );
}

/** The section in an address; null for any other text. */
function sectionOf(name: string | undefined): Section | undefined {
  return sections.find((section) => section === name);
}

function goTo(section: Section | undefined): void {
  const element = section && document.getElementById(idOf(section));
  if (!element) return;
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}
