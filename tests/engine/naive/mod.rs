//! Naive reference implementations of the engine's fast paths: so simple that they cannot be wrong, and as slow as they like.

pub mod evidence;
pub mod passages;
pub mod programs;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use lookalike::params::{Counting, Params, Unit, Whitespace};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::canonical_combining_class;
use unicode_properties::UnicodeEmoji;
use unicode_segmentation::UnicodeSegmentation;

/// How many numbers two lists share, by asking for each.
pub fn intersection_size(a: &[u64], b: &[u64]) -> u32 {
    a.iter().filter(|number| b.contains(number)).count() as u32
}

/// Every pair of sets that shares something, with how much, by comparing every pair.
pub fn all_pairs(sets: &[Vec<u64>]) -> BTreeMap<(u32, u32), u32> {
    let mut pairs = BTreeMap::new();
    for b in 0..sets.len() {
        for a in 0..b {
            let shared = intersection_size(&sets[a], &sets[b]);
            if shared > 0 {
                pairs.insert((a as u32, b as u32), shared);
            }
        }
    }
    pairs
}

/// The distinct windows of k tokens, as texts.
pub fn shingles(tokens: &[String], k: usize) -> BTreeSet<&[String]> {
    tokens.windows(k).collect()
}

/// A text's words, each cut to its first letters.
pub fn stems(text: &str, params: &Params) -> Vec<String> {
    let letters = if params.stem() == 0 { usize::MAX } else { params.stem() as usize };
    tokens(text, params).iter().map(|token| token.chars().take(letters).collect()).collect()
}

/// Single tokens, each ten times however often it occurs, and all pairs within reach, with how often they occur; of a set
/// once each.
pub fn skip_bigrams(tokens: &[String], params: &Params) -> BTreeMap<(u32, Vec<String>), u32> {
    let mut times = BTreeMap::new();
    for (i, first) in tokens.iter().enumerate() {
        for copy in 0..10 {
            times.insert((copy, vec![first.clone()]), 1);
        }
        for second in &tokens[i + 1..tokens.len().min(i + 1 + params.reach() as usize)] {
            *times.entry((0, vec![first.clone(), second.clone()])).or_default() += 1;
        }
    }
    if params.counting() == Counting::Set {
        for times in times.values_mut() {
            *times = 1;
        }
    }
    times
}

/// Tokens by whole-text operations, one after the other, without a map back.
pub fn tokens(text: &str, params: &Params) -> Vec<String> {
    let mut text = text.to_owned();
    if params.nfkc() {
        text = text.nfkc().collect();
    }
    if params.strip_accents() {
        text = text.nfd().filter(|&c| !is_accent(c)).nfc().collect();
    }
    if params.strip_punctuation() {
        text = text.replace(['\u{2018}', '\u{2019}', '\u{201b}', '\u{2bc}'], "'");
    }
    if params.lowercase() {
        text = without_optional_marks(&text).replace('İ', "i");
        text = text.chars().flat_map(char::to_lowercase).collect::<String>().replace('ς', "σ").replace('ı', "i");
    }
    match params.unit() {
        Unit::Words => words(&text, params.strip_punctuation()),
        Unit::Code => words(&text, false),
        Unit::Characters => characters(text, params),
    }
}

fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}')
}

/// A text without what Arabic and Hebrew may leave out, and without the accents of Greek.
fn without_optional_marks(text: &str) -> String {
    let is_optional = |c: &char| {
        let [hebrew, arabic] =
            [('\u{591}', '\u{5c7}'), ('\u{64b}', '\u{6ed}')].map(|(first, last)| (first..=last).contains(c));
        let is_stroke = *c == '\u{640}';
        is_stroke || ((hebrew || arabic) && canonical_combining_class(*c) > 0)
    };
    let mut written = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let marks = rest.chars().skip(1).take_while(|&c| canonical_combining_class(c) > 0).map(char::len_utf8);
        let (letter, after) = rest.split_at(rest.chars().next().map_or(0, char::len_utf8) + marks.sum::<usize>());
        rest = after;
        let is_greek = |c: char| ('Ά'..='ώ').contains(&c) || ('\u{1f00}'..='\u{1fff}').contains(&c);
        let is_greek = letter.chars().any(|c| c.is_alphabetic() && is_greek(c));
        let bare: String = letter.chars().filter(|c| !is_optional(c)).collect();
        if is_greek {
            written.extend(bare.nfd().filter(|&c| !is_accent(c)).nfc());
        } else {
            written.push_str(&bare);
        }
    }
    written
}

