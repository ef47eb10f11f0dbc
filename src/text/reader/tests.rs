//! Reading with and without positions gives the same tokens, words, exclusions and counts.

use proptest::prelude::*;

use super::*;
use crate::params::Whitespace;
use crate::text::span::ByteOffset;

/// Pieces of ordinary, obfuscated and hostile prose. Quotations need five words, so some pieces are whole sentences.
const PROSE: [&str; 44] = [
    "the quick brown fox jumps over ",
    "Она сказала, что дом стоит на горе. ",
    "five ordinary words in here",
    " and ",
    ", ",
    "’",
    "'",
    "‘",
    "”",
    "“",
    "\"",
    "«",
    "»",
    "「",
    "」",
    "他说今天天气很好我们去公园",
    "人生",
    "カタカナ",
    "\n\n",
    "\n> quoted as in mail by five words\n",
    "\nReferences\n\nJefferson, T. (1776). The Declaration. Philadelphia.\n",
    "[1] Smith, J. (2001). On words. Oxford University Press, pp. 1–20.\n",
    "\u{200b}",
    "w\u{200b}o\u{200d}r\u{feff}d ",
    "сору of the аrtісle ",
    "\u{202e}sdrawkcab\u{202c} ",
    "ｆｕｌｌ ｗｉｄｔｈ ",
    "𝒉𝒊𝒅𝒅𝒆𝒏 𝒘𝒐𝒓𝒅𝒔 ",
    "l e t t e r s  s p a c e d  o u t ",
    "a b c d e f g h i j k l m n o p q r s t ",
    "e\u{301}",
    "\u{301}",
    "ﬁn ﷺ ",
    "👩‍👩‍👧 ",
    "🇫🇷🇫",
    "\r\n",
    "\0",
    "\u{a0}",
    "\u{ad}",
    "e.g. 3,14 a_b __ ",
    "ÀÉß ΟΔΟΣ ",
    "हिन्दी भाषा ",
    "สวัสดี",
    "x",
];

const PROGRAM: [&str; 18] = [
    "int main(void) { return 0; }\n",
    "#include <stdio.h>\n",
    "import java.util.*;\n",
    "def f(x):\n    return x + 1\n",
    "// comment “five words in a quote”\n",
    "\"unterminated",
    "/*",
    "*/",
    "'a'",
    "`${`",
    "for (;;) {",
    "}",
    "]",
    "\t",
    "\n",
    "0x1F_u8 ",
    "naïve = 'é' # \u{200b}\n",
    "<?php echo 1; ?>",
];

fn pieces(of: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(of), 0..24).prop_map(|pieces| pieces.concat())
}

fn params() -> impl Strategy<Value = Params> {
    let units = prop::sample::select(vec![Unit::Words, Unit::Words, Unit::Characters, Unit::Code]);
    let whitespaces = prop::sample::select(vec![Whitespace::Collapse, Whitespace::Remove, Whitespace::Keep]);
    let languages =
        prop::sample::select(vec![None, Some(Language::Java), Some(Language::Python), Some(Language::Plain)]);
    let switches = prop::array::uniform9(any::<bool>());
    (units, whitespaces, languages, switches, 0..4_u32).prop_map(|(unit, whitespace, language, switches, stem)| {
        let [lowercase, nfkc, strip_accents, strip_punctuation, deobfuscate, evidence, quotes, references, reduce] =
            switches;
        Params::builder()
            .unit(unit)
            .whitespace(whitespace)
            .language(language)
            .lowercase(lowercase)
            .nfkc(nfkc)
            .strip_accents(strip_accents)
            .strip_punctuation(strip_punctuation)
            .deobfuscate(deobfuscate)
            .evidence(evidence)
            .exclude_quotes(quotes)
            .exclude_references(references)
            .reduce_code(reduce)
            .stem(stem.saturating_sub(1))
            .build()
            .expect("valid")
    })
}

