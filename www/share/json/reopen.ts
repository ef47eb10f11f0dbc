/**
 * Turns a saved result (./json.ts) into the documents, settings and reviews that the page restores, or a message why it
 * cannot.
 *
 * The file is untrusted. Its pairs and counts are ignored: the engine computes them again from the texts. Everything else is
 * checked here, and anything unexpected rejects the whole file, so that nothing is half reopened.
 */
import { pageStartsFrom } from "../../documents/pages.ts";
import type { Role } from "../../engine/pkg/lookalike.js";
import { type Message, message } from "../../i18n/message.ts";
import { messageFrom } from "../../i18n/stored-message.ts";
import { storedAuthor } from "../../keep/former-names.ts";
import { plainName } from "../../read/names.ts";
import { tracesFrom } from "../../read/traces.ts";
import type { ExcludedPassage } from "../../review/adjusted-report.ts";
import type { SavedExclusions, SavedReview, SavedSource, Settings } from "./json.ts";
import { FORMAT, HEAD_BYTES, MAX_BYTES, recognise, VERSION } from "./result-format.ts";

/** A document as saved. */
export interface ReopenedDocument extends SavedSource {
  readonly role: Role;
  /** Its name, if that is not derived from its path. */
  readonly name?: string;
}

/** A file that could not be read when the result was made. */
export interface ReopenedUnread {
  readonly path: string;
  readonly size: number;
  readonly reason: Message;
}

/** The contents of a saved result that the page uses. */
export interface ReopenedResult {
  readonly engine: string;
  readonly digest: string;
  readonly documents: readonly ReopenedDocument[];
  readonly unread: readonly ReopenedUnread[];
  readonly settings: Settings;
  /** Whether its names and texts are those shown while names were hidden: then they are not what was compared. */
  readonly namesHidden: boolean;
  readonly reviews: readonly SavedReview[];
  readonly exclusions: readonly SavedExclusions[];
  /** Whether roles and authors were saved: without them, all documents are submissions. */
  readonly hasRoles: boolean;
}

/** The result of reading a file: its contents, or why it is rejected. */
export type Reopening = { readonly result: ReopenedResult } | { readonly refusal: Message };

/** Maximum length of a name, an author or a note; longer ones are never written. */
const MAX_TEXT_CHARACTERS = 20_000;

/** Maximum length of a setting: a pattern that the user wrote. */
const MAX_SETTING_CHARACTERS = 2000;

/** Maximum documents and unread files of a result, and notes of a document. */
const MAX_DOCUMENTS = 200_000;
const MAX_NOTES = 1000;

/** Maximum pairs with a review. */
const MAX_REVIEWS = 1_000_000;

/** Maximum passages excluded from one pair. */
const MAX_EXCLUDED = 100_000;

const REVIEW_STATES = ["unreviewed", "cleared", "discuss", "confirmed"] as const;

/** Maximum stated size of a document in bytes: more than a file may have. */
const MAX_SIZE = 2 ** 40;

/** Something in a file is not as we would have written it. */
class NotAsWritten extends Error {
  readonly userMessage: Message;

  constructor(userMessage: Message) {
    super(userMessage.code);
    this.userMessage = userMessage;
  }
}

/** Reads a file that `recognise` identifies as a result. */
export function reopen(text: string): Reopening {
  if (text.length > MAX_BYTES)
    return { refusal: message("outputs-too-large", { size: text.length, limit: MAX_BYTES }) };
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch (error) {
    const isCutOff = !plain.trimEnd().endsWith("}");
    const reason = error instanceof Error ? error.message.slice(0, 200) : "";
    return { refusal: isCutOff ? message("outputs-cut-off") : message("outputs-not-json", { reason }) };
  }
  try {
    return { result: resultOf(value, recognise(plain.slice(0, HEAD_BYTES)) === "unnamed") };
  } catch (error) {
    if (error instanceof NotAsWritten) return { refusal: error.userMessage };
    throw error;
  }
}

function resultOf(value: unknown, isUnnamed: boolean): ReopenedResult {
  const file = objectAt(value, "$");
  const { format, version } = file;
  if (format !== FORMAT) {
    throw new NotAsWritten(isUnnamed ? message("outputs-older") : message("outputs-not-a-result"));
  }
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) wrong("version");
  if ((version as number) > VERSION) throw new NotAsWritten(message("outputs-newer"));
  const engine = textAt(file["engine"], "engine", 40);
  const digest = textAt(file["digest"], "digest", 32);
  if (!/^[0-9a-f]{32}$/.test(digest)) wrong("digest");
  const documents = listAt(file["documents"], "documents", MAX_DOCUMENTS);
  if (documents.some((each) => !hasSource(each))) throw new NotAsWritten(message("outputs-without-texts"));
  if (documents.length === 0) throw new NotAsWritten(message("outputs-no-documents"));
  const unread = listAt(file["unread"] ?? [], "unread", MAX_DOCUMENTS);
  return {
    engine,
    digest,
    documents: documents.map((each, at) => documentOf(each, `documents[${at}]`)),
    unread: unread.map((each, at) => unreadOf(each, `unread[${at}]`)),
    settings: settingsOf(file["settings"] ?? {}),
    namesHidden: switchAt(file["namesHidden"] ?? false, "namesHidden"),
    reviews: listAt(file["reviews"] ?? [], "reviews", MAX_REVIEWS).map((each, at) =>
      reviewOf(each, `reviews[${at}]`, documents.length),
    ),
    exclusions: listAt(file["excludedPassages"] ?? [], "excludedPassages", MAX_REVIEWS).map((each, at) =>
      exclusionsAt(each, `excludedPassages[${at}]`, documents.length),
    ),
    hasRoles: documents.some((each) => Object.hasOwn(objectAt(each, "documents"), "role")),
  };
}

