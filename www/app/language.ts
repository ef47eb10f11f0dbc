/**
 * The language of the page: as chosen by hand on an earlier visit, else the first of the browser's languages that the page
 * speaks. A choice is remembered where the browser lets the page keep something.
 */
import { firstSpoken, inLanguage, isLanguage, type LanguageCode } from "../i18n/languages.ts";
import { beginWith, loadCatalogue } from "../i18n/load.ts";
import { firstMessages, resultMessages } from "../i18n/page.ts";
import { catalogue } from "../i18n/t.ts";

const KEY = "lookalike-language";

/**
 * Puts the page's language in place before anything is drawn; in place of a catalogue that cannot be fetched there is English. Rejects
 * where that cannot be fetched either.
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

/** Changes the language; rejects where its catalogue cannot be fetched. */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  use(await loadCatalogue(inLanguage(language, navigator.languages)));
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser that keeps nothing asks the next visit's languages again.
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
