/** Where the user is, held in the address's hash so that the browser's Back and Forward work. */
import type { DocumentKey } from "./links.ts";

/** The views that need no more than their name. */
const NAMED = ["pairs", "people", "groups", "matrix", "documents", "accuracy", "check", "archive", "lab"] as const;

/** A view of the page. `at`: the place in the pair's first text to open at, in UTF-16 units. */
export type Route =
  | { view: (typeof NAMED)[number] }
  | { view: "pair"; a: DocumentKey; b: DocumentKey; at?: number }
  | { view: "document"; key: DocumentKey };

/** Reads a hash; anything unknown is the list of pairs. */
export function parseRoute(hash: string): Route {
  const pair = /^#\/pair\/([\w-]{1,40})\/([\w-]{1,40})(?:\/(\d{1,10}))?$/.exec(hash);
  if (pair?.[1] && pair[2]) {
    const [, a, b, at] = pair;
    return { view: "pair", a, b, ...(at === undefined ? {} : { at: Number(at) }) };
  }
  const document = /^#\/document\/([\w-]{1,40})$/.exec(hash);
  if (document?.[1]) return { view: "document", key: document[1] };
  return { view: NAMED.find((name) => hash === `#/${name}`) ?? "pairs" };
}

/** The hash of a route. */
export function hashOf(route: Route): string {
  if (route.view === "pair") return `#/pair/${route.a}/${route.b}${route.at === undefined ? "" : `/${route.at}`}`;
  if (route.view === "document") return `#/document/${route.key}`;
  return route.view === "pairs" ? "#/" : `#/${route.view}`;
}
