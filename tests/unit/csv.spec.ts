/** Tables for spreadsheets: what a region's spreadsheet reads back, and that no cell of it is calculated. */
import { expect, test } from "@playwright/test";
import { fileNameOf } from "../../www/share/saving.ts";
import { csvLine, defused, dialectOf, dialects } from "../../www/share/table/csv.ts";

test("a text that a spreadsheet would calculate gets an apostrophe, and no other text does", () => {
  const hostile = [
    ...[
      "=1+1",
      "+1",
      "-1",
      "@SUM(A1)",
      "\t=1",
      "\r=1",
      "\n=1",
      "\tx",
      "\rx",
      "\nx",
      " =1",
      "\u00a0=1",
      "\u200e=1",
      "\uFEFF=1",
    ],
    ...["＝1", "＋1", "－1", "＠x", "=cmd|' /C calc'!A0", '=HYPERLINK("http://x","y")', "\u202e=1", "-"],
  ];
  for (const text of hostile) expect(defused(text), JSON.stringify(text)).toMatch(/^'/);
  const honest = ["", "Ann Lee", "1=1", "a-b", "a@b.c", "50%", "'quoted'", '"x"', "Ünal", "'=1"];
  for (const text of honest) expect(defused(text)).toBe(text);
});

test("no text leaves its cell, and nothing unseen stays in it", () => {
  expect(csvLine(['a"b', "c;d,e", "two\r\nlines", "\0\u0007\u2028\ud800"], dialects.comma)).toBe(
    '"a""b","c;d,e","two\nlines","\uFFFD\uFFFD\uFFFD\uFFFD"\r\n',
  );
  expect(csvLine(['";=1+1;"', '\n"=1'], dialects.semicolon)).toBe('""";=1+1;""";"\'\n""=1"\r\n');
});

test("numbers are written so that the region's spreadsheet reads them as numbers", () => {
  const cells = [1234567.5, 0.1, 9.59e-88, -2, 0, null, Number.NaN, Number.POSITIVE_INFINITY];
  expect(csvLine(cells, dialects.comma)).toBe("1234567.5,0.1,9.59E-88,-2,0,,,\r\n");
  expect(csvLine(cells, dialects.semicolon)).toBe("1234567,5;0,1;9,59E-88;-2;0;;;\r\n");
  expect(csvLine(cells, dialects.swiss)).toBe("1234567.5;0.1;9.59E-88;-2;0;;;\r\n");
});

test("the dialect is that of the region, whatever the language", () => {
  const regions = { comma: ["en-GB", "en-US", "en", "es-MX", "ja", "zh-CN", "he"], swiss: ["de-CH", "it-CH"] };
  for (const region of regions.comma) expect(dialectOf(region), region).toBe("comma");
  for (const region of regions.swiss) expect(dialectOf(region), region).toBe("swiss");
  for (const region of ["de", "es-ES", "ru", "fr", "pt-BR", "pl", "en-ZA", "fr-CH"])
    expect(dialectOf(region), region).toBe("semicolon");
  // What some browsers call their language is no locale.
  for (const region of ["en-US@posix", "C", ""]) expect(dialectOf(region), region).toBe("comma");
});

test("a file is called by what it is of, and as any system allows", () => {
  const at = { date: new Date(2026, 2, 1, 23, 59), extension: "csv" };
  expect(fileNameOf(["Class 7b/a.txt", "Class 7b/b/c.txt"], "pairs", at)).toBe("Class 7b pairs 2026-03-01.csv");
  expect(fileNameOf(["a.txt"], "case", { ...at, isOneOfMany: true })).toBe("Lookalike case 2026-03-01 23.59.00.csv");
  expect(fileNameOf(["essays.ZIP/a", "essays.ZIP/b"], "pairs", at)).toBe("essays pairs 2026-03-01.csv");
  for (const paths of [[], ["a.txt", "b.txt"], ["../a", "../b"], ["???/a", "???/b"]])
    expect(fileNameOf(paths, "pairs", at)).toBe("Lookalike pairs 2026-03-01.csv");
  const name = fileNameOf([`a<b>:"|?*\\\u202e${"x".repeat(5000)}/a`], "pairs", at);
  expect(name).toMatch(/^a b {1,9}x+ pairs 2026-03-01\.csv$/);
  expect(name.length).toBeLessThan(100);
});
