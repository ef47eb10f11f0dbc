/**
 * Reports as the page writes them and as a browser shows them: the same numbers and passages as on the page, nothing that runs
 * whatever names, texts and notes hold, and all of it on paper.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { caseReport } from "../../www/share/report/case.tsx";
import { wholeReport } from "../../www/share/report/whole.tsx";
import { reportOf } from "../unit/report-input.ts";
import { speak } from "../unit/speak.ts";
import { faultsOf } from "./axe.ts";
import { choose, essays, expect, file, highlighted, pairLink, pairTable, seenText, test, words } from "./page.ts";

/** 60 things that would run, load, restyle or turn around what is behind them, were they not text. */
function injections(port: number): string[] {
  const at = `http://127.0.0.1:${port}/x`;
  const run = "window.ran=1";
  return [
    `<script>${run}</script>`,
    `</script><script>${run}</script>`,
    `<script src="${at}"></script>`,
    `<ScRiPt>${run}</sCrIpT>`,
    `<script\u0000>${run}</script>`,
    `<scr<script>ipt>${run}</scr</script>ipt>`,
    `</style><script>${run}</script>`,
    `</style><style>*{display:none}</style>`,
    `</title><script>${run}</script>`,
    `</textarea><script>${run}</script>`,
    `</template><script>${run}</script>`,
    `<template></template>`,
    `<template></template><script>${run}</script>`,
    `</main></body></html><script>${run}</script>`,
    `<img src=x onerror=${run}>`,
    `<img src="${at}">`,
    `"><img src=x onerror=${run}>`,
    `'><img src=x onerror=${run}>`,
    `" onmouseover="${run}" x="`,
    `' onfocus='${run}' autofocus='`,
    `" autofocus onfocus=${run} "`,
    `" style="background:url(${at})" "`,
    `" class="n h1" id="meaning" "`,
    `<svg onload=${run}>`,
    `<svg><script>${run}</script></svg>`,
    `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
    `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
    `<math><mtext><style><img src onerror=${run}></style></mtext></math>`,
    `<iframe src="javascript:parent.ran=1"></iframe>`,
    `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
    `<object data="${at}"></object>`,
    `<embed src="${at}">`,
    `<link rel=stylesheet href="${at}">`,
    `<link rel=prefetch href="${at}">`,
    `<style>@import "${at}";</style>`,
    `<style>body{background:url(${at})}</style>`,
    `<base href="${at}">`,
    `<meta http-equiv="refresh" content="0;url=${at}">`,
    `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
    `<form action="${at}"><button autofocus>x</button></form>`,
    `<input autofocus onfocus=${run}>`,
    `<body onload=${run}>`,
    `<html onmousemove=${run}>`,
    `<video><source onerror=${run}></video>`,
    `<audio src="${at}" onerror=${run}>`,
    `<details open ontoggle=${run}><summary>x</summary></details>`,
    `<marquee onstart=${run}>x</marquee>`,
    `<a href="javascript:${run}">click</a>`,
    `javascript:${run}`,
    `data:text/html,<script>${run}</script>`,
    `<!--`,
    `--><script>${run}</script><!--`,
    `<![CDATA[<script>${run}</script>]]>`,
    `<?xml version="1.0"?><script>${run}</script>`,
    `&lt;script&gt;${run}&lt;/script&gt;`,
    `&#60;script&#62;${run}&#60;/script&#62;`,
    `&quot;onmouseover=${run}&quot;`,
    `\u2028<script>${run}</script>\u2029`,
    `\u202e<script>${run}</script>\u2066\u200f`,
    `\u0000\u0008\ufffe\ud800<script>${run}</script>`,
  ];
}

/** The elements and attributes that reports are written with. */
const ELEMENTS =
  "html head meta title style body header main footer nav section h1 h2 h3 h4 p div span a ul li dl dt dd table thead tbody tr th td bdi strong".split(
    " ",
  );
const ATTRIBUTES = "lang charset http-equiv content name class id href title dir scope aria-label data-printed".split(
  " ",
);

