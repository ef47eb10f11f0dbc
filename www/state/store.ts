/**
 * The page's state as signals. What can be derived is computed, what happens is an action of its topic, or in ./run.ts;
 * components only draw this.
 *
 * Names of people enter the views here, and nowhere else: `intake`, `result` and all that follows from them have aliases in the
 * place of names while these are hidden. `given` and `finished` have the names, and are for what changes, keeps or compares
 * documents.
 */
import { computed, signal } from "@preact/signals";
import {
  type Intake,
  type PageDocument,
  type ShownDocument,
  type ShownIntake,
  withNames,
} from "../documents/document.ts";
import { emptyIntake } from "../documents/intake.ts";
import { linkedDocuments, linkKeyOf, pairOf } from "../documents/keys.ts";
import type { Removed } from "../documents/removal.ts";
import type { Forecast, Mistake, Params, Progress, Report, Role } from "../engine/pkg/lookalike.js";
import type { Message } from "../i18n/message.ts";
import type { Presentation } from "../names/presentation.ts";
import type { FoundOwners, SettledRule } from "../people/owners.ts";
import {
  engineDocumentsWithNames,
  ownersQuestion,
  type Person,
  peopleOf,
  ruledOwners,
  toEngineDocument,
  toEngineDocuments,
} from "../people/people.ts";
import type { Content } from "../read/model.ts";
import type { ReadFile } from "../read/read.ts";
import type { Fields } from "../settings/fields.ts";
import type { ChosenByItself } from "../settings/presets.ts";
import { Announcement } from "../ui/dom.ts";
import { ports } from "./ports.ts";
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
  | { state: "failed"; message: Message };

/** A finished run, and what the one before it had, where only settings changed. */
export interface Result {
  report: Report;
  milliseconds: number;
  /** Whether memory ran out, so that only signatures were kept. */
  shortOfMemory: boolean;
  before: { params: Params; pairs: number } | null;
}

/** All documents as they were given. Views draw `intake`. */
export const originals = signal<Intake>(emptyIntake);
/** Documents of the archives on this device that new ones are compared with, in an order of their own; with their names. */
export const archived = signal<readonly PageDocument[]>([]);
/** Whether aliases stand in the place of names. */
export const namesHidden = signal(false);
/** What was removed last, for it to be put back. */
export const removed = signal<Removed | null>(null);
/** A document that is to be read in another encoding, if the user lets go of passages excluded from its pairs. */
export const rereading = signal<{ readonly id: number; readonly content: Content; readonly passages: number } | null>(
  null,
);
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
export const engineFailure = signal<Message | null>(null);

export const run = signal<Run>({ state: "idle" });
/** What the run under way, or the one that was not started, is expected to take. */
export const forecast = signal<Forecast | null>(null);
/** The last run that ended well. Views draw `result`. */
export const finished = signal<Result | null>(null);

export const route = signal<Route>({ view: "pairs" });

/** Said to screen readers each time it is set. */
export const announcement = new Announcement();

/** The user's last valid pattern, and the owners that it found; it stays until another one has found all. */
export const patternInForce = signal<{ pattern: string; found: FoundOwners }>({ pattern: "", found: new Map() });
/** A pattern that is well formed and could not be run to its end, and why. */
export const failedPattern = signal<{ pattern: string; mistake: Message } | null>(null);
/** What tells whose a document is that has no owner by hand. */
export const ownerRule = computed<SettledRule>(() => {
  const by = fields.value?.ownerBy ?? "none";
  return by === "pattern" ? { by, found: patternInForce.value.found } : { by };
});
/** Owners by that rule, or by the user's answer, by the documents' ids. */
const originalOwners = computed(() => ruledOwners(originals.value.documents, ownerRule.value));
/** Everybody with a submission here, by their names: whoever has documents in the archive alone is not asked about. */
const originalPeople = computed(() =>
  peopleOf(originals.value.documents, originalOwners.value).filter(({ documents }) =>
    documents.some(({ role }) => role === "submission"),
  ),
);
/** All documents that take part, with their names: those on the page, then those of archives. */
const originalParticipants = computed(() => [...originals.value.documents, ...archived.value]);
/**
 * What takes names, and passages that are excluded by hand, off all that is drawn. It is loaded with the views of a
 * result, as are the ways to hide and to exclude: before that nothing is.
 */
export const presentation = signal<Presentation | null>(null);
/** The same by their ids: as the engine has them, which counts what no name is blacked out in. */
export const originalDocuments = computed<ReadonlyMap<number, PageDocument>>(
  () => new Map(originalParticipants.value.map((document) => [document.id, document])),
);
const preparedAliases = computed(
  () => presentation.value?.aliasesOf(originalParticipants.value, originalOwners.value) ?? null,
);
/** Has aliases at hand, for names to be hidden with less work at once. */
export function prepareAliases(): void {
  preparedAliases.peek();
}
/** The same while names are hidden, with what stands for them; null while they are shown. */
const hiding = computed(() => {
  const { value: by } = presentation;
  if (!by || !namesHidden.value) return null;
  const { value: aliases } = preparedAliases;
  const names = by.namesIn(peopleOf(originalParticipants.value, originalOwners.value));
  return aliases && { by, aliases, names };
});

