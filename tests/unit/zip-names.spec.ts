/** Names in ZIP files that Windows writes in the code page of its language. */
import "../../cli/windows-1252.ts";
import { expect, test } from "@playwright/test";
import iconv from "iconv-lite";
import { listZip } from "../../www/read/parts/zip.ts";
import { zip } from "../samples/formats.mjs";
import { bytesOf } from "./reported.ts";

const namesOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[]> =>
  (await listZip(new Blob([bytes]))).map(({ name }) => name);

for (const [file, expected] of [
  ["cp866", ["Иванов Иван/отчёт.txt", "Петров Пётр/отчёт.txt"]],
  ["sjis", ["山田太郎/課題表.txt", "鈴木花子/課題表.txt"]],
  ["cp1252", ["Müller/Übung.txt", "Núñez/Übung.txt"]],
] as const) {
  test(`as reported: ${file}`, async () => {
    expect(await namesOf(bytesOf(`zip-names/${file}.zip`))).toEqual(expected);
  });
}

/** A ZIP file whose names are in an encoding that it does not tell. */
function inEncoding(names: readonly string[], encoding: string): Uint8Array<ArrayBuffer> {
  const raw = names.map((name) => iconv.encode(name, encoding));
  // Stand-ins of the same length, each with its number at the end.
  const standIn = (at: number): string => `${"x".repeat((raw[at]?.length ?? 0) - 1)}${String.fromCharCode(0x41 + at)}`;
  const bytes = zip(Object.fromEntries(names.map((name, at) => [standIn(at), name])));
  const text = Buffer.from(bytes);
  for (const [at, name] of raw.entries()) {
    for (let from = text.indexOf(standIn(at)); from >= 0; from = text.indexOf(standIn(at), from + 1))
      name.copy(text, from);
  }
  return Uint8Array.from(text);
}

const CLASSES: readonly (readonly [encoding: string, names: readonly string[]])[] = [
  ["cp866", ["Ёлкина Ольга/эссе.docx", "Щукин Фёдор/эссе (2).docx"]],
  ["cp866", ["задание.txt"]],
  ["win1251", ["Соколова Анна/отчёт.txt", "Лебедев Пётр/отчёт.txt"]],
  ["cp850", ["José Gutiérrez/redacción.txt", "João Conceição/ação.txt"]],
  ["cp852", ["Jiří Dvořák/úloha.txt", "Łukasz Żak/źródło.txt"]],
  ["win1250", ["Jiří Dvořák/úloha.txt", "Łukasz Żak/źródło.txt"]],
  ["cp437", ["Björn Größer/Aufsatz.txt", "Åsa Öberg/uppsats.txt"]],
  ["win1252", ["Zoë Lefèvre/résumé.txt", "François Œuvre/l’été.txt"]],
  ["gbk", ["王小明/作业一.txt", "李华/作业一.txt"]],
  ["gbk", ["报告.docx"]],
  ["big5", ["陳大文/作業一.txt", "林美玲/報告.txt"]],
  ["shift_jis", ["さとう/レポート表.txt", "高橋一郎/宿題.txt"]],
  ["euc-kr", ["김철수/과제물.txt", "이영희/독후감상문.txt"]],
];

for (const [encoding, names] of CLASSES) {
  test(`${encoding}: ${names[0]}`, async () => {
    expect(await namesOf(inEncoding(names, encoding))).toEqual(names);
  });
}
