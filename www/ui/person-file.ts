/** Names of documents that begin with the person's: "Kate Mallory — essay.txt". */

const BETWEEN = " — ";

export function personFile(person: string, file: string): string {
  return `${person}${BETWEEN}${file}`;
}

/** Where the person ends in such a name, before the sign that follows; 0 in any other. */
export function endOfPerson(name: string): number {
  return Math.max(0, name.indexOf(BETWEEN));
}
