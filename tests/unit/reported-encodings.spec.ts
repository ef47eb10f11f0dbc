/** Texts in old encodings, as reported of other tools, and more of each kind. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import iconv from "iconv-lite";
import { shortChinese } from "../../www/read/short-chinese.ts";
import { reported, wordsOf } from "./reported.ts";

const declaration = (language: string): string =>
  readFileSync(new URL(`../fixtures/udhr2_multi/${language}.txt`, import.meta.url), "utf8").replace(/^\uFEFF/, "");

for (const [file, label, text] of [
  ["ru.cp866.txt", "ibm866", "Завтра студенты сдают отчёт о практике на заводе. Мастер показал им станки"],
  ["uk.koi8-u.txt", "koi8-u", "сестра"],
  ["de.mac-roman.txt", "macintosh", "Die Schüler maßen täglich die Höhe des Flusses und trugen die Größe"],
  [
    "fr.mac-roman.txt",
    "macintosh",
    "L’élève a noté où la rivière déborde, et « voilà » dit-elle : ça s’est passé dès l’été.",
  ],
  ["cookie.py", "windows-1251", "print('Привет, мир')"],
] as const) {
  test(`as reported: ${file}`, async () => {
    const read = await reported(`encodings/${file}`);
    expect(read.label).toBe(label);
    expect(read.text).toContain(text);
    expect(read.text).not.toMatch(/[\u2500-\u257f]/);
  });
}

const RUSSIAN = "Вчера студенты сдали отчёт о практике. Каждый работал на станции, и мастер показал, сколько деталей.";
const UKRAINIAN = "Його сестра живе в Києві, а брат поїхав до Львова. Ґанок їхньої хати пофарбовано.";

const CZECH = "Včera večer jsme dlouho seděli u řeky. Učitel řekl, že žluťoučký kůň úpěl ďábelské ódy. Těšíme se.";

const TEXTS: readonly (readonly [encoding: string, label: string, text: string])[] = [
  ["cp866", "ibm866", "Ёжик в тумане"],
  ["cp866", "ibm866", declaration("rus").slice(0, 5000)],
  ["x-mac-cyrillic", "x-mac-cyrillic", RUSSIAN],
  ["x-mac-cyrillic", "x-mac-cyrillic", declaration("rus").slice(0, 5000)],
  ["koi8-u", "koi8-u", UKRAINIAN],
  ["koi8-r", "koi8-r", RUSSIAN],
  ["win1251", "windows-1251", UKRAINIAN],
  ["win1251", "windows-1251", "def f():\n    # считает среднее значение\n    return sum(x) / len(x)  # результат\n"],
  ["macintosh", "macintosh", declaration("spa").slice(0, 3000)],
  ["macintosh", "macintosh", "She didn’t say “no” — only … “not yet”, and they’d wait."],
  ["win1252", "windows-1252", "She didn’t say “no” – only “not yet”, and they’d wait…"],
  ["cp850", "ibm850", "Die Schüler maßen täglich die Höhe des Flusses."],
  ["cp850", "ibm850", "El niño leyó la redacción; ¿qué pasó después?"],
  ["win1252", "windows-1252", "The price was 80 € in all."],
  ["win1252", "windows-1252", "Größe und Übermaß, fünf Männer, 20 °C"],
  ["win1252", "windows-1252", declaration("cat").slice(0, 3000)],
  [
    "macintosh",
    "macintosh",
    "Ieri sera siamo rimasti lungo il fiume. Perché è così? La città è più bella, però c’è di più.",
  ],
  [
    "cp850",
    "ibm850",
    "Ieri sera siamo rimasti lungo il fiume. Perché così? La città non è più bella, però ti piacerà.",
  ],
  ["win1250", "windows-1250", CZECH],
  ["iso-8859-2", "iso-8859-2", CZECH],
  ["cp852", "ibm852", CZECH],
  ["cp852", "ibm852", "Nauczyciel powiedział, że źdźbło trawy jest żółte. Ćma i łódź."],
  // The same bytes in both.
  ["win1250", "iso-8859-2", "A tanár azt mondta, hogy az őszi időjárás és a tűz szép."],
  ["maccenteuro", "x-mac-ce", "Nauczyciel powiedział, że źdźbło trawy jest żółte. Mała łódź płynęła długo wśród łąk."],
  ["maccenteuro", "x-mac-ce", CZECH],
  ["cp737", "ibm737", declaration("ell_monotonic").slice(0, 3000)],
  ["cp869", "ibm869", declaration("ell_monotonic").slice(0, 3000)],
  // The same bytes in both.
  ["win1253", "iso-8859-7", declaration("ell_monotonic").slice(0, 3000)],
  ["iso-8859-7", "iso-8859-7", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."],
  ["cp862", "ibm862", declaration("heb").slice(0, 3000)],
  ["win1255", "iso-8859-8", declaration("heb").slice(0, 3000)],
  ["cp860", "ibm860", "Não há lições sem questões: a redação do irmão ficou à mão, e os cães vão até lá."],
  ["cp857", "ibm857", "Öğretmen şöyle dedi: güneş doğdu, çocuk gülüyor. İyi ışık, akşam nehrin kıyısında oturduk."],
  ["cp855", "ibm855", RUSSIAN],
  ["cp855", "ibm855", "Јуче смо дуго седели поред реке и причали о љубави, њиви и ћутању. Џак је био тежак."],
  ["cp1125", "cp1125", UKRAINIAN],
  ["win1251", "windows-1251", "Јуче смо дуго седели поред реке и причали о љубави, њиви и ћутању. Џак је био тежак."],
  [
    "win1254",
    "windows-1254",
    "Öğretmen şöyle dedi: güneş doğdu, çocuk gülüyor. İyi ışık, akşam nehrin kıyısında oturduk.",
  ],
];

for (const [encoding, label, text] of TEXTS) {
  test(`${encoding}: ${text.slice(0, 30).replace(/\s+/g, " ")}`, async () => {
    const known = encoding === "x-mac-cyrillic" ? "maccyrillic" : encoding;
    const read = await wordsOf("essay.txt", iconv.encode(text, known));
    expect(read.text).toBe(text.split(/\s+/).join(" ").trim());
    expect(read.label).toBe(label);
  });
}

for (const [name, head, encoding, label] of [
  ["a.py", "#!/usr/bin/env python\n# vim: set fileencoding=koi8-r :\n", "koi8-r", "koi8-r"],
  ["a.py", "# -*- coding: latin-1 -*-\n", "latin1", "windows-1252"],
  ["a.py", "# coding: cp850\n", "cp850", "ibm850"],
  ["a.py", "# coding: cp852\n", "cp852", "ibm852"],
  ["a.py", "# coding: cp860\n", "cp860", "ibm860"],
  ["a.py", "# coding: cp1125\n", "cp1125", "cp1125"],
  ["a.rb", "# encoding: cp866\n", "cp866", "ibm866"],
  ["a.tex", "\\documentclass{article}\n\\usepackage[cp1251]{inputenc}\n\\begin{document}\n", "win1251", "windows-1251"],
  ["a.py", "# -*- coding: cp932 -*-\n", "shift_jis", "shift_jis"],
] as const) {
  test(`a declared encoding is used, and nothing is guessed: ${encoding} in ${name}`, async () => {
    const word = ["latin1", "cp850", "cp852", "cp860"].includes(encoding)
      ? "é"
      : encoding === "shift_jis"
        ? "表"
        : "Привет";
    const read = await wordsOf(name, iconv.encode(`${head}x = "${word}"`, encoding));
    expect(read.text).toContain(word);
    expect([read.label, read.warnings]).toEqual([label, []]);
  });
}

const SHORT: readonly (readonly [encoding: string, label: string, text: string])[] = [
  ["gbk", "gbk", '/* 冒泡排序算法 */\nint main(){printf("请输入");}\n'],
  ["gbk", "gbk", "张三的作业"],
  ["gbk", "gbk", "# 定义数组，变量\nx = 1\n"],
  ["big5", "big5", '/* 氣泡排序演算法 */\nint main(){printf("請輸入");}\n'],
  ["euc-kr", "euc-kr", "/* 버블 정렬 알고리즘 */"],
  ["euc-kr", "euc-kr", "// 김철수"],
  // Bytes in pairs, as those of Chinese have them, but beside Latin letters, or of few kinds.
  ["win1252", "windows-1252", "UNE IDÉE CRÉÉE PAR NAÏF: ¿QUÉ? ÀÉ"],
  ["win1252", "windows-1252", "Ärger mit Äpfeln: 20 °C, § 5, Ähre"],
  ["win1252", "windows-1252", "«Bonjour» — «Merci»"],
  ["win1252", "windows-1252", "x ¿¿¿¿ y ±±±± z °°°°"],
];

