//! A made-up language with the statistics of written English, as far as they matter to a comparison of shingles.
//!
//! 20 000 words whose frequencies follow Zipf's law (Mandelbrot's form, exponent 1.05); the commonest are English, the
//! others are built of syllables, longer the rarer they are, one in a hundred with an accent. Running text prefers
//! certain successors of each word, words of its topic, and set phrases, so that some short shingles recur by accident
//! between documents that have nothing else in common, as they do in life.

use std::collections::BTreeSet;

use super::dice::Dice;

/// A word, by its rank: 0 is the commonest.
pub type Word = u16;

/// Words that texts on one subject use more often than others do.
pub struct Topic(Vec<Word>);

const WORDS: usize = 20_000;
const FOLLOWERS: usize = 24;
const PHRASES: usize = 600;
const TOPIC_WORDS: usize = 300;

/// Of a hundred words so many follow the habits of the word before, and ten more belong to the topic.
const BY_HABIT: usize = 45;
const BY_HABIT_OR_TOPIC: usize = 55;

const COMMON: &str = "the of and to a in is it that was he for on as with his be at you are this by from had have they \
    not or one but what were all we when there can an your which she do her their if will each about how up out them \
    then many some so these would other into has more two like him see time could no make than first been its who now \
    people my made over did down only way find use may water long little very after words called just where most know \
    get through back much before go good new write our used me man too any day same right look think also around \
    another came come work three word must because does part even place well such here take why things help put years \
    different away again off went old number great tell men say small every found still between name should home big \
    give air line set own under read last never us left end along while might next sound below saw something thought \
    both few those always looked show large often together asked house world going want";

const ONSETS: [&str; 26] = [
    "b", "bl", "br", "c", "ch", "cl", "d", "dr", "f", "fl", "g", "gr", "h", "j", "l", "m", "n", "p", "pr", "r", "s",
    "sh", "st", "t", "v", "w",
];
const NUCLEI: [&str; 10] = ["a", "e", "i", "o", "u", "ea", "ee", "ie", "oa", "ou"];
const CODAS: [&str; 13] = ["", "", "", "n", "r", "s", "t", "l", "m", "rd", "nk", "st", "ll"];

/// The language: its words, their frequencies, and the habits of its writers.
pub struct Language {
    spellings: Vec<String>,
    /// For each word how likely it or a commoner one is.
    cumulative: Vec<f64>,
    /// For each word those that like to follow it, the likeliest first.
    followers: Vec<[Word; FOLLOWERS]>,
    phrases: Vec<Vec<Word>>,
}

impl Language {
    /// The same language whoever asks.
    pub fn new() -> Self {
        let mut dice = Dice::new(0x1a9_6a6e);
        let cumulative = zipf();
        let mut draw = || any_word(&cumulative, &mut dice);
        let followers = (0..WORDS).map(|_| std::array::from_fn(|_| draw())).collect();
        let phrases = (0..PHRASES).map(|phrase| (0..3 + phrase % 6).map(|_| draw()).collect()).collect();
        Self { spellings: spellings(&mut dice), cumulative, followers, phrases }
    }

    pub fn spelling(&self, word: Word) -> &str {
        &self.spellings[usize::from(word)]
    }

    /// A word as likely as it is frequent.
    pub fn word(&self, dice: &mut Dice) -> Word {
        any_word(&self.cumulative, dice)
    }

    /// Any topic: its words are none of the commonest.
    pub fn topic(&self, dice: &mut Dice) -> Topic {
        let common = COMMON.split_whitespace().count();
        Topic((0..TOPIC_WORDS).map(|_| dice.between(common, self.spellings.len() - 1) as Word).collect())
    }

    pub fn topics(&self, count: usize, dice: &mut Dice) -> Vec<Topic> {
        (0..count).map(|_| self.topic(dice)).collect()
    }

    /// Running text of so many words.
    pub fn text(&self, length: usize, topic: &Topic, dice: &mut Dice) -> Vec<Word> {
        let mut text = Vec::with_capacity(length + 8);
        let mut last = self.word(dice);
        while text.len() < length {
            if dice.below(100) < 3 {
                let phrase = &self.phrases[dice.favouring_small(PHRASES)];
                text.extend(phrase);
                last = phrase[phrase.len() - 1];
            }
            last = match dice.below(100) {
                0..BY_HABIT => self.followers[usize::from(last)][dice.favouring_small(FOLLOWERS)],
                BY_HABIT..BY_HABIT_OR_TOPIC => topic.0[dice.favouring_small(TOPIC_WORDS)],
                _ => self.word(dice),
            };
            text.push(last);
        }
        text.truncate(length);
        text
    }

    /// A text after light editing: each word with the chance `rate` replaced, or dropped, or followed by a new one.
    pub fn edited(&self, text: &[Word], rate: f64, dice: &mut Dice) -> Vec<Word> {
        let mut edited = Vec::with_capacity(text.len() + text.len() / 16);
        for &word in text {
            let change = if dice.share() < rate { dice.below(4) } else { usize::MAX };
            match change {
                0 => {}
                1 => edited.extend([word, self.word(dice)]),
                2 | 3 => edited.push(self.word(dice)),
                _ => edited.push(word),
            }
        }
        edited
    }
}

fn any_word(cumulative: &[f64], dice: &mut Dice) -> Word {
    let share = dice.share();
    cumulative.partition_point(|&up_to| up_to < share).min(WORDS - 1) as Word
}

/// Running sums of the words' frequencies, the last of them 1.
fn zipf() -> Vec<f64> {
    let mut sum = 0.0;
    let mut sums: Vec<f64> = (0..WORDS)
        .map(|rank| {
            sum += 1.0 / libm::pow(rank as f64 + 2.7, 1.05);
            sum
        })
        .collect();
    for up_to in &mut sums {
        *up_to /= sum;
    }
    sums
}

fn spellings(dice: &mut Dice) -> Vec<String> {
    let mut words: Vec<String> = COMMON.split_whitespace().map(str::to_owned).collect();
    let mut taken: BTreeSet<String> = words.iter().cloned().collect();
    while words.len() < WORDS {
        let word = invent(words.len(), dice);
        if word.len() > 2 && taken.insert(word.clone()) {
            words.push(word);
        }
    }
    words
}

/// A word for a rank: up to two syllables for the common ones, up to four for the rare.
fn invent(rank: usize, dice: &mut Dice) -> String {
    let optional = 1 + usize::from(rank > 400) + usize::from(rank > 4_000);
    let syllables = 1 + (0..optional).filter(|_| dice.once_in(2)).count();
    let mut word = String::new();
    for _ in 0..syllables {
        for part in [&ONSETS[..], &NUCLEI, &CODAS] {
            word.push_str(dice.pick::<&str>(part));
        }
    }
    if rank > 800 && dice.once_in(100) {
        for (plain, accented) in [('e', "é"), ('o', "ö"), ('n', "ñ")] {
            word = word.replacen(plain, accented, 1);
        }
    }
    word
}
