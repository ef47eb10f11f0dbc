type Pdf = Uint8Array<ArrayBuffer>;
export function line(x: number, y: number, text: string, how?: { size?: number; before?: string }): string;
export const scan: string;
export function pdf(pages: readonly string[], how?: { encrypt?: boolean; info?: string; trailer?: string },
): Pdf;
export function wrap(text: string, width: number): string[];
export function twoColumns(text: string, how?: { title?: string; head?: string }): Pdf;
/** A PDF of one page: its operators, and what it uses. */
export function onePage(
  content: string,
  more?: { resources?: string; page?: string; catalog?: string; objects?: readonly string[] },
): Uint8Array<ArrayBuffer>;
/** A picture of 64 by 64 pixels, all of this grey. */
export function picture(grey: number): string;
