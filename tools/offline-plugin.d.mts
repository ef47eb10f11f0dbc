import type { Plugin } from "vite";

export function offline(note: (bundle: Record<string, { modules?: object }>) => void): Plugin;
