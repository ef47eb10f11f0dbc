/** The work as it is kept: the page's state → what is written; what was read → a state that the page can take up again. */

import { type DocumentKey, type Intake, isRole, type PageDocument, type UnreadFile } from "../documents/document.ts";
import { isKey } from "../documents/keys.ts";
import { ordered } from "../documents/naming.ts";
import type { Message } from "../i18n/message.ts";
import { emptyDraft, emptyPasted, keptTyped, type Typed } from "../intake/typed.ts";
import { type ExcludedPassages, exclusionsFrom, type KeptExclusions, keptExclusions } from "../review/exclusions.ts";
import { type KeptReviews, keptReviews, type Reviews, reviewsAmong, reviewsFrom } from "../review/review.ts";
import type { Fields } from "../settings/fields.ts";
import type { ChosenByItself } from "../settings/presets.ts";
import type { Change, StoredWork } from "./storage.ts";

/** The work at one moment. */
export interface Work {
  readonly intake: Intake;
  /** Null while the engine has not named its defaults. */
  readonly fields: Partial<Fields> | null;
  readonly programs: ChosenByItself;
  /** What was decided about pairs. */
  readonly reviews: Reviews;
  /** Passages that the user excluded by hand. */
  readonly excluded: ExcludedPassages;
  /** The documents in archives about which something was decided. */
  readonly inArchives: ReadonlySet<DocumentKey>;
  /** The address's hash: where the user is. */
  readonly place: string;
  /** Whether aliases stand in the place of names. */
  readonly namesHidden: boolean;
  /** Texts that stand in forms. */
  readonly typed: Typed;
}

/** What a page knows of the work that it last wrote: documents never change in place, so the same object is unchanged. */
export type Written = ReadonlyMap<number, PageDocument>;

/** The head, as it is written. */
interface Head {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly documents: number;
  readonly nextId: number;
  readonly unread: readonly UnreadFile[];
  readonly fields: Partial<Fields> | null;
  readonly programs: ChosenByItself;
  /** Of the kept documents and those in archives; work of earlier versions has none. */
  readonly reviews?: KeptReviews;
  /** The same. */
  readonly excluded?: KeptExclusions;
  /** The keys of those in archives. */
  readonly inArchives?: readonly DocumentKey[];
  readonly place: string;
  /** Left out by earlier versions of this page. */
  readonly namesHidden?: boolean;
  /** The same. */
  readonly typed?: Typed;
}

/** What was read. */
export interface Reopened {
  readonly savedAt: number;
  readonly intake: Intake;
  /** As kept: a page of another version may know other settings. */
  readonly fields: Partial<Fields> | null;
  readonly programs: ChosenByItself;
  readonly reviews: Reviews;
  readonly excluded: ExcludedPassages;
  readonly inArchives: ReadonlySet<DocumentKey>;
  readonly place: string;
  readonly namesHidden: boolean;
  readonly typed: Typed;
  /** Documents that were kept and could not be read. */
  readonly lost: number;
}

/** What has to be written to get from one state to the next; null where that is nothing but the time. */
export function changeTo(work: Work, before: { written: Written; work: Work | null }, savedAt: number): Change | null {
  const { documents, unread, nextId } = work.intake;
  const put = documents.filter((document) => before.written.get(document.id) !== document);
  const present = new Set(documents.map(({ id }) => id));
  const remove = [...before.written.keys()].filter((id) => !present.has(id));
  if (put.length === 0 && remove.length === 0 && before.work && sameHead(work, before.work)) return null;
  const { fields, programs, place, namesHidden } = work;
  const reviews = keptReviews(reviewsAmong(work.reviews, documents, work.inArchives));
  const excluded = keptExclusions(work.excluded, documents, work.inArchives);
  const decided = { reviews, excluded, inArchives: [...work.inArchives] };
  const settings = { fields, programs, place, namesHidden, typed: keptTyped(work.typed) };
  const head: Head = { savedAt, documents: documents.length, nextId, unread, ...decided, ...settings };
  return { head, put: put.map((document) => [document.id, kept(document)]), remove };
}

