/** Files that are protected by a password: one is asked for all of them. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { lockedPdf } from "../samples/protected.mjs";
import { choose, documentRow, essays, expect, file, pairTable, removeAll, test } from "./page.ts";

const archive = readFileSync(new URL("../fixtures/packed/locked-aes.zip", import.meta.url));

const locked = [
  file("class.zip", archive),
  file("essay.pdf", Buffer.from(lockedPdf("A protected essay about harbours", "secret-1"))),
];

const openDocuments = (page: Page) => page.getByRole("link", { name: /Documents/ }).click();

test("one password opens all files that it fits, by the keyboard, after a wrong one", async ({ lookalike: page }) => {
  await choose(page, [...essays, ...locked]);
  await expect(pairTable(page)).toBeVisible();
  const form = page.getByRole("form", { name: "6\u00A0files are protected by a password." });
  const field = form.getByLabel("Password", { exact: true });
  await field.focus();
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("status")).toHaveText("This password opens none of the 6\u00A0files.");
  await expect(field).toBeFocused();
  await page.keyboard.type("secret-1");
  await page.keyboard.press("Enter");
  const rest = page.getByRole("form", { name: "1\u00A0file is protected by a password." });
  await expect(rest.getByRole("status")).toHaveText("5\u00A0files were opened. 1\u00A0file needs another password.");
  await openDocuments(page);
  await expect(documentRow(page, "essay.pdf")).toBeVisible();
  await expect(documentRow(page, "class.zip/aes-3.txt")).toBeVisible();
  const unread = page.getByRole("region", { name: "1\u00A0file was not read" });
  await expect(unread).toContainText("other.txt");
  await expect(unread).toContainText("This file is protected by another password.");
  await rest.getByLabel("Password", { exact: true }).fill("another");
  await rest.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect(documentRow(page, "class.zip/other.txt")).toBeVisible();
  await expect(unread).toHaveCount(0);
});

test("a password is nowhere on the page once it was tried, nor in what the page keeps", async ({ lookalike: page }) => {
  await choose(page, [...essays, ...locked]);
  await page.getByLabel("Password", { exact: true }).fill("secret-1");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText(/needs another password/)).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  expect(await page.content()).not.toContain("secret-1");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain("secret-1");
});

test("the question about the password is asked in every language, and can be put off", async ({ lookalike: page }) => {
  await choose(page, [...essays, ...locked]);
  for (const [language, title, label] of [
    ["Español", "6\u00A0archivos están protegidos con contraseña.", "Contraseña"],
    ["Русский", "6\u00A0файлов защищены паролем.", "Пароль"],
    ["English", "6\u00A0files are protected by a password.", "Password"],
  ] as const) {
    await page.getByLabel(/^(?:Language|Idioma|Язык)$/).selectOption(language);
    await expect(page.getByRole("form", { name: title }).getByLabel(label, { exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("form")).toHaveCount(0);
  // That was about these files, not about others, as many as they may be.
  await removeAll(page);
  await choose(page, locked);
  await expect(page.getByRole("form", { name: "6\u00A0files are protected by a password." })).toBeVisible();
});
