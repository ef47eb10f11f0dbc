//! Scripts of letters, and confusables: letters of different scripts that look alike.
//!
//! The pairs are those of Unicode's confusables data (UTS #39) that map one letter to one Latin letter of the same
//! case; a test checks them against that data. Latin is the pivot: two letters are confusable if they look like the
//! same Latin letter. The pairs take a few hundred bytes, where all of the data would add a tenth to the engine. O(log
//! pairs) for each look-up.

use std::array::from_fn;
use std::sync::{LazyLock, OnceLock};

use crate::common::sort;
use crate::text::unicode::canonical_decomposition;

/// The script of a letter, as far as confusables need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Script {
    /// Latin, with phonetic and African letters.
    Latin,
    /// Greek, modern and polytonic.
    Greek,
    /// Cyrillic, with the letters of all its languages.
    Cyrillic,
    /// A rarely used alphabet with letters that look Latin: Armenian, Georgian, Cherokee, Coptic, Lisu.
    Rare,
    /// Any other.
    Other,
}

/// Each letter with the Latin letter that it looks like.
const CONFUSABLES: &str = "\
    ЅS ІI ЈJ АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX аa гr еe кk оo рp сc уy хx шw ѕs іi јj ѡw ѴV ѵv ҮY үy һh ҽe ӀI ӏl \
    ԁd ԌG ԚQ ԛq ԜW ԝw ᲂo ᲃc ꙇi \
    ͿJ ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy ιi κk νv οo ρp σo υu ϒY ϜF ϱp ϲc ϳj ϸp ϹC ϺM \
    ՍU ՏS ՕO աw գq զq հh յj ոn ռn սu ցg ւi քf օo ႽS ჍZ ყy ჿo ᲽS ᲿO ⴭz \
    ᎠD ᎡR ᎢT ᎩY ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG ᏃZ ᏒR ᏔW ᏕS ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK ᏳG ᏴB ꭵi ꮁr ꮃw ꮓz ꮤw ꮩv ꮪs ꮯc \
    ϭo ⲂB ⲅr ⲌZ ⲍz ⲎH ⲒI ⲓi ⲔK ⲘM ⲚN ⲞO ⲟo ⲢP ⲣp ⲤC ⲥc ⲦT ⲨY ⲩy ⲬX ⲽw ⳎP ⳏp ⳐL \
    ꓐB ꓑP ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU";

/// Each Latin letter with the modern Cyrillic or Greek letter that it looks like, for restoring letters of words in
/// those scripts. Letters of only a few languages are not included.
const CYRILLIC: &str = "aа cс eе iі jј kк oо pр xх yу AА BВ CС EЕ HН IІ JЈ KК MМ OО PР TТ XХ YУ";
const GREEK: &str = "aα iι kκ oο pρ uυ vν yγ AΑ BΒ EΕ HΗ IΙ KΚ MΜ NΝ OΟ PΡ TΤ XΧ YΥ ZΖ";

static TO_LATIN: LazyLock<Vec<(char, char)>> = LazyLock::new(|| pairs(CONFUSABLES));
static TO_CYRILLIC: LazyLock<Vec<(char, char)>> = LazyLock::new(|| pairs(CYRILLIC));
static TO_GREEK: LazyLock<Vec<(char, char)>> = LazyLock::new(|| pairs(GREEK));

fn pairs(list: &str) -> Vec<(char, char)> {
    let pair = |pair: &str| {
        let mut letters = pair.chars();
        letters.next().zip(letters.next()).expect("two letters")
    };
    let mut pairs: Vec<(char, char)> = list.split_whitespace().map(pair).collect();
    sort::sort_by_key(&mut pairs, |&pair| pair);
    pairs
}

fn look_up(pairs: &[(char, char)], letter: char) -> Option<char> {
    pairs.binary_search_by_key(&letter, |&(key, _)| key).ok().map(|at| pairs[at].1)
}

