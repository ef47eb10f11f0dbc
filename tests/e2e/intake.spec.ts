import { pdf } from "../samples/pdf.mjs";
import {
  choose,
  documentRow,
  drop,
  essays,
  expect,
  file,
  menuButton,
  openMenu,
  pairLink,
  pairTable,
  removeAll,
  test,
  words,
} from "./page.ts";

test("an empty page says what to do next", async ({ lookalike: page }) => {
  await expect(page.getByRole("heading", { level: 1, name: "Lookalike" })).toBeVisible();
  for (const name of ["Choose files", "Choose a folder", "Paste a text", "Try an example"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText("which blocks requests from this page to other servers")).toBeVisible();
});

test("while files are read, progress is in view: of the first ones, and of others wherever the list was scrolled to", async ({
  lookalike: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  /** Has a part of the page wait, and what is read with it; gives what lets it through. */
  const hold = async (part: RegExp): Promise<() => void> => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.context().route(part, async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    return release;
  };
  const progress = page.getByRole("progressbar", { name: "Reading the files" });
  const release = await hold(/reader-[\w-]+\.js$/);
  const shared = words(7, 60);
  await page
    .locator("main input[type=file]")
    .first()
    .setInputFiles(Array.from({ length: 12 }, (_, at) => file(`${at}.txt`, `${words(100 + at, 30)}. ${shared}.`)));
  await expect(progress).toBeInViewport();
  release();
  await expect(pairTable(page)).toBeVisible();
  await expect(progress).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const releaseOther = await hold(/\/pdf-[\w-]+\.js$/);
  await drop(page, [file("late.pdf", Buffer.from(pdf(["BT /F1 12 Tf 40 700 Td (A few words) Tj ET"])))]);
  await expect(progress).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  releaseOther();
});

test("chosen files are compared by themselves", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairLink(page, "ann.txt", "bob.txt")).toBeVisible();
  await expect(pairTable(page).getByRole("row")).toHaveCount(2);
  await expect(page.getByText(/3\sdocuments · 290\swords · 3\spairs compared exactly in/)).toBeVisible();
  await expect(page.getByText(/^Showing 1 of 1\spair, strongest evidence first\.$/)).toBeVisible();
  const row = pairTable(page).getByRole("row").nth(1);
  await expect(row.getByTitle(/\(Jaccard similarity\)\. Estimated from signatures: \d+% \(\d+–\d+\)\.$/)).toHaveText(
    /^\d+%$/,
  );
  await expect(row).toContainText(/\d\d\swords/);
  await expect(row).toContainText("group 1");
  await expect(row.getByTitle(/^\d+% of ann.txt is matched in bob.txt\.$/)).toBeVisible();
});

test("dropped files are compared, and more can be dropped later", async ({ lookalike: page }) => {
  await drop(page, essays);
  await expect(pairTable(page).getByRole("row")).toHaveCount(2);
  await drop(page, [file("cid.txt", `${words(7, 10)} ${words(99, 40)} ${words(8, 20)}`)]);
  await expect(pairTable(page).getByRole("row")).toHaveCount(4);
});

test("a folder's files keep their path where names would be alike", async ({ lookalike: page }, info) => {
  const { mkdir, writeFile } = await import("node:fs/promises");
  const folder = info.outputPath("class");
  for (const group of ["one", "two"]) {
    await mkdir(`${folder}/${group}`, { recursive: true });
    await writeFile(`${folder}/${group}/essay.txt`, words(group.length, 60));
  }
  await writeFile(`${folder}/essay.txt`, words(11, 60));
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a folder", exact: true }).click();
  await (await chooser).setFiles(folder);
  await page.getByRole("link", { name: /Documents/ }).click();
  const table = page.getByRole("table", { name: "Documents" });
  for (const name of ["essay.txt", "one/essay.txt", "two/essay.txt"]) {
    await expect(table.getByRole("cell", { name, exact: true })).toBeVisible();
  }
});

