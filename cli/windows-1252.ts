/**
 * Node.js 20 decodes windows-1252, and Latin-1, which the Encoding Standard reads as the same, without its quotation marks, dashes
 * and apostrophes: they become invisible control characters. Browsers do not. Imported before what decodes; it corrects the decoder
 * for libraries, too.
 */

/** Bytes 0x80 to 0x9F of windows-1252; the five unassigned ones keep their control character. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

const Flawed = globalThis.TextDecoder;

class Decoder extends Flawed {
  override decode(...given: Parameters<TextDecoder["decode"]>): string {
    const text = super.decode(...given);
    if (this.encoding !== "windows-1252") return text;
    return text.replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] ?? c);
  }
}

if (new Flawed("windows-1252").decode(Uint8Array.of(0x80)) !== "€") globalThis.TextDecoder = Decoder;
