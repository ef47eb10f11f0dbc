/** The lists of the whole result: a few sentences on the findings, then pairs and groups; documents and unread files. */

import { roleNames } from "../../documents/document.ts";
import { countedAs, disguisedIn, evidenceAt, pairAt, tooShortIn, warningsByDocument } from "../../engine/pairs.ts";
import { warningInWords } from "../../engine/remarks.ts";
import { allGroups, groupAt } from "../../groups/groups.ts";
import { message } from "../../i18n/message.ts";
import { listed, listedText, parts, say, t } from "../../i18n/t.ts";
import { hasCommonText } from "../../pairs/common-text.ts";
import { foundInWords, notExamined } from "../../pairs/evidence.ts";
import { hasEvidence, lengthOf, matchedOf, matchedOfAll, passageUnit, shareOf } from "../../pairs/matched.ts";
import { countUnread } from "../../read/names.ts";
import { nothingExcluded } from "../../review/adjusted-report.ts";
import { about, decimal, integer, percent } from "../../ui/format.ts";
import type { NameOf } from "./masking.ts";
import { cleanName, cleanText, countCompared, type ReportInput } from "./report-model.ts";

/** As many members of a group as anyone reads in a line. */
const MAX_MEMBERS = 60;

/** What was compared and found, in sentences. */
export function ResultSummary({ input }: { input: ReportInput }) {
  const { report } = input;
  const { totals, pairs } = report;
  const more = totals.pairsLeftOut + totals.pairsLeftOutByDocument;
  const examined = notExamined(report);
  const { foundOfAuthors: ofAuthors, found: ofListed } = input;
  const ofFiles = ofListed ?? foundInSentences(input, pairs.length + more);
  const found = ofAuthors ? `${ofAuthors} ${t("overview-of-files", { sentence: ofFiles })}` : ofFiles;
  return (
    <section>
      {found !== "" && <p class="lead">{found}</p>}
      <p class="quiet">
        {t("report-compared", { documents: countCompared(input), pairs: totals.possiblePairs })}{" "}
        {totals.excludedPairs > 0 && t("workspace-excluded-pairs", { pairs: totals.excludedPairs })}{" "}
        {more > 0 && t("report-pairs-left-out", { count: more })} {examined}
      </p>
      {!report.exact && <p class="note">{t("report-estimated")}</p>}
    </section>
  );
}

function foundInSentences({ report, byHand, documents }: ReportInput, pairs: number): string {
  const { params } = report;
  if (!hasEvidence(report)) return t("report-found-similar", { pairs, threshold: params.threshold });
  const submissions = documents
    .map(({ role, author }, at) => ({ id: report.documents.id[at] ?? -1, role, author }))
    .filter(({ role }) => role === "submission");
  const isCommon = hasCommonText(report, byHand ?? nothingExcluded, submissions);
  const { headline, details } = foundInWords(report, byHand, isCommon);
  return [headline, ...(isCommon ? [t("evidence-common-text", { unit: params.unit })] : []), ...details].join(" ");
}

interface PairsProps {
  input: ReportInput;
  nameOf: NameOf;
  /** Indices into the list of pairs. */
  rows: readonly number[];
  /** Number of all listed pairs. */
  all: number;
  /** The tokens in the longest passage of each row. */
  longest: ArrayLike<number>;
  /** The rows whose comparison is in the file. */
  linked: ReadonlySet<number>;
}

