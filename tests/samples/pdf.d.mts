type Pdf = Uint8Array<ArrayBuffer>;
export function line(x: number, y: number, text: string, how?: { size?: number; before?: string }): string;
export const scan: string;
export function pdf(pages: readonly string[], how?: { encrypt?: boolean }): Pdf;
export function wrap(text: string, width: number): string[];
export function twoColumns(text: string, how?: { title?: string; head?: string }): Pdf;
