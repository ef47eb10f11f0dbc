/** Characters of the font Symbol, which have no code in Unicode: they are stored by their places in the font. */

/** From 0x21 on, and from 0xA0 on; a space where there is no letter or common sign. */
const FIRST = "!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼";
const SECOND = "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊ ®©™∑";
const [FIRST_AT, SECOND_AT] = [0x21, 0xa0];

/** Fonts store their places here, or without an offset. */
const PRIVATE = 0xf000;

/** The text of a symbol (`w:sym`). Other fonts than Symbol have pictures at their places: these part words. */
export function symbol(font = "", char = ""): string {
  const code = /^[0-9a-f]{1,4}$/i.test(char) ? Number.parseInt(char, 16) : 0;
  const place = code & 0xff;
  const isPlace = code < 0x100 || (code >= PRIVATE && code < PRIVATE + 0x100);
  if (!isPlace) return code >= 0xd800 && code < 0xf900 ? " " : String.fromCharCode(code);
  if (font.toLowerCase() !== "symbol") return " ";
  return (place < SECOND_AT ? FIRST[place - FIRST_AT] : SECOND[place - SECOND_AT]) ?? " ";
}
