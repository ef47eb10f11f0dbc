/**
 * All documents that were compared, at the end of a case report: the set that the report's pairs come from, with digests by
 * which anyone can check that the report is about these very texts.
 */

import { roleNames } from "../../documents/document.ts";
import { documentAt } from "../../engine/pairs.ts";
import { t } from "../../i18n/t.ts";
import { hasEvidence } from "../../pairs/matched.ts";
import type { NameOf } from "./masking.ts";
import type { ReportInput } from "./report-model.ts";

/** As many as anyone looks up in a list. */
const MAX_DOCUMENTS = 2000;

interface Props {
  input: ReportInput;
  nameOf: NameOf;
  isShown: (index: number) => boolean;
  /** Indices of the documents that the report is about; they come first. */
  involved: readonly number[];
}

export function CaseDocuments({ input, nameOf, isShown, involved }: Props) {
  const { report, documents, digests } = input;
  const indexes = inOrder(input, isShown, involved);
  const listed = indexes.slice(0, MAX_DOCUMENTS);
  const { unit } = report.params;
  const isByWords = hasEvidence(report) && unit !== "code";
  return (
    <section>
      <h2 id="documents">{t("report-all-documents")}</h2>
      {listed.length < indexes.length && (
        <p class="note">{t("report-documents-shown", { shown: listed.length, all: indexes.length })}</p>
      )}
      <div class="wide">
        <table class="list">
          <thead>
            <tr>
              <th scope="col">{t("documents-name")}</th>
              <th scope="col">{t("report-length")}</th>
              <th scope="col">{t("report-digests")}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map((index) => {
              const { role = "submission" } = documents[index] ?? {};
              const { words, tokens } = documentAt(report, index);
              return (
                <tr key={index}>
                  <td class="names">
                    <bdi>{nameOf(index)}</bdi>
                    {role !== "submission" && <span class="quiet">{t(roleNames[role])}</span>}
                  </td>
                  <td class="number">
                    {isByWords
                      ? t("comparison-count", { unit: "words", count: words })
                      : t("comparison-count", { unit, count: tokens })}
                  </td>
                  <td class="code">{digests[index] ?? t("report-no-digest")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="quiet">{t("report-digest-hint")}</p>
    </section>
  );
}

/**
 * The documents of the report's pairs, then the others. Those with masked names are in the order of their digests: in the
 * order of names, a class list would reveal who is who.
 */
function inOrder(
  { documents, digests }: ReportInput,
  isShown: (index: number) => boolean,
  involved: readonly number[],
): number[] {
  const first = new Set(involved);
  const others = [...documents.keys()].filter((index) => !first.has(index));
  const masked = others.filter((index) => !isShown(index));
  const key = (index: number): string => digests[index] ?? "";
  masked.sort((x, y) => (key(x) < key(y) ? -1 : key(x) > key(y) ? 1 : 0));
  return [...first, ...others.filter(isShown), ...masked];
}
