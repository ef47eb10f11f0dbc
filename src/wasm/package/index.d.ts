// The generated types name `Symbol.dispose`, which not every project's own choice of libraries has.
/// <reference lib="esnext.disposable" />

// biome-ignore lint/performance/noReExportAll: all of the interface is the interface
export * from "./lookalike.js";
export { default } from "./lookalike.js";
