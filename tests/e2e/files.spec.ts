import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { everyFormat, zip } from "../samples/formats.mjs";
import { hostile } from "../samples/hostile.mjs";
import { line, onePage, wrap } from "../samples/pdf.mjs";
import { photo, png } from "../samples/photos.mjs";
import { rar, sevenZip } from "../samples/seven-zip.mjs";
import { tracedDocx } from "../samples/traces.mjs";
import { choose, documentRow, drop, essays, expect, file, isFirefox, pairTable, test, words } from "./page.ts";

const thoreau = readFileSync(
  new URL("../fixtures/english_classics/thoreau-where-i-lived.txt", import.meta.url),
  "utf8",
);

const openDocuments = (page: Page) => page.getByRole("link", { name: /Documents/ }).click();

/** Lets a folder from the disk go over the page; where the driver cannot, its files. */
async function dropFolder(page: Page, folder: string): Promise<void> {
  if (isFirefox(page)) {
    const names = readdirSync(folder);
    return drop(
      page,
      names.map((name) => file(name, readFileSync(`${folder}/${name}`))),
    );
  }
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await devtools.send("Input.dispatchDragEvent", { type, x: 400, y: 300, data });
  }
}

test("a folder with one text in every format is read whole, and all are alike", async ({ lookalike: page }, info) => {
  const { mkdir, writeFile } = await import("node:fs/promises");
  const folder = info.outputPath("every");
  await mkdir(folder, { recursive: true });
  const files = Object.entries(everyFormat(thoreau));
  for (const [name, bytes] of files) await writeFile(`${folder}/${name}`, bytes);
  await writeFile(`${folder}/.DS_Store`, "of the system");
  await dropFolder(page, folder);
  // Two lie in one archive: that they are one person's is not known, so they are compared, too.
  const documents = files.length + 1;
  const pairs = (documents * (documents - 1)) / 2;
  await expect(
    page.getByText(new RegExp(`^${documents}\\sdocuments · .* · ${pairs}\\spairs compared exactly`)),
  ).toBeVisible();
  await expect(page.getByText(`Showing ${pairs} of ${pairs}\u00a0pairs, strongest evidence first.`)).toBeVisible();
  const similarities = pairTable(page).locator("td.pairs__similarity");
  // The rest of the list comes a few rows per frame.
  await expect.poll(() => similarities.count()).toBeGreaterThan(10);
  const shown = await similarities.allTextContents();
  for (const share of shown) expect(share).toMatch(/^(?:100|>99|9[5-9])%/);
  // System files are nothing that anyone misses, and are accounted for all the same.
  await expect(page.getByRole("link", { name: /not read/ })).toBeHidden();
  await openDocuments(page);
  const unread = page.getByRole("region", { name: /^1\ssystem or tool file was skipped$/ });
  await expect(unread).toContainText(/1\ssystem file.*was skipped/);
  const row = (name: string) => documentRow(page, name).locator(".documents__file");
  await expect(row("mail.msg")).toContainText("e-mail");
  await expect(row("book.epub")).toContainText("e-book");
  await expect(row("code.py")).toContainText("source code");
});

