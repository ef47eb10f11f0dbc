//! Replaces confusables: letters of another script that look like the intended ones, such as a Cyrillic о in an English
//! word.
//!
//! Words may mix scripts legitimately: "IT-шник", "sinα", "ΔT", "`SMSка`". A word is therefore judged only against the
//! main script of its line (of the text, if the line is short), and only if *every* foreign letter in it is confusable
//! with a letter of that script and the same case. The evidence is then *strong* if foreign letters are scattered among
//! the word's own, and *weak* if the word may be a compound, a formula or an abbreviation: two parts of two letters or
//! more, small Greek letters at an edge or in the index of a symbol, or only foreign letters. Weak evidence counts only beside strong evidence.

use std::sync::LazyLock;

use super::letters::{Letter, Script, confusable, letter_of, script_of};
use super::{Found, TextEdit, exceeds_accidental_rate};
use crate::text::unicode::is_combining_mark;

/// Fewest words with strong evidence that are flagged. Those who type in two scripts make mistakes now and then.
const MIN_WORDS: u32 = 5;
/// Fewest words with strong evidence for weak evidence to count.
const MIN_TRUSTED_WORDS: u32 = 3;
/// Fewest distinctive letters, some seven words, for a line to have a main script of its own.
const MIN_LINE_LETTERS: u32 = 20;
/// Fewest letters for a word of foreign letters to be evidence. Shorter ones are abbreviations and variables.
const MIN_WHOLE_LETTERS: usize = 3;

/// Most letters of an index after its Greek letter: "eff", "krit", "total".
const MAX_INDEX_LETTERS: usize = 5;

const SCRIPTS: usize = 5;

/// A word: letters with their marks, and digits.
struct Word {
    start: usize,
    end: usize,
    line: usize,
    /// A bit for each script of its letters.
    scripts: u8,
}

impl Word {
    fn has(&self, script: Script) -> bool {
        self.scripts >> script as u8 & 1 == 1
    }

    fn has_others_than(&self, script: Script) -> bool {
        self.scripts & !(1 << script as u8) != 0
    }
}

#[derive(Clone, Copy, PartialEq)]
enum ScriptEvidence {
    Weak,
    Strong,
}

/// Whether [`find`] can find anything. If not, there is no strong evidence.
///
/// Most texts with several scripts do not mix them in words. Strong evidence exists only in words of several scripts,
/// and in words that look Latin but are not, in Latin lines. O(n), without allocating.
#[inline(never)] // see `memory`
pub(super) fn may_find(text: &str) -> bool {
    let mut sum = [0; SCRIPTS];
    // Whether lines without a main script of their own have words that look Latin.
    let mut in_short = false;
    for text in text.split('\n') {
        if let Some(letters) = distinctive_cyrillic(text).filter(|&letters| letters >= MIN_LINE_LETTERS) {
            sum[Script::Cyrillic as usize] += letters;
            continue;
        }
        let mut line = [0; SCRIPTS];
        let mut looks_latin = false;
        let mut word = WordProbe::default();
        // A line break at the end closes the last word.
        for (at, character) in text.char_indices().chain([(text.len(), '\n')]) {
            if let Some(letter) = letter_of(character) {
                word.take(letter, at);
                line[letter.script as usize] += u32::from(letter.is_distinctive);
            } else if word.letters > 0 && !continues(character) {
                if word.is_mixed() && could_be_of_one_script(&text[word.start..at]) {
                    return true;
                }
                looks_latin |= word.looks_latin();
                word = WordProbe::default();
            }
        }
        match main_of_line(&line) {
            Some(Script::Latin) if looks_latin => return true,
            Some(_) => {}
            None => in_short |= looks_latin,
        }
        sum = std::array::from_fn(|script| sum[script] + line[script]);
    }
    in_short && main_script(&sum) == Script::Latin
}

