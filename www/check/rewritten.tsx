/** The documents of which a new one may be a rewritten copy: apart from shared passages, since they claim less. */

import { useSignal } from "@preact/signals";
import type { RewrittenDocument } from "../engine/pkg/lookalike.js";
import { say, t } from "../i18n/t.ts";
import { documents } from "../state/store.ts";
import styles from "./check.module.css";
import type { Ready } from "./checking.ts";
import { type PairOfNew, useDetailOfNew } from "./detail-of-new.ts";
import { dottedPieces } from "./dotted.ts";
import { Name } from "./similar.tsx";

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

function One({ one: { id, inOrder, shared }, ...pair }: { one: RewrittenDocument } & Omit<PairOfNew, "id">) {
  const isOpen = useSignal(false);
  return (
    <>
      <span class={styles.name}>
        <Name id={id} />
      </span>{" "}
      <span class="quiet">{t("rewritten-in-order", { inOrder, shared })}</span>
      <details
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.open;
        }}
      >
        <summary>{t("check-rewritten-show")}</summary>
        {isOpen.value && <BothTexts id={id} {...pair} />}
      </details>
    </>
  );
}

/** Both texts side by side, with dots under the words in the same order. */
function BothTexts(pair: PairOfNew) {
  const found = useDetailOfNew(pair);
  const other = documents.value.get(pair.id);
  if (found === null) return <p class="quiet">{t("check-busy")}</p>;
  if ("failure" in found) return <p class="note">{say(found.failure)}</p>;
  if (!other) return <p class="quiet">{t("check-removed")}</p>;
  const { rewritten } = found.detail;
  return (
    <div class={styles.bothTexts}>
      <Side name={t("check-passage-new")} text={pair.draft.text} places={rewritten?.a ?? []} />
      <Side name={other.name} text={other.text} places={rewritten?.b ?? []} />
    </div>
  );
}

function Side({ name, text, places }: { name: string; text: string; places: ArrayLike<number> }) {
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
