//! Letters of another script that look like those they stand for: a Cyrillic о in an English word.
//!
//! Scripts meet honestly in one word, too: "IT-шник", "sinα", "ΔT", "`SMSка`". So a word is only looked at against the main
//! script of its line (of the text, where the line is short), and only where *every* foreign letter in it looks like one
//! of that script, case and all. Then the evidence is *strong* where foreign letters stand scattered among the word's own, and
//! *weak* where the word could be a compound, a formula or an abbreviation: a first and a second part of two letters or
//! more, Greek small letters at its edge, all its letters foreign. Weak evidence counts where there is strong evidence
//! besides.

use std::sync::LazyLock;

use super::letters::{Letter, Script, letter_of, script_of, twin};
use super::{Edit, Found, is_no_accident};

/// Words with strong evidence from which on it is no accident: those who type in two scripts slip now and then.
const MIN_WORDS: u32 = 5;
/// Words with strong evidence that lend theirs to weak ones.
const MIN_TRUSTED_WORDS: u32 = 3;
/// A line of so many letters that look like no others has a main script of its own: some seven words.
const MIN_LINE: u32 = 20;
/// A word of foreign letters only says something from so many on: shorter ones are abbreviations and variables.
const MIN_WHOLE: usize = 3;

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
enum Evidence {
    Weak,
    Strong,
}

