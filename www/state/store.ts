/**
 * The page's state as signals. Derived state is computed; actions are in the modules of their topics, or in ./run.ts;
 * components only draw this.
 *
 * Names of people enter the views here, and nowhere else: `intake`, `result` and everything derived from them have aliases
 * instead of names while these are hidden. `originals` and `finished` have the names, and are for code that changes, stores
 * or compares documents.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { emptyIntake } from "../documents/added-files.ts";
import {
  type Intake,
  type PageDocument,
  type ShownDocument,
  type ShownIntake,
  withNames,
} from "../documents/document.ts";
import { linkedDocuments, linkKeyOf, pairOf } from "../documents/document-keys.ts";
import type { Removed } from "../documents/removal.ts";
import type { Forecast, Mistake, Params, Progress, Report, Role } from "../engine/pkg/lookalike.js";
import type { EngineDocument } from "../engine/protocol.ts";
import type { Message } from "../i18n/message.ts";
import type { Presentation } from "../names/presentation.ts";
import type { FoundAuthors, SettledRule } from "../people/authors.ts";
import {
  type AuthorsAnswer,
  authorsQuestion,
  engineDocumentsWithNames,
  type Person,
  peopleOf,
  ruledAuthors,
  toEngineDocument,
  toEngineDocuments,
} from "../people/people.ts";
import type { Content } from "../read/model.ts";
import type { ReadFile } from "../read/read.ts";
import type { Fields } from "../settings/fields.ts";
import type { AutoSelection } from "../settings/presets.ts";
import { Announcement } from "../ui/dom.ts";
import { ports } from "./ports.ts";
import { hashOf, parseRoute, type Route } from "./route.ts";

// biome-ignore lint/performance/noBarrelFile: the engine is part of the state that views use.
export { engine } from "./ports.ts";

/** What the engine is doing, or how the last run ended. */
export type Run =
  | { state: "idle" }
  | { state: "running"; progress: Progress | null }
  /** Not started, because memory would not suffice. */
  | { state: "held" }
  | { state: "cancelled" }
  | { state: "failed"; message: Message };

/** A finished run, and the previous one if only settings changed. */
export interface Result {
  report: Report;
  /** The documents compared, with the roles and authors that they had: those on the page may have changed since. */
  compared: readonly EngineDocument[];
  milliseconds: number;
  /** Whether memory ran out, so that only signatures were kept. */
  isMemoryShort: boolean;
  before: { params: Params; pairs: number } | null;
}

/** All documents with their original names. Views draw `intake`. */
export const originals = signal<Intake>(emptyIntake);
/** Derives `collectedDocuments`; set once collections are loaded. */
export const collected = signal<ReadonlySignal<readonly PageDocument[]>>(signal([]));
/**
 * Documents of the collections on this device that new ones are compared with, in an order of their own; with original
 * names.
 */
export const collectedDocuments = computed(() => collected.value.value);
/** Whether names are replaced with aliases. */
export const namesHidden = signal(false);
/** The last removal, which can be undone, and those before it. */
export const removed = signal<Removed | null>(null);
/** The last answer to the question about authors, which can be undone. */
export const authorsAnswer = signal<AuthorsAnswer | null>(null);
/** A document to reread in another encoding, if the user agrees to lose passages excluded from its pairs. */
export const rereading = signal<{ readonly id: number; readonly content: Content; readonly passages: number } | null>(
  null,
);
/** Files being read; null if none are. */
export const reading = signal<{ done: number; total: number } | null>(null);
/** A message about the user's last input, if it had no effect. */
export const notice = signal<Message | null>(null);

/** What was last added, in sentences. */
export const added = signal<readonly Message[] | null>(null);

/** Files that were added before; they are added again only if the user wants them twice. */
export const repeated = signal<readonly { file: ReadFile; role: Role }[]>([]);

/** Whether the preset for programs was selected automatically. */
export const programs = signal<AutoSelection>("no");

/** Null until the engine has reported its defaults. */
export const fields = signal<Fields | null>(null);
export const mistakes = signal<readonly Mistake[]>([]);
/** Why the engine could not be started. */
export const engineFailure = signal<Message | null>(null);

