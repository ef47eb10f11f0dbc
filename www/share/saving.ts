/** The panel's state: one file at a time, and a line about the last one. */

import { signal } from "@preact/signals";
import type { Report } from "../engine/pkg/lookalike.js";
import { type Message, message, problemOf } from "../i18n/message.ts";
import { say } from "../i18n/t.ts";
import { authorPairs } from "../pairs/author-rows.ts";
import { savedAuthorPairs } from "../pairs/authors-compared.ts";
import { sharedFolders } from "../people/folders.ts";
import { folderName, plainName } from "../read/names.ts";
import { byHand } from "../review/exclusions-in-result.ts";
import { fieldMistakes } from "../settings/mistakes.ts";
import { announcement, intake, participants, run, shownEngineDocuments } from "../state/store.ts";
import { tracesShown } from "../traces/page-traces.ts";
import { saveFile } from "../ui/dom.ts";
import { isCurrent, type Page } from "./json/page-result.ts";
import type { SavedAuthorPair } from "./json/saved-result.ts";

/** A report with the documents on screen, which may have changed since. */
export function pageOf(report: Report): Page {
  return {
    report,
    byHand: byHand.value,
    intake: { ...intake.value, documents: participants.value },
    held: shownEngineDocuments.value,
    authorPairs: authorPairsShown(),
    traces: tracesShown.value,
  };
}

/**
 * Whether a report is of the documents and settings on screen. While a setting is wrong, it is of the last valid ones, and would be
 * saved with others than its own.
 */
export function isSavable(page: Page): boolean {
  return run.value.state === "idle" && fieldMistakes.value.size === 0 && isCurrent(page);
}

/** The pairs of authors, if most files are by authors of several. */
function authorPairsShown(): readonly SavedAuthorPair[] | undefined {
  const { value: found } = authorPairs;
  return found ? savedAuthorPairs(found.pairs, found.holders.list) : undefined;
}

/** Whether a file is being assembled. Buttons stay enabled meanwhile: disabling them on press would lose the focus. */
export const isBusy = signal(false);

/** Progress of making a report; null if none is being made. */
export const progress = signal<{ readonly done: number; readonly total: number } | null>(null);

let controller = new AbortController();

/** The outcome of the last file. */
export const outcome = signal<Message | null>(null);

/** Cancels the file that is being made, at once: the next may begin while its last step still runs. */
export function cancel(): void {
  if (!isBusy.value) return;
  controller.abort(new DOMException("cancelled", "AbortError"));
  end(message("export-cancelled"));
}

/** Returns a function that cancels a file begun after this call. */
export function cancellingLater(): () => void {
  const before = controller;
  return () => {
    if (controller !== before) cancel();
  };
}

function end(how: Message): void {
  isBusy.value = false;
  progress.value = null;
  outcome.value = how;
  announcement.value = say(how);
}

/** The URL of a file that the browser did not let the page open, for a link; null if there is none. */
export const blocked = signal<string | null>(null);

/** Removes the line about the last file, and frees the memory of one that was not shown. */
export function forgetOutcome(): void {
  if (blocked.value !== null) URL.revokeObjectURL(blocked.value);
  blocked.value = null;
  outcome.value = null;
}

/** The user has followed the link: the URL stays valid for the tab. */
export function noteOpened(): void {
  blocked.value = null;
  outcome.value = message("export-opened-tab");
}

export interface FileRequest {
  /** A word for its content, as part of its name. */
  readonly about: string;
  readonly extension: string;
  /** Whether several may be saved on one day. */
  readonly isOneOfMany?: boolean;
  readonly type: string;
  /** Called once; returns the text of the file, at once or later. */
  readonly parts: (signal: AbortSignal) => Iterable<string> | Promise<Iterable<string>>;
}

/** Assembles a file and has the browser save it, or show it in a new tab. */
export async function save(
  { about, extension, isOneOfMany, type, parts }: FileRequest,
  how: "save" | "open" = "save",
): Promise<void> {
  if (isBusy.value) return;
  isBusy.value = true;
  forgetOutcome();
  controller = new AbortController();
  const { signal } = controller;
  outcome.value = message("export-preparing");
  try {
    const paths = intake.value.documents.map(({ path }) => path);
    const name = fileNameOf(paths, about, { date: new Date(), extension, isOneOfMany: isOneOfMany === true });
    const file = await fileOf(await parts(signal), type, signal);
    signal.throwIfAborted();
    if (how === "save") saveFile(file, name);
    blocked.value = how === "open" ? openInTab(file) : null;
    end(
      how === "save"
        ? message("export-saved", { name })
        : message(blocked.value === null ? "export-opened-tab" : "export-not-opened-tab"),
    );
  } catch (error) {
    if (!signal.aborted) end(message("export-failed", { reason: problemOf(error) }));
  }
}

// Files that the page makes and the browser saves: nothing leaves the computer.

/** Longer tasks would be noticeable. */
const SLICE_MS = 10;

/** Assembles a file from its parts, a slice at a time, so that the page stays responsive. */
export async function fileOf(parts: Iterable<string>, type: string, signal?: AbortSignal): Promise<Blob> {
  const blobs: Blob[] = [];
  let slice: string[] = [];
  let start = performance.now();
  for (const part of parts) {
    slice.push(part);
    if (performance.now() - start < SLICE_MS) continue;
    // As blobs, which the browser may keep on disk.
    blobs.push(new Blob(slice));
    slice = [];
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    start = performance.now();
  }
  return new Blob([...blobs, ...slice], { type });
}

/**
 * Opens a file in a new tab. A browser may forbid it, usually because the click that requested it was too long ago: then
 * returns its URL, for a link, otherwise null. The tab has the page's policy, and its URL must stay valid for as long as it
 * is open, so that it can be printed and reloaded: the browser drops it with the page.
 */
export function openInTab(file: Blob): string | null {
  const address = URL.createObjectURL(file);
  return window.open(address, "_blank") === null ? address : null;
}

// Names of saved files: their content, subject and date.

/** Characters that file names must not contain on Windows, macOS or Linux. */
const FORBIDDEN = /[<>:"/\\|?*\u2044\u2215\uFFFD]/g;

/** Some systems truncate longer names, including their extensions. */
const MAX_FOLDER_CHARACTERS = 60;

/**
 * "Class 7b pairs 2026-03-01.csv": the folder or ZIP file that contained all documents, otherwise the page's name.
 * `isOneOfMany`: the time follows the date, so that files of the same day have different names.
 */
export function fileNameOf(
  paths: readonly string[],
  about: string,
  { date, extension, isOneOfMany = false }: { date: Date; extension: string; isOneOfMany?: boolean },
): string {
  const [first = ""] = paths;
  const folder = first.slice(0, sharedFolders(paths)).split("/")[0] ?? "";
  const plain = plainName(folderName(folder)).replace(FORBIDDEN, " ").trim().slice(0, MAX_FOLDER_CHARACTERS).trim();
  // Windows drops trailing dots; a leading one hides a file elsewhere.
  const name = plain.replace(/^\.{1,60}/, "") || "Lookalike";
  const written = (parts: readonly number[], between: string): string =>
    parts.map((part) => String(part).padStart(2, "0")).join(between);
  const day = written([date.getFullYear(), date.getMonth() + 1, date.getDate()], "-");
  const time = isOneOfMany ? ` ${written([date.getHours(), date.getMinutes(), date.getSeconds()], ".")}` : "";
  return `${name} ${about} ${day}${time}.${extension}`;
}
