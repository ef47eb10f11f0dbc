use super::*;

fn deobfuscated(text: &str) -> String {
    deobfuscate(text, None).text.into_owned()
}

fn counts(text: &str) -> ObfuscationCounts {
    deobfuscate(text, None).counts
}

const ENGLISH: &str = "the quick brown fox jumps over the lazy dog and runs away across open country";

#[test]
fn honest_text_stays_as_it_is() {
    for text in [
        ENGLISH,
        "Der α-helix folgt μm, 3D-принтер, USB-порт, x₁ und ΔT = 5 K; sinα + cosβ, hν, ωt, kΩ.",
        "Современный IT-шник купил USB-порт, Wi-Fi-роутер, 3D-принтер, SMS-ку и веб-site; SMSка, PRщик, pH, CO и CO2 тоже.",
        "Пусть x и y больше a и c, а T — температура; тогда xy больше a.",
        "👩\u{200d}👩\u{200d}👧 ❤\u{fe0f} 1\u{fe0f}\u{20e3} 🏴\u{e0067}\u{e0062}\u{e007f} hello",
        "می\u{200c}خواهم क्\u{200d}ष ភាសា\u{200b}ខ្មែរ",
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
fn invisible_characters_go() {
    let hidden = ENGLISH.replace('o', "o\u{200b}").replace("ju", "j\u{ad}u");
    assert_eq!(deobfuscated(&hidden), ENGLISH);
    let count = counts(&hidden).of(Trick::Invisible);
    assert_eq!((count.characters, count.words, count.flagged), (8, 8, true));
    // In Hebrew, marks of direction are at home; soft hyphens are between syllables anywhere.
    assert!(!counts("שלום \u{200f}hello\u{200f} עולם").is_flagged());
    assert_eq!(counts(&"coun\u{ad}try ".repeat(50)), ObfuscationCounts::default());
    assert_eq!(deobfuscated("coun\u{ad}try"), "country");
}

#[test]
fn look_alikes_become_the_letters_they_look_like() {
    let disguised = "thе quiсk brоwn fox jumрs оver the lаzy dog and runs awаy across оpen country";
    assert_eq!(deobfuscated(disguised), ENGLISH);
    let found = deobfuscate(disguised, None);
    assert_eq!(found.counts.of(Trick::LookAlike), Count { characters: 8, words: 8, flagged: true });
    for Place { trick, span } in &found.places {
        assert_eq!(*trick, Trick::LookAlike);
        assert!(!disguised[span.start.0 as usize..span.end.0 as usize].is_ascii());
    }
    assert_eq!(
        deobfuscated("Нow dо yоu dо tоday, my friend, in НERE аnd now"),
        "How do you do today, my friend, in HERE and now"
    );
    let russian = "Bсе счастливыe семьи поxожи дрyг на друга, каждая несчастливая семья несчастлива по-своему";
    assert!(deobfuscated(russian).chars().all(|c| !c.is_ascii_alphabetic()), "{}", deobfuscated(russian));
    // However many letters were exchanged, the others tell what the text is in.
    let all = "thе quісk brоwn fох јumрs оvеr thе lаzу dоg аnd runs аwау асrоss ореn соuntrу";
    assert_eq!(deobfuscated(all), ENGLISH);
    // Words that are all look-alikes are believed where others show that letters were exchanged.
    let whole = "we sеe that аll оf it is сору and а trick";
    assert_eq!(deobfuscated(whole), "we see that all of it is copy and a trick");
}

#[test]
fn words_in_other_forms_become_plain() {
    let bold = "𝐭𝐡𝐞 𝐪𝐮𝐢𝐜𝐤 𝐛𝐫𝐨𝐰𝐧 𝐟𝐨𝐱 ｊｕｍｐｓ ｏｖｅｒ ⓣⓗⓔ ⓛⓐⓩⓨ dog and runs away across open country";
    assert_eq!(deobfuscated(bold), ENGLISH);
    assert!(counts(bold).of(Trick::Styled).flagged);
}

#[test]
fn an_ideograph_elsewhere_hides_no_words_in_other_forms() {
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
        assert!(counts(&text).of(Trick::Styled).flagged, "{text}");
    }
}

#[test]
fn full_width_words_stay_among_ideographs() {
    for text in [
        "ＮＨＫは日本の放送局であり、ＡＢＣも同じ",
        "ＮＨＫ放送",
        "ＡＢＣニュース\nＡＢＣ\n人人生而自由，在尊嚴和權利上一律平等。",
        "한국방송공사 ＫＢＳ 는 방송국이다\nＳＥＯＵＬ ＫＯＲＥＡ",
        // A text in English elsewhere takes nothing from the line.
        "ＮＨＫは日本の放送局であり、ＡＢＣも同じ\nthe quick brown fox jumps over the lazy dog and runs away across open country",
    ] {
        assert_eq!(deobfuscated(text), text);
        assert_eq!(counts(text).of(Trick::Styled), Count::default(), "{text}");
    }
}

#[test]
fn text_turned_round_is_turned_back() {
    let backwards: String = "brown fox".chars().rev().collect();
    let hidden = ENGLISH.replace("brown fox", &format!("\u{202e}{backwards}\u{202c}"));
    assert_eq!(deobfuscated(&hidden), ENGLISH);
    assert!(counts(&hidden).of(Trick::Backwards).flagged);
}

/// Puts something between a text's letters, and something else between its words.
fn spread(text: &str, letters: &str, words: &str) -> String {
    let spread = |word: &str| word.chars().map(String::from).collect::<Vec<_>>().join(letters);
    text.split(' ').map(spread).collect::<Vec<_>>().join(words)
}

#[test]
fn letters_spaced_out_are_joined_where_gaps_show_the_words() {
    for (letters, words) in [(" ", "   "), (" ", "  "), ("\u{2009}", " "), ("\u{a0}", "  "), ("  ", "     ")] {
        let found = deobfuscate_spread(letters, words);
        assert_eq!(found, ENGLISH.split(' ').collect::<Vec<_>>(), "{letters:?} {words:?}");
    }
    let narrow = spread(ENGLISH, " ", " ");
    assert_eq!(counts(&narrow).open, 0, "a line is not worth looking it up");
    let two = format!("{narrow} {narrow}");
    let found = deobfuscate(&two, None);
    assert_eq!((found.text.as_ref(), found.counts.open), (two.as_str(), 126));
    assert!(found.counts.of(Trick::SpacedOut).flagged);
    let alphabet = "a b c d e f g h i j k l m n o p q r s t u v w x y z ".repeat(5);
    assert_eq!(counts(&alphabet).open, 0, "a list has no words");
}

#[test]
fn look_alikes_among_letters_spaced_out_become_what_they_look_like() {
    let disguised = spread("thе quiсk brоwn fox jumрs оver the lаzy dog and runs awaу aсross оpen cоuntry", " ", "  ");
    let found = deobfuscate(&disguised, None);
    assert_eq!(found.text.split_whitespace().collect::<Vec<_>>().join(" "), ENGLISH);
    assert!(found.counts.of(Trick::LookAlike).flagged);
    for Place { trick, span } in found.places.iter().filter(|place| place.trick == Trick::LookAlike) {
        assert!(!disguised[span.start.0 as usize..span.end.0 as usize].is_ascii(), "{trick:?}");
    }
}

#[test]
fn what_nobody_sees_goes_from_between_styled_letters() {
    assert_eq!(deobfuscated("plain words, and ｑｕ\u{200b}ｉｃｋ ones as well"), "plain words, and quick ones as well");
}

fn deobfuscate_spread(letters: &str, words: &str) -> Vec<String> {
    let text = spread(ENGLISH, letters, words);
    assert!(!counts(&text).is_flagged() && counts(&text).of(Trick::SpacedOut).words == 15);
    assert!(counts(&format!("{text} {text}")).of(Trick::SpacedOut).flagged);
    deobfuscated(&text).split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_tally_survives_its_way_as_numbers() {
    let disguised = "thе quiсk brоwn fox jumрs оver thе lаzy dog and runs awаy across оpen country ";
    let mut counts = counts(&spread(&disguised.repeat(2), " ", "  "));
    counts.open = 7;
    assert_eq!(ObfuscationCounts::from_numbers(counts.to_numbers()), counts);
    assert!(counts.is_flagged());
}