export const run = signal<Run>({ state: "idle" });
/** The forecast of the current run, or of the one that was not started. */
export const forecast = signal<Forecast | null>(null);
/** The last successful run. Views draw `result`. */
export const finished = signal<Result | null>(null);

export const route = signal<Route>({ view: "pairs" });

/** Announced to screen readers each time it is set. */
export const announcement = new Announcement();

/**
 * The user's last valid pattern, and the authors that it found; it stays until another one has been applied to all paths.
 */
export const patternInForce = signal<{ pattern: string; found: FoundAuthors }>({ pattern: "", found: new Map() });
/** A well-formed pattern that could not be run to its end, and why. */
export const failedPattern = signal<{ pattern: string; mistake: Message } | null>(null);
/** The rule for the authors of documents without one set by hand. */
export const authorRule = computed<SettledRule>(() => {
  const by = fields.value?.authorBy ?? "none";
  return by === "pattern" ? { by, found: patternInForce.value.found } : { by };
});
/** Authors by that rule, or by the user's answer, by document id. */
export const originalAuthors = computed(() => ruledAuthors(originals.value.documents, authorRule.value));
/** Everyone with a submission here, by name: people with only earlier work are not asked about. */
const originalPeople = computed(() =>
  peopleOf(originals.value.documents, originalAuthors.value).filter(({ documents }) =>
    documents.some(({ role }) => role === "submission"),
  ),
);
/** All compared documents, with original names: those on the page, then those of collections. */
const originalParticipants = computed(() => [...originals.value.documents, ...collectedDocuments.value]);
/**
 * Removes names, and passages that are excluded by hand, from everything that is drawn. Loaded with the views of a result,
 * as are the ways to hide and to exclude: before that, there is nothing to remove.
 */
export const presentation = signal<Presentation | null>(null);
/** The same by id, with the texts that the engine has, in which no name is blacked out. */
export const originalDocuments = computed<ReadonlyMap<number, PageDocument>>(
  () => new Map(originalParticipants.value.map((document) => [document.id, document])),
);
const preparedAliases = computed(
  () => presentation.value?.aliasesOf(originalParticipants.value, originalAuthors.value) ?? null,
);
/** Prepares aliases, so that hiding names takes less work at that moment. */
export function prepareAliases(): void {
  preparedAliases.peek();
}
/** The aliases and replacements while names are hidden; null while they are shown. */
const hiding = computed(() => {
  const { value: by } = presentation;
  if (!by || !namesHidden.value) return null;
  const { value: aliases } = preparedAliases;
  const names = by.namesIn(peopleOf(originalParticipants.value, originalAuthors.value));
  return aliases && { by, aliases, names };
});

/** The documents as views draw them. */
export const intake = computed<ShownIntake>(() => {
  const { value: hidden } = hiding;
  if (hidden) return hidden.by.shownIntake(originals.value, hidden.aliases, hidden.names);
  return { ...originals.value, documents: withNames(originals.value.documents) };
});
/** The pairs of the last run with manually excluded passages. */
export const pairExclusions = computed(() => {
  const report = finished.value?.report;
  const pairs = report && presentation.value?.exclusionsOf(report, originalParticipants.value);
  return report && pairs ? { report, exclusions: pairs } : null;
});
/** The last run without manual exclusions. */
const withoutExcluded = computed(() => {
  const { value } = pairExclusions;
  return value && value.exclusions.length > 0
    ? (presentation.value?.adjusted(value.report, value.exclusions) ?? null)
    : null;
});
/** The last successful run, as views draw it: without manual exclusions. */
export const result = computed<Result | null>(() => {
  const { value } = finished;
  if (!value) return null;
  const report = withoutExcluded.value?.report ?? value.report;
  const { value: hidden } = hiding;
  const shown = hidden ? hidden.by.shownReport(report, hidden.aliases) : report;
  return shown === value.report ? value : { ...value, report: shown };
});
/** The manual exclusions from the pairs of `result`, and the engine's numbers for these pairs; null if there are none. */
export const excludedByHand = computed(() => withoutExcluded.value?.byHand ?? null);
/** Everyone with documents here, as views draw them; their keys are the same whether or not names are hidden. */
export const people = computed((): readonly Person<ShownDocument>[] => {
  const shown = hiding.value?.aliases;
  if (!shown) return originalPeople.value.map((person) => ({ ...person, documents: withNames(person.documents) }));
  return originalPeople.value.map((person) => ({
    key: person.key,
    name: shown.people.get(person.key) ?? "",
    documents: person.documents.flatMap(({ id }) => documents.value.get(id) ?? []),
  }));
});
/** Authors by rule or answer, as views draw them. */
export const authorsFound = computed<ReadonlyMap<number, string | null>>(() => {
  const { value: found } = originalAuthors;
  const shown = hiding.value?.aliases.authors;
  return shown ? new Map([...found].map(([id, author]) => [id, author && (shown.get(id) ?? null)])) : found;
});
/** The author of a document, set by hand or found by a rule, as views draw them; null if there is none. */
export function authorOf(id: number): string | null {
  return documents.value.get(id)?.author || (authorsFound.value.get(id) ?? null);
}
/** A message or text from elsewhere without the names in it, while these are hidden. */
export function withoutNames<M extends Message | string>(said: M): M {
  const { value: hidden } = hiding;
  return hidden ? hidden.by.maskedMessage(said, hidden.names) : said;
}

