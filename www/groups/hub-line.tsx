/** Names the document that contains what a group shares: the passages of its pairs are read once, a pair at a time. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { parts, shown } from "../messages/parts.ts";
import { t } from "../messages/t.ts";
import type { Group } from "../outputs/groups.ts";
import { engine } from "../workspace/store.ts";
import { type Hub, hubOf, type SharedByPair } from "./hub.ts";
import type { Member } from "./members.ts";

/** Groups with more pairs have no hub named: reading a pair takes milliseconds, and other questions wait meanwhile. */
const MAX_PAIRS = 250;

/** What was found before, by the documents and pairs of a group. */
const known = new WeakMap<Report, Map<string, Hub | null>>();

interface Props {
  report: Report;
  group: Group;
  members: readonly Member[];
}

export function HubLine({ report, group, members }: Props) {
  const hub = useHub(report, group, members);
  if (!hub) return null;
  const name = report.documents.name[hub.document] ?? "";
  const { passages, others, next, kind } = hub;
  const bold = shown(name, (text) => (
    <b>
      <bdi>{text}</bdi>
    </b>
  ));
  return (
    <p class="note">
      {kind === "earlier" && parts("groups-hub-earlier", { name: bold, passages })}
      {kind === "collected" && parts("groups-hub-collected", { name: bold, others })}
      {kind === "common" && parts("groups-hub-common", { name: bold, passages, next })} {t("groups-hub-direction")}
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
      // The documents have changed meanwhile, and the next run has groups of its own.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [key, report]);
  return found.value;
}

/** The passages of pairs; null once `isOver`. Calls are not aborted: that would end the engine's worker. */
async function readPairs(report: Report, pairs: Uint32Array, isOver: () => boolean): Promise<SharedByPair[] | null> {
  const shared: SharedByPair[] = [];
  for (const pair of pairs) {
    const documents = { a: report.pairs.a[pair] ?? 0, b: report.pairs.b[pair] ?? 0 };
    // Chance alone is expected to give such a pair: its passages say nothing of a hub.
    if ((report.pairs.evidence.expectedByChance[pair] ?? 0) > 1) {
      shared.push({ ...documents, passages: [] });
      continue;
    }
    const [a = 0, b = 0] = idsOf(report, [pair]);
    const { passages } = await engine.passages(a, b, report.params);
    if (isOver()) return null;
    // An edited phrase that both have may come from anywhere.
    const copied = passages.filter(({ verbatimA, verbatimB }) => Math.min(verbatimA, verbatimB) > 0);
    shared.push({ ...documents, passages: copied });
  }
  return shared;
}
