import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildWithVite, checkTypes, ESSAYS, EXPECTED, FOLDERS, install, serve } from "../examples/project.mjs";
import { expect, test } from "./page.ts";

const [thisYear, lastYear] = FOLDERS.map((folder) => join(ESSAYS, folder)) as [string, string];

/** Serves a folder, drops both folders of essays on its page, and expects their passages. */
async function comparesFolders(page: Page, folder: string): Promise<void> {
  const { address, close } = await serve(folder);
  try {
    await page.goto(address);
    await page.locator("#submission").setInputFiles(thisYear);
    await page.locator("#archive").setInputFiles(lastYear);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.locator("pre")).toHaveText(/matched words/);
    expect(`${await page.locator("pre").textContent()}\n`).toBe(EXPECTED);
  } finally {
    close();
  }
}

test("the page without a bundler compares two folders and shows passages", async ({ page }) => {
  const { folder, remove } = install("page");
  try {
    cpSync(join(folder, "node_modules/lookalike"), join(folder, "lookalike"), { recursive: true });
    await comparesFolders(page, folder);
  } finally {
    remove();
  }
});

test("the Vite project passes TypeScript's strict rules, builds, and compares two folders", async ({ page }) => {
  const { folder, remove } = install("vite");
  try {
    checkTypes(folder, "main.ts");
    await comparesFolders(page, buildWithVite(folder));
  } finally {
    remove();
  }
});
