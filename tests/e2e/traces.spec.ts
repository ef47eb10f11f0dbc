/** Traces in the files: from the list of pairs to the pair that shares them, and switched off. */
import { tracedDocx } from "../samples/traces.mjs";
import { faultsOf } from "./axe.ts";
import { choose, expect, file, pairTable, test, words } from "./page.ts";

const sessions = [0xa1b2c3, 0xb1c2d3, 0xc1d2e3];
const word = "Microsoft Office Word";
const files = [
  { name: "ana-lee.docx", made: { author: "<img src=x onerror=alert(1)>", minutes: 1, sessions } },
  { name: "ben-ortiz.docx", made: { author: "Ben Ortiz", minutes: 90, sessions } },
  { name: "cleo-park.docx", made: { author: "Cleo Park", minutes: 80, sessions: [0xd1e2f3] } },
].map(({ name, made }, at) =>
  file(
    name,
    Buffer.from(
      tracedDocx(words(at + 1, 400), {
        program: word,
        ...made,
        author: made.author.replaceAll("<", "&lt;"),
      }),
    ),
  ),
);

test("files that share revision ids are led to though their texts are not alike, in words and without a verdict", async ({
  lookalike: page,
}) => {
  await choose(page, files);
  const line = page.getByText("1 pair of files shares revision ids or the like");
  await expect(line).toBeVisible();
  await line.getByRole("link", { name: "Traces in the files" }).click();
  const all = page.getByRole("region", { name: "Traces in the files" });
  await expect(all).toContainText("3 revision ids · texts not listed as alike");
  await expect(all).toContainText("ana-lee.docx The file was edited for 1 minute, and has 400 words.");
  expect(await faultsOf(page, "documents")).toEqual([]);
  await all.getByRole("link").click();
  await expect(page.getByText("Both files share: 3 revision ids.")).toBeVisible();
  const pair = page.getByRole("region", { name: "Traces in the files" });
  await expect(pair).toContainText("Both files have 3 revision ids in common that no other file here has.");
  await expect(pair).toContainText("Innocent causes: both began from a file that they were given");
  await expect(pair.getByRole("cell", { name: "<img src=x onerror=alert(1)>" })).toBeVisible();
  expect(await faultsOf(page, "pair")).toEqual([]);
  await page.getByRole("link", { name: "‹ Pairs" }).click();
  await page.getByText("Settings", { exact: true }).click();
  await page.getByLabel("Show traces in the files").uncheck();
  await expect(line).toBeHidden();
  await page.getByRole("link", { name: "Documents" }).click();
  await expect(page.getByRole("table", { name: "Documents" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Traces in the files" })).toBeHidden();
});

test("a listed pair whose files share traces says so in its row and in those of its authors, until traces are switched off", async ({
  lookalike: page,
}) => {
  const copied = words(99, 120);
  const given = ["ana-lee", "ben-ortiz", "cleo-park", "dan-vega"].map((name, at) => {
    const shared = at < 2 ? copied : words(98, 120);
    const made = at < 2 ? { sessions } : {};
    return file(
      `${name}.docx`,
      Buffer.from(tracedDocx(`${words(at + 1, 60)}. ${shared}.`, { program: word, ...made })),
    );
  });
  await choose(page, given);
  const table = pairTable(page);
  await expect(table.locator("tbody tr")).toHaveCount(2);
  const mark = page.getByRole("link", { name: "Files share: 3 revision ids", exact: true });
  await expect(mark).toHaveCount(1);
  await expect(table.getByRole("row", { name: /ana-lee/ })).toContainText("3 revision ids");
  expect(await faultsOf(page, "pairs")).toEqual([]);
  await page.getByLabel("Only with shared traces").check();
  await expect(table.locator("tbody tr")).toHaveCount(1);
  // By keyboard: a row's link, then what its files share.
  await table.locator("tbody tr a").first().focus();
  await page.keyboard.press("Tab");
  await expect(mark).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Both files share: 3 revision ids.")).toBeVisible();
  await page.getByRole("link", { name: "‹ Pairs" }).click();
  await page.getByRole("link", { name: "Authors" }).click();
  await expect(mark).toHaveCount(2);
  await page.getByText("Settings", { exact: true }).click();
  await page.getByLabel("Show traces in the files").uncheck();
  await expect(mark).toHaveCount(0);
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await expect(table.locator("tbody tr")).toHaveCount(2);
  await expect(page.getByLabel("Only with shared traces")).toBeHidden();
});
