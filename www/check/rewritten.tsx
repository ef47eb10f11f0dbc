/** The documents of which a new one may be a rewritten copy: apart from shared passages, since they claim less. */

import type { RewrittenDocument } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { documentLabel } from "../names/labels.ts";
import styles from "./check.module.css";
import type { Ready } from "./checking.ts";
import { DetailOfNew } from "./detail-of-new.tsx";
import { dottedPieces } from "./dotted.ts";
import { Name } from "./similar.tsx";

const NO_PLACES = new Uint32Array();

type Props = Pick<Ready, "check" | "draft" | "params">;

export function RewrittenCopies({ check: { evidence }, draft, params }: Props) {
  const found = evidence?.rewritten ?? [];
  if (found.length === 0) return null;
  return (
    <>
      <p>{t("check-rewritten", { documents: found.length })}</p>
      <p class="quiet">{t("rewritten-about")}</p>
      <ul class={styles.rewritten} aria-label={t("check-rewritten-list")}>
        {found.map((one) => (
          <li key={one.id}>
            <One one={one} draft={draft} params={params} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OneProps extends Omit<Props, "check"> {
  one: RewrittenDocument;
}

function One({ one: { id, inOrder, shared }, draft, params }: OneProps) {
  return (
    <>
      <span class={styles.name}>
        <Name id={id} />
      </span>{" "}
      <span class="quiet">{t("rewritten-in-order", { inOrder, shared })}</span>
      <DetailOfNew id={id} draft={draft} params={params} summary={t("check-rewritten-show")} busy={t("check-busy")}>
        {({ rewritten }, other) => (
          // Both texts side by side, with dots under the words in the same order.
          <div class={styles.bothTexts}>
            <Side name={t("check-passage-new")} text={draft.text} places={rewritten?.a ?? NO_PLACES} />
            <Side name={documentLabel(other)} text={other.text} places={rewritten?.b ?? NO_PLACES} />
          </div>
        )}
      </DetailOfNew>
    </>
  );
}

function Side({ name, text, places }: { name: string; text: string; places: Uint32Array }) {
  return (
    <figure>
      <figcaption class="quiet">
        <bdi>{name}</bdi>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <blockquote dir="auto" tabIndex={0} aria-label={name}>
        {dottedPieces(text, places).map(({ text, isDotted }) =>
          isDotted ? <span class={styles.dotted}>{text}</span> : text,
        )}
      </blockquote>
    </figure>
  );
}