/// The number of distinctive letters of a line whose letters are all from the basic Cyrillic block and whose other
/// characters are common in Russian; `None` for any other line, which needs the slow path.
fn distinctive_cyrillic(line: &str) -> Option<u32> {
    /// 1 for distinctive letters, by the last seven bits of U+0400 to U+047F.
    static DISTINCTIVE: LazyLock<[u8; 128]> = LazyLock::new(|| {
        std::array::from_fn(|at| {
            let letter = char::from_u32(0x400 + at as u32).and_then(letter_of);
            u8::from(letter.is_some_and(|letter| letter.is_distinctive))
        })
    });
    let (distinctive, bytes) = (&*DISTINCTIVE, line.as_bytes());
    let (mut letters, mut at) = (0, 0);
    while at < bytes.len() {
        at += match bytes[at..] {
            [lead @ (0xd0 | 0xd1), trail, ..] => {
                letters += u32::from(distinctive[usize::from((lead & 1) << 6 | trail & 0x3f)]);
                2
            }
            [ascii, ..] if ascii.is_ascii() && !ascii.is_ascii_alphabetic() => 1,
            // A no-break space or a quotation mark; then dashes and other quotation marks.
            [0xc2, 0xa0 | 0xab | 0xbb, ..] => 2,
            [0xe2, 0x80, ..] => 3,
            _ => return None,
        }
    }
    Some(letters)
}

/// The properties of a word that [`may_find`] needs.
#[derive(Default)]
struct WordProbe {
    /// Position of its first letter.
    start: usize,
    letters: usize,
    /// A bit for each script of its letters.
    scripts: u8,
    /// Whether it has a letter that does not look Latin.
    others: bool,
}

impl WordProbe {
    #[inline]
    fn take(&mut self, letter: Letter, at: usize) {
        self.start = if self.letters == 0 { at } else { self.start };
        self.letters += 1;
        self.scripts |= 1 << letter.script as u8;
        self.others |= !letter.looks_latin;
    }

    fn is_mixed(&self) -> bool {
        !self.scripts.is_power_of_two()
    }

    /// Whether it has no Latin letter and looks Latin enough for [`whole_word_evidence`].
    fn looks_latin(&self) -> bool {
        const LATIN_OR_GREEK: u8 = 1 << Script::Latin as u8 | 1 << Script::Greek as u8;
        !self.others && self.letters >= MIN_WHOLE_LETTERS && self.scripts & LATIN_OR_GREEK == 0
    }
}

/// Whether all letters of a word look like letters of one script.
fn could_be_of_one_script(word: &str) -> bool {
    [Script::Latin, Script::Greek, Script::Cyrillic].iter().any(|&main| edits(word, 0, main).is_some())
}

/// Finds confusables. O(n).
pub(super) fn find(text: &str) -> Found {
    let (words, lines) = words_and_lines(text);
    let of_text = main_script(&lines.iter().fold([0; SCRIPTS], |sum, line| std::array::from_fn(|i| sum[i] + line[i])));
    let main_of = |line: usize| main_of_line(&lines[line]).unwrap_or(of_text);
    let mut suspects = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let main = main_of(word.line);
        if !word.has_others_than(main) {
            continue;
        }
        let Some(own) = edits(&text[word.start..word.end], word.start, main) else { continue };
        let neighbours = [index.checked_sub(1), Some(index + 1)].map(|index| index.and_then(|index| words.get(index)));
        let evidence = if word.has(main) {
            Some(mixed_word_evidence(&text[word.start..word.end], main))
        } else {
            let looks_main = |&word: &&Word| word.has(main) || edits(&text[word.start..word.end], 0, main).is_some();
            let is_among_main = neighbours.iter().flatten().all(looks_main);
            is_among_main.then(|| whole_word_evidence(&text[word.start..word.end], main))
        };
        suspects.extend(evidence.map(|evidence| (evidence, own)));
    }
    let strong = suspects.iter().filter(|(evidence, _)| *evidence == ScriptEvidence::Strong).count() as u32;
    let mut found = Found::default();
    for (evidence, edits) in suspects {
        if evidence == ScriptEvidence::Strong || strong >= MIN_TRUSTED_WORDS {
            found.count.words += 1;
            found.count.characters += edits.len() as u32;
            found.spans.extend(edits.iter().map(|edit| (edit.start, edit.end)));
            found.edits.extend(edits);
        }
    }
    found.count.flagged = exceeds_accidental_rate(strong, MIN_WORDS, text);
    found
}

