/** The styles of an old Word document that hide text (MS-DOC, 2.9.271), with what they take over from one another. O(styles). */
import { dataViewOf } from "../../parts/joined-bytes.ts";
import { propertiesIn } from "./properties.ts";

/** What a style makes of its text; undefined if it says nothing. */
export interface StyleLook {
  isHidden?: boolean | undefined;
  isTiny?: boolean | undefined;
}

interface Style extends StyleLook {
  base: number;
}

const [PARAGRAPHS, CHARACTERS] = [1, 2];
/** Styles that one may be based on in a row; Word allows ten. */
const MAX_BASES = 10;

/** A style by its number; those that are not there say nothing. */
export function stylesIn(sheet: Uint8Array): (number: number) => StyleLook {
  if (sheet.length < 6) return () => ({});
  const data = dataViewOf(sheet);
  const count = data.getUint16(2, true);
  const baseBytes = data.getUint16(4, true);
  const styles: Style[] = [];
  let at = 2 + data.getUint16(0, true);
  for (let number = 0; number < count && at + 2 <= sheet.length; number++) {
    const size = data.getUint16(at, true);
    styles.push(styleIn(sheet.subarray(at + 2, at + 2 + size), baseBytes));
    at += 2 + size;
  }
  return (number) => {
    const look: StyleLook = {};
    let style = styles[number];
    for (let bases = 0; style && bases <= MAX_BASES; bases++) {
      look.isHidden ??= style.isHidden;
      look.isTiny ??= style.isTiny;
      style = styles[style.base];
    }
    return look;
  };
}

/** A style: its kind and its base, its name, and lists of properties; paragraphs have one of their own before that of characters. */
function styleIn(bytes: Uint8Array, baseBytes: number): Style {
  const nothing = { base: -1 };
  if (bytes.length < baseBytes + 2 || baseBytes < 4) return nothing;
  const data = dataViewOf(bytes);
  const kind = data.getUint16(2, true) & 0xf;
  if (kind !== PARAGRAPHS && kind !== CHARACTERS) return nothing;
  let at = baseBytes + 2 + 2 * (data.getUint16(baseBytes, true) + 1);
  const listAt = (): Uint8Array => {
    const start = at + 2;
    if (start > bytes.length) return new Uint8Array();
    const size = data.getUint16(at, true);
    // Each list begins at an even place.
    at = start + size + (size % 2);
    return bytes.subarray(start, start + size);
  };
  if (kind === PARAGRAPHS) listAt();
  const { vanishes, isTiny } = propertiesIn(listAt());
  return { base: data.getUint16(2, true) >> 4, isHidden: vanishes === undefined ? undefined : vanishes === 1, isTiny };
}