/// The script of a letter; `None` for other characters.
pub(crate) fn script_of(character: char) -> Option<Script> {
    match character {
        // Most letters, without consulting the tables of Unicode.
        'a'..='z' | 'A'..='Z' | 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ɏ' => return Some(Script::Latin),
        '\0'..='\u{7f}' => return None,
        'Ѐ'..='ҁ' | 'Ҋ'..='ԯ' => return Some(Script::Cyrillic),
        _ if !character.is_alphabetic() => return None,
        _ => {}
    }
    Some(match character {
        '\u{80}'..='\u{2af}'
        | '\u{1d00}'..='\u{1d25}'
        | '\u{1e00}'..='\u{1eff}'
        | '\u{2c60}'..='\u{2c7f}'
        | '\u{a722}'..='\u{a7ff}'
        | '\u{ab30}'..='\u{ab64}' => Script::Latin,
        '\u{3e2}'..='\u{3ef}'
        | '\u{531}'..='\u{588}'
        | '\u{10a0}'..='\u{10ff}'
        | '\u{13a0}'..='\u{13fd}'
        | '\u{1c90}'..='\u{1cbf}'
        | '\u{2c80}'..='\u{2cf3}'
        | '\u{2d00}'..='\u{2d2d}'
        | '\u{a4d0}'..='\u{a4fd}'
        | '\u{ab70}'..='\u{abbf}' => Script::Rare,
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Script::Greek,
        '\u{400}'..='\u{52f}' | '\u{1c80}'..='\u{1c8f}' | '\u{a640}'..='\u{a69f}' => Script::Cyrillic,
        _ => Script::Other,
    })
}

/// Whether a letter's script writes words of separate letters, so that invisible characters between them are
/// suspicious.
pub(crate) fn is_alphabetic_script(character: char) -> bool {
    script_of(character).is_some_and(|script| script != Script::Other) || matches!(character, '\u{5d0}'..='\u{5ea}')
}

