/** The search in the list of documents. */
import { expect, test } from "@playwright/test";
import { type PageDocument, withNames } from "../../www/documents/document.ts";
import { documentsWith } from "../../www/documents/document-search.ts";

test("each word is in the name or the author, in upper or lower case, composed or not", () => {
  const given = [
    ["essay.txt", "Zoe\u0308 Lee"],
    ["lee/report.txt", ""],
    ["essay 2.txt", "Kim"],
  ] as const;
  const documents = withNames(given.map(([name, author], id) => ({ id, name, author }) as PageDocument));
  const found = (query: string): number[] =>
    documentsWith(documents, query, ({ author }) => String(author) || null).map(({ id }) => id);
  expect(found("  ")).toEqual([0, 1, 2]);
  expect(found("LEE")).toEqual([0, 1]);
  expect(found("essay zo\u00eb")).toEqual([0]);
  expect(found("lee  report")).toEqual([1]);
  // No word is found across the end of a name.
  expect(found("txtkim")).toEqual([]);
  expect(documentsWith(documents, "", () => null)).toBe(documents);
});
