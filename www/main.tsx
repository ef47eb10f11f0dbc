/** Starts the page: styles, the language, the app with the browser's ports, the view. */
import "./ui/tokens.css";
import "./ui/base.css";
import "./intake/intake.css";
import "./settings/settings.css";
import "./app/front.css";
import "./workspace/run-status.css";
import "./workspace/keep/keep.css";
import "./workspace/review/review.css";
import "./overview/overview.css";
import "./pairs/pairs.css";
import "./pairs/search/search.css";
import "./people/people.css";
import "./documents/unread.css";
import "./ui/tables.css";
import "./ui/tables-narrow.css";
import "./ui/asked.css";
import "./check/check.css";
import "./archive/archive.css";
import "./comparison/comparison.css";
import "./comparison/reader-tools.css";
import "./comparison/panes.css";
import "./comparison/narrow.css";
import "./comparison/passages.css";
import "./export/export.css";
import "./comparison/sources/sources.css";
import "./ui/print.css";
import { render } from "preact";
import { App } from "./app/app.tsx";
import { browserPorts } from "./app/browser-ports.ts";
import { startLanguage } from "./app/language.ts";
import { startApp } from "./app/start.ts";
import { followUpdates } from "./offline/updates.ts";
import { askBeforeLeaving } from "./workspace/keep/browser.ts";
import { KeeperContext } from "./workspace/keep/keep-work.tsx";

const root = document.getElementById("app") ?? document.body;

const updates = followUpdates();
void startLanguage().then(() => {
  const keeper = startApp(browserPorts());
  askBeforeLeaving(keeper.unsaved);
  render(
    <KeeperContext.Provider value={keeper}>
      <App updates={updates} />
    </KeeperContext.Provider>,
    root,
  );
});
