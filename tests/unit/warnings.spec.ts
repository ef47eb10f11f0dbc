/** Warnings of the engine are said from their codes and the report's numbers, and errors as messages. */
import { expect, test } from "@playwright/test";
import { EngineError } from "../../www/engine/channel.ts";
import type { Report, WarningCode } from "../../www/engine/pkg/lookalike.js";
import { message } from "../../www/messages/message.ts";
import { SaidError } from "../../www/messages/said-error.ts";
import { listedText } from "../../www/messages/t.ts";
import { warningsInWords } from "../../www/pairs/warnings.ts";
import { messageOf, problemOf } from "../../www/ui/error-text.ts";
import { warningInWords } from "../../www/workspace/document-warnings.ts";
import type { PageDocument } from "../../www/workspace/documents.ts";
import { speak } from "./speak.ts";

const OF_DOCUMENTS: readonly WarningCode[] = [
  ...(["empty", "tooShort", "tooShortToTell", "loneSurrogates", "invisibleCharacters", "backwardsText"] as const),
  ...(["lookAlikeLetters", "styledLetters", "spacedLetters", "sameName", "sameText", "littleLeft"] as const),
];

/** A report of two documents, of which the second has every warning. */
function report(more: { unit?: string; codes?: WarningCode[]; fallbacks?: string[]; weighting?: string } = {}): Report {
  const column = (second: number): Uint32Array => Uint32Array.of(0, second);
  return {
    params: {
      unit: more.unit ?? "words",
      k: 5,
      memoryLimit: 64,
      weighting: more.weighting ?? "equal",
      maxDocumentFrequency: 9,
    },
    documents: {
      ...{ id: Uint32Array.of(7, 8), name: ["a.txt", "a.txt"], tokens: column(3) },
      ...{
        invisible: column(1),
        backwards: column(22),
        lookAlike: column(41),
        styled: column(5),
        spacedOut: column(90),
      },
      ...{ compared: column(12), distinct: column(150), inTemplate: column(130), common: column(8) },
      ...{ quoted: column(0), referenced: column(1) },
    },
    totals: { commonShingles: 2 },
    fallbacks: more.fallbacks ?? [],
    warnings: (more.codes ?? []).map((code) => ({ code, message: "in English" })),
  } as unknown as Report;
}

const documents = [
  { id: 7, name: "first.txt", text: "one two three" },
  { id: 8, name: "second.txt", text: "one two three" },
] as unknown as PageDocument[];

const said = (code: WarningCode, given = report()): string => warningInWords(code, given, 1, documents);

test("every warning about a document is a sentence of the catalogue, in every language", () => {
  for (const locale of ["en", "es", "ru"]) {
    speak(locale);
    for (const code of OF_DOCUMENTS) {
      expect(said(code), `${locale} ${code}`).toMatch(/^\P{Ll}.* .*\.$/su);
      expect(said(code), `${locale} ${code}`).not.toContain("documents-");
    }
  }
});

test("warnings about documents have their numbers, names and reasons", () => {
  speak("en");
  expect(said("invisibleCharacters")).toBe("1 invisible character in words, ignored when comparing.");
  expect(said("lookAlikeLetters")).toMatch(/^41 look-alike letters of other scripts/);
  expect(said("tooShort")).toMatch(/^It has only 3 words\. Phrases have 5,/);
  expect(said("tooShort", report({ unit: "code" }))).toMatch(/^It has only 3 tokens\. Sequences have 5,/);
  expect(said("sameName")).toMatch(/^This is document number 2 with this name\./);
  expect(said("sameText")).toMatch(/that of first\.txt\./);
  expect(warningInWords("sameText", report(), 1, documents.slice(1))).toMatch(/that of an earlier document\./);
  expect(said("littleLeft")).toBe(
    "Only 12 of its 150 phrases are compared, so its similarities mean little. 130 phrases are in a template. " +
      "8 phrases are in too many documents. 1 word is in references.",
  );
});

test("warnings about a comparison are said once each, and not those that stand elsewhere on the page", () => {
  speak("en");
  const codes: WarningCode[] = ["tooFewDocuments", "pairsLeftOut", "idleTemplate", "commonLeftOut", "fallback"];
  const all = warningsInWords(report({ codes, fallbacks: ["positionsDropped", "signaturesOnly"] }));
  expect(all).toHaveLength(4);
  expect(all[1]).toMatch(/^To stay below 64 MB of memory, similarities were estimated/);
  expect(all[3]).toBe("2 phrases were excluded because more than 9 documents contain them.");
  const [weighted] = warningsInWords(report({ fallbacks: ["signaturesOnly"], weighting: "rarity" }));
  expect(weighted).toContain("all phrases count the same");
  expect(warningsInWords(report())).toEqual([]);
});

test("an error of the engine is data until it is said", () => {
  const failure = { name: "OutOfMemory", mistakes: [], fatal: true, memory: true };
  const error = new EngineError({ ...failure, message: message("engine-out-of-memory") });
  expect(problemOf(error)).toEqual({ code: "engine-out-of-memory", args: undefined });
  speak("es");
  expect(messageOf(error)).toMatch(/^el navegador se quedó sin memoria/);
  speak("en");
  expect(messageOf(error)).toMatch(/^the browser ran out of memory/);
  expect(messageOf(new EngineError({ ...failure, message: "its own text" }))).toBe("its own text");
  expect(messageOf(new SaidError(message("engine-not-loaded-status", { status: "404" })))).toContain("status 404.");
  expect(messageOf("no error")).toBe("no error");
});

test("several things are listed as the language does", () => {
  speak("es");
  expect(listedText(["a", "b", "c"])).toBe("a, b y c");
});
