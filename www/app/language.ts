/**
 * The language of the page: as chosen by hand on an earlier visit, otherwise the first supported one of the browser's
 * languages. A choice is remembered if the browser lets the page store it.
 */
import { firstSpoken, inLanguage, isLanguage, type LanguageCode } from "../i18n/languages.ts";
import { beginWith, loadCatalogue } from "../i18n/load-language.ts";
import { firstMessages, resultMessages } from "../i18n/page-language.ts";
import { catalogue } from "../i18n/t.ts";
import { announcement } from "../state/store.ts";

const KEY = "lookalike-language";

/**
 * Loads the page's language before anything is drawn, or English if its catalogue cannot be fetched. Rejects if that fails
 * as well.
 */
export async function startLanguage(): Promise<void> {
  beginWith(firstMessages, resultMessages);
  const kept = remembered();
  const choice = kept ? inLanguage(kept, navigator.languages) : firstSpoken(navigator.languages);
  try {
    use(await loadCatalogue(choice));
  } catch {
    use(await loadCatalogue({ language: "en", locale: "en" }));
  }
}

/** Counts the choices: the last one wins, whichever catalogue arrives first. */
let choices = 0;

/** Changes the language, unless another is chosen before it has arrived; rejects if its catalogue cannot be fetched. */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  const choice = ++choices;
  const isLast = (): boolean => choice === choices;
  try {
    const loaded = await loadCatalogue(inLanguage(language, navigator.languages));
    if (!isLast()) return;
    use(loaded);
  } catch (error) {
    if (!isLast()) return;
    throw error;
  }
  // What was last said to screen readers is still in the other language.
  announcement.clear();
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // If nothing can be stored, the next visit uses the browser's languages again.
  }
}

function use(chosen: NonNullable<typeof catalogue.value>): void {
  catalogue.value = chosen;
  document.documentElement.lang = chosen.language;
}

function remembered(): LanguageCode | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== null && isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}
