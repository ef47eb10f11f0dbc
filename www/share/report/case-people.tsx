/** For a case of several pairs: who shares with whom, and how much each pair shares, with links to the pairs. */

import { evidenceOf } from "../../engine/pairs.ts";
import { listed, t } from "../../i18n/t.ts";
import { lengthIn } from "../../pairs/columns.ts";
import { matchedOf, matchedOfAll } from "../../pairs/matched.ts";
import { integer } from "../../ui/format.ts";
import type { NameOf } from "./masking.ts";
import { cleanName, cleanText, type PairIndexes, personKey, type ReportInput } from "./report-model.ts";

interface Props {
  input: ReportInput;
  pairs: readonly PairIndexes[];
  nameOf: NameOf;
  isShown: (index: number) => boolean;
}

/** A person of the case. */
interface Person {
  readonly key: string;
  /** Indices of the documents that are in the case. */
  readonly documents: Set<number>;
  /** The numbers of the pairs with each other person, by key. */
  readonly pairs: Map<string, number[]>;
}

/** How many people the documents of pairs belong to. */
export function peopleIn(input: Pick<ReportInput, "documents">, pairs: readonly PairIndexes[]): Map<string, Person> {
  const people = new Map<string, Person>();
  const personOf = (index: number): Person => {
    const key = personKey(input.documents, index);
    const person = people.get(key) ?? { key, documents: new Set(), pairs: new Map() };
    people.set(key, person);
    person.documents.add(index);
    return person;
  };
  for (const [at, { a, b }] of pairs.entries()) {
    const [one, other] = [personOf(a), personOf(b)];
    for (const [own, with_] of [[one, other] as const, [other, one] as const])
      own.pairs.set(with_.key, [...(own.pairs.get(with_.key) ?? []), at + 1]);
  }
  return people;
}

export function WhoWithWhom({ input, pairs, nameOf, isShown }: Props) {
  const people = peopleIn(input, pairs);
  const isCode = input.report.params.unit === "code";
  /** The author, or the documents of one who has no name here. */
  const nameOfPerson = (key: string) => {
    const [first = -1, ...more] = people.get(key)?.documents ?? [];
    const author = input.documents[first]?.author ?? null;
    if (author !== null && isShown(first)) return <bdi>{cleanName(author)}</bdi>;
    return <>{listed([first, ...more].map((index) => <bdi key={index}>{nameOf(index)}</bdi>))}</>;
  };
  return (
    <section>
      <h2>{t("report-who")}</h2>
      <div class="wide">
        <table class="list">
          <thead>
            <tr>
              <th scope="col">{t("report-who-person")}</th>
              <th scope="col">{t("report-who-with")}</th>
            </tr>
          </thead>
          <tbody>
            {[...people.values()].map(({ key, pairs: others }) => (
              <tr key={key}>
                <td>{nameOfPerson(key)}</td>
                <td>
                  {[...others].map(([other, numbers], at) => (
                    <>
                      {at > 0 && ", "}
                      {nameOfPerson(other)} <Numbers numbers={numbers} />
                    </>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="wide">
        <table class="list pairs">
          <thead>
            <tr>
              <th scope="col">{t("report-number")}</th>
              <th scope="col">{t("pairs-documents-head")}</th>
              <th scope="col">{t(isCode ? "pairs-matched-tokens" : "pairs-matched-words")}</th>
              <th scope="col">{t("pairs-longest")}</th>
              {input.review && <th scope="col">{t("review-title")}</th>}
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair, at) => (
              <PairLine key={at} input={input} pair={pair} number={at + 1} nameOf={nameOf} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Numbers({ numbers }: { numbers: readonly number[] }) {
  return (
    <>
      (
      {numbers.map((number, at) => (
        <>
          {at > 0 && ", "}
          <a href={`#p${number}`}>{integer(number)}</a>
        </>
      ))}
      )
    </>
  );
}

interface LineProps extends Pick<Props, "input" | "nameOf"> {
  pair: PairIndexes;
  number: number;
}

function PairLine({ input, pair: { a, b }, number, nameOf }: LineProps) {
  const { documents, params } = input.report;
  const evidence = evidenceOf(input.report, a, b);
  const words = [documents.words[a] ?? 0, documents.words[b] ?? 0] as const;
  const sides = [
    { index: a, matched: evidence?.matchedA },
    { index: b, matched: evidence?.matchedB },
  ];
  const unit = params.unit === "code" ? "code" : "words";
  return (
    <tr>
      <td class="number">
        <a href={`#p${number}`}>{integer(number)}</a>
      </td>
      <td class="names">
        {sides.map(({ index, matched }) => (
          <div key={index}>
            <bdi>{nameOf(index)}</bdi>{" "}
            {matched !== undefined && <span class="quiet">{matchedOfAll(matched, index, input.report)}</span>}
          </div>
        ))}
      </td>
      <td class="number">
        {evidence ? integer(matchedOf(evidence, words).words) : t(unit === "code" ? "pairs-too-few" : "pairs-none")}
      </td>
      <td class="number">{evidence ? lengthIn(unit, evidence.longest) : ""}</td>
      {input.review && <td>{cleanText(input.review(a, b)?.state ?? "")}</td>}
    </tr>
  );
}
