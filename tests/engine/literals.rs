//! Literals and comments, whatever is in them, take no more of a program than the rules of its language allow.

use std::collections::BTreeSet;

use lookalike::Language;
use lookalike::internals::text::programs::CodeReader;

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/programs");

fn fixture(path: &str) -> String {
    std::fs::read_to_string(format!("{FIXTURES}/{path}")).expect("a fixture")
}

/// The reduced tokens of a program, separated by spaces.
fn tokens(name: &str, text: &str) -> String {
    let mut tokens = Vec::new();
    let reader = CodeReader { language: Language::of(name, text), reduce: true };
    reader.for_each_token(text, |_, spelling, _| tokens.push(spelling.to_owned()));
    tokens.join(" ")
}

fn tokens_of(path: &str) -> String {
    tokens(path, &fixture(path))
}

fn count(tokens: &str) -> usize {
    tokens.split(' ').count()
}

#[test]
fn programs_go_on_after_literals_that_hold_quotation_marks() {
    for (path, least) in [
        ("php-heredoc/heredoc_apostrophe.php", 131),
        ("php-heredoc/heredoc_quote.php", 131),
        ("php-inline-html/inline_html_apostrophe.php", 131),
        ("php-inline-html/inline_html_clean.php", 131),
        ("ruby-literals/char_literal.rb", 102),
        ("ruby-literals/heredoc_apostrophe.rb", 102),
        ("ruby-literals/heredoc_quote.rb", 102),
        ("ruby-literals/percent_w.rb", 102),
        ("ruby-literals/regex_apostrophe.rb", 102),
        ("js-regex-and-jsx/backtick.jsx", 124),
        ("js-regex-and-jsx/regex_after_paren.js", 124),
        ("csharp-raw-strings/raw_interp.cs", 151),
        ("csharp-raw-strings/raw_interp_dollars.cs", 151),
    ] {
        assert!(count(&tokens_of(path)) >= least, "{path}: {}", tokens_of(path));
    }
}

#[test]
fn renamed_copies_have_equal_tokens_whatever_their_literals_hold() {
    for pair in ["php-heredoc/_.php", "php-doctype/_.php", "ruby-literals/_.rb", "csharp-raw-strings/_.cs"] {
        assert_eq!(tokens_of(&pair.replace('_', "a")), tokens_of(&pair.replace('_', "b")), "{pair}");
    }
}

#[test]
fn every_line_break_ends_a_line() {
    for (language, breaks) in
        [("py", vec!["\r"]), ("cpp", vec!["\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{c}"])]
    {
        let lines = fixture(&format!("cr-line-ends/lf.{language}"));
        let expected = tokens(&format!("a.{language}"), &lines);
        for line_break in breaks {
            let text = lines.replace('\n', line_break);
            assert_eq!(tokens(&format!("a.{language}"), &text), expected, "{line_break:?}");
        }
    }
    for given in ["cr.cpp", "crlf.cpp", "nel.cpp", "cr.py"] {
        let (_, ending) = given.split_once('.').expect("it has one");
        assert_eq!(
            tokens_of(&format!("cr-line-ends/{given}")),
            tokens_of(&format!("cr-line-ends/lf.{ending}")),
            "{given}"
        );
    }
}

/// A program with each of a language's literals, and what opens literals in it.
struct Sample {
    ending: &'static str,
    /// What opens a literal that may span lines, with what closes it.
    spanning: &'static [(&'static str, &'static str)],
    /// What opens one that ends with its line, or nothing.
    on_line: &'static [&'static str],
}

const fn sample(
    ending: &'static str,
    spanning: &'static [(&'static str, &'static str)],
    on_line: &'static [&'static str],
) -> Sample {
    Sample { ending, spanning, on_line }
}