fn words(text: &str, strip_punctuation: bool) -> Vec<String> {
    let wanted = |segment: &&str| {
        if strip_punctuation {
            segment.chars().any(|c| c.is_alphanumeric() || (!c.is_ascii() && c.is_emoji_char()))
        } else {
            !segment.chars().all(char::is_whitespace)
        }
    };
    text.split_word_bounds().filter(wanted).map(str::to_owned).collect()
}

fn characters(mut text: String, params: &Params) -> Vec<String> {
    let punctuation = |c: char| {
        let mark = canonical_combining_class(c) > 0;
        let emoji = !c.is_ascii() && c.is_emoji_char_or_emoji_component();
        !(c.is_alphanumeric() || c.is_whitespace() || mark || emoji)
    };
    if params.strip_punctuation() {
        text = text.replace(punctuation, "");
    }
    match params.whitespace() {
        Whitespace::Keep => {}
        Whitespace::Collapse => text = text.split_whitespace().collect::<Vec<_>>().join(" "),
        Whitespace::Remove => text = text.split_whitespace().collect(),
    }
    text.graphemes(true).map(str::to_owned).collect()
}

/// Where a document follows one of the templates, given as token hashes, edited or not: start and end in tokens.
///
/// Runs of template windows, each followed to the next place of its template that does not go back, else to the first; two runs
/// are one if they touch, or if at most twelve tokens lie between them on either side, here at most two more than there.
pub fn template_covers(templates: &[Vec<u64>], document: &[u64], k: usize) -> Vec<(u32, u32)> {
    const APART: usize = 24;
    let mut whole: Vec<Option<u64>> = Vec::new();
    for template in templates {
        whole.extend(template.iter().copied().map(Some));
        whole.extend([None; APART]);
    }
    let mut covers: Vec<(usize, usize)> = Vec::new();
    let mut follows: Option<usize> = None;
    for at in 0..(document.len() + 1).saturating_sub(k) {
        let window: Vec<Option<u64>> = document[at..at + k].iter().copied().map(Some).collect();
        let places: Vec<usize> =
            (0..(whole.len() + 1).saturating_sub(k)).filter(|&p| whole[p..p + k] == window).collect();
        let from = follows.map_or(0, |next| (next + 1).saturating_sub(k));
        let Some(&there) = places.iter().find(|&&place| place >= from).or(places.first()) else { continue };
        let goes_on = covers.last().zip(follows).is_some_and(|(&(_, end), next)| {
            let (here, between) = (at.saturating_sub(end), there.saturating_sub(next));
            at <= end || (there >= next && here <= 12 && between <= 12 && here <= between + 2)
        });
        match covers.last_mut() {
            Some(last) if goes_on => last.1 = at + k,
            _ => covers.push((at, at + k)),
        }
        follows = Some(there + k);
    }
    covers.into_iter().map(|(start, end)| (start as u32, end as u32)).collect()
}

/// Which numbers some window of `window` in a row picks: its smallest, the rightmost of equals.
pub fn winnowed(numbers: &[u64], window: usize) -> Vec<bool> {
    let mut kept = vec![window <= 1; numbers.len()];
    let window = window.min(numbers.len()).max(1);
    for start in 0..(numbers.len() + 1).saturating_sub(window) {
        let picked = (start..start + window).min_by_key(|&place| (numbers[place], Reverse(place)));
        kept[picked.expect("a window has a place")] = true;
    }
    kept
}
