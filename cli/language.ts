/** The language of the command: as asked for, else as the environment says, else English. */
import { type Choice, firstSpoken, inLanguage, isLanguage, languages } from "../www/messages/languages";
import { beginWith, loadCatalogue } from "../www/messages/load";
import type { Message } from "../www/messages/message";
import { catalogue } from "../www/messages/t";
import { englishCatalogue, wholeMessages } from "../www/messages/whole";

/** The codes that can be asked for. */
export const LANGUAGES = Object.keys(languages);

/** The variables that say it, the strongest first (POSIX, "Locale"). */
const VARIABLES = ["LC_ALL", "LC_MESSAGES", "LANG"] as const;

/** What is said from here on is said in this language. */
export async function speak(asked: string | undefined, environment: NodeJS.ProcessEnv): Promise<void> {
  beginWith(wholeMessages);
  catalogue.value = await loadCatalogue(choiceOf(asked, environment));
}

const english = englishCatalogue("en");

/** A message in English, whatever language was asked for: what scripts read must not change with it. */
export function inEnglish(message: Message | string): string {
  return typeof message === "string" ? message : english.say(message);
}

function choiceOf(asked: string | undefined, environment: NodeJS.ProcessEnv): Choice {
  const variable = VARIABLES.find((name) => environment[name]);
  const wanted = variable === undefined ? [] : [localeOf(environment[variable] ?? "")];
  return asked !== undefined && isLanguage(asked) ? inLanguage(asked, wanted) : firstSpoken(wanted);
}

/** "es_MX.UTF-8@euro" → "es-MX". */
function localeOf(value: string): string {
  const [locale = ""] = value.split(/[.@]/, 1);
  return locale.replaceAll("_", "-");
}
