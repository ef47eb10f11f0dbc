//! Texts, documents and parameters by chance.

use std::ops::Range;

use lookalike::params::{
    BandHash, Counting, FIELDS, Family, Fingerprint, Measure, Method, RawValue, Unit, Weighting, Whitespace,
};
use lookalike::report::Role;
use lookalike::{IntakeRule, Language, NewDocument, Params};

/// A source of choices: `SplitMix64`.
pub struct Choices(u64);

impl Choices {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number in a range.
    pub fn within(&mut self, range: Range<u32>) -> u32 {
        range.start + (self.next() % u64::from(range.end - range.start)) as u32
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.within(0..times) == 0
    }

    pub fn one_of<T: Copy>(&mut self, options: &[T]) -> T {
        options[self.next() as usize % options.len()]
    }

    /// A number from 0 to 1, often one of the ends.
    pub fn fraction(&mut self) -> f64 {
        match self.within(0..6) {
            0 => 0.0,
            1 => 1.0,
            _ => f64::from(self.within(0..1001)) / 1000.0,
        }
    }
}

/// Words, some of which share a stem.
const WORDS: [&str; 40] = [
    "harbour",
    "harbours",
    "frozen",
    "before",
    "the",
    "last",
    "of",
    "fishing",
    "boats",
    "boat",
    "came",
    "home",
    "and",
    "keeper",
    "lighthouse",
    "burned",
    "whatever",
    "he",
    "could",
    "find",
    "to",
    "keep",
    "lamp",
    "alight",
    "until",
    "final",
    "mast",
    "was",
    "in",
    "дом",
    "стоит",
    "на",
    "горе",
    "Straße",
    "naïve",
    "l’eau",
    "don't",
    "1984",
    "3.14",
    "a",
];

/// What else a text may hold: whatever some part of the engine treats in its own way.
const ODDITIES: [&str; 56] = [
    "",
    " ",
    "\n",
    "\r\n",
    "\n\n",
    "\t",
    "\u{0}",
    "\u{feff}",
    "\u{200b}",
    "\u{ad}",
    "\u{202e}abc\u{202c}",
    "\u{2066}",
    "\u{301}",
    "e\u{301}",
    "\u{fdfa}",
    "ﬁ",
    "ｆｕｌｌ ｗｉｄｔｈ",
    "𝐛𝐨𝐥𝐝 𝐰𝐨𝐫𝐝𝐬 𝐡𝐞𝐫𝐞",
    "ⓒⓘⓡⓒⓛⓔⓓ",
    "сopy",
    "pаypаl",
    "ѕесrеt wоrds",
    "今天天气很好",
    "我们去公园",
    "ประเทศไทย",
    "한국어",
    "👩‍👩‍👧‍👦",
    "🇩🇪🇫🇷",
    "“we hold these truths to be self-evident”",
    "«дом стоит на горе у реки»",
    "「今天天气很好我们去公园」",
    "‘",
    "”",
    "\"",
    "(Smith, 2001)",
    "[12]",
    "\n\nReferences\n\nJefferson, T. (1776). The Declaration. Philadelphia.\n\n",
    "https://example.org/a?b=c",
    "import (\n",
    "import os\n",
    "fn main() { let x = 1; }\n",
    "/* comment",
    "*/",
    "// line\n",
    "\"\"\"",
    "'''",
    "`",
    "${",
    "#include <stdio.h>\n",
    "for (int i = 0; i < n; i++) { a[i] = b[i] + 1; }\n",
    "def f(x):\n    return x + 1\n",
    "r#\"raw\"#",
    "<?php echo 1; ?>",
    "{{{{{{",
    "\u{10ffff}",
    "İ ẞ ſ ǅ",
];

/// A text, with stretches that are copied from others.
pub fn text(choices: &mut Choices, others: &[String]) -> String {
    let mut text = String::new();
    let pieces = if choices.once_in(8) { 0 } else { choices.within(1..12) };
    for _ in 0..pieces {
        match choices.within(0..11) {
            5 => text.push_str(choices.one_of(&ODDITIES)),
            6..=8 if !others.is_empty() => {
                let other = &others[choices.next() as usize % others.len()];
                copy(choices, other, &mut text);
            }
            9 if choices.once_in(3) => letters(choices, &mut text),
            10 if choices.once_in(3) => repetition(choices, &mut text),
            _ => words(choices, &mut text),
        }
    }
    text
}

