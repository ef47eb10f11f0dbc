/** Characters that are stored by their places in a font. Those of the font Symbol have no codes in Unicode. */

/** From 0x21 on, and from 0xA0 on; a space where there is no letter or common sign. */
const FIRST = "!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼";
const SECOND = "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊ ®©™∑";
const [FIRST_AT, SECOND_AT] = [0x21, 0xa0];

/** Fonts store their places here, or without an offset. */
const PRIVATE = 0xf000;

/** Names of fonts that have pictures at the places of letters: these part words. */
const OF_PICTURES = /dings|webd|symbol|marlett|mt extra|outlook|ornament|icon|emoji/;

/** Characters of text fonts by their places. */
const LATIN = new TextDecoder("windows-1252");

/** The text of a symbol (`w:sym`), and whether it is a picture. */
export function symbol(font = "", char = ""): { text: string; isPicture: boolean } {
  const code = /^[0-9a-f]{1,4}$/i.test(char) ? Number.parseInt(char, 16) : 0;
  const place = code & 0xff;
  const isPlace = code < 0x100 || (code >= PRIVATE && code < PRIVATE + 0x100);
  if (!isPlace) {
    const isPicture = code >= 0xd800 && code < 0xf900;
    return { text: isPicture ? " " : String.fromCharCode(code), isPicture };
  }
  const name = font.toLowerCase();
  if (name === "symbol") {
    const text = (place < SECOND_AT ? FIRST[place - FIRST_AT] : SECOND[place - SECOND_AT]) ?? " ";
    return { text, isPicture: false };
  }
  const isPicture = name === "" || place < FIRST_AT || OF_PICTURES.test(name);
  return { text: isPicture ? " " : LATIN.decode(Uint8Array.of(place)), isPicture };
}