/// The words, and the number of distinctive letters of each script in each line.
fn words_and_lines(text: &str) -> (Vec<Word>, Vec<[u32; SCRIPTS]>) {
    let mut words: Vec<Word> = Vec::new();
    let mut lines = vec![[0; SCRIPTS]];
    let mut open = false;
    for (at, character) in text.char_indices() {
        let letter = letter_of(character);
        let within = letter.is_some() || (if open { continues(character) } else { character.is_ascii_digit() });
        if within {
            if !open {
                words.push(Word { start: at, end: at, line: lines.len() - 1, scripts: 0 });
            }
            let word = words.last_mut().expect("just opened");
            word.end = at + character.len_utf8();
            if let Some(Letter { script, is_distinctive, .. }) = letter {
                word.scripts |= 1 << script as u8;
                let line = lines.len() - 1;
                lines[line][script as usize] += u32::from(is_distinctive);
            }
        } else if character == '\n' {
            lines.push([0; SCRIPTS]);
        }
        open = within;
    }
    words.retain(|word| word.scripts != 0);
    (words, lines)
}

/// Whether a character that is no letter continues the word before it.
fn continues(character: char) -> bool {
    character.is_ascii_digit() || (!character.is_ascii() && is_combining_mark(character))
}

/// The main script of a line with these numbers of distinctive letters; `None` if they are too few.
fn main_of_line(letters: &[u32; SCRIPTS]) -> Option<Script> {
    (letters.iter().sum::<u32>() >= MIN_LINE_LETTERS).then(|| main_script(letters))
}

fn main_script(letters: &[u32; SCRIPTS]) -> Script {
    let scripts = [Script::Latin, Script::Greek, Script::Cyrillic, Script::Rare, Script::Other];
    scripts
        .into_iter()
        .max_by_key(|&script| (letters[script as usize], std::cmp::Reverse(script)))
        .unwrap_or(Script::Latin)
}

/// The edits that replace a word's foreign letters by letters of the main script; `None` if one is not confusable.
fn edits(word: &str, start: usize, main: Script) -> Option<Vec<TextEdit>> {
    let foreign = |&(_, character): &(usize, char)| script_of(character).is_some_and(|script| script != main);
    let edit = |(at, character): (usize, char)| {
        let start = start + at;
        confusable(character, main).map(|with| TextEdit { start, end: start + character.len_utf8(), with })
    };
    word.char_indices().filter(foreign).map(edit).collect()
}

/// The evidence of a word that has both foreign letters and letters of the main script.
fn mixed_word_evidence(word: &str, main: Script) -> ScriptEvidence {
    let scripts: Vec<(Script, char)> = word.chars().filter_map(|c| script_of(c).map(|script| (script, c))).collect();
    let runs: Vec<usize> = scripts.chunk_by(|x, y| (x.0 == main) == (y.0 == main)).map(<[_]>::len).collect();
    let compound = runs.len() == 2 && runs.iter().all(|&letters| letters > 1);
    let last = scripts.len() - 1;
    let in_formula = |(place, &(script, letter)): (usize, &(Script, char))| {
        let edge = place == 0 || place == last;
        script == main || (script == Script::Greek && edge && letter.is_lowercase() && letter != 'ο')
    };
    let formula =
        main == Script::Latin && (scripts.iter().enumerate().all(in_formula) || is_symbol_with_index(&scripts));
    let short = main != Script::Latin && scripts.len() < MIN_WHOLE_LETTERS;
    if compound || formula || short { ScriptEvidence::Weak } else { ScriptEvidence::Strong }
}

/// Whether a word may be a symbol with its index, taken from a formula as one word: one or two capitals, a small Greek
/// letter and a short index, as in "Uνeff", or letters of both cases in an order that no word has, as in "mρV". No formula
/// has an omicron.
fn is_symbol_with_index(scripts: &[(Script, char)]) -> bool {
    let is_greek =
        |&(script, letter): &(Script, char)| script == Script::Greek && letter.is_lowercase() && letter != 'ο';
    let are_known = scripts.iter().all(|one| one.0 == Script::Latin || is_greek(one));
    let Some(first) = scripts.iter().position(is_greek) else { return false };
    let mixes_cases = scripts.windows(2).any(|two| two[0].1.is_lowercase() && two[1].1.is_uppercase());
    let is_capital = scripts[..first].iter().all(|(_, letter)| letter.is_uppercase());
    let follow = scripts.len() - first - 1;
    are_known && (mixes_cases || (first <= 2 && is_capital && follow <= MAX_INDEX_LETTERS))
}

