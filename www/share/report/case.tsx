/**
 * A case report: one pair, one person with all listed pairs that involve this person's documents, or several pairs with all
 * their people. It has both texts side
 * by side with numbered passages, the reviewer's note, the settings and digests for repeating it, and an explanation of the
 * numbers. Other people's names can be replaced with letters, and blacked out in the texts and in the note.
 */
import { isRecognised } from "../../documents/document.ts";
import { utf8Bytes } from "../../engine/bytes.ts";
import { evidenceOf } from "../../engine/pairs.ts";
import { listed, parts, t } from "../../i18n/t.ts";
import { canBeFound } from "../../names/mask.ts";
import { CaseDocuments } from "./case-documents.tsx";
import { peopleIn, WhoWithWhom } from "./case-people.tsx";
import { authorsOf, maskedNames, type NameOf, ownNames, withNamesMasked, withNotes } from "./masking.ts";
import { Name, nameInReport, ReportComparison } from "./report-comparison.tsx";
import {
  cleanName,
  countCompared,
  type Making,
  type PairIndexes,
  type PassageSource,
  pairsOfPerson,
  personKey,
  type ReportInput,
} from "./report-model.ts";
import { htmlFile, Meaning, Repeat, rendered } from "./report-page.tsx";
import { comparedOf, fitsRoughly, withTexts } from "./whole.tsx";

/** The subject of a report. */
export type CaseOf =
  | { readonly pair: PairIndexes }
  /** All documents of one person, one of which is given. */
  | { readonly personOf: number }
  /** Several pairs, with all the people that they belong to. */
  | { readonly pairs: readonly PairIndexes[] };

/** For `maskedFor`: nobody's name is shown. */
export const NOBODY = -1;

/** The options of a report. */
export interface CaseOptions {
  /** The document whose author the report is for: all others have letters instead of names. Null shows all names. */
  readonly maskedFor: number | null;
  /** Names to black out in texts and notes if names are masked; by default, the authors of the other documents. */
  readonly names?: readonly string[];
  /** Whether to include the reviewer's notes; true unless set to false. */
  readonly withNotes?: boolean;
  /** As entered; printed in the head if not empty. */
  readonly caseNumber?: string;
  readonly preparedBy?: string;
}

/** Maximum bytes of a report; pairs that do not fit are left out, and counted. */
const MAX_BYTES = 20_000_000;

/** Maximum pairs of one person. */
const MAX_PAIRS = 200;

const BATCH = 8;

/** All passages of a pair are listed, and each in full, except for lengths that nobody would read. */
const BOUNDS = { passages: 400, characters: 20_000 };

/** Makes a case report; returns the file as consecutive parts. */
export async function caseReport(
  input: ReportInput,
  about: CaseOf,
  source: PassageSource,
  options: CaseOptions,
  { signal, onProgress, pause }: Making = {},
): Promise<readonly string[]> {
  const { report } = input;
  const isMasked = options.maskedFor !== null;
  const isShown = shownFor(input, options.maskedFor);
  const wanted = pairsOf(input, about);
  const pairs = wanted.slice(0, MAX_PAIRS);
  const involved = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  const noted = options.withNotes === false ? { ...input, review: withNotes(input.review, () => "") } : input;
  const names = (options.names ?? authorsOf(input, involved, isShown)).filter(canBeFound);
  const nameOf = isMasked ? maskedNames(input, isShown, names) : ownNames(input);
  const drawnFrom = isMasked ? withNamesMasked(noted, involved, isShown, names) : noted;
  const made: string[] = [];
  let room = MAX_BYTES;
  let short = 0;
  for (let at = 0; at < pairs.length; at += BATCH) {
    signal?.throwIfAborted();
    onProgress?.(at, pairs.length);
    const batch = pairs.slice(at, at + BATCH);
    const details = await source.details(batch);
    for (const [index, indexes] of batch.entries()) {
      const detail = details[index];
      if (!detail) continue;
      const compared = comparedOf(input, { indexes, detail, evidence: evidenceOf(report, indexes.a, indexes.b) });
      const isFull = fitsRoughly(input, compared, room);
      const drawn = isFull ? withTexts(input, compared) : compared;
      const isAlone = "pair" in about;
      const one = {
        input: drawnFrom,
        nameOf,
        number: at + index + 1,
        bounds: BOUNDS,
        isAlone,
        hasLegend: made.length === 0,
      };
      const part = rendered(<ReportComparison {...one} compared={drawn} />);
      room -= utf8Bytes(part);
      if (!isFull) short++;
      made.push(part);
      await pause?.();
    }
  }
  onProgress?.(pairs.length, pairs.length);
  const earlierWork = involved.filter((index) => input.documents[index]?.role === "archive");
  const recognised = involved.filter((index) => isRecognised(input.documents[index] ?? { notes: [] }));
  const title = titleOf(input, about, nameOf);
  const head = (
    <>
      <h1>{t("report-case")}</h1>
      <Subject input={input} about={about} nameOf={nameOf} />
      <Particulars {...options} />
      {earlierWork.length > 0 && (
        <p>
          {parts("report-from-archive", {
            names: <Names indexes={earlierWork} nameOf={nameOf} />,
          })}
        </p>
      )}
      {recognised.length > 0 && (
        <p>
          {parts("report-recognised", {
            names: <Names indexes={recognised} nameOf={nameOf} />,
          })}
        </p>
      )}
      <p class="quiet">
        {t("report-made", { date: input.date })}{" "}
        {t("report-compared", { documents: countCompared(input), pairs: report.totals.possiblePairs })}
      </p>
      <Masked isMasked={isMasked} hasNames={names.length > 0} namesHidden={input.namesHidden === true} />
      {wanted.length > pairs.length && (
        <p class="note">{t("report-pairs-shown", { shown: pairs.length, all: wanted.length })}</p>
      )}
      {short > 0 && <p class="note">{t("report-case-cut", { count: short })}</p>}
      {pairs.length > 1 && <WhoWithWhom input={drawnFrom} pairs={pairs} nameOf={nameOf} isShown={isShown} />}
    </>
  );
  const foot = (
    <>
      <Meaning input={input} />
      <Repeat input={input} />
      <CaseDocuments input={input} nameOf={nameOf} isShown={isShown} involved={involved} />
    </>
  );
  const marks = [cleanName(options.caseNumber ?? ""), input.date];
  return htmlFile({ title, marks, head, foot }, made);
}