/// Whether a character's script is written from right to left.
pub(crate) fn is_right_to_left(character: char) -> bool {
    matches!(character, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// The letter of another script that a letter is confusable with, with its accents; `None` if there is none.
pub(crate) fn confusable(letter: char, script: Script) -> Option<String> {
    let parts: String = canonical_decomposition(letter).collect();
    let base = parts.chars().next()?;
    let latin = confusable_latin(base)?;
    let counterpart = match script {
        Script::Latin => latin,
        Script::Greek => look_up(&TO_GREEK, latin)?,
        Script::Cyrillic => look_up(&TO_CYRILLIC, latin)?,
        Script::Rare | Script::Other => return None,
    };
    let mut written = String::from(counterpart);
    written.push_str(&parts[base.len_utf8()..]);
    Some(written)
}

/// The properties of a letter that detect confusables.
#[derive(Clone, Copy)]
pub(crate) struct Letter {
    pub(crate) script: Script,
    /// Whether it is confusable with no letter of another script, accents aside, so that it identifies the script of a
    /// text.
    pub(crate) is_distinctive: bool,
    /// Whether it is Latin, or confusable with a Latin letter.
    pub(crate) looks_latin: bool,
}

/// The properties of a letter; `None` for other characters. O(1) for most letters.
#[inline]
pub(crate) fn letter_of(character: char) -> Option<Letter> {
    let code = character as usize;
    match COMMON.get(code / PAGE) {
        Some(page) => page.get_or_init(|| letters_from(code - code % PAGE))[code % PAGE],
        None => letter_by_search(character),
    }
}

const PAGE: usize = 64;

/// [`letter_by_search`] for the letters of nearly all text, up to the last of Cyrillic, by pages. The searches would
/// take longer than all other processing of a text.
static COMMON: [OnceLock<[Option<Letter>; PAGE]>; 0x530_usize.div_ceil(PAGE)] =
    [const { OnceLock::new() }; 0x530_usize.div_ceil(PAGE)];

#[cold]
fn letters_from(first: usize) -> [Option<Letter>; PAGE] {
    from_fn(|place| char::from_u32((first + place) as u32).and_then(letter_by_search))
}

fn letter_by_search(letter: char) -> Option<Letter> {
    let script = script_of(letter)?;
    // Accents identify no script: é is as confusable as e, and as the two characters that it may be written in.
    let latin = confusable_latin(base_of(letter));
    let is_distinctive = match latin {
        Some(latin) if script == Script::Latin => {
            look_up(&TO_CYRILLIC, latin).is_none() && look_up(&TO_GREEK, latin).is_none()
        }
        latin => latin.is_none(),
    };
    Some(Letter { script, is_distinctive, looks_latin: script == Script::Latin || latin.is_some() })
}

/// A letter without its accents.
fn base_of(letter: char) -> char {
    canonical_decomposition(letter).next().unwrap_or(letter)
}

/// The Latin letter that a letter without accents is, or looks like.
fn confusable_latin(base: char) -> Option<char> {
    if base.is_ascii_alphabetic() { Some(base) } else { look_up(&TO_LATIN, base) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_accented_letter_is_as_distinctive_as_its_decomposition() {
        let mut accented = 0;
        for letter in '\u{c0}'..='\u{1fff}' {
            let (Some(found), Some(base)) = (letter_of(letter), letter_of(base_of(letter))) else { continue };
            accented += u32::from(base_of(letter) != letter);
            assert_eq!(found.is_distinctive, base.is_distinctive, "{letter}");
        }
        assert!(accented > 700, "{accented}");
    }

    #[test]
    fn confusables_keep_case_and_accents_both_ways() {
        assert_eq!(confusable('Н', Script::Latin).as_deref(), Some("H"));
        assert_eq!(confusable('н', Script::Latin), None);
        assert_eq!(confusable('H', Script::Cyrillic).as_deref(), Some("Н"));
        assert_eq!(confusable('ё', Script::Latin).as_deref(), Some("e\u{308}"));
        assert_eq!(confusable('о', Script::Greek).as_deref(), Some("ο"));
        assert_eq!(confusable('й', Script::Latin), None);
        for list in [&TO_LATIN, &TO_CYRILLIC, &TO_GREEK] {
            assert!(list.windows(2).all(|two| two[0].0 < two[1].0), "no letter has two confusables");
        }
        for &(latin, letter) in TO_CYRILLIC.iter().chain(TO_GREEK.iter()) {
            assert_eq!(look_up(&TO_LATIN, letter), Some(latin));
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod against_unicode {
    use super::*;
    use unicode_script::UnicodeScript;
    use unicode_security::confusable_detection::skeleton;

    /// Alike in most typefaces, though Unicode's data maps them to rarer letters.
    const ADDED: &str = "кκ";

    fn lone(mut characters: impl Iterator<Item = char>) -> Option<char> {
        characters.next().filter(|_| characters.next().is_none())
    }

    /// The Latin letter that Unicode's data maps a letter to. In that data l also represents capital I.
    fn unicode_confusable(letter: char) -> Option<char> {
        let latin = lone(skeleton(&letter.to_string())).filter(char::is_ascii_alphabetic)?;
        Some(if latin == 'l' && !letter.is_lowercase() { 'I' } else { latin })
    }

    #[test]
    fn confusables_agree_with_unicode() {
        for &(letter, latin) in TO_LATIN.iter().filter(|(letter, _)| !ADDED.contains(*letter)) {
            assert_eq!(unicode_confusable(letter), Some(latin), "{letter}");
        }
    }

    #[test]
    fn no_confusable_of_the_same_case_is_missing() {
        for letter in '\u{370}'..='\u{ffff}' {
            let Some(Script::Greek | Script::Cyrillic | Script::Rare) = script_of(letter) else { continue };
            let Some(latin) = unicode_confusable(letter) else { continue };
            // Canonically equivalent letters are found through their decompositions.
            let same_case =
                letter.is_lowercase() == latin.is_lowercase() && letter.is_uppercase() == latin.is_uppercase();
            if same_case {
                assert_eq!(confusable(letter, Script::Latin), Some(latin.to_string()), "{letter}");
            }
        }
    }

    #[test]
    fn scripts_agree_with_unicode() {
        use unicode_script::Script as Known;
        for letter in '\0'..='\u{2ffff}' {
            let script = match letter.script() {
                // Full-width and superscript letters are Common; normalisation maps them to plain letters.
                Known::Common | Known::Inherited | Known::Unknown => continue,
                Known::Latin => Script::Latin,
                Known::Greek => Script::Greek,
                Known::Cyrillic => Script::Cyrillic,
                Known::Armenian | Known::Georgian | Known::Cherokee | Known::Coptic | Known::Lisu => Script::Rare,
                _ => Script::Other,
            };
            match script_of(letter) {
                // Symbols, ligatures and phonetic extensions need no script.
                None | Some(Script::Other) => {}
                found => assert_eq!(found, Some(script), "{letter} {:x}", letter as u32),
            }
        }
    }
}
