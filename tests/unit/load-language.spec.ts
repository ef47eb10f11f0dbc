/** Catalogues while views are being opened: their messages come in a set each. */
import { expect, test } from "@playwright/test";
import type { LanguageCode } from "../../www/i18n/languages.ts";
import { beginWith, loadCatalogue, loadMessages, type MessageSet } from "../../www/i18n/load-language.ts";
import { catalogue, t } from "../../www/i18n/t.ts";

/** A set with one message; that of Spanish arrives when `arrive` is called. */
function setOf(key: string): { set: MessageSet; arrive: () => void } {
  let arrive = (): void => {};
  const spanish = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const text = (code: LanguageCode): string => `${key} = ${key} in ${code}\n`;
  const set = {
    en: async () => text("en"),
    es: () => spanish.then(() => text("es")),
    ru: async () => text("ru"),
  };
  return { set, arrive };
}

test("a view that opens while another language is loaded has its messages in that language, too", async () => {
  const [first, view] = [setOf("ui-later"), setOf("app-language")];
  beginWith(first.set);
  catalogue.value = await loadCatalogue({ language: "en", locale: "en" });
  const spanish = loadCatalogue({ language: "es", locale: "es" });
  await loadMessages(view.set);
  expect(t("app-language")).toBe("app-language in en");
  first.arrive();
  view.arrive();
  catalogue.value = await spanish;
  expect([t("ui-later"), t("app-language")]).toEqual(["ui-later in es", "app-language in es"]);
});
