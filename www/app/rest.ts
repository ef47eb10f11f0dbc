/** The rest of the app without its views: what follows the documents, the runs and the address, by the ports that it is handed. */
import { followDocument } from "../comparison/sources/state.ts";
import { followPair } from "../comparison/state.ts";
import { followRuns } from "../pairs/state.ts";
import { startAdjusting } from "../workspace/adjusting.ts";
import { followArchives } from "../workspace/archive/page.ts";
import { followExclusions } from "../workspace/excluded-in-result.ts";
import { followLinks } from "../workspace/expected.ts";
import { createKeeper, type Keeper } from "../workspace/keep/keeping.ts";
import { pageWork } from "../workspace/keep/page-work.ts";
import { followNumbers } from "../workspace/number-check.ts";
import { followPattern } from "../workspace/owner-pattern.ts";
import { connectLate, type LatePorts, ports } from "../workspace/ports.ts";
import { engine, exclusions } from "../workspace/store.ts";

/** Starts it. Called once, after the app was started. */
export function startRest(given: LatePorts): Keeper {
  connectLate(given);
  startAdjusting();
  followPair();
  followDocument();
  followPattern();
  followRuns();
  followNumbers();
  followExclusions(
    () => exclusions.value,
    (ids, { params }) => engine.passagesOf(ids, params),
  );
  const { keeping, archives } = given;
  const { read, write } = ports.address;
  const keeper = createKeeper({ ...keeping, ...pageWork(read, write) });
  void keeper.start().finally(followLinks);
  followArchives(archives);
  return keeper;
}
