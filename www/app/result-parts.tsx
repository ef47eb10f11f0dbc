/** All that comes after a first drop, as one chunk with its messages: the rest of the app, and its views. */

import { imported, loadLate } from "../i18n/load.ts";
import { resultMessages } from "../i18n/page.ts";
import { t } from "../i18n/t.ts";
import { lazyViews } from "../ui/lazy.tsx";

const rest = lazyViews(async () => {
  const [{ startViews }] = await Promise.all([imported(() => import("./result-views.tsx")), loadLate(resultMessages)]);
  return startViews();
});

/** Loads the rest and starts it; rejects with a `SaidError` where it cannot be loaded. */
export const fetchResult = rest.fetch;

/** The tabs and what they show, once there are documents. */
export const Body = rest.view("body");
/** A view that needs no documents. */
export const Alone = rest.view("alone");
/** Two documents side by side. */
export const Comparison = rest.view("comparison");
/** One document with all that matches it. */
export const DocumentMatches = rest.view("documentMatches");

/** What there is to say before all else. */
export const Lines = rest.aside("lines");
export const Settings = rest.aside("settings");
/** What is asked about the files that were given. */
export const Questions = rest.aside("questions");
export const NamesSwitch = rest.aside("namesSwitch");
export const ComparedAsPrograms = rest.aside("comparedAsPrograms");
export const ArchiveInvitation = rest.aside("archiveInvitation");
/** How it stands with kept work. */
export const Kept = rest.aside("kept");
/** What no view shows, or any: the window's title, the focus, panels. */
export const Around = rest.aside("around");
/** A way to reload the page; one that keeps the documents, once the rest is there. */
export const KeepAndReload = rest.aside("keepAndReload", Reload);

// A button that reloads the page.

export function Reload() {
  return (
    <button type="button" onClick={() => location.reload()}>
      {t("keep-reload")}
    </button>
  );
}
