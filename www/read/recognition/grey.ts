/** Decodes pictures, and draws them in grey, at the size in which they are read. */
import { message } from "../../i18n/message.ts";
import { Unreadable } from "../model.ts";
import { RECOGNITION_LIMITS, scaleOf } from "./limits.ts";
import type { GreyPicture } from "./orientation.ts";
import { isWhole, pictureSize, type Size } from "./picture-size.ts";

const MEGA = 1_000_000;

/** A picture's file in grey, turned as its camera was held; throws `Unreadable` if it cannot be decoded, or is too large. */
export async function greyOfFile(bytes: Uint8Array<ArrayBuffer>): Promise<GreyPicture> {
  const size = pictureSize(bytes);
  if (!size || size.width * size.height === 0 || !isWhole(bytes)) throw new Unreadable(message("recognition-damaged"));
  refuseIfTooLarge(size);
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: "from-image" });
  } catch {
    throw new Unreadable(message("recognition-damaged"));
  }
  try {
    // A decoder may see another size than the head seems to say.
    refuseIfTooLarge(bitmap);
    const scale = scaleOf(bitmap, RECOGNITION_LIMITS.enlargement);
    const [width, height] = [bitmap.width, bitmap.height].map((length) => Math.max(1, Math.round(length * scale)));
    const context = canvasOf(width ?? 1, height ?? 1);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
    return greyOf(context);
  } finally {
    bitmap.close();
  }
}

export function refuseIfTooLarge({ width, height }: Size): void {
  const { pixels } = RECOGNITION_LIMITS;
  if (width * height <= pixels) return;
  throw new Unreadable(
    message("recognition-too-large", { size: Math.ceil((width * height) / MEGA), limit: pixels / MEGA }),
  );
}

/** A white sheet: pictures may be transparent. */
export function canvasOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(width, height);
  // There is one, since the canvas is new.
  const context = canvas.getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  return context;
}

/** The pixels of a canvas in grey, by the weights of ITU-R BT.601; the canvas is emptied. O(pixels). */
export function greyOf(context: OffscreenCanvasRenderingContext2D): GreyPicture {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const from = 4 * at;
    pixels[at] = (299 * (data[from] ?? 0) + 587 * (data[from + 1] ?? 0) + 114 * (data[from + 2] ?? 0)) / 1000;
  }
  context.canvas.width = 0;
  return { width, height, pixels };
}
