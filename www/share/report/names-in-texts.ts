/** Finds which of many names occur in texts, by a trie of the names: each text is read once, however many names there are. */

/** Longer names than any person's are looked for one by one, which takes no longer the more alike they are. */
const MAX_CHARACTERS = 100;

/** Names that begin with the same characters. A single one is left as it is. */
type Node = string | Branch;

interface Branch {
  /** The name that ends here, if there is one. */
  readonly name: string | undefined;
  /** By the next UTF-16 code unit. */
  readonly next: ReadonlyMap<number, Node>;
}

/**
 * The names that occur in one of the texts exactly as they are written, inside words, too. O(names + texts), times the
 * characters that names have in common with a place in a text.
 */
export function namesInTexts(names: Iterable<string>, texts: readonly string[]): ReadonlySet<string> {
  const all = [...new Set(names)];
  const root = branchOf(
    all.filter((name) => name.length <= MAX_CHARACTERS),
    0,
  );
  const isLongAndThere = (name: string): boolean =>
    name.length > MAX_CHARACTERS && texts.some((text) => text.includes(name));
  const found = new Set(all.filter(isLongAndThere));
  if (root.name !== undefined && texts.length > 0) found.add(root.name);
  for (const text of texts) {
    for (let start = 0; start < text.length; start++) {
      let node = root.next.get(text.charCodeAt(start));
      for (let at = start + 1; node !== undefined; at++) {
        if (typeof node === "string") {
          if (text.startsWith(node, start)) found.add(node);
          break;
        }
        if (node.name !== undefined) found.add(node.name);
        node = node.next.get(text.charCodeAt(at));
      }
    }
  }
  return found;
}

/** `names`: different ones, equal in the characters before `at`. */
function branchOf(names: readonly string[], at: number): Branch {
  const groups = new Map<number, string[]>();
  for (const name of names) {
    if (name.length === at) continue;
    const unit = name.charCodeAt(at);
    const group = groups.get(unit);
    if (group) group.push(name);
    else groups.set(unit, [name]);
  }
  const next = new Map<number, Node>();
  for (const [unit, [first = "", ...others]] of groups)
    next.set(unit, others.length === 0 ? first : branchOf([first, ...others], at + 1));
  return { name: names.find((name) => name.length === at), next };
}
