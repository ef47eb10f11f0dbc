/** The current view, stored in the address's hash so that the browser's Back and Forward work. */
import type { DocumentKey } from "../documents/document.ts";

/** The views that need no more than their name. */
const NAMED = ["pairs", "people", "groups", "matrix", "documents", "check", "checked", "archive"] as const;

/** Addresses of views that are now part of another one; links to them lead there. */
const BEFORE: Readonly<Record<string, Route>> = {
  "#/accuracy": { view: "how" },
  "#/lab": { view: "how", section: "experiments" },
};

/**
 * A view of the page. `offset`: the position to open at in the document, or in the pair's first text, in UTF-16 units.
 * `checked`: the new document of the last check, with all its matches.
 */
export type Route =
  | { view: (typeof NAMED)[number] }
  /** `section`: the part of it to show first. */
  | { view: "how"; section?: string }
  | { view: "pair"; a: DocumentKey; b: DocumentKey; offset?: number }
  | { view: "document"; key: DocumentKey; offset?: number };

/** Parses a hash; anything unknown is the list of pairs. */
export function parseRoute(hash: string): Route {
  const pair = /^#\/pair\/([\w-]{1,40})\/([\w-]{1,40})(?:\/(\d{1,10}))?$/.exec(hash);
  if (pair?.[1] && pair[2]) {
    const [, a, b, offset] = pair;
    return { view: "pair", a, b, ...offsetIn(offset) };
  }
  const document = /^#\/document\/([\w-]{1,40})(?:\/(\d{1,10}))?$/.exec(hash);
  if (document?.[1]) return { view: "document", key: document[1], ...offsetIn(document[2]) };
  const how = /^#\/how(?:\/([a-z]{1,20}))?$/.exec(hash);
  if (how) return { view: "how", ...(how[1] === undefined ? {} : { section: how[1] }) };
  const before = Object.hasOwn(BEFORE, hash) ? BEFORE[hash] : undefined;
  return before ?? { view: NAMED.find((name) => hash === `#/${name}`) ?? "pairs" };
}

function offsetIn(digits: string | undefined): { offset?: number } {
  return digits === undefined ? {} : { offset: Number(digits) };
}

export function hashOf(route: Route): string {
  const at = "offset" in route && route.offset !== undefined ? `/${route.offset}` : "";
  if (route.view === "pair") return `#/pair/${route.a}/${route.b}${at}`;
  if (route.view === "how") return route.section === undefined ? "#/how" : `#/how/${route.section}`;
  if (route.view === "document") return `#/document/${route.key}${at}`;
  return route.view === "pairs" ? "#/" : `#/${route.view}`;
}
