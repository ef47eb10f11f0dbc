/** The catalogues of messages for tests of what is said: read from the disk, as no bundler is there to put them in. */
import { readdirSync, readFileSync } from "node:fs";
import { Catalogue } from "../../www/i18n/catalogue.ts";
import { isLanguage, type LanguageChoice } from "../../www/i18n/languages.ts";
import { catalogue } from "../../www/i18n/t.ts";

/** The catalogue of a locale such as "es-MX". */
export function catalogueOf(locale: string): Catalogue {
  const { language } = new Intl.Locale(locale);
  if (!isLanguage(language)) throw new Error(`there is no catalogue of ${locale}`);
  const folder = new URL(`../../www/i18n/${language}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const choice: LanguageChoice = { language, locale };
  return new Catalogue(
    choice,
    names.map((name) => readFileSync(new URL(name, folder), "utf8")),
  );
}

/** From here on, what is said is said in this locale. */
export function speak(locale: string): void {
  catalogue.value = catalogueOf(locale);
}