/** Opens a file in a context of its own, from the disk and without network; gives what it tried to reach. */
async function opened(browser: Browser, path: string, html: string) {
  writeFileSync(path, html);
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("dialog", (dialog) => {
    asked.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => asked.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => asked.push(`error: ${error.message}`));
  const address = pathToFileURL(path).href;
  await page.goto(address);
  return { page, asked: () => asked.filter((url) => url !== address), close: () => context.close() };
}

/** Elements and attributes that no report is written with, and whether anything ran. */
function strangers(page: Page) {
  return page.evaluate(
    ([elements, attributes]) => {
      const all = [...document.querySelectorAll("*")];
      return {
        ran: "ran" in window,
        elements: [...new Set(all.map((one) => one.localName))].filter((name) => !elements.includes(name)),
        attributes: [...new Set(all.flatMap((one) => one.getAttributeNames()))].filter(
          (name) => !attributes.includes(name),
        ),
        styles: document.querySelectorAll("style").length,
        metas: document.querySelectorAll("meta[http-equiv]").length,
        links: [...document.querySelectorAll("a")].filter((a) => !a.getAttribute("href")?.startsWith("#")).length,
      };
    },
    [ELEMENTS, ATTRIBUTES] as const,
  );
}

const NONE = { ran: false, elements: [], attributes: [], styles: 1, metas: 1, links: 0 };

test("60 injections through names, authors, texts and notes: none runs, none becomes an element", async ({
  browser,
}, info) => {
  test.slow();
  speak("en");
  let arrived = 0;
  const server = createServer((_, response) => {
    arrived++;
    response.end("1");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const payloads = injections((server.address() as AddressInfo).port);
  expect(payloads).toHaveLength(60);
  // Neighbours share a passage, so that every text is in a comparison, with the payload inside a passage, too.
  const documents = payloads.map((payload, at) => ({
    name: `${payload}${at}.txt`,
    author: `${payload} ${at}`,
    text: `${payload} ${words(at, 20)} ${words(900 + (at >> 1), 25)} ${payloads[at & ~1]} ${words(800 + (at >> 1), 25)} ${payload}`,
  }));
  const { input, source } = await reportOf(documents, {
    unread: payloads.map((payload) => ({ name: payload, reason: { code: "files-not-read" } })),
    review: (a) => ({ state: payloads[a] ?? "", note: payloads[59 - a] ?? "" }),
    date: payloads[0] ?? "",
  });
  expect(input.report.pairs.length).toBeGreaterThanOrEqual(30);
  const files = [
    (await wholeReport(input, source)).parts,
    await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor: null }),
    ...(await Promise.all(
      [8, 20, 34, 58].map((place) => caseReport(input, { personOf: place }, source, { maskedFor: place })),
    )),
  ];
  for (const [at, parts] of files.entries()) {
    const { page, asked, close } = await opened(browser, info.outputPath(`hostile-${at}.html`), parts.join(""));
    await page.mouse.move(200, 200);
    await page.locator("a").first().focus();
    expect(await strangers(page)).toEqual(NONE);
    expect(asked()).toEqual([]);
    await close();
  }
  // All of it can be read all the same.
  const { page, close } = await opened(browser, info.outputPath("read.html"), files[0]?.join("") ?? "");
  const text = await page.evaluate(() => document.body.textContent ?? "");
  for (const payload of payloads.filter((one) => !/\p{C}|[\u2028\u2029]/u.test(one))) expect(text).toContain(payload);
  await close();
  server.close();
  expect(arrived).toBe(0);
});

/** Saves the whole result in the panel, and gives the file's text. */
async function saveWhole(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Save or share the result" }).click();
  const section = page.getByRole("region", { name: "Report for anyone (web page)" });
  const download = page.waitForEvent("download");
  await section.getByRole("button", { name: "Save report" }).click();
  const path = await (await download).path();
  await page.getByRole("button", { name: "Close" }).click();
  return readFileSync(path, "utf8");
}

const reworded = words(77, 60).split(" ");
const texts = [
  file("ann.txt", `${words(1, 30)}.\n\n${reworded.join(" ")}.\n\n${words(2, 30)}. ${words(41, 40)}.`),
  file(
    "bob.txt",
    `${words(41, 40)}. ${words(3, 20)}. ${reworded.map((w, at) => (at % 9 === 4 ? words(at, 1) : w)).join(" ")}.`,
  ),
  file("<b>eve</b>.txt", words(5, 90)),
];

test("the report's numbers and highlights are the page's", async ({ lookalike: page, browser }, info) => {
  await choose(page, texts);
  await expect(pairTable(page)).toBeVisible();
  const row = pairTable(page).getByRole("row").filter({ hasText: "ann.txt" }).filter({ hasText: "bob.txt" });
  const onPage = {
    matched: String(Number.parseInt(await seenText(row.locator(".pairs__matched b")), 10)),
    longest: await seenText(row.locator(".pairs__longest")),
    similarity: await seenText(row.locator(".pairs__similarity")),
    shares: [
      await seenText(row.locator(".pairs__side .quiet").first()),
      await seenText(row.locator(".pairs__side .quiet").last()),
    ],
  };
  const html = await saveWhole(page);
  await pairLink(page, "ann.txt", "bob.txt").click();
  await expect(page.getByRole("region", { name: "ann.txt" })).toBeVisible();
  const headline = await seenText(page.getByRole("region", { name: "Scores" }));
  // The texts are cut into blocks, and coloured, after their panes are drawn.
  await expect.poll(async () => (await highlighted(page, /^passage-/)).flat().length).toBeGreaterThan(3);
  await expect.poll(async () => (await highlighted(page, /^edited-/)).flat().length).toBeGreaterThan(0);
  const inPanes = {
    passage: await highlighted(page, /^passage-/),
    edited: await highlighted(page, /^edited-/),
  };
  const { page: report, asked, close } = await opened(browser, info.outputPath("whole.html"), html);
  const cells = report.locator("#pairs ~ .wide tbody tr").first().locator("td");
  expect(await seenText(cells.nth(2))).toMatch(new RegExp(`^${onPage.matched}\\b`));
  expect(await seenText(cells.nth(3))).toBe(onPage.longest);
  expect(await seenText(cells.nth(5))).toBe(onPage.similarity);
  expect(await cells.nth(1).locator(".quiet").allInnerTexts()).toEqual(onPage.shares);
  const shares = (text: string) => text.match(/\d+%/g);
  expect(shares(headline)).toHaveLength(2);
  expect(shares(await seenText(report.locator("#p1 .lead")))).toEqual(shares(headline));
  const inReport = (look: string) =>
    report
      .locator("#p1 .side")
      .evaluateAll(
        (sides, kind) =>
          sides.map((side) =>
            [...side.querySelectorAll(`.text > .${kind}`)].map((one) =>
              (one.textContent ?? "").replaceAll(/\s+/g, " "),
            ),
          ),
        look,
      );
  expect((await inReport("p")).map((side) => side.sort())).toEqual(inPanes.passage.map((side) => side.sort()));
  expect((await inReport("e")).map((side) => side.sort())).toEqual(inPanes.edited.map((side) => side.sort()));
  // A passage's number leads to its counterpart.
  await report.locator("#p1a1").click();
  expect(await report.evaluate(() => location.hash)).toBe("#p1b1");
  expect(await strangers(report)).toEqual(NONE);
  expect(asked()).toEqual([]);
  await close();
});

test("a case report opens in a tab of the page's policy, styled, and in the page's language", async ({
  lookalike: page,
}) => {
  await choose(page, essays);
  await pairLink(page, "ann.txt", "bob.txt").click();
  await page.getByRole("button", { name: "To discuss" }).click();
  await page.getByText("Add a note").click();
  await page.getByLabel("Note on this pair").fill("Ask <b>both</b> on Monday.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Case report" }).click();
  const dialog = page.getByRole("dialog", { name: "Case report" });
  await expect(dialog).toBeVisible();
  expect(await faultsOf(page, "case report")).toEqual([]);
  await dialog.getByLabel("Show bob.txt, replace the other with a letter").check();
  const tab = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Open in a new tab" }).click();
  const report = await tab;
  const faults: string[] = [];
  report.on("console", (message) => faults.push(message.text()));
  await report.waitForLoadState();
  await expect(report.getByRole("heading", { name: "Case report" })).toBeVisible();
  await expect(report.locator("html")).toHaveAttribute("lang", "en");
  await expect(report.locator(".review")).toContainText("Review: To discuss");
  await expect(report.locator(".review")).toContainText("Ask <b>both</b> on Monday.");
  await expect(report.getByText("Document A compared with bob.txt")).toBeVisible();
  expect(await report.evaluate(() => document.body.textContent)).not.toContain("ann.txt");
  const mark = report.locator(".side .p").first();
  expect(await mark.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(246, 230, 160)");
  expect(faults).toEqual([]);
  await expect(dialog.getByRole("status")).toHaveText("The report is open in a new tab.");
});

test("a masked case report blacks out names that a person enters, in both texts and in the note", async ({
  lookalike: page,
}) => {
  const shared = words(70, 60);
  await choose(page, [
    file("Essay Peter Okoye.txt", `By Peter Okoye. ${words(1, 40)}. ${shared}.`),
    file("Essay Marta Lindholm.txt", `Marta Lindholm. ${words(2, 40)}. ${shared}. I thank Peter Okoye and Ida.`),
    file("Essay on maps.txt", words(3, 90)),
    file("Essay on trade.txt", words(4, 90)),
  ]);
  await pairLink(page, "Essay Peter Okoye.txt", "Essay Marta Lindholm.txt").click();
  await page.getByText("Add a note").click();
  await page.getByLabel("Note on this pair").fill("Peter's draft came first.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Case report" }).click();
  const dialog = page.getByRole("dialog", { name: "Case report" });
  const names = dialog.getByLabel("Names to black out");
  await expect(names).toHaveCount(0);
  await dialog.getByLabel("Show Essay Peter Okoye.txt, replace the other with a letter").check();
  await expect(names).toHaveValue("Marta Lindholm");
  await dialog.getByLabel("Show Essay Marta Lindholm.txt, replace the other with a letter").check();
  await expect(names).toHaveValue("Peter Okoye");
  await expect(dialog).toContainText("guessed from file names");
  const none = dialog.getByText("No name is entered, so names inside the texts and notes will not be blacked out.");
  await expect(none).toHaveCount(0);
  await names.fill("");
  await expect(none).toBeVisible();
  await names.fill("Peter Okoye, Ida");
  await dialog.getByLabel("Case number (optional)").fill("2026/17");
  expect(await faultsOf(page, "case report")).toEqual([]);
  const report = async (): Promise<Page> => {
    const tab = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Open in a new tab" }).click();
    const opened = await tab;
    await opened.waitForLoadState();
    await expect(opened.getByRole("heading", { name: "Case report" })).toBeVisible();
    return opened;
  };
  const masked = await report();
  const text = await masked.evaluate(() => document.documentElement.outerHTML);
  expect(text).not.toMatch(/okoye|peter|\bida\b/i);
  expect(text).toContain("I thank █████ █████ and ███.");
  expect(text).toContain("█████'s draft came first.");
  expect(text).toContain("2026/17");
  await masked.close();
  await dialog.getByLabel("Include my note, with the same names blacked out").uncheck();
  await names.fill("");
  const bare = await report();
  await expect(bare.getByText("names inside the texts and notes are NOT blacked out")).toBeVisible();
  await expect(bare.locator("body")).toContainText("I thank Peter Okoye and Ida.");
  await expect(bare.locator("body")).not.toContainText("draft came first");
  await bare.close();
  // Authors stayed as they were, and so the link to the same comparison.
  await dialog.getByRole("button", { name: "Close" }).click();
});

