/**
 * The page's state as signals. What can be derived is computed, what happens is an action in ./actions.ts or ./run.ts;
 * components only draw this.
 */
import { computed, signal } from "@preact/signals";
import type { Forecast, Mistake, Params, Progress, Report, Role } from "../engine/pkg/lookalike.js";
import type { FoundOwners, SettledRule } from "../files/owners.ts";
import type { ReadFile } from "../files/read.ts";
import type { Message } from "../messages/message.ts";
import { type Fields, mistakesByField, ownerMistake } from "../parameters/fields.ts";
import { emptyIntake, type Intake, type PageDocument } from "./documents.ts";
import { keyOf, pairOf } from "./links.ts";
import { heldArchived, heldDocuments, ownersQuestion, ruledOwners } from "./owners.ts";
import { ports } from "./ports.ts";
import type { ChosenByItself } from "./program-preset.ts";
import type { Removed } from "./removal.ts";
import { hashOf, parseRoute, type Route } from "./route.ts";

// biome-ignore lint/performance/noBarrelFile: the engine is part of the state that views know.
export { engine } from "./ports.ts";

/** What the engine is doing, or how the last run ended. */
export type Run =
  | { state: "idle" }
  | { state: "running"; progress: Progress | null }
  /** Not begun, because memory would not suffice. */
  | { state: "held" }
  | { state: "cancelled" }
  | { state: "failed"; message: Message | string };

/** A finished run, and what the one before it had, where only settings changed. */
export interface Result {
  report: Report;
  milliseconds: number;
  /** Whether memory ran out, so that only signatures were kept. */
  shortOfMemory: boolean;
  before: { params: Params; pairs: number } | null;
}

export const intake = signal<Intake>(emptyIntake);
/** Documents of the archives on this device that new ones are compared with, in an order of their own. */
export const archived = signal<readonly PageDocument[]>([]);
/** What was removed last, for it to be put back. */
export const removed = signal<Removed | null>(null);
/** Files being read; null when none are. */
export const reading = signal<{ done: number; total: number } | null>(null);
/** A message about the last thing the user gave, where it led nowhere. */
export const notice = signal<Message | string | null>(null);

/** Files that were given and had been added before; they are added only if the user wants them twice. */
export const repeated = signal<readonly { file: ReadFile; role: Role }[]>([]);

/** Whether the preset for programs was chosen by itself. */
export const programs = signal<ChosenByItself>("no");

/** Null until the engine has named its defaults. */
export const fields = signal<Fields | null>(null);
export const mistakes = signal<readonly Mistake[]>([]);
/** Why the engine could not be started. */
export const engineFailure = signal<Message | string | null>(null);

export const run = signal<Run>({ state: "idle" });
/** What the run under way, or the one that was not started, is expected to take. */
export const forecast = signal<Forecast | null>(null);
export const result = signal<Result | null>(null);

export const route = signal<Route>({ view: "pairs" });

/** Said to screen readers when it changes. */
export const announcement = signal("");

/** All documents that take part: those on the page, then those of archives. */
export const participants = computed(() => [...intake.value.documents, ...archived.value]);
export const documents = computed<ReadonlyMap<number, PageDocument>>(
  () => new Map(participants.value.map((document) => [document.id, document])),
);
/** The documents of the pair that the address names; null where it names none, or they are not all on the page. */
export const pairShown = computed<{ a: PageDocument; b: PageDocument } | null>(() => {
  const at = route.value;
  return at.view === "pair" ? pairOf(participants.value, at.a, at.b) : null;
});
/** The address of a pair; of the list of pairs where one of them is gone. */
export function hashOfPair(a: number, b: number): string {
  const [first, second] = [documents.value.get(a), documents.value.get(b)];
  return hashOf(first && second ? { view: "pair", a: keyOf(first), b: keyOf(second) } : { view: "pairs" });
}
/** The user's last valid pattern, and the owners that it found; it stays until another one has found all. */
export const patternInForce = signal<{ pattern: string; found: FoundOwners }>({ pattern: "", found: new Map() });
/** A pattern that is well formed and could not be run to its end, and why. */
export const failedPattern = signal<{ pattern: string; mistake: string } | null>(null);
/** What tells whose a document is that has no owner by hand. */
export const ownerRule = computed<SettledRule>(() => {
  const by = fields.value?.ownerBy ?? "none";
  return by === "pattern" ? { by, found: patternInForce.value.found } : { by };
});
/** Owners by that rule, or by the user's answer, by the documents' ids. */
export const ownersFound = computed(() => ruledOwners(intake.value.documents, ownerRule.value));
/** What the user is to be asked about owners. */
export const question = computed(() =>
  ownerRule.value.by === "layout" ? ownersQuestion(intake.value.documents) : null,
);
/** The documents as the engine is given them. */
export const held = computed(() => [
  ...heldDocuments(intake.value.documents, ownerRule.value),
  // Last, so that one more in an archive leaves the places of all others as they are.
  ...archived.value.map(heldArchived),
]);
export const fieldMistakes = computed((): ReadonlyMap<string, readonly (Message | string)[]> => {
  if (!fields.value) return new Map();
  const wrong = ownerMistake(fields.value, failedPattern.value);
  const ofEngine = mistakesByField(mistakes.value, fields.value);
  return wrong === null ? ofEngine : new Map([...ofEngine, ["ownerPattern", [wrong]]]);
});

/** Follows the address. Called once, when the page starts. */
export function followAddress(): void {
  const read = (): void => {
    route.value = parseRoute(ports.address.read());
  };
  ports.address.follow(read);
  read();
}
