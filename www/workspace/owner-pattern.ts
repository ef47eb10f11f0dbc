/** Keeps the owners that the user's pattern finds in step with the documents; the last valid pattern stays in force. */
import { effect } from "@preact/signals";
import { startWorker, type WorkerKind } from "../engine/workers.ts";
import { sharedFolders } from "../files/folders.ts";
import { type StartPatternThread, searchOwners } from "../files/owner-pattern.ts";
import address from "../files/worker/owner-pattern.ts?worker&url";
import { message } from "../messages/message.ts";
import { t } from "../messages/t.ts";
import { ownerMistake } from "../parameters/fields.ts";
import { messageOf } from "../ui/error-text.ts";
import * as store from "./store.ts";

const patternWorker: WorkerKind = {
  name: "owners",
  address,
  died: message("workspace-pattern-died"),
};

const start: StartPatternThread = (onFound, onFailure) => {
  const worker = startWorker(patternWorker);
  worker.addEventListener("message", ({ data }) => onFound(data));
  worker.addEventListener("error", ({ message: text, error }) => {
    onFailure(text ? messageOf(error ?? text) : t("workspace-pattern-not-loaded"));
  });
  return { post: (wanted) => worker.postMessage(wanted), end: () => worker.terminate() };
};

/** Called once, when the page starts. */
export function followPattern(): void {
  let abort = new AbortController();
  effect(() => {
    const { value: fields } = store.fields;
    const { documents } = store.intake.value;
    abort.abort();
    if (fields?.ownerBy !== "pattern" || ownerMistake(fields, null) !== null) return;
    abort = new AbortController();
    const { signal } = abort;
    const { ownerPattern: pattern } = fields;
    const inForce = store.patternInForce.peek();
    const known = inForce.pattern === pattern ? inForce.found : new Map<string, string | null>();
    const given = documents.map(({ path }) => path);
    const shared = sharedFolders(given);
    const paths = [...new Set(given.map((path) => path.slice(shared)))].filter((path) => !known.has(path));
    if (inForce.pattern === pattern && paths.length === 0) return;
    searchOwners(start, { pattern, paths }, signal).then(
      (searched) => {
        if (signal.aborted) return;
        const failed = "mistake" in searched ? { pattern, mistake: searched.mistake } : null;
        store.failedPattern.value = failed;
        if ("found" in searched)
          store.patternInForce.value = { pattern, found: new Map([...known, ...searched.found]) };
        else store.announcement.value = t("workspace-pattern-wrong", { mistake: searched.mistake });
      },
      // Overtaken by a change, whose own search has begun.
      () => {},
    );
  });
}
