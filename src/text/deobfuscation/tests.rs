use super::*;

fn deobfuscated(text: &str) -> String {
    deobfuscate(text, None).text.into_owned()
}

fn counts(text: &str) -> ObfuscationCounts {
    deobfuscate(text, None).counts
}

const ENGLISH: &str = "the quick brown fox jumps over the lazy dog and runs away across open country";

#[test]
fn honest_text_is_unchanged() {
    for text in [
        ENGLISH,
        "Der α-helix folgt μm, 3D-принтер, USB-порт, x₁ und ΔT = 5 K; sinα + cosβ, hν, ωt, kΩ.",
        "Современный IT-шник купил USB-порт, Wi-Fi-роутер, 3D-принтер, SMS-ку и веб-site; SMSка, PRщик, pH, CO и CO2 тоже.",
        "Пусть x и y больше a и c, а T — температура; тогда xy больше a.",
        "👩\u{200d}👩\u{200d}👧 ❤\u{fe0f} 1\u{fe0f}\u{20e3} 🏴\u{e0067}\u{e0062}\u{e007f} hello",
        "ភាសា\u{200b}ខ្មែរ ภาษา\u{200b}ไทย",
        "ＮＨＫは日本の放送局であり、ＡＢＣも同じ",
        "A B C D E F G H I J K L",
        "J. R. R. Tolkien, a b c d, 1 2 3 4 5 6 7 8 9 10 11",
        "人 人 生 而 自 由 人 人 生 而 自 由",
        "A  B  C  D\nE  F  G  H\nI  J  K  L",
    ] {
        let found = deobfuscate(text, None);
        assert_eq!(found.text, text);
        assert!(!found.counts.is_flagged(), "{text}");
    }
}

#[test]
fn invisible_characters_are_removed() {
    let hidden = ENGLISH.replace('o', "o\u{200b}").replace("ju", "j\u{ad}u");
    assert_eq!(deobfuscated(&hidden), ENGLISH);
    let count = counts(&hidden).of(Obfuscation::Invisible);
    assert_eq!((count.characters, count.words, count.flagged), (8, 8, true));
    // Fillers of Hangul look like spaces, and vowels of Khmer like nothing.
    assert_eq!(deobfuscated(&ENGLISH.replace(' ', "\u{3164}")), ENGLISH);
    assert_eq!(deobfuscated(&ENGLISH.replace('o', "o\u{17b4}\u{1160}\u{fff9}")), ENGLISH);
    assert!(counts(&ENGLISH.replace('o', "o\u{17b5}")).is_flagged());
    // Directional marks are legitimate in Hebrew; soft hyphens are legitimate between syllables.
    assert!(!counts("שלום \u{200f}hello\u{200f} עולם").is_flagged());
    assert_eq!(counts(&"coun\u{ad}try ".repeat(50)), ObfuscationCounts::default());
    assert_eq!(deobfuscated("coun\u{ad}try"), "country");
}

#[test]
fn where_a_script_uses_invisible_characters_they_are_removed_and_not_counted() {
    for (given, read) in [
        ("می\u{200c}خواهم كتاب\u{200f} ك\u{200b}تاب", "میخواهم كتاب كتاب"),
        ("क्\u{200d}ष न\u{200b}म\u{200b}स्ते", "क्ष नमस्ते"),
        ("한\u{200b}국\u{200c}어", "한국어"),
        ("人\u{2060}人\u{200b}生\u{fe00}而", "人人生而"),
    ] {
        assert_eq!(deobfuscated(given), read);
        assert_eq!(counts(given), ObfuscationCounts::default(), "{given}");
    }
}

/// Once è was counted as a letter that only Latin has, and then replaced by Cyrillic е with its accent: the replacement
/// left the line too few letters of its own, so that a second reading judged it by another script and changed оb.
#[test]
fn a_deobfuscated_text_has_no_obfuscation_left() {
    let text = "ж ж ж\u{a0}a b a ж ж  a a  a ж  a a  ж ж  e ж ' о\u{200b}b ж b b è ß ж\u{200b}ж ж è\n\
                о\u{200b}è è\u{200b}о è è wоrd ";
    let first = deobfuscated(text);
    assert_eq!(deobfuscated(&first), first);
}

