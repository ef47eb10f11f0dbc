// Passages obfuscated by a program, like those of kind "random" in the PAN collections: words shuffled within short windows,
// left out, replaced and added. O(n) for n words.

/** Percentages of words for each operation, applied one after the other; the others stay unchanged. */
const leftOut = 25;
const replaced = 8;
const added = 5;
/** Words are shuffled within windows of this length: neighbouring words stay close to each other. */
const windowWords = 5;

/** The obfuscated words; new ones come from `others`, the words of the text into which they are inserted. */
export function disguise(words, others, dice) {
  const changed = words.flatMap((word) => {
    const percent = dice.below(100);
    if (percent < leftOut) return [];
    if (percent < leftOut + replaced) return [dice.pick(others)];
    if (percent < leftOut + replaced + added) return [word, dice.pick(others)];
    return [word];
  });
  const windows = Math.ceil(changed.length / windowWords);
  return Array.from({ length: windows }, (_, at) =>
    dice.shuffled(changed.slice(at * windowWords, (at + 1) * windowWords)),
  ).flat();
}
