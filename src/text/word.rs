//! A word packed into 32 bits: words with equal stems may match, words with equal bits are the same.
//!
//! Rewording keeps the beginnings of words: "publisher" and "publishers", "report" and "reported". The upper 24 bits
//! are the hash of a word's first [`STEM_CHARACTERS`] characters, its *stem*; the lower 8 are other bits of the hash of
//! the whole word, so that two words with the same stem differ there with a probability of 191 in 192. 24 bits suffice for
//! the words of two texts; the index over many texts uses pairs of words.
//!
//! In scripts without spaces between words a token is a single character, which is weak evidence. There the stem
//! consists of the character and the next one, whatever blanks are between them: 12 bits of the hash of both, and the same 12 bits
//! combined with 12 of the character's own, so that [`is_same_character`] recognises the character before another one. The lower 8 bits encode the script
//! ([`part_of_word`]): they are `FIRST_CHARACTER` or higher for such characters, and lower for words.

use crate::params::Params;
use crate::text::normalize::NormalizedText;
use crate::text::token::{self, Token};

/// Number of characters in a stem. Truncation is the simplest stemmer and helps in most languages. On PAN's tuning half
/// 5, 6 and 7 are equally good; whole words find 1 in 50 fewer translated passages.
pub const STEM_CHARACTERS: usize = 6;

/// Replaces an excluded word (quotation, reference, template text). It matches nothing.
pub const EXCLUDED: u32 = 0;

/// Replaces a skipped token of a program, such as a closing bracket. The tokens around it are treated as neighbours,
/// but it keeps its position, so positions count all tokens.
pub const SKIPPED: u32 = 1;

/// Whether a packed token is [`SKIPPED`].
#[must_use]
#[inline]
pub fn is_skipped(word: u32) -> bool {
    word == SKIPPED
}

/// The number of packed words that are not skipped. O(n).
#[must_use]
pub fn count(words: &[u32]) -> u32 {
    words.iter().filter(|&&word| !is_skipped(word)).count() as u32
}

/// Packs the hashes of a word and of its stem, never as [`EXCLUDED`] or [`SKIPPED`]. O(1).
#[must_use]
#[inline]
pub fn pack(word: u64, stem: u64) -> u32 {
    // Bits of the hash that are not among those of a stem that is the whole word.
    pack_form((((word >> 32) as u32 & 0xff) * FIRST_CHARACTER) >> 8, stem >> 40)
}

/// Packs a word that is no longer than a stem, given its bytes. O(1).
#[must_use]
pub fn pack_short(word: &[u8]) -> u32 {
    let hash = token::hash(word);
    pack(hash, hash)
}

/// Packs the hashes of a character of a script without spaces, and of it with the next one. O(1).
fn pack_character(script: UnspacedScript, character: u64, with_next: u64) -> u32 {
    let next = with_next >> 52;
    let form = FIRST_CHARACTER | (script as u32) << 4 | (character >> 32) as u32 & 0xf;
    pack_form(form, next << 12 | (next ^ character >> 52))
}

/// Packs 24 bits of a stem with 8 bits that distinguish the words of this stem.
#[inline]
fn pack_form(form: u32, stem: u64) -> u32 {
    (stem.max(1) << 8) as u32 | form
}

/// Whether two packed words are the same, or the same character of a script without spaces, whatever follows it; wrongly for one
/// pair of characters in 2¹⁶. O(1).
#[must_use]
#[inline]
pub fn is_same_character(one: u32, other: u32) -> bool {
    let character = |word: u32| (word >> 20 ^ word >> 8 & 0xfff, word & 0xff);
    one == other || (one & 0xff >= FIRST_CHARACTER && character(one) == character(other))
}

/// The lower 8 bits of a packed character of a script without spaces are these or higher, those of a word are lower.
const FIRST_CHARACTER: u32 = 192;

/// Scripts without spaces between words, by how many characters a word has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UnspacedScript {
    /// Thai, Lao, Burmese, Khmer: three letters, as vowels above and below belong to the letter before them.
    SouthEastAsian,
    /// Hiragana: three characters to a word, most of which are endings and particles.
    Syllabary,
    /// Chinese characters: one and a half.
    Ideographs,
}

