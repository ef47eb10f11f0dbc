import { expect, test } from "@playwright/test";
import { nextPlace } from "../../www/comparison/obfuscation.tsx";
import { listed, trickInWords } from "../../www/comparison/obfuscation-words.ts";
import { disguisesOf } from "../../www/comparison/pane/obfuscation-places.ts";
import type { ObfuscationPlaces } from "../../www/engine/pkg/lookalike.js";

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
  const marked = disguisesOf(repairs, text).map(({ start, end }) => text.slice(start, end));
  expect(marked).toEqual(["h\u200bid\u200bden", "о"]);
});

test("disguises in words", () => {
  const many = trickInWords({ trick: "lookAlike", characters: 41, words: 38, flagged: true });
  expect(many.replaceAll("\u00a0", " ")).toBe("41 look-alike letters of another script in 38 words");
  const open = trickInWords({ trick: "spacedOut", characters: 90, words: 0, flagged: true });
  expect(open.replaceAll("\u00a0", " ")).toBe("90 letters spaced out");
  expect([listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])]).toEqual(["a", "a and b", "a, b and c"]);
});

test("places are gone to one after the other, and round", () => {
  expect([nextPlace(-1, 1, 3), nextPlace(-1, -1, 3), nextPlace(2, 1, 3), nextPlace(0, -1, 3)]).toEqual([0, 2, 0, 2]);
});
