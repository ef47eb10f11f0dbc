/** Settings that follow the documents: programs as programs while they are most of them, and never over a user's choice. */
import { expect, test } from "@playwright/test";
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
  for (const left of [[], ["readme.txt"], ["a.py", "readme.txt"], ["ann.docx", "bob.docx"]]) {
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
