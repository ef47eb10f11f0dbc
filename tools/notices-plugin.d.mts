import type { Plugin } from "vite";

export const engineNotices: string;
export function notices(): {
  bundle: Plugin;
  worker: Plugin;
  note: (bundle: Record<string, { modules?: object }>) => void;
};
