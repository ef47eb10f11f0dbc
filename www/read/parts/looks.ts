/**
 * Adds to a file's traces what its pictures look like (../picture-look.ts), where the host can decode them: in a browser, but not in
 * the terminal. So much of a file's pictures is decoded as takes a second at most.
 */
import type { Container } from "../container.ts";
import type { ReaderHost } from "../format.ts";
import type { Content } from "../model.ts";
import { lookOf } from "../picture-look.ts";
import { pictureSize } from "../recognition/picture-size.ts";
import { MAX_LOOKS } from "../traces.ts";
import type { Package } from "./package.ts";
import { digestOf } from "./properties.ts";

/** A picture of a file, by the digest that its traces have. */
export interface StoredPicture {
  readonly digest: string;
  readonly size: number;
  readonly open: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** Pixels of one picture, and of all that are decoded. */
const MAX_PIXELS = 16_000_000;
const MAX_ALL_PIXELS = 24_000_000;

/** The pictures of a package. */
export function picturesInPackage(parts: Package): StoredPicture[] {
  return parts.names.flatMap((name) => {
    const digest = parts.digest(name);
    return digest ? [{ digest: digestOf(digest), size: digest.size, open: () => parts.bytes(name) }] : [];
  });
}

/** Adds the looks of those pictures that count as traces. */
export async function addLooks(
  found: Content | Container,
  pictures: Iterable<StoredPicture>,
  { decodePicture }: ReaderHost,
): Promise<void> {
  const own = "entries" in found ? found.own : found;
  if (!own?.traces?.pictures || !decodePicture) return;
  const wanted = new Set(own.traces.pictures);
  const looks: string[] = [];
  let pixels = 0;
  let left = 0;
  for (const { digest, size, open } of pictures) {
    // Each once.
    if (!wanted.delete(digest)) continue;
    if (size > MAX_BYTES || looks.length >= MAX_LOOKS) {
      left++;
      continue;
    }
    const bytes = await open().catch(() => null);
    const { width = 0, height = 0 } = (bytes && pictureSize(bytes)) ?? {};
    if (!bytes || width * height === 0) continue;
    if (width * height > MAX_PIXELS || pixels + width * height > MAX_ALL_PIXELS) {
      left++;
      continue;
    }
    pixels += width * height;
    const decoded = await decodePicture(bytes);
    const look = decoded && lookOf(decoded);
    if (look) looks.push(`${look} ${digest}`);
  }
  const cut = (own.traces.cut ?? 0) + left;
  own.traces = { ...own.traces, ...(looks.length > 0 && { looks }), ...(cut > 0 && { cut }) };
}
