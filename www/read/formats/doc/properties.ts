/** Properties of characters in old Word documents (MS-DOC, 2.6.1), as far as they hide text. O(properties). */

/** What a list of properties says; what it does not say is undefined. */
export interface Properties {
  isDeleted?: boolean;
  /** 0 and 1, or 0x80 and 0x81: as the style says, or the opposite. */
  vanishes?: number;
  isTiny?: boolean;
  /** The style of the characters. */
  style?: number;
}

const [DELETED, VANISHES, HALF_POINTS, STYLE] = [0x0800, 0x083c, 0x4a43, 0x4a30];
/** Font size up to which text is unreadable, in half-points. */
const TINY = 4;
/** Bytes of a property's value, by the highest three bits of its number; 0 for one that states them itself. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];

export function propertiesIn(bytes: Uint8Array): Properties {
  const found: Properties = {};
  for (let at = 0; at + 2 < bytes.length; ) {
    const number = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
    const [value = 0, high = 0] = bytes.subarray(at + 2, at + 4);
    if (number === DELETED) found.isDeleted = value === 1;
    if (number === VANISHES) found.vanishes = value;
    if (number === HALF_POINTS) found.isTiny = value <= TINY && high === 0;
    if (number === STYLE) found.style = value | (high << 8);
    at += 2 + (OPERAND_BYTES[number >> 13] || 1 + value);
  }
  return found;
}
