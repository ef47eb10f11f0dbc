// The part of Vite's build that puts licences.txt next to the page or the terminal command: it records which modules end up
// in the bundle, and in those of the workers, so that the text lists exactly the packages that are shipped.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { noticesText, npmPackages } from "./notices.mjs";

/** Where the engine's build puts the notices of everything compiled into it. */
export const engineNotices = "www/engine/pkg/licences.json";

/** `bundle` is a plugin for the build, `worker` one for its workers; `note` records a bundle that is built separately. */
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
