/** The app without its views, as far as a first comparison needs it: the documents, the run, the address. The rest is in ./rest.ts. */
import { connect, type Ports } from "../state/ports.ts";
import { startRunning } from "../state/run.ts";
import { followAddress } from "../state/store.ts";

/** Starts the app; ends once the engine is there, or could not be started. Called once, when the messages are there. */
export async function startApp(ports: Ports): Promise<void> {
  connect(ports);
  followAddress();
  await startRunning();
}