test("7z and RAR files are opened as folders, and what opens them is fetched then only", async ({
  lookalike: page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  expect(fetched.filter((url) => url.includes("libarchive"))).toEqual([]);
  await choose(page, [
    file("class.7z", Buffer.from(sevenZip({ "Иванов.txt": thoreau }))),
    file("class.rar", Buffer.from(rar({ "kim.txt": thoreau }))),
  ]);
  await openDocuments(page);
  await expect(documentRow(page, "class.7z/Иванов.txt")).toBeVisible();
  await expect(documentRow(page, "class.rar/kim.txt")).toBeVisible();
  expect(fetched.some((url) => url.includes("libarchive"))).toBe(true);
});

test("fifty hostile files in one archive each get their line, and the page goes on", async ({ lookalike: page }) => {
  // Half a hundred files, pdf.js among their readers.
  test.slow();
  const all = Object.entries(hostile).filter(([name]) => name !== "nested.zip");
  const packed = zip(Object.fromEntries(all.map(([name, { bytes }]) => [name, bytes])));
  await choose(page, [file("hostile.zip", Buffer.from(packed))]);
  const readable = all.filter(([, { unread }]) => unread === undefined).length;
  await expect(page.getByText(new RegExp(`^${readable}\\sdocuments · `))).toBeVisible();
  await openDocuments(page);
  // One of them holds two system files, and nothing else.
  const counts = `^${all.length - readable - 1}\\sfiles were not read; 2\\ssystem or tool files were skipped$`;
  const unread = page.getByRole("region", { name: new RegExp(counts) });
  await expect(unread.getByRole("listitem")).toHaveCount(all.length - readable);
  const lines = await unread.getByRole("listitem").allInnerTexts();
  for (const [name, { unread: reason }] of all) {
    if (reason)
      expect(
        lines.filter((text) => text.startsWith(name) && reason.test(text)),
        name,
      ).toHaveLength(1);
  }
  // Only rows near the window are drawn.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(documentRow(page, "notes.docx")).toContainText("1 comment was excluded.");
  await expect(page.locator("td.documents__name").filter({ hasText: "\u202e" })).toHaveCount(0);
  await choose(page, [file("fine.txt", words(1, 40))]);
  await expect(page.getByText(new RegExp(`^${readable + 1}\\sdocuments · `))).toBeVisible();
});

test("an encoding that was guessed wrongly is put right by hand", async ({ lookalike: page }) => {
  const russian = "Все люди рождаются свободными и равными в своем достоинстве и правах.";
  const koi8 = Buffer.from([...russian].map((c) => KOI8[c] ?? c.charCodeAt(0)));
  await choose(page, [file("old.txt", koi8), file("new.txt", russian)]);
  await expect(page.getByRole("region", { name: "old.txt" })).toContainText("Все люди рождаются");
  await page.getByRole("link", { name: /Pairs/ }).first().click();
  await openDocuments(page);
  const encoding = page.getByRole("combobox", { name: "Encoding of old.txt" });
  await expect(encoding).toHaveValue("koi8-r");
  await expect(documentRow(page, "old.txt")).toContainText("It was read as Cyrillic (KOI8-R)");
  await expect(encoding.getByRole("option")).toHaveCount(1);
  await encoding.focus();
  await encoding.selectOption("windows-1252");
  await expect(documentRow(page, "old.txt")).not.toContainText("It was read as");
  await expect(
    page.getByText("There is no pair above", { exact: false }).or(page.getByText(/Pairs\s*0/)),
  ).toBeVisible();
  await encoding.selectOption("Cyrillic (KOI8-R)");
  await expect(page.getByRole("link", { name: /Pairs\s*1/ })).toBeVisible();
});

/** The letters of Russian as KOI8-R writes them. */
const KOI8: Readonly<Record<string, number>> = Object.fromEntries(
  [..."юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ"].map((letter, at) => [letter, 0xc0 + at]),
);

test("hidden words are left out, and said", async ({ lookalike: page }) => {
  const bytes = hostile["hidden.docx"]?.bytes ?? new Uint8Array();
  await choose(page, [file("hidden.docx", Buffer.from(bytes)), ...essays.slice(0, 2)]);
  await openDocuments(page);
  await expect(documentRow(page, "hidden.docx").locator(".documents__grave")).toHaveText(/^50 words are hidden/);
});

test("reading many files can be cancelled, and leaves nothing behind", async ({ lookalike: page }) => {
  // Each element costs a parser what is open around it, so that this takes it many seconds.
  const slow = Buffer.from(`<html>${"<b>".repeat(9_900)}${"<i></i>".repeat(1_000_000)}`);
  // Pressed by the page itself as soon as it is there: on a busy machine a test may look for it only when all is read.
  await page.evaluate(() => {
    const press = (): void => {
      const cancel = [...document.querySelectorAll("button")].find((button) => button.textContent === "Cancel");
      if (!cancel) return;
      observer.disconnect();
      cancel.click();
    };
    const observer = new MutationObserver(press);
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await choose(page, [file("slow.html", slow), file("fine.txt", words(1, 40))]);
  await expect(page.getByText("Reading was cancelled; nothing was added.")).toBeVisible();
  await choose(page, [file("fine.txt", words(1, 40))]);
  await expect(page.getByRole("heading", { name: "One document is here" })).toBeVisible();
});

/** A picture as a program saves it again: a JPEG file, smaller than it was. */
function savedAgain(page: Page, bytes: Buffer): Promise<Buffer> {
  const base64 = page.evaluate(async (given) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(given), (c) => c.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(0.6 * bitmap.width, 0.6 * bitmap.height);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  }, bytes.toString("base64"));
  return base64.then((text) => Buffer.from(text, "base64"));
}

test("a picture that was scaled and saved again is found in another file, and a gzip file of several members is read whole", async ({
  lookalike: page,
}) => {
  const picture = png(photo(1, 640, 480));
  const again = await savedAgain(page, picture);
  expect(again.subarray(0, 2).toString("hex")).toBe("ffd8");
  const jpeg = `<< /Type /XObject /Subtype /Image /Width 384 /Height 288 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${again.length} >>\nstream\n${again.toString("latin1")}\nendstream`;
  const inPdf = onePage(
    wrap(words(14, 60), 80)
      .map((text, at) => line(60, 780 - 14 * at, text))
      .join(""),
    { objects: [jpeg] },
  );
  const withPicture = (seed: number, bytes: Buffer): Buffer =>
    Buffer.from(tracedDocx(words(seed, 80), { pictures: [bytes] }));
  await choose(page, [
    file("ana.docx", withPicture(11, picture)),
    file("ben.docx", withPicture(12, again)),
    file("cleo.docx", withPicture(13, png(photo(2, 640, 480)))),
    file("dan.pdf", Buffer.from(inPdf)),
    file("eve.txt.gz", Buffer.concat([gzipSync(words(15, 60)), gzipSync(` ${words(16, 40)}`)])),
  ]);
  await page.getByRole("link", { name: /^Documents/ }).click();
  const traces = page.getByRole("region", { name: "Traces in the files" });
  await expect(traces).toContainText("3 pairs of files have traces in common that few others have.");
  await expect(traces).toContainText("ana.docx ↔ ben.docx 1 picture that looks alike");
  // The same bytes in both.
  await expect(traces).toContainText("ben.docx ↔ dan.pdf 1 picture ·");
  await expect(traces).not.toContainText("cleo.docx");
  await expect(page.getByRole("table", { name: "Documents" }).getByRole("row", { name: /eve\.txt/ })).toContainText(
    "100",
  );
});
