//! Words → prose: sentences, commas, capitals, questions and paragraphs, laid out without regard to the words, so that
//! a copied passage is never laid out like its original.

use super::dice::Dice;
use super::language::{Language, Word};

/// Which characters the prose is written in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// ASCII but for the words' own accents.
    Plain,
    /// With typographic quotation marks and apostrophes, as word processors write.
    Typographic,
}

/// Sentences of 7 to 29 words, paragraphs of 4 to 8 sentences.
pub fn prose(language: &Language, words: &[Word], style: Style, dice: &mut Dice) -> String {
    let mut text = String::with_capacity(words.len() * 7);
    let mut sentences_left = dice.between(4, 8);
    let mut rest = words;
    while !rest.is_empty() {
        if sentences_left == 0 {
            text.push_str("\n\n");
            sentences_left = dice.between(4, 8);
        } else if !text.is_empty() {
            text.push(' ');
        }
        let (sentence, after) = rest.split_at(dice.between(7, 29).min(rest.len()));
        write_sentence(&mut text, language, sentence, style, dice);
        sentences_left -= 1;
        rest = after;
    }
    text
}

fn write_sentence(text: &mut String, language: &Language, words: &[Word], style: Style, dice: &mut Dice) {
    let typographic = style == Style::Typographic;
    let quoted = typographic && dice.once_in(30);
    if quoted {
        text.push('“');
    }
    for (place, &word) in words.iter().enumerate() {
        let mut letters = language.spelling(word).chars();
        if place == 0 {
            text.extend(letters.by_ref().take(1).flat_map(char::to_uppercase));
        } else {
            text.push(' ');
        }
        text.push_str(letters.as_str());
        if place + 1 < words.len() {
            if dice.once_in(11) {
                text.push(',');
            } else if typographic && dice.once_in(160) {
                text.push_str("’s");
            }
        }
    }
    text.push(if dice.once_in(15) { '?' } else { '.' });
    if quoted {
        text.push('”');
    }
}
