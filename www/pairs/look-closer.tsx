/**
 * Settings that find more, in one step, and a way back: more sensitive ones where nothing is listed, what they would find; and
 * more work on the search where it left pairs unexamined.
 */

import { signal } from "@preact/signals";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { change } from "../intake/intake-actions.ts";
import type { Fields } from "../settings/fields.ts";
import { fields, result } from "../state/store.ts";
import { focusMain } from "../ui/dom.ts";
import { hasEvidence } from "./matched.ts";

/** The most sensitive values that are of use: below them, almost every pair of texts on one subject is listed. */
const LEAST_MATCHED = 12;
const LEAST_SIMILARITY = 0.1;
const SHORTEST_PHRASE = 3;

type Patch = Partial<Pick<Fields, "minMatched" | "threshold" | "k" | "effort">>;

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
  if (!patch) return null;
  return (
    <button type="button" class="main" onClick={() => look(patch)}>
      {t("pairs-look-closer")}
    </button>
  );
}

/** The factor of each click, and the engine's maximum. */
const MORE_EFFORT = 10;
const MAX_EFFORT = 1000;

/** The setting that examines the remaining pairs; null if all were examined, or if the effort is at its maximum. */
export function moreEffort({ totals, params: { effort } }: Report): Patch | null {
  const left = totals.pairsNotAligned + totals.rewrittenPairsNotExamined;
  if (left === 0 || effort >= MAX_EFFORT) return null;
  return { effort: String(Math.min(MAX_EFFORT, MORE_EFFORT * effort)) };
}

/** Beside the sentence on pairs that were not examined. */
export function ExamineMore() {
  const patch = result.value && moreEffort(result.value.report);
  if (!patch) return null;
  return (
    <button type="button" title={t("evidence-examine-more-hint")} onClick={() => look(patch)}>
      {t("evidence-examine-more")}
    </button>
  );
}

function look(patch: Patch): void {
  const own = fields.value;
  if (!own) return;
  const names = Object.keys(patch) as (keyof Patch)[];
  before.value = { patch, own: Object.fromEntries(names.map((name) => [name, own[name]])) };
  change(patch);
  focusMain();
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
