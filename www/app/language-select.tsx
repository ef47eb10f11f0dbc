/** The choice of the page's language, each by its own name. */

import { useSignal } from "@preact/signals";
import { isLanguage, languages } from "../messages/languages.ts";
import { language, t } from "../messages/t.ts";
import styles from "./front.module.css";
import { chooseLanguage } from "./language.ts";

export function LanguageSelect() {
  const failed = useSignal(false);
  return (
    <p class={styles.languageSelect}>
      <label for="language">{t("app-language")}</label>{" "}
      <select
        id="language"
        value={language.value}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          if (!isLanguage(value)) return;
          failed.value = false;
          chooseLanguage(value).catch(() => {
            failed.value = true;
            currentTarget.value = language.value;
          });
        }}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      {failed.value && <span role="alert"> {t("app-language-failed")}</span>}
    </p>
  );
}
