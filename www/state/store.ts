/**
 * The page's state as signals. What can be derived is computed, what happens is an action in ./actions.ts or ./run.ts;
 * components only draw this.
 */
import { computed, signal } from "@preact/signals";
import { EngineClient } from "../engine/client.ts";
import type { Forecast, Mistake, PairDetail, Params, Progress, Report } from "../engine/pkg/lookalike.js";
import { crewOf } from "../engine/pool.ts";
import type { FoundOwners, SettledRule } from "../files/owners.ts";
import { startWorker } from "../workers.ts";
import { emptyIntake, type Intake, type PageDocument } from "./documents.ts";
import { firstOrder, type Longest, noLengths, type Order, orderIn, rowsOf } from "./pairs.ts";
import type { ChosenByItself } from "./programs.ts";
import { heldDocuments } from "./roles.ts";
import { parseRoute, type Route } from "./route.ts";
import { type Fields, mistakesByField, ownerMistake } from "./settings.ts";

/** What the engine is doing, or how the last run ended. */
export type Run =
  | { state: "idle" }
  | { state: "running"; progress: Progress | null }
  /** Not begun, because memory would not suffice. */
  | { state: "held" }
  | { state: "cancelled" }
  | { state: "failed"; message: string };

/** A finished run, and what the one before it had, where only settings changed. */
export interface Result {
  report: Report;
  milliseconds: number;
  /** Whether memory ran out, so that only signatures were kept. */
  shortOfMemory: boolean;
  before: { params: Params; pairs: number } | null;
}

/** The pair on screen. */
export type Comparison =
  | { state: "none" }
  | { state: "loading" }
  | { state: "ready"; detail: PairDetail; params: Params }
  | { state: "failed"; message: string };

/** The one engine of this page. */
export const engine = new EngineClient({
  startWorker: () => startWorker("engine"),
  crew: crewOf(location.search, navigator.hardwareConcurrency),
});

export const intake = signal<Intake>(emptyIntake);
/** Files being read; null when none are. */
export const reading = signal<{ done: number; total: number } | null>(null);
/** A message about the last thing the user gave, where it led nowhere. */
export const notice = signal<string | null>(null);

/** Whether the preset for programs was chosen by itself. */
export const programs = signal<ChosenByItself>("no");

/** Null until the engine has named its defaults. */
export const fields = signal<Fields | null>(null);
export const mistakes = signal<readonly Mistake[]>([]);
/** Why the engine could not be started. */
export const engineFailure = signal<string | null>(null);

export const run = signal<Run>({ state: "idle" });
/** What the run under way, or the one that was not started, is expected to take. */
export const forecast = signal<Forecast | null>(null);
export const result = signal<Result | null>(null);
export const comparison = signal<Comparison>({ state: "none" });

export const route = signal<Route>({ view: "pairs" });
export const filter = signal("");
export const order = signal<Order>(firstOrder);
/** The longest passages known so far. The array grows in place, and a new wrapper tells of it. */
export const longest = signal<Longest>(noLengths);
/** How many pairs' longest passages are still to come before the table can be sorted by them; 0 when none. */
export const longestMissing = signal(0);

/** Said to screen readers when it changes. */
export const announcement = signal("");

export const documents = computed<ReadonlyMap<number, PageDocument>>(
  () => new Map(intake.value.documents.map((document) => [document.id, document])),
);
/** The user's last valid pattern, and the owners that it found; it stays until another one has found all. */
export const patternInForce = signal<{ pattern: string; found: FoundOwners }>({ pattern: "", found: new Map() });
/** A pattern that is well formed and could not be run to its end, and why. */
export const failedPattern = signal<{ pattern: string; mistake: string } | null>(null);
/** What tells whose a document is that has no owner by hand. */
export const ownerRule = computed<SettledRule>(() => {
  const by = fields.value?.ownerBy ?? "none";
  return by === "pattern" ? { by, found: patternInForce.value.found } : { by };
});
/** The documents as the engine is given them. */
export const held = computed(() => heldDocuments(intake.value.documents, ownerRule.value));
export const fieldMistakes = computed((): ReadonlyMap<string, string> => {
  if (!fields.value) return new Map();
  const wrong = ownerMistake(fields.value, failedPattern.value);
  const ofEngine = mistakesByField(mistakes.value, fields.value);
  return wrong === null ? ofEngine : new Map([...ofEngine, ["ownerPattern", wrong]]);
});
export const rows = computed(() => {
  if (!result.value) return new Uint32Array();
  // Only the order by length depends on lengths: without this, each that arrives would sort the table again.
  const lengths = order.value.key === "longest" && longestMissing.value === 0 ? longest.value.tokens : null;
  const { report } = result.value;
  return rowsOf(report, filter.value, orderIn(report, order.value), lengths);
});

/** Follows the address. Called once, when the page starts. */
export function followAddress(): void {
  const read = (): void => {
    route.value = parseRoute(location.hash);
  };
  addEventListener("hashchange", read);
  read();
}
