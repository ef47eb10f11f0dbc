/** What earlier versions stored under other names is still read: kept work, collections, saved results and links. */

const FORMER_SETTINGS: ReadonlyMap<string, string> = new Map([
  ["ownerBy", "authorBy"],
  ["ownerPattern", "authorPattern"],
  ["repair", "deobfuscate"],
]);

/** A setting's name today. */
export function currentSetting(name: string): string {
  return FORMER_SETTINGS.get(name) ?? name;
}

/** The author in a stored document. */
export function storedAuthor(document: Readonly<Record<string, unknown>>): unknown {
  return document["author"] ?? document["owner"];
}
