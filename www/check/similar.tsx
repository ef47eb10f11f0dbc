/** The documents that a new one is similar to, most similar first, with every share in words. */

import type { Params, QueryReport, Similar } from "../engine/pkg/lookalike.js";
import type { Key } from "../messages/message.ts";
import { parts } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import { percent } from "../ui/format.ts";
import { roomFor, useNarrow, useWindowed } from "../ui/windowed.ts";
import styles from "./check.module.css";
import { Name } from "./verdict.tsx";

/** Height of an item in pixels; what does not fit scrolls within it. */
const HEIGHT = { wide: 96, narrow: 200 };

const COUNTED = {
  words: "check-counted-words",
  characters: "check-counted-characters",
  code: "check-counted-code",
} as const satisfies Record<Params["unit"], Key>;

const MEASURES = {
  jaccard: "check-measure-jaccard",
  sorensen: "check-measure-sorensen",
  overlap: "check-measure-overlap",
} as const satisfies Record<Params["measure"], Key>;

interface Props {
  query: QueryReport;
  params: Params;
  /** Whether documents that share passages are listed above: that none is similar as a whole would then seem to deny it. */
  hasShared: boolean;
}

export function SimilarList({ query, params, hasShared }: Props) {
  const { similar } = query;
  const narrow = useNarrow();
  const height = HEIGHT[narrow.value ? "narrow" : "wide"];
  const { list, shown } = useWindowed<HTMLOListElement>(similar.length, height, 0);
  const first = Math.min(shown.value.first, similar.length);
  const visible = similar.slice(first, shown.value.last);
  return (
    <>
      {(query.aboveThreshold > 0 || !hasShared) && (
        <p>
          {t("check-similar", { count: query.aboveThreshold, threshold: params.threshold })}
          {query.leftOut > 0 && ` ${t("check-not-listed", { count: query.leftOut })}`}
        </p>
      )}
      {similar.length > 0 && (
        <ol
          ref={list}
          class={styles.similar}
          aria-label={t("check-similar-list")}
          style={roomFor(first, similar.length - first - visible.length, height, shown.value.skipped)}
        >
          {visible.map((one, at) => (
            <li
              key={one.id}
              aria-setsize={similar.length}
              aria-posinset={first + at + 1}
              style={{ height: `${height}px` }}
            >
              <One one={one} params={params} />
            </li>
          ))}
        </ol>
      )}
      <details class="quiet">
        <summary>{t("check-counted")}</summary>
        <p>
          {t(COUNTED[params.unit], { tokens: query.tokens, shingles: query.distinct })} {t(MEASURES[params.measure])}
        </p>
      </details>
    </>
  );
}

function One({ one, params }: { one: Similar; params: Params }) {
  const { shared, union: all, jaccard } = one;
  const share = one[params.measure];
  const name = <Name id={one.id} />;
  return (
    <>
      <span class="bar" style={{ "--share": `${share * 100}%` }} />
      <b>{percent(share)}</b>
      <div>
        <span class={styles.name}>{name}</span>{" "}
        <span class="quiet">
          {params.measure === "jaccard" ? "" : `${t("check-jaccard", { share: jaccard })}; `}
          {params.weighting === "rarity"
            ? t("check-shared-weighted", { shared: Math.round(shared), all: Math.round(all) })
            : t("check-shared", { shared, all })}
        </span>
        <p>{parts("check-shares", { inOther: one.containmentAInB, inNew: one.containmentBInA, other: name })}</p>
      </div>
    </>
  );
}
