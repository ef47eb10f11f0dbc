// The part of Vite's build that puts licences.txt beside the page or the terminal command: it notes which modules end up
// in the bundle, in that of each worker, too, so that the text names just the packages that are shipped.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { noticesText, npmPackages } from "./notices.mjs";

/** Where the engine's build leaves the notices of what is compiled into it. */
export const engineNotices = "www/engine/pkg/licences.json";

/** `bundle` is a plugin for the build, `worker` one for its workers; `note` is told of a bundle that is made beside them. */
export function notices() {
  const ids = new Set();
  let root;
  const note = (bundle) => {
    for (const { modules = {} } of Object.values(bundle)) for (const id of Object.keys(modules)) ids.add(id);
  };
  return {
    note,
    worker: { name: "licences-of-workers", generateBundle: (_, bundle) => note(bundle) },
    bundle: {
      name: "licences",
      configResolved: (config) => {
        root = config.root;
      },
      generateBundle(_, bundle) {
        note(bundle);
        const engine = JSON.parse(readFileSync(join(root, engineNotices), "utf8"));
        const source = noticesText([...engine, ...npmPackages(root, [...ids].sort())]);
        this.emitFile({ type: "asset", fileName: "licences.txt", source });
      },
    },
  };
}
