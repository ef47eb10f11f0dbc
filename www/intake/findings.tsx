/** What the page finds, as small pictures: two texts side by side, as lines, with what they share in colour. */

import type { Key } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import styles from "./intake.module.css";

/** Lines of text as paths: those of one text only, those of both, and the changed or hidden pieces. */
interface Picture {
  readonly own: string;
  readonly same: string;
  readonly changed?: string;
  readonly hidden?: string;
}

const FINDINGS = [
  [
    "intake-verbatim",
    "intake-verbatim-hint",
    {
      own: "M8 10h44M8 46h44M80 37h44M80 46h30",
      same: "M8 19h44M8 28h44M8 37h28M80 10h44M80 19h44M80 28h28",
    },
  ],
  [
    "intake-reworded",
    "intake-reworded-hint",
    {
      own: "M8 10h44M8 46h30M80 10h44M80 19h44",
      same: "M8 19h44M8 28h44M8 37h44M80 28h16M110 28h14M90 37h34M80 46h22",
      changed: "M98 28h10M80 37h8M104 46h12",
    },
  ],
  [
    "intake-tricks",
    "intake-tricks-hint",
    {
      own: "M8 10h44M8 37h44M8 46h30M80 10h44M80 37h44M80 46h44",
      same: "M8 19h44M8 28h44M80 19h12M98 19h26M80 28h28M114 28h10",
      hidden: "M93 19h4M109 28h4",
    },
  ],
] as const satisfies readonly (readonly [title: Key, hint: Key, picture: Picture])[];

export function Findings() {
  return (
    <ul class={styles.findings}>
      {FINDINGS.map(([title, hint, picture]) => (
        <li key={title}>
          <svg viewBox="0 0 132 56" aria-hidden="true">
            <path class={styles.sheets} d="M1 1h58v54H1zM73 1h58v54H73z" />
            {Object.entries(picture).map(([kind, lines]) => (
              <path key={kind} class={styles[kind as keyof Picture]} d={lines} />
            ))}
          </svg>
          <div>
            <h2>{t(title)}</h2>
            <p class="quiet">{t(hint)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
