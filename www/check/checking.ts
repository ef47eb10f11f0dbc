/**
 * Checks one new document against all others, including those of collections that are switched on: how similar it is, what
 * it shares with them, and whether the user's rule admits it.
 */
import { computed, signal } from "@preact/signals";
import type { Collection } from "../collection/collection-storage.ts";
import { metadataOf } from "../collection/document-metadata.ts";
import { collections } from "../collection/page-collections.ts";
import type { DocumentEvidence, IntakeRule, Params } from "../engine/pkg/lookalike.js";
import type { Check, EngineDocument } from "../engine/protocol.ts";
import { type Message, message, problemOf } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { addPasted } from "../intake/intake-actions.ts";
import { checkedDraft, type Draft, emptyDraft } from "../intake/typed.ts";
import { minMatchedFor } from "../pairs/matched.ts";
import { ownText } from "../read/container.ts";
import { decimalFrom, type Fields, paramsOf, wholeFrom } from "../settings/fields.ts";
import { readOne } from "../state/ports.ts";
import * as store from "../state/store.ts";

/** The rule in the form, as typed: the refusal threshold in per cent, and the maximum number of documents in a group. */
export interface RuleFields {
  refuseAt: string;
  largestGroup: string;
}

/** The state of the last check. */
export type Checked =
  | { state: "none" }
  | { state: "checking" }
  | ({ state: "ready" } & Ready)
  | { state: "failed"; message: Message }
  /** `to`: the document on the page that it is now, or the collection that contains it. */
  | { state: "added"; to: { id: number } | { name: string; collection: Pick<Collection, "id" | "name"> } };

/** The findings, and the settings that led to them. */
export interface Ready {
  check: Check;
  draft: Draft;
  rule: RuleFields;
  params: Params;
  against: readonly EngineDocument[];
  /** Documents with enough shared text for the list of pairs, once the new one is added. */
  listed: number;
}

/**
 * The verdict of a check. `copied`: the document shares passages with another, which similarity of whole texts may overlook.
 * That matters more than the rule for adding. `rewritten`: nothing else was found.
 */
export type Verdict = Check["verdict"] | "copied" | "rewritten";

/** The verdict, taking shared passages and rewritten copies into account. */
export function verdictOf({ verdict, evidence }: Check): Verdict {
  if (evidence !== null && evidence.documents.length > 0) return "copied";
  return verdict === "unique" && evidence !== null && evidence.rewritten.length > 0 ? "rewritten" : verdict;
}

/** How many documents share enough with the new one for the list of pairs with that minimum of matched words. */
export function countListed({ evidence }: Check, params: Pick<Params, "minMatched">): number {
  return evidence?.documents.filter((one) => isListed(one, evidence.words, params)).length ?? 0;
}

function isListed(one: DocumentEvidence, ownWords: number, params: Pick<Params, "minMatched">): boolean {
  const { words, evidence } = one;
  return Math.min(evidence.matchedA, evidence.matchedB) >= minMatchedFor([ownWords, words], params);
}

/** Whether documents are listed above the similar ones. */
export function hasFound({ evidence }: Check): boolean {
  return evidence !== null && evidence.documents.length + evidence.rewritten.length > 0;
}

/**
 * Whether it is said that no document is similar, if none is: not below documents that were found in another way, which it would seem
 * to deny, and not of a text that is too short to be checked.
 */
export function saysNoneSimilar(check: Check, params: Params): boolean {
  return !hasFound(check) && !isTooShortToCheck(check, params);
}

/**
 * Upper limit of `minMatched` when one document is checked. The list of pairs may require more, because it has many pairs of
 * long texts; someone who checks one document wants to see even a single copied sentence.
 */
const MAX_MIN_MATCHED = 10;

/** Whether nothing was found because a document has too few words for any match to be reported. */
export function isTooShortToCheck(check: Check, { minMatched, unit }: Params): boolean {
  const { evidence } = check;
  return verdictOf(check) === "unique" && evidence !== null && unit === "words" && evidence.words < minMatched;
}

/** How many words such a document has, and how many a match needs. */
export function tooShortInWords({ evidence }: Check, { minMatched: least }: Pick<Params, "minMatched">): string {
  return t("check-why-too-short", { words: evidence?.words ?? 0, least });
}

/** The number of documents that a new one is compared with. */
export const comparedDocuments = computed(
  () => store.engineDocuments.value.filter(({ role }) => role !== "template").length,
);

export const draft = checkedDraft;
export const rule = signal<RuleFields>({ refuseAt: "90", largestGroup: "5" });
export const checked = signal<Checked>({ state: "none" });

