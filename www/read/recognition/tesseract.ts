/// <reference path="../../vite-env.d.ts" />
/**
 * Tesseract, as WebAssembly: its core is called directly, since tesseract.js's own worker fetches from other servers unless told
 * otherwise, decodes and caches on its own, and knows no limits. Everything comes from the page's own server, in the variant that
 * only has the neural network and uses SIMD.
 */

import english from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import spanish from "@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url";
import core, { type TesseractApi, type TesseractModule } from "tesseract.js-core/tesseract-core-simd-lstm.js";
import coreAddress from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import { message } from "../../i18n/message.ts";
import { Unreadable } from "../model.ts";
import { fetchAsset } from "./assets.ts";
import { evened } from "./lighting.ts";
import type { RecognisedLanguage } from "./orders.ts";
import { directionOf, type GreyPicture, turned } from "./orientation.ts";
import { pageOf, type RecognisedPage, type TesseractPage } from "./recognised.ts";

const DATA: Readonly<Record<RecognisedLanguage, string>> = { eng: english, spa: spanish };

/** Tesseract's number of its neural network. */
const LSTM_ONLY = 1;

/** Lines that lean less are read as they are, in radians. */
const MIN_LEAN = 0.005;

/** Mean confidence, and number of words, from which on a page does not stand on its head. */
const RIGHT_CONFIDENCE = 0.75;
const MIN_RIGHT_WORDS = 3;

export class Recogniser {
  readonly #module: TesseractModule;
  readonly #api: TesseractApi;

  private constructor(module: TesseractModule, api: TesseractApi) {
    this.#module = module;
    this.#api = api;
  }

  /** Rejects if something cannot be fetched. */
  static async load(languages: readonly RecognisedLanguage[]): Promise<Recogniser> {
    const [wasmBinary, ...data] = await Promise.all(
      [coreAddress, ...languages.map((one) => DATA[one])].map(fetchAsset),
    );
    const module = await core({ wasmBinary, print: () => {}, printErr: () => {} });
    for (const [at, language] of languages.entries()) {
      module.FS.writeFile(`./${language}.traineddata`, await unpacked(data[at] ?? new Uint8Array()));
    }
    const api = new module.TessBaseAPI();
    if (api.Init(null, languages.join("+"), LSTM_ONLY) !== 0) throw new Unreadable(message("recognition-not-loaded"));
    // The engine has them in memory.
    for (const language of languages) module.FS.unlink(`./${language}.traineddata`);
    return new Recogniser(module, api);
  }

  /** Reads a page, which may lie on its side or stand on its head. `points`: of a pixel. */
  read(photo: GreyPicture, points: number): RecognisedPage {
    const picture = evened(photo);
    const { isSideways, isCertain } = directionOf(picture);
    const turns = isSideways ? [1, 3, 0, 2] : [0, 2, 1, 3];
    let best: RecognisedPage | null = null;
    for (const turn of isCertain ? turns.slice(0, 2) : turns) {
      const page = this.#readUpright(turned(picture, turn), points);
      if (!best || page.confidence * page.words > best.confidence * best.words) best = page;
      if (isRight(best)) break;
    }
    return best ?? pageOf({ blocks: null }, picture.height, points);
  }

  #readUpright(picture: GreyPicture, points: number): RecognisedPage {
    const { FS } = this.#module;
    const api = this.#api;
    try {
      FS.writeFile("/input", portableGreymap(picture));
      if (api.SetImageFile(1, 0) !== 0) throw new Unreadable(message("recognition-damaged"));
      api.FindLines();
      const lean = api.GetGradient();
      if (Math.abs(lean) >= MIN_LEAN) api.SetImageFile(1, lean);
      api.Recognize(null);
      return pageOf(JSON.parse(api.GetJSONText()) as TesseractPage, picture.height, points);
    } finally {
      FS.unlink("/input");
      api.Clear();
    }
  }
}

function isRight({ words, confidence }: RecognisedPage): boolean {
  return words >= MIN_RIGHT_WORDS && confidence >= RIGHT_CONFIDENCE;
}

/** Some hosts send files named .gz with the header that has browsers unpack them. */
async function unpacked(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (data[0] !== 0x1f || data[1] !== 0x8b) return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A picture in the simplest format that Tesseract reads (PGM). */
function portableGreymap({ width, height, pixels }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}
