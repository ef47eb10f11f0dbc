/**
 * All formats except plain text. The first one that detects a file reads it. To add a format, add a folder next to this file
 * and a line here.
 */
import type { Format } from "../format.ts";
import { blackboard } from "./blackboard/format.ts";
import { doc } from "./doc/format.ts";
import { docx, flatDocx } from "./docx/format.ts";
import { email } from "./email/format.ts";
import { epub } from "./epub/format.ts";
import { fictionBook } from "./fictionbook/format.ts";
import { html } from "./html/format.ts";
import { latex } from "./latex/format.ts";
import { lyx } from "./lyx/format.ts";
import { markdown } from "./markdown/format.ts";
import { mhtml } from "./mhtml/format.ts";
import { notebook } from "./notebook/format.ts";
import { flatOdt, odt } from "./odt/format.ts";
import { outlook } from "./outlook/format.ts";
import { pages } from "./pages/format.ts";
import { pdf } from "./pdf/format.ts";
import { ppt } from "./ppt/format.ts";
import { pptx } from "./pptx/format.ts";
import { rmarkdown } from "./rmarkdown/format.ts";
import { rtf } from "./rtf/format.ts";
import { scratch } from "./scratch/format.ts";
import { srt } from "./srt/format.ts";
import { svg } from "./svg/format.ts";
import { vtt } from "./vtt/format.ts";
import { xls } from "./xls/format.ts";
import { flatXlsx, xlsx } from "./xlsx/format.ts";

export const formats: readonly Format[] = [
  docx,
  pptx,
  xlsx,
  epub,
  pages,
  scratch,
  odt,
  rtf,
  pdf,
  email,
  outlook,
  doc,
  xls,
  ppt,
  flatDocx,
  flatOdt,
  flatXlsx,
  mhtml,
  html,
  fictionBook,
  svg,
  notebook,
  rmarkdown,
  latex,
  lyx,
  srt,
  vtt,
  markdown,
  blackboard,
];

/** All formats of one kind. */
export function formatsOf<K extends Format["of"]>(kind: K): Extract<Format, { of: K }>[] {
  return formats.filter((format): format is Extract<Format, { of: K }> => format.of === kind);
}
