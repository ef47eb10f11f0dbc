/** Messages from the page to its service worker. */
export type ToServiceWorker = "take-over" | "page-started";