test("a folder dropped from the desktop is read with the folders in it", async ({ lookalike: page }, info) => {
  const { mkdir, writeFile } = await import("node:fs/promises");
  const folder = info.outputPath("dropped");
  await mkdir(`${folder}/deep/deeper`, { recursive: true });
  // More than a hundred, for a browser hands out a folder's files by the hundred.
  for (let i = 0; i < 120; i++) await writeFile(`${folder}/deep/${i}.txt`, words(i, 20));
  await writeFile(`${folder}/deep/deeper/last.txt`, words(3, 20));
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await devtools.send("Input.dispatchDragEvent", { type, x: 400, y: 300, data });
  }
  await expect(page.getByText(/^121\sdocuments ·/)).toBeVisible();
  await page.getByRole("link", { name: /Documents/ }).click();
  await expect(page.getByRole("cell", { name: "deep/0.txt", exact: true })).toBeVisible();
});

test("a file above the limit is refused by its size, the others are compared", async ({ lookalike: page }) => {
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(65 * 1024 * 1024)], "huge.txt"));
    for (const name of ["a.txt", "b.txt", "c.txt"])
      transfer.items.add(new File(["the same few words stand here"], name));
    document.querySelector("main")?.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true }));
  });
  await expect(pairTable(page).getByRole("row")).toHaveCount(4);
  await page.getByRole("link", { name: /^1\sfile not read$/ }).click();
  await expect(page.getByText("65 MB is above the limit of 64 MB for one file")).toBeVisible();
});

test("pasted texts are compared, and two of them open side by side", async ({ lookalike: page }) => {
  await page.getByRole("button", { name: "Paste a text" }).click();
  const form = page.getByRole("form", { name: "Paste a text" });
  await expect(form.getByRole("button", { name: "Add this text" })).toBeDisabled();
  await form.getByLabel("Name").fill("mine");
  await form.getByLabel("Text", { exact: true }).fill(`start ${words(5, 40)}`);
  await form.getByRole("button", { name: "Add this text" }).click();
  await expect(page.getByRole("heading", { name: "One document is here" })).toBeVisible();
  // The text has been taken; the menu that opens the form has the focus, in the bar that took the large intake's place.
  await expect(form).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Paste a text" }).press("Enter");
  await form.getByLabel("Text", { exact: true }).fill(`other ${words(5, 40)}`);
  await form.getByRole("button", { name: "Add this text" }).click();
  await expect(page.getByRole("heading", { name: /Text 2.*mine/ })).toBeVisible();
});

test("a text in the form stays there where the form is closed and another page is looked at", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  const form = page.getByRole("form", { name: "Paste a text" });
  const text = form.getByLabel("Text", { exact: true });
  await openMenu(page);
  await page.getByRole("button", { name: "Paste a text" }).click();
  // The menu that had the focus has closed.
  await expect(text).toBeFocused();
  await text.fill("an essay that is not added yet");
  // Escape is for the input method while it composes.
  await text.dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(form).toBeVisible();
  await text.press("Escape");
  await expect(form).toBeHidden();
  await page.getByRole("link", { name: /Documents/ }).click();
  await openMenu(page);
  await page.getByRole("button", { name: "Paste a text" }).click();
  await expect(text).toHaveValue("an essay that is not added yet");
});

test("the example is a class with copies in it", async ({ lookalike: page }) => {
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(pairTable(page).getByRole("link").first()).toBeVisible();
  await expect(page.getByText(/documents ·/)).toBeVisible();
});

test("a document can be removed, and all of them", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("link", { name: /Documents/ }).click();
  await page.getByRole("button", { name: "Remove bob.txt" }).click();
  await page.getByRole("link", { name: /Pairs/ }).click();
  await expect(page.getByText(/2\sdocuments ·/)).toBeVisible();
  await removeAll(page);
  await expect(page.getByRole("button", { name: "Try an example" })).toBeVisible();
});

