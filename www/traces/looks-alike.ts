/** Which pictures look alike, by their difference hashes (../read/picture-look.ts). */
import { Chains } from "../groups/chains.ts";

/** Maximum number of bits, of 128, in which pictures that look alike differ. */
const MAX_DIFFERENT = 6;
/** Maximum difference of their proportions, in percent. */
const MAX_STRETCH = 3;

/** A look as numbers: the bits, 16 to a part, and the proportions. */
export interface Look {
  readonly parts: readonly number[];
  readonly ratio: number;
  /** The digest of the picture's bytes. */
  readonly digest: string;
}

/** A look with its picture's digest, as it is stored: "…-133 9000-0a1b2c3d". */
export function lookFrom(stored: string): Look | null {
  const [, hex = "", ratio = "", digest = ""] = /^([0-9a-f]{32})-(\d{1,7}) (.{1,40})$/.exec(stored) ?? [];
  if (hex === "") return null;
  const parts = Array.from({ length: 8 }, (_, at) => Number.parseInt(hex.slice(4 * at, 4 * at + 4), 16));
  return { parts, ratio: Number(ratio), digest };
}

export function areAlike(one: Look, other: Look): boolean {
  if (100 * Math.abs(one.ratio - other.ratio) > MAX_STRETCH * Math.max(one.ratio, other.ratio)) return false;
  let different = 0;
  for (const [at, part] of one.parts.entries()) {
    for (let bits = part ^ (other.parts[at] ?? 0); bits > 0; bits &= bits - 1) different++;
  }
  return different <= MAX_DIFFERENT;
}

/** Maximum pictures that are compared because they share 16 bits in one place. */
const MAX_BUCKET = 500;

/**
 * Groups of looks that are alike, by their indices. Of two that are alike, one of eight stretches of bits is equal at least, so only
 * such are compared.
 */
export function groupsAlike(looks: readonly Look[]): number[][] {
  const buckets = new Map<number, number[]>();
  const chains = new Chains(looks.length);
  for (const [at, look] of looks.entries()) {
    for (const [place, part] of look.parts.entries()) {
      const key = place * 0x10000 + part;
      const bucket = buckets.get(key);
      if (!bucket) buckets.set(key, [at]);
      else if (bucket.length < MAX_BUCKET) {
        for (const other of bucket) {
          const known = looks[other];
          if (known && !chains.areJoined(at, other) && areAlike(look, known)) chains.join(at, other);
        }
        bucket.push(at);
      }
    }
  }
  return chains.all();
}
