/** Names a likely source of a group, and why: the passages of its pairs are read once, a pair at a time. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { idsOf } from "../engine/pairs.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { parts, shown } from "../messages/parts.ts";
import type { Group } from "../outputs/groups.ts";
import { engine } from "../workspace/store.ts";
import type { Member } from "./members.ts";
import { likelySource, type SharedByPair, type Source } from "./source.ts";

/** Groups with more pairs have no source named: reading a pair takes milliseconds, and other questions wait meanwhile. */
const MAX_PAIRS = 250;

/** What was found before, by the documents and pairs of a group. */
const known = new WeakMap<Report, Map<string, Source | null>>();

interface Props {
  report: Report;
  group: Group;
  members: readonly Member[];
}

export function LikelySource({ report, group, members }: Props) {
  const source = useSource(report, group, members);
  if (!source) return null;
  const name = report.documents.name[source.document] ?? "";
  const { passages, next, reason } = source;
  const bold = shown(name, (text) => (
    <b>
      <bdi>{text}</bdi>
    </b>
  ));
  return (
    <p class="note">
      {reason === "alone"
        ? parts("groups-source-alone", { name: bold, passages, next })
        : parts("groups-source-archive", { name: bold, passages })}
    </p>
  );
}

function useSource(report: Report, group: Group, members: readonly Member[]): Source | null {
  const found = useSignal<Source | null>(null);
  const key = `${group.documents.join()} ${group.pairs.join()}`;
  useEffect(() => {
    found.value = null;
    if (members.length < 3 || group.pairs.length > MAX_PAIRS) return;
    const before = known.get(report) ?? new Map<string, Source | null>();
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
        const source = likelySource(members, shared);
        before.set(key, source);
        found.value = source;
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
    // Chance alone is expected to give such a pair: it says nothing of a source.
    if ((report.pairs.evidence.expectedByChance[pair] ?? 0) > 1) continue;
    const [a = 0, b = 0] = idsOf(report, [pair]);
    const { passages } = await engine.passages(a, b, report.params);
    if (isOver()) return null;
    // An edited phrase that both have may come from anywhere.
    const copied = passages.filter(({ verbatimA, verbatimB }) => Math.min(verbatimA, verbatimB) > 0);
    shared.push({ a: report.pairs.a[pair] ?? 0, b: report.pairs.b[pair] ?? 0, passages: copied });
  }
  return shared;
}
