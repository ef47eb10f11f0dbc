/**
 * The whole result as one HTML file: summary, pairs, groups, the comparisons of the listed pairs, and finally the documents
 * with their digests. It stays small enough to send: comparisons with both texts in full come first, as long as there is
 * room, then comparisons with the passages alone; everything left out is counted, and the file says so.
 *
 * Pairs are requested in small batches, and everything is rendered in short pieces, so that the page stays responsive.
 */

import type { VNode } from "preact";
import { utf8Bytes } from "../../engine/bytes.ts";
import { evidenceAt } from "../../engine/pairs.ts";
import type { Report } from "../../engine/pkg/lookalike.js";
import { allGroups } from "../../groups/groups.ts";
import { t } from "../../i18n/t.ts";
import { numbersOf } from "../../pairs/numbers-in-words.ts";
import { BatchTraces, tracesIn } from "./file-traces.tsx";
import { layersOf, segmentsOf } from "./marked-text.tsx";
import { fileNames, type NameOf, ownNames } from "./masking.ts";
import { type Compared, ReportComparison } from "./report-comparison.tsx";
import { cleanText, countCompared, type Making, type PassageSource, type ReportInput } from "./report-model.ts";
import { AuthorPairs, Documents, Groups, Pairs, ResultSummary, Unread } from "./report-overview.tsx";
import { htmlFile, Meaning, Repeat, rendered } from "./report-page.tsx";
import { RewrittenPairs } from "./rewritten-pairs.tsx";

/** Limits of the file's content. */
export interface WholeLimits {
  /** Bytes of comparisons with both texts, and of comparisons with passages alone. */
  readonly textBytes: number;
  readonly passageBytes: number;
  /** Maximum lines of each list. */
  readonly pairs: number;
  readonly documents: number;
}

/** Chosen so that 100 documents, however long, make less than 5 MB. */
export const WHOLE_LIMITS: WholeLimits = { textBytes: 3_000_000, passageBytes: 700_000, pairs: 1000, documents: 2000 };

/** Pairs requested at once: few enough that the page can make other engine calls in between. */
const BATCH = 8;

/** Maximum passages of a pair, and characters of each, if the texts are in the file, and if they are not. */
const WITH_TEXTS = { passages: 12, characters: 600 };
const WITHOUT_TEXTS = { passages: 30, characters: 1200 };

/** A finished file and its statistics. */
export interface WholeReport {
  /** The file, as consecutive parts. */
  readonly parts: readonly string[];
  /** Number of pairs with both texts, with passages alone, and in the list alone. */
  readonly full: number;
  readonly passagesOnly: number;
  readonly listOnly: number;
}

export async function wholeReport(
  input: ReportInput,
  source: PassageSource,
  making: Making = {},
  limits: WholeLimits = WHOLE_LIMITS,
): Promise<WholeReport> {
  const { report, chosen } = input;
  const nameOf = ownNames(input);
  const wanted = chosen?.rows ?? report.pairs.a.keys();
  const rows = [...wanted].slice(0, limits.pairs);
  const longest = await longestIn(report, rows, source);
  const made = await comparisons(input, source, { rows, nameOf, making, limits });
  const ofChosen = chosen && documentsOf(report, chosen.rows);
  const indexes = [...input.documents.keys()].filter((at) => ofChosen?.has(at) ?? true).slice(0, limits.documents);
  const title = t("report-whole-title", { count: countCompared(input) });
  const all = chosen?.rows.length ?? report.pairs.length;
  const counts = { full: made.full, passages: made.passagesOnly, none: all - made.full - made.passagesOnly };
  const before = [
    <ResultSummary input={input} />,
    <Contents input={input} hasComparisons={made.parts.length > 0} />,
    <AuthorPairs input={input} max={limits.pairs} />,
    <Pairs input={input} nameOf={nameOf} rows={rows} all={all} longest={longest} linked={made.rows} />,
    <RewrittenPairs input={input} nameOf={nameOf} max={limits.pairs} />,
    ...(chosen ? [] : [<Groups input={input} nameOf={nameOf} max={limits.documents} />]),
    <BatchTraces input={input} nameOf={nameOf} max={limits.pairs} />,
    ...(made.parts.length > 0 ? [<Comparisons counts={counts} all={all} />] : []),
  ];
  const after = [
    <Documents input={input} nameOf={fileNames(input)} indexes={indexes} />,
    ...(chosen ? [] : [<Unread unread={input.unread} max={limits.documents} />]),
  ];
  const drawn = async (lists: readonly VNode[]): Promise<string[]> => {
    const parts: string[] = [];
    for (const part of lists) {
      parts.push(rendered(part));
      await making.pause?.();
    }
    return parts;
  };
  const parts = [...(await drawn(before)), ...made.parts, ...(await drawn(after))];
  const foot = (
    <>
      <Meaning input={input} hasTable={all > 0} />
      <Repeat input={input} />
    </>
  );
  const head = (
    <>
      <h1>{title}</h1>
      <p class="quiet">{t("report-made", { date: input.date })}</p>
      <Held input={input} held={rows.length} />
      {input.namesHidden === true && <p class="note">{t("report-names-hidden")}</p>}
    </>
  );
  const file = htmlFile({ title, marks: [input.date], head, foot }, parts);
  return { parts: file, full: made.full, passagesOnly: made.passagesOnly, listOnly: counts.none };
}

