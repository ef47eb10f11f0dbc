/** Traces in the files: of the pair on screen, of all documents, and of pairs that are not listed. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Report } from "../engine/pkg/lookalike.js";
import { loadMessages } from "../i18n/load-language.ts";
import { parts, t } from "../i18n/t.ts";
import { tracesMessages } from "../i18n/view-messages.ts";
import { documentLabel, labelInReport } from "../names/labels.ts";
import { PairLink } from "../names/pair-link.tsx";
import { hashOf } from "../state/route.ts";
import { fields, finished, intake, pairShown } from "../state/store.ts";
import { More } from "../ui/list-parts.tsx";
import { isOfOneStart, type TracePair } from "./find-traces.ts";
import { pairInShort } from "./in-short.ts";
import { tracesShown } from "./page-traces.ts";
import { PropertiesTable } from "./properties-table.tsx";
import { tracedIn } from "./traced-in.ts";
import styles from "./traces.module.css";
import {
  cutIn,
  factInWords,
  meaningsOf,
  meaningsOnce,
  pairInWords,
  propertiesInWords,
  type TraceInWords,
} from "./traces-in-words.ts";

export function loadTraceMessages(): Promise<void> {
  return loadMessages(tracesMessages);
}

/** Lines drawn at first, and added with each click. */
const DRAWN = 10;

/** The pair on screen: facts with what they may mean, and the properties of both files. */
export function PairTraces() {
  const pair = pairShown.value;
  const shared = useSharedTraces();
  if (!pair || !fields.value?.traces) return null;
  const files = [pair.a.traces, pair.b.traces];
  const properties = propertiesInWords(files);
  const facts = meaningsOnce(shared?.pair ? pairInWords(shared.pair) : []);
  const own = shared?.facts ?? [];
  const labelOf = (id: number): string => documentLabel(id === pair.a.id ? pair.a : pair.b);
  if (facts.length + own.length + properties.length === 0) return null;
  const cut = cutIn(files);
  return (
    <section class={styles.traces} aria-labelledby="traces-of-pair">
      <h3 id="traces-of-pair">{t("traces-title")}</h3>
      <p class="quiet">{t("traces-hint")}</p>
      {facts.map((fact) => (
        <Fact key={fact.fact} {...fact} />
      ))}
      {own.map(({ id, ...words }) => (
        <Fact key={`${id} ${words.fact}`} {...words}>
          <b>
            <bdi>{labelOf(id)}</bdi>:
          </b>{" "}
        </Fact>
      ))}
      {facts.length > 0 && <p class="quiet">{t("traces-given")}</p>}
      {properties.length > 0 && (
        <PropertiesTable
          properties={properties}
          names={[documentLabel(pair.a), documentLabel(pair.b)]}
          look={styles.properties}
          headLook="visually-hidden"
        />
      )}
      {cut > 0 && <p class="quiet">{t("traces-cut", { count: cut })}</p>}
    </section>
  );
}

/** What the pair on screen shares, in one line. */
export function PairTracesInShort() {
  const shared = useSharedTraces();
  const short = shared?.pair ? pairInShort(shared.pair) : "";
  return short === "" ? null : <p class={styles.short}>{t("traces-of-pair", { shared: short })}</p>;
}

/** The pair on screen among those with traces in common, and facts about its files. */
function useSharedTraces() {
  const found = tracesShown.value;
  const ids = finished.value?.report.documents.id;
  const pair = pairShown.value;
  return useMemo(() => {
    if (!found || !ids || !pair) return null;
    const [a, b] = [ids.indexOf(pair.a.id), ids.indexOf(pair.b.id)];
    const isThis = (one: TracePair): boolean => (one.a === a && one.b === b) || (one.a === b && one.b === a);
    const facts = found.facts.filter(({ document }) => document === a || document === b);
    return {
      pair: found.pairs.find(isThis) ?? found.weak.find(isThis) ?? null,
      facts: meaningsOnce(facts.map((fact) => ({ id: ids[fact.document] ?? -1, ...factInWords(fact) }))),
    };
  }, [found, ids, pair]);
}

function Fact({ fact, meaning, children }: TraceInWords & { children?: ComponentChildren }) {
  return (
    <p>
      {children}
      {fact} <span class="quiet">{meaning}</span>
    </p>
  );
}

/** All documents. */
export function BatchTraces() {
  const drawn = useSignal(DRAWN);
  const found = tracesShown.value;
  const report = finished.value?.report;
  const listed = useMemo(() => new Set(report ? tracedIn(report, found).values() : []), [report, found]);
  if (!found || !report || found.traced < 2) return null;
  const { pairs, facts } = found;
  const lines = [
    ...pairs.map((pair) => <PairLine key={`${pair.a} ${pair.b}`} report={report} pair={pair} listed={listed} />),
    ...meaningsOnce(facts.map((fact) => ({ document: fact.document, ...factInWords(fact) }))).map(
      ({ document, fact, meaning }) => (
        <li key={`${document} ${fact}`}>
          <bdi class={styles.name}>{labelInReport(report, document)}</bdi> {fact} <span class="quiet">{meaning}</span>
        </li>
      ),
    ),
  ];
  const cut = cutIn(intake.value.documents.map(({ traces }) => traces));
  const cutLine = cut > 0 && t("traces-cut", { count: cut });
  if (lines.length === 0)
    return (
      <p class="quiet">
        {t("traces-none")} {cutLine}
      </p>
    );
  const meanings = meaningsOf(pairs);
  return (
    <section class={styles.batch} aria-labelledby="traces-of-all">
      <h2 id="traces-of-all">{t("traces-title")}</h2>
      <p class="quiet">
        {pairs.length > 0 && t("traces-pairs", { count: pairs.length })} {t("traces-hint")} {cutLine}
      </p>
      <ul>{lines.slice(0, drawn.value)}</ul>
      <More drawn={drawn} all={lines.length} step={DRAWN} />
      {meanings.length > 0 && (
        <details>
          <summary>{t("traces-meanings")}</summary>
          {meanings.map(({ kind, meaning }) => (
            <p key={kind}>
              <b>{kind}.</b> {meaning}
            </p>
          ))}
          <p>{t("traces-given")}</p>
        </details>
      )}
    </section>
  );
}

interface PairLineProps {
  report: Report;
  pair: TracePair;
  listed: ReadonlySet<TracePair>;
}

function PairLine({ report, pair, listed }: PairLineProps) {
  return (
    <li>
      <PairLink report={report} pair={pair} /> {pairInShort(pair)}
      {!listed.has(pair) && <span class="quiet"> · {t("traces-not-listed")}</span>}
    </li>
  );
}

/** A line above the list of pairs: other pairs have traces in common. */
export function UnlistedTraces() {
  const found = tracesShown.value;
  const report = finished.value?.report;
  const count = useMemo(() => {
    if (!found || !report || found.pairs.length === 0) return 0;
    const listed = new Set(tracedIn(report, found).values());
    return found.pairs.filter((pair) => isOfOneStart(pair) && !listed.has(pair)).length;
  }, [found, report]);
  if (count === 0) return null;
  const link = <a href={hashOf({ view: "documents" })}>{t("traces-title")}</a>;
  return <p class="note">{parts("traces-unlisted", { count, link })}</p>;
}
