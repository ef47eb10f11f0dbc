/** The engine's warnings about a document. */
import type { Report, Warning } from "../engine/pkg/lookalike.js";
import { warningMessages } from "../engine/said-warnings.ts";
import { say } from "../messages/t.ts";

/** A warning in sentences, with documents under their names in the report. */
export function warningInWords(warning: Warning, { documents }: Pick<Report, "documents">): string {
  return warningMessages(warning, (place) => documents.name[place] ?? "")
    .map(say)
    .join(" ");
}
