/** A part in base64 with the name of a file. */
export function attached(
  name: string,
  bytes: string | Uint8Array,
  type?: string,
  more?: Record<string, string>,
): string;
/** A text as a part. */
export function text(content: string, type?: string): string;
/** An e-mail of these parts. */
export function mail(subject: string, parts: readonly string[], kind?: string): string;
