/** The languages that the page and the terminal speak, and which of them a reader gets. */

/** Each language under its own name. */
export const languages = { en: "English", es: "Español", ru: "Русский" } as const;

export type LanguageCode = keyof typeof languages;

/** A language, and the region by whose rules its numbers are written: Spanish as in Mexico, say. */
export interface Choice {
  readonly language: LanguageCode;
  readonly locale: string;
}

/** The first of the wanted locales that is spoken here, else English. */
export function firstSpoken(wanted: readonly string[]): Choice {
  for (const locale of wanted) {
    const language = languageOf(locale);
    if (language !== null) return { language, locale };
  }
  return { language: "en", locale: "en" };
}

/** A language chosen by hand, with the region that the reader has for it. */
export function inLanguage(language: LanguageCode, wanted: readonly string[]): Choice {
  const locale = wanted.find((one) => languageOf(one) === language);
  return { language, locale: locale ?? language };
}

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The language of a locale such as "es-MX"; null if it is no locale, or not spoken here. */
function languageOf(locale: string): LanguageCode | null {
  try {
    const { language } = new Intl.Locale(locale);
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}
