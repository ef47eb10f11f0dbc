// Cuts works into pieces of equal length in words, as documents of one batch. The work is the piece's author, so that the
// engine compares only pieces of different works.

/**
 * At most `max` pieces of `length` words of each work, evenly spread over it. `authorOf` maps a work's name to its author.
 */
export function piecesOf(works, length, max, authorOf = (name) => name) {
  return works.flatMap(({ name, text }) => {
    const words = text.split(/\s+/).filter((word) => word !== "");
    const count = Math.floor(words.length / length);
    const taken = Math.min(count, max);
    return Array.from({ length: taken }, (_, at) => {
      const start = Math.floor((at * count) / taken) * length;
      const piece = words.slice(start, start + length).join(" ");
      return { name: `${name}, words from ${start}`, text: piece, author: authorOf(name) };
    });
  });
}
