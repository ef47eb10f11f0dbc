/**
 * Pictures to save: an SVG string composed of numbers and escaped texts, and a PNG drawn from it. Names and labels are
 * untrusted, so all texts go through `xmlText`, and nothing else is taken from them.
 */

import { useSignal } from "@preact/signals";
import { type Message, message, problemOf } from "../i18n/message.ts";
import { say, t } from "../i18n/t.ts";
import { saveFile } from "./dom.ts";

/** A picture, as SVG. */
export interface SvgPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** PNG pixels per pixel of the picture: for slides and prints. */
const PNG_SCALE = 2;

/** Control characters and unpaired surrogates are not allowed in XML: a viewer would reject the whole picture. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text escaped for use between tags, or in quotes. */
export function xmlText(text: string): string {
  return text.replaceAll(NOT_XML, "\ufffd").replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** A whole picture. `content` is SVG. */
export function svgPicture(
  width: number,
  height: number,
  { title, ground, font }: { title: string; ground: string; font: string },
  content: string,
): SvgPicture {
  const size = `width="${width}" height="${height}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" font-family="${xmlText(font)}">` +
    `<title>${xmlText(title)}</title><rect ${size} fill="${ground}"/>${content}</svg>`;
  return { svg, width, height };
}

/** The style sheet's current colours at `element`: custom properties and light-dark() resolved. */
export function coloursOf<const N extends string>(element: Element, names: readonly N[]): Record<N, string> {
  const probe = colourProbe(element);
  const colours = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colours) as Record<N, string>;
}

/** An element to read the style sheet's colours from, also where the user's own replace them. */
export function colourProbe(element: Element): HTMLElement {
  const probe = element.ownerDocument.createElement("i");
  probe.style.setProperty("forced-color-adjust", "none");
  element.append(probe);
  return probe;
}

export function svgFile({ svg }: SvgPicture): Blob {
  return new Blob([svg], { type: "image/svg+xml" });
}

export async function pngFile({ svg, width, height }: SvgPicture): Promise<Blob> {
  const image = new Image();
  // A data: URL, because the page's policy allows no blob: images.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * PNG_SCALE;
  canvas.height = height * PNG_SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("toBlob"))), "image/png");
  });
}

// Buttons that save a picture as SVG or PNG, or copy it.

/** `make` draws the picture as it is on screen now; `name` is the file's, without its extension. */
export function PictureButtons({ name, make }: { name: string; make: () => SvgPicture }) {
  const outcome = useSignal<Message | null>(null);
  const run = (action: () => Promise<void> | void, done: Message): void => {
    const work = async (): Promise<void> => action();
    work().then(
      () => {
        outcome.value = done;
      },
      (error: unknown) => {
        outcome.value = message("pictures-failed", { reason: problemOf(error) });
      },
    );
  };
  const saved = message("pictures-saved");
  return (
    <div class="picture-buttons">
      <button type="button" class="slight" onClick={() => run(() => saveFile(svgFile(make()), `${name}.svg`), saved)}>
        {t("pictures-svg")}
      </button>
      <button
        type="button"
        class="slight"
        onClick={() => run(async () => saveFile(await pngFile(make()), `${name}.png`), saved)}
      >
        {t("pictures-png")}
      </button>
      {canCopy() && (
        <button
          type="button"
          class="slight"
          // Pass the promise at once: some browsers forbid copying later than the click.
          onClick={() =>
            run(
              () => navigator.clipboard.write([new ClipboardItem({ "image/png": pngFile(make()) })]),
              message("pictures-copied"),
            )
          }
        >
          {t("pictures-copy")}
        </button>
      )}
      <span class="quiet" role="status">
        {outcome.value && say(outcome.value)}
      </span>
    </div>
  );
}

/** Only secure contexts may copy. */
function canCopy(): boolean {
  return "ClipboardItem" in globalThis && navigator.clipboard !== undefined;
}