function pairsOf(input: ReportInput, about: CaseOf): readonly PairIndexes[] {
  if ("pairs" in about) return about.pairs;
  return "pair" in about ? [about.pair] : pairsOfPerson(input, about.personOf);
}

function peopleAndPairs(input: ReportInput, pairs: readonly PairIndexes[]): { people: number; pairs: number } {
  return { people: peopleIn(input, pairs).size, pairs: pairs.length };
}

/** Whether the report shows the name of a document. */
function shownFor(input: ReportInput, maskedFor: number | null): (index: number) => boolean {
  if (maskedFor === null) return () => true;
  if (maskedFor === NOBODY) return () => false;
  const person = personKey(input.documents, maskedFor);
  return (index) => personKey(input.documents, index) === person;
}

/** The person's name: the author's, or the document's if it has no author. */
function nameOfPerson(input: ReportInput, index: number, nameOf: NameOf): string {
  const author = input.documents[index]?.author ?? null;
  return author === null ? nameOf(index) : cleanName(author);
}

function titleOf(input: ReportInput, about: CaseOf, nameOf: NameOf): string {
  if ("pair" in about) return t("report-case-pair-title", { a: nameOf(about.pair.a), b: nameOf(about.pair.b) });
  if ("pairs" in about) return t("report-case-people-title", peopleAndPairs(input, about.pairs));
  return t("report-case-person-title", { name: nameOfPerson(input, about.personOf, nameOf) });
}

function Subject({ input, about, nameOf }: { input: ReportInput; about: CaseOf; nameOf: NameOf }) {
  if ("pair" in about) {
    const { a, b } = about.pair;
    return <p class="lead">{parts("report-case-pair", { a: nameInReport(nameOf(a)), b: nameInReport(nameOf(b)) })}</p>;
  }
  if ("pairs" in about) return <p class="lead">{t("report-people", peopleAndPairs(input, about.pairs))}</p>;
  const name = nameInReport(nameOfPerson(input, about.personOf, nameOf));
  const count = pairsOfPerson(input, about.personOf).length;
  return (
    <p class="lead">{count === 0 ? parts("report-person-none", { name }) : parts("report-person", { name, count })}</p>
  );
}

/** The names of documents, as a list within a sentence. */
function Names({ indexes, nameOf }: { indexes: readonly number[]; nameOf: NameOf }) {
  return <>{listed(indexes.map((index) => <Name key={index} name={nameOf(index)} />))}</>;
}

/** The case number and the name entered for the case. */
function Particulars({ caseNumber = "", preparedBy = "" }: Pick<CaseOptions, "caseNumber" | "preparedBy">) {
  const rows = [
    { head: t("report-case-number"), value: cleanName(caseNumber) },
    { head: t("report-prepared-by"), value: cleanName(preparedBy) },
  ].filter(({ value }) => value.trim() !== "");
  if (rows.length === 0) return null;
  return (
    <dl class="facts">
      {rows.map(({ head, value }) => (
        <>
          <dt>{head}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </>
      ))}
    </dl>
  );
}

interface MaskedProps {
  isMasked: boolean;
  /** Whether any name to black out was entered. */
  hasNames: boolean;
  namesHidden: boolean;
}

/** Whether names are missing from the report, and which kinds may remain. Mentions no name. */
function Masked({ isMasked, hasNames, namesHidden }: MaskedProps) {
  if (!isMasked && !namesHidden) return null;
  return (
    <p class="note">
      {isMasked && t("report-masked")} {isMasked && hasNames && t("report-masked-names")}
      {isMasked && !hasNames && !namesHidden && <strong>{t("report-masked-none")}</strong>}{" "}
      {namesHidden && t("report-names-hidden")}
    </p>
  );
}