/** The same as shown: nothing is said of a collection that has been deleted since. */
export const lastCheck = computed((): Checked => {
  const { value: last } = checked;
  if (last.state !== "added" || "id" in last.to) return last;
  const { id } = last.to.collection;
  return collections.list.value.some((collection) => collection.id === id) ? last : { state: "none" };
});

/** The file being read into the form; null if none is. */
export const readingFile = signal<string | null>(null);

let abort = new AbortController();
let reading = new AbortController();

/** The mistakes in the rule, by field. */
export function ruleMistakes({ refuseAt, largestGroup }: RuleFields): Partial<Record<keyof RuleFields, Message>> {
  const share = decimalFrom(refuseAt);
  const size = wholeFrom(largestGroup);
  const isShare = share >= 0 && share <= 100;
  const isSize = Number.isInteger(size) && size >= 1;
  return {
    ...(isShare ? {} : { refuseAt: message("check-refuse-at-wrong", { value: refuseAt }) }),
    ...(isSize ? {} : { largestGroup: message("check-largest-group-wrong", { value: largestGroup }) }),
  };
}

/** Puts a file's text into the form, unless another file, or typed text, arrives before it is read. */
export async function takeFile(file: File): Promise<void> {
  stopReading();
  reading = new AbortController();
  const { signal } = reading;
  readingFile.value = file.name;
  const found = ownText(await readOne({ source: { blob: file }, asked: { name: file.name } }, signal));
  if (signal.aborted) return;
  readingFile.value = null;
  cancelCheck();
  if (!found || "error" in found) {
    const reason = found?.error ?? message("check-archive");
    checked.value = { state: "failed", message: message("check-unreadable", { name: file.name, reason }) };
    return;
  }
  const { text, format, tricks, missing, warnings } = found;
  if (text.trim() === "") {
    checked.value = { state: "failed", message: message("check-empty-file", { name: file.name }) };
    return;
  }
  const lost = missing.map((what) => message("check-partly-read", { what }));
  draft.value = { name: file.name, text, format, notes: [...tricks, ...lost, ...warnings] };
  checked.value = { state: "none" };
}

/** Cancels the reading of a file: the form stays as it is. */
export function stopReading(): void {
  reading.abort(new DOMException("overtaken", "AbortError"));
  readingFile.value = null;
}

/** Edits the text in the form. */
export function editDraft(patch: Partial<Draft>): void {
  stopReading();
  draft.value = { ...draft.value, ...patch };
}

/** Clears the form. */
export function dropDraft(): void {
  stopReading();
  cancelCheck();
  draft.value = emptyDraft;
  checked.value = { state: "none" };
}

/** Checks the text in the form against all documents, with the settings of the run on screen, or those in the form. */
export async function runCheck(): Promise<void> {
  const against = store.engineDocuments.value;
  const [text, wanted] = [draft.value, rule.value];
  if (!store.fields.value || against.length === 0 || Object.keys(ruleMistakes(wanted)).length > 0) return;
  cancelCheck();
  abort = new AbortController();
  const { signal } = abort;
  checked.value = { state: "checking" };
  try {
    const ofList = await paramsOfList(store.fields.value, signal);
    const params = paramsOfCheck(ofList);
    const found = await store.engine.check(
      { document: { name: text.name, text: text.text }, params, rule: ruleOf(wanted) },
      { signal },
    );
    signal.throwIfAborted();
    const check = sortByMatched(found, ofList);
    const listed = countListed(check, ofList);
    checked.value = { state: "ready", check, draft: text, rule: wanted, params, against, listed };
    const { aboveThreshold: count } = check.query;
    const [shared, rewritten] = [check.evidence?.documents.length ?? 0, check.evidence?.rewritten.length ?? 0];
    store.announcement.value = [
      ...(count > 0 || saysNoneSimilar(check, params)
        ? [t("check-similar", { count, threshold: params.threshold })]
        : []),
      ...(isTooShortToCheck(check, params) ? [tooShortInWords(check, params)] : []),
      ...(shared > 0 ? [t("check-shared-with", { documents: listed || shared })] : []),
      ...(rewritten > 0 ? [t("check-rewritten", { documents: rewritten })] : []),
    ].join(" ");
  } catch (error) {
    // Whatever the form shows by then is not about a check that was cancelled.
    if (!signal.aborted) checked.value = { state: "failed", message: problemOf(error) };
  }
}

/**
 * In the engine's order, words that many documents share count less. Here all are shown, and readers expect a list to be sorted by
 * what it shows: first the documents that share enough for the list of pairs.
 */
