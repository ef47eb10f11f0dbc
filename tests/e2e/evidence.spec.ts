/** Pairs by matched words: a copied paragraph in a long essay comes first, and a reworded one is found. */
import { essay as original, retold } from "../samples/rewritten.mjs";
import {
  choose,
  expect,
  file,
  openSettings,
  pairLink,
  pairTable,
  seenText,
  type TestFile,
  test,
  words,
} from "./page.ts";

/** Deterministic whole numbers below a limit. */
function random(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo".split(" ");

/** Three thousand made-up words, of which the first are used most. */
const vocabulary = (() => {
  const next = random(5);
  return Array.from({ length: 3000 }, () =>
    Array.from({ length: 2 + next(3) }, () => SYLLABLES[next(SYLLABLES.length)]).join(""),
  );
})();

/** A paragraph of some hundred words in sentences. */
function paragraph(next: (below: number) => number): string {
  const word = () => vocabulary[Math.floor((next(1e6) / 1e6) ** 3 * vocabulary.length)] ?? "";
  const sentence = () => `${Array.from({ length: 8 + next(12) }, word).join(" ")}.`;
  return Array.from({ length: 7 }, sentence).join(" ");
}

/** Paragraphs with two thousand words in all. */
function essay(seed: number): string[] {
  const next = random(100 + 7919 * seed);
  const paragraphs: string[] = [];
  for (let words = 0; words < 2000; words += paragraphs.at(-1)?.split(" ").length ?? 0)
    paragraphs.push(paragraph(next));
  return paragraphs;
}

/** Every third word of each sentence trades places with the one after the next, every seventh is another one. */
function reworded(text: string): string {
  const sentences = text.split(". ").map((sentence) => {
    const words = sentence.replace(/\.$/, "").split(" ");
    for (let i = 0; i + 2 < words.length; i += 3) [words[i], words[i + 2]] = [words[i + 2] ?? "", words[i] ?? ""];
    return words.map((word, i) => (i % 7 === 6 ? (vocabulary[2000 + i] ?? "") : word)).join(" ");
  });
  return `${sentences.join(". ")}.`;
}

const essays = Array.from({ length: 30 }, (_, index) => essay(index));
const named = (texts: readonly string[][]): TestFile[] =>
  texts.map((paragraphs, index) => file(`essay ${String(index + 1).padStart(2, "0")}.txt`, paragraphs.join("\n\n")));

/** The class with two paragraphs of the fourth essay in the twentieth. */
const copied = named(essays.map((own, index) => (index === 19 ? [...own, ...(essays[3]?.slice(2, 4) ?? [])] : own)));
const paraphrased = named(
  essays.map((own, index) => (index === 19 ? [...own, ...(essays[3]?.slice(2, 4) ?? []).map(reworded)] : own)),
);

test("two paragraphs copied into an essay of 2,000 words are on top of the list", async ({ lookalike: page }) => {
  await choose(page, copied);
  const first = pairTable(page).getByRole("row").nth(1);
  await expect(first).toContainText("essay 04.txt");
  await expect(first).toContainText("essay 20.txt");
  await expect(first.locator(".pairs__matched b")).toHaveText(/^[12]\d\d words$/);
  // The link covers the row, and has the title of what is below the pointer.
  await expect(async () => {
    // What is drawn later may move the row away from under the pointer.
    const bar = await first.locator(".pairs__matched").boundingBox();
    await page.mouse.move((bar?.x ?? 0) + 10, (bar?.y ?? 0) + 10);
    await expect(first.locator("a.pairs__both")).toHaveAttribute(
      "title",
      /^Among unrelated texts, chance would give fewer than 0\.001 pairs as strong\./,
      { timeout: 2000 },
    );
  }).toPass();
  await expect(first.getByTitle(/^\d+% of essay 04\.txt is matched in essay 20\.txt\.$/)).toContainText(
    /^essay 04\.txt\d+% of its 2,\d\d\d words$/,
  );
  // Far below any threshold of similarity that would be of use.
  await expect(first.locator(".pairs__similarity")).toContainText(/^[2-9]%/);
  const found = page.getByRole("region", { name: "What was found" });
  await expect(found).toContainText(/^1\spair stands out among 435\./);
  await expect(found).toContainText(/Chance and common subjects alone would put about 0\.\d+ pairs on this list\./);
  await page.getByText("Help", { exact: true }).click();
  await expect(page.getByText(/compared word by word \(aligned\)/)).toBeVisible();
});

test("a reworded copy is listed, and its comparison says how much is reworded", async ({ lookalike: page }) => {
  await choose(page, paraphrased);
  const row = pairTable(page).getByRole("row").filter({ hasText: "essay 04.txt" }).filter({ hasText: "essay 20.txt" });
  await expect(row.locator(".pairs__matched")).toContainText(/edited/);
  const matched = Number.parseInt(await seenText(row.locator(".pairs__matched b")), 10);
  await row.getByRole("link").click();
  await expect(page.getByRole("region", { name: "Scores" })).toContainText(
    /^essay 04\.txt \d+ matched words, \d+% of its [\d,]+ words.*essay 20\.txt \d+ matched words/,
  );
  await page.getByText("How this was counted").click();
  const details = page.getByRole("complementary", { name: "Details" });
  await expect(details).toContainText(new RegExp(`${matched} matched \\(\\d+%\\), \\d+ of them in edited phrases`));
  await expect(details).toContainText("Among unrelated texts, chance would give fewer than 0.001 pairs as strong.");
});

test("the fewest matched words can be set, and evidence switched off", async ({ lookalike: page }) => {
  await choose(page, copied);
  await expect(pairLink(page, "essay 04.txt", "essay 20.txt")).toBeVisible();
  await openSettings(page);
  await page.getByLabel("Matched words, at least").fill("400");
  await expect(page.getByRole("heading", { name: "No pair stands out among 435." })).toBeVisible();
  await expect(page.getByText(/^No two texts share 400 words or more that chance does not explain\./)).toBeVisible();
  await expect(page.getByText(/Changed: fewest matched words 25 → 400\. 0\spairs now, 1 before\./)).toBeVisible();
  await page.getByLabel("Matched words, at least").fill("25");
  await expect(pairTable(page)).toBeVisible();
  await page.locator("details.settings__advanced > summary").click();
  await page.getByLabel("List pairs by matched words").uncheck();
  await expect(page.getByText("No pair is 20% similar or more.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Look closer" })).toBeVisible();
  await page.getByLabel("Threshold, in %").fill("2");
  await expect(pairTable(page).getByRole("columnheader").first()).toContainText("Similarity");
  await expect(pairLink(page, "essay 04.txt", "essay 20.txt")).toBeVisible();
  await expect(page.getByLabel("Matched words, at least")).toBeHidden();
});