test("the making of a long report can be cancelled, and then made", async ({ lookalike: page }) => {
  const shared = words(99, 60);
  const many = Array.from({ length: 60 }, (_, at) => file(`n${at}.txt`, `${words(at, 2500)} ${at % 5 ? shared : ""}`));
  await choose(
    page,
    [...many.slice(0, 60)].map((one, at) =>
      at % 4 === 0 ? file(one.name, `${one.buffer} ${words(at % 12, 200)}`) : one,
    ),
  );
  await expect(pairTable(page)).toBeVisible();
  await page.getByRole("button", { name: "Save or share the result" }).click();
  const section = page.getByRole("region", { name: "Report for anyone (web page)" });
  const status = page.getByRole("dialog").getByRole("status");
  // From within the page, as soon as it can be cancelled: the report may be made before a click from outside arrives.
  const saveAndPress = async (name: string): Promise<void> => {
    await section.evaluate((element, pressed) => {
      const dialog = element.closest("dialog");
      const button = (text: string) =>
        [...(dialog?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === text);
      const observer = new MutationObserver(() => {
        if (!button("Cancel")) return;
        observer.disconnect();
        button(pressed)?.click();
      });
      observer.observe(element, { childList: true, subtree: true });
    }, name);
    await section.getByRole("button", { name: "Save report" }).click();
  };
  let downloads = 0;
  page.on("download", () => downloads++);
  // With the panel, its file ends too, and leaves nothing to read in the next panel.
  await saveAndPress("Close");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Save or share the result" }).click();
  await expect(status).toHaveText("");
  await saveAndPress("Cancel");
  await expect(status).toHaveText("Cancelled. Nothing was saved.");
  const download = page.waitForEvent("download");
  await section.getByRole("button", { name: "Save report" }).click();
  expect((await download).suggestedFilename()).toMatch(/^Lookalike result \d{4}-\d\d-\d\d\.html$/);
  expect(downloads).toBe(1);
});

test("axe-core finds nothing in reports, light and dark", async ({ browser }, info) => {
  speak("en");
  const named = texts.map(({ name, buffer }) => ({ name, text: buffer.toString() }));
  const { input, source } = await reportOf(named, { review: () => ({ state: "to discuss", note: "Ask both." }) });
  const whole = (await wholeReport(input, source)).parts.join("");
  const single = (await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor: 0 })).join("");
  for (const [name, html] of Object.entries({ whole, single })) {
    const { page, close } = await opened(browser, info.outputPath(`${name}.html`), html);
    expect(await faultsOf(page, name)).toEqual([]);
    await close();
  }
});

