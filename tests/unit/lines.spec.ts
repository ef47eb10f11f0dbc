/** Lines of texts, and which files are programs. */
import { expect, test } from "@playwright/test";
import { addFiles, emptyIntake } from "../../www/documents/added-files.ts";
import { isProgram } from "../../www/engine/program-languages.ts";
import { message } from "../../www/i18n/message.ts";
import { contentOf } from "../../www/read/model.ts";
import type { Fields } from "../../www/settings/fields.ts";
import { presets, settingsFor } from "../../www/settings/presets.ts";
import { lineAt, lineStarts, linesOf } from "../../www/ui/format.ts";
import { speak } from "./speak.ts";

speak("en");

test("lines are counted as an editor counts them", () => {
  const text = "one\ntwo\r\n\nfour\n";
  const starts = lineStarts(text);
  expect([...starts]).toEqual([0, 4, 9, 10, 15]);
  for (let offset = 0; offset < text.length; offset++) {
    expect(lineAt(starts, offset)).toBe(text.slice(0, offset).split("\n").length);
  }
  expect(linesOf(starts, 0, 3)).toBe("line 1");
  expect(linesOf(starts, 0, 4)).toBe("line 1");
  expect(linesOf(starts, 2, 12)).toBe("lines 1–4");
  expect(linesOf(lineStarts(""), 0, 0)).toBe("line 1");
});

test("programs are known by their endings", () => {
  for (const name of ["A.java", "x/y.CPP", "a.h", "m.py", "m.tsx", "m.cjs", "m.kts", "m.rb"]) {
    expect(isProgram(name), name).toBe(true);
  }
  for (const name of ["java", "a.txt", "b.json", "c.javax", "d.py.txt"]) expect(isProgram(name), name).toBe(false);
});

test("the preset for programs is chosen for most files being programs, once, and only where nothing was chosen", () => {
  const [text] = presets;
  const fields = { ...text?.values } as Fields;
  const documents = (...names: string[]) =>
    addFiles(
      emptyIntake,
      names.map((path) => ({
        path,
        size: 1,
        decoded: contentOf(message("files-format-plain"), path),
        source: null,
        origin: 0,
      })),
    ).documents;
  const most = documents("a.java", "b.py", "c.txt");
  expect(settingsFor(most, { fields, chosen: "no" })?.fields.unit).toBe("code");
  expect(settingsFor(documents("a.java", "c.txt"), { fields, chosen: "no" })).toBeNull();
  expect(settingsFor([], { fields, chosen: "no" })).toBeNull();
  expect(settingsFor(most, { fields, chosen: "never" })).toBeNull();
  expect(settingsFor(most, { fields: { ...fields, k: "7" }, chosen: "no" })).toBeNull();
});