fn words(choices: &mut Choices, text: &mut String) {
    let ordinary = choices.once_in(2);
    for _ in 0..choices.within(1..40) {
        if ordinary || !choices.once_in(9) {
            text.push_str(choices.one_of(&WORDS));
        } else {
            text.push_str(choices.one_of(&ODDITIES));
        }
        text.push_str(if choices.once_in(12) { ". " } else { " " });
    }
}

/// A stretch of another text, with some of its words replaced.
fn copy(choices: &mut Choices, other: &str, text: &mut String) {
    let edits = choices.one_of(&[2, 5, 20, u32::MAX]);
    let first = choices.within(0..30) as usize;
    let most = choices.within(1..120) as usize;
    for word in other.split_inclusive(' ').skip(first).take(most) {
        if edits != u32::MAX && choices.once_in(edits) {
            text.push_str(choices.one_of(&WORDS));
            text.push(' ');
        } else {
            text.push_str(word);
        }
    }
}

/// Letters that are spaced out, evenly or with wider gaps between words.
fn letters(choices: &mut Choices, text: &mut String) {
    let gap = choices.one_of(&[" ", "   "]);
    for _ in 0..choices.within(2..45) {
        for letter in choices.one_of(&WORDS).chars() {
            text.push(letter);
            text.push(' ');
        }
        if gap != " " {
            text.push_str(gap);
        }
        if choices.once_in(20) {
            text.push_str("1 ");
        }
    }
}

fn repetition(choices: &mut Choices, text: &mut String) {
    let (word, oddity) = (choices.one_of(&WORDS), choices.one_of(&ODDITIES));
    let piece = if choices.once_in(2) { word } else { oddity };
    for _ in 0..choices.within(1..200) {
        text.push_str(piece);
        text.push(' ');
    }
}

pub fn new_document(choices: &mut Choices) -> NewDocument {
    NewDocument {
        name: choices.one_of(&["", "a.txt", "b.py", "c.rs", "x/y.java", "\u{202e}", "template"]).to_owned(),
        role: choices.one_of(&[Role::Submission, Role::Submission, Role::Submission, Role::Archive, Role::Template]),
        author: choices.one_of(&[None, None, None, Some(""), Some("lee"), Some("ortiz")]).map(str::to_owned),
    }
}

