/** The stages of a comparison in words, for the page and the terminal. */
import type { Key } from "../i18n/message.ts";
import type { Stage } from "./pkg/lookalike.js";

export const STAGES = {
  text: "run-stage-text",
  spacing: "run-stage-spacing",
  index: "run-stage-index",
  evidence: "run-stage-evidence",
  pairs: "run-stage-pairs",
  candidates: "run-stage-candidates",
  report: "run-stage-report",
} as const satisfies Record<Stage, Key>;
