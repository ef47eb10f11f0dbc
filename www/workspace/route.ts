/** Where the user is, held in the address's hash so that the browser's Back and Forward work. */

/** The views that need no more than their name. */
const NAMED = ["pairs", "documents", "accuracy", "check", "lab"] as const;

/** A view of the page. */
export type Route = { view: (typeof NAMED)[number] } | { view: "pair"; a: number; b: number };

/** Reads a hash; anything unknown is the list of pairs. */
export function parseRoute(hash: string): Route {
  const pair = /^#\/pair\/(\d{1,9})\/(\d{1,9})$/.exec(hash);
  if (pair) return { view: "pair", a: Number(pair[1]), b: Number(pair[2]) };
  return { view: NAMED.find((name) => hash === `#/${name}`) ?? "pairs" };
}

/** The hash of a route. */
export function hashOf(route: Route): string {
  if (route.view === "pair") return `#/pair/${route.a}/${route.b}`;
  return route.view === "pairs" ? "#/" : `#/${route.view}`;
}
