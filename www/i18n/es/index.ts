/// <reference types="vite/types/importMeta.d.ts" />
/** All that the terminal says in Spanish, but for reports (../late.ts). The page has the same messages in parts (../page.ts). */
export const texts = Object.values(
  import.meta.glob<string>(
    ["./*.ftl", "!./accuracy.ftl", "!./lab.ftl", "!./groups.ftl", "!./matrix.ftl", "!./report.ftl"],
    {
      eager: true,
      import: "default",
    },
  ),
);
