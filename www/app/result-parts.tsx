/** Placeholders for the views of a result, which are loaded as one chunk with their messages (./result-views.tsx). */

import { imported, loadMessages } from "../i18n/load-language.ts";
import { resultMessages } from "../i18n/page-language.ts";
import { t } from "../i18n/t.ts";
import { lazyViews } from "../ui/lazy.tsx";

const result = lazyViews(async () => {
  const [{ startViews }] = await Promise.all([
    imported(() => import("./result-views.tsx")),
    loadMessages(resultMessages),
  ]);
  return startViews();
});

/** Loads that chunk and starts it; rejects with a `UserError` if it cannot be loaded. */
export const fetchResult = result.fetch;

export const isResultSettled = result.isSettled;

/** The tabs and their views, once there are documents. */
export const Body = result.view("body");
/** A view that needs no documents. */
export const StandaloneView = result.view("standaloneView");
/** Two documents side by side. */
export const Comparison = result.view("comparison");
/** One document with all its matches. */
export const DocumentMatches = result.view("documentMatches");

/** Notices at the top of the window, in every view. */
export const TopNotices = result.optional("topNotices");
/** Notices above a result. */
export const Notices = result.optional("notices");
export const Settings = result.optional("settings");
/** Questions about the added files. */
export const Questions = result.optional("questions");
export const NamesSwitch = result.optional("namesSwitch");
export const HowProgramsAreCompared = result.optional("howProgramsAreCompared");
export const CollectionInvitation = result.optional("collectionInvitation");
export const Points = result.optional("points");
/** The state of saved work. */
export const KeepingStatus = result.optional("keepingStatus");
/** Elements outside the views: the window's title, focus handling, panels. */
export const Overlays = result.optional("overlays");
/** A button that reloads the page, replaced with one that saves the documents first once it is loaded. */
export const KeepAndReload = result.optional("keepAndReload", Reload);

// A button that reloads the page.

export function Reload() {
  return (
    <button type="button" onClick={() => location.reload()}>
      {t("keep-reload")}
    </button>
  );
}
