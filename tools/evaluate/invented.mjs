// Articles in an invented language, none copied from another. Their words have the frequencies of a natural language (Zipf's
// law), each word prefers certain words after it, each subject has words of its own, and set phrases recur. One article in
// ten ends in one of fifty stock sentences, one in twenty in the same notice: honest texts of one newspaper share both. The
// project's benchmark (benches/workloads) generates its articles in the same way.
import { Dice } from "./dice.mjs";

const vocabulary = 20_000;
const followers = 24;
const phrases = 600;
const topics = 20;
const topicWords = 300;
/** The commonest words belong to no subject. */
const common = 200;
const syllables = Array.from("bdfghjklmnprstvz", (consonant) =>
  Array.from("aeiou", (vowel) => consonant + vowel),
).flat();

/** `count` articles of 116 to 268 words, the same for the same seed. */
export function inventArticles(count, seed) {
  const dice = new Dice(seed);
  const words = Array.from({ length: vocabulary }, (_, rank) => spell(rank));
  const anyWord = drawByZipf(dice);
  const fill = (length, draw) => Array.from({ length }, draw);
  const language = {
    anyWord,
    following: fill(vocabulary, () => fill(followers, anyWord)),
    phrases: fill(phrases, (_, at) => fill(3 + (at % 6), anyWord)),
  };
  const subjects = fill(topics, () => fill(topicWords, () => dice.between(common, vocabulary - 1)));
  const sentences = fill(50, () => run(language, subjects[0], 20, dice));
  const notice = run(language, subjects[1], 24, dice);
  return fill(count, (_, at) => {
    const article = run(language, dice.pick(subjects), dice.between(116, 268), dice);
    if (dice.below(10) === 0) article.push(...dice.pick(sentences));
    if (dice.below(20) === 0) article.push(...notice);
    return { name: `article ${at + 1}`, text: `${article.map((word) => words[word]).join(" ")}.` };
  });
}

/** A unique word for each rank: the rank in syllables. */
function spell(rank) {
  const [first, rest] = [syllables[rank % syllables.length], Math.floor(rank / syllables.length)];
  return rest === 0 ? first : spell(rest - 1) + first;
}

/** Draws ranks from 0, distributed by Zipf's law. */
function drawByZipf(dice) {
  let sum = 0;
  const upTo = Array.from({ length: vocabulary }, (_, rank) => {
    sum += 1 / (rank + 2.7);
    return sum;
  });
  return () => {
    const wanted = dice.share() * sum;
    let [low, high] = [0, vocabulary - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (upTo[middle] < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Running text of `length` words, as ranks. */
function run({ anyWord, following, phrases }, subject, length, dice) {
  /** Small numbers more often. */
  const favouringSmall = (end) => dice.below(dice.below(end) + 1);
  const text = [anyWord()];
  while (text.length < length) {
    if (dice.below(100) < 3) text.push(...phrases[favouringSmall(phrases.length)]);
    const percent = dice.below(100);
    if (percent < 45) text.push(following[text.at(-1)][favouringSmall(followers)]);
    else text.push(percent < 55 ? subject[favouringSmall(subject.length)] : anyWord());
  }
  return text.slice(0, length);
}
