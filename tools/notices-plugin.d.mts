import type { Plugin } from "vite";

export const engineNotices: string;
export function notices(): { bundle: Plugin; worker: Plugin };
