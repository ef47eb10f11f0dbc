/** Converts the page's state to its stored form, and the stored form back to a state that the page can restore. */

import { type DocumentKey, type Intake, isRole, type PageDocument, type UnreadFile } from "../documents/document.ts";
import { isKey } from "../documents/document-keys.ts";
import { ordered } from "../documents/naming.ts";
import { pageStartsFrom } from "../documents/pages.ts";
import { type Message, message } from "../i18n/message.ts";
import { emptyDraft, emptyPasted, keptTyped, type Typed } from "../intake/typed.ts";
import { tracesFrom } from "../read/traces.ts";
import { type ExcludedPassages, exclusionsFrom, type KeptExclusions, keptExclusions } from "../review/exclusions.ts";
import { type KeptReviews, keptReviews, type Reviews, reviewsAmong, reviewsFrom } from "../review/review.ts";
import type { Fields } from "../settings/fields.ts";
import type { AutoSelection } from "../settings/presets.ts";
import { currentSetting, storedAuthor } from "./former-names.ts";
import { type Change, isObject, type StoredWork } from "./work-storage.ts";

/** The work at one moment. */
export interface Work {
  readonly intake: Intake;
  /** Null until the engine has reported its defaults. */
  readonly fields: Partial<Fields> | null;
  readonly programs: AutoSelection;
  readonly reviews: Reviews;
  /** Passages that the user excluded by hand. */
  readonly excluded: ExcludedPassages;
  /** The documents in collections with decisions about them. */
  readonly inCollections: ReadonlySet<DocumentKey>;
  /** The address's hash: the current view. */
  readonly place: string;
  /** Whether names are replaced with aliases. */
  readonly namesHidden: boolean;
  /** The keys of files that are compared although most authors have them alike. */
  readonly comparedAnyway: ReadonlySet<string>;
  /** Texts in forms. */
  readonly typed: Typed;
}

/** The documents that the page last wrote: documents are immutable, so the same object is unchanged. */
export type Written = ReadonlyMap<number, PageDocument>;

interface WorkHead {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly documents: number;
  readonly nextId: number;
  readonly unread: readonly UnreadFile[];
  readonly fields: Partial<Fields> | null;
  readonly programs: AutoSelection;
  /** For the saved documents and those in collections; absent in work of earlier versions. */
  readonly reviews?: KeptReviews;
  /** Likewise. */
  readonly excluded?: KeptExclusions;
  /** The keys of those in collections. */
  readonly inArchives?: readonly DocumentKey[];
  readonly place: string;
  /** Absent in work of earlier versions. */
  readonly namesHidden?: boolean;
  /** Likewise. */
  readonly comparedAnyway?: readonly string[];
  /** Likewise. */
  readonly typed?: Typed;
}

/** The work that was read. Its settings are as they were saved: a page of another version may know other ones. */
export interface Reopened extends Work {
  readonly savedAt: number;
  /** Number of saved documents that could not be read. */
  readonly lost: number;
}

/** What stored work contains, without its documents. */
export interface KeptSummary {
  readonly savedAt: number;
  readonly documents: number;
  /** Pairs with a review, a note or an excluded passage. */
  readonly pairs: number;
}

/** Null if the head cannot be read. */
export function summaryOf(head: unknown): KeptSummary | null {
  if (!isHead(head)) return null;
  const { savedAt, documents } = head;
  const pairs = new Set([...reviewsFrom(head.reviews).keys(), ...exclusionsFrom(head.excluded).keys()]);
  return { savedAt, documents, pairs: pairs.size };
}

/** The changes between two states; null if only the time differs. */
export function changeTo(work: Work, before: { written: Written; work: Work | null }, savedAt: number): Change | null {
  const { documents, unread, nextId } = work.intake;
  const put = documents.filter((document) => before.written.get(document.id) !== document);
  const present = new Set(documents.map(({ id }) => id));
  const remove = [...before.written.keys()].filter((id) => !present.has(id));
  if (put.length === 0 && remove.length === 0 && before.work && sameHead(work, before.work)) return null;
  const { fields, programs, place, namesHidden } = work;
  const reviews = keptReviews(reviewsAmong(work.reviews, documents, work.inCollections));
  const excluded = keptExclusions(work.excluded, documents, work.inCollections);
  const decided = { reviews, excluded, inArchives: [...work.inCollections] };
  const comparedAnyway = [...work.comparedAnyway];
  const settings = { fields, programs, place, namesHidden, comparedAnyway, typed: keptTyped(work.typed) };
  const head: WorkHead = {
    ...{ savedAt, documents: documents.length, nextId, unread: unread.map(withoutFile) },
    ...{ ...decided, ...settings },
  };
  const isWhole = before.written.size === 0;
  return { head, put: put.map((document) => [document.id, kept(document)]), remove, isWhole };
}

/** The documents stored once `work` is written. */
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
    one.inCollections === other.inCollections &&
    one.place === other.place &&
    one.namesHidden === other.namesHidden &&
    one.comparedAnyway === other.comparedAnyway &&
    one.typed.checked === other.typed.checked &&
    one.typed.pasted === other.typed.pasted
  );
}

