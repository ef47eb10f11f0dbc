// biome-ignore lint/performance/noReExportAll: all of the interface is the interface
export * from "./lookalike.js";
export { default } from "./lookalike.js";