/** The list of pairs, with the same numbers as on the page. */
export function Pairs({ input, nameOf, rows, all, longest, linked }: PairsProps) {
  const { report } = input;
  const byEvidence = hasEvidence(report);
  const disguised = disguisedIn(report);
  const tooShort = tooShortIn(report);
  const isCode = report.params.unit === "code";
  if (rows.length === 0) return <p>{t("report-no-pairs")}</p>;
  return (
    <section>
      <h2 id="pairs">{t("report-pairs")}</h2>
      {rows.length < all && !input.chosen && <p class="note">{t("report-pairs-shown", { shown: rows.length, all })}</p>}
      <div class="wide">
        <table class="list pairs">
          <thead>
            <tr>
              <th scope="col">{t("report-number")}</th>
              <th scope="col">{t("pairs-documents-head")}</th>
              {byEvidence && <th scope="col">{t(isCode ? "pairs-matched-tokens" : "pairs-matched-words")}</th>}
              <th scope="col">{t("pairs-longest")}</th>
              {byEvidence && <th scope="col">{t(isCode ? "report-score" : "report-by-chance")}</th>}
              <th scope="col">{t(report.exact ? "pairs-similarity" : "pairs-similarity-estimated")}</th>
              <th scope="col">{t("pairs-group")}</th>
              {input.review && <th scope="col">{t("report-review-head")}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row
                key={row}
                input={input}
                nameOf={nameOf}
                row={row}
                byEvidence={byEvidence}
                disguised={disguised}
                tooShort={tooShort}
                longest={longest[at] ?? 0}
                isLinked={linked.has(row)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Pairs of authors: what both share in all their files together, with links to the pairs of files. */
export function AuthorPairs({ input, max }: { input: ReportInput; max: number }) {
  const chosen = input.chosen && new Set(input.chosen.rows);
  const isIn = (row: number): boolean => chosen?.has(row) ?? true;
  const all = (input.authorPairs ?? []).filter(({ pairs: rows }) => rows.some(isIn));
  const strong = all.filter(({ isWeak }) => !isWeak);
  // As on screen: weak pairs are listed if there are no others.
  const pairs = strong.length === 0 || input.listsWeakAuthors ? all : strong;
  if (pairs.length === 0) return null;
  const weak = all.length - strong.length;
  const isCode = input.report.params.unit === "code";
  const few = message(isCode ? "pairs-few-tokens" : "pairs-few-words");
  const unit = countedAs(input.report.params.unit);
  return (
    <section>
      <h2 id="authors">{t("report-authors")}</h2>
      <p>{t("pairs-authors-hint")}</p>
      {weak > 0 && <p class="note">{t(pairs === all ? "pairs-weak-listed" : "pairs-weak", { count: weak, few })}</p>}
      {pairs.length > max && <p class="note">{t("report-pairs-shown", { shown: max, all: pairs.length })}</p>}
      <div class="wide">
        <table class="list">
          <thead>
            <tr>
              <th scope="col">{t("pairs-authors-head")}</th>
              <th scope="col">{t(isCode ? "pairs-matched-tokens" : "pairs-matched-words")}</th>
              <th scope="col">{t("report-pairs")}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.slice(0, max).map(({ a, b, matchedA, matchedB, weight, wordsA, wordsB, exact, pairs: rows }) => {
              const side = (name: string, matched: number, all: number) => {
                const text = t("pairs-work", { unit, matched, all, share: shareOf(matched, all) });
                return (
                  <div>
                    <bdi>{cleanName(name)}</bdi>{" "}
                    <span class="quiet">{exact ? text : t("pairs-at-least", { text })}</span>
                  </div>
                );
              };
              return (
                <tr key={`${a}\n${b}`}>
                  <td>
                    {side(a, matchedA, wordsA)}
                    {side(b, matchedB, wordsB)}
                  </td>
                  <td class="number">
                    {integer(Math.min(matchedA, matchedB))}
                    {Math.round(weight) < Math.min(matchedA, matchedB) && (
                      <span class="quiet">{t("pairs-counts-as", { weight: Math.round(weight) })}</span>
                    )}
                  </td>
                  <td>
                    {rows
                      .filter(isIn)
                      .map((row) => integer(row + 1))
                      .join(", ")}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  input: ReportInput;
  nameOf: NameOf;
  row: number;
  byEvidence: boolean;
  /** Documents with obfuscated words, by index. */
  disguised: ReadonlySet<number>;
  tooShort: ReadonlySet<number>;
  longest: number;
  isLinked: boolean;
}

function Row({ input, nameOf, row, byEvidence, disguised, tooShort, longest, isLinked }: RowProps) {
  const { report } = input;
  const { documents, params, exact } = report;
  const pair = pairAt(report, row);
  const evidence = evidenceAt(report, row);
  const group = groupAt(report, row);
  const byHand = input.byHand?.at(pair.a, pair.b);
  const found = byHand?.found;
  const matched = evidence && matchedOf(evidence, [documents.words[pair.a] ?? 0, documents.words[pair.b] ?? 0]);
  const unit = passageUnit(params, evidence !== null);
  const number = row + 1;
  const review = input.review?.(pair.a, pair.b);
  const isCode = params.unit === "code";
  const share = (side: 0 | 1, index: number, contained: number): string => {
    const matched = evidence
      ? matchedOfAll(side === 0 ? evidence.matchedA : evidence.matchedB, index, report)
      : t(exact ? "pairs-share-phrases" : "pairs-share-phrases-about", { share: contained });
    return tooShort.has(index) ? `${matched} · ${t("pairs-short-program")}` : matched;
  };
  return (
    <tr>
      <td class="number">{isLinked ? <a href={`#p${number}`}>{integer(number)}</a> : integer(number)}</td>
      <td class="names">
        <div>
          <bdi>{nameOf(pair.a)}</bdi> <span class="quiet">{share(0, pair.a, pair.containmentAInB)}</span>
          {disguised.has(pair.a) && <Disguised />}
        </div>
        <div>
          <bdi>{nameOf(pair.b)}</bdi> <span class="quiet">{share(1, pair.b, pair.containmentBInA)}</span>
          {disguised.has(pair.b) && <Disguised />}
        </div>
      </td>
      {byEvidence && (
        <td class="number">
          {matched ? integer(matched.words) : t(isCode ? "pairs-too-few" : "pairs-none")}
          {found && (
            <span class="quiet">
              {t("report-with-excluded", {
                all: Math.min(found.matchedA, found.matchedB),
                count: byHand?.excluded.length ?? 0,
              })}
            </span>
          )}
          {matched && !isCode && matched.countsAs < matched.words && (
            <span class="quiet">{t("pairs-counts-as", { weight: matched.countsAs })}</span>
          )}
          {matched && !found && matched.reworded > 0 && (
            <span class="quiet">{t("pairs-reworded", { count: matched.reworded })}</span>
          )}
        </td>
      )}
      <td class="number">{longest === 0 ? t("pairs-no-passage") : t("comparison-count", { unit, count: longest })}</td>
      {byEvidence && <td class="number">{strength(evidence)}</td>}
      <td class="number">{about(pair[params.measure], exact)}</td>
      <td class="number">{group === 0 ? "" : integer(group)}</td>
      {input.review && (
        <td>
          {review ? cleanText(review.state) : ""}
          {review && review.note !== "" && <span class="quiet">{t("review-noted")}</span>}
        </td>
      )}
    </tr>
  );
}

/** Shown next to a document with obfuscated words. */
function Disguised() {
  return <strong class="hint">{t("pairs-disguised")}</strong>;
}

/** How many such pairs are expected by chance; for programs, how much of both is shared. */
function strength(evidence: ReturnType<typeof evidenceAt>): string {
  if (!evidence) return "";
  if (evidence.score !== null) return percent(evidence.score);
  return evidence.expectedByChance === null ? "" : decimal(evidence.expectedByChance);
}

interface GroupsProps {
  input: ReportInput;
  nameOf: NameOf;
  /** Maximum number of groups that are listed. */
  max: number;
}

/** Groups of linked documents, largest first. */
export function Groups({ input: { report }, nameOf, max }: GroupsProps) {
  const { list: groups } = allGroups(report);
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 id="groups">{t("report-groups")}</h2>
      <p class="quiet">{t("pairs-group-hint")}</p>
      <ul>
        {groups.slice(0, max).map(({ number, documents }) => {
          const names = Array.from(documents.subarray(0, MAX_MEMBERS), (index) => (
            <bdi key={index}>{nameOf(index)}</bdi>
          ));
          const more = documents.length - names.length;
          return (
            <li key={number}>
              {parts("report-group", { number, count: documents.length, names: <>{listed(names)}</> })}
              {more > 0 && ` ${t("report-more-members", { count: more })}`}
            </li>
          );
        })}
      </ul>
      {groups.length > max && <p class="note">{t("report-more-groups", { count: groups.length - max })}</p>}
    </section>
  );
}

interface DocumentsProps {
  input: ReportInput;
  nameOf: NameOf;
  /** Indices into the report. */
  indexes: readonly number[];
}

/** The documents with all remarks on them, and the digests of their texts. */
export function Documents({ input, nameOf, indexes }: DocumentsProps) {
  const { report, documents, digests } = input;
  const warnings = warningsByDocument(report);
  const named = { documents: { ...report.documents, name: documents.map((_, index) => nameOf(index)) } };
  const remarksOn = (index: number): string[] => {
    const { tricks = [], missing = [], notes = [] } = documents[index] ?? {};
    const lost = missing.length > 0 ? [t("documents-partly-read", { parts: listedText(missing.map(say)) })] : [];
    const ofEngine = (warnings.get(index) ?? []).map((warning) => warningInWords(warning, named));
    return [...tricks.map(say), ...lost, ...notes.map(say), ...ofEngine].filter((remark) => remark !== "");
  };
  return (
    <section>
      <h2 id="documents">{t("report-documents")}</h2>
      {indexes.length < documents.length && (
        <p class="note">
          {t(input.chosen ? "report-documents-chosen" : "report-documents-shown", {
            shown: indexes.length,
            all: documents.length,
          })}
        </p>
      )}
      <div class="wide">
        <table class="list documents">
          <thead>
            <tr>
              <th scope="col">{t("documents-name")}</th>
              <th scope="col">{t("documents-role")}</th>
              <th scope="col">{t("documents-author")}</th>
              <th scope="col">{t("report-length")}</th>
              <th scope="col">{t("documents-remarks")}</th>
            </tr>
          </thead>
          <tbody>
            {indexes.map((index) => {
              const { role = "submission", author = null, format } = documents[index] ?? {};
              return (
                <tr key={index}>
                  <td class="names">
                    <bdi>{nameOf(index)}</bdi>
                    {format && <span class="quiet">{say(format)}</span>}
                    <Digest digest={digests[index] ?? null} />
                  </td>
                  <td>{t(roleNames[role])}</td>
                  <td>
                    <bdi>{author === null ? "" : cleanName(author)}</bdi>
                  </td>
                  <td class="number">
                    {t("comparison-count", { unit: report.params.unit, count: lengthOf(report, index) })}
                  </td>
                  <td>{cleanText(remarksOn(index).join(" "))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="quiet">{t("report-digest-hint")}</p>
    </section>
  );
}

function Digest({ digest }: { digest: string | null }) {
  if (digest === null) return null;
  return <span class="quiet code">{t("report-sha", { digest })}</span>;
}

/** Files that could not be read. */
export function Unread({ unread, max }: { unread: ReportInput["unread"]; max: number }) {
  if (unread.length === 0) return null;
  const { files, system } = countUnread(unread);
  const heads = [
    ...(files > 0 ? [t("documents-unread", { count: files })] : []),
    ...(system > 0 ? [t("documents-system-files", { count: system })] : []),
  ];
  return (
    <section>
      <h2 id="unread">{heads.join("; ")}</h2>
      <ul>
        {unread.slice(0, max).map(({ name, reason }) => (
          <li key={name}>
            <bdi>{cleanName(name)}</bdi>: {cleanText(say(reason))}
          </li>
        ))}
      </ul>
      {unread.length > max && <p class="note">{t("report-more-unread", { count: unread.length - max })}</p>}
    </section>
  );
}
