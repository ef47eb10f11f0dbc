/**
 * A link that holds how a comparison was made and of what, but no content: the settings that are not the usual ones, the
 * engine's version, the number of documents, the digest of names, texts, roles and owners, and one of the texts alone. Whoever opens
 * it with the same files gets the same result; else it can be said what differs. Links of before have no digest of the texts.
 *
 * All of it stands after the address's `#`, which no browser sends to a server, in words that the user can read.
 */
import type { Settings } from "../json/json.ts";

/** What a comparison was made of. */
export interface Inputs {
  readonly engine: string;
  readonly digest: string;
  /** The number of documents. */
  readonly documents: number;
}

/** What a link holds. */
export interface Linked extends Inputs {
  /** The settings that are not the usual ones, by their names in the form. */
  readonly settings: Settings;
  /** The digest of the texts alone, in whatever order; absent where the browser could make none. */
  readonly texts?: string | undefined;
}

const START = "#/repeat?";

/** Longer than any link of ours: some forty settings of a few characters each, and a pattern of the user's. */
const MAX_LENGTH = 4000;

/** The part of an address after which a link's data stands. */
export function hashOfLink({ engine, digest, documents, settings, texts }: Linked): string {
  const query = new URLSearchParams({ engine, digest, documents: String(documents), ...(texts && { texts }) });
  for (const name of Object.keys(settings).sort()) query.set(`set.${name}`, String(settings[name]));
  return START + query.toString();
}

/** Whether a hash claims to be such a link. */
export function isLink(hash: string): boolean {
  return hash.startsWith(START);
}

/** What a hash holds; null where it is no such link, or not whole. */
export function linkedBy(hash: string): Linked | null {
  if (!isLink(hash) || hash.length > MAX_LENGTH) return null;
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

/** The settings that are not the usual ones. */
export function unusual(settings: Settings, usual: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => usual[name] !== value));
}

/** How one comparison differs from another. */
export interface Difference {
  readonly engine: boolean;
  readonly digest: boolean;
  readonly documents: boolean;
  /** The names of settings with other values. */
  readonly settings: readonly string[];
}

/** What differs; null where nothing does: the same inputs give the same result. */
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
