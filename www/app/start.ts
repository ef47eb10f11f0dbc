/** The app without its views: state that follows the address, the documents and the runs, by the ports that it is handed. */
import { followDocument } from "../comparison/sources/state.ts";
import { followPair } from "../comparison/state.ts";
import { followRuns } from "../pairs/state.ts";
import { followArchives } from "../workspace/archive/page.ts";
import { followExclusions } from "../workspace/excluded-in-result.ts";
import { followLinks } from "../workspace/expected.ts";
import { createKeeper, type Keeper } from "../workspace/keep/keeping.ts";
import { pageWork } from "../workspace/keep/page-work.ts";
import { followPattern } from "../workspace/owner-pattern.ts";
import { connect, type Ports } from "../workspace/ports.ts";
import { startRunning } from "../workspace/run.ts";
import { engine, exclusions, followAddress } from "../workspace/store.ts";

/** Starts the app. Called once, when the messages are there. */
export function startApp(ports: Ports): Keeper {
  connect(ports);
  followAddress();
  followPair();
  followDocument();
  followPattern();
  followRuns();
  followExclusions(
    () => exclusions.value,
    (ids, { params }) => engine.passagesOf(ids, params),
  );
  const { address, keeping, archives } = ports;
  const keeper = createKeeper({ ...keeping, ...pageWork(address.read, address.write) });
  void keeper.start().finally(followLinks);
  followArchives(archives);
  void startRunning();
  return keeper;
}
