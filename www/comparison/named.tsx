/** A document's name within a sentence. */
import { shown } from "../messages/parts.ts";
import type { ShownDocument } from "../workspace/documents.ts";

export function named({ name }: ShownDocument) {
  return shown(name, (text) => <bdi>{text}</bdi>);
}