function hasSource(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "source");
}

function documentOf(value: unknown, path: string): ReopenedDocument {
  const document = objectAt(value, path);
  const source = objectAt(document["source"], `${path}.source`);
  const pathOf = (name: string): string => `${path}.source.${name}`;
  const author = storedAuthor(source);
  const text = textAt(source["text"], pathOf("text"), MAX_BYTES);
  const group = source["group"];
  const traces = tracesFrom(source["traces"]);
  return {
    role: roleAt(document["role"], `${path}.role`),
    path: nameAt(source["path"], pathOf("path")),
    size: sizeAt(source["size"], pathOf("size")),
    text,
    format: messageAt(source["format"], pathOf("format")),
    encoding: textAt(source["encoding"], pathOf("encoding"), 40),
    // Files of earlier versions hold some as texts.
    notes: listAt(source["notes"], pathOf("notes"), MAX_NOTES).flatMap((note) =>
      typeof note === "string" ? [] : messageAt(note, pathOf("notes")),
    ),
    missing: listAt(source["missing"], pathOf("missing"), MAX_NOTES).map((part) => messageAt(part, pathOf("missing"))),
    tricks: listAt(source["tricks"], pathOf("tricks"), MAX_NOTES).map((trick) => messageAt(trick, pathOf("tricks"))),
    ...(source["pages"] !== undefined && {
      pages: pageStartsFrom(source["pages"], text.length) ?? wrong(pathOf("pages")),
    }),
    ...(traces && { traces }),
    ...(author !== undefined && { author: plainName(textAt(author, pathOf("author"), MAX_TEXT_CHARACTERS)) }),
    ...(group !== undefined && { group: group === null ? null : nameAt(group, pathOf("group")) }),
    ...(switchAt(source["wasCollected"] ?? false, pathOf("wasCollected")) && {
      wasCollected: true,
      name: nameAt(document["name"], `${path}.name`),
    }),
  };
}

function unreadOf(value: unknown, path: string): ReopenedUnread {
  const file = objectAt(value, path);
  return {
    path: nameAt(file["path"] ?? file["name"], `${path}.path`),
    size: sizeAt(file["size"] ?? 0, `${path}.size`),
    reason: messageAt(file["said"], `${path}.said`),
  };
}

function reviewOf(value: unknown, path: string, documents: number): SavedReview {
  const { state, note } = objectAt(value, path);
  const { a, b } = pairAt(value, path, documents);
  const known = REVIEW_STATES.find((one) => one === state);
  return { a, b, state: known ?? wrong(`${path}.state`), note: textAt(note, `${path}.note`, MAX_TEXT_CHARACTERS) };
}

function exclusionsAt(value: unknown, path: string, documents: number): SavedExclusions {
  const { a, b } = pairAt(value, path, documents);
  // The first text is that of the first document.
  if (a > b) return wrong(path);
  const passages = listAt(objectAt(value, path)["passages"], `${path}.passages`, MAX_EXCLUDED);
  return { a, b, passages: passages.map((each, index) => excludedAt(each, `${path}.passages[${index}]`)) };
}

function excludedAt(value: unknown, path: string): ExcludedPassage {
  const passage = objectAt(value, path);
  const number = (name: keyof ExcludedPassage): number => sizeAt(passage[name], `${path}.${name}`);
  const [aStart, aEnd, bStart, bEnd] = [number("aStart"), number("aEnd"), number("bStart"), number("bEnd")];
  if (aStart >= aEnd || bStart >= bEnd) return wrong(path);
  return { aStart, aEnd, bStart, bEnd, matchedA: number("matchedA"), matchedB: number("matchedB") };
}

/** The indices of two different documents. */
function pairAt(value: unknown, path: string, documents: number): { a: number; b: number } {
  const { a, b } = objectAt(value, path);
  const isIndex = (value: unknown): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value < documents;
  return isIndex(a) && isIndex(b) && a !== b ? { a, b } : wrong(path);
}

function settingsOf(value: unknown): Settings {
  const entries = Object.entries(objectAt(value, "settings")).map(([name, setting]) => {
    if (typeof setting === "boolean") return [name, setting] as const;
    return [name, textAt(setting, `settings.${name.slice(0, 40)}`, MAX_SETTING_CHARACTERS)] as const;
  });
  return Object.fromEntries(entries);
}

/** A submission if roles were not saved. */
function roleAt(value: unknown, path: string): Role {
  if (value === undefined) return "submission";
  if (value === "submission" || value === "archive" || value === "template") return value;
  return wrong(path);
}

function nameAt(value: unknown, path: string): string {
  const name = plainName(textAt(value, path, MAX_TEXT_CHARACTERS));
  return name === "" ? wrong(path) : name;
}

function sizeAt(value: unknown, path: string): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_SIZE ? value : wrong(path);
}

function textAt(value: unknown, path: string, longest: number): string {
  return typeof value === "string" && value.length <= longest ? value : wrong(path);
}

function messageAt(value: unknown, path: string): Message {
  return messageFrom(value) ?? wrong(path);
}

function switchAt(value: unknown, path: string): boolean {
  return typeof value === "boolean" ? value : wrong(path);
}

function listAt(value: unknown, path: string, max: number): readonly unknown[] {
  return Array.isArray(value) && value.length <= max ? value : wrong(path);
}

function objectAt(value: unknown, path: string): Readonly<Record<string, unknown>> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : wrong(path);
}

function wrong(path: string): never {
  throw new NotAsWritten(message("outputs-changed", { place: path }));
}
