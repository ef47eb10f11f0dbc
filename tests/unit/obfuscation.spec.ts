import { expect, test } from "@playwright/test";
import { obfuscatedPlaces, obfuscationInWords } from "../../www/compare/obfuscated.ts";
import { nextIndex } from "../../www/compare/obfuscation.tsx";
import type { ObfuscationPlaces } from "../../www/engine/pkg/lookalike.js";
import { contentOf } from "./read-one.ts";
import { speak } from "./speak.ts";

test("what nobody sees is marked by its word, once; what is seen by itself", () => {
  const text = "a h\u200bid\u200bden wоrd";
  const obfuscation: ObfuscationPlaces = {
    kinds: [
      { kind: "invisible", characters: 2, words: 1, flagged: false },
      { kind: "lookAlike", characters: 1, words: 1, flagged: true },
    ],
    places: Uint32Array.of(0, 3, 4, 0, 6, 7, 1, 12, 13),
    unlisted: 0,
  };
  const marked = obfuscatedPlaces(obfuscation, text).map(({ start, end }) => text.slice(start, end));
  expect(marked).toEqual(["h\u200bid\u200bden", "о"]);
});

test("hidden tricks in words", () => {
  speak("en");
  const many = obfuscationInWords({ kind: "lookAlike", characters: 41, words: 38, flagged: true });
  expect(many).toBe("41 look-alike letters of another script in 38 words");
  expect(obfuscationInWords({ kind: "invisible", characters: 1, words: 1, flagged: false })).toBe(
    "1 invisible character in 1 word",
  );
  const open = { kind: "spacedOut", characters: 90, words: 0, flagged: true } as const;
  expect(obfuscationInWords(open)).toBe("90 spaced-out letters");
  speak("ru");
  expect(obfuscationInWords({ ...open, characters: 92, words: 21 })).toBe("92 буквы вразрядку в 21 слове");
  speak("en");
});

test("text that a page forces to run from right to left is marked, line by line, and nothing else is", async () => {
  const forced = "unicode-bidi:bidi-override;direction:rtl";
  const html = [
    '<p>a <bdo dir="rtl">ruob<i>rah</i> eht<br>reip</bdo> b <bdo dir="ltr">pier</bdo></p>',
    `<p style="${forced}">eno</p><div style="${forced}">owt<p>three</p></div>`,
    '<p dir="rtl"><span style="unicode-bidi:isolate-override">ruof</span> five</p><p class="r">xis</p>',
    '<div style="direction:rtl">seven</div><pre class="r">thgie\nenin</pre>',
  ];
  const { text } = await contentOf("a.html", `<style>.r { ${forced} }</style>${html.join("")}`);
  expect(text.replaceAll("\u202e", ">").replaceAll("\u202c", "<").split(/\n+/)).toEqual([
    ...["a> ruobrah eht<", ">reip< b pier", ">eno<", ">owt<", "three"],
    ...[">ruof< five", ">xis<", "seven", ">thgie<", ">enin<"],
  ]);
});

test("places are gone to one after the other, and round", () => {
  expect([nextIndex(-1, 1, 3), nextIndex(-1, -1, 3), nextIndex(2, 1, 3), nextIndex(0, -1, 3)]).toEqual([0, 2, 0, 2]);
});
