/** Styles of a feature reach its own views only (tools/styles.mjs), and views take only classes that there are. */
import { expect, test } from "@playwright/test";
import { examineStyleFiles, examineStyles, scopedName, typesOf } from "../../tools/styles.mjs";

const faultsOf = (sheets: Record<string, string>, views: Record<string, string>) => examineStyles(sheets, views).faults;
const view = (text: string) => ({ "www/a/a.tsx": `import styles from "./a.module.css";\n${text}` });

test("every class has its sheet, and every sheet its views", () => {
  const { modules, faults } = examineStyleFiles();
  expect(Object.keys(modules).length).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

test("a rule that reaches other views is found, wherever it stands", () => {
  const css =
    ".a b { top: 0 }\n@media print { h4 { top: 0 } }\n:global(.quiet):not(.a) { top: 0 }\nhtml:has(.a) { top: 0 }";
  expect(faultsOf({ "www/a/a.module.css": css }, view("<i class={styles.a} />"))).toEqual([
    "www/a/a.module.css:2: without a class of its own a rule reaches other views",
    "www/a/a.module.css:3: without a class of its own a rule reaches other views",
  ]);
});

test("a class that no view takes is found, and a view that takes one that is not there", () => {
  const css = ".a-b { top: 0 } .c { top: 0 } .hue-0 { top: 0 } .one { top: 0 } .two :is(.three, i) { top: 0 }";
  const text = `styles.aB; styles.d; styles[\`hue\${hue}\`]; styles[state]; const STATES = { one: 1 }; const other = "three";`;
  expect(faultsOf({ "www/a/a.module.css": css }, view(text))).toEqual([
    "www/a/a.tsx: www/a/a.module.css has no .d",
    "www/a/a.module.css: no view takes .c",
    "www/a/a.module.css: no view takes .two",
  ]);
});

test("a global class outside of www/ui/ is found", () => {
  const sheets = { "www/ui/base.css": ".quiet { top: 0 }", "www/a/a.css": ".x { top: 0 }" };
  const text = '<p class="quiet y" /><p class={classes("quiet z", other)} />; at?.querySelector<HTMLElement>(".w i")';
  expect(faultsOf(sheets, { "www/a/a.tsx": text })).toEqual([
    "www/a/a.css: a sheet outside of www/ui/ is a module, .module.css",
    'www/a/a.tsx: "y" is no class of www/ui/',
    'www/a/a.tsx: "z" is no class of www/ui/',
    'www/a/a.tsx: "w" is no class of www/ui/',
  ]);
});

test("two modules of one name are found, for their classes would be the same", () => {
  const views = {
    ...view("styles.a"),
    "www/b/b.tsx": 'import styles from "./a.module.css";\nstyles.a',
  };
  const sheets = { "www/a/a.module.css": ".a { top: 0 }", "www/b/a.module.css": ".a { top: 0 }" };
  expect(faultsOf(sheets, views)).toEqual([
    "www/b/a.module.css: www/a/a.module.css has the same name, and so would their classes",
  ]);
});

test("a class is named after its file, and typed", () => {
  expect(scopedName("cell", "/any/where/matrix.module.css?used")).toBe("matrix__cell");
  expect(typesOf({ "www/a/a.module.css": ["a-b"] })).toContain(
    'declare module "*/a.module.css" {\n  const styles: {\n    readonly aB: string;\n',
  );
});
