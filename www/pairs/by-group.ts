/**
 * The list with one row for each group, so that one large group does not fill it: the strongest pair stands for the others,
 * and they follow it once the group is opened. O(rows).
 */

/** The rows of the table, and what they stand for. */
export interface ByGroup {
  readonly rows: Uint32Array;
  /** The number of other pairs that a row stands for; 0 for any other row. */
  othersOf(row: number): number;
}

/** The list with a row for each pair. */
export function ungrouped(rows: Uint32Array): ByGroup {
  return { rows, othersOf: () => 0 };
}

/**
 * `rows` are places in the report's list, where a smaller place is a stronger pair, in the order of the table; the order stays.
 * `groupOf` gives a row's group, from 1 to `groups`; rows of group 0 stand for themselves. Of the groups in `opened` all rows are
 * shown, below their strongest.
 */
export function byGroup(
  rows: Uint32Array,
  groups: number,
  groupOf: (row: number) => number,
  opened: ReadonlySet<number>,
): ByGroup {
  const strongest = new Uint32Array(groups + 1).fill(0xffff_ffff);
  const counts = new Uint32Array(groups + 1);
  const others = new Map<number, number[]>([...opened].map((group) => [group, []]));
  for (const row of rows) {
    const group = groupOf(row);
    if (group === 0) continue;
    counts[group] = (counts[group] ?? 0) + 1;
    strongest[group] = Math.min(strongest[group] ?? row, row);
    others.get(group)?.push(row);
  }
  const shown: number[] = [];
  for (const row of rows) {
    const group = groupOf(row);
    if (group > 0 && strongest[group] !== row) continue;
    shown.push(row);
    for (const other of others.get(group) ?? []) if (other !== row) shown.push(other);
  }
  return {
    rows: Uint32Array.from(shown),
    othersOf: (row) => {
      const group = groupOf(row);
      return group > 0 && strongest[group] === row ? (counts[group] ?? 1) - 1 : 0;
    },
  };
}