const SAMPLES: [Sample; 28] = [
    sample("java", &[("\"\"\"", "\"\"\""), ("/*", "*/")], &["\"", "'", "//"]),
    sample("c", &[("/*", "*/")], &["\"", "'", "//", " L\""]),
    sample("cpp", &[("/*", "*/"), (" R\"q(", ")q\""), (" R\"(", ")\"")], &["\"", "'", "//", " R\"x", " u8\""]),
    sample(
        "cs",
        &[("/*", "*/"), ("@\"", "\""), ("\"\"\"\n", "\"\"\""), ("$$\"\"\"\"\n", "\"\"\"\"")],
        &["\"", "'", "//", "$\"", "$\"\"\"x"],
    ),
    sample("py", &[("\"\"\"", "\"\"\""), ("'''", "'''"), (" rb'''", "'''")], &["\"", "'", "#", " f\"{", " b'"]),
    sample("js", &[("`", "`"), ("/*", "*/"), ("`${", "`")], &["\"", "'", "//", "/", "=/", "<p>", "<b", "=/["]),
    sample("ts", &[("`", "`"), ("/*", "*/")], &["\"", "'", "//", "/", "=/", "<p>", "= <b", "=/["]),
    sample("go", &[("`", "`"), ("/*", "*/")], &["\"", "'", "//"]),
    sample("rs", &[("\"", "\""), ("/*", "*/"), (" r##\"", "\"##"), (" r\"", "\"")], &["'", "//", " r#", "'\\"]),
    sample("kt", &[("\"\"\"", "\"\"\""), ("/*", "*/")], &["\"", "'", "//", "\"${"]),
    sample(
        "swift",
        &[("\"\"\"", "\"\"\""), ("/*", "*/"), ("##\"\"\"\n", "\"\"\"##")],
        &["\"", "//", "#\"", "\"\\(", "#"],
    ),
    sample(
        "php",
        &[("\"", "\""), ("'", "'"), ("`", "`"), ("/*", "*/"), ("<<<X\n", "\nX"), ("\"{$", "\"")],
        &["//", "#", "<<<X", "? "],
    ),
    sample(
        "rb",
        &[
            ("\"", "\""),
            ("'", "'"),
            ("`", "`"),
            ("\n=begin\n", "\n=end"),
            ("<<~X", "\nX"),
            ("%w{", "}"),
            ("%q!", "!"),
            ("\"#{", "\""),
        ],
        &["#", "?", ":", "$'", "<<x", "%"],
    ),
    sample("r", &[("\"", "\""), ("'", "'"), (" r\"(", ")\""), (" R'--[", "]--'")], &["#", "`", " r\"", " r\"-(x"]),
    sample("sql", &[("'", "'"), ("/*", "*/")], &["--", "\"", "`", "$$"]),
    sample(
        "sh",
        &[("\"", "\""), ("'", "'"), (" $'", "'"), (" <<X", "\nX"), ("\"$(", "\"")],
        &[" #", "\\", "<<x", "`", "<<<"],
    ),
    sample("m", &[("\n%{\n", "\n%}\n"), ("\n#{\n", "\n#}\n")], &["%", "#", "...", " '", "\"", "%{"]),
    sample("scala", &[("\"\"\"", "\"\"\""), ("/*", "*/")], &["\"", "'", "//", "`", " s\"${", "\"${f(\""]),
    sample("hs", &[("{-", "-}")], &["\"", "--", " '", " '\\"]),
    sample(
        "lua",
        &[("[[", "]]"), (" [==[", "]==]"), ("--[[", "]]"), ("--[=[", "]=]")],
        &["\"", "'", "--", " [=", "--["],
    ),
    sample(
        "pl",
        &[("\"", "\""), ("'", "'"), ("`", "`"), ("\n=pod\n", "\n=cut\n"), (" <<X", "\nX"), (" q!", "!")],
        &[" #", " /", " m/", " s/a/", " tr/", "$'", "$#", "<<x"],
    ),
    sample("dart", &[("\"\"\"", "\"\"\""), ("'''", "'''"), ("/*", "*/")], &["\"", "'", "//", " r'", "'${", "\"${f('"]),
    sample("jl", &[("\"\"\"", "\"\"\""), ("\"", "\""), ("`", "`"), ("#=", "=#"), ("\"$(", "\"")], &["#", " '", "'"]),
    sample("vb", &[], &["\"", "'", "\nRem ", " _\n", "#"]),
    sample("pas", &[("{", "}"), ("(*", "*)")], &["'", "//", "#"]),
    sample("elm", &[("\"\"\"", "\"\"\""), ("{-", "-}")], &["\"", "--", " '"]),
    sample("asm", &[("/*", "*/"), ("`", "`")], &["\"", "'", "//", ";", " # ", " @ ", "#x"]),
    sample("sb3", &[], &["\"", "//"]),
];

struct Place {
    start: usize,
    end: usize,
    is_literal: bool,
}

