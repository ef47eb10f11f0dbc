/** Stand-ins for the views of a result, which come as one chunk with their messages (./result-views.tsx). */

import { imported, loadMessages } from "../i18n/load.ts";
import { resultMessages } from "../i18n/page.ts";
import { t } from "../i18n/t.ts";
import { lazyViews } from "../ui/lazy.tsx";

const result = lazyViews(async () => {
  const [{ startViews }] = await Promise.all([
    imported(() => import("./result-views.tsx")),
    loadMessages(resultMessages),
  ]);
  return startViews();
});

/** Loads that chunk and starts it; rejects with a `SaidError` where it cannot be loaded. */
export const fetchResult = result.fetch;

/** The tabs and what they show, once there are documents. */
export const Body = result.view("body");
/** A view that needs no documents. */
export const StandaloneView = result.view("standaloneView");
/** Two documents side by side. */
export const Comparison = result.view("comparison");
/** One document with all that matches it. */
export const DocumentMatches = result.view("documentMatches");

/** What there is to say before all else. */
export const Notices = result.optional("notices");
export const Settings = result.optional("settings");
/** What is asked about the files that were given. */
export const Questions = result.optional("questions");
export const NamesSwitch = result.optional("namesSwitch");
export const ComparedAsPrograms = result.optional("comparedAsPrograms");
export const ArchiveInvitation = result.optional("archiveInvitation");
/** How it stands with kept work. */
export const KeepingStatus = result.optional("keepingStatus");
/** What no view shows, or any: the window's title, the focus, panels. */
export const Overlays = result.optional("overlays");
/** A way to reload the page; one that keeps the documents, once that can be done. */
export const KeepAndReload = result.optional("keepAndReload", Reload);

// A button that reloads the page.

export function Reload() {
  return (
    <button type="button" onClick={() => location.reload()}>
      {t("keep-reload")}
    </button>
  );
}
