/** Settings that follow the documents: programs as programs while they are most of them, and never over a user's choice. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { arePrograms, isLikeProgram } from "../../www/engine/program-languages.ts";
import { programsAmong } from "../../www/intake/programs-among.ts";
import type { Fields } from "../../www/settings/fields.ts";
import { type Chosen, type Preset, presetOf, presets, settingsFor } from "../../www/settings/presets.ts";

const preset = (id: string): Preset => {
  const found = presets.find((one) => one.id === id);
  if (!found) throw new Error(`There is no preset ${id}.`);
  return found;
};

/** The form, as far as presets set it. */
const form = (id: string, changed: Partial<Fields> = {}): Fields =>
  ({ ...preset(id).values, ...changed }) as unknown as Fields;

const named = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

/** What is in force after the documents changed to these. */
function after(before: Chosen, ...names: string[]): Chosen {
  return settingsFor(named(...names), before) ?? before;
}

test("settings go into program mode with the programs, and out of it when they were removed", () => {
  const first: Chosen = { fields: form("text"), chosen: "no" };
  const withPrograms = after(first, "a.py", "b.py", "readme.txt");
  expect(presetOf(withPrograms.fields)).toBe(preset("programs"));
  expect(withPrograms.chosen).toBe("yes");
  for (const left of [[], ["readme.txt"], ["a.py", "ann.docx", "bob.docx"], ["ann.docx", "bob.docx"]]) {
    expect(after(withPrograms, ...left)).toEqual(first);
  }
  // A removal can be undone, and the same files give the same settings however they came.
  expect(after(after(withPrograms), "a.py", "b.py", "readme.txt")).toEqual(withPrograms);
  expect(after(withPrograms, "a.py", "b.py")).toEqual(withPrograms);
});

test("what the user chose stays when programs come and go", () => {
  const chosen = "never";
  expect(settingsFor(named(), { fields: form("programs"), chosen })).toBeNull();
  expect(settingsFor(named("a.py"), { fields: form("text"), chosen })).toBeNull();
  expect(settingsFor(named("a.py"), { fields: form("text", { k: "3" }), chosen: "no" })).toBeNull();
  const threshold = after({ fields: form("text", { threshold: "35" }), chosen: "no" }, "a.py");
  expect(threshold).toEqual({ fields: form("programs", { threshold: "35" }), chosen: "yes" });
  const longer = after({ fields: form("programs", { k: "9" }), chosen: "yes" }, "ann.txt");
  expect(longer).toEqual({ fields: form("text", { k: "9" }), chosen: "no" });
});

const fixture = (path: string): string => readFileSync(new URL(`../fixtures/${path}`, import.meta.url), "utf8");

test("a program without an ending is recognised by its lines", () => {
  const program = fixture("programs/no-ending-program/TwoSum_ann");
  for (const name of ["TwoSum_ann", "ann/TwoSum", "ann2.txt", "A.TXT"]) {
    expect(arePrograms([{ name, text: program }]), name).toBe(true);
  }
  for (const name of ["ann.md", "ann.docx", "ann.v2"]) expect(arePrograms([{ name, text: program }]), name).toBe(false);
  expect(arePrograms([{ name: "TwoSum_ann" }])).toBe(false);
  for (const ending of ["py", "java", "c", "ts", "go", "kt"]) {
    expect(isLikeProgram(fixture(`programs/literals/a.${ending}`)), ending).toBe(true);
  }
  for (const ending of ["sql", "R", "sh", "hs", "elm", "lua", "jl", "vb", "pas", "pl", "scala", "m", "dart"]) {
    for (const name of ["a", "copy", "own"]) {
      expect(isLikeProgram(fixture(`programs/languages/${name}.${ending}`)), `${name}.${ending}`).toBe(true);
    }
  }
  const python =
    "n = int(input())\r\nfor i in range(n):\r\n    x = i * 2\r\n    print(x)\r\n# done\r\nprint('end')\r\n";
  expect(isLikeProgram(python)).toBe(true);
});

