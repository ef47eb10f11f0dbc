/** Starts the page: styles, the address, the engine, the view. */
import "./ui/tokens.css";
import "./ui/base.css";
import "./intake/intake.css";
import "./settings/settings.css";
import "./app/front.css";
import "./workspace/run-status.css";
import "./workspace/keep/keep.css";
import "./pairs/pairs.css";
import "./documents/unread.css";
import "./ui/tables.css";
import "./ui/asked.css";
import "./accuracy/accuracy.css";
import "./check/check.css";
import "./comparison/comparison.css";
import "./comparison/passages.css";
import "./export/export.css";
import "./ui/print.css";
import { render } from "preact";
import { App } from "./app/app.tsx";
import { startLanguage } from "./app/language.ts";
import { followPair } from "./comparison/state.ts";
import { followUpdates } from "./offline/updates.ts";
import { followRuns } from "./pairs/state.ts";
import { followLinks } from "./workspace/expected.ts";
import { askBeforeLeaving, browserHost } from "./workspace/keep/browser.ts";
import { KeeperContext } from "./workspace/keep/keep-work.tsx";
import { createKeeper } from "./workspace/keep/keeping.ts";
import { pageWork } from "./workspace/keep/page-work.ts";
import { followPattern } from "./workspace/owner-pattern.ts";
import { startRunning } from "./workspace/run.ts";
import { followAddress } from "./workspace/store.ts";

const root = document.getElementById("app") ?? document.body;

followAddress();
followPair();
followPattern();
followRuns();
const work = pageWork(
  () => location.hash,
  (hash) => {
    location.hash = hash;
  },
);
const keeper = createKeeper({ ...browserHost(), ...work });
askBeforeLeaving(keeper.unsaved);
const updates = followUpdates();
void startLanguage().then(() => {
  render(
    <KeeperContext.Provider value={keeper}>
      <App updates={updates} />
    </KeeperContext.Provider>,
    root,
  );
  void keeper.start().finally(followLinks);
  void startRunning();
});