fn places(language: Language, text: &str) -> Vec<Place> {
    let mut places = Vec::new();
    CodeReader { language, reduce: false }.for_each_token(text, |token, spelling, _| {
        let is_literal = matches!(spelling, "#string" | "#character");
        if token.end > token.start {
            places.push(Place { start: token.start as usize, end: token.end as usize, is_literal });
        }
    });
    places
}

/// Linear congruential: the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Insertions for each opener.
const ROUNDS: usize = 60;

#[test]
fn what_is_inserted_hides_no_more_than_its_line_or_its_literal() {
    insert_openers(35, ROUNDS);
}

#[test]
#[ignore = "rare"]
fn ten_times_as_many_insertions_hide_no_more_either() {
    insert_openers(36, 10 * ROUNDS);
}

/// Inserts what opens a literal or a comment, `rounds` times each at random places, in a program of each language.
fn insert_openers(seed: u64, rounds: usize) {
    let mut random = Random(seed);
    for Sample { ending, spanning, on_line } in SAMPLES {
        let text = fixture(&format!("literals/a.{ending}"));
        let language = Language::of(&format!("a.{ending}"), &text);
        let original = places(language, &text);
        // What is not code: within, an insertion may end a literal or a comment as well as begin one.
        let mut is_code = vec![false; text.len() + 1];
        original.iter().filter(|place| !place.is_literal).for_each(|place| is_code[place.start..place.end].fill(true));
        let openers =
            spanning.iter().map(|&(open, close)| (open, Some(close))).chain(on_line.iter().map(|&open| (open, None)));
        for (open, close) in openers {
            let (mut all, mut kept) = (0, 0);
            for _ in 0..rounds {
                let at = random.below(text.len());
                if !text.is_char_boundary(at) {
                    continue;
                }
                let mutant = format!("{}{open}{}", &text[..at], &text[at..]);
                let found: BTreeSet<(usize, usize)> = places(language, &mutant)
                    .iter()
                    .filter(|place| !place.is_literal)
                    .map(|place| (place.start, place.end))
                    .collect();
                let line_end = text[at..].find('\n').map_or(text.len(), |length| at + length);
                let line_start = text[..at].rfind('\n').map_or(0, |before| before + 1);
                let later = original.iter().filter(|place| place.start >= line_end && !place.is_literal);
                let is_kept = |place: &&Place| found.contains(&(place.start + open.len(), place.end + open.len()));
                let lost: Vec<&Place> = later.clone().filter(|place| !is_kept(place)).collect();
                let later = later.count();
                all += later;
                kept += later - lost.len();
                // Nothing else on the line begins or ends with another, so only the insertion matters.
                let line = &text[line_start..line_end];
                let is_blank = |byte: u8| byte == b' ' || byte == b'\t';
                let is_only_code = (line_start..line_end).all(|at| is_code[at] || is_blank(text.as_bytes()[at]));
                // Nor is a tag of PHP torn apart, or a word: `my <` is a name before a sign, `m <` opens a pattern.
                let is_in_word = [text[..at].chars().next_back(), text[at..].chars().next()]
                    .iter()
                    .all(|side| side.is_some_and(char::is_alphanumeric));
                let is_simple =
                    is_code[at] && is_only_code && !is_in_word && !line.contains("<?") && !line.contains("?>");
                if !is_simple {
                    continue;
                }
                let closing = close.and_then(|close| text[at..].find(close).map(|length| at + length + close.len()));
                // What closes it also ends what it ended before, so that code follows as before.
                let is_followed_by_code =
                    |end: usize| is_code[end + text[end..].len() - text[end..].trim_start().len()];
                let is_alone = close != Some(open) && closing.is_none_or(is_followed_by_code);
                let allowed =
                    closing.map_or(line_end, |end| text[end..].find('\n').map_or(text.len(), |length| end + length));
                if is_alone || closing.is_none() {
                    let beyond = lost.iter().filter(|place| place.start >= allowed);
                    let beyond: Vec<&str> = beyond.map(|place| &text[place.start..place.end]).collect();
                    assert!(beyond.is_empty(), "{ending}: {open:?} at {at} hides {beyond:?} of\n{mutant}");
                }
            }
            // Quotation marks exchange strings and code after them, but not for long.
            assert!(kept * 10 >= all * 6, "{ending}: {open:?} leaves {kept} of {all}");
        }
    }
}