test("programs among texts are counted, from two and a fifth of the files on, also where they are the text of a document", () => {
  const text = fixture("programs/no-ending-program/TwoSum_ann");
  const reports = named("1.docx", "2.docx", "3.docx", "4.docx", "5.docx", "6.docx", "7.docx", "8.docx");
  const programs = named("a.java", "b.java");
  expect(programsAmong([...programs, ...reports])).toEqual({ programs: 2, files: 10, rest: "some" });
  expect(programsAmong([...programs, ...reports, ...named("9.docx")])).toBeNull();
  expect(programsAmong(named("a.java", "1.docx"))).toBeNull();
  const inDocuments = ["a.pdf", "b.docx", "c.txt", "d.odt"].map((name) => ({ name, text }));
  expect(programsAmong(inDocuments)).toEqual({ programs: 4, files: 4, rest: "none" });
  const prose = fixture("english_classics/melville-loomings-a.txt");
  expect(programsAmong(["a.pdf", "b.docx"].map((name) => ({ name, text: prose })))).toBeNull();
});

test("prose is no program", () => {
  for (const path of [
    "english_classics/melville-loomings-a.txt",
    "russian/turgenev-mumu-a.txt",
    "udhr2_multi/cmn_hans.txt",
  ]) {
    expect(isLikeProgram(fixture(path)), path).toBe(false);
  }
  for (const text of [
    "",
    "x = 1;",
    "# One\n* two\n* three\n# four\n* five\n* six",
    "if it is\nfor you,\nfrom me:\nend\nclass A\nwith care",
    "select them\nfrom here\nwhere it is\ngroup by hand\norder by post\nlocal people",
    "el perro = the dog\nel gato = the cat\nla casa = the house\nel sol = the sun\nla luna = the moon",
    "12/03/2024, 10:31 - Ann: hello there\n12/03/2024, 10:32 - Bob: hi\n12/03/2024, 10:33 - Ann: so\n1/3/2024, 1:1 - B: a\n1/3/24, 1:1 - A: b",
    "Name: ________\nDate: ______\nClass: ____\nTask 1: ______________\nTask 2: _______________",
    "to go (went, gone)\nto be (was, been)\nto do (did, done)\nto see (saw, seen)\nto have (had, had)",
    "name;age;city\nAnn;20;Leeds\nBob;21;York\nCleo;22;Hull\nDan;23;Bath",
    "[10:31] Ann: yes\n[10:32] Bob: no\n[10:33] Ann: why\n[10:34] Bob: well\n[10:35] Ann: oh\n[10:36] Bob: so",
    "The area is A = (a + b) * h / 2.\nHere a = 3 and b = 5.\nSo A = 16.\nThat is it (see [3]).\nA > 0.\nEnd.",
  ]) {
    expect(isLikeProgram(text), text).toBe(false);
  }
});

test("notes beside programs do not make them texts", () => {
  expect(arePrograms(named("1/a.py", "1/README.md", "2/a.py", "2/README.md", "2/requirements.txt"))).toBe(true);
  expect(arePrograms(named("a.py", "ann.docx"))).toBe(false);
  expect(arePrograms(named("a.py", "b.py", "ann.docx"))).toBe(true);
  const packages = {
    name: "requirements.txt",
    text: "numpy==1.26.4\npandas>=2.0 [all]\nscipy==1.11\nsix==1.16\npip>=23 # @",
  };
  const essays = ["ann.txt", "bob.txt"].map((name) => ({ name, text: "It was a cold day." }));
  expect(arePrograms([packages, ...essays])).toBe(false);
  expect(arePrograms(named("README.md", "notes.txt"))).toBe(false);
});

test("notebooks are programs", () => {
  expect(arePrograms(named("ann.ipynb", "bob.ipynb", "readme.md"))).toBe(true);
});
