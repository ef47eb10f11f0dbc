import type { Plugin } from "vite";

export function workerImports(): Plugin;
