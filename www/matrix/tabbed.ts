/** The numbers of the matrix as columns, and as a text that spreadsheets take as cells. */
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import { sharesOf, valuesOf } from "./values.ts";

/** The numbers of the listed pairs. */
export function columnsOf(report: Report) {
  return {
    matched: valuesOf(report, "matched").inRowOfA,
    ofA: sharesOf(report, "a"),
    ofB: sharesOf(report, "b"),
    similarity: valuesOf(report, "similarity").inRowOfA,
  };
}

/** All listed pairs as lines of cells. Numbers are plain, shares from 0 to 1, so that they can be counted with. */
export function tabbed(report: Report): string {
  const { pairs, documents, params } = report;
  const columns = columnsOf(report);
  const head = [
    t("matrix-head-a"),
    t("matrix-head-b"),
    t("matrix-matched-head", { unit: params.unit }),
    t("matrix-head-share-a"),
    t("matrix-head-share-b"),
    t("matrix-similar-head"),
  ];
  const share = (value = 0): string => String(Math.round(value * 1e4) / 1e4);
  const lines = [head.join("\t")];
  for (let row = 0; row < pairs.length; row++) {
    const name = (side: "a" | "b"): string => cellText(documents.name[pairs[side][row] ?? 0] ?? "");
    const { matched, ofA, ofB, similarity } = columns;
    const numbers = [String(matched[row] ?? 0), share(ofA[row]), share(ofB[row]), share(similarity[row])];
    lines.push([name("a"), name("b"), ...numbers].join("\t"));
  }
  return lines.join("\n");
}

/** A name in a spreadsheet's cell: one line, and no formula, which begins with one of these signs. */
export function cellText(name: string): string {
  const line = name.replaceAll(/[\t\r\n]/g, " ");
  return /^[ ]*[=+\-@]/.test(line) ? `'${line}` : line;
}