test("a few words in Chinese or Korean are recognised in a program, and no Western text is taken for them", async () => {
  for (const [encoding, label, text] of SHORT) {
    const read = await wordsOf("a.txt", Uint8Array.from(iconv.encode(text, encoding)));
    expect([read.label, read.text], text).toEqual([label, text.trim().split(/\s+/).join(" ")]);
  }
});

test("no part of a text in Latin letters is taken for Chinese, in any encoding or case", async () => {
  const encodings = ["win1252", "win1250", "win1254", "win1257", "iso-8859-2", "macintosh", "cp850", "cp852", "cp437"];
  const others = TEXTS.map(([, , text]) => text).filter((text) => !/[^\p{sc=Latin}\p{sc=Common}]/u.test(text));
  for (const lower of [declaration("spa"), declaration("cat"), others.join("\n")]) {
    for (const text of [lower, lower.toUpperCase()]) {
      for (const encoding of encodings) {
        for (let from = 0; from < Math.min(text.length, 6000); from += 97) {
          const bytes = Uint8Array.from(iconv.encode(text.slice(from, from + 10 + (from % 300)), encoding));
          if (bytes.some((byte) => byte > 0x7f))
            expect(shortChinese(bytes), `${encoding} ${text.slice(from, from + 99)}`).toBe(null);
        }
      }
    }
  }
});
