//! Letters by script, and which letters of different scripts look alike.
//!
//! The pairs are those of Unicode's data on confusable characters (UTS #39) in which one letter looks like one letter
//! of the Latin alphabet and of its case; a test holds them against that data. Latin ones serve as the hinge: two
//! letters look alike if they look like the same Latin one. In use are a few hundred bytes, where the whole data would
//! add a tenth to the engine. O(log pairs) a look-up.

use std::array::from_fn;
use std::sync::{LazyLock, OnceLock};

use unicode_normalization::char::decompose_canonical;

/// What a letter belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Script {
    /// With its letters for phonetics and for African languages.
    Latin,
    /// Of today, and with all accents.
    Greek,
    /// With the letters of all languages that write it.
    Cyrillic,
    /// An alphabet that is seldom met, with letters that look Latin: Armenian, Georgian, Cherokee, Coptic, Lisu.
    Rare,
    /// Any other.
    Other,
}

/// Each letter before the Latin one that it looks like.
const TWINS: &str = "\
    ЅS ІI ЈJ АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX аa гr еe кk оo рp сc уy хx шw ѕs іi јj ѡw ѴV ѵv ҮY үy һh ҽe ӀI ӏl \
    ԁd ԌG ԚQ ԛq ԜW ԝw ᲂo ᲃc ꙇi \
    ͿJ ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy ιi κk νv οo ρp σo υu ϒY ϜF ϱp ϲc ϳj ϸp ϹC ϺM \
    ՍU ՏS ՕO աw գq զq հh յj ոn ռn սu ցg ւi քf օo ႽS ჍZ ყy ჿo ᲽS ᲿO ⴭz \
    ᎠD ᎡR ᎢT ᎩY ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG ᏃZ ᏒR ᏔW ᏕS ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK ᏳG ᏴB ꭵi ꮁr ꮃw ꮓz ꮤw ꮩv ꮪs ꮯc \
    ϭo ⲂB ⲅr ⲌZ ⲍz ⲎH ⲒI ⲓi ⲔK ⲘM ⲚN ⲞO ⲟo ⲢP ⲣp ⲤC ⲥc ⲦT ⲨY ⲩy ⲬX ⲽw ⳎP ⳏp ⳐL \
    ꓐB ꓑP ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU";

/// Latin letters before those of today's Cyrillic and Greek that look like them: what a letter in such a word was meant
/// to be. Letters that few of these languages have are left out.
const CYRILLIC: &str = "aа cс eе iі jј kк oо pр xх yу AА BВ CС EЕ HН IІ JЈ KК MМ OО PР TТ XХ YУ";
const GREEK: &str = "aα iι kκ oο pρ uυ vν yγ AΑ BΒ EΕ HΗ IΙ KΚ MΜ NΝ OΟ PΡ TΤ XΧ YΥ ZΖ";

static TO_LATIN: LazyLock<Vec<(char, char)>> = LazyLock::new(|| pairs(TWINS));
static TO_CYRILLIC: LazyLock<Vec<(char, char)>> = LazyLock::new(|| pairs(CYRILLIC));
static TO_GREEK: LazyLock<Vec<(char, char)>> = LazyLock::new(|| pairs(GREEK));

fn pairs(list: &str) -> Vec<(char, char)> {
    let pair = |pair: &str| {
        let mut letters = pair.chars();
        letters.next().zip(letters.next()).expect("two letters")
    };
    let mut pairs: Vec<(char, char)> = list.split_whitespace().map(pair).collect();
    pairs.sort_unstable();
    pairs
}

fn look_up(pairs: &[(char, char)], letter: char) -> Option<char> {
    pairs.binary_search_by_key(&letter, |&(key, _)| key).ok().map(|at| pairs[at].1)
}

