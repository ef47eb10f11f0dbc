/** A case report of one person: all listed pairs that involve this person's documents. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { catalogue, t } from "../i18n/t.ts";
import { CaseButtons, useCaseFields } from "./case-fields.tsx";
import type { EntryProps } from "./entry.tsx";
import styles from "./export.module.css";
import type { Page } from "./json/page-result.ts";
import { pairsOfPerson, personKey } from "./report/report-model.ts";
import { saveCase } from "./reports.ts";

/** As many people as fit in a selection list. */
const MAX_PEOPLE = 2000;

/** A person, represented by one of their documents. */
interface Person {
  readonly key: string;
  readonly name: string;
  /** The document's index in the report. */
  readonly index: number;
}

interface Props extends EntryProps {
  /** The index of a document whose person is selected initially. */
  first?: number;
}

export function PersonEntry({ page, first }: Props) {
  const { people, all } = useMemo(() => peopleIn(page, first), [page.report, page.held, first]);
  const chosen = useSignal(first === undefined ? null : personKey(page.held, first));
  const hidesOthers = useSignal(true);
  const person = people.find(({ key }) => key === chosen.value) ?? people[0];
  const pairs = useMemo(() => (person ? pairsOf(page, person.index) : []), [page.report, page.held, person?.key]);
  const masked = useMemo(
    () => new Set(hidesOthers.value ? pairs.flat().filter((index) => personKey(page.held, index) !== person?.key) : []),
    [pairs, hidesOthers.value],
  );
  const { fields, options } = useCaseFields({ page, pairs, masked });
  if (!person) return <p>{t("export-no-person")}</p>;
  const make = (how: "save" | "open"): void => {
    const { index } = person;
    void saveCase(page, { personOf: index }, { ...options, maskedFor: hidesOthers.value ? index : null }, how);
  };
  return (
    <>
      <p>{t("export-person-what")}</p>
      <label class="entry">
        {t("export-person-name")}
        <select
          value={person.key}
          onChange={({ currentTarget: { value } }) => {
            chosen.value = value;
          }}
        >
          {people.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {people.length < all && <p class="quiet">{t("export-people-shown", { shown: people.length, all })}</p>}
      <label class={styles.choice}>
        <input
          type="checkbox"
          checked={hidesOthers}
          onChange={({ currentTarget }) => {
            hidesOthers.value = currentTarget.checked;
          }}
        />
        <span>{t("export-hide-others")}</span>
      </label>
      <p class="quiet">{t("export-hide-others-default")}</p>
      {fields}
      <CaseButtons make={make} />
    </>
  );
}

/** The people with a listed pair, and the one with the document at `first`, by name. O(pairs). */
function peopleIn(page: Page, first?: number): { people: Person[]; all: number } {
  const { report, held } = page;
  const found = new Map<string, Person>();
  const find = (index: number): void => {
    const key = personKey(page.held, index);
    if (found.has(key)) return;
    found.set(key, { key, name: held[index]?.author ?? report.documents.name[index] ?? "", index });
  };
  if (first !== undefined) find(first);
  for (let row = 0; row < report.pairs.length; row++) {
    find(report.pairs.a[row] ?? 0);
    find(report.pairs.b[row] ?? 0);
  }
  // If there are too many, those with the strongest pairs.
  const people = [...found.values()].slice(0, MAX_PEOPLE);
  const { compare } = new Intl.Collator(catalogue.value?.locale, { numeric: true });
  return { people: people.sort((x, y) => compare(x.name, y.name)), all: found.size };
}

function pairsOf({ report, held }: Page, index: number): [number, number][] {
  return pairsOfPerson({ report, documents: held }, index).map(({ a, b }) => [a, b]);
}