/** All compared documents, as views draw them: those on the page, then those of collections. */
export const participants = computed(() => [
  ...intake.value.documents,
  ...(hiding.value
    ? hiding.value.by.shownDocuments(collectedDocuments.value, hiding.value.aliases, hiding.value.names)
    : withNames(collectedDocuments.value)),
]);
export const documents = computed<ReadonlyMap<number, ShownDocument>>(
  () => new Map(participants.value.map((document) => [document.id, document])),
);
/** The documents of the pair in the address; null if it has none, or they are not both on the page. */
export const pairShown = computed<{ a: ShownDocument; b: ShownDocument } | null>(() => {
  const at = route.value;
  const pair = at.view === "pair" ? pairOf(originalParticipants.value, at.a, at.b) : null;
  const [a, b] = [documents.value.get(pair?.a.id ?? -1), documents.value.get(pair?.b.id ?? -1)];
  return a && b ? { a, b } : null;
});
/** The document in the address, to show with all its matches; null if there is none. */
export const documentShown = computed<ShownDocument | null>(() => {
  const at = route.value;
  const [document] = at.view === "document" ? linkedDocuments(originalParticipants.value, at.key) : [];
  return documents.value.get(document?.id ?? -1) ?? null;
});
/** The address of a pair, or of the list of pairs if one of them is gone. */
export function hashOfPair(a: number, b: number): string {
  const [first, second] = [documents.value.get(a), documents.value.get(b)];
  return hashOf(first && second ? { view: "pair", a: linkKeyOf(first), b: linkKeyOf(second) } : { view: "pairs" });
}
/** The address of a document with all its matches, or of the list of documents if it is gone. */
export function hashOfDocument(id: number): string {
  const document = documents.value.get(id);
  return hashOf(document ? { view: "document", key: linkKeyOf(document) } : { view: "documents" });
}
/** The question to the user about authors. */
export const question = computed(() => {
  const asked = authorRule.value.by === "layout" ? authorsQuestion(originals.value.documents) : null;
  return asked && hiding.value ? hiding.value.by.shownQuestion(asked) : asked;
});
/** The documents for the engine. */
export const engineDocuments = computed(() => [
  ...toEngineDocuments(originals.value.documents, authorRule.value),
  // Last, so that adding to a collection does not change the indices of the others.
  ...collectedDocuments.value.map(toEngineDocument),
]);
/** The same as views and exports show them. */
export const shownEngineDocuments = computed(() =>
  hiding.value
    ? hiding.value.by.shownHeld(engineDocuments.value, documents.value, hiding.value.aliases)
    : engineDocumentsWithNames(engineDocuments.value),
);
/** Shows another view as a new step, which Back takes back. */
export function goTo(route: Route): void {
  ports.address.write(hashOf(route));
}
/** Shows another view in place of the current one: Back leads to where the user came from. */
export function showInPlace(shown: Route): void {
  ports.address.replace(hashOf(shown));
  // Such a step notifies nobody.
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
