/** What the engine hands over as codes and values has a sentence in every language, and errors are data until they are said. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { EngineError } from "../../www/engine/engine-worker.ts";
import { errorMessage } from "../../www/engine/error-messages.ts";
import {
  Corpus,
  checkParams,
  type DocumentWarning,
  initSync,
  type Mistake,
  type Report,
  type Warning,
} from "../../www/engine/pkg/lookalike.js";
import { mistakeMessage, warningInWords, warningMessages, warningsInWords } from "../../www/engine/remarks.ts";
import { languages } from "../../www/i18n/languages.ts";
import { type Message, message, problemOf, UserError } from "../../www/i18n/message.ts";
import { listedText, say } from "../../www/i18n/t.ts";
import { compile } from "./in-process.ts";
import { speak } from "./speak.ts";

const source = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8");

/** The codes of a table in Rust, as the engine has them. */
function codesOf(table: "ErrorCode" | "MistakeCode" | "WarningCode"): string[] {
  const [, rest = ""] = source("message/codes.rs").split(new RegExp(`^ {4}${table} \\{$`, "m"));
  const [body = ""] = rest.split(/^ {4}\}$/m);
  return [...body.matchAll(/^ {8}\w+,\s+"(\w+)",\s+"/gm)].map(([, code = ""]) => code);
}

/** Values as `messages.d.ts` declares them for a code, which a test in Rust holds to the same codes. */
function argsOf(code: string): Record<string, string | number> {
  const [, declared = ""] =
    new RegExp(`^  ${code}: (\\{[^}]*\\}|Record)`, "m").exec(source("wasm/types/messages.d.ts")) ?? [];
  const fields = [...declared.matchAll(/(\w+): (number|string|Unit)/g)];
  return Object.fromEntries(fields.map(([, name = "", type]) => [name, type === "number" ? 7 : `of-${name}`]));
}

const sayings = {
  ErrorCode: (code: string, args: object) => [errorMessage({ code, args })],
  MistakeCode: (code: string, args: object) => [mistakeMessage({ code, args } as Mistake)],
  WarningCode: (code: string, args: object) => warningMessages({ code, args } as Warning, () => "first.txt"),
};

for (const [table, sayingOf] of Object.entries(sayings)) {
  test(`every ${table} of the engine is said in every language`, () => {
    const codes = codesOf(table as keyof typeof sayings);
    expect(codes.length).toBeGreaterThan(5);
    for (const locale of Object.keys(languages)) {
      speak(locale);
      for (const code of codes) {
        const remark = sayingOf(code, argsOf(code));
        expect(remark.length, code).toBeGreaterThan(0);
        for (const sentence of remark) {
          expect(sentence, code).not.toBeNull();
          expect(say(sentence as Message), `${locale} ${code}`).toMatch(/ .*[.)_+]$/su);
          expect(say(sentence as Message), `${locale} ${code}`).not.toContain("{");
        }
      }
    }
  });
}

test.describe("the engine's own values", () => {
  test.beforeAll(async () => {
    initSync({ module: await compile() });
  });

  const warned = (report: Report, at: number): string[] =>
    report.documents.warnings
      .filter(({ document }) => document === at)
      .map((warning: DocumentWarning) => warningInWords(warning, report));

  test("warnings about documents have their numbers, names and reasons", () => {
    speak("en");
    const text = "one two three four five six seven";
    const corpus = new Corpus();
    const hidden = "a\u{200b}b c\u{200b}d e\u{200b}f g h i ".repeat(9);
    const documents = ["", "too short here", text, hidden, text].map((own) => ({ name: "a.txt", text: own }));
    corpus.addAll(documents);
    const report = corpus.compare({ k: 5 });
    expect(warned(report, 0)).toEqual(["It has no words, so it is not similar to any document."]);
    expect(warned(report, 1)).toEqual([
      expect.stringMatching(/^It has only 3 words\. A phrase has 5,/),
      "Another document has the same name.",
    ]);
    expect(warned(report, 3)[0]).toBe("27 invisible characters in words, ignored when comparing.");
    expect(warned(report, 4)[1]).toBe("Its text is exactly the same as that of a.txt.");
    speak("ru");
    expect(warned(report, 0)).toEqual([expect.stringMatching(/^В нём нет ни одного слова/)]);
  });

  test("a mistake says what to enter", () => {
    speak("en");
    const messages = checkParams({ k: 0, threshold: 2, bands: 20, rows: 10, unit: "x" as "words" })
      .map(mistakeMessage)
      .map(say);
    expect(messages).toEqual([
      'Choose one of "words", "characters", "code".',
      "Enter a whole number from 1 to 64.",
      "Enter a number from 0 to 1.",
      expect.stringMatching(/^Bands times rows is 200, more than the signature length of 128\./),
    ]);
  });

  test("an error has a code and values", () => {
    speak("es");
    const corpus = new Corpus();
    let thrown: unknown;
    try {
      corpus.passages(3, 4);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code: "unknownDocument", args: { id: 3 } });
    expect((thrown as Error).message).toBe(
      "there is no document with id 3; use the id of a document that was added and not removed",
    );
    expect(say(errorMessage(thrown) ?? "")).toBe(
      "un documento necesario ya no está en esta página. Inténtelo de nuevo.",
    );
  });
});

