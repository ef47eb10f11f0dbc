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
