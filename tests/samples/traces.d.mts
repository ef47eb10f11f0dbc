/** What a file says about its making; `sessions` are revision ids, `id` the document's, `pictures` and `objects` the bytes of each. */
export interface Made {
  author?: string;
  lastAuthor?: string;
  created?: string;
  modified?: string;
  revision?: number | string;
  minutes?: number | string;
  company?: string;
  template?: string;
  program?: string;
  sessions?: readonly number[];
  id?: string;
  pictures?: readonly Uint8Array[];
  objects?: readonly Uint8Array[];
  styles?: readonly string[];
}

/** The parts with the properties of an Office document. */
export function properties(made: Made): Record<string, string>;
/** A Word document of paragraphs with traces. */
export function tracedDocx(text: string, made?: Made): Uint8Array<ArrayBuffer>;
