/** The languages of the page and the terminal, and the choice for a reader. */

/** Each language by its own name. */
export const languages = { en: "English", es: "Español", ru: "Русский" } as const;

export type LanguageCode = keyof typeof languages;

/** A language, and the region that determines its number formats: Spanish as in Mexico, say. */
export interface LanguageChoice {
  readonly language: LanguageCode;
  readonly locale: string;
}

/** The first supported one of the wanted locales, otherwise English. */
export function firstSpoken(wanted: readonly string[]): LanguageChoice {
  for (const locale of wanted) {
    const language = languageOf(locale);
    if (language !== null) return { language, locale };
  }
  return { language: "en", locale: "en" };
}

/** A language chosen by hand, with the reader's region for it. */
export function inLanguage(language: LanguageCode, wanted: readonly string[]): LanguageChoice {
  const locale = wanted.find((one) => languageOf(one) === language);
  return { language, locale: locale ?? language };
}

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The language of a locale such as "es-MX"; null if it is not a locale, or not supported. */
function languageOf(locale: string): LanguageCode | null {
  try {
    const { language } = new Intl.Locale(locale);
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}
