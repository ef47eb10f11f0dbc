/// <reference types="vite/types/importMeta.d.ts" />
/** All that is said in Spanish. */
export const texts = Object.values(import.meta.glob<string>("./*.ftl", { eager: true, import: "default" }));
