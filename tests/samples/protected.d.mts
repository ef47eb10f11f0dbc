/** A PDF with a page of one line, which its password opens. */
export function lockedPdf(line: string, password: string): Uint8Array<ArrayBuffer>;
/** An Office document encrypted by agile encryption. */
export function lockedOffice(
  bytes: Uint8Array,
  password: string,
  more?: { rounds?: number },
): Uint8Array<ArrayBuffer>;
/** An Office document encrypted as Office 2007 did it. */
export function lockedOffice2007(bytes: Uint8Array, password: string): Uint8Array<ArrayBuffer>;
/** An OpenDocument file whose parts are encrypted; with a manifest that is changed, or lies. */
export function lockedOpenDocument(
  bytes: Uint8Array,
  password: string,
  how?: {
    start?: "sha1" | "sha256";
    keyBytes?: 16 | 24 | 32;
    rounds?: number;
    saltEach?: boolean;
    algorithm?: string;
    derivation?: string;
    manifest?: (xml: string) => string;
  },
): Uint8Array<ArrayBuffer>;
/** Bytes encrypted with RC4 by CryptoAPI, in blocks of 512. */
export function byCryptoApi(password: string, bytes: Uint8Array, bits: number): Uint8Array<ArrayBuffer>;
/** The header that says how they are. */
export function cryptoApiHeader(password: string, verifier: Uint8Array, bits: number): Uint8Array<ArrayBuffer>;
