/** What is coloured in a pair of programs: code that was compared, and line by line where differences are shown. */
import { expect, test } from "@playwright/test";
import { type Mode, stretchesOf } from "../../www/compare/spans.ts";
import { paramsOfPreset, presets } from "../../www/settings/presets.ts";
import { reportOf } from "./report-input.ts";
import { studentClass } from "./student-class.ts";

const preset = presets.find(({ id }) => id === "programs");
const asPrograms = preset ? paramsOfPreset(preset) : {};

const { files } = studentClass({ students: 12, seed: 9, edited: 0 });
const others = files.filter(({ path }) => path.endsWith("Main.java")).slice(0, 6);
const [original = ""] = others.map(({ text }) => text);
const lines = original.split("\n").filter((line) => line.trim() !== "");

/** The coloured parts of the second of two programs, with how each is drawn. */
async function coloured(copy: string, mode: Mode): Promise<string[]> {
  const given = [original, copy, ...others.slice(1).map(({ text }) => text)];
  const { source } = await reportOf(
    given.map((text, at) => ({ name: `${at}.java`, text })),
    {},
    asPrograms,
  );
  const [detail] = await source.details([{ a: 0, b: 1 }]);
  if (!detail) throw new Error("There is no pair.");
  const { b } = stretchesOf(detail, mode, { a: original, b: copy }, { arePrograms: true });
  return b.map(({ start, end, look }) => `${look}: ${copy.slice(start, end)}`);
}

test("a comment between matched tokens is not coloured, and the code at both its sides is", async () => {
  const copy = [...lines.slice(0, 5), "  // my own idea", "", `  ${lines[5]} /* and so on */`, ...lines.slice(6)].join(
    "\n",
  );
  const drawn = (await coloured(copy, "passages")).join("\n");
  expect(drawn).not.toMatch(/my own idea|and so on/);
  for (const line of [lines[4], lines[5], lines[6]]) expect(drawn).toContain(line?.trim());
});

test("differences of programs are whole lines, and a comment or another indentation is none", async () => {
  const renamed = lines.map((line, at) => (at === 7 ? line.replace(/[a-z]+/, "$&Renamed") : line));
  const copy = renamed.map((line, at) => (at === 3 ? `\t\t${line.trim()} // mine` : line)).join("\n");
  const drawn = await coloured(copy, "differences");
  const changed = drawn.filter((each) => !each.startsWith("same: "));
  expect(changed).toEqual([`replaced: ${renamed[7]?.trim()}`]);
  expect(drawn).toContain(`same: ${lines[3]?.trim()}`);
});