/// Valid parameters: many of them defaults, any of them anything.
pub fn params(choices: &mut Choices) -> Params {
    let mut builder = Params::builder();
    let seldom = choices.one_of(&[2, 5, 12]);
    macro_rules! maybe {
        ($name:ident, $value:expr) => {
            if choices.once_in(seldom) {
                builder = builder.$name($value);
            }
        };
    }
    maybe!(unit, choices.one_of(&[Unit::Words, Unit::Characters, Unit::Code]));
    let languages: Vec<Option<Language>> =
        Language::ALL.iter().map(|&(_, language)| Some(language)).chain([None]).collect();
    maybe!(language, choices.one_of(&languages));
    maybe!(reduce_code, choices.once_in(2));
    maybe!(k, choices.one_of(&[1, 2, 3, 5, 8, 64]));
    maybe!(stem, choices.one_of(&[0, 1, 4, 16]));
    if choices.once_in(4) {
        maybe!(reach, choices.one_of(&[0, 1, 4, 64]));
    }
    maybe!(lowercase, choices.once_in(2));
    maybe!(strip_punctuation, choices.once_in(2));
    maybe!(strip_accents, choices.once_in(2));
    maybe!(nfkc, choices.once_in(2));
    maybe!(deobfuscate, choices.once_in(2));
    maybe!(whitespace, choices.one_of(&[Whitespace::Keep, Whitespace::Collapse, Whitespace::Remove]));
    maybe!(exclude_quotes, choices.once_in(2));
    maybe!(exclude_references, choices.once_in(2));
    maybe!(exclude_edited_template, choices.once_in(2));
    maybe!(counting, choices.one_of(&[Counting::Set, Counting::Bag]));
    maybe!(
        fingerprint,
        choices.one_of(&[
            Fingerprint::Rolling,
            Fingerprint::RabinKarp32,
            Fingerprint::RabinKarp40,
            Fingerprint::RabinKarp48,
            Fingerprint::RabinKarp56,
            Fingerprint::RabinKarp64,
            Fingerprint::Crc32,
            Fingerprint::Crc64,
            Fingerprint::Murmur3,
        ])
    );
    maybe!(winnow, choices.one_of(&[0, 1, 2, 5, 1024]));
    maybe!(method, choices.one_of(&[Method::Exact, Method::Exact, Method::Signatures, Method::Lsh]));
    maybe!(measure, choices.one_of(&[Measure::Jaccard, Measure::Sorensen, Measure::Overlap]));
    maybe!(threshold, choices.fraction());
    maybe!(weighting, choices.one_of(&[Weighting::Equal, Weighting::Rarity]));
    maybe!(max_document_frequency, choices.one_of(&[0, 1, 2, 3, u32::MAX]));
    maybe!(evidence, choices.once_in(2));
    maybe!(min_matched, choices.one_of(&[1, 5, 25, 10_000]));
    maybe!(effort, choices.one_of(&[1, 2, 1000]));
    maybe!(passage_gap, choices.one_of(&[0, 1, 30, 1000]));
    maybe!(shortest_passage, choices.one_of(&[1, 5, 12, 10_000]));
    maybe!(
        family,
        choices.one_of(&[
            Family::OnePermutation,
            Family::Modular,
            Family::Multiplicative,
            Family::Murmur3,
            Family::Jenkins
        ])
    );
    maybe!(signature_length, choices.one_of(&[1, 2, 7, 128, 300]));
    maybe!(false_negative_weight, choices.fraction());
    maybe!(band_hash, choices.one_of(&[BandHash::Mix, BandHash::Vector]));
    maybe!(seed, choices.one_of(&[0, 1, 2, (1 << 53) - 1]));
    maybe!(max_pairs, choices.one_of(&[1, 2, 10_000_000]));
    maybe!(max_pairs_per_document, choices.one_of(&[1, 2, 10_000_000]));
    if choices.once_in(3) {
        maybe!(memory_limit, choices.one_of(&[1, 8, 9, 4096]));
    }
    if choices.once_in(8) {
        let (bands, rows) = (choices.within(1..40), choices.within(1..9));
        let fitted = builder.clone().bands(bands).rows(rows);
        builder = if fitted.build().is_ok() { fitted } else { builder };
    }
    builder.build().expect("every value is allowed")
}

/// Names and values that may be wrong in any way.
pub fn raw(choices: &mut Choices) -> Vec<(String, RawValue)> {
    let mut raw = Vec::new();
    for _ in 0..choices.within(0..8) {
        let name = if choices.once_in(20) { "ｋ" } else { choices.one_of(&FIELDS) };
        let value = match choices.within(0..6) {
            0 => RawValue::Bool(choices.once_in(2)),
            1 => RawValue::Number(f64::from_bits(choices.next())),
            2 => RawValue::Number(choices.one_of(&[-0.0, 0.0, 0.5, 1.0, 2.0, 1e300, f64::NAN, f64::INFINITY, 5e-324])),
            3 => RawValue::Integer(choices.one_of(&[0, 1, 2, 5, 128, 4096, u64::MAX, 1 << 53])),
            4 => RawValue::Text(choices.one_of(&["", "words", "auto", "exact", "\u{202e}", "5"]).to_owned()),
            _ => RawValue::Other("an object".to_owned()),
        };
        raw.push((name.to_owned(), value));
    }
    raw
}

pub fn rule(choices: &mut Choices) -> IntakeRule {
    let refuse_at = choices.one_of(&[0.0, 0.5, 0.9, 1.0, 2.0, -1.0, f64::NAN, f64::INFINITY]);
    IntakeRule { refuse_at, largest_group: choices.one_of(&[0, 1, 2, 5, u32::MAX]) }
}
