import { expect, test } from "@playwright/test";
import { obfuscatedPlaces, trickInWords } from "../../www/compare/obfuscated.ts";
import { nextPlace } from "../../www/compare/obfuscation.tsx";
import type { ObfuscationPlaces } from "../../www/engine/pkg/lookalike.js";
import { speak } from "./speak.ts";

test("what nobody sees is marked by its word, once; what is seen by itself", () => {
  const text = "a h\u200bid\u200bden wоrd";
  const repairs: ObfuscationPlaces = {
    tricks: [
      { trick: "invisible", characters: 2, words: 1, flagged: false },
      { trick: "lookAlike", characters: 1, words: 1, flagged: true },
    ],
    places: Uint32Array.of(0, 3, 4, 0, 6, 7, 1, 12, 13),
    leftOut: 0,
  };
  const marked = obfuscatedPlaces(repairs, text).map(({ start, end }) => text.slice(start, end));
  expect(marked).toEqual(["h\u200bid\u200bden", "о"]);
});

test("hidden tricks in words", () => {
  speak("en");
  const many = trickInWords({ trick: "lookAlike", characters: 41, words: 38, flagged: true });
  expect(many).toBe("41 look-alike letters of another script in 38 words");
  expect(trickInWords({ trick: "invisible", characters: 1, words: 1, flagged: false })).toBe(
    "1 invisible character in 1 word",
  );
  const open = { trick: "spacedOut", characters: 90, words: 0, flagged: true } as const;
  expect(trickInWords(open)).toBe("90 spaced-out letters");
  speak("ru");
  expect(trickInWords({ ...open, characters: 92, words: 21 })).toBe("92 буквы вразрядку в 21 слове");
  speak("en");
});

test("places are gone to one after the other, and round", () => {
  expect([nextPlace(-1, 1, 3), nextPlace(-1, -1, 3), nextPlace(2, 1, 3), nextPlace(0, -1, 3)]).toEqual([0, 2, 0, 2]);
});
