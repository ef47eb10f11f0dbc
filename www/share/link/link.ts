/**
 * A link that describes the inputs of a comparison without their content: the settings that are not the defaults, the
 * engine's version, the number of documents, the digest of names, texts, roles and authors, and one of the texts alone.
 * Whoever opens it with the same files gets the same result; otherwise the page can report what differs. Older links have no
 * digest of the texts.
 *
 * Everything is after the address's `#`, which no browser sends to a server, in words that the user can read.
 */
import type { Settings } from "../json/json.ts";

/** The inputs of a comparison. */
export interface Inputs {
  readonly engine: string;
  readonly digest: string;
  readonly documents: number;
}

/** The contents of a link. */
export interface Linked extends Inputs {
  /** The settings that are not the defaults, by their names in the form. */
  readonly settings: Settings;
  /** The digest of the texts alone, in any order; absent if the browser could not compute it. */
  readonly texts?: string | undefined;
}

const START = "#/repeat?";

/** Longer than any link of ours: some forty settings of a few characters each, and a pattern of the user's. */
const MAX_LINK_CHARACTERS = 4000;

/** The hash part of the address for a link. */
export function hashOfLink({ engine, digest, documents, settings, texts }: Linked): string {
  const query = new URLSearchParams({ engine, digest, documents: String(documents), ...(texts && { texts }) });
  for (const name of Object.keys(settings).sort()) query.set(`set.${name}`, String(settings[name]));
  return START + query.toString();
}

/** Whether a hash claims to be such a link. */
export function isLink(hash: string): boolean {
  return hash.startsWith(START);
}

/** The contents of a hash; null if it is not such a link, or incomplete. */
export function linkedBy(hash: string): Linked | null {
  if (!isLink(hash) || hash.length > MAX_LINK_CHARACTERS) return null;
  const query = new URLSearchParams(hash.slice(START.length));
  const [engine = "", digest = "", documents = ""] = ["engine", "digest", "documents"].map(
    (name) => query.get(name) ?? "",
  );
  const isWhole = /^\d[\w.+-]{0,39}$/.test(engine) && /^[0-9a-f]{32}$/.test(digest) && /^\d{1,9}$/.test(documents);
  const texts = query.get("texts") ?? undefined;
  if (!isWhole || (texts !== undefined && !/^[0-9a-f]{32}$/.test(texts))) return null;
  const settings = [...query].flatMap(([name, value]) => (name.startsWith("set.") ? [[name.slice(4), value]] : []));
  return {
    engine,
    digest,
    documents: Number(documents),
    settings: Object.fromEntries(settings),
    ...(texts !== undefined && { texts }),
  };
}

/** Settings that every link names: their default has changed. */
const ALWAYS: readonly string[] = ["excludeReferences"];

/** The settings that are not the defaults, and those that every link names. */
export function unusual(settings: Settings, usual: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => usual[name] !== value || ALWAYS.includes(name)),
  );
}

/**
 * Why the number of documents differs, if that is plain: some are missing, of which `here` are counted, or those of
 * collections on this device are compared, too. `collected`: the documents of these among all. Otherwise null.
 */
export function whyOtherCount(
  expected: number,
  { all, collected }: { all: number; collected: number },
): { by: "missing"; here: number } | { by: "collections" } | null {
  const own = all - collected;
  if (all < expected) return { by: "missing", here: all };
  if (all > expected && own < expected) return { by: "missing", here: own };
  return all > expected && own === expected ? { by: "collections" } : null;
}

/** How one comparison differs from another. */
export interface Difference {
  readonly engine: boolean;
  readonly digest: boolean;
  readonly documents: boolean;
  /** The names of settings with other values. */
  readonly settings: readonly string[];
}

/** The difference; null if there is none: the same inputs produce the same result. */
export function differenceOf(expected: Inputs & { settings: Settings }, found: typeof expected): Difference | null {
  const names = new Set([...Object.keys(expected.settings), ...Object.keys(found.settings)]);
  const value = (settings: Settings, name: string): string => String(settings[name] ?? "").trim();
  const difference = {
    engine: expected.engine !== found.engine,
    digest: expected.digest !== found.digest,
    documents: expected.documents !== found.documents,
    settings: [...names].filter((name) => value(expected.settings, name) !== value(found.settings, name)).sort(),
  };
  const { engine, digest, documents, settings } = difference;
  return engine || digest || documents || settings.length > 0 ? difference : null;
}