test("every bad file gets its own words, and the others are still compared", async ({ lookalike: page }) => {
  const html = "<img src=x onerror=alert(1)>.txt";
  const shared = words(6, 50);
  const bytes = [0xff, 0xfe, ...[...`${shared} wide`].flatMap((c) => [c.charCodeAt(0), 0])];
  await choose(page, [
    file("twin.txt", shared),
    file("empty.txt", ""),
    file("short.txt", "two words"),
    file("scan.pdf", "%PDF-1.4"),
    file("noise.bin", Buffer.from([1, 0, 2, 0, 0, 3])),
    file(html, `${shared} and more`),
    file("wide.txt", Buffer.from(bytes)),
    file("old.txt", Buffer.from(`Gr\xf6\xdfe ${shared}`, "latin1")),
  ]);
  await choose(page, [file("twin.txt", shared)]);
  await expect(page.getByText(/^twin\.txt is the same as a file that you already added\./)).toBeVisible();
  await page.getByRole("button", { name: "Add anyway" }).click();
  await expect(pairLink(page, "twin.txt", "twin (2).txt")).toBeVisible();
  await expect(pairLink(page, html, "wide.txt")).toBeVisible();
  await page.getByRole("link", { name: /^2\sfiles not read$/ }).click();
  const unread = page.getByRole("region", { name: /^2\sfiles were not read$/ });
  await expect(unread).toContainText("scan.pdf");
  await expect(unread).toContainText("This PDF is damaged or cut off. Copy it again, or save it again.");
  await expect(unread).toContainText("This is not text: there is a NUL byte at position 1.");
  const row = (name: string) => documentRow(page, name);
  await expect(row("empty.txt")).toContainText("It has no words");
  await expect(row("short.txt")).toContainText("It has only 2 words");
  await expect(row("twin (2).txt")).toContainText("Another document is called “twin.txt”");
  await expect(row("old.txt")).toContainText("It was read as Western (windows-1252)");
  await expect(row("wide.txt")).not.toContainText("It was read as");
  await expect(page.getByRole("row").filter({ hasText: html })).toBeVisible();
  await expect(page.locator("img")).toHaveCount(0);
});

test("a lone empty ZIP file is no document, and no work that could be lost", async ({ lookalike: page }) => {
  const empty = Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)]);
  await choose(page, [file("empty.zip", empty)]);
  await expect(page.getByText("This archive contains no files.")).toBeVisible();
  await expect(page.getByText(/^Your work is not kept/)).toHaveCount(0);
  await choose(page, essays.slice(0, 1));
  await expect(page.getByText(/^Your work is not kept/)).toBeVisible();
});

test("files that are given again are not added again unasked", async ({ lookalike: page }) => {
  await choose(page, essays);
  await expect(page.getByText(/^3\sdocuments · /)).toBeVisible();
  await choose(page, [...essays.slice(0, 2), file("new.txt", words(8, 60))]);
  const notice = page.getByText(
    /^2\sfiles are the same as ones you already added: ann\.txt, bob\.txt\. Add them again\?$/,
  );
  await expect(notice).toBeVisible();
  await expect(page.getByText(/^4\sdocuments · /)).toBeVisible();
  await page.getByRole("button", { name: "Leave out" }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(/^4\sdocuments · /)).toBeVisible();
});

test("one document, or none alike, leads to the next step", async ({ lookalike: page }) => {
  await choose(page, [file("one.txt", words(1, 40))]);
  await expect(page.getByRole("heading", { name: "One document is here" })).toBeVisible();
  await choose(page, [
    file("two.txt", "something else entirely here"),
    file("three.txt", "and a third text with no likeness"),
  ]);
  await expect(page.getByRole("heading", { name: "No pair stands out" })).toBeVisible();
  await expect(page.getByText("No two documents share a single phrase of 5 words.")).toBeVisible();
  await expect(page.getByText(/^No two texts share 25 words or more.* Not looked for: .*\.$/)).toBeVisible();
});
