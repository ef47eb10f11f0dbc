/** The documents that are similar to a new one, most similar first, with every share in words. */

import type { Params, QueryReport, Similar } from "../engine/pkg/lookalike.js";
import type { Check } from "../engine/protocol.ts";
import type { Key } from "../i18n/message.ts";
import { listed, parts, t } from "../i18n/t.ts";
import type { Draft } from "../intake/typed.ts";
import { documentLabel } from "../names/labels.ts";
import { decimalFrom, wholeFrom } from "../settings/fields.ts";
import { documents } from "../state/store.ts";
import { percent } from "../ui/format.ts";
import { isolated } from "../ui/isolated.tsx";
import { roomFor, useNarrow, useWindowed } from "../ui/windowed.ts";
import styles from "./check.module.css";
import {
  comparedDocuments,
  isTooShortToCheck,
  type RuleFields,
  tooShortInWords,
  type Verdict,
  verdictOf,
} from "./checking.ts";

/** Height of an item in pixels; anything that does not fit scrolls within it. */
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
  /** Whether it is said that no document is similar. */
  saysNone: boolean;
}

export function SimilarList({ query, params, saysNone }: Props) {
  const { similar } = query;
  const narrow = useNarrow();
  const height = HEIGHT[narrow.value ? "narrow" : "wide"];
  const { list, shown } = useWindowed<HTMLOListElement>(similar.length, height, 0);
  const first = Math.min(shown.value.first, similar.length);
  const visible = similar.slice(first, shown.value.last);
  return (
    <>
      {(query.aboveThreshold > 0 || saysNone) && (
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

// Whether a new document may be added, in words.

/** More names than this are counted, not listed. */
const MAX_NAMES = 5;

const VERDICTS = {
  unique: "check-unique",
  joins: "check-joins",
  refused: "check-refused",
  rewritten: "check-may-be-rewritten",
} as const satisfies Record<Exclude<Verdict, "copied">, Key>;

interface VerdictProps {
  check: Check;
  draft: Draft;
  rule: RuleFields;
  params: Params;
  /** Documents with enough shared text for the list of pairs. */
  listed: number;
}

export function VerdictInWords({ check, draft, rule, params, listed }: VerdictProps) {
  const name = isolated(draft.name.trim() || t("check-unnamed"));
  if (isTooShortToCheck(check, params)) {
    return (
      <p class={styles.verdict}>
        <b>{parts("check-too-short", { name })}</b> {tooShortInWords(check, params)}
      </p>
    );
  }
  const verdict = verdictOf(check);
  const documents = comparedDocuments.value;
  const all = check.evidence?.documents.length ?? 0;
  const [copied, found] = listed > 0 ? (["check-copied", listed] as const) : (["check-copied-little", all] as const);
  return (
    <p class={styles.verdict}>
      <b>{verdict === "copied" ? parts(copied, { name, found, documents }) : parts(VERDICTS[verdict], { name })}</b>{" "}
      {verdict === "copied" && <Copied check={check} params={params} />} <Reason {...{ check, rule, params }} />
    </p>
  );
}

/** The sentence on the rule for adding, or on why nothing was found. */
function Reason({ check, rule, params }: Omit<VerdictProps, "draft" | "listed">) {
  const { nearest } = check;
  const verdict = verdictOf(check);
  const isCopied = verdict === "copied";
  if (check.verdict === "unique" || !nearest) {
    if (isCopied || verdict === "rewritten") return null;
    const { threshold, minMatched: least } = params;
    if (!check.evidence) return t("check-why-unique", { threshold });
    if (params.unit !== "code") return t("check-why-unique-passages", { threshold, least });
    return check.query.aboveThreshold > 0
      ? t("check-why-unique-similar-programs")
      : t("check-why-unique-programs", { threshold });
  }
  const size = check.group.length + 1;
  const names = <Names ids={check.group} />;
  if (check.reason !== "tooSimilar" && check.reason !== "groupFull")
    return isCopied ? null : parts("check-why-joins", { names });
  const refuses = isCopied ? `${t("check-rule-refuses")} ` : "";
  if (check.reason === "groupFull") {
    return [refuses, parts("check-why-full", { names, size, largest: wholeFrom(rule.largestGroup) })];
  }
  const [other, share] = [<Name key="name" id={nearest.id} />, nearest[params.measure]];
  return [refuses, parts("check-why-too-similar", { other, share, limit: decimalFrom(rule.refuseAt) })];
}

/** How much of the new document is in the one with which it shares most. */
function Copied({ check: { evidence }, params }: Pick<VerdictProps, "check" | "params">) {
  const [most] = evidence?.documents ?? [];
  if (!evidence || !most) return null;
  return parts(params.unit === "code" ? "check-why-copied-code" : "check-why-copied", {
    matched: most.evidence.matchedA,
    all: evidence.words,
    other: <Name id={most.id} />,
  });
}

function Names({ ids }: { ids: readonly number[] }) {
  const first = ids.slice(0, MAX_NAMES).map((id) => <Name key={id} id={id} />);
  const count = ids.length - first.length;
  return listed(count > 0 ? [...first, t("check-others", { count })] : first);
}

export function Name({ id }: { id: number }) {
  const document = documents.value.get(id);
  return <bdi>{document ? documentLabel(document) : t("check-removed")}</bdi>;
}
