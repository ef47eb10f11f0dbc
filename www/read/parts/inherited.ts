/**
 * What each style of a document is with all that it inherits, by name. `parentOf`: the name of the style that one is based on;
 * `merged`: a style with what its parent is. Each style is visited once, and a circle ends where it began. O(n).
 */
export function inherited<Style, Look>(
  styles: ReadonlyMap<string, Style>,
  parentOf: (style: Style) => string,
  merged: (parent: Look | undefined, style: Style) => Look,
): Map<string, Look> {
  const whole = new Map<string, Look>();
  for (const start of styles.keys()) {
    const chain = new Map<string, Style>();
    let at = start;
    for (let style = styles.get(at); style && !whole.has(at) && !chain.has(at); style = styles.get(at)) {
      chain.set(at, style);
      at = parentOf(style);
    }
    let look = whole.get(at);
    for (const [name, style] of [...chain].reverse()) {
      look = merged(look, style);
      whole.set(name, look);
    }
  }
  return whole;
}
