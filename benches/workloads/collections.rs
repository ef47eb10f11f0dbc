//! The collections of documents, each from a seed of its own, with the copying that a comparison is to find.

use super::dice::Dice;
use super::language::{Language, Word};
use super::prose::{Style, prose};

/// 300 essays of 1 300 to 2 700 words on six topics. In 30 pairs the second takes 10 to 95 % of its words from the
/// first, in passages of 60 to 250, in every other pair with 3 % of the words changed. Four quotations stand in a
/// quarter of the essays each.
pub fn essays() -> Vec<String> {
    essays_of(300, [1_300, 2_700], 30, 1)
}

/// 3 000 essays of 350 to 650 words, otherwise as [`essays`]; in 300 pairs the second copies from the first.
pub fn batch() -> Vec<String> {
    essays_of(3_000, [350, 650], 300, 5)
}

fn essays_of(count: usize, [shortest, longest]: [usize; 2], pairs: usize, seed: u64) -> Vec<String> {
    let (language, mut dice) = (Language::new(), Dice::new(seed));
    let topics = language.topics(6, &mut dice);
    let quotations: Vec<Vec<Word>> = (0..4).map(|n| language.text(30 + 10 * n, &topics[n], &mut dice)).collect();
    let mut essays: Vec<Vec<Word>> = (0..count)
        .map(|number| {
            let length = dice.between(shortest, longest);
            let mut essay = language.text(length, &topics[number % topics.len()], &mut dice);
            for quotation in &quotations {
                if dice.once_in(4) {
                    let place = dice.below(essay.len());
                    essay.splice(place..place, quotation.iter().copied());
                }
            }
            essay
        })
        .collect();
    for pair in 0..pairs {
        let share =
            Share { of_thousand: 100 + 850 * pair / (pairs - 1), changed: if pair % 2 == 0 { 0.0 } else { 0.03 } };
        essays[2 * pair + 1] = share.taken(&language, &essays[2 * pair], &essays[2 * pair + 1], &mut dice);
    }
    essays.iter().map(|essay| prose(&language, essay, Style::Typographic, &mut dice)).collect()
}

/// How much one text takes from another.
struct Share {
    of_thousand: usize,
    /// Share of the taken words that are edited.
    changed: f64,
}

impl Share {
    /// A text that is `own`, but for passages of `source` spread over it.
    fn taken(&self, language: &Language, source: &[Word], own: &[Word], dice: &mut Dice) -> Vec<Word> {
        let length = own.len().min(source.len());
        let wanted = length * self.of_thousand / 1_000;
        let mut text = Vec::with_capacity(length + 100);
        let (mut taken, mut kept, mut skipped) = (0, 0, 0);
        while taken < wanted {
            let passage = dice.between(60, 250).min(wanted - taken);
            let start = taken + skipped;
            text.extend(language.edited(&source[start..start + passage], self.changed, dice));
            taken += passage;
            // Some words of the source are passed over, while enough are left.
            skipped = (skipped + dice.below(20)).min(source.len() - wanted);
            let keep_to = (length - wanted) * taken / wanted;
            text.extend(&own[kept..keep_to]);
            kept = keep_to;
        }
        text
    }
}

/// Short articles of 116 to 268 words on forty topics. For every 27 of them there is one of which one to five edited
/// copies lie about, up to 15 % of their words changed. One article in ten ends in one of 50 set sentences, one in
/// twenty in a notice of 24 words.
pub fn articles(count: usize) -> Vec<String> {
    let (language, mut dice) = (Language::new(), Dice::new(2));
    let topics = language.topics(40, &mut dice);
    let sentences: Vec<Vec<Word>> = (0..50).map(|_| language.text(20, &topics[0], &mut dice)).collect();
    let notice = language.text(24, &topics[1], &mut dice);
    let mut groups_left = count / 27;
    let mut articles = Vec::with_capacity(count + 5);
    while articles.len() < count {
        let length = dice.between(116, 268);
        let topic = dice.pick(&topics);
        let mut article = language.text(length, topic, &mut dice);
        if dice.once_in(10) {
            article.extend(dice.pick(&sentences));
        }
        if dice.once_in(20) {
            article.extend(&notice);
        }
        if groups_left > 0 && dice.once_in(22) {
            groups_left -= 1;
            let rate = 0.15 * dice.share();
            for _ in 0..dice.between(1, 5) {
                articles.push(language.edited(&article, rate, &mut dice));
            }
        }
        articles.push(article);
    }
    articles.truncate(count);
    dice.shuffle(&mut articles); // copies do not stand beside their originals
    articles.iter().map(|article| prose(&language, article, Style::Plain, &mut dice)).collect()
}

/// 410 orders of the same 50 words, 366 characters with this seed: every pair is alike.
pub fn permutations() -> Vec<String> {
    let (language, mut dice) = (Language::new(), Dice::new(31));
    let topic = language.topic(&mut dice);
    let words = language.text(50, &topic, &mut dice);
    let permutation = |_| {
        let mut words: Vec<&str> = words.iter().map(|&word| language.spelling(word)).collect();
        dice.shuffle(&mut words);
        words.join(" ")
    };
    (0..410).map(permutation).collect()
}

/// 20 books of a megabyte, each on a topic of its own, with 60 passages of 200 to 2 000 words taken by one book from
/// another, every third of them with 2 % of its words changed.
pub fn books() -> Vec<String> {
    const BYTES: usize = 1_000_000;
    let (language, mut dice) = (Language::new(), Dice::new(4));
    let topics = language.topics(20, &mut dice);
    let mut books: Vec<Vec<Word>> = topics.iter().map(|topic| language.text(172_000, topic, &mut dice)).collect();
    for number in 0..60 {
        let from = dice.below(books.len());
        let to = (from + dice.between(1, books.len() - 1)) % books.len();
        let (start, place) = (dice.below(160_000), dice.below(160_000));
        let rate = if number % 3 == 0 { 0.02 } else { 0.0 };
        let length = dice.between(200, 2_000);
        let passage = language.edited(&books[from][start..start + length], rate, &mut dice);
        books[to][place..place + passage.len()].copy_from_slice(&passage);
    }
    let mut texts: Vec<String> =
        books.iter().map(|book| prose(&language, book, Style::Typographic, &mut dice)).collect();
    for text in &mut texts {
        let end = (0..=BYTES.min(text.len())).rev().find(|&end| text.is_char_boundary(end));
        text.truncate(end.unwrap_or_default());
    }
    texts
}

/// 2 000 answers to one exercise: the 1 000 words that were handed out, and 200 to 400 of one's own.
pub fn exercises() -> Vec<String> {
    let (language, mut dice) = (Language::new(), Dice::new(5));
    let topic = language.topic(&mut dice);
    let template = language.text(1_000, &topic, &mut dice);
    let exercise = |_| {
        let own = dice.between(200, 400);
        let words = [template.clone(), language.text(own, &topic, &mut dice)].concat();
        prose(&language, &words, Style::Plain, &mut dice)
    };
    (0..2_000).map(exercise).collect()
}