/** Which of the listed pairs the file holds, and what it leaves out. */
function Held({ input: { report, chosen }, held }: { input: ReportInput; held: number }) {
  const all = report.pairs.length;
  const count = chosen?.rows.length ?? all;
  if (!chosen) {
    if (all === 0) return null;
    return (
      <p>
        {all > held
          ? t("report-held-first", { count: held, all, left: all - held })
          : t("report-held-all", { count: all })}
      </p>
    );
  }
  const cut = count > held && <span>{t("report-held-cut", { count: held, left: count - held })}</span>;
  const { scope, filter } = chosen;
  return (
    <p class="note">
      {t("report-held-some", { scope, count, all, left: all - count })}{" "}
      {filter !== "" && <bdi>{t("report-held-filter", { filter: cleanText(filter) })}</bdi>} {cut}
    </p>
  );
}

/** The documents of these pairs, by index. */
export function documentsOf({ pairs }: Report, rows: Iterable<number>): ReadonlySet<number> {
  return new Set([...rows].flatMap((row) => [pairs.a[row] ?? 0, pairs.b[row] ?? 0]));
}

/** The tokens in each row's longest passage: pairs with evidence come first and include it. */
async function longestIn({ pairs }: Report, rows: readonly number[], source: PassageSource): Promise<number[]> {
  const known = pairs.evidence.longest;
  const asked = rows.filter((row) => row >= known.length);
  const found = asked.length > 0 ? await source.longest(asked) : [];
  const isKnown = rows.length - asked.length;
  return rows.map((row, at) => (row < known.length ? known[row] : found[at - isKnown]) ?? 0);
}

interface Wanted {
  rows: readonly number[];
  nameOf: NameOf;
  making: Making;
  limits: WholeLimits;
}

async function comparisons(input: ReportInput, source: PassageSource, { rows, nameOf, making, limits }: Wanted) {
  const { report } = input;
  const { signal, onProgress, pause } = making;
  const made = { parts: [] as string[], rows: new Set<number>(), full: 0, passagesOnly: 0 };
  let [textBytes, passageBytes] = [limits.textBytes, limits.passageBytes];
  for (let at = 0; at < rows.length && passageBytes > 0; at += BATCH) {
    signal?.throwIfAborted();
    onProgress?.(at, rows.length);
    const batch = rows.slice(at, at + BATCH);
    const pairs = batch.map((row) => ({ a: report.pairs.a[row] ?? 0, b: report.pairs.b[row] ?? 0 }));
    const details = await source.details(pairs);
    for (const [index, row] of batch.entries()) {
      const [indexes, detail] = [pairs[index], details[index]];
      if (!indexes || !detail) continue;
      const compared = comparedOf(input, { indexes, detail, evidence: evidenceAt(report, row) });
      const one = { input, nameOf, number: row + 1, hasLegend: made.full === 0 };
      const inFull = fitsRoughly(input, compared, textBytes)
        ? rendered(<ReportComparison {...one} compared={withTexts(input, compared)} bounds={WITH_TEXTS} />)
        : null;
      const size = inFull === null ? Number.POSITIVE_INFINITY : utf8Bytes(inFull);
      if (inFull !== null && size <= textBytes) {
        textBytes -= size;
        made.full++;
        made.parts.push(inFull);
        made.rows.add(row);
      } else {
        const short = rendered(<ReportComparison {...one} compared={compared} bounds={WITHOUT_TEXTS} />);
        passageBytes -= utf8Bytes(short);
        if (passageBytes <= 0) break;
        made.passagesOnly++;
        made.parts.push(short);
        made.rows.add(row);
      }
      await pause?.();
    }
  }
  onProgress?.(rows.length, rows.length);
  return made;
}