test("four pairs of thirty essays print on at most eight pages, and no pair's heading is alone at the foot of one", async ({
  browser,
}, info) => {
  speak("en");
  // These words are twice as long as English ones: as much text as in an essay of 600 words.
  const essay = (at: number, shared = ""): string => `${words(at, 180)}. ${shared} ${words(at + 40, 70)}.`;
  const passages = [words(91, 120), words(92, 60), words(93, 90), words(94, 50)];
  const given = Array.from({ length: 30 }, (_, at) => ({
    name: `essay-${at + 1}.txt`,
    text: essay(at, passages[Math.floor(at / 2)] ?? ""),
  }));
  const { input, source } = await reportOf(given);
  expect(input.report.pairs.length).toBe(4);
  const { page, close } = await opened(
    browser,
    info.outputPath("whole.html"),
    (await wholeReport(input, source)).parts.join(""),
  );
  for (const format of ["A4", "Letter"] as const) {
    const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format })), verbosity: 0 }).promise;
    expect(pdf.numPages, format).toBeLessThanOrEqual(8);
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const lines = items.flatMap((item) =>
        "str" in item && item.str.trim() !== "" && (item.transform[5] as number) > 40 ? [item.str] : [],
      );
      const heading = lines.findLastIndex((line) => /^Pair \d/.test(line));
      // Its numbers and its passages are on the same page.
      if (heading >= 0)
        expect(lines.slice(heading).join(" "), `page ${number}`).toMatch(/matched words.*shared passage/);
    }
  }
  await close();
});

