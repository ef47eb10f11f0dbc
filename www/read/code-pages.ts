/** Code pages of one byte a letter that browsers cannot decode: the letters from byte 0x80 on. */

/** Frames and shades, from 0xB0 on, and signs, from 0xE0 on, that many code pages of DOS have alike. */
const FRAMES = "░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀";
const SIGNS = "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** The first IBM PC's, in North America and as the ZIP format's own. */
export const CP437_LETTERS = `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»${FRAMES}${SIGNS}`;

/** DOS in Western Europe, and consoles of Windows there. */
export const CP850_LETTERS =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

/** DOS in Central Europe, and consoles of Windows there. */
export const CP852_LETTERS =
  "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0";

/** By the label under which a code page can be chosen. */
export const CODE_PAGES: ReadonlyMap<string, string> = new Map([
  ["ibm437", CP437_LETTERS],
  ["ibm850", CP850_LETTERS],
  ["ibm852", CP852_LETTERS],
  ["ibm737", `ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ${FRAMES}ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\u00a0`],
  [
    "ibm855",
    "ђЂѓЃёЁєЄѕЅіІїЇјЈљЉњЊћЋќЌўЎџЏюЮъЪаАбБцЦдДеЕфФгГ«»░▒▓│┤хХиИ╣║╗╝йЙ┐└┴┬├─┼кК╚╔╩╦╠═╬¤лЛмМнНоОп┘┌█▄Пя▀ЯрРсСтТуУжЖвВьЬ№\u00adыЫзЗшШэЭщЩчЧ§■\u00a0",
  ],
  [
    "ibm857",
    "ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\ufffdÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ\ufffd×ÚÛÙìÿ¯´\u00ad±\ufffd¾¶§÷¸°¨·¹³²■\u00a0",
  ],
  ["ibm860", `ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò¬½¼¡«»${FRAMES}${SIGNS}`],
  ["ibm862", `אבגדהוזחטיךכלםמןנסעףפץצקרשת¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»${FRAMES}${SIGNS}`],
  [
    "ibm869",
    "\ufffd\ufffd\ufffd\ufffd\ufffd\ufffdΆ\ufffd·¬¦‘’Έ―ΉΊΪΌ\ufffd\ufffdΎΫ©Ώ²³ά£έήίϊΐόύΑΒΓΔΕΖΗ½ΘΙ«»░▒▓│┤ΚΛΜΝ╣║╗╝ΞΟ┐└┴┬├─┼ΠΡ╚╔╩╦╠═╬ΣΤΥΦΧΨΩαβγ┘┌█▄δε▀ζηθικλμνξοπρσςτ\u0384\u00ad±υφχ§ψ΅°¨ωϋΰώ■\u00a0",
  ],
  ["cp1125", `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп${FRAMES}рстуфхцчшщъыьэюяЁёҐґЄєІіЇї·√№¤■\u00a0`],
  [
    "x-mac-ce",
    "ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ",
  ],
]);

interface Decoder {
  decode(bytes: Uint8Array): string;
}

const decoders = new Map<string, Decoder>();

/** A decoder for an encoding, whether browsers know it or not; made once. */
export function decoder(label: string): Decoder {
  const known = decoders.get(label);
  if (known) return known;
  const letters = CODE_PAGES.get(label);
  const made =
    letters === undefined
      ? new TextDecoder(label)
      : { decode: (bytes: Uint8Array) => decodeSingleBytes(bytes, letters) };
  decoders.set(label, made);
  return made;
}

/** Decodes bytes whose upper half is these letters. */
export function decodeSingleBytes(bytes: Uint8Array, letters: string): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192) {
    const piece = bytes.subarray(from, from + 8192);
    parts.push(Array.from(piece, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : letters[byte - 0x80])).join(""));
  }
  return parts.join("");
}
