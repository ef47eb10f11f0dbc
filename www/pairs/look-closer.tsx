/** Where nothing is listed: more sensitive settings in one step, what they would find, and a way back. */

import { signal } from "@preact/signals";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { change } from "../intake/intake-actions.ts";
import type { Fields } from "../settings/fields.ts";
import { fields } from "../state/store.ts";
import { focusMain } from "../ui/dom.ts";
import { hasEvidence } from "./matched.ts";

/** The most sensitive values that are of use: below them, almost every pair of texts on one subject is listed. */
const LEAST_MATCHED = 12;
const LEAST_SIMILARITY = 0.1;
const SHORTEST_PHRASE = 3;

type Patch = Partial<Pick<Fields, "minMatched" | "threshold" | "k">>;

/** The settings before looking closer; null if the user did not. */
const before = signal<{ readonly patch: Patch; readonly own: Patch } | null>(null);

/** What a closer look would change; null if the settings are as sensitive already. */
function closer(report: Report): Patch | null {
  const { minMatched, threshold, k, reach, unit } = report.params;
  const evidence = hasEvidence(report);
  const patch: Patch = {
    ...(evidence && minMatched > LEAST_MATCHED && { minMatched: String(LEAST_MATCHED) }),
    // Programs are not listed for their similarity.
    ...(!(evidence && unit === "code") &&
      threshold > LEAST_SIMILARITY && { threshold: String(100 * LEAST_SIMILARITY) }),
    ...(!evidence && unit === "words" && reach === 0 && k > SHORTEST_PHRASE && { k: String(SHORTEST_PHRASE) }),
  };
  return Object.keys(patch).length === 0 ? null : patch;
}

/** What would be found by looking closer, in a sentence; null if nothing more would. */
export function closerInWords(report: Report): string | null {
  const patch = closer(report);
  if (!patch) return null;
  const { params } = report;
  const { unit } = params;
  const threshold = Math.min(params.threshold, LEAST_SIMILARITY);
  if (hasEvidence(report)) {
    return t("pairs-closer-finds", { least: Math.min(params.minMatched, LEAST_MATCHED), threshold, unit });
  }
  return t("pairs-closer-finds-phrases", { threshold, k: patch.k === undefined ? params.k : SHORTEST_PHRASE, unit });
}

export function LookCloser({ report }: { report: Report }) {
  const patch = closer(report);
  const own = fields.value;
  if (!patch || !own) return null;
  const look = (): void => {
    const names = Object.keys(patch) as (keyof Patch)[];
    before.value = { patch, own: Object.fromEntries(names.map((name) => [name, own[name]])) };
    change(patch);
    focusMain();
  };
  return (
    <button type="button" class="main" onClick={look}>
      {t("pairs-look-closer")}
    </button>
  );
}

/** Takes the closer look back, as long as its settings are in force. */
export function LookLessClosely() {
  const looked = before.value;
  const now = fields.value;
  const names = Object.keys(looked?.patch ?? {}) as (keyof Patch)[];
  if (!looked || !now || names.some((name) => now[name] !== looked.patch[name])) return null;
  return (
    <button
      type="button"
      class="slight"
      onClick={() => {
        before.value = null;
        change(looked.own);
        focusMain();
      }}
    >
      {t("keep-undo")}
    </button>
  );
}
