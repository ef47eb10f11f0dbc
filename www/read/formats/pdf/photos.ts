/** The pictures of a PDF that are files of their own within it: photos, as JPEG. */
import type { StoredPicture } from "../../parts/looks.ts";
import { packedPictures } from "./pictures.ts";

export function* picturesInPdf(bytes: Uint8Array): Generator<StoredPicture> {
  for (const { digest, packed } of packedPictures(bytes)) {
    if (packed[0] !== 0xff || packed[1] !== 0xd8) continue;
    yield { digest, size: packed.length, open: async () => Uint8Array.from(packed) };
  }
}
