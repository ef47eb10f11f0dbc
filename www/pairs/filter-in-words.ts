/** What the list is narrowed to, for a report that holds only the pairs shown. */
import { message } from "../i18n/message.ts";
import { t } from "../i18n/t.ts";
import { stateInWords } from "../review/review.ts";
import { people, result, withoutNames } from "../state/store.ts";
import { foundAuthors, query, shownState } from "./shown-rows.ts";
import { listedStrengths, personShown, strengthInWords, threshold } from "./strength.ts";
import { listsTraced } from "./traced-rows.ts";

/** “lee”; To discuss; from 120 matched words; only Ann Lee. Names are not in it while they are hidden. */
export function filterInWords(): string {
  const person = people.value.find(({ key }) => key === personShown.value);
  const strengths = listedStrengths.value;
  const written = query.value.trim();
  const unit = result.value?.report.params.unit;
  const authors = foundAuthors.value;
  const all = [
    written !== "" && t("pairs-filter-search", { text: withoutNames(written) }),
    shownState.value && stateInWords(shownState.value),
    strengths &&
      threshold.value > 0 &&
      t("pairs-narrowed-from", { strength: strengthInWords(strengths, threshold.value) }),
    person && t("pairs-narrowed-person", { name: person.name }),
    listsTraced.value && t("pairs-traces-only"),
    authors &&
      !authors.isAll &&
      authors.weak > 0 &&
      t("pairs-filter-weak", { few: message(unit === "code" ? "pairs-few-tokens" : "pairs-few-words") }),
  ];
  return all.filter((one) => typeof one === "string").join("; ");
}