/// The script of a letter; none for what is no letter.
pub(crate) fn script_of(character: char) -> Option<Script> {
    match character {
        // Most letters, without a look into the tables of Unicode.
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

/// Whether a letter's script writes words of many letters, between which nothing invisible belongs.
pub(crate) fn is_western(character: char) -> bool {
    script_of(character).is_some_and(|script| script != Script::Other) || matches!(character, '\u{5d0}'..='\u{5ea}')
}

/// Whether a letter's script runs from right to left.
pub(crate) fn runs_leftwards(character: char) -> bool {
    matches!(character, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// What a letter looks like in another script, accents kept; none where it looks like no letter of it.
pub(crate) fn twin(letter: char, script: Script) -> Option<String> {
    let mut parts = String::new();
    decompose_canonical(letter, |part| parts.push(part));
    let base = parts.chars().next()?;
    let latin = if base.is_ascii_alphabetic() { base } else { look_up(&TO_LATIN, base)? };
    let twin = match script {
        Script::Latin => latin,
        Script::Greek => look_up(&TO_GREEK, latin)?,
        Script::Cyrillic => look_up(&TO_CYRILLIC, latin)?,
        Script::Rare | Script::Other => return None,
    };
    let mut written = String::from(twin);
    written.push_str(&parts[base.len_utf8()..]);
    Some(written)
}

/// What is asked of each letter of a text that has several scripts.
#[derive(Clone, Copy)]
pub(crate) struct Letter {
    pub(crate) script: Script,
    /// Whether it looks like none of another script, so that it tells which one a text is in.
    pub(crate) tells: bool,
    /// Whether it is Latin, or looks like a Latin one.
    pub(crate) looks_latin: bool,
}

/// What a character is as a letter; none for what is no letter.
#[inline]
pub(crate) fn letter_of(character: char) -> Option<Letter> {
    let code = character as usize;
    match COMMON.get(code / PAGE) {
        Some(page) => page.get_or_init(|| letters_from(code - code % PAGE))[code % PAGE],
        None => letter_by_lists(character),
    }
}

const PAGE: usize = 64;

/// The same of the letters that nearly all text is made of, up to the last of Cyrillic, by pages: the lists cost more to
/// search than all else that is asked of a text.
static COMMON: [OnceLock<[Option<Letter>; PAGE]>; 0x530_usize.div_ceil(PAGE)] =
    [const { OnceLock::new() }; 0x530_usize.div_ceil(PAGE)];

#[cold]
fn letters_from(first: usize) -> [Option<Letter>; PAGE] {
    from_fn(|place| char::from_u32((first + place) as u32).and_then(letter_by_lists))
}

fn letter_by_lists(letter: char) -> Option<Letter> {
    let script = script_of(letter)?;
    let tells = [&TO_LATIN, &TO_CYRILLIC, &TO_GREEK].iter().all(|list| look_up(list, letter).is_none());
    Some(Letter { script, tells, looks_latin: script == Script::Latin || twin(letter, Script::Latin).is_some() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_and_case_agree_both_ways() {
        assert_eq!(twin('Н', Script::Latin).as_deref(), Some("H"));
        assert_eq!(twin('н', Script::Latin), None);
        assert_eq!(twin('H', Script::Cyrillic).as_deref(), Some("Н"));
        assert_eq!(twin('ё', Script::Latin).as_deref(), Some("e\u{308}"));
        assert_eq!(twin('о', Script::Greek).as_deref(), Some("ο"));
        assert_eq!(twin('й', Script::Latin), None);
        for list in [&TO_LATIN, &TO_CYRILLIC, &TO_GREEK] {
            assert!(list.windows(2).all(|two| two[0].0 < two[1].0), "no letter has two twins");
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

    /// Near enough in most typefaces, though Unicode's data likens them to rarer letters.
    const OWN: &str = "кκ";

    fn lone(mut characters: impl Iterator<Item = char>) -> Option<char> {
        characters.next().filter(|_| characters.next().is_none())
    }

    /// The Latin letter that Unicode's data likens a letter to: l stands for capital i as well there.
    fn confusable(letter: char) -> Option<char> {
        let latin = lone(skeleton(&letter.to_string())).filter(char::is_ascii_alphabetic)?;
        Some(if latin == 'l' && !letter.is_lowercase() { 'I' } else { latin })
    }

    #[test]
    fn twins_are_those_of_unicode() {
        for &(letter, latin) in TO_LATIN.iter().filter(|(letter, _)| !OWN.contains(*letter)) {
            assert_eq!(confusable(letter), Some(latin), "{letter}");
        }
    }

    #[test]
    fn no_twin_of_its_case_is_missing() {
        for letter in '\u{370}'..='\u{ffff}' {
            let Some(Script::Greek | Script::Cyrillic | Script::Rare) = script_of(letter) else { continue };
            let Some(latin) = confusable(letter) else { continue };
            // What is the same letter after all is found by its parts.
            let same_case =
                letter.is_lowercase() == latin.is_lowercase() && letter.is_uppercase() == latin.is_uppercase();
            if same_case {
                assert_eq!(twin(letter, Script::Latin), Some(latin.to_string()), "{letter}");
            }
        }
    }

    #[test]
    fn scripts_are_those_of_unicode() {
        use unicode_script::Script as Known;
        for letter in '\0'..='\u{2ffff}' {
            let script = match letter.script() {
                // Full-width and raised letters are what normalisation makes of them.
                Known::Common | Known::Inherited | Known::Unknown => continue,
                Known::Latin => Script::Latin,
                Known::Greek => Script::Greek,
                Known::Cyrillic => Script::Cyrillic,
                Known::Armenian | Known::Georgian | Known::Cherokee | Known::Coptic | Known::Lisu => Script::Rare,
                _ => Script::Other,
            };
            match script_of(letter) {
                // Signs, ligatures and phonetic extensions may stay out.
                None | Some(Script::Other) => {}
                found => assert_eq!(found, Some(script), "{letter} {:x}", letter as u32),
            }
        }
    }
}
