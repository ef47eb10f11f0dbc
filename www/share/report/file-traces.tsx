/** Traces in the files: those of one pair, and of all documents. */
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/t.ts";
import type { DocumentFact, FoundTraces } from "../../traces/find-traces.ts";
import { pairInShort } from "../../traces/in-short.ts";
import { PropertiesTable } from "../../traces/properties-table.tsx";
import { tracedIn } from "../../traces/traced-in.ts";
import {
  factInWords,
  meaningsOf,
  meaningsOnce,
  pairInWords,
  propertiesInWords,
  type TraceInWords,
} from "../../traces/traces-in-words.ts";
import type { NameOf } from "./masking.ts";
import { cleanName, cleanText, type PairIndexes, type ReportInput } from "./report-model.ts";

interface PairProps {
  input: ReportInput;
  indexes: PairIndexes;
  names: { readonly a: string; readonly b: string };
  /** Whether to add what each of both files says. */
  withProperties: boolean;
  /** The level of its heading. */
  level: 2 | 3;
}

/** What both files of a pair share, with what it may mean. */
export function PairTraces({
  input: { traces, documents },
  indexes: { a, b },
  names,
  withProperties,
  level,
}: PairProps) {
  if (!traces) return null;
  const pair = [...traces.pairs, ...traces.weak].find((one) => one.a === Math.min(a, b) && one.b === Math.max(a, b));
  const facts = traces.facts.filter(({ document }) => document === a || document === b);
  const properties = withProperties ? propertiesInWords([documents[a]?.traces, documents[b]?.traces]) : [];
  if (!pair && facts.length + properties.length === 0) return null;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section>
      <Heading>{t("traces-title")}</Heading>
      <p class="quiet">{t("traces-hint")}</p>
      {pair && meaningsOnce(pairInWords(pair)).map((one) => <Fact key={one.fact} {...one} />)}
      {wordsOf(facts).map(({ document, ...words }) => (
        <Fact key={`${document} ${words.fact}`} {...words}>
          <bdi>{document === a ? names.a : names.b}</bdi>:{" "}
        </Fact>
      ))}
      {properties.length > 0 && (
        <div class="wide">
          <PropertiesTable properties={properties} names={[names.a, names.b]} look="list" write={cleanName} />
        </div>
      )}
    </section>
  );
}

function wordsOf(facts: readonly DocumentFact[]): ({ document: number } & TraceInWords)[] {
  return meaningsOnce(facts.map((fact) => ({ document: fact.document, ...factInWords(fact) })));
}

function Fact({ fact, meaning, children }: TraceInWords & { children?: ComponentChildren }) {
  return (
    <p>
      {children}
      {cleanText(fact)} <span class="quiet">{meaning}</span>
    </p>
  );
}

interface BatchProps {
  input: ReportInput;
  nameOf: NameOf;
  /** Maximum lines. */
  max: number;
}

/** All traces; in a report of some pairs, those of these pairs and of their documents. */
export function tracesIn({ report, traces, chosen }: ReportInput): FoundTraces | undefined {
  if (!traces || !chosen) return traces;
  const rows = [...chosen.rows];
  const byRow = tracedIn(report, traces);
  const held = new Set(rows.map((row) => byRow.get(row)));
  const documents = new Set(rows.flatMap((row) => [report.pairs.a[row], report.pairs.b[row]]));
  return {
    ...traces,
    pairs: traces.pairs.filter((pair) => held.has(pair)),
    facts: traces.facts.filter(({ document }) => documents.has(document)),
  };
}

/** The pairs of files with traces in common, whether or not their texts are listed as alike, and facts about single files. */
export function BatchTraces({ input, nameOf, max }: BatchProps) {
  const traces = tracesIn(input);
  if (!traces || traces.pairs.length + traces.facts.length === 0) return null;
  const lines = [
    ...traces.pairs.map((pair) => (
      <li key={`${pair.a} ${pair.b}`}>
        <bdi>{nameOf(pair.a)}</bdi> ↔ <bdi>{nameOf(pair.b)}</bdi>: {pairInShort(pair)}
      </li>
    )),
    ...wordsOf(traces.facts).map(({ document, fact, meaning }) => (
      <li key={`${document} ${fact}`}>
        <bdi>{nameOf(document)}</bdi>: {cleanText(fact)} <span class="quiet">{meaning}</span>
      </li>
    )),
  ];
  return (
    <section>
      <h2 id="traces">{t("traces-title")}</h2>
      <p>{t("traces-hint")}</p>
      {lines.length > max && <p class="note">{t("report-traces-shown", { shown: max, all: lines.length })}</p>}
      <ul>{lines.slice(0, max)}</ul>
      {meaningsOf(traces.pairs).map(({ kind, meaning }) => (
        <p key={kind} class="quiet">
          <b>{kind}.</b> {meaning}
        </p>
      ))}
      {traces.pairs.length > 0 && <p class="quiet">{t("traces-given")}</p>}
    </section>
  );
}
