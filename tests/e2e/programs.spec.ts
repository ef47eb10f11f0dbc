/** Programs: chosen by itself and taken back, read by their languages, shown with lines. */
import { readFileSync } from "node:fs";
import { randomOf } from "../unit/random.ts";
import { choose, documentRow, essays, expect, file, pairLink, removeAll, seenText, test } from "./page.ts";

const CASE = new URL("../fixtures/irplag/case-07/", import.meta.url);
const source = (path: string) => readFileSync(new URL(path, CASE));

/** An original, two programs made from it, and one that was written on its own. */
const programs = [
  file("original.java", source("original/T7.java")),
  file("renamed.java", source("plagiarized/L3/01/L3.java")),
  file("reworked.java", source("plagiarized/L6/06/arraylebihdarisatu.java")),
  file("own.java", source("non-plagiarized/10/Main.java")),
];

test("programs are compared as programs by themselves, and as words again on demand", async ({ lookalike: page }) => {
  await choose(page, programs);
  const notice = page.getByText("The files are mostly programs");
  await expect(notice).toBeVisible();
  await expect(page.locator(".settings__settings summary").first()).toContainText("Programs · six-token phrases");
  const best = page.locator(".pairs__pairs tbody tr").first();
  await expect(best).toContainText("renamed.java");
  await expect(best).toContainText("tokens");
  await page.getByRole("button", { name: "Compare as texts instead" }).click();
  await expect(notice).toBeHidden();
  await expect(page.locator(".settings__settings summary").first()).toContainText("Essays · five-word phrases");
  await expect(page.locator(".overview__overview")).toContainText("words");
  // What was taken back stays so when more programs come.
  await choose(page, [file("late.py", "import sys\nprint(sys.argv)\n")], "Choose files");
  await expect(page.getByRole("link", { name: /Documents/ })).toContainText("5");
  await expect(page.locator(".settings__settings summary").first()).toContainText("Essays · five-word phrases");
});

test("programs among as many reports are said to be compared as texts, until the user chooses", async ({
  lookalike: page,
}) => {
  const reports = essays.slice(0, 2);
  await choose(page, [...programs.slice(0, 2), ...reports]);
  const notice = page.getByText("2 of 4 files are programs and are compared as texts here.");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Compare all as programs" }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText("The files are mostly programs")).toBeHidden();
  const settings = page.locator(".settings__settings summary").first();
  await expect(settings).toContainText("Programs · six-token phrases");
  await settings.click();
  await page.getByRole("radio", { name: /^Essays/ }).check();
  await expect(settings).toContainText("Essays · five-word phrases");
  await expect(notice).toBeHidden();
});

test("settings do not stay in program mode after the programs were removed", async ({ lookalike: page }) => {
  const notice = page.getByText("The files are mostly programs");
  const settings = page.locator(".settings__settings summary").first();
  await choose(page, programs);
  await expect(notice).toBeVisible();
  await removeAll(page);
  await choose(page, essays);
  await expect(page.locator(".pairs__pairs tbody tr").first()).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(settings).toContainText("Essays · five-word phrases");
  await expect(page.locator(".pairs__pairs tbody tr").first()).toContainText("words");
});

test("texts are not taken for programs", async ({ lookalike: page }) => {
  await choose(page, [...essays, programs[0] ?? file("x.java", "")]);
  await expect(page.locator(".pairs__pairs tbody tr").first()).toBeVisible();
  await expect(page.getByText("The files are mostly programs")).toBeHidden();
  await expect(page.locator(".settings__settings summary").first()).toContainText("Essays · five-word phrases");
});

test("the documents say which language each was read by", async ({ lookalike: page }) => {
  await choose(page, [...programs, file("task.txt", "Write a program that prints a matrix row by row.")]);
  await page.getByRole("link", { name: /Documents/ }).click();
  // The list of pairs has rows with the same name, and stays a moment.
  await expect(page.locator(".documents__name").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /original\.java/ })).toContainText("read as Java");
  await expect(page.getByRole("row", { name: /task\.txt/ })).toContainText("read as words and symbols");
  await expect(page.getByRole("columnheader", { name: "Tokens" })).toBeVisible();
});

