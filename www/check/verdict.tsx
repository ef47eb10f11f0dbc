/** Whether a new text may come in, in words. */

import type { Params } from "../engine/pkg/lookalike.js";
import type { Check } from "../engine/protocol.ts";
import { wordsFor } from "../parameters/options.ts";
import { count, percent } from "../ui/format.ts";
import { documents } from "../workspace/store.ts";
import type { Draft, RuleFields } from "./state.ts";

/** More names than this are counted, not told. */
const NAMES_SHOWN = 5;

interface Props {
  check: Check;
  draft: Draft;
  rule: RuleFields;
  params: Params;
}

/** See the head of this file. */
export function VerdictInWords({ check, draft, rule, params }: Props) {
  const name = draft.name.trim() || "The new text";
  return (
    <p class="verdict">
      <b>
        <bdi>{name}</bdi> {TITLES[check.verdict]}
      </b>{" "}
      <Reason check={check} rule={rule} params={params} />
    </p>
  );
}

const TITLES: Record<Check["verdict"], string> = {
  unique: "is unique.",
  joins: "would join a group.",
  refused: "is refused.",
};

function Reason({ check, rule, params }: Omit<Props, "draft">) {
  const measure = wordsFor("measure", params.measure);
  const [nearest] = check.query.similar;
  if (check.verdict === "unique" || !nearest) {
    return (
      <>
        No document reaches the threshold of {percent(params.threshold)}, {measure}.
      </>
    );
  }
  if (check.reason === "tooSimilar") {
    return (
      <>
        It is too similar to <bdi>{nameOf(nearest.id)}</bdi>: {percent(nearest[params.measure])}, {measure}, where{" "}
        {rule.refuseAt}&nbsp;% are refused.
      </>
    );
  }
  if (check.reason === "groupFull") {
    return (
      <>
        It belongs to the group of <Names ids={check.group} />, which is full: {rule.largestGroup} documents are the
        most, with it there would be {check.group.length + 1}.
      </>
    );
  }
  return (
    <>
      It is the group of <Names ids={check.group} />: {count(check.group.length + 1, "document", "documents")} with it.
    </>
  );
}

function Names({ ids }: { ids: readonly number[] }) {
  const shown = ids.slice(0, NAMES_SHOWN);
  const rest = ids.length - shown.length;
  return shown.map((id, at) => (
    <span key={id}>
      {at > 0 && (at === shown.length - 1 && rest === 0 ? " and " : ", ")}
      <bdi>{nameOf(id)}</bdi>
      {at === shown.length - 1 && rest > 0 && ` and ${count(rest, "other", "others")}`}
    </span>
  ));
}

function nameOf(id: number): string {
  return documents.value.get(id)?.name ?? "a document that was removed";
}
