/** The groups: how many documents are linked, and one group at a time as a graph and a table. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { parts, shown, t } from "../i18n/t.ts";
import { labelInReport } from "../names/labels.ts";
import { excludedHere, withExcludedHere } from "../review/exclusions-in-result.ts";
import { CaseOfPairsButton } from "../share/buttons.tsx";
import { originalDocuments, result } from "../state/store.ts";
import { classes } from "../ui/dom.ts";
import { Chooser } from "./chooser.tsx";
import { isDense, MAX_AT_ONCE } from "./graph.ts";
import { GroupGraph } from "./graph-view.tsx";
import styles from "./groups.module.css";
import type { Group, Links } from "./groups.ts";
import { type Hub, hubOf } from "./hub.ts";
import { groups, labelOf, linkable, links, openGroup, range } from "./open-group.ts";
import { readPairs } from "./read-pairs.ts";
import { areAllSame, GroupPairs, type Member, Members, membersOf } from "./tables.tsx";

/** Why there is no group. If nothing was compared, that is not a result. */
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
        <p>{withExcludedHere(t(noneBecause(report, by)))}</p>
      </section>
    );
  }
  const group = openGroup.value;
  const linked = all.list.reduce((sum, { documents: { length } }) => sum + length, 0);
  const counts = {
    groups: shown(all.list.length, (text) => <b>{text}</b>),
    documents: linked,
    all: linkable.value,
  };
  return (
    <section class={styles.groups}>
      <p>
        {by === "matched"
          ? parts("groups-found", { ...counts, unit: report.params.unit })
          : parts("groups-found-similar", counts)}{" "}
        {by === "matched" && excludedHere()}
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
    () => membersOf(report, group, given, originalDocuments.value),
    [report, group, given, originalDocuments.value],
  );
  const earlierWork = useMemo(
    () => new Set(members.filter(({ isEarlierWork }) => isEarlierWork).map(({ document }) => document)),
    [members],
  );
  const isLarge = members.length > MAX_AT_ONCE;
  const isDrawn = !isLarge || isWanted.value;
  const strongest = Math.max(...members.map(({ value }) => value));
  const table = <Members key="table" report={report} links={given} members={members} picked={picked} />;
  const drawing = isDrawn ? (
    <GroupGraph
      key="drawing"
      report={report}
      group={group}
      links={given}
      isEarlierWork={(document) => earlierWork.has(document)}
      picked={picked}
      takesFocus={isLarge}
    />
  ) : (
    <p key="drawing" class="buttons">
      <button
        type="button"
        onClick={() => {
          isWanted.value = true;
        }}
      >
        {t("groups-draw", { count: members.length })}
      </button>
    </p>
  );
  // Where there are too many lines to be followed with the eyes.
  const isTableFirst = isDrawn && isDense(members.length, group.pairs.length);
  return (
    <section class={classes(styles.openGroup, !isDrawn && styles.withoutGraph)} aria-labelledby="open-group-heading">
      <header>
        <h2 id="open-group-heading">{t("groups-group", { number: labelOf(group) })}</h2>
        <p>
          {t(by === "matched" ? "groups-size" : "groups-size-similar", {
            documents: members.length,
            pairs: group.pairs.length,
            strongest,
            unit: report.params.unit,
          })}
        </p>
        <CaseOfPairsButton
          pairs={() =>
            Array.from(group.pairs, (pair) => {
              const [a = 0, b = 0] = idsOf(report, [pair]);
              return { a, b };
            })
          }
        />
        {areAllSame(members) && <p class="note">{t("groups-all-same")}</p>}
        <HubLine report={report} group={group} members={members} />
      </header>
      {isTableFirst && table}
      {drawing}
      {!isTableFirst && table}
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

// Names the document that contains what a group shares: reads the passages of its pairs once, a pair at a time.

/** Larger groups get no hub: reading a pair takes milliseconds, and other requests wait meanwhile. */
const MAX_PAIRS = 250;

/** Earlier results, by the documents and pairs of a group. */
const known = new WeakMap<Report, Map<string, Hub | null>>();

interface Props {
  report: Report;
  group: Group;
  members: readonly Member[];
}

export function HubLine({ report, group, members }: Props) {
  const hub = useHub(report, group, members);
  if (!hub) return null;
  const name = labelInReport(report, hub.document);
  const { passages, others, kind } = hub;
  const bold = shown(name, (text) => (
    <b>
      <bdi>{text}</bdi>
    </b>
  ));
  return (
    <p class="note">
      {kind === "earlier" && parts("groups-hub-earlier", { name: bold, passages })}
      {kind === "collected" && parts("groups-hub-collected", { name: bold, others })}
      {kind === "common" && parts("groups-hub-common", { name: bold, passages })} {t("groups-hub-direction")}
    </p>
  );
}

function useHub(report: Report, group: Group, members: readonly Member[]): Hub | null {
  const found = useSignal<Hub | null>(null);
  const key = `${group.documents.join()} ${group.pairs.join()}`;
  useEffect(() => {
    found.value = null;
    if (members.length < 3 || group.pairs.length > MAX_PAIRS) return;
    const before = known.get(report) ?? new Map<string, Hub | null>();
    known.set(report, before);
    const answer = before.get(key);
    if (answer !== undefined) {
      found.value = answer;
      return;
    }
    let isOver = false;
    readPairs(report, group.pairs, () => isOver).then(
      (shared) => {
        if (!shared || isOver) return;
        const hub = hubOf(members, shared);
        before.set(key, hub);
        found.value = hub;
      },
      // The documents have changed meanwhile, and the next run has its own groups.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [key, report]);
  return found.value;
}
