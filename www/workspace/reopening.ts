/** Saved results that the user gives, opened in place of what is on the page. */
import { batch, signal } from "@preact/signals";
import type { FoundFile } from "../files/read.ts";
import { type Message, message } from "../messages/message.ts";
import { t } from "../messages/t.ts";
import { MAX_BYTES } from "../outputs/format.ts";
import { type Opening, openInThread } from "../outputs/opening.ts";
import type { ReopenedResult } from "../outputs/reopen.ts";
import { fieldsOf } from "../parameters/fields.ts";
import { excludedPassages } from "./excluded-passages.ts";
import { expect, forgetExpected } from "./expected.ts";
import { latePorts, ports } from "./ports.ts";
import { reviews } from "./review.ts";
import { hashOf } from "./route.ts";
import { intakeOf, knownSettings, reopenedExclusions, reopenedReviews } from "./saved-result.ts";
import * as store from "./store.ts";

/** A saved result that waits for the user to say whether it may replace the documents on the page. */
export const waitingResult = signal<{ readonly name: string; readonly result: ReopenedResult } | null>(null);

/** Opens a saved result, asks where there are other documents, or says why it cannot be opened. */
export async function openResults(files: readonly FoundFile[], opening: Opening): Promise<void> {
  const [file, more] = files;
  if (!file) return;
  const opened = more ? message("export-one-at-a-time") : await openedBy(file, opening);
  if ("code" in opened) {
    store.notice.value = opened;
    store.announcement.value = t("export-not-opened");
  } else if (store.given.value.documents.length > 0) waitingResult.value = { name: file.path, result: opened };
  else await putOnPage(opened);
}

async function openedBy({ open }: FoundFile, opening: Opening): Promise<ReopenedResult | Message> {
  const file = open();
  const { size } = file;
  if (size > MAX_BYTES) return message("outputs-too-large", { size, limit: MAX_BYTES });
  const opened = await openInThread(latePorts.startOpening, file, opening);
  return "refusal" in opened ? opened.refusal : opened.result;
}

/** Replaces what is on the page by the result that waits. */
export async function replaceByResult(): Promise<void> {
  const { value: waiting } = waitingResult;
  waitingResult.value = null;
  if (waiting) await putOnPage(waiting.result);
}

/** Leaves what is on the page as it is. */
export function leaveResult(): void {
  waitingResult.value = null;
}

async function putOnPage(result: ReopenedResult): Promise<void> {
  const { engine, digest, documents, namesHidden } = result;
  const usual = fieldsOf(await store.engine.defaultParams());
  batch(() => {
    forgetExpected();
    store.removed.value = null;
    store.repeated.value = [];
    store.given.value = intakeOf(result, store.given.value);
    reviews.value = new Map([...reviews.value, ...reopenedReviews(result)]);
    excludedPassages.value = reopenedExclusions(result, excludedPassages.value);
    // Whoever saved it has decided whether these are compared as programs.
    store.programs.value = "never";
    const settings = knownSettings(result.settings, usual);
    expect({ by: "file", engine, digest, documents: documents.length, settings, namesHidden });
  });
  store.announcement.value = t("export-opened", { count: documents.length });
  ports.address.write(hashOf({ view: "pairs" }));
}