/** A document without its file, which is on the user's disk, and may be changed or gone when the page is opened again. */
function kept({ source: _, pictures: __, ...document }: PageDocument): Omit<PageDocument, "source" | "pictures"> {
  return document;
}

function withoutFile({ pictures: _, locked: __, ...file }: UnreadFile): UnreadFile {
  return file;
}

/** Restores stored work. Drops and counts anything malformed; null if not even the head can be read. */
export function reopened({ head, items }: StoredWork): Reopened | null {
  if (!isHead(head)) return null;
  const documents = ordered(
    items
      .map(withAuthor)
      .filter(isDocument)
      .map((document) => ({
        ...document,
        format: isMessage(document.format) ? document.format : message("files-format-plain"),
        notes: document.notes.filter(isMessage),
        missing: document.missing.filter(isMessage),
        tricks: document.tricks.filter(isMessage),
        pages: pageStartsFrom(document.pages, document.text.length),
        traces: tracesFrom(document.traces),
        source: null,
      })),
  );
  const { savedAt, unread, fields, programs, place } = head;
  const nextId = 1 + Math.max(head.nextId - 1, ...documents.map(({ id }) => id), ...unread.map(({ id }) => id));
  const lost = head.documents - documents.length;
  const [reviews, excluded] = [reviewsFrom(head.reviews), exclusionsFrom(head.excluded)];
  const inCollections = new Set((Array.isArray(head.inArchives) ? head.inArchives : []).filter(isKey));
  const typed = typedFrom(head.typed);
  const comparedAnyway = new Set((Array.isArray(head.comparedAnyway) ? head.comparedAnyway : []).map(String));
  const decided = { reviews, excluded, inCollections };
  const shown = { namesHidden: head.namesHidden === true, comparedAnyway, typed };
  return { savedAt, intake: { documents, unread, nextId }, fields, programs, place, lost, ...decided, ...shown };
}

/** The saved settings merged over this page's own: only known settings of the right type. */
export function fieldsFrom(kept: Partial<Fields> | null, own: Fields): Fields {
  const current = Object.entries(kept ?? {}).map(([name, value]) => [currentSetting(name), value] as const);
  const known = current.filter(
    ([name, value]) => Object.hasOwn(own, name) && typeof value === typeof own[name as keyof Fields],
  );
  return { ...own, ...Object.fromEntries(known) };
}

function isHead(value: unknown): value is WorkHead {
  return (
    isObject(value) &&
    ["savedAt", "documents", "nextId"].every((key) => Number.isFinite(value[key])) &&
    Array.isArray(value["unread"]) &&
    (value["fields"] === null || isObject(value["fields"])) &&
    ["no", "yes", "never"].includes(String(value["programs"])) &&
    typeof value["place"] === "string"
  );
}

function withAuthor(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { owner: _, ...document } = value;
  return { ...document, author: storedAuthor(value) };
}

/** Messages, or texts as earlier versions of this page stored them, in whatever language it had then. */
type MessagesOrTexts = readonly (Message | string)[];

interface StoredDocument extends Omit<PageDocument, "source" | "format" | "notes" | "missing" | "tricks"> {
  readonly format: Message | string;
  readonly notes: MessagesOrTexts;
  readonly missing: MessagesOrTexts;
  readonly tricks: MessagesOrTexts;
}

function isDocument(value: unknown): value is StoredDocument {
  return (
    isObject(value) &&
    Number.isSafeInteger(value["id"]) &&
    ["name", "text", "path", "author", "encoding"].every((key) => typeof value[key] === "string") &&
    isMessageOrText(value["format"]) &&
    ["notes", "missing", "tricks"].every((key) => areMessagesOrTexts(value[key])) &&
    typeof value["size"] === "number" &&
    (value["identity"] === undefined || (isObject(value["identity"]) && isKey(value["identity"]["key"]))) &&
    isRole(String(value["role"]))
  );
}

/** The valid part of stored form texts. */
function typedFrom(value: unknown): Typed {
  const { checked, pasted } = isObject(value) ? value : {};
  const isText = (form: unknown): form is Record<string, unknown> & { name: string; text: string } =>
    isObject(form) && typeof form["name"] === "string" && typeof form["text"] === "string";
  return {
    checked:
      isText(checked) && areMessagesOrTexts(checked["notes"])
        ? {
            ...{ name: checked.name, text: checked.text, notes: checked["notes"].filter(isMessage) },
            ...(isMessage(checked["format"]) && { format: checked["format"] }),
          }
        : emptyDraft,
    pasted: isText(pasted) ? { name: pasted.name, text: pasted.text } : emptyPasted,
  };
}

function isMessageOrText(value: unknown): value is Message | string {
  return typeof value === "string" || isMessage(value);
}

function isMessage(value: unknown): value is Message {
  return isObject(value) && typeof value["code"] === "string";
}

function areMessagesOrTexts(value: unknown): value is MessagesOrTexts {
  return Array.isArray(value) && value.every(isMessageOrText);
}
