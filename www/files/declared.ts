/**
 * The encoding that a text declares in its first characters: in a page's `<meta charset=…>`, the older form of it, or XML's
 * first line. Tags are cut out before any expression looks into them, so that a search ends in linear time.
 */

/** The encoding that a page's head, or XML's first line, declares. */
export function encodingOfPage(head: string): string | undefined {
  return encodingInMeta(head) ?? encodingOfXml(head.trimStart());
}

/** The encoding that XML's first line declares. A byte-order mark is no part of `head`. */
export function encodingOfXml(head: string): string | undefined {
  if (!head.startsWith("<?xml")) return undefined;
  return lastLabel(tagFrom(head, 0), /encoding\s*=\s*["']([\w-]+)["']/g);
}

function encodingInMeta(head: string): string | undefined {
  const lower = head.toLowerCase();
  let at = lower.indexOf("<meta");
  while (at >= 0) {
    const tag = tagFrom(lower, at);
    const label = lastLabel(tag, /charset\s*=\s*(?:["']\s*)?([\w-]+)/g);
    if (label !== undefined) return label;
    at = lower.indexOf("<meta", at + tag.length);
  }
  return undefined;
}

/** From a place up to the end of the tag that begins there, or of the text. */
function tagFrom(text: string, at: number): string {
  const end = text.indexOf(">", at);
  return text.slice(at, end < 0 ? text.length : end);
}

function lastLabel(tag: string, expression: RegExp): string | undefined {
  let label: string | undefined;
  for (const [, found] of tag.matchAll(expression)) label = found;
  return label;
}