test("a pair of programs is shown with line numbers, and passages by their lines", async ({ lookalike: page }) => {
  await choose(page, programs);
  await page.locator(".pairs__pairs tbody tr").first().getByRole("link").first().click();
  await expect(page.locator(".panes__where")).toHaveText(/^Lines \d+–\d+ ↔ \d+–\d+\.$/);
  const pane = page.locator(".panes__pane").first();
  await expect(pane.locator(".panes__scroller")).toHaveClass(/panes__code/);
  const numbers = (await pane.locator(".panes__line-numbers").first().textContent()) ?? "";
  const name = await pane.getByRole("heading").innerText();
  const lines =
    programs
      .find((program) => program.name === name)
      ?.buffer.toString()
      .split("\n").length ?? 0;
  expect(numbers.split("\n").slice(0, 3)).toEqual(["1", "2", "3"]);
  expect([lines, lines - 1]).toContain(numbers.split("\n").length);
  // Each number stands beside its line.
  const tops = await pane.evaluate((element) => {
    const [numbers, chunk] = [element.querySelector(".panes__line-numbers"), element.querySelector(".panes__chunk")];
    const [numbered, text] = [numbers?.firstChild, chunk?.firstChild];
    if (!(numbered instanceof Text && text instanceof Text)) return [];
    const topOfLine = (node: Text, line: number): number => {
      const start = node.data.split("\n").slice(0, line).join("\n").length + (line > 0 ? 1 : 0);
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + 1);
      return range.getBoundingClientRect().top;
    };
    return [0, 10].map((line) => Math.abs(topOfLine(numbered, line) - topOfLine(text, line)));
  });
  expect(tops).toHaveLength(2);
  for (const off of tops) expect(off).toBeLessThan(3);
  await page.keyboard.press("n");
  await expect(page.locator("[aria-live]").last()).toContainText(/Lines in/);
});

/** Random statements: those of two seeds have little in common. */
function statements(seed: number, count: number): string {
  const random = randomOf(seed);
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const operand = (): string => one(["total", "left", "values[i]", "values.size()", String(random(90))]);
  const term = (): string => `${operand()} ${one(["+", "-", "*", "/", "%"])} ${operand()}`;
  const kinds = [
    () => `if (${term()} ${one(["<", ">", "=="])} ${term()}) { total ${one(["+=", "-=", "*="])} ${term()}; }`,
    () => `for (int i = 0; i < ${term()}; i${one(["++", "--"])}) left ${one(["+=", "-=", "="])} ${term()};`,
    () => `while (${term()} > left) { left = ${term()}; total--; }`,
    () => `total = ${term()} ${one(["+", "-", "*"])} ${term()};`,
    () => `if (total != ${term()}) return ${term()}; else left${one(["++", "--"])};`,
  ];
  return Array.from({ length: count }, () => one(kinds)()).join("\n    ");
}

function program(seed: number, copied = ""): string {
  const body = `${statements(seed, 20)}\n    ${copied}`;
  return `class P${seed} {\n  int work(List<Integer> values) {\n    int total = 0, left = 1;\n    ${body}\n    return total;\n  }\n}\n`;
}

test("the list of programs goes by its bars, which stand for how much of both is shared, and the pair says what its tokens may differ in", async ({
  lookalike: page,
}) => {
  const copied = statements(99, 14);
  await choose(page, [
    file("original.java", program(1, copied)),
    file("renamed.java", program(7, copied).replaceAll("total", "sum").replaceAll("left", "rest")),
    ...[2, 3, 4, 5, 6].map((seed) => file(`own-${seed}.java`, program(seed))),
  ]);
  const rows = page.locator(".pairs__pairs tbody tr");
  await expect(page.getByRole("columnheader", { name: "Evidence" })).toHaveAttribute("aria-sort", "descending");
  await expect(rows.first()).toContainText("renamed.java");
  const cell = await seenText(rows.first().locator(".pairs__matched"));
  expect(cell).toMatch(
    /^Evidence, as it orders the list: \d+% of both programs\s+\d+% of both\s+\d+ tokens\s+counts as \d+%$/,
  );
  const bars = await rows
    .locator(".bar")
    .evaluateAll((all) => all.map(({ style }) => Number.parseFloat(style.getPropertyValue("--share"))));
  expect(bars).toEqual([...bars].sort((x, y) => y - x));
  // The help says what can be searched here: tokens, and not what chance would give.
  await page.getByText("Help", { exact: true }).click();
  const help = page.locator(".search__help").first();
  await expect(help).toContainText("more than 100 matched tokens");
  await expect(help).toContainText("next pair, previous pair");
  await expect(help).not.toContainText(/words matched|matched words|chance/);
  await page.getByLabel("Find pairs").fill("chance < 0.01");
  await expect(page.locator("#search-complaints")).toContainText("Not searched: “chance”");
  await page.getByLabel("Find pairs").fill("");
  const side = (await seenText(rows.first().locator(".pairs__side").first())).replace(/\s+/g, " ");
  const length = Number(/of its ([\d,]+) tokens/.exec(side)?.[1]?.replace(",", ""));
  const [share = ""] = /\d+% of both(?! programs)/.exec(cell) ?? [];
  await rows.first().getByRole("link").first().click();
  // Not on the first line, which all programs have.
  await expect(page.locator(".passages__chip[aria-current]")).toContainText("longest");
  // The only percentage there, too.
  const scores = page.locator(".comparison__scores");
  await expect(scores).toContainText(`${share} is shared: rare code counts more.`);
  await expect(scores).toContainText(`matched tokens of its ${length} tokens`);
  expect((await seenText(scores)).match(/\d+\s?%/g)).toHaveLength(1);
  const drawer = page.locator(".passages__drawer");
  await expect(drawer).toContainText(
    /tokens, in the same order in both programs\. Names, numbers and strings \(quoted text\) may differ\./,
  );
  await drawer.getByText("How this was counted").click();
  // The same length as in the list; what is not counted is named.
  await expect(drawer.locator(".comparison__share-row").first()).toContainText(new RegExp(`has ${length} tokens:`));
  await expect(drawer.locator(".comparison__share-row").first()).toContainText(
    /Not counted: \d+ braces and closing brackets\./,
  );
  await expect(drawer).not.toContainText("the same in both");
});