fn hold_equal(text: &str, params: &Params) -> Result<(), TestCaseError> {
    let segmenter = |_: &str, run: &crate::text::deobfuscation::spaced::SpacedRun| {
        Some(run.pieces.iter().map(|piece| (0..piece.len()).map(|letter| letter % 4 == 0).collect()).collect())
    };
    for segmenter in [None, Some(&segmenter as &Segmenter)] {
        let source = Source { name: "text.py", text, is_template: false, segmenter };
        let reader = Reader::new(params);
        let mut spans = Vec::new();
        let mut hashes = Vec::new();
        let (by_reference, places) = reader.read_by_reference(&source, |token| {
            spans.push(token.span());
            hashes.push(token::hash(token.bytes));
        });
        prop_assert_eq!(&reader.read(&source), &by_reference, "{:?} {:?}", text, params);
        prop_assert_eq!(&hashes, &by_reference.hashes);
        // Memory of another text leaves no trace.
        let mut again = reader.read(&Source { text: "“one two three four five six” 人人 x", ..source });
        reader.read_into(&source, &mut again);
        prop_assert_eq!(&again, &by_reference);
        // Spans are in the text, in order, and between characters.
        prop_assert_eq!(spans.len(), by_reference.hashes.len());
        for &ByteSpan { start: ByteOffset(start), end: ByteOffset(end) } in &spans {
            prop_assert!(start <= end && text.get(start as usize..end as usize).is_some(), "{:?}", text);
        }
        prop_assert!(
            places.iter().all(|place| text.get(place.span.start.0 as usize..place.span.end.0 as usize).is_some())
        );
        // A byte order mark changes nothing but positions.
        if byte_order_mark(text) == 0 {
            let marked = format!("{BYTE_ORDER_MARK}{text}");
            let marked = Source { text: &marked, ..source };
            let mut shifted = Vec::new();
            let (by_reference_of_marked, places_of_marked) =
                reader.read_by_reference(&marked, |token| shifted.push(token.span()));
            prop_assert_eq!(&reader.read(&marked), &by_reference);
            prop_assert_eq!(&by_reference_of_marked, &by_reference);
            prop_assert_eq!(shifted, spans.iter().map(|span| span.moved_by(3)).collect::<Vec<_>>());
            let given = |place: &Place| Place { span: place.span.moved_by(3), ..*place };
            prop_assert_eq!(places_of_marked, places.iter().map(given).collect::<Vec<_>>());
        }
        // Stretches are side by side, and cover all tokens and words.
        let (mut tokens, mut words) = (0, 0);
        for stretch in &by_reference.stretches {
            prop_assert_eq!((stretch.tokens.start, stretch.words.start), (tokens, words));
            (tokens, words) = (stretch.tokens.end, stretch.words.end);
        }
        prop_assert_eq!((tokens, words), (by_reference.hashes.len(), by_reference.words.len()));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn prose_is_read_alike_with_and_without_positions(text in pieces(&PROSE), params in params()) {
        hold_equal(&text, &params)?;
    }

    #[test]
    fn programs_are_read_alike_with_and_without_positions(text in pieces(&PROGRAM), params in params()) {
        hold_equal(&text, &params.to_builder().unit(Unit::Code).build().expect("valid"))?;
    }

    #[test]
    fn any_text_is_read_alike_with_and_without_positions(text: String, params in params()) {
        hold_equal(&text, &params)?;
    }
}

#[test]
fn exclusions_are_stretches_of_tokens() {
    let text = "He wrote “we hold these truths to be” and left.";
    let params = Params::builder().exclude_quotes(true).evidence(true).build().expect("valid");
    let read = Reader::new(&params).read(&Source { name: "", text, is_template: false, segmenter: None });
    let stretches: Vec<_> = read.stretches.iter().map(|stretch| (stretch.reason, stretch.tokens.clone())).collect();
    assert_eq!(stretches, [(None, 0..2), (Some(Reason::Quoted), 2..8), (None, 8..10)]);
    assert_eq!(read.words.iter().filter(|&&word| word == EXCLUDED).count(), 6);
}
