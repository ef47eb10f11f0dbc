/** A quiet mark in lists of pairs and people: what the files of a pair share besides their texts. It never counts as matched words. */
import { t } from "../i18n/t.ts";
import { classes } from "../ui/dom.ts";
import type { TracePair } from "./find-traces.ts";
import { pairInShort } from "./in-short.ts";
import styles from "./trace-mark.module.css";

interface Props {
  /** The traces of one pair or more. */
  pairs: readonly TracePair[];
  /** The address of the pair, or of the list with all of them. */
  href: string;
  /** Whether it is in the tab order. */
  inTabOrder?: boolean;
  onClick?: () => void;
}

export function TraceMark({ pairs, href, inTabOrder = true, onClick }: Props) {
  const [first] = pairs;
  if (!first) return null;
  const short = pairs.length === 1 ? pairInShort(first) : t("pairs-traces-several", { count: pairs.length });
  const name = pairs.length === 1 ? t("pairs-traces", { shared: short }) : short;
  return (
    <a
      class={classes("quiet", styles.mark)}
      href={href}
      title={name}
      aria-label={name}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M6 10H2.5V2.5H10V6M6 6h7.5v7.5H6z" />
      </svg>
      <span>{short}</span>
    </a>
  );
}
