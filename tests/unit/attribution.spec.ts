import { expect, test } from "@playwright/test";
import { attributionKind, countsInWords } from "../../www/compare/attribution.tsx";
import { speak } from "./speak.ts";

const attribution = { quoted: false, cited: false, reference: false };

test("a passage has one kind of attribution, and an entry of a list of sources is only that", () => {
  expect(attributionKind(attribution)).toBe("none");
  expect(attributionKind({ ...attribution, quoted: true })).toBe("quoted");
  expect(attributionKind({ ...attribution, cited: true })).toBe("cited");
  expect(attributionKind({ ...attribution, quoted: true, cited: true })).toBe("both");
  expect(attributionKind({ quoted: true, cited: true, reference: true })).toBe("reference");
});

test("the counts of all kinds add up to the passages, in every language", () => {
  speak("en");
  const kinds = ["none", "both", "none", "quoted", "reference", "cited", "cited"] as const;
  expect(countsInWords(kinds)).toBe(
    "1 quoted with a citation, 1 quoted without a citation, 2 near a citation but not quoted, 1 in the list of sources, and 2 neither quoted nor cited",
  );
  for (const language of ["es", "ru", "en"] as const) {
    speak(language);
    const numbers = countsInWords(kinds).match(/\d+/g)?.map(Number) ?? [];
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(kinds.length);
  }
});
