// Works → pieces of equal length in words, as documents of one batch. The work is the piece's owner, so that the engine
// compares pieces of different works only.

/** At most `max` pieces of `length` words of each work, evenly spread over it. `ownerOf` maps a work's name to its owner. */
export function piecesOf(works, length, max, ownerOf = (name) => name) {
  return works.flatMap(({ name, text }) => {
    const words = text.split(/\s+/).filter((word) => word !== "");
    const count = Math.floor(words.length / length);
    const taken = Math.min(count, max);
    return Array.from({ length: taken }, (_, at) => {
      const start = Math.floor((at * count) / taken) * length;
      const piece = words.slice(start, start + length).join(" ");
      return { name: `${name}, words from ${start}`, text: piece, owner: ownerOf(name) };
    });
  });
}
