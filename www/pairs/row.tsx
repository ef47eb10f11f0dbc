/** One row of the table of pairs. Names are anybody's: they become text nodes and nothing else. */
import { idsOf, pairAt } from "../engine/pairs.ts";
import type { Evidence, Pair, Params, Report } from "../engine/pkg/lookalike.js";
import { about, count, estimate, integer, percent } from "../ui/format.ts";
import { type Matched, manyMatched, matchedOf, oneMatched } from "../ui/matched.ts";
import { manyUnits, oneUnit } from "../ui/units.ts";
import { chanceOfPair, hasEvidence } from "../workspace/evidence.ts";
import { hashOfPair } from "../workspace/store.ts";
import { longest } from "./state.ts";

interface RowProps {
  /** Documents in which words were hidden, by index. */
  disguised: ReadonlySet<number>;
  /** The most matched words of any pair: what the bars are drawn against. */
  mostMatched: number;
  /** Its place in the report's list. */
  index: number;
  report: Report;
  row: number;
  height: number;
  active: boolean;
  onFocus: () => void;
}

/** See the head of this file. */
export function PairRow({ index, report, disguised, mostMatched, row, height, active, onFocus }: RowProps) {
  const { documents, params, exact } = report;
  const pair = pairAt(report, index);
  const { evidence } = pair;
  const [a, b] = [pair.a, pair.b].map((at) => documents.name[at] ?? "") as [string, string];
  const [idA = 0, idB = 0] = idsOf(report, [index]);
  const matched = evidence && matchedOf(evidence, [documents.words[pair.a] ?? 0, documents.words[pair.b] ?? 0]);
  const byEvidence = hasEvidence(report);
  const sides = [
    { name: a, other: b, share: shareOf(matched?.shares[0], pair.containmentAInB, report), at: pair.a },
    { name: b, other: a, share: shareOf(matched?.shares[1], pair.containmentBInA, report), at: pair.b },
  ];
  const names = (
    <td class="names">
      <a href={hashOfPair(idA, idB)} tabIndex={active ? 0 : -1} onFocus={onFocus}>
        {sides.map(({ name, other, share, at }) => (
          <Side key={at} {...{ name, other, share }} disguised={disguised.has(at)} />
        ))}
      </a>
    </td>
  );
  const similarity = pair[params.measure];
  const interval = estimate(pair.estimate, pair.estimateLow, pair.estimateHigh);
  return (
    <tr aria-rowindex={row + 2} data-row={row} class={active ? "active" : undefined} style={{ height: `${height}px` }}>
      {byEvidence ? (
        <>
          <MatchedCell {...{ matched, evidence, params, mostMatched }} />
          {names}
          <LongestCell {...{ index, pair, params }} />
          <td class="similarity">
            <span>{about(similarity, exact)}</span>
            <span class="quiet">est. {interval}</span>
          </td>
        </>
      ) : (
        <>
          <td class="similarity">
            <span class="bar" style={{ "--share": `${similarity * 100}%` }} />
            <b>{about(similarity, exact)}</b>
          </td>
          <td class="estimate">{interval}</td>
          {names}
          <LongestCell {...{ index, pair, params }} />
        </>
      )}
      <td class="group">{pair.group === null ? "" : `group ${pair.group}`}</td>
    </tr>
  );
}

interface MatchedProps {
  matched: Matched | null;
  evidence: Evidence | null;
  params: Params;
  mostMatched: number;
}

function MatchedCell({ matched, evidence, params, mostMatched }: MatchedProps) {
  if (!matched || !evidence) {
    const isProgram = params.unit === "code";
    return (
      <td
        class="matched"
        title={
          isProgram ? "Not enough tokens matched to suggest copying" : "No words matched beyond what chance explains"
        }
      >
        <span class="quiet">{isProgram ? "not enough" : "none beyond chance"}</span>
      </td>
    );
  }
  const { words, reworded } = matched;
  const share = (part: number): string => `${Math.min(100, (100 * part) / mostMatched)}%`;
  return (
    <td class="matched" title={chanceOfPair(evidence)}>
      <span class="bar" style={{ "--share": share(words), "--verbatim": share(words - reworded) }} />
      <span class="number">
        <b>{integer(words)}</b>
        {reworded > 0 && <span class="quiet">{integer(reworded)} reworded</span>}
      </span>
    </td>
  );
}

function LongestCell({ index, pair, params }: { index: number; pair: Pair; params: Params }) {
  const { evidence } = pair;
  const tokens = longest.value.tokens[index] ?? -1;
  const length = evidence
    ? count(evidence.longest, oneMatched(params), manyMatched(params))
    : count(tokens, oneUnit(params.unit), manyUnits(params.unit));
  return <td class="longest">{tokens < 0 ? "…" : tokens === 0 ? "none" : length}</td>;
}

/** How much of a document is in the other: matched words, or, without evidence, phrases. */
interface Share {
  /** "71%". */
  share: string;
  /** "its words". */
  of: string;
  /** "is matched in" or "is in". */
  is: string;
}

function shareOf(matched: number | undefined, containment: number, { params, exact }: Report): Share {
  return matched === undefined
    ? { share: about(containment, exact), of: "phrases", is: "is in" }
    : { share: percent(matched), of: manyMatched(params), is: "is matched in" };
}

interface SideProps {
  name: string;
  other: string;
  share: Share;
  /** Whether its words were hidden from a comparison. */
  disguised: boolean;
}

function Side({ name, other, share: { share, of, is }, disguised }: SideProps) {
  const sentence = `${share} of ${name} ${is} ${other}`;
  return (
    <span class="side" title={disguised ? `${sentence}; its words were disguised, see Documents` : sentence}>
      <bdi class="name">{name}</bdi>
      <span class="quiet">
        {share} of its {of}
        {disguised && <span class="disguise-mark"> · disguised</span>}
      </span>
    </span>
  );
}
