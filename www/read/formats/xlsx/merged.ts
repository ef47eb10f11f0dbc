/** The cells of a sheet that lie under a merged one, which shows the text of its first cell only. */

/** Maximum cells along the tops of merged ones: what lies under others counts as seen. Sheets have some thousand. */
const MAX_CELLS = 1 << 22;

/** A merged cell in one of its columns. */
interface Range {
  readonly first: number;
  readonly last: number;
  /** Whether its text is in this column. */
  readonly isOfFirstColumn: boolean;
}

export class MergedCells {
  /** By column, from the last to the first: cells come row by row, and merged ones do not overlap. */
  readonly #ranges = new Map<number, Range[]>();

  /** The list of merged cells follows the cells. */
  constructor(sheet: string) {
    const from = sheet.search(/<(?:\w{1,20}:)?mergeCells[\s>]/);
    if (from < 0) return;
    let cells = 0;
    for (const found of sheet.slice(from).matchAll(/mergeCell ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g)) {
      const [left, right] = [columnOf(found[1] ?? ""), columnOf(found[3] ?? "")];
      cells += Math.max(0, right - left);
      if (cells > MAX_CELLS) break;
      for (let column = left; column <= right; column++) {
        const range = { first: Number(found[2]), last: Number(found[4]), isOfFirstColumn: column === left };
        const ranges = this.#ranges.get(column);
        if (ranges) ranges.push(range);
        else this.#ranges.set(column, [range]);
      }
    }
    for (const ranges of this.#ranges.values()) ranges.sort((a, b) => b.first - a.first);
  }

  /** Whether a cell lies under a merged one; asked of each row's cells, row by row. */
  covers(cell: string): boolean {
    if (this.#ranges.size === 0) return false;
    const [, column = "", digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(cell) ?? [];
    const ranges = this.#ranges.get(columnOf(column)) ?? [];
    const row = Number(digits);
    while (ranges.length > 0 && (ranges.at(-1)?.last ?? 0) < row) ranges.pop();
    const range = ranges.at(-1);
    return range !== undefined && range.first <= row && !(range.first === row && range.isOfFirstColumn);
  }
}

/** "A" → 1, "AB" → 28. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = 26 * column + letter.charCodeAt(0) - 64;
  return column;
}