/// Whether [`find`] is worth its time: where it is not, there is no strong evidence, and it would find nothing.
///
/// Most texts of several scripts keep them apart. There is strong evidence only in words of several scripts, and in words
/// of another script that look Latin, in lines that are. O(n), without allocating.
#[inline(never)] // see `memory`
pub(super) fn is_worthwhile(text: &str) -> bool {
    let mut sum = [0; SCRIPTS];
    // Whether lines that have no main script of their own hold words that look Latin.
    let mut in_short = false;
    for text in text.split('\n') {
        if let Some(telling) = telling_cyrillic(text).filter(|&telling| telling >= MIN_LINE) {
            sum[Script::Cyrillic as usize] += telling;
            continue;
        }
        let mut line = [0; SCRIPTS];
        let mut looks_latin = false;
        let mut word = Glance::default();
        // With a line's end behind it, the last word ends as others do.
        for (at, character) in text.char_indices().chain([(text.len(), '\n')]) {
            if let Some(letter) = letter_of(character) {
                word.take(letter, at);
                line[letter.script as usize] += u32::from(letter.tells);
            } else if word.letters > 0 && !continues(character) {
                if word.is_mixed() && could_be_of_one_script(&text[word.start..at]) {
                    return true;
                }
                looks_latin |= word.looks_latin();
                word = Glance::default();
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

/// How many letters of a line look like no others, where all its letters are those that Russian is made of and what is
/// between them is usual there; none where anything else is, which may be looked at more closely.
fn telling_cyrillic(line: &str) -> Option<u32> {
    /// By the last seven bits of U+0400 to U+047F, 1 for letters that tell.
    static TELL: LazyLock<[u8; 128]> = LazyLock::new(|| {
        std::array::from_fn(|at| {
            let letter = char::from_u32(0x400 + at as u32).and_then(letter_of);
            u8::from(letter.is_some_and(|letter| letter.tells))
        })
    });
    let (tell, bytes) = (&*TELL, line.as_bytes());
    let (mut telling, mut at) = (0, 0);
    while at < bytes.len() {
        at += match bytes[at..] {
            [lead @ (0xd0 | 0xd1), trail, ..] => {
                telling += u32::from(tell[usize::from((lead & 1) << 6 | trail & 0x3f)]);
                2
            }
            [ascii, ..] if ascii.is_ascii() && !ascii.is_ascii_alphabetic() => 1,
            // A space that does not break, and quotation marks; dashes, and more of both.
            [0xc2, 0xa0 | 0xab | 0xbb, ..] => 2,
            [0xe2, 0x80, ..] => 3,
            _ => return None,
        }
    }
    Some(telling)
}

/// What [`is_worthwhile`] sees of a word.
#[derive(Default)]
struct Glance {
    /// Where its first letter stands.
    start: usize,
    letters: usize,
    /// A bit for each script of its letters.
    scripts: u8,
    /// Whether a letter looks like no Latin one, and is none.
    others: bool,
}

impl Glance {
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

    /// Whether it has no Latin letter, and looks Latin enough for [`of_whole`].
    fn looks_latin(&self) -> bool {
        const LATIN_OR_GREEK: u8 = 1 << Script::Latin as u8 | 1 << Script::Greek as u8;
        !self.others && self.letters >= MIN_WHOLE && self.scripts & LATIN_OR_GREEK == 0
    }
}

/// Whether a word's letters are all of one script to the eye.
fn could_be_of_one_script(word: &str) -> bool {
    [Script::Latin, Script::Greek, Script::Cyrillic].iter().any(|&main| edits(word, 0, main).is_some())
}

/// Finds them. O(n).
pub(super) fn find(text: &str) -> Found {
    let (words, lines) = read(text);
    let of_text = main_script(&lines.iter().fold([0; SCRIPTS], |sum, line| std::array::from_fn(|i| sum[i] + line[i])));
    let main_of = |line: usize| main_of_line(&lines[line]).unwrap_or(of_text);
    let mut judged = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let main = main_of(word.line);
        if !word.has_others_than(main) {
            continue;
        }
        let Some(own) = edits(&text[word.start..word.end], word.start, main) else { continue };
        let beside = [index.checked_sub(1), Some(index + 1)].map(|index| index.and_then(|index| words.get(index)));
        let evidence = if word.has(main) {
            Some(of_mixed(&text[word.start..word.end], main))
        } else {
            let could_be_own = |&word: &&Word| word.has(main) || edits(&text[word.start..word.end], 0, main).is_some();
            let among_own = beside.iter().flatten().all(could_be_own);
            among_own.then(|| of_whole(&text[word.start..word.end], main))
        };
        judged.extend(evidence.map(|evidence| (evidence, own)));
    }
    let strong = judged.iter().filter(|(evidence, _)| *evidence == Evidence::Strong).count() as u32;
    let mut found = Found::default();
    for (evidence, edits) in judged {
        if evidence == Evidence::Strong || strong >= MIN_TRUSTED_WORDS {
            found.count.words += 1;
            found.count.characters += edits.len() as u32;
            found.spans.extend(edits.iter().map(|edit| (edit.start, edit.end)));
            found.edits.extend(edits);
        }
    }
    found.count.flagged = is_no_accident(strong, MIN_WORDS, text);
    found
}

/// The words, and how many telling letters of each script each line holds.
fn read(text: &str) -> (Vec<Word>, Vec<[u32; SCRIPTS]>) {
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
            if let Some(Letter { script, tells, .. }) = letter {
                word.scripts |= 1 << script as u8;
                let line = lines.len() - 1;
                lines[line][script as usize] += u32::from(tells);
            }
        } else if character == '\n' {
            lines.push([0; SCRIPTS]);
        }
        open = within;
    }
    words.retain(|word| word.scripts != 0);
    (words, lines)
}

/// Whether what is no letter belongs to a word that it stands in.
fn continues(character: char) -> bool {
    character.is_ascii_digit() || (!character.is_ascii() && unicode_normalization::char::is_combining_mark(character))
}

/// The main script of a line with so many telling letters of each, where it has one of its own.
fn main_of_line(letters: &[u32; SCRIPTS]) -> Option<Script> {
    (letters.iter().sum::<u32>() >= MIN_LINE).then(|| main_script(letters))
}

fn main_script(letters: &[u32; SCRIPTS]) -> Script {
    let scripts = [Script::Latin, Script::Greek, Script::Cyrillic, Script::Rare, Script::Other];
    scripts
        .into_iter()
        .max_by_key(|&script| (letters[script as usize], std::cmp::Reverse(script)))
        .unwrap_or(Script::Latin)
}

/// What would make a word's foreign letters its own; none where one of them looks like no letter of the main script.
fn edits(word: &str, start: usize, main: Script) -> Option<Vec<Edit>> {
    let foreign = |&(_, character): &(usize, char)| script_of(character).is_some_and(|script| script != main);
    let edit = |(at, character): (usize, char)| {
        let start = start + at;
        twin(character, main).map(|with| Edit { start, end: start + character.len_utf8(), with })
    };
    word.char_indices().filter(foreign).map(edit).collect()
}

/// What a word says that has letters of its own among foreign ones.
fn of_mixed(word: &str, main: Script) -> Evidence {
    let scripts: Vec<(Script, char)> = word.chars().filter_map(|c| script_of(c).map(|script| (script, c))).collect();
    let runs: Vec<usize> = scripts.chunk_by(|x, y| (x.0 == main) == (y.0 == main)).map(<[_]>::len).collect();
    let compound = runs.len() == 2 && runs.iter().all(|&letters| letters > 1);
    let last = scripts.len() - 1;
    let in_formula = |(place, &(script, letter)): (usize, &(Script, char))| {
        let edge = place == 0 || place == last;
        script == main || (script == Script::Greek && edge && letter.is_lowercase() && letter != 'ο')
    };
    let formula = main == Script::Latin && scripts.iter().enumerate().all(in_formula);
    let short = main != Script::Latin && scripts.len() < MIN_WHOLE;
    if compound || formula || short { Evidence::Weak } else { Evidence::Strong }
}

/// What a word says whose letters are all foreign, between words of the main script. Formulae have Greek ones, and texts in
/// other scripts Latin abbreviations; but no English one has Cyrillic words that all look English.
fn of_whole(word: &str, main: Script) -> Evidence {
    let letters: Vec<Script> = word.chars().filter_map(script_of).collect();
    let formula = letters.contains(&Script::Greek);
    if main == Script::Latin && !formula && letters.len() >= MIN_WHOLE { Evidence::Strong } else { Evidence::Weak }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn texts_that_keep_their_scripts_apart_are_left_alone() {
        for honest in [
            "The Russian word дом means house, and the Greek χέρι means hand, in sentences of every length.",
            "Он сказал: «Eh bien, mon prince», и рука его, о которой рок не пёкся, дрогнула над словами.",
            "Пришёл он.\nOui\nрука",
            "sin α + cos β",
        ] {
            assert!(find(honest).edits.is_empty(), "{honest}");
        }
        // A word by itself that looks Latin through and through is read as Latin, which is no accusation.
        let alone = find("The Russian word рука means hand, and so does the Greek χέρι, in sentences of every length.");
        assert_eq!((alone.count.words, alone.count.characters, alone.count.flagged), (1, 4, false));
        assert!(!is_worthwhile("Он сказал: «Eh bien, mon prince», и рука его, о которой рок не пёкся, дрогнула."));
        assert!(is_worthwhile("a copу of it"), "the last letter of the word is Cyrillic");
        assert!(is_worthwhile("we are seeing that сору is what they made of it, and of nothing else"));
        assert!(is_worthwhile(
            "Пришёл он, и ещё раз, и ещё раз, и ещё раз\nthe text that was handed in after it is a сору, of which nothing else is different"
        ));
    }

    /// Words and gaps of which lines of every kind come.
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
        fn nothing_is_found_where_it_is_not_worth_the_time(text in some_text()) {
            prop_assert!(is_worthwhile(&text) || find(&text).edits.is_empty());
        }

        #[test]
        fn a_russian_line_has_cyrillic_letters_alone(text in some_text()) {
            for line in text.split('\n') {
                let letters: Vec<Letter> = line.chars().filter_map(letter_of).collect();
                let are_cyrillic = letters.iter().all(|letter| letter.script == Script::Cyrillic);
                if let Some(telling) = telling_cyrillic(line) {
                    prop_assert!(are_cyrillic && telling as usize == letters.iter().filter(|letter| letter.tells).count());
                    prop_assert!(!line.chars().any(|c| !c.is_ascii() && continues(c)), "marks belong to words");
                } else {
                    let beyond = ['\u{301}', '№', 'ҕ', '漢'];
                    prop_assert!(!are_cyrillic || line.contains(beyond));
                }
            }
        }
    }
}