/** A pair with everything drawn over its texts. */
export function comparedOf(
  { report, documents, byHand }: ReportInput,
  pair: Pick<Compared, "indexes" | "detail" | "evidence">,
): Compared {
  const { a, b } = pair.indexes;
  const texts = { a: documents[a]?.text ?? "", b: documents[b]?.text ?? "" };
  const paged = { a: documents[a] ?? {}, b: documents[b] ?? {} };
  const numbers = numbersOf(pair.detail, report.params, pair.evidence, byHand?.at(a, b)?.excluded ?? []);
  return { ...pair, numbers, layers: layersOf(pair.detail, texts, numbers.excluded, paged), segments: null };
}

/** The same with both texts in full. */
export function withTexts({ documents }: ReportInput, compared: Compared): Compared {
  const { indexes, layers } = compared;
  const cut = (index: number, side: "a" | "b") => segmentsOf(documents[index]?.text ?? "", layers[side]);
  return { ...compared, segments: { a: cut(indexes.a, "a"), b: cut(indexes.b, "b") } };
}

/** Whether both texts may fit: in a file, they take at least one byte per character. */
export function fitsRoughly({ documents }: ReportInput, { indexes: { a, b } }: Compared, bytes: number): boolean {
  return (documents[a]?.text.length ?? 0) + (documents[b]?.text.length ?? 0) < bytes;
}

function Contents({ input, hasComparisons }: { input: ReportInput; hasComparisons: boolean }) {
  const { report, unread, chosen } = input;
  const traces = tracesIn(input);
  const hasTraces = (traces?.pairs.length ?? 0) + (traces?.facts.length ?? 0) > 0;
  return (
    <nav aria-label={t("report-contents")}>
      <ul>
        {report.pairs.length > 0 && (
          <li>
            <a href="#pairs">{t("report-pairs")}</a>
          </li>
        )}
        {!chosen && allGroups(report).list.length > 0 && (
          <li>
            <a href="#groups">{t("report-groups")}</a>
          </li>
        )}
        {hasTraces && (
          <li>
            <a href="#traces">{t("traces-title")}</a>
          </li>
        )}
        {hasComparisons && (
          <li>
            <a href="#comparisons">{t("report-comparisons")}</a>
          </li>
        )}
        <li>
          <a href="#documents">{t("report-documents")}</a>
        </li>
        {!chosen && unread.length > 0 && (
          <li>
            <a href="#unread">{t("report-unread")}</a>
          </li>
        )}
        <li>
          <a href="#meaning">{t("report-meaning")}</a>
        </li>
        <li>
          <a href="#repeat">{t("report-repeat")}</a>
        </li>
      </ul>
    </nav>
  );
}

interface ComparisonsProps {
  counts: { full: number; passages: number; none: number };
  all: number;
}

function Comparisons({ counts: { full, passages, none }, all }: ComparisonsProps) {
  return (
    <section>
      <h2 id="comparisons">{t("report-comparisons")}</h2>
      {passages + none > 0 && <p class="note">{t("report-cut-comparisons", { full, passages, none, all })}</p>}
    </section>
  );
}
