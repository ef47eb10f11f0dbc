/** Names of documents that begin with the person's: "Kate Mallory — essay.txt". */

const BETWEEN = " — ";

export function personFile(person: string, file: string): string {
  return `${person}${BETWEEN}${file}`;
}

/** Where the person ends in such a name, with the sign after it; 0 in any other. */
export function endOfPerson(name: string): number {
  const at = name.indexOf(BETWEEN);
  return at > 0 ? at + BETWEEN.length : 0;
}
