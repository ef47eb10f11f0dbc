/** The engine's warnings about a document, said from their codes and the report's numbers. */
import type { Report, WarningCode } from "../engine/pkg/lookalike.js";
import { t } from "../messages/t.ts";
import type { PageDocument } from "./documents.ts";

/** What is known of a document: enough to find another with the same text. */
export type Known = Pick<PageDocument, "id" | "name" | "text">;

/** A warning of the document at a place in the report, in sentences. `documents` are those of the page. */
export function warningInWords(code: WarningCode, report: Report, at: number, documents: readonly Known[]): string {
  const { documents: columns, params } = report;
  const number = (column: Uint32Array): number => column[at] ?? 0;
  switch (code) {
    case "empty":
      return t("documents-empty", { unit: params.unit });
    case "tooShort":
      return tooShort(number(columns.tokens), report);
    case "tooShortToTell":
      return t("documents-too-short-to-tell");
    case "loneSurrogates":
      return t("documents-broken-characters");
    case "invisibleCharacters":
      return t("documents-invisible", { count: number(columns.invisible) });
    case "backwardsText":
      return t("documents-backwards", { count: number(columns.backwards) });
    case "lookAlikeLetters":
      return t("documents-look-alike", { count: number(columns.lookAlike) });
    case "styledLetters":
      return t("documents-styled", { count: number(columns.styled) });
    case "spacedLetters":
      return t("documents-spaced", { count: number(columns.spacedOut) });
    case "sameName":
      return t("documents-same-name", { number: namesakesUpTo(columns.name, at) });
    case "sameText":
      return sameText(columns.id[at], documents);
    case "littleLeft":
      return littleLeft(report, number);
    // Of comparisons as a whole.
    case "tooFewDocuments":
    case "pairsLeftOut":
    case "idleTemplate":
    case "commonLeftOut":
    case "fallback":
      return "";
  }
}

function tooShort(tokens: number, { params: { unit, k } }: Report): string {
  if (unit === "code") return t("documents-too-short-code", { tokens, k });
  return unit === "characters"
    ? t("documents-too-short-characters", { tokens, k })
    : t("documents-too-short-words", { tokens, k });
}

function namesakesUpTo(names: readonly string[], at: number): number {
  return names.slice(0, at + 1).filter((name) => name === names[at]).length;
}

function sameText(id: number | undefined, documents: readonly Known[]): string {
  const own = documents.find((document) => document.id === id);
  const first = own && documents.find(({ text }) => text === own.text);
  // While documents come and go over a finished run, the first of them may be gone.
  return first && first !== own ? t("documents-same-text", { other: first.name }) : t("documents-same-text-earlier");
}

function littleLeft({ documents }: Report, number: (column: Uint32Array) => number): string {
  const { compared, distinct, inTemplate, common, quoted, referenced } = documents;
  const reasons = [
    ["documents-little-template", number(inTemplate)],
    ["documents-little-common", number(common)],
    ["documents-little-quoted", number(quoted)],
    ["documents-little-references", number(referenced)],
  ] as const;
  return [
    t("documents-little-left", { compared: number(compared), all: number(distinct) }),
    ...reasons.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count })),
  ].join(" ");
}