#[test]
fn confusables_become_the_letters_they_look_like() {
    let obfuscated = "thе quiсk brоwn fox jumрs оver the lаzy dog and runs awаy across оpen country";
    assert_eq!(deobfuscated(obfuscated), ENGLISH);
    let found = deobfuscate(obfuscated, None);
    assert_eq!(found.counts.of(Obfuscation::LookAlike), Count { characters: 8, words: 8, flagged: true });
    for Place { kind, span } in &found.places {
        assert_eq!(*kind, Obfuscation::LookAlike);
        assert!(!obfuscated[span.start.0 as usize..span.end.0 as usize].is_ascii());
    }
    assert_eq!(
        deobfuscated("Нow dо yоu dо tоday, my friend, in НERE аnd now"),
        "How do you do today, my friend, in HERE and now"
    );
    let russian = "Bсе счастливыe семьи поxожи дрyг на друга, каждая несчастливая семья несчастлива по-своему";
    assert!(deobfuscated(russian).chars().all(|c| !c.is_ascii_alphabetic()), "{}", deobfuscated(russian));
    // However many letters were exchanged, the distinctive ones identify the script.
    let all = "thе quісk brоwn fох јumрs оvеr thе lаzу dоg аnd runs аwау асrоss ореn соuntrу";
    assert_eq!(deobfuscated(all), ENGLISH);
    // Words of nothing but confusables count where others are strong evidence.
    let whole = "we sеe that аll оf it is сору and а trick";
    assert_eq!(deobfuscated(whole), "we see that all of it is copy and a trick");
}

#[test]
fn styled_words_become_plain() {
    let bold = "𝐭𝐡𝐞 𝐪𝐮𝐢𝐜𝐤 𝐛𝐫𝐨𝐰𝐧 𝐟𝐨𝐱 ｊｕｍｐｓ ｏｖｅｒ ⓣⓗⓔ ⓛⓐⓩⓨ dog and runs away across open country";
    assert_eq!(deobfuscated(bold), ENGLISH);
    assert!(counts(bold).of(Obfuscation::Styled).flagged);
}

#[test]
fn small_capitals_and_letters_with_strokes_become_plain() {
    let capitals = "ᴛʜᴇ ǫᴜɪᴄᴋ ʙʀᴏᴡɴ ꜰᴏx ᴊᴜᴍᴘꜱ ᴏᴠᴇʀ ᴛʜᴇ ʟᴀᴢʏ ᴅᴏɢ ᴀɴᴅ ʀᴜɴꜱ ᴀᴡᴀʏ ᴀᴄʀᴏss ᴏᴘᴇɴ ᴄᴏᴜɴᴛʀʏ";
    assert_eq!(deobfuscated(capitals), ENGLISH);
    for stroke in ['\u{332}', '\u{336}', '\u{338}'] {
        for text in [ENGLISH, "съешь же ещё этих мягких французских булок да выпей чаю"]
        {
            let struck: String =
                text.chars().flat_map(|c| [Some(c), c.is_alphabetic().then_some(stroke)]).flatten().collect();
            assert_eq!(deobfuscated(&struck), text);
            assert!(counts(&struck).of(Obfuscation::Styled).flagged);
        }
    }
    for honest in ["k\u{332}h\u{332}alid", "a ≠ b, =\u{338} c", "[ɪn ðə ˈhaʊs], ǫ́ǫ́h"] {
        assert_eq!(deobfuscated(honest), honest);
    }
}

#[test]
fn thin_spaces_within_words_are_removed_and_between_words_stay() {
    let split = ENGLISH.replace("ick", "\u{200a}ick").replace("own", "\u{200a}own").replace("umps", "\u{200a}umps");
    let split = split.replace("azy", "\u{2009}azy").replace("ross", "\u{200a}ross").replace("try", "\u{200a}try");
    assert_eq!(deobfuscated(&split), ENGLISH);
    assert!(counts(&split).of(Obfuscation::Invisible).flagged);
    let between = ENGLISH.replace(' ', "\u{2009}");
    assert_eq!(deobfuscated(&between), between);
    let honest = "z.\u{2009}B. 5\u{2009}km und 10\u{2009}000 Menschen \u{200a}—\u{200a} oder mehr";
    assert_eq!(deobfuscated(honest), honest);
}

#[test]
fn an_ideograph_elsewhere_hides_no_styled_words() {
    let bold = "𝐭𝐡𝐞 𝐪𝐮𝐢𝐜𝐤 𝐛𝐫𝐨𝐰𝐧 𝐟𝐨𝐱 ｊｕｍｐｓ ｏｖｅｒ ⓣⓗⓔ ⓛⓐⓩⓨ dog and runs away across open country";
    for (before, behind) in [
        ("", " 漢"),
        ("漢 ", ""),
        ("漢字\n", ""),
        ("", "\n人人生而自由，在尊嚴和權利上一律平等。"),
        ("ℝ ⅳ 𝛼 ", " 각"),
        ("漢字\n𝐓𝐢𝐭𝐥𝐞\n", ""),
    ] {
        let text = format!("{before}{bold}{behind}");
        assert_eq!(deobfuscated(&text), format!("{}{ENGLISH}{behind}", before.replace("𝐓𝐢𝐭𝐥𝐞", "Title")), "{text}");
        assert!(counts(&text).of(Obfuscation::Styled).flagged, "{text}");
    }
}