test("where nothing is found, a closer look takes one click, and so does the way back", async ({ lookalike: page }) => {
  const sentence = words(77, 16);
  await choose(page, [
    file("ann.txt", `${words(1, 120)}. ${sentence}. ${words(2, 120)}.`),
    file("bob.txt", `${words(3, 140)}. ${sentence}. ${words(4, 90)}.`),
    file("eve.txt", words(5, 250)),
  ]);
  await expect(page.getByRole("heading", { name: "No pair stands out among 3." })).toBeVisible();
  await expect(page.getByText(/^No two texts share 25 words or more that chance does not explain\./)).toBeVisible();
  await expect(page.getByText(/A closer look also lists pairs from 12 matched words or 10% similarity/)).toBeVisible();
  await page.getByRole("button", { name: "Look closer" }).click();
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  // A new threshold is not told in bands and rows, which follow from it.
  await expect(
    page.getByText(/^Changed: fewest matched words 25 → 12, threshold 20% → 10%\. 1\spair now, 0 before\./),
  ).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "No pair stands out among 3." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await openSettings(page);
  await expect(page.getByLabel("Matched words, at least")).toHaveValue("25");
  await expect(page.getByLabel("Threshold, in %")).toHaveValue("20");
});

test("pairs can still be ranked by similarity, with those that have no matched words", async ({ lookalike: page }) => {
  const texts = [...copied.slice(0, 21), file("near copy.txt", `${essays[3]?.slice(0, 9).join("\n\n")}`)];
  await choose(page, texts);
  await openSettings(page);
  // Single words, of which any two texts share some.
  await page.getByLabel(/^Phrase length/).fill("1");
  await page.getByLabel("Threshold, in %").fill("1");
  await expect(page.getByText(/pairs are listed only because they are at least 1% similar\./)).toBeAttached();
  const table = pairTable(page);
  const similarity = table.getByRole("columnheader", { name: /Similarity/ });
  await similarity.getByRole("button").click();
  await expect(similarity).toHaveAttribute("aria-sort", "descending");
  await expect(table.getByRole("row").nth(1)).toContainText("near copy.txt");
  await similarity.getByRole("button").click();
  await expect(similarity).toHaveAttribute("aria-sort", "ascending");
  await expect(table.getByRole("row").nth(1)).toContainText("none beyond chance");
  const evidence = table.getByRole("columnheader", { name: /Evidence/ });
  await evidence.getByRole("button").click();
  await expect(evidence).toHaveAttribute("aria-sort", "descending");
  await expect(table.getByRole("row").nth(1)).toContainText("near copy.txt");
  await evidence.getByRole("button").click();
  await expect(table.getByRole("row").nth(1)).toContainText("none beyond chance");
  await page.getByRole("button", { name: "Sort by strongest evidence" }).click();
  await expect(page.getByText(/pairs, strongest evidence first\.$/)).toBeVisible();
  await expect(evidence).toHaveAttribute("aria-sort", "descending");
  await expect(table.getByRole("row").nth(1)).toContainText("near copy.txt");
});

test("a text that was rewritten throughout is named above the list, and opened with its words dotted", async ({
  lookalike: page,
}) => {
  await choose(page, [file("essay.txt", original), file("retold.txt", retold), file("other.txt", words(7, 400))]);
  const found = page.getByRole("region", { name: "1 pair may be a rewritten copy" });
  await found.getByText("1 pair may be a rewritten copy").click();
  await expect(found.getByRole("listitem")).toHaveText(
    /^essay\.txt ↔ retold\.txt \d+ of \d+ rare words in the same order$/,
  );
  await found.getByRole("link").click();
  await expect(page.getByText(/^May be a rewritten copy: \d+ rare words/)).toBeVisible();
  const dotted = () =>
    page.evaluate(() => [...(CSS.highlights.get("rewritten") ?? [])].map((range) => (range as Range).toString()));
  await expect(async () => {
    const underlined = await dotted();
    expect(underlined).toContain("Yelcho");
    expect(underlined.filter((word) => word === "sextant")).toHaveLength(2);
    expect(underlined.length).toBeGreaterThan(30);
  }).toPass();
});
