/** Decodes pictures in a worker of a browser: PNG, JPEG, GIF and WebP. */
import type { Pixels } from "./picture-look.ts";

/** The pixels of a picture, turned as its file says, but not scaled or fitted to a screen's colours. Null if it is damaged. */
export async function decodePicture(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels | null> {
  let bitmap: ImageBitmap | null = null;
  try {
    bitmap = await createImageBitmap(new Blob([bytes]), {
      imageOrientation: "from-image",
      colorSpaceConversion: "none",
      premultiplyAlpha: "none",
    });
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  } catch {
    return null;
  } finally {
    bitmap?.close();
  }
}