test("warnings about a comparison are those that stand nowhere else on the page", () => {
  speak("en");
  const warning = (code: string, args: object) => ({ code, args, message: "in English" }) as Warning;
  const warnings = [
    warning("signaturesOnly", { limit: 64 }),
    warning("tooFewDocuments", { count: 1 }),
    warning("pairsLeftOut", { pairs: 9, listed: 2 }),
    warning("commonLeftOut", { shingles: 2, documents: 9 }),
  ];
  expect(warningsInWords({ warnings })).toEqual([
    expect.stringMatching(/^To stay below 64 MB of memory, similarities were estimated/),
    "2 phrases were excluded because they are in more than 9 documents.",
  ]);
  expect(warningsInWords({ warnings: [] })).toEqual([]);
});

test("little that is left is said with its reasons", () => {
  speak("en");
  const args = { compared: 12, distinct: 150, inTemplate: 130, common: 8, quoted: 0, referenced: 1 };
  const report = { documents: { name: [] } } as unknown as Report;
  expect(warningInWords({ code: "littleLeft", args, message: "" }, report)).toBe(
    "Only 12 of its 150 phrases are compared, so its similarities mean little. 130 phrases are in a template. " +
      "8 phrases are in too many documents. 1 word is in the list of sources.",
  );
  // All phrases that are left are compared, but most of the text is a list of sources.
  const sources = { compared: 3, distinct: 3, inTemplate: 0, common: 0, quoted: 0, referenced: 70 };
  expect(warningInWords({ code: "littleLeft", args: sources, message: "" }, report)).toBe(
    "Only a small part of it is compared, so its similarities mean little. 70 words are in the list of sources.",
  );
  // A text that is all list of sources has no phrases at all.
  const nothing = { compared: 0, distinct: 0, inTemplate: 0, common: 0, quoted: 0, referenced: 70 };
  expect(warningInWords({ code: "littleLeft", args: nothing, message: "" }, report)).toBe(
    "None of its phrases are compared, so it is not similar to any document. 70 words are in the list of sources.",
  );
});

test("an error is data until it is said, whatever the language then", () => {
  const failure = { name: "OutOfMemory", mistakes: [], isFatal: true, isMemoryShort: true };
  const error = new EngineError({ ...failure, userMessage: message("engine-out-of-memory") });
  expect(problemOf(error)).toEqual({ code: "engine-out-of-memory", args: undefined });
  speak("es");
  expect(say(problemOf(error))).toMatch(/^el navegador se quedó sin memoria/);
  speak("en");
  expect(say(problemOf(error))).toMatch(/^the browser ran out of memory/);
  expect(say(problemOf(new UserError(message("engine-not-loaded-status", { status: "404" }))))).toContain(
    "status 404.",
  );
  // What nobody foresaw has a text for programmers.
  for (const unknown of [new Error("its own text"), "its own text"]) {
    expect(problemOf(unknown)).toEqual(message("engine-fault", { detail: "its own text" }));
  }
});

test("several things are listed as the language does", () => {
  speak("es");
  expect(listedText(["a", "b", "c"])).toBe("a, b y c");
});
