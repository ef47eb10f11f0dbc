/** Loads the engine, in a page, in a bundle and in Node.js alike. */
import initGenerated from "./lookalike.js";

/** Loads the engine, once. Without options it is the file beside this one. */
export default async function init(options) {
  return initGenerated(options ?? { module_or_path: await engineFile() });
}

/** The generated `init` fetches an address, but Node.js fetches no files: there it is given the bytes. */
async function engineFile() {
  // Written out, for bundlers to see which file this is.
  const address = new URL("./lookalike_bg.wasm", import.meta.url);
  const node = globalThis.process?.versions?.node;
  if (address.protocol !== "file:" || node === undefined) return address;
  // Asked for at run time, since an import would be one that pages and bundlers cannot resolve.
  const files = globalThis.process.getBuiltinModule?.("node:fs");
  if (files) return files.promises.readFile(address);
  throw new Error(
    `init() needs Node.js 20.19, 22.12 or later to find the engine, this is ${node}: update Node.js, or hand in the bytes ` +
      "of the package's lookalike_bg.wasm, init({ module_or_path: bytes })",
  );
}
