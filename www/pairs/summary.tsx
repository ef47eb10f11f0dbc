/** What was compared and how, in sentences: counts, time, and what the settings changed. */
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { changesBetween } from "../parameters/changes.ts";
import { focusMain } from "../ui/focus.ts";
import { count, integer, seconds } from "../ui/format.ts";
import { manyShingles, manyUnits, oneShingle, oneUnit } from "../ui/units.ts";
import { compareOwnersFiles } from "../workspace/actions.ts";
import { pairsFound } from "../workspace/evidence.ts";
import { documentsInWords, exclusions, exclusionsOf } from "../workspace/roles.ts";
import { held, intake, type Result, result } from "../workspace/store.ts";

/** See the head of this file. */
export function Summary() {
  if (!result.value) return null;
  const { report, milliseconds, shortOfMemory } = result.value;
  const tokens = report.documents.tokens.reduce((sum, own) => sum + own, 0);
  const { unit } = report.params;
  return (
    <section class="summary" aria-label="Summary">
      <p>
        {documentsInWords(report.documents.length, intake.value.documents)} ·{" "}
        {count(tokens, oneUnit(unit), manyUnits(unit))} · {count(report.totals.possiblePairs, "pair", "pairs")}{" "}
        {how(report)} in {seconds(milliseconds)}
      </p>
      {shortOfMemory && (
        <p class="note">
          Memory ran out while these documents were compared exactly, so they were compared by their signatures alone.
          Fewer documents at a time would be compared exactly.
        </p>
      )}
      <Changes {...result.value} />
      <NotCompared report={report} />
      {report.warnings
        .filter(({ code }) => code !== "pairsLeftOut" && code !== "tooFewDocuments")
        .map(({ message }) => (
          <p key={message} class="quiet">
            {message}
          </p>
        ))}
    </section>
  );
}

function how({ exact, params, totals }: Report): string {
  if (exact) return "compared exactly";
  return params.method === "lsh"
    ? `searched by bands, ${integer(totals.candidatePairs)} of them estimated from signatures`
    : "estimated from signatures";
}

function Changes({ report, before }: Result) {
  const changes = before ? changesBetween(before.params, report.params) : [];
  if (!before || changes.length === 0) return null;
  const now = pairsFound(report);
  return (
    <p class="quiet">
      Changed: {changes.join(", ")}. {count(now, "pair", "pairs")} now, {integer(before.pairs)} before.
    </p>
  );
}

/** What was given and yet not compared, so that no number is smaller than it seems; what may hide copies stands out. */
function NotCompared({ report: { totals, params } }: { report: Report }) {
  const { templateShingles } = totals;
  const { owner, sentences } = exclusionsOf(totals.excludedPairs, exclusions(held.value));
  const template =
    templateShingles > 0
      ? [`Template text excluded (${count(templateShingles, oneShingle(params), manyShingles(params))}).`]
      : [];
  const all = [...sentences, ...template];
  return (
    <>
      {owner > 0 && (
        <p class="note warned-note">
          {t("owners-skipped", { pairs: owner })}{" "}
          <button
            type="button"
            onClick={() => {
              compareOwnersFiles();
              focusMain();
            }}
          >
            {t("owners-compare")}
          </button>
        </p>
      )}
      {all.length > 0 && <p class="quiet">{all.join(" ")}</p>}
    </>
  );
}
