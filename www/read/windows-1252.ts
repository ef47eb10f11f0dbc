/** Bytes 0x80 to 0x9F of windows-1252; the five unassigned ones keep their control character. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Node.js 20 decodes windows-1252 as Latin-1, so its special characters are restored here; no effect in browsers. */
export function repaired(label: string, text: string): string {
  if (label !== "windows-1252") return text;
  return text.replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80] ?? c);
}
