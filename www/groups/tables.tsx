/** The members of a group with each one's strongest pair, and all its pairs. Only rows near the screen are drawn. */

import type { Signal } from "@preact/signals";
import type { PageDocument } from "../documents/document.ts";
import type { Report } from "../engine/pkg/lookalike.js";
import { t } from "../i18n/t.ts";
import { labelInReport } from "../names/labels.ts";
import { hashOfPair } from "../state/store.ts";
import { integer, percent } from "../ui/format.ts";
import { PrintedRows } from "../ui/list-parts.tsx";
import { LongName } from "../ui/long-name.tsx";
import { roomFor, useWindowed } from "../ui/windowed.ts";
import { idsOfPair } from "./graph.ts";
import styles from "./groups.module.css";
import type { Group, Links } from "./groups.ts";

/** In pixels; groups.module.css fills exactly these. */
const MEMBER_ROW = 68;
const PAIR_ROW = 40;

interface MembersProps {
  report: Report;
  links: Links;
  members: readonly Member[];
  picked: Signal<number | null>;
}

export function Members({ report, links, members, picked }: MembersProps) {
  const { list, shown } = useWindowed<HTMLTableSectionElement>(members.length, MEMBER_ROW, 0);
  const { first } = shown.value;
  const visible = members.slice(first, shown.value.last);
  const all = areAllSame(members);
  return (
    <div>
      <table class={styles.members} aria-label={t("groups-members")} aria-rowcount={members.length + 1}>
        <thead>
          <tr>
            <th scope="col">{t("groups-number-head")}</th>
            <th scope="col">{t("groups-document-head")}</th>
            <th scope="col">{t("groups-strongest-head")}</th>
          </tr>
        </thead>
        <tbody
          ref={list}
          style={roomFor(first, members.length - first - visible.length, MEMBER_ROW, shown.value.skipped)}
        >
          {visible.map((member, at) => {
            const { document, name, isEarlierWork, strongest, other, value, pairs, sameAs } = member;
            const share = shareOf(report, strongest, document);
            const otherName = labelInReport(report, other);
            return (
              <tr
                key={document}
                aria-rowindex={first + at + 2}
                class={picked.value === document ? styles.picked : undefined}
                style={{ height: `${MEMBER_ROW}px` }}
              >
                <td class={styles.number}>{first + at + 1}</td>
                <td class={styles.document}>
                  <LongName name={name} />
                  <span class="quiet">
                    {isEarlierWork && <span class={styles.tagWord}>{t("groups-archive-tag")}</span>}
                    {t("groups-pair-count", { count: pairs })}
                    {sameAs !== null && !all && ` · ${t("groups-same-as", { number: String(sameAs) })}`}
                  </span>
                </td>
                <td class={styles.strongest}>
                  <a href={hashOfPair(...idsOfPair(report, strongest))} title={otherName}>
                    {links.by === "matched"
                      ? t("groups-matched", { count: value, unit: report.params.unit })
                      : t("groups-similar", { share: value })}
                    <LongName name={otherName} class={styles.name} />
                  </a>
                  {share !== null && (
                    <span class="quiet">{t("groups-share", { share, unit: report.params.unit })}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <PrintedRows all={members.length} />
    </div>
  );
}

/** All pairs of a group, strongest first. */
export function GroupPairs({ report, links, group }: { report: Report; links: Links; group: Group }) {
  const { list, shown } = useWindowed<HTMLTableSectionElement>(group.pairs.length, PAIR_ROW, 0);
  const { first } = shown.value;
  const visible = [...group.pairs.subarray(first, shown.value.last)];
  const nameAt = (column: ArrayLike<number>, pair: number): string => labelInReport(report, column[pair] ?? 0);
  return (
    <table class={styles.groupPairs} aria-label={t("groups-pairs")} aria-rowcount={group.pairs.length + 1}>
      <thead>
        <tr>
          <th scope="col">
            {links.by === "matched" ? t("groups-matched-head", { unit: report.params.unit }) : t("groups-similar-head")}
          </th>
          <th scope="col">{t("groups-pair-head")}</th>
        </tr>
      </thead>
      <tbody
        ref={list}
        style={roomFor(first, group.pairs.length - first - visible.length, PAIR_ROW, shown.value.skipped)}
      >
        {visible.map((pair, at) => (
          <tr key={pair} aria-rowindex={first + at + 2} style={{ height: `${PAIR_ROW}px` }}>
            <td class={styles.number}>
              {links.by === "matched" ? integer(links.values[pair] ?? 0) : percent(links.values[pair] ?? 0)}
            </td>
            <td>
              <a href={hashOfPair(...idsOfPair(report, pair))}>
                <bdi>{nameAt(report.pairs.a, pair)}</bdi> ↔ <bdi>{nameAt(report.pairs.b, pair)}</bdi>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The members of a group, as its table shows them.

/** A document of a group. */
export interface Member {
  /** Its index in the report. */
  readonly document: number;
  readonly name: string;
  readonly isEarlierWork: boolean;
  /** Its strongest pair in the group. */
  readonly strongest: number;
  /** The other document of that pair. */
  readonly other: number;
  /** The pair's matched words, or similarity. */
  readonly value: number;
  /** Number of its pairs in the group. */
  readonly pairs: number;
  /** The number of the first row with the same text, from 1; null if no earlier row has it. */
  readonly sameAs: number | null;
}

/** The group's documents in order. `documents`: those on the page, by id, with the texts that were compared. O(pairs). */
export function membersOf(
  report: Report,
  group: Group,
  { values }: Links,
  documents: ReadonlyMap<number, PageDocument>,
): Member[] {
  const { pairs } = report;
  const best = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const pair of group.pairs) {
    for (const document of [pairs.a[pair] ?? 0, pairs.b[pair] ?? 0]) {
      counts.set(document, (counts.get(document) ?? 0) + 1);
      const before = best.get(document);
      // The list is in the order of strength: the strongest match is the same there, and among people.
      if (before === undefined || pair < before) best.set(document, pair);
    }
  }
  const rowOfText = new Map<string, number>();
  return Array.from(group.documents, (document, at) => {
    const own = documents.get(report.documents.id[document] ?? -1);
    const sameAs = own === undefined ? null : (rowOfText.get(own.text) ?? null);
    if (own && sameAs === null) rowOfText.set(own.text, at + 1);
    const strongest = best.get(document) ?? 0;
    const [a = 0, b = 0] = [pairs.a[strongest], pairs.b[strongest]];
    return {
      document,
      strongest,
      sameAs,
      name: labelInReport(report, document),
      isEarlierWork: own?.role === "archive",
      other: a === document ? b : a,
      value: values[strongest] ?? 0,
      pairs: counts.get(document) ?? 0,
    };
  });
}

/** Whether all members have the same text. */
export function areAllSame(members: readonly Member[]): boolean {
  return members.every(({ sameAs }, at) => at === 0 || sameAs === 1);
}

/** The fraction of a document's words that match in a listed pair; null without evidence. */
export function shareOf({ pairs, documents }: Report, pair: number, document: number): number | null {
  const { evidence } = pairs;
  if (pair >= evidence.length) return null;
  const matched = (pairs.a[pair] === document ? evidence.matchedA : evidence.matchedB)[pair] ?? 0;
  const words = documents.words[document] ?? 0;
  return words > 0 ? Math.min(1, matched / words) : 0;
}
