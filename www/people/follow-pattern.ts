/** Keeps the authors found by the user's pattern in sync with the documents; the last valid pattern remains in use. */
import { effect } from "@preact/signals";
import { t } from "../i18n/t.ts";
import { authorMistake } from "../settings/mistakes.ts";
import { resultPorts } from "../state/ports.ts";
import * as store from "../state/store.ts";
import { insideSharedFolders } from "./folders.ts";
import { searchAuthors } from "./pattern-search.ts";
import { byRole } from "./people.ts";

/** Called once, when the page starts. */
export function followPattern(): void {
  let abort = new AbortController();
  effect(() => {
    const { value: fields } = store.fields;
    const { documents } = store.originals.value;
    abort.abort();
    if (fields?.authorBy !== "pattern" || authorMistake(fields, null) !== null) return;
    abort = new AbortController();
    const { signal } = abort;
    const { authorPattern: pattern } = fields;
    const inForce = store.patternInForce.peek();
    const known = inForce.pattern === pattern ? inForce.found : new Map<string, string | null>();
    const given = byRole(documents).flatMap((some) => insideSharedFolders(some.map(({ path }) => path)));
    const paths = [...new Set(given)].filter((path) => !known.has(path));
    if (inForce.pattern === pattern && paths.length === 0) return;
    searchAuthors(resultPorts.startPatternThread, { pattern, paths }, signal).then(
      (searched) => {
        if (signal.aborted) return;
        const failed = "mistake" in searched ? { pattern, mistake: searched.mistake } : null;
        store.failedPattern.value = failed;
        if ("found" in searched)
          store.patternInForce.value = { pattern, found: new Map([...known, ...searched.found]) };
        else {
          const mistake = store.withoutNames(searched.mistake);
          store.announcement.value = t("workspace-pattern-wrong", { mistake });
        }
      },
      // Superseded by a change that has started its own search.
      () => {},
    );
  });
}
