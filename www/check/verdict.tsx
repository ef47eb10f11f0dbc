/** Whether a new document may be added, in words. */

import type { Params } from "../engine/pkg/lookalike.js";
import type { Check } from "../engine/protocol.ts";
import type { Key } from "../messages/message.ts";
import { listed, parts, shown } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import { decimalFrom, wholeFrom } from "../parameters/typed-numbers.ts";
import { documents } from "../workspace/store.ts";
import type { Draft } from "../workspace/typed.ts";
import styles from "./check.module.css";
import { isTooShort, type RuleFields, type Verdict, verdictOf } from "./state.ts";

/** More names than this are counted, not listed. */
const MAX_NAMES = 5;

const VERDICTS = {
  unique: "check-unique",
  copied: "check-copied",
  joins: "check-joins",
  refused: "check-refused",
} as const satisfies Record<Verdict, Key>;

interface Props {
  check: Check;
  draft: Draft;
  rule: RuleFields;
  params: Params;
}

export function VerdictInWords({ check, draft, rule, params }: Props) {
  const name = shown(draft.name.trim() || t("check-unnamed"), (text) => <bdi>{text}</bdi>);
  if (verdictOf(check) === "unique" && isTooShort(check, params)) {
    return (
      <p class={styles.verdict}>
        <b>{parts("check-too-short", { name })}</b>{" "}
        {t("check-why-too-short", { words: check.evidence?.words ?? 0, least: params.minMatched })}
      </p>
    );
  }
  return (
    <p class={styles.verdict}>
      <b>{parts(VERDICTS[verdictOf(check)], { name })}</b> <Reason check={check} rule={rule} params={params} />
    </p>
  );
}

function Reason({ check, rule, params }: Omit<Props, "draft">) {
  const [nearest] = check.query.similar;
  const { evidence } = check;
  const copied = <Copied check={check} params={params} />;
  const size = check.group.length + 1;
  const names = <Names ids={check.group} />;
  if (check.verdict === "unique" || !nearest) {
    if (verdictOf(check) === "copied") return copied;
    const { threshold, minMatched: least } = params;
    if (!evidence) return t("check-why-unique", { threshold });
    const isProgram = params.unit === "code";
    return t(isProgram ? "check-why-unique-programs" : "check-why-unique-passages", { threshold, least });
  }
  if (check.reason === "tooSimilar") {
    const other = <Name id={nearest.id} />;
    return parts("check-why-too-similar", { other, share: nearest[params.measure], limit: decimalFrom(rule.refuseAt) });
  }
  if (check.reason === "groupFull") {
    return parts("check-why-full", { names, size, largest: wholeFrom(rule.largestGroup) });
  }
  const joins = parts("check-why-joins", { names, size });
  if (verdictOf(check) !== "copied") return joins;
  return (
    <>
      {copied} {joins}
    </>
  );
}

/** How much of the new document stands in the one that it shares most with. */
function Copied({ check: { evidence }, params }: Pick<Props, "check" | "params">) {
  const [most] = evidence?.documents ?? [];
  if (!evidence || !most) return null;
  return parts(params.unit === "code" ? "check-why-copied-code" : "check-why-copied", {
    ...{ matched: most.evidence.matchedA, all: evidence.words },
    other: <Name id={most.id} />,
  });
}

function Names({ ids }: { ids: readonly number[] }) {
  const first = ids.slice(0, MAX_NAMES).map((id) => <Name key={id} id={id} />);
  const count = ids.length - first.length;
  return listed(count > 0 ? [...first, t("check-others", { count })] : first);
}

/** The name of a document. */
export function Name({ id }: { id: number }) {
  return <bdi>{documents.value.get(id)?.name ?? t("check-removed")}</bdi>;
}
