/**
 * The passages' numbers on paper, each in the text before its passage. Scripts cannot see where lines break on paper, so nothing
 * can be placed beside them. Text nodes are split while printing and joined again afterwards; ranges stay valid both ways.
 */
import { classes } from "../../ui/classes.ts";
import styles from "../panes.module.css";
import passagesStyles from "../passages.module.css";
import type { Chunk, Span, TextPane } from "./pane.ts";

/** A number, and the passage that it stands before. */
export interface Numbered {
  readonly span: Span;
  readonly label: string;
}

/** Writes the numbers of filled blocks into their text, ascending, until the returned function is called. */
export function printTags(pane: TextPane, blocks: Iterable<readonly [Chunk, readonly Numbered[]]>): () => void {
  const added: Element[] = [];
  const cut = new Set<Element>();
  for (const [{ element }, numbers] of blocks) {
    // From the last to the first: what is before a cut stays where it is.
    for (const { span, label } of numbers.toReversed()) {
      const { startContainer: node, startOffset: at } = pane.range(span.start, span.start + 1);
      if (!(node instanceof Text)) continue;
      const tag = tagOf(span, label);
      node.parentNode?.insertBefore(tag, at > 0 ? node.splitText(at) : node);
      added.push(tag);
      cut.add(element);
    }
  }
  return () => {
    for (const tag of added) tag.remove();
    for (const element of cut) element.normalize();
  };
}

function tagOf({ hue }: Span, label: string): HTMLElement {
  const tag = document.createElement("span");
  tag.className = classes(styles.printedTag, passagesStyles[`hue${hue}`]);
  // No text of the document's, so that its colours leave it alone.
  tag.dataset["label"] = label;
  return tag;
}
