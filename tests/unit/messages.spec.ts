/** The catalogues of messages: that they are complete, that what is wrong in one is found, and that sentences come out right. */
import { readdirSync, readFileSync } from "node:fs";
import { Identifier, Message, parse, type SelectExpression, TextElement, type Variant, Visitor } from "@fluent/syntax";
import { expect, test } from "@playwright/test";
import { h, isValidElement, type VNode } from "preact";
import { examine, examineFiles, shippedText, typesOf } from "../../tools/messages.mjs";
import { firstSpoken, inLanguage, languages } from "../../www/i18n/languages.ts";
import { message } from "../../www/i18n/message.ts";
import { catalogue, language, listed, parts, say, shown, t } from "../../www/i18n/t.ts";
import { catalogueOf, speak } from "./speak.ts";

/** What is wrong with these catalogues, each of one file `a.ftl`, where every key of English is used. */
function faultsOf(catalogues: Record<string, string>, source?: string): string[] {
  const files = Object.fromEntries(Object.entries(catalogues).map(([code, text]) => [code, { "a.ftl": text }]));
  const used = [...(catalogues["en"] ?? "").matchAll(/^[a-z][\w-]*/gm)].map(([key]) => `"${key}"`).join(" ");
  return examine(files, { "view.tsx": source ?? used }).faults;
}

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("the catalogues are complete: same keys and arguments in every language, all of them used", () => {
  const { keys, faults } = examineFiles();
  expect(faults).toEqual([]);
  expect(Object.keys(keys).length).toBeGreaterThan(40);
});

