/** The page's messages in two sets: what the first load says, found by its imports (tools/messages.mjs), and the rest. */
import { imported, type MessageSet } from "./load.ts";

/** What is said before a first result. */
export const firstMessages: MessageSet = {
  en: async () => (await imported(() => import("messages:en-first"))).default,
  es: async () => (await imported(() => import("messages:es-first"))).default,
  ru: async () => (await imported(() => import("messages:ru-first"))).default,
};

/** All others but those of late features (./late.ts). */
export const restMessages: MessageSet = {
  en: async () => (await imported(() => import("messages:en-rest"))).default,
  es: async () => (await imported(() => import("messages:es-rest"))).default,
  ru: async () => (await imported(() => import("messages:ru-rest"))).default,
};
