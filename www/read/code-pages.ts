/** Code pages of one byte a letter that browsers cannot decode: the letters from byte 0x80 on. */
import { DOS_CENTRAL_EUROPEAN, DOS_WESTERN } from "./encodings.ts";

/** The first IBM PC's, in North America and as the ZIP format's own. */
export const CP437_LETTERS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** DOS in Western Europe, and consoles of Windows there. */
export const CP850_LETTERS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

/** DOS in Central Europe, and consoles of Windows there. */
export const CP852_LETTERS =
  "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0";

/** By the label under which a code page can be chosen. */
export const CODE_PAGES: ReadonlyMap<string, string> = new Map([
  [DOS_WESTERN, CP850_LETTERS],
  [DOS_CENTRAL_EUROPEAN, CP852_LETTERS],
]);

/** Decodes bytes whose upper half is these letters. */
export function decodeSingleBytes(bytes: Uint8Array, letters: string): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192) {
    const piece = bytes.subarray(from, from + 8192);
    parts.push(Array.from(piece, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : letters[byte - 0x80])).join(""));
  }
  return parts.join("");
}