/** The documents that are written once `work` is. */
export function writtenOf({ intake }: Pick<Work, "intake">): Written {
  return new Map(intake.documents.map((document) => [document.id, document]));
}

function sameHead(one: Work, other: Work): boolean {
  return (
    one.intake.unread === other.intake.unread &&
    one.intake.nextId === other.intake.nextId &&
    one.fields === other.fields &&
    one.programs === other.programs &&
    one.reviews === other.reviews &&
    one.excluded === other.excluded &&
    one.inArchives === other.inArchives &&
    one.place === other.place &&
    one.namesHidden === other.namesHidden &&
    one.typed.checked === other.typed.checked &&
    one.typed.pasted === other.typed.pasted
  );
}

/** A document without its file: that lies on the user's disk, and may be changed or gone when the page comes back. */
function kept({ source: _, ...document }: PageDocument): Omit<PageDocument, "source"> {
  return document;
}

/** Takes up what was kept. What is not as expected is left out and counted; null where not even the head can be read. */
export function reopened({ head, items }: StoredWork): Reopened | null {
  if (!isHead(head)) return null;
  const documents = ordered(items.filter(isDocument).map((document) => ({ ...document, source: null })));
  const { savedAt, unread, fields, programs, place } = head;
  const nextId = 1 + Math.max(head.nextId - 1, ...documents.map(({ id }) => id), ...unread.map(({ id }) => id));
  const lost = head.documents - documents.length;
  const [reviews, excluded] = [reviewsFrom(head.reviews), exclusionsFrom(head.excluded)];
  const inArchives = new Set((Array.isArray(head.inArchives) ? head.inArchives : []).filter(isKey));
  const typed = typedFrom(head.typed);
  const decided = { reviews, excluded, inArchives, namesHidden: head.namesHidden === true, typed };
  return { savedAt, intake: { documents, unread, nextId }, fields, programs, place, lost, ...decided };
}

/** The kept settings over this page's own: only those that this page knows, and of the kind that it knows. */
export function fieldsFrom(kept: Partial<Fields> | null, own: Fields): Fields {
  const known = Object.entries(kept ?? {}).filter(
    ([name, value]) => Object.hasOwn(own, name) && typeof value === typeof own[name as keyof Fields],
  );
  return { ...own, ...Object.fromEntries(known) };
}

function isHead(value: unknown): value is Head {
  return (
    isObject(value) &&
    ["savedAt", "documents", "nextId"].every((key) => Number.isFinite(value[key])) &&
    Array.isArray(value["unread"]) &&
    (value["fields"] === null || isObject(value["fields"])) &&
    ["no", "yes", "never"].includes(String(value["programs"])) &&
    typeof value["place"] === "string"
  );
}

function isDocument(value: unknown): value is Omit<PageDocument, "source"> {
  return (
    isObject(value) &&
    Number.isSafeInteger(value["id"]) &&
    ["name", "text", "path", "owner", "encoding"].every((key) => typeof value[key] === "string") &&
    isSaid(value["format"]) &&
    ["notes", "missing", "tricks"].every((key) => isListOfSaid(value[key])) &&
    typeof value["size"] === "number" &&
    (value["identity"] === undefined || (isObject(value["identity"]) && isKey(value["identity"]["key"]))) &&
    isRole(String(value["role"]))
  );
}

/** What was typed, as far as it is as expected. */
function typedFrom(value: unknown): Typed {
  const { checked, pasted } = isObject(value) ? value : {};
  const isText = (form: unknown): form is Record<string, unknown> & { name: string; text: string } =>
    isObject(form) && typeof form["name"] === "string" && typeof form["text"] === "string";
  return {
    checked:
      isText(checked) && isListOfSaid(checked["notes"])
        ? { name: checked.name, text: checked.text, notes: checked["notes"] }
        : emptyDraft,
    pasted: isText(pasted) ? { name: pasted.name, text: pasted.text } : emptyPasted,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** What is said of a document: a message, or a text as earlier versions of this page kept it. */
function isSaid(value: unknown): boolean {
  return typeof value === "string" || (isObject(value) && typeof value["code"] === "string");
}

function isListOfSaid(value: unknown): value is (Message | string)[] {
  return Array.isArray(value) && value.every(isSaid);
}
