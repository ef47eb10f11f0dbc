/** A header of a TAR file with its content; any field can lie. */
export function tarEntry(
  name: string | Uint8Array,
  content: string | Uint8Array,
  more?: {
    type?: string;
    size?: number;
    magic?: string;
    prefix?: string;
    fields?: Record<number, string | Uint8Array>;
    checksum?: string;
  },
): Uint8Array;
/** The end of a TAR file. */
export const TAR_END: Uint8Array;
/** A TAR file of texts and bytes by their paths. */
export function tar(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer>;
/** A pax record. */
export function paxRecord(key: string, value: string): string;
