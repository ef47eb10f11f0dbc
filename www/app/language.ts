/**
 * The language of the page: as chosen by hand on an earlier visit, else the first of the browser's languages that the page
 * speaks. A choice is remembered where the browser lets the page keep something.
 */
import { firstSpoken, inLanguage, isLanguage, type LanguageCode } from "../messages/languages.ts";
import { englishCatalogue, loadCatalogue } from "../messages/load.ts";
import { catalogue } from "../messages/t.ts";

const KEY = "lookalike-language";

/** Puts the page's language in place before anything is drawn; a catalogue that cannot be fetched leaves English. */
export async function startLanguage(): Promise<void> {
  const kept = remembered();
  const choice = kept ? inLanguage(kept, navigator.languages) : firstSpoken(navigator.languages);
  try {
    use(await loadCatalogue(choice));
  } catch {
    use(englishCatalogue("en"));
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
