/**
 * What is behind the text of a Word document (its ground): the shading or fill of the innermost open cell or shape that has any. A
 * cell has its own shading, or that of its table's style. While a table is read, it is not known which rows and columns are the
 * last, or in a band: if the style shades any of these, each cell may be shaded.
 */
import type { Attributes } from "../../parts/markup.ts";
import { FillReader, type Ground, vmlFill, vmlGround } from "./fills.ts";
import { type CellGrounds, isOn, type Look, shading, type TablePart } from "./styles.ts";

/** Parts of a table whose look its style may give them: bits of `tblLook`, their attributes, and whether these switch off. */
const SWITCHES = [
  [0x20, "firstRow", false, ["firstRow"]],
  [0x40, "lastRow", false, ["lastRow"]],
  [0x80, "firstColumn", false, ["firstCol"]],
  [0x100, "lastColumn", false, ["lastCol"]],
  [0x200, "noHBand", true, ["band1Horz", "band2Horz"]],
  [0x400, "noVBand", true, ["band1Vert", "band2Vert"]],
] as const;
/** What Word switches on in a new table. */
const USUAL = 0x4a0;

/** An open table. */
interface Table {
  cells: CellGrounds;
  parts: ReadonlySet<TablePart>;
  row: number;
  column: number;
}

/** An open cell or shape: its ground, and that of the text in it. */
interface Open {
  of: "cell" | "shape" | "vml";
  own: Ground;
  ground: Ground;
}

const VML_SHAPES: ReadonlySet<string> = new Set(["shape", "rect", "roundrect", "oval"]);

export class Grounds {
  readonly #styles: ReadonlyMap<string, Look>;
  readonly #open: Open[] = [];
  readonly #tables: Table[] = [];
  /** The fills of open groups of shapes. */
  readonly #groups: Ground[] = [];
  #fill: { reader: FillReader; of: string } | null = null;
  /** Whether the innermost shape states its own fill, so that its style's does not count. */
  #isFillStated = false;
  #inCellProperties = false;

  constructor(styles: ReadonlyMap<string, Look>) {
    this.#styles = styles;
  }

  /** Whether the background of text is of a colour other than white. */
  get isShaded(): Ground {
    return this.#open.at(-1)?.ground;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#fill) this.#fill.reader.open(name, attributes);
    else if (VML_SHAPES.has(name)) this.#push("vml", vmlGround(attributes));
    else if (!this.#openShape(name, attributes)) this.#openTable(name, attributes);
  }

  close(name: string): void {
    if (this.#fill?.of === name) this.#endFill(this.#fill);
    else if (this.#fill) this.#fill.reader.close(name);
    else if (VML_SHAPES.has(name) || name === "wsp" || name === "tc") this.#open.pop();
    else if (name === "wgp" || name === "grpSp") this.#groups.pop();
    else if (name === "tbl") this.#tables.pop();
    else if (name === "tcPr") this.#inCellProperties = false;
  }

  #openShape(name: string, attributes: Attributes): boolean {
    const at = this.#open.at(-1);
    if (name === "wsp") {
      this.#push("shape", undefined);
      this.#isFillStated = false;
    } else if (name === "wgp" || name === "grpSp") this.#groups.push(undefined);
    else if (name === "grpSpPr" || (name === "spPr" && at?.of === "shape")) this.#readFill(name, false);
    else if (name === "fillRef" && at?.of === "shape") {
      if (!this.#isFillStated && Number(attributes["idx"] ?? 0) > 0) this.#readFill(name, true);
    } else if (name === "fill" && at?.of === "vml") this.#set(vmlFill(at.own, attributes));
    else return false;
    return true;
  }

  #openTable(name: string, attributes: Attributes): void {
    const table = this.#tables.at(-1);
    if (name === "tbl") this.#tables.push({ cells: {}, parts: partsOf({}), row: -1, column: -1 });
    else if (table && name === "tblStyle") table.cells = this.#styles.get(attributes["val"] ?? "")?.cells ?? {};
    else if (table && name === "tblLook") table.parts = partsOf(attributes);
    else if (table && name === "tr") Object.assign(table, { row: table.row + 1, column: -1 });
    else if (name === "tc") {
      if (table) table.column++;
      this.#push("cell", table && groundInTable(table));
    } else if (name === "tcPr") this.#inCellProperties = true;
    else if (name === "shd" && this.#inCellProperties && this.#open.at(-1)?.of === "cell")
      this.#set(shading(attributes));
  }

  #push(of: Open["of"], own: Ground): void {
    this.#open.push({ of, own, ground: own ?? this.isShaded });
  }

  /** Sets the ground of the innermost cell or shape. */
  #set(own: Ground): void {
    const at = this.#open.pop();
    if (at) this.#push(at.of, own);
  }

  #readFill(of: string, isFill: boolean): void {
    this.#fill = { reader: new FillReader(isFill, this.#groups.at(-1)), of };
  }

  #endFill({ reader, of }: { reader: FillReader; of: string }): void {
    this.#fill = null;
    if (of === "grpSpPr") {
      this.#groups.pop();
      this.#groups.push(reader.ground);
    } else {
      if (of === "spPr") this.#isFillStated = reader.isStated;
      this.#set(reader.ground);
    }
  }
}

/** The parts of a table that its style may give a look of their own. */
function partsOf(look: Attributes): ReadonlySet<TablePart> {
  const bits = look["val"] === undefined ? USUAL : Number.parseInt(look["val"], 16) || 0;
  return new Set(
    SWITCHES.flatMap(([bit, attribute, switchesOff, parts]) => {
      const given = look[attribute];
      const isSet = given === undefined ? (bits & bit) !== 0 : isOn(given);
      return isSet === switchesOff ? [] : [...parts];
    }),
  );
}

/** The ground that a table's style gives to the cell that was opened last. */
function groundInTable({ cells, parts, row, column }: Table): Ground {
  const has = (part: TablePart): Ground => (parts.has(part) ? cells[part] : undefined);
  const own = (row === 0 ? has("firstRow") : undefined) ?? (column === 0 ? has("firstCol") : undefined);
  const isAnyShaded = SOMEWHERE.some((part) => has(part) === true);
  return own ?? (isAnyShaded || cells.wholeTable);
}

/** Parts whose places are not known while a table is read. */
const SOMEWHERE = ["lastRow", "lastCol", "band1Horz", "band2Horz", "band1Vert", "band2Vert"] as const;
