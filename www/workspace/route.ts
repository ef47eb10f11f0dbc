/** Where the user is, held in the address's hash so that the browser's Back and Forward work. */
import type { DocumentKey } from "./links.ts";

/** The views that need no more than their name. */
const NAMED = ["pairs", "groups", "matrix", "documents", "accuracy", "check", "archive", "lab"] as const;

/** A view of the page. */
export type Route = { view: (typeof NAMED)[number] } | { view: "pair"; a: DocumentKey; b: DocumentKey };

/** Reads a hash; anything unknown is the list of pairs. */
export function parseRoute(hash: string): Route {
  const pair = /^#\/pair\/([\w-]{1,40})\/([\w-]{1,40})$/.exec(hash);
  if (pair?.[1] && pair[2]) return { view: "pair", a: pair[1], b: pair[2] };
  return { view: NAMED.find((name) => hash === `#/${name}`) ?? "pairs" };
}

/** The hash of a route. */
export function hashOf(route: Route): string {
  if (route.view === "pair") return `#/pair/${route.a}/${route.b}`;
  return route.view === "pairs" ? "#/" : `#/${route.view}`;
}
