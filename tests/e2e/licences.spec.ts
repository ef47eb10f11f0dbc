import { readFileSync } from "node:fs";
import { choose, essays, expect, pairTable, test } from "./page.ts";

const shipped = readFileSync(new URL("../../dist/licences.txt", import.meta.url), "utf8");

test("the licences of all software in the page are shown at its foot, and the documents stay", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  const foot = page.getByRole("contentinfo");
  await expect(foot).not.toContainText("Permission is hereby granted");
  await foot.getByText("Licences of the software in this page").click();
  await expect(foot).toContainText("Permission is hereby granted");
  expect(await foot.locator("pre").textContent()).toBe(shipped);
  await expect(pairTable(page)).toBeVisible();
});

test("licences that cannot be loaded are reported, and asked for again", async ({ lookalike: page }) => {
  await page.route("**/licences.txt", (route) => route.fulfill({ contentType: "text/html", body: "<p>no file</p>" }));
  const foot = page.getByRole("contentinfo");
  await foot.getByText("Licences of the software in this page").click();
  await expect(foot.getByRole("alert")).toContainText("The server of this page has no file with licences.");
  await page.unroute("**/licences.txt");
  await foot.getByRole("button", { name: "Try again" }).click();
  await expect(foot.locator("pre")).toContainText("Permission is hereby granted");
});
