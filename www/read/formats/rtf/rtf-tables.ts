/** RTF's words for destinations and characters, and the encodings for its font and code page numbers. */
import { code } from "../../model.ts";

/** Destinations without document text. */
export const PASSED_OVER = new Set(code`
  fonttbl colortbl stylesheet info pict objclass objname header headerl headerr headerf footer footerl footerr footerf
  listtable listoverridetable rsidtbl generator themedata colorschememapping datastore latentstyles xmlnstbl
  filetbl revtbl sp shprslt nonshppict fldinst annotation atnid atnauthor atndate atnref atnparent atrfstart
  atrfend bkmkstart bkmkend ftnsep ftnsepc aftnsep aftnsepc tc xe template operator comment private objdata pntext
  pntxtb pntxta listtext
`);

/** Of these, what stands at the edges of pages. */
export const EDGES = new Set(code`header headerl headerr headerf footer footerl footerr footerf`);

/** Destinations that are marked as skippable, but contain text. */
export const KNOWN = new Set(code`shpinst shptxt shppict footnote ud moMath moMathPara`);

/** Properties of formulas, some of them signs. */
export const OF_FORMULA = /^m[a-zA-Z]{1,20}Pr$/;

/** Control words for characters. */
export const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: "\t",
    cell: "\t",
    nestcell: "\t",
    emdash: "—",
    endash: "–",
    lquote: "‘",
    rquote: "’",
    ldblquote: "“",
    rdblquote: "”",
    bullet: "•",
    emspace: "\u2003",
    enspace: "\u2002",
    zwj: "\u200d",
    zwnj: "\u200c",
  }),
);

/** Code pages by a font's character set. */
export const CHARSETS: ReadonlyMap<number, string> = new Map([
  [77, "macintosh"],
  [128, "shift_jis"],
  [129, "euc-kr"],
  [134, "gbk"],
  [136, "big5"],
  [161, "windows-1253"],
  [162, "windows-1254"],
  [163, "windows-1258"],
  [177, "windows-1255"],
  [178, "windows-1256"],
  [186, "windows-1257"],
  [204, "windows-1251"],
  [222, "windows-874"],
  [238, "windows-1250"],
  [254, "ibm437"],
]);

/** Character sets of one script or language: no symbols, and none of another system. */
export const SCRIPTS: ReadonlySet<number> = new Set([...CHARSETS.keys()].filter((set) => set >= 128 && set <= 238));

/** Code pages by Windows code page number. */
const PAGES: ReadonlyMap<number, string> = new Map([
  [437, "ibm437"],
  [737, "ibm737"],
  [850, "ibm850"],
  [852, "ibm852"],
  [855, "ibm855"],
  [857, "ibm857"],
  [860, "ibm860"],
  [862, "ibm862"],
  [866, "ibm866"],
  [869, "ibm869"],
  [874, "windows-874"],
  [932, "shift_jis"],
  [936, "gbk"],
  [949, "euc-kr"],
  [950, "big5"],
  [1125, "cp1125"],
  [10000, "macintosh"],
  [10007, "x-mac-cyrillic"],
  [10029, "x-mac-ce"],
  [65001, "utf-8"],
]);

/** The encoding of a Windows code page number; null if it is not known here. */
export function pageOf(number: number): string | null {
  return PAGES.get(number) ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : null);
}
