/** A file, and what must be said of it. */
export interface Hostile {
  bytes: Uint8Array<ArrayBuffer>;
  /** The reason why it is not read. */
  unread?: RegExp;
  /** What stands among its notes. */
  says?: RegExp;
  /** How many words it has. */
  words?: number;
  /** Its path, where it lies in an archive. */
  path?: string;
}
export const hostile: Record<string, Hostile>;
/** A file that takes minutes. */
export function slow(): Uint8Array<ArrayBuffer>;
