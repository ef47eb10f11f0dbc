/** A document's name within a sentence. */
import { shown } from "../messages/parts.ts";
import type { PageDocument } from "../workspace/documents.ts";

export function named({ name }: PageDocument) {
  return shown(name, (text) => <bdi>{text}</bdi>);
}
