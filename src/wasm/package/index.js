/**
 * The package's entry: the generated module, with an `init` that finds the engine in a page, in a bundle and in Node.js
 * alike. `tools/build.mjs` puts it beside that module.
 */
import initGenerated from "./lookalike.js";

// biome-ignore lint/performance/noReExportAll: all of the interface is the interface
// biome-ignore lint/performance/noBarrelFile: the engine is one module, so nothing is loaded in vain
export * from "./lookalike.js";

/** Loads the engine, once. Without options it is the file beside this one. */
export default async function init(options) {
  return initGenerated(options ?? { module_or_path: await engineFile() });
}

/** The generated `init` fetches an address, and Node.js fetches no files: there it is given the bytes. */
async function engineFile() {
  // Written out, for bundlers to see which file this is.
  const address = new URL("./lookalike_bg.wasm", import.meta.url);
  if (address.protocol !== "file:") return address;
  // Asked for at run time, since an import would be one that pages and bundlers cannot resolve.
  const files = globalThis.process?.getBuiltinModule?.("node:fs");
  return files ? files.promises.readFile(address) : address;
}