/// Parts in a whole word, for [`part_of_word`].
pub const WHOLE_WORD: u32 = 12;

/// How much of a word a packed word is, in 1 / [`WHOLE_WORD`]: all of it, unless it is a character of a script without spaces. O(1).
#[must_use]
#[inline]
pub fn part_of_word(packed: u32) -> u32 {
    /// By script, after those of words.
    const PARTS: [u32; 4] = [4, 4, 8, WHOLE_WORD];
    match (packed & 0xff).checked_sub(FIRST_CHARACTER) {
        None => WHOLE_WORD,
        Some(form) => PARTS[form as usize >> 4],
    }
}

/// The bit of a program's token that is not in the called part ([`crate::text::programs`]). Tokens that differ only in it are
/// equal.
const UNCALLED: u32 = 1;

/// Packs the hash of a program's token, which has no stem. O(1).
#[must_use]
pub fn pack_whole(token: u64, is_called: bool) -> u32 {
    let packed = pack(token.rotate_left(32), token) & !UNCALLED;
    if is_called { packed } else { packed | UNCALLED }
}

/// Whether a program's token is in the called part. O(1).
#[must_use]
#[inline]
pub fn is_called(token: u32) -> bool {
    token & UNCALLED == 0
}

/// A program's token regardless of whether it is called: what tokens are compared by. O(1).
#[must_use]
#[inline]
pub fn as_called(token: u32) -> u32 {
    token & !UNCALLED
}

/// The stem's hash of a packed word; 0 for excluded and skipped words. O(1).
#[must_use]
#[inline]
pub fn stem(word: u32) -> u32 {
    word >> 8
}

/// The length of a word's stem in bytes of UTF-8. O(n).
#[must_use]
pub fn stem_length(word: &[u8]) -> usize {
    let begins_character = |&(_, &byte): &(usize, &u8)| byte & 0xc0 != 0x80;
    word.iter().enumerate().filter(begins_character).nth(STEM_CHARACTERS).map_or(word.len(), |(at, _)| at)
}

/// Appends the hashes of all words of a text, and its packed words. O(n).
pub fn append(text: &NormalizedText, params: &Params, hashes: &mut Vec<u64>, words: &mut Vec<u32>) {
    let tokens = token::tokens(text, params);
    hashes.extend(tokens.iter().map(|&token| token::hash(token::compared(text, token, params))));
    append_packed(text, &tokens, words);
}

/// Appends the packed words of a text, given its tokens. O(n).
pub fn append_packed(text: &NormalizedText, tokens: &[Token], words: &mut Vec<u32>) {
    let bytes = text.as_str().as_bytes();
    let of = |Token { start, end }: Token| &bytes[start as usize..end as usize];
    for (at, &token) in tokens.iter().enumerate() {
        let word = of(token);
        words.push(if let Some(script) = unspaced_script(word) {
            let next = tokens.get(at + 1).filter(|next| {
                let between = &text.as_str()[token.end as usize..next.start as usize];
                between.chars().all(is_blank) && unspaced_script(of(**next)).is_some()
            });
            let with_next = match next {
                Some(next) if next.start != token.end => token::hash(&[word, of(*next)].concat()),
                next => token::hash(&bytes[token.start as usize..next.map_or(token.end, |next| next.end) as usize]),
            };
            pack_character(script, token::hash(word), with_next)
        } else {
            pack(token::hash(word), token::hash(&word[..stem_length(word)]))
        });
    }
}

/// Whether a character is a blank, or the end of a line: between characters of a script without spaces they are layout.
fn is_blank(character: char) -> bool {
    character.is_whitespace() || character == '\u{200b}'
}

/// The script without spaces between words that a token is a character of.
fn unspaced_script(token: &[u8]) -> Option<UnspacedScript> {
    // Their characters take three bytes or more.
    if token.first().is_none_or(|&byte| byte < 0xe0) {
        return None;
    }
    std::str::from_utf8(token).ok().and_then(|token| token.chars().next()).and_then(unspaced_script_of)
}