function sortByMatched(check: Check, params: Pick<Params, "minMatched">): Check {
  const { evidence } = check;
  if (!evidence) return check;
  const rank = (one: DocumentEvidence): number => Number(isListed(one, evidence.words, params));
  const documents = [...evidence.documents].sort(
    (x, y) => rank(y) - rank(x) || y.evidence.matchedA - x.evidence.matchedA,
  );
  return { ...check, evidence: { ...evidence, documents } };
}

/**
 * Makes the engine read the documents for the first check while the user is still looking for the text: for ten thousand
 * documents, that takes most of a second. A check that starts earlier waits for the rest of it.
 */
export async function prepareCheck(): Promise<void> {
  const { value: values } = store.fields;
  // A document that was just added has been read on its own.
  if (!values || store.engineDocuments.value.length === 0 || checked.value.state === "added") return;
  try {
    const params = paramsOfCheck(await paramsOfList(values));
    await store.engine.check(
      { document: { name: "", text: "" }, params, rule: { refuseAt: 1, largestGroup: 1 } },
      { urgency: "background" },
    );
  } catch {
    // The check itself will report the error.
  }
}

/** The settings of the run on screen, or those in the form. */
async function paramsOfList(values: Fields, signal?: AbortSignal): Promise<Params> {
  const { value: run } = store.result;
  if (run) return run.report.params;
  return { ...(await store.engine.defaultParams(signal ? { signal } : {})), ...paramsOf(values) };
}

/** The same; for prose, with shorter matches. */
function paramsOfCheck(params: Params): Params {
  if (params.unit !== "words") return params;
  return { ...params, minMatched: Math.min(params.minMatched, MAX_MIN_MATCHED) };
}

/** Why a collection could not be switched on or off; null if it could. */
export const switchProblem = signal<Message | null>(null);

/** Switches the comparison with a collection on or off, here and everywhere. Returns whether it succeeded. */
export async function switchCollection(id: string, isOn: boolean): Promise<boolean> {
  switchProblem.value = await collections.switchOn(id, isOn).then(() => null, problemOf);
  return switchProblem.value === null;
}

/** The rule in the engine's form. */
function ruleOf({ refuseAt, largestGroup }: RuleFields): IntakeRule {
  return {
    // Rounded so that 35 results in the same bits as the literal 0.35.
    refuseAt: Math.round(decimalFrom(refuseAt) * 1e6) / 1e8,
    largestGroup: wholeFrom(largestGroup),
  };
}

/** Ends the running check, if there is one, without an outcome. */
export function cancelCheck(): void {
  abort.abort(new DOMException("cancelled", "AbortError"));
  if (checked.value.state === "checking") checked.value = { state: "none" };
}

/** Adds the checked text to the documents; this starts a run. */
export function addChecked(given: Draft): void {
  addPasted(given.name, given.text, "submission", given);
  const id = store.originals.value.nextId - 1;
  draft.value = emptyDraft;
  checked.value = { state: "added", to: { id } };
}

/** Whether a text is being written to a collection. */
export const isAdding = signal(false);

/** Adds the checked text to a collection that is switched on: the next one is checked against it, too. */
export async function addToCollection({ draft: text, params, rule: wanted }: Ready, to: Collection): Promise<void> {
  if (isAdding.value) return;
  isAdding.value = true;
  // Another text may have been checked by the time that this one is written.
  const { value: before } = checked;
  const isShown = (): boolean => checked.value === before;
  const name = text.name.trim() || t("workspace-text", { number: to.documents + 1 });
  const size = new TextEncoder().encode(text.text).length;
  try {
    const about = metadataOf({ path: name, text: text.text, notes: text.notes, missing: [], tricks: [] });
    await collections.keep({ id: to.id }, [
      { name, size, format: text.format ?? message("files-format-pasted"), about, text: text.text },
    ]);
  } catch (error) {
    if (isShown()) checked.value = { state: "failed", message: problemOf(error) };
    else store.notice.value = problemOf(error);
    return;
  } finally {
    isAdding.value = false;
  }
  // Keep text that was typed in the meantime.
  if (draft.value === text) draft.value = emptyDraft;
  if (isShown()) checked.value = { state: "added", to: { name, collection: { id: to.id, name: to.name } } };
  const added = collections.lastOf(to.id);
  // Only for speed: if it fails, the next check adds the document like any other.
  if (added) store.engine.admit(added.id, { params, rule: ruleOf(wanted) }).catch(() => {});
}
