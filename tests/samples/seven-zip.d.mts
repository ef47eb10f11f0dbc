type Files = Record<string, string | Uint8Array>;
/** The coder of encrypted files. */
export const SEVEN_AES: Uint8Array;
/** The coder of files packed with Deflate. */
export const SEVEN_DEFLATE: Uint8Array;
/** A 7z file, stored unless it is given another coder; what it declares can lie. */
export function sevenZip(
  files: Files,
  more?: {
    coder?: Uint8Array;
    packed?: Uint8Array;
    sizes?: readonly number[];
    count?: number;
    checksum?: number;
    at?: number;
    next?: { offset?: number; size?: number };
  },
): Uint8Array;
/** A 7z file with any header. */
export function sevenZipWith(
  stream: Uint8Array,
  header: Uint8Array,
  next?: { offset?: number; size?: number },
): Uint8Array;
/** A RAR file of version 5, stored; what it declares can lie. */
export function rar(
  files: Files,
  more?: { size?: number; method?: number; checksum?: number; locked?: boolean },
): Uint8Array;
/** A RAR file of before version 5, stored; names are in Latin-1. */
export function rar4(files: Files, more?: { size?: number; flags?: number; method?: number }): Uint8Array;