#[test]
fn full_width_words_among_ideographs_are_unchanged() {
    for text in [
        "ＮＨＫは日本の放送局であり、ＡＢＣも同じ",
        "ＮＨＫ放送",
        "ＡＢＣニュース\nＡＢＣ\n人人生而自由，在尊嚴和權利上一律平等。",
        "한국방송공사 ＫＢＳ 는 방송국이다\nＳＥＯＵＬ ＫＯＲＥＡ",
        // English text elsewhere does not affect the line.
        "ＮＨＫは日本の放送局であり、ＡＢＣも同じ\nthe quick brown fox jumps over the lazy dog and runs away across open country",
    ] {
        assert_eq!(deobfuscated(text), text);
        assert_eq!(counts(text).of(Obfuscation::Styled), Count::default(), "{text}");
    }
}

#[test]
fn reversed_text_is_restored() {
    let backwards: String = "brown fox".chars().rev().collect();
    let hidden = ENGLISH.replace("brown fox", &format!("\u{202e}{backwards}\u{202c}"));
    assert_eq!(deobfuscated(&hidden), ENGLISH);
    assert!(counts(&hidden).of(Obfuscation::Backwards).flagged);
}

/// Puts `letters` between a text's letters and `words` between its words.
fn spread(text: &str, letters: &str, words: &str) -> String {
    let spread = |word: &str| word.chars().map(String::from).collect::<Vec<_>>().join(letters);
    text.split(' ').map(spread).collect::<Vec<_>>().join(words)
}

#[test]
fn spaced_letters_are_joined_where_gaps_separate_the_words() {
    for (letters, words) in [(" ", "   "), (" ", "  "), ("\u{2009}", " "), ("\u{a0}", "  "), ("  ", "     ")] {
        let found = deobfuscate_spread(letters, words);
        assert_eq!(found, ENGLISH.split(' ').collect::<Vec<_>>(), "{letters:?} {words:?}");
    }
    let narrow = spread(ENGLISH, " ", " ");
    assert_eq!(counts(&narrow).unsegmented, 0, "a line is not worth looking up");
    let two = format!("{narrow} {narrow}");
    let found = deobfuscate(&two, None);
    assert_eq!((found.text.as_ref(), found.counts.unsegmented), (two.as_str(), 126));
    assert!(found.counts.of(Obfuscation::SpacedOut).flagged);
    let alphabet = "a b c d e f g h i j k l m n o p q r s t u v w x y z ".repeat(5);
    assert_eq!(counts(&alphabet).unsegmented, 0, "a list has no words");
}

#[test]
fn confusables_among_spaced_letters_become_the_letters_they_look_like() {
    let obfuscated = spread("thе quiсk brоwn fox jumрs оver the lаzy dog and runs awaу aсross оpen cоuntry", " ", "  ");
    let found = deobfuscate(&obfuscated, None);
    assert_eq!(found.text.split_whitespace().collect::<Vec<_>>().join(" "), ENGLISH);
    assert!(found.counts.of(Obfuscation::LookAlike).flagged);
    for Place { kind, span } in found.places.iter().filter(|place| place.kind == Obfuscation::LookAlike) {
        assert!(!obfuscated[span.start.0 as usize..span.end.0 as usize].is_ascii(), "{kind:?}");
    }
}

#[test]
fn invisible_characters_between_styled_letters_are_removed() {
    assert_eq!(deobfuscated("plain words, and ｑｕ\u{200b}ｉｃｋ ones as well"), "plain words, and quick ones as well");
}

fn deobfuscate_spread(letters: &str, words: &str) -> Vec<String> {
    let text = spread(ENGLISH, letters, words);
    assert!(!counts(&text).is_flagged() && counts(&text).of(Obfuscation::SpacedOut).words == 15);
    assert!(counts(&format!("{text} {text}")).of(Obfuscation::SpacedOut).flagged);
    deobfuscated(&text).split_whitespace().map(str::to_owned).collect()
}

#[test]
fn counts_survive_conversion_to_numbers() {
    let obfuscated = "thе quiсk brоwn fox jumрs оver thе lаzy dog and runs awаy across оpen country ";
    let mut counts = counts(&spread(&obfuscated.repeat(2), " ", "  "));
    counts.unsegmented = 7;
    assert_eq!(ObfuscationCounts::from_numbers(counts.to_numbers()), counts);
    assert!(counts.is_flagged());
}
