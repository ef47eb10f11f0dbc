/** The groups: how many documents are linked, and one group at a time as a graph and a table. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Report } from "../engine/pkg/lookalike.js";
import { parts, shown } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import type { Group, Links } from "../outputs/groups.ts";
import { classes } from "../ui/classes.ts";
import { documents, result } from "../workspace/store.ts";
import { Chooser } from "./chooser.tsx";
import { MAX_AT_ONCE } from "./graph.ts";
import { GroupGraph } from "./graph.tsx";
import styles from "./groups.module.css";
import { HubLine } from "./hub-line.tsx";
import { areAllSame, membersOf } from "./members.ts";
import { groups, links, openGroup, range } from "./state.ts";
import { GroupPairs, Members } from "./tables.tsx";

/** Why there is no group. That nothing was compared is no result. */
function noneBecause(
  { totals }: Report,
  by: Links["by"],
): "groups-none-compared" | "groups-none-matched" | "groups-none-similar" {
  if (totals.possiblePairs === 0) return "groups-none-compared";
  return by === "matched" ? "groups-none-matched" : "groups-none-similar";
}

export function Groups() {
  const report = result.value?.report;
  const all = groups.value;
  if (!report || !all || !links.value) return null;
  const { by } = links.value;
  if (range.value === null) {
    return (
      <section class={styles.groups}>
        <h2>{t("groups-none")}</h2>
        <p>{t(noneBecause(report, by))}</p>
      </section>
    );
  }
  const group = openGroup.value;
  const linked = all.list.reduce((sum, { documents: { length } }) => sum + length, 0);
  const counts = {
    groups: shown(all.list.length, (text) => <b>{text}</b>),
    documents: linked,
    all: report.documents.length,
  };
  return (
    <section class={styles.groups}>
      <p>
        {by === "matched"
          ? parts("groups-found", { ...counts, unit: report.params.unit })
          : parts("groups-found-similar", counts)}
      </p>
      <Chooser />
      {group && <OpenGroup key={group.number} report={report} group={group} links={links.value} />}
    </section>
  );
}

function OpenGroup({ report, group, links: { by }, links: given }: { report: Report; group: Group; links: Links }) {
  const picked = useSignal<number | null>(null);
  const isWanted = useSignal(false);
  const arePairsOpen = useSignal(false);
  const members = useMemo(
    () => membersOf(report, group, given, documents.value),
    [report, group, given, documents.value],
  );
  const archived = useMemo(
    () => new Set(members.filter(({ isArchived }) => isArchived).map(({ document }) => document)),
    [members],
  );
  const isLarge = members.length > MAX_AT_ONCE;
  const isDrawn = !isLarge || isWanted.value;
  const strongest = Math.max(...members.map(({ value }) => value));
  return (
    <section class={classes(styles.openGroup, !isDrawn && styles.withoutGraph)} aria-labelledby="open-group-heading">
      <header>
        <h2 id="open-group-heading">{t("groups-group", { number: String(group.number) })}</h2>
        <p>
          {t(by === "matched" ? "groups-size" : "groups-size-similar", {
            documents: members.length,
            pairs: group.pairs.length,
            strongest,
            unit: report.params.unit,
          })}
        </p>
        {areAllSame(members) && <p class="note">{t("groups-all-same")}</p>}
        <HubLine report={report} group={group} members={members} />
      </header>
      {isDrawn ? (
        <GroupGraph
          report={report}
          group={group}
          links={given}
          isArchived={(document) => archived.has(document)}
          picked={picked}
        />
      ) : (
        <p class="buttons">
          <button
            type="button"
            onClick={() => {
              isWanted.value = true;
            }}
          >
            {t("groups-draw", { count: members.length })}
          </button>
        </p>
      )}
      <Members report={report} links={given} members={members} picked={picked} />
      <details
        class={styles.allPairs}
        onToggle={({ currentTarget }) => {
          arePairsOpen.value = currentTarget.open;
        }}
      >
        <summary>{t("groups-all-pairs", { count: group.pairs.length })}</summary>
        {arePairsOpen.value && <GroupPairs report={report} links={given} group={group} />}
      </details>
    </section>
  );
}
