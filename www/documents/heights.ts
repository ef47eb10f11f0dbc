/**
 * Rows with remarks are taller than others, but `useWindowed` supports only one row height. So it counts units, and a row takes
 * one or more of them. These functions convert between rows and units.
 */

/** The units above each row, and above the end of the list. */
export type Starts = Uint32Array;

/** `unitsOf` says how many units a row takes, by its place. O(rows). */
export function startsOf(rows: number, unitsOf: (row: number) => number): Starts {
  const starts = new Uint32Array(rows + 1);
  for (let row = 0; row < rows; row++) starts[row + 1] = (starts[row] ?? 0) + unitsOf(row);
  return starts;
}

/** The row that has a unit; the number of rows for a unit behind the last. O(log rows). */
export function rowOf(starts: Starts, unit: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle + 1] ?? 0) <= unit) low = middle + 1;
    else high = middle;
  }
  return low;
}
