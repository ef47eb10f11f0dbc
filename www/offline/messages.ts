/** What the page sends its service worker. */
export type ToServiceWorker = "take-over" | "page-started";