for (const format of ["A4", "Letter"] as const) {
  test(`a case report prints on ${format} without loss`, async ({ browser }, info) => {
    test.slow();
    speak("en");
    const long = [words(1, 1500), words(50, 400), words(2, 900)].join("\n\n");
    const other = [words(3, 700), words(50, 400), words(4, 1200)].join("\n\n");
    const wide = `${"x".repeat(300)} ${words(8, 5)}`;
    const { input, source } = await reportOf([
      { name: "long.txt", text: long },
      { name: `${"wide-".repeat(60)}name.txt`, text: `${other} ${wide}` },
    ]);
    const html = (await caseReport(input, { pair: { a: 0, b: 1 } }, source, { maskedFor: null })).join("");
    const { page, close } = await opened(browser, info.outputPath("case.html"), html);
    const bytes = await page.pdf({ format });
    await close();
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    const printed = new Map<string, number>();
    const feet: string[] = [];
    const lasts: string[] = [];
    let run = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const sheet = await pdf.getPage(number);
      const [, , width = 0, height = 0] = sheet.view;
      const { items } = await sheet.getTextContent();
      // The foot stands in the lower margin: the report's own title, and the page's number.
      const lines = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
      const inMargin = ({ transform }: { transform: number[] }): boolean => (transform[5] ?? 0) < 40;
      feet.push(
        lines
          .filter(inMargin)
          .map(({ str }) => str)
          .join(" "),
      );
      const body = lines.filter((line) => !inMargin(line));
      const lowest = Math.min(...body.map(({ transform }) => transform[5] as number));
      lasts.push(
        body
          .filter(({ transform }) => transform[5] === lowest)
          .map(({ str }) => str)
          .join(" "),
      );
      for (const item of items) {
        if (!("str" in item)) continue;
        const [x, y] = [item.transform[4] as number, item.transform[5] as number];
        // Within the paper and its margins: nothing is cut off.
        if (item.str.trim() !== "") {
          expect(x).toBeGreaterThan(20);
          expect(x + item.width).toBeLessThan(width - 20);
          expect(y).toBeGreaterThan(20);
          expect(y).toBeLessThan(height - 20);
        }
        for (const word of item.str.split(/[\s.]+/)) printed.set(word, (printed.get(word) ?? 0) + 1);
        run += (item.str.match(/x{3,}/g) ?? []).join("").length;
      }
    }
    for (const [at, foot] of feet.entries()) {
      expect(foot).toContain("Case report: long.txt and wide-wide-");
      expect(foot).toContain(`${at + 1} / ${pdf.numPages}`);
    }
    for (const last of lasts) expect(last).not.toMatch(/^Both texts|^A number marks|shared passage$/);
    const wanted = new Map<string, number>();
    for (const word of `${long} ${other}`.split(/\s+/)) wanted.set(word, (wanted.get(word) ?? 0) + 1);
    const lost = [...wanted].filter(([word, count]) => (printed.get(word) ?? 0) < count).map(([word]) => word);
    expect(lost).toEqual([]);
    expect(run).toBe(300);
  });
}
