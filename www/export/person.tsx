/** A case report of one person: all listed pairs that this person's documents are in. */

import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { t } from "../messages/t.ts";
import type { Page } from "../workspace/saved-result.ts";
import { saveCase } from "./case.ts";
import type { EntryProps } from "./entries.ts";
import styles from "./export.module.css";
import { isBusy } from "./state.ts";

/** As many people as a list of choices can hold. */
const MAX_PEOPLE = 2000;

const hidesOthers = signal(true);
const chosen = signal("");

/** A person, by one of their documents. */
interface Person {
  readonly name: string;
  /** The document's place in the report. */
  readonly place: number;
}

export function PersonEntry({ page }: EntryProps) {
  const { people, all } = useMemo(() => peopleIn(page), [page.report, page.held]);
  const person = people.find(({ place }) => String(place) === chosen.value) ?? people[0];
  if (!person) return <p>{t("export-no-person")}</p>;
  const make = (how: "save" | "open"): void => {
    const { place } = person;
    void saveCase(page, { personOf: place }, { maskedFor: hidesOthers.value ? place : null }, how);
  };
  return (
    <>
      <p>{t("export-person-what")}</p>
      <label class="entry">
        {t("export-person-name")}
        <select
          value={String(person.place)}
          onChange={({ currentTarget: { value } }) => {
            chosen.value = value;
          }}
        >
          {people.map(({ name, place }) => (
            <option key={place} value={String(place)}>
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
        {t("export-hide-others")}
      </label>
      <div class="buttons">
        <button type="button" disabled={isBusy} onClick={() => make("open")}>
          {t("export-open-report")}
        </button>
        <button type="button" disabled={isBusy} onClick={() => make("save")}>
          {t("export-save-report")}
        </button>
      </div>
    </>
  );
}

/** The people with a listed pair, in the list's order. O(pairs). */
function peopleIn({ report, held }: Page): { people: Person[]; all: number } {
  const { pairs, documents } = report;
  const found = new Map<string, Person>();
  for (let row = 0; row < pairs.length; row++) {
    for (const place of [pairs.a[row] ?? 0, pairs.b[row] ?? 0]) {
      const owner = held[place]?.owner ?? null;
      const key = owner === null ? `#${place}` : `@${owner}`;
      if (!found.has(key)) found.set(key, { name: owner ?? documents.name[place] ?? "", place });
    }
  }
  return { people: [...found.values()].slice(0, MAX_PEOPLE), all: found.size };
}
