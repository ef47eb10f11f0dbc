/** Rows of cells → lines, however many there are. A list of a hundred thousand rows is too long for the arguments of a call. */

/** Pads all columns but the last: numbers to the right. */
export function align(rows: readonly (readonly string[])[]): string[] {
  const last = (rows[0]?.length ?? 0) - 1;
  const widths: number[] = [];
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  return rows.map((cells) =>
    cells.map((cell, column) => (column < last ? cell.padStart(widths[column] ?? 0) : cell)).join("  "),
  );
}