test("a share that leaves out template code says so, and how many tokens that are", async ({ lookalike: page }) => {
  const [copied, starter] = [statements(99, 14), program(20)];
  await choose(page, [
    file("starter.java", starter),
    file("original.java", `${program(1, copied)}\n${starter}`),
    file("renamed.java", `${program(7, copied)}\n${starter}`),
    ...[2, 3, 4].map((seed) => file(`own-${seed}.java`, program(seed))),
  ]);
  await page.getByRole("link", { name: /^Documents/ }).click();
  const role = documentRow(page, "starter.java").getByRole("combobox", { name: /^Role/ });
  // Its options are drawn once it has the focus.
  await role.focus();
  await role.selectOption("template");
  await page.getByRole("link", { name: /^Pairs/ }).click();
  await pairLink(page, "original.java", "renamed.java").click();
  const scores = page.locator(".comparison__scores");
  await expect(scores).toContainText(/% of both is shared: rare code counts more, template code not at all\./);
  const [, tokens = ""] = /tokens; (\d+) are template code/.exec(await scores.innerText()) ?? [];
  await page.locator("summary", { hasText: "How this was counted" }).click();
  await expect(page.locator(".comparison__share-row").first()).toContainText(`${tokens} from the template`);
});

test("short programs are listed where most of them is shared, and a pair says that they are short", async ({
  lookalike: page,
}) => {
  await choose(page, programs);
  const first = page.locator(".pairs__pairs tbody tr").first();
  await expect(first.locator(".pairs__matched")).toContainText("of both");
  // What orders the list, and is the length of the bar.
  await expect(first.locator(".pairs__matched")).toContainText(/counts as \d+%$/);
  await first.getByRole("link").first().click();
  await expect(page.locator(".comparison__scores")).toContainText(
    "Both programs have too little code of their own (they are short, or repeat the same lines) to tell a copy from an honest solution.",
  );
});

test("a new program is checked, and the passages that it shares are shown", async ({ lookalike: page }) => {
  const copied = statements(99, 14);
  const original = program(1, copied);
  const renamed = program(7, copied).replaceAll("total", "sum").replaceAll("left", "rest");
  await choose(page, [
    file("original.java", original),
    ...[2, 3, 4, 5, 6].map((seed) => file(`own-${seed}.java`, program(seed))),
  ]);
  await expect(page.locator(".settings__settings summary").first()).toContainText("Programs");
  await page.getByRole("link", { name: "Check a new document" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Read from a file" }).click();
  await (await chooser).setFiles(file("renamed.java", renamed));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const list = page.getByRole("list", { name: "Programs with shared passages, strongest first" });
  const first = list.getByRole("listitem").first();
  await expect(first).toContainText("original.java");
  await first.getByText("Show the passages").click();
  const quotes = first.locator("blockquote");
  await expect(quotes.first()).toBeVisible();
  // Names differ, tokens do not: the stretches are those of either program.
  const [ofNew = "", ofOld = ""] = await quotes.allTextContents();
  expect(renamed).toContain(ofNew);
  expect(original).toContain(ofOld);
  expect(ofNew.length).toBeGreaterThan(30);
});
