/**
 * The text of a form in Adobe's XML Forms Architecture, from the tree of elements that pdf.js makes of a page: words that are
 * printed on it, what was typed, and what was chosen.
 */

/** An element of pdf.js's tree; all of it may be anything. */
interface Element {
  readonly name?: unknown;
  readonly value?: unknown;
  readonly attributes?: Readonly<Record<string, unknown>> | null;
  readonly children?: unknown;
}

/** Elements that stand within a line. */
const INLINE: ReadonlySet<unknown> = new Set(["#text", "a", "b", "i", "span", "sub", "sup"]);

/** Deeper elements are passed over; real forms have some fifty levels. */
const MAX_DEPTH = 1000;

/** The text of a page, a line for each field and paragraph. O(n). */
export function formText(tree: unknown): string {
  const pieces: string[] = [];
  const visit = (node: unknown, depth: number): void => {
    if (typeof node !== "object" || node === null || depth > MAX_DEPTH) return;
    const { name, value, attributes, children } = node as Element;
    const text = value ?? typedIn(name, attributes ?? {});
    const isInline = INLINE.has(name);
    if (!isInline) pieces.push("\n");
    if (typeof text === "string") pieces.push(text);
    for (const child of Array.isArray(children) ? children : []) visit(child, depth + 1);
    if (!isInline) pieces.push("\n");
  };
  visit(tree, 0);
  const lines = pieces.join("").split("\n");
  return lines.flatMap((line) => (line.trim() === "" ? [] : [line.trim()])).join("\n");
}

/** What was typed or chosen in a field; of the choices of a list, the chosen one. */
function typedIn(name: unknown, attributes: Readonly<Record<string, unknown>>): unknown {
  const { type, value, textContent, checked, selected } = attributes;
  if (name === "option") return selected === true ? (value ?? textContent) : null;
  if (name === "input" && (type === "checkbox" || type === "radio")) return checked === true ? "[x]" : "[ ]";
  if (name === "input" && (type === "password" || type === "button")) return null;
  return name === "input" ? value : textContent;
}
