import { choose, documentRow, essays, expect, pairTable, test, words } from "./page.ts";

test.describe("a browser in Mexican Spanish", () => {
  test.use({ locale: "es-MX" });

  test("gets the page in Spanish, with the numbers of its region", async ({ lookalike: page }) => {
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByLabel("Idioma", { exact: true })).toHaveValue("es");
    await choose(page, essays, "Elegir archivos");
    await page.getByRole("link", { name: "Comprobar un documento nuevo" }).click();
    await page.getByLabel("Texto", { exact: true }).fill(words(5, 1500));
    await page.getByRole("button", { name: "Comprobar", exact: true }).click();
    const result = page.getByRole("region", { name: "Resultado" });
    await expect(result).toContainText(/El documento nuevo comparte texto con \d de \d+\sdocumentos?\./);
    await result.getByText("Cómo se ha calculado").click();
    await expect(result.getByText("El documento nuevo tiene 1,500 palabras,")).toBeVisible();
  });
});

test.describe("a browser in a language that the page does not speak", () => {
  test.use({ locale: "de-DE" });

  test("gets the page in English", async ({ lookalike: page }) => {
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByLabel("Language", { exact: true })).toHaveValue("en");
  });
});

test("the language is chosen by hand, at once and for the next visit, and what was done stays", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: "Check a new document" }).click();
  await page.getByLabel("Text", { exact: true }).fill("Белая берёза");
  await page.getByLabel("Language", { exact: true }).selectOption("Русский");
  await expect(page.getByRole("link", { name: "Проверить новый документ" })).toBeVisible();
  await expect(page.getByLabel("Текст", { exact: true })).toHaveValue("Белая берёза");
  // Nothing is read out in the language before.
  await expect(page.locator("p.visually-hidden[aria-live]")).toHaveText("");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.reload();
  await expect(page.getByLabel("Язык", { exact: true })).toHaveValue("ru");
});

test("what was said of documents is said in the language of the moment, too", async ({ lookalike: page }) => {
  await page.getByRole("button", { name: "Try an example" }).click();
  await page.getByRole("link", { name: /^Documents/ }).click();
  const remarks = documentRow(page, "Ben Okafor: Close the centre").locator(".documents__remarks");
  await expect(remarks).toHaveText("Ada’s whole essay with 29 small changes of wording.");
  await page.getByLabel("Language", { exact: true }).selectOption("Русский");
  await expect(page.getByRole("alert")).toHaveText(/^Двенадцать вымышленных учеников.* в разделе «Документы»\.$/);
  const row = page.getByRole("row").filter({ hasText: "Ben Okafor: Close the centre" });
  await expect(row.locator(".documents__remarks")).toHaveText("Вся работа Ады с 29 мелкими изменениями слов.");
});

test("a language that cannot be fetched leaves the page as it is, and says so", async ({ page }) => {
  await page.route(/\/assets\/messages_ru-/, (route) => route.abort());
  await page.goto("./");
  await page.getByLabel("Language", { exact: true }).selectOption("Русский");
  await expect(page.getByRole("alert")).toHaveText(/This language could not be loaded/);
  await expect(page.getByLabel("Language", { exact: true })).toHaveValue("en");
  await page.unroute(/\/assets\/messages_ru-/);
});

test("of two choices, the last one wins, whichever language arrives first", async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const spanish = /\/assets\/messages_es-first-/;
  const asked = page.waitForRequest(spanish);
  await page.route(spanish, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  const select = page.getByLabel("Language", { exact: true });
  await select.selectOption("Español");
  const address = (await asked).url();
  await select.selectOption("English");
  release();
  await page.evaluate(async (module) => {
    await import(module);
    // The page goes on with it a little later.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }, address);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(select).toHaveValue("en");
  expect(await page.evaluate(() => localStorage.getItem("lookalike-language"))).toBe("en");
});

test("a browser that keeps nothing speaks its own language all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.goto("./");
  await page.getByLabel("Language", { exact: true }).selectOption("Español");
  await expect(page.getByLabel("Idioma", { exact: true })).toHaveValue("es");
});