fn unspaced_script_of(c: char) -> Option<UnspacedScript> {
    match c {
        '\u{e00}'..='\u{eff}' /* Thai, Lao */ | '\u{1000}'..='\u{109f}' /* Burmese */ | '\u{1780}'..='\u{17ff}' /* Khmer */ => {
            Some(UnspacedScript::SouthEastAsian)
        }
        '\u{3040}'..='\u{309f}' => Some(UnspacedScript::Syllabary),
        '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}' => Some(UnspacedScript::Ideographs),
        _ => None,
    }
}

/// Whether a character is of a script without spaces between words.
pub(crate) fn is_unsegmented_letter(c: char) -> bool {
    unspaced_script_of(c).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::normalize::normalize;

    fn words(text: &str) -> Vec<u32> {
        let params = Params::default();
        let (mut hashes, mut words) = (Vec::new(), Vec::new());
        append(&normalize(text, &params), &params, &mut hashes, &mut words);
        assert_eq!(hashes.len(), words.len());
        words
    }

    #[test]
    fn no_word_is_packed_as_excluded_or_skipped() {
        for hash in [0, 1 << 56, 0xff << 32, u64::MAX >> 24] {
            for packed in [pack(hash, hash), pack_whole(hash, false), pack_whole(hash, true)] {
                assert!(packed != EXCLUDED && !is_skipped(packed) && stem(packed) != 0, "{hash:x}");
            }
        }
    }

    #[test]
    fn forms_of_a_word_share_its_stem() {
        let [one, two, other] = words("Publisher publishers private")[..] else { panic!("three words") };
        assert!(stem(one) == stem(two) && one != two && stem(one) != stem(other));
        let [one, two] = words("берёзовая берёзового")[..] else { panic!("two words") };
        assert_eq!(stem(one), stem(two));
        assert_eq!([stem_length("short".as_bytes()), stem_length("берёзовая".as_bytes())], [5, 12]);
    }

    #[test]
    fn the_stem_of_an_ideograph_includes_the_next_one() {
        let [first, _, third, last] = words("人人生人")[..] else { panic!("four words") };
        assert!(first != third && third != last);
        assert_eq!(words("人人 x 人人")[0], words("人人")[0]);
        let [one, before_other, last, other] = ["人口", "人工", "人", "入口"].map(|text| words(text)[0]);
        assert!(
            stem(one) != stem(before_other) && is_same_character(one, before_other) && is_same_character(one, last)
        );
        assert!(!is_same_character(one, other));
    }

    #[test]
    fn blanks_and_lines_between_characters_are_layout() {
        for (one, other) in [("人 生\n而", "人生而"), ("ภา\u{200b}ษา ไทย", "ภาษาไทย")]
        {
            assert_eq!(words(one), words(other));
        }
        assert_ne!(words("人，生")[0], words("人生")[0]);
    }

    #[test]
    fn characters_are_parts_of_words_by_their_script() {
        let parts = |text: &str| words(text).into_iter().map(part_of_word).collect::<Vec<_>>();
        for letters in ["\u{e01}\u{e02}", "\u{e81}\u{e82}", "\u{1000}\u{1001}", "\u{1780}\u{1781}"] {
            assert_eq!(parts(letters), [4; 2]);
        }
        assert_eq!(parts("ひと 人 カタカナ 한국어 word слово 12"), [4, 4, 8, 12, 12, 12, 12, 12]);
        for hash in 0..4_096_u64 {
            assert_eq!(part_of_word(pack(hash << 30, 7 << 40)), WHOLE_WORD);
        }
    }

    #[test]
    fn words_are_no_characters() {
        // Pairs that equal each other in eight bits.
        for (one, other) in [("father", "sister"), ("hate", "student")] {
            let [one, other] = [one, other].map(|word| words(word)[0]);
            assert!(!is_same_character(one, other) && is_same_character(one, one));
        }
    }
}
