/** Styles of a feature reach its own view only: all sheets are one document's, and the Lab's stays once it was opened. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { transform } from "lightningcss";

/** The sheet of each feature, and the class that its view bears. */
const SHEETS = {
  "how/accuracy/accuracy.css": "accuracy",
  "how/how.css": "how",
  "check/check.css": "check",
  "groups/groups.css": "groups",
  "how/lab/lab.css": "lab",
  "matrix/matrix.css": "matrix",
  "overview/overview.css": "overview",
  "people/people.css": "people",
};

for (const [sheet, view] of Object.entries(SHEETS)) {
  test(`every rule of ${sheet} is about what lies in .${view}`, () => {
    const url = new URL(`../../www/${sheet}`, import.meta.url);
    expect(selectorsIn(readFileSync(url, "utf8")).filter((first) => first !== view)).toEqual([]);
  });
}

test("a rule that reaches other views is found, nested or not", () => {
  expect(
    selectorsIn(".a .b, .c { color: red } @media (width > 1px) { h4 { color: red } .a h4 { & b { top: 0 } } }"),
  ).toEqual(["a", "c", "h4", "a"]);
});

/** What each selector begins with: a class, or anything else as it stands; those within another rule are its own matter. */
function selectorsIn(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  transform({
    filename: "sheet.css",
    code: Buffer.from(css),
    visitor: {
      Rule(rule) {
        if (rule.type !== "style") return;
        if (depth++ === 0) {
          for (const [first] of rule.value.selectors) found.push(first && "name" in first ? String(first.name) : "?");
        }
      },
      RuleExit(rule) {
        if (rule.type === "style") depth--;
      },
    },
  });
  return found;
}
