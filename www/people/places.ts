/** The places of each group in a list that has the group of each thing, if it has any. */
export function placesOf(groups: readonly (string | null | undefined)[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, group] of groups.entries()) {
    if (typeof group !== "string") continue;
    const known = places.get(group);
    if (known) known.push(at);
    else places.set(group, [at]);
  }
  return places;
}
