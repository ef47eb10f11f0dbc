/** Streams and storages by their names. */
export interface Tree {
  [name: string]: string | Uint8Array | Tree;
}
/** A compound file. */
export function compound(tree: Tree): Uint8Array<ArrayBuffer>;
/** A stream of properties by their numbers. */
export function propertySet(
  values: Record<number, string | number | Uint8Array | Date | { minutes: number }>,
  codePage?: number,
): Buffer;
/** What a message or an attachment has. */
export interface Properties {
  properties?: Record<string, string | Uint8Array>;
  codePages?: Record<string, number>;
  attachments?: (Properties & { message?: Properties })[];
}
/** Outlook's message: texts are written in UTF-16. */
export function outlook(message: Properties): Uint8Array<ArrayBuffer>;
/** A message with a subject and a text in Unicode. */
export function simpleOutlook(
  subject: string,
  text: string,
  attachments?: Properties["attachments"],
): Uint8Array<ArrayBuffer>;