/// The evidence of a word of foreign letters between words of the main script. Formulas have Greek letters, and texts
/// in other scripts have Latin abbreviations; but no English text has Cyrillic words that all look English.
fn whole_word_evidence(word: &str, main: Script) -> ScriptEvidence {
    let letters: Vec<Script> = word.chars().filter_map(script_of).collect();
    let formula = letters.contains(&Script::Greek);
    let is_strong = main == Script::Latin && !formula && letters.len() >= MIN_WHOLE_LETTERS;
    if is_strong { ScriptEvidence::Strong } else { ScriptEvidence::Weak }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn texts_that_do_not_mix_scripts_in_words_are_unchanged() {
        for honest in [
            "The Russian word дом means house, and the Greek χέρι means hand, in sentences of every length.",
            "Он сказал: «Eh bien, mon prince», и рука его, о которой рок не пёкся, дрогнула над словами.",
            "Пришёл он.\nOui\nрука",
            "sin α + cos β",
        ] {
            assert!(find(honest).edits.is_empty(), "{honest}");
        }
        // A single word that looks Latin is compared as Latin, but not flagged.
        let alone = find("The Russian word рука means hand, and so does the Greek χέρι, in sentences of every length.");
        assert_eq!((alone.count.words, alone.count.characters, alone.count.flagged), (1, 4, false));
        assert!(!may_find("Он сказал: «Eh bien, mon prince», и рука его, о которой рок не пёкся, дрогнула."));
        assert!(may_find("a copу of it"), "the last letter of the word is Cyrillic");
        assert!(may_find("we are seeing that сору is what they made of it, and of nothing else"));
        assert!(may_find(
            "Пришёл он, и ещё раз, и ещё раз, и ещё раз\nthe text that was handed in after it is a сору, of which nothing else is different"
        ));
    }

    #[test]
    fn symbols_of_formulas_are_not_flagged() {
        let report = "The voltage Uνeff and the current Iνeff were measured; Uνeff falls, Iνeff does. At fν the answer Hν agreed. \
            Its drag ρvA with the mass mρV, and RκT, EκIN, Xνeff, Yνeff, Zνmax, PLρmin, kαB as before.";
        assert!(!find(report).count.flagged);
        let reported = include_str!("../../../tests/fixtures/reported/greek-formula-flag/greek_flag.txt");
        assert!(!find(reported).count.flagged);
        let trick =
            "Sοme of the wοrds in this lοng text have οther letters frοm anοther script, sο that nοbody finds them.";
        assert!(find(trick).count.flagged);
        let vowels = "The mαrket of the villαge hαd a beautιful hαrbour with mαny shιps and lιttle boats thαt wαited.";
        assert!(find(vowels).count.flagged);
    }

    /// Texts of random words and gaps, with lines of every kind.
    fn some_text() -> impl Strategy<Value = String> {
        let pieces = [
            "the",
            "quick fox",
            "a",
            "co",
            "сору",
            "рука",
            "все",
            "он",
            "дом",
            "χέρι",
            "ου",
            "x2",
            "2х",
            "e\u{301}",
            "IT",
            "-",
            " ",
            " ",
            " ",
            "\n",
            "\n",
            "thе",
            "Нow",
            "αβ",
            "ա",
            "ꓮꓐꓑ",
            "漢字",
            "\u{301}",
            "counting letters here",
            "считаем буквы здесь тоже",
            "щи",
            "«",
            "—",
            "\u{a0}",
            "№",
            "µ",
            "ѣ",
            "ҕ",
        ];
        prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..40).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn nothing_is_found_where_the_probe_rules_it_out(text in some_text()) {
            prop_assert!(may_find(&text) || find(&text).edits.is_empty());
        }

        #[test]
        fn a_russian_line_has_only_cyrillic_letters(text in some_text()) {
            for line in text.split('\n') {
                let letters: Vec<Letter> = line.chars().filter_map(letter_of).collect();
                let are_cyrillic = letters.iter().all(|letter| letter.script == Script::Cyrillic);
                if let Some(distinctive) = distinctive_cyrillic(line) {
                    let expected = letters.iter().filter(|letter| letter.is_distinctive).count();
                    prop_assert!(are_cyrillic && distinctive as usize == expected);
                    prop_assert!(!line.chars().any(|c| !c.is_ascii() && continues(c)), "marks belong to words");
                } else {
                    let beyond = ['\u{301}', '№', 'ҕ', '漢'];
                    prop_assert!(!are_cyrillic || line.contains(beyond));
                }
            }
        }
    }
}
