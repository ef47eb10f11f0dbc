/// <reference types="vite/types/importMeta.d.ts" />
/** All that is said in English, but for what is loaded late (../late.ts). */
export const texts = Object.values(
  import.meta.glob<string>(
    ["./*.ftl", "!./accuracy.ftl", "!./lab.ftl", "!./groups.ftl", "!./matrix.ftl", "!./report.ftl"],
    {
      eager: true,
      import: "default",
    },
  ),
);
