/** Starts the page: styles, the language, the app with the browser's ports, the view. */
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/forms.css";
import "./ui/tables.css";
import "./ui/print.css";
import { render } from "preact";
import { App } from "./app/app.tsx";
import { browserPorts } from "./app/browser-ports.ts";
import { startLanguage } from "./app/language.ts";
import { fetchLateViews } from "./app/late-views.ts";
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
  whenIdle(() => void fetchLateViews());
});

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
