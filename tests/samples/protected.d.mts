/** A PDF with a page of one line, which its password opens. */
export function lockedPdf(line: string, password: string): Uint8Array<ArrayBuffer>;