/** The documents as views draw them. */
export const intake = computed<ShownIntake>(() => {
  const { value: hidden } = hiding;
  if (hidden) return hidden.by.shownIntake(originals.value, hidden.aliases, hidden.names);
  return { ...originals.value, documents: withNames(originals.value.documents) };
});
/** The pairs of the last run from which passages are excluded by hand. */
export const pairExclusions = computed(() => {
  const report = finished.value?.report;
  const pairs = report && presentation.value?.exclusionsOf(report, originalParticipants.value);
  return report && pairs ? { report, exclusions: pairs } : null;
});
/** The last run without what is excluded by hand. */
const withoutExcluded = computed(() => {
  const { value } = pairExclusions;
  return value && value.exclusions.length > 0
    ? (presentation.value?.adjusted(value.report, value.exclusions) ?? null)
    : null;
});
/** The last run that ended well, as views draw it: without what is excluded by hand. */
export const result = computed<Result | null>(() => {
  const { value } = finished;
  if (!value) return null;
  const report = withoutExcluded.value?.report ?? value.report;
  const { value: hidden } = hiding;
  const shown = hidden ? hidden.by.shownReport(report, hidden.aliases) : report;
  return shown === value.report ? value : { ...value, report: shown };
});
/** What is excluded by hand from the pairs of `result`, and the engine's numbers of these; null where nothing is. */
export const excludedByHand = computed(() => withoutExcluded.value?.byHand ?? null);
/** Everybody whose documents are here, as views draw them; their keys are the same whether or not names are hidden. */
export const people = computed((): readonly Person<ShownDocument>[] => {
  const shown = hiding.value?.aliases;
  if (!shown) return originalPeople.value.map((person) => ({ ...person, documents: withNames(person.documents) }));
  return originalPeople.value.map((person) => ({
    key: person.key,
    name: shown.people.get(person.key) ?? "",
    documents: person.documents.flatMap(({ id }) => documents.value.get(id) ?? []),
  }));
});
/** Owners by rule or answer, as views draw them. */
export const ownersFound = computed<ReadonlyMap<number, string | null>>(() => {
  const { value: found } = originalOwners;
  const shown = hiding.value?.aliases.owners;
  return shown ? new Map([...found].map(([id, owner]) => [id, owner && (shown.get(id) ?? null)])) : found;
});
/** A sentence from elsewhere without the names in it, while these are hidden. */
export function withoutNames(sentence: string): string {
  const { value: hidden } = hiding;
  return hidden ? hidden.by.masked(sentence, hidden.names) : sentence;
}

/** All documents that take part, as views draw them: those on the page, then those of archives. */
export const participants = computed(() => [
  ...intake.value.documents,
  ...(hiding.value
    ? hiding.value.by.shownDocuments(archived.value, hiding.value.aliases, hiding.value.names)
    : withNames(archived.value)),
]);
export const documents = computed<ReadonlyMap<number, ShownDocument>>(
  () => new Map(participants.value.map((document) => [document.id, document])),
);
/** The documents of the pair that the address names; null where it names none, or they are not all on the page. */
export const pairShown = computed<{ a: ShownDocument; b: ShownDocument } | null>(() => {
  const at = route.value;
  const pair = at.view === "pair" ? pairOf(originalParticipants.value, at.a, at.b) : null;
  const [a, b] = [documents.value.get(pair?.a.id ?? -1), documents.value.get(pair?.b.id ?? -1)];
  return a && b ? { a, b } : null;
});
/** The document that the address names, to be shown with all its matches; null where there is none. */
export const documentShown = computed<ShownDocument | null>(() => {
  const at = route.value;
  const [document] = at.view === "document" ? linkedDocuments(originalParticipants.value, at.key) : [];
  return documents.value.get(document?.id ?? -1) ?? null;
});
/** The address of a pair; of the list of pairs where one of them is gone. */
export function hashOfPair(a: number, b: number): string {
  const [first, second] = [documents.value.get(a), documents.value.get(b)];
  return hashOf(first && second ? { view: "pair", a: linkKeyOf(first), b: linkKeyOf(second) } : { view: "pairs" });
}
/** What the user is to be asked about owners. */
export const question = computed(() => {
  const asked = ownerRule.value.by === "layout" ? ownersQuestion(originals.value.documents) : null;
  return asked && hiding.value ? hiding.value.by.shownQuestion(asked) : asked;
});
/** The documents as the engine is given them. */
export const engineDocuments = computed(() => [
  ...toEngineDocuments(originals.value.documents, ownerRule.value),
  // Last, so that one more in an archive leaves the places of all others as they are.
  ...archived.value.map(toEngineDocument),
]);
/** The same as views and exports show them. */
export const shownEngineDocuments = computed(() =>
  hiding.value
    ? hiding.value.by.shownHeld(engineDocuments.value, documents.value, hiding.value.aliases)
    : engineDocumentsWithNames(engineDocuments.value),
);
/** Leads to another view by a step that Back takes back. */
export function goTo(route: Route): void {
  ports.address.write(hashOf(route));
}
/** Shows another view in the place of the one on screen: Back leads to where the user came from. */
export function showInPlace(shown: Route): void {
  ports.address.replace(hashOf(shown));
  // Nobody is told of such a step.
  route.value = shown;
}
/** Follows the address. Called once, when the page starts. */
export function followAddress(): void {
  const read = (): void => {
    route.value = parseRoute(ports.address.read());
  };
  ports.address.follow(read);
  read();
}