test("what is wrong with a catalogue is found", () => {
  expect(faultsOf({ en: "a-x = X", es: "a-x = X" })).toEqual([]);
  expect(faultsOf({ en: "a-x = X\na-y = Y", es: "a-x = X" })).toEqual(["es: a-y is missing"]);
  expect(faultsOf({ en: "a-x = X", es: "a-x = X\na-z = Z" }, '"a-x" "a-z"')).toEqual(["en: a-z is missing"]);
  expect(faultsOf({ en: "a-x = { $n }", es: "a-x = X" })).toEqual(["es/a.ftl: a-x lacks the argument $n"]);
  expect(faultsOf({ en: "a-x = X", es: "a-x = { $n }" })).toEqual(["en/a.ftl: a-x lacks the argument $n"]);
  expect(faultsOf({ en: "a-x = { a-y }", es: "a-x = X" })).toEqual([
    "en/a.ftl: a-x refers to a-y, which does not exist",
  ]);
  expect(faultsOf({ en: "a-x = { DATE($n) }" })).toEqual(["en/a.ftl: a-x calls DATE(), which does not exist"]);
  expect(faultsOf({ en: "a-x = X\na-x = Y" })).toEqual(["en/a.ftl: a-x is there twice"]);
  expect(faultsOf({ en: "b-x = X" })).toEqual(['en/a.ftl: b-x must begin with "a-"']);
  expect(faultsOf({ en: "a-x = { $n" })[0]).toMatch(/^en\/a\.ftl: a-x = { \$n cannot be read: /);
  expect(faultsOf({ en: "a-x = X" }, "")).toEqual(["a-x is not used"]);
  expect(faultsOf({ en: "a-x = X" }, '"a-x"; t("a-y")')).toEqual(["view.tsx: there is no message a-y"]);
  expect(faultsOf({ en: "a-x = X" }, '"a-x"; t(`a-$' + "{y}`)")).toHaveLength(1);
});

test("a sentence that counts needs every plural form of its language", () => {
  const counted = (forms: string): string => `a-x = { $n ->\n${forms}\n }`;
  expect(faultsOf({ en: counted("[one] one\n *[other] some"), ru: counted("[one] одна\n *[other] много") })).toEqual([
    "ru/a.ftl: a-x lacks the plural form few, many",
  ]);
  expect(faultsOf({ en: counted("[zero] none\n *[other] some") })).toEqual(["en/a.ftl: a-x lacks the plural form one"]);
});

test("the types of keys say which arguments are counted", () => {
  const { keys } = examine(
    { en: { "a.ftl": "a-x = { $n ->\n [one] one\n *[other] { $n } of { $name }\n }\na-y = Y" } },
    {},
  );
  expect(typesOf(keys)).toContain('"a-x": { readonly n: number; readonly name: Text };\n  "a-y": null;');
});

test("a catalogue is shipped without its comments, and says the same", () => {
  expect(shippedText("## Head\n\n# About x\na-x = X\n\n\na-y = { $n }\n")).toBe("a-x = X\na-y = { $n }\n");
});

test("keys and arguments are checked by the compiler", () => {
  speak("en");
  // @ts-expect-error: no such key
  expect(t("check-nothing")).toBe("check-nothing");
  // @ts-expect-error: an argument is missing
  expect(t("check-added")).toBe("{$name} was added to the documents.");
  // @ts-expect-error: an argument of another name
  expect(t("check-added", { title: "a.txt" })).toBe("{$name} was added to the documents.");
  // @ts-expect-error: what is counted is a number
  expect(t("check-others", { count: "many" })).toBe("many others");
});

test("plurals in Russian", () => {
  const russian = catalogueOf("ru");
  const similar = (count: number): string => plain(russian.format("check-similar", { count, threshold: 0.2 }));
  expect([0, 1, 2, 5, 11, 21, 22, 100].map(similar)).toEqual([
    "Нет документов, похожих на новый на 20 % или больше.",
    "1 документ похож на новый на 20 % или больше.",
    "2 документа похожи на новый на 20 % или больше.",
    "5 документов похожи на новый на 20 % или больше.",
    "11 документов похожи на новый на 20 % или больше.",
    "21 документ похож на новый на 20 % или больше.",
    "22 документа похожи на новый на 20 % или больше.",
    "100 документов похожи на новый на 20 % или больше.",
  ]);
});

/** Words that stand for one thing, in any case and gender. */
const ONE_THING =
  /(?<!\p{L})(?:он|она|оно|его|её|ему|ей|им|него|неё|нему|ним|ней|нём|тот|та|то|того|той|тому|тем|том|одн\p{L}*)(?!\p{L})/giu;

test("a sentence about 21 things does not speak of one in Russian, whose form for 1 is that of 21, too", () => {
  const oneThing = ({ value }: Variant): string[] =>
    value.elements.flatMap((part) => (part instanceof TextElement ? (part.value.match(ONE_THING) ?? []) : []));
  const found: string[] = [];
  for (const file of readdirSync("www/i18n/ru")) {
    for (const entry of parse(readFileSync(`www/i18n/ru/${file}`, "utf8"), {}).body) {
      if (!(entry instanceof Message)) continue;
      const visitor = new (class extends Visitor {
        override visitSelectExpression(select: SelectExpression): void {
          const form = (name: string) =>
            select.variants.find(({ key }) => key instanceof Identifier && key.name === name);
          const [one, few] = [form("one"), form("few")];
          if (one && few) {
            const plural = new Set(oneThing(few));
            for (const word of oneThing(one)) if (!plural.has(word)) found.push(`${entry.id.name}: ${word}`);
          }
          this.genericVisit(select);
        }
      })();
      visitor.visit(entry);
    }
  }
  expect(found).toEqual([]);
  const said = (key: "authors-students" | "archive-off", args: Record<string, string | number>): string =>
    plain(catalogueOf("ru").format(key, args as never));
  expect([1, 21].map((students) => said("authors-students", { students, files: "2 файла" }))).toEqual([
    "1 автор, у него 2 файла",
    "21 автор, у каждого 2 файла",
  ]);
});

test("one thing has one word: the place where work is kept, a run of words, a picture", () => {
  // In Spanish, "frase" would be a sentence as well as a run of words.
  const wrong = {
    en: /this computer/i,
    es: /(?<!\p{L})frases?(?!\p{L})|este equipo|ordenador/iu,
    ru: /этом компьютере|картин/i,
  };
  const found = Object.entries(wrong).flatMap(([code, words]) =>
    readdirSync(`www/i18n/${code}`).flatMap((file) =>
      shippedText(readFileSync(`www/i18n/${code}/${file}`, "utf8"))
        .split("\n")
        .filter((line) => words.test(line)),
    ),
  );
  expect(found).toEqual([]);
});

test("both numbers of a sentence have their forms", () => {
  const left = (locale: string): string[] =>
    [1, 2].map((most) => plain(catalogueOf(locale).format("pairs-not-listed-document", { count: 1, most })));
  expect(left("en")).toEqual([
    "1 pair is not listed because both its documents have 1 stronger pair.",
    "1 pair is not listed because both its documents have 2 stronger pairs.",
  ]);
  expect(left("es")).toEqual([
    "1 par no figura en la lista porque sus dos documentos tienen 1 par más fuerte.",
    "1 par no figura en la lista porque sus dos documentos tienen 2 pares más fuertes.",
  ]);
  const compared = catalogueOf("ru").format("pairs-compared", { count: 3, milliseconds: 21_000 });
  expect(plain(compared)).toBe("3 пары точно сравнены; время: 21 секунда");
});

test("numbers are written as the locale writes them", () => {
  const long = (locale: string): string => plain(catalogueOf(locale).format("check-too-long", { characters: 1234567 }));
  expect(long("en-GB")).toContain("has 1,234,567 characters");
  expect(long("es-ES")).toContain("tiene 1.234.567 caracteres");
  expect(long("es-MX")).toContain("tiene 1,234,567 caracteres");
  expect(long("ru")).toContain("тексте 1 234 567 символов");
  const shares = (locale: string, share: number): string =>
    plain(catalogueOf(locale).format("check-jaccard", { share }));
  expect([0, 0.001, 0.62, 0.999, 1].map((share) => shares("en", share))).toEqual(
    ["0%", "<1%", "62%", ">99%", "100%"].map((share) => `Jaccard similarity ${share}`),
  );
  expect(shares("es", 0.62)).toBe("similitud de Jaccard: 62 %");
});

test("only an argument that runs from right to left is isolated", () => {
  speak("en");
  expect(t("check-added", { name: "a.txt" })).toBe("a.txt was added to the documents.");
  expect(t("check-added", { name: "מאמר.txt" })).toBe("\u2068מאמר.txt\u2069 was added to the documents.");
  expect(t("check-added", { name: "gpj.\u202exe" })).toBe("\u2068gpj.\u202exe\u2069 was added to the documents.");
});

test("a message that came as data is said in the language of the moment, with messages in it", () => {
  const data = structuredClone(message("check-unreadable", { name: "a.zip", reason: message("check-archive") }));
  speak("en");
  expect(say(data)).toBe("a.zip could not be read. It is an archive. Unpack it and choose one document.");
  speak("es");
  expect(language.value).toBe("es");
  expect(say(data)).toBe("No se pudo leer a.zip. Es un archivo comprimido. Descomprímalo y elija un documento.");
  expect(say("as it is")).toBe("as it is");
  catalogue.value = null;
  expect([t("check-run"), say(data)]).toEqual(["check-run", "check-unreadable"]);
});

/** A drawn sentence with its elements in brackets. */
function drawn(children: readonly unknown[]): string {
  const textOf = (child: unknown): string => {
    if (!isValidElement(child)) return String(child);
    const { type, props } = child as VNode<{ children?: unknown }>;
    return `<${String(type)}>${String(props.children ?? "")}</${String(type)}>`;
  };
  return plain(children.map(textOf).join(""));
}

const element = (type: string) => (text: string) => h(type, null, text);

test("elements stand within a sentence, and choose its plural as the number in them does", () => {
  speak("en");
  const bold = (count: number): string =>
    drawn(parts("check-similar", { count: shown(count, element("b")), threshold: shown(0.2, element("i")) }));
  expect(bold(1)).toBe("<b>1</b> document is at least <i>20%</i> similar to the new one.");
  expect(bold(2345)).toBe("<b>2,345</b> documents are at least <i>20%</i> similar to the new one.");
  const name = shown("<b>{ $x }</b>\u00000\u0000", element("bdi"));
  expect(drawn(parts("check-added", { name }))).toBe(
    "<bdi><b>{ $x }</b>\u00000\u0000</bdi> was added to the documents.",
  );
  // A text cannot pose as a place for an element.
  expect(drawn(parts("check-unreadable", { name, reason: "\u00000\u0000" }))).toMatch(/could not be read\. 0$/);
});

test("lists are joined as the language joins them", () => {
  speak("en-GB");
  expect([drawn(listed(["a"])), drawn(listed(["a", "b"])), drawn(listed(["a", "b", "c"]))]).toEqual([
    "a",
    "a and b",
    "a, b and c",
  ]);
  speak("ru");
  expect(drawn(listed(["a", "b"]))).toBe("a и b");
});

test("the language is the first that is spoken, with the region that the reader has for it", () => {
  expect(firstSpoken(["de-AT", "es-MX", "en"])).toEqual({ language: "es", locale: "es-MX" });
  expect(firstSpoken(["C", "", "not a locale"])).toEqual({ language: "en", locale: "en" });
  expect(firstSpoken([])).toEqual({ language: "en", locale: "en" });
  expect(inLanguage("en", ["ru", "en-IN"])).toEqual({ language: "en", locale: "en-IN" });
  expect(inLanguage("ru", ["en-IN"])).toEqual({ language: "ru", locale: "ru" });
  expect(Object.keys(languages)).toEqual(["en", "es", "ru"]);
});

test("a number from the settings has its noun in the form that the number asks for", () => {
  const said = (
    locale: string,
    counts: readonly number[],
    of: (count: number) => ReturnType<typeof message>,
  ): string[] => {
    const spoken = catalogueOf(locale);
    return counts.map((count) => plain(spoken.say(of(count))));
  };
  const above = (unit: string) => (words: number) => message("cli-above-words", { pairs: 1, words, unit });
  expect(said("en", [1, 2], above("words"))).toEqual([
    "1 pair has more than 1 matched word.",
    "1 pair has more than 2 matched words.",
  ]);
  expect(said("es", [1, 2], above("words"))).toEqual([
    "1 par tiene más de 1 palabra coincidente.",
    "1 par tiene más de 2 palabras coincidentes.",
  ]);
  expect(said("ru", [1, 2, 21], above("words"))).toEqual([
    "1 пара: больше 1 совпадающего слова.",
    "1 пара: больше 2 совпадающих слов.",
    "1 пара: больше 21 совпадающего слова.",
  ]);
  expect(said("ru", [101], above("code"))).toEqual(["1 пара: больше 101 совпадающей лексемы."]);
  expect(said("ru", [21, 25], (least) => message("cli-found", { pairs: 2, least }))).toEqual([
    "У 2 пар не меньше 21 совпадающего слова, которое не объясняется случайностью.",
    "У 2 пар не меньше 25 совпадающих слов, которые не объясняются случайностью.",
  ]);
  const common = (documents: number) => message("pairs-warning-common", { count: 3, documents });
  expect(said("en", [1, 2], common)).toEqual([
    "3 phrases were excluded because they are in more than one document.",
    "3 phrases were excluded because they are in more than 2 documents.",
  ]);
  expect(said("es", [1], common)).toEqual(["Se excluyeron 3 secuencias porque están en más de un documento."]);
  expect(said("ru", [1, 21, 22], common)).toEqual([
    "Исключены 3 фразы: они есть больше чем в одном документе.",
    "Исключены 3 фразы: они есть больше чем в 21 документе.",
    "Исключены 3 фразы: они есть больше чем в 22 документах.",
  ]);
  const listed = (most: number) => message("pairs-warning-left-out", { pairs: 3, listed: most });
  expect(said("en", [1, 2], listed).map((text) => text.split(". ")[0])).toEqual([
    "3 pairs were found, and only the strongest is listed",
    "3 pairs were found, and the 2 strongest are listed",
  ]);
  expect(said("es", [1], listed)[0]).toMatch(/^Se encontraron 3 pares; la lista contiene solo el más fuerte\. /);
  expect(said("ru", [1], listed)[0]).toMatch(/^Найдены 3 пары; в списке только самая сильная\. /);
  expect(said("es", [1], (most) => message("cli-left-out", { pairs: 3, most }))).toEqual([
    "Sin listar: 3 pares después del primero.",
  ]);
  expect(said("en", [1], (k) => message("pairs-below-nothing", { unit: "words", k }))).toEqual([
    "No two documents share a single word.",
  ]);
  expect(said("ru", [21], (functions) => message("pairs-estimates", { functions }))).toEqual([
    "Сходство здесь не посчитано точно, а оценено (сигнатуры MinHash из 21 значения).",
  ]);
});
