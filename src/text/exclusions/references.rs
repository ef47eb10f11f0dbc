//! Finds lists of sources: the entries below a heading such as "Bibliography".
//!
//! A heading alone is no evidence, since essays have headings of every kind. Its section is a list of sources as far as its lines
//! look like entries: each entry has a year, page numbers or an address, and more words with punctuation (initials, years in
//! brackets, volumes, pages, titles before a full stop) than prose has. So a paragraph below the heading, or after the last entry, is
//! none, even if it is full of names, titles and years. Prose says "in 1914 the war began"; in an entry a year is set off.
//!
//! Students leave the heading out, or write one in a language that is not known here. So the last lines of a text are a list
//! of sources without a heading, too, if several begin as an entry does: with an author, or with an address.

use std::ops::RangeInclusive;

use super::FIRST_IDEOGRAPH;
use crate::text::span::{ByteOffset, ByteSpan};
use crate::text::unicode::{is_combining_mark, lowercase};
use crate::text::word::is_unsegmented_letter;

/// Headings of lists of references, in lower case, without numbers and punctuation.
const HEADINGS: &[&str] = &[
    "references",
    "reference list",
    "list of sources",
    "list of references",
    "bibliography",
    "selected bibliography",
    "works cited",
    "works consulted",
    "sources",
    "literature",
    "literature cited",
    "further reading",
    "notes and references",
    "literatur",
    "literaturverzeichnis",
    "literaturnachweise",
    "quellen",
    "quellenverzeichnis",
    "quellenangaben",
    "bibliografie",
    "références",
    "références bibliographiques",
    "bibliographie",
    "sources citées",
    "sitographie",
    "referencias",
    "referencias bibliográficas",
    "referencias y bibliografía",
    "bibliografía y webgrafía",
    "obras citadas",
    "webgrafía",
    "bibliografía",
    "fuentes",
    "fuentes consultadas",
    "referências",
    "referências bibliográficas",
    "bibliografia",
    "sitografia",
    "fonti",
    "fontes",
    "riferimenti",
    "riferimenti bibliografici",
    "referenties",
    "literatuur",
    "literatuurlijst",
    "bronnen",
    "bronnenlijst",
    "bronvermelding",
    "referenser",
    "källor",
    "källförteckning",
    "referenslista",
    "litteraturförteckning",
    "litteratur",
    "kilder",
    "kildeliste",
    "litteraturliste",
    "lähteet",
    "lähdeluettelo",
    "kirjallisuus",
    "źródła",
    "przypisy",
    "spis literatury",
    "literatura",
    "seznam literatury",
    "seznam použité literatury",
    "použitá literatura",
    "použité zdroje",
    "zdroje",
    "kaynakça",
    "kaynaklar",
    "irodalomjegyzék",
    "felhasznált irodalom",
    "források",
    "hivatkozások",
    "referințe",
    "литература",
    "список литературы",
    "список использованной литературы",
    "список использованных источников",
    "список использованных источников и литературы",
    "список использованной литературы и источников",
    "список литературы и источников",
    "список источников и литературы",
    "использованная литература",
    "использованные источники",
    "список источников",
    "источники",
    "библиография",
    "библиографический список",
    "література",
    "список літератури",
    "βιβλιογραφία",
    "πηγές",
    "αναφορές",
    "参考文献",
    "參考文獻",
    "参考资料",
    "參考資料",
    "引用文献",
    "参考書目",
    "참고문헌",
    "참고 문헌",
    "المراجع",
    "المصادر",
    "قائمة المراجع",
    "المصادر والمراجع",
    "ביבליוגרפיה",
    "מקורות",
    "tài liệu tham khảo",
    "संदर्भ",
    "संदर्भ ग्रंथ सूची",
];

/// Words that stand beside those of [`HEADINGS`] in a heading: "Sources used", "Quellen- und Literaturverzeichnis".
const BESIDE: &[&str] = &[
    "and",
    "of",
    "list",
    "cited",
    "used",
    "consulted",
    "internet",
    "online",
    "electronic",
    "primary",
    "secondary",
    "printed",
    "other",
    "general",
    "notes",
    "works",
    "und",
    "der",
    "verwendete",
    "benutzte",
    "weitere",
    "gedruckte",
    "literatur-",
    "quellen-",
    "y",
    "de",
    "lista",
    "consultada",
    "consultadas",
    "utilizada",
    "utilizadas",
    "electrónicas",
    "et",
    "des",
    "liste",
    "consultées",
    "utilisées",
    "e",
    "di",
    "consultate",
    "utilizzate",
    "elenco",
    "delle",
    "и",
    "список",
    "используемой",
    "используемых",
    "используемая",
    "основная",
    "дополнительная",
    "использованных",
    "использованной",
];
/// Forms of the words of [`HEADINGS`] that stand only beside others.
const OTHER_FORMS: [&str; 3] = ["reference", "литературы", "источников"];

/// Words with which the heading of an appendix begins: a list of sources ends before it.
const APPENDIX: [&str; 6] = ["append", "annex", "anexo", "apéndice", "anhang", "приложени"];
/// Longest heading, in characters.
const MAX_HEADING: usize = 60;
/// Longest entry, with the lines before it that have no feature of one: other entries, or a heading.
const MAX_ENTRY_BYTES: usize = 1500;
/// How many running words (in small letters, without punctuation) for each word with punctuation. Prose has about five, entries less
/// than one, and those with long titles up to two.
const MAX_RUNNING: i32 = 2;
/// The same for each word before a comma, of which prose has as many.
const MAX_RUNNING_BY_COMMA: i32 = 1;
/// This many characters of a script without spaces count as one running word. Words have about two ideographs or five letters, and
/// titles dozens.
const CHARACTERS_IN_WORD: i32 = 4;
/// How many more running words an entry may have below another one: its title is long.
const MAX_IN_ENTRY: i32 = 4;
/// How many more there may be before an entry ends; some forty words of prose have as many.
const MAX_BETWEEN: i32 = 20;
/// Most lines of an entry after the one with its year.
const MAX_MORE_LINES: u32 = 2;
/// Longest of these lines.
const MAX_LINE_BYTES: usize = 120;
/// Number of entries of a list without a heading: one or two may be citations of a text that ends with them, and who lists more than
/// a dozen sources gives them a heading.
const UNHEADED_ENTRIES: RangeInclusive<usize> = 3..=12;
/// It is searched for in this many bytes at the end of a text.
const MAX_UNHEADED_BYTES: usize = 1 << 14;
/// Most bytes behind a list without a heading: a page number, a name.
const MAX_TRAILING_BYTES: usize = 60;
/// An author is named in the first words of an entry.
const AUTHOR_WORDS: usize = 4;
/// The same for the year in brackets behind several authors.
const DATED_WORDS: usize = 12;
/// Most letters of an abbreviation in small letters: "с.", "vol.".
const MAX_ABBREVIATION: usize = 3;
/// Marks of books, articles, theses, papers and pages in Chinese lists.
const KINDS: [&str; 5] = ["[M]", "[J]", "[D]", "[C]", "[EB/OL]"];
/// Words behind an address, if a year is among them: "accessed 4 May 2020".
const MAX_AFTER_ADDRESS: usize = 8;
/// Most decimals in an entry: a row of a table has more.
const MAX_DECIMALS: usize = 2;

/// The lists of sources of a text, with their headings, ascending. O(n).
#[inline(never)] // one copy
pub(super) fn find(text: &str) -> Vec<ByteSpan> {
    let mut found: Vec<ByteSpan> = Vec::new();
    let (mut start, mut end) = (0, 0);
    for line in text.split_inclusive('\n') {
        let after = start + line.len();
        // Lines of the list before are below `end`.
        if start >= end && heads(line).0 {
            let length = entries(&text[after..]);
            if length > 0 {
                end = after + length;
                found.push(ByteSpan { start: ByteOffset(start as u32), end: ByteOffset(end as u32) });
            }
        }
        start = after;
    }
    found.extend(at_end(text, end));
    found
}

/// The list of sources without a heading with which a text ends, if there is one behind `from`. If it is over two thirds of the text,
/// it is the submission. Footnotes are not excluded. O(n).
#[inline(never)] // one copy
fn at_end(text: &str, from: usize) -> Option<ByteSpan> {
    let text_end = text.trim_end().len();
    let before = &text.as_bytes()[..text_end.saturating_sub(MAX_UNHEADED_BYTES)];
    let mut start = from.max(before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1));
    let mut end = start;
    for line in text.get(start..text_end)?.split_inclusive('\n') {
        let after = start + line.len();
        // What was read of a list that ends too early is not read again, and nothing is read for a line that begins no entry.
        if start >= end && names_source(line) && text[start..].lines().take(2).any(has_feature) {
            end = start + entries(&text[start..]);
            let list = &text[start..end];
            if text_end.saturating_sub(end) <= MAX_TRAILING_BYTES
                && 3 * (text_end - start) <= 2 * text_end
                && UNHEADED_ENTRIES.contains(&list.lines().filter(|line| names_source(line)).count())
                && !is_repeated(list)
                && !list.lines().any(says_more)
            {
                return Some(ByteSpan { start: ByteOffset(start as u32), end: ByteOffset(end as u32) });
            }
        }
        start = after;
    }
    None
}

/// Whether a line may be the first of an entry without a heading above it: it has no more running words than an entry, and begins with
/// an author or a number in brackets, or has an address; or a year in brackets ends its first part.
#[inline(never)] // one copy
fn names_source(line: &str) -> bool {
    let names_author = || {
        let mut words = line.trim_start_matches(|c: char| !c.is_alphabetic()).split_whitespace().take(AUTHOR_WORDS);
        let mut before = None;
        words.any(|word| {
            let mut letters = word.chars();
            let is_capital = letters.next().is_some_and(char::is_uppercase);
            // "Doe A.", "Doe AB,", "Doe, Anna.", "Doe, Anna:", "Doe, Anna, and Roe"; not "A. Doe, The Lamp", as in notes, nor
            // "Monday, 4 May".
            let is_initial =
                letters.clone().next() == Some('.') || letters.all(|c| c.is_uppercase() || matches!(c, '.' | ','));
            let ends_name = before.is_some_and(|before: &str| before.ends_with(',')) && word.ends_with(['.', ',', ':']);
            let is_author = is_capital && before.is_some() && (is_initial || ends_name);
            before = is_capital.then_some(word);
            is_author
        })
    };
    // "[1] A. Doe, “The Lamp,” 2010.", "[1] 王小明. 灯塔[M]."
    let is_numbered = || {
        let rest = line.trim_start().strip_prefix('[').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        rest.and_then(|rest| rest.split_once(']')).is_some_and(|(_, entry)| {
            let mut letters = entry.trim_start().chars();
            let is_initial = letters.next().is_some_and(char::is_uppercase) && letters.next() == Some('.');
            is_initial || KINDS.iter().any(|kind| entry.contains(kind))
        })
    };
    // "Doe, A., & Roe, B. (2010)." Its title may be long; prose goes on without a full stop.
    let is_dated = |word: &str| {
        word.starts_with('(') && [").", "):", "),"].iter().any(|end| word.ends_with(end)) && has_year(word)
    };
    let running = shape(line).0;
    running <= 0 && (names_author() || is_numbered() || has_address(line))
        || running <= MAX_BETWEEN && line.split_whitespace().take(DATED_WORDS).any(is_dated)
}

/// Whether a line says more than an entry does: what somebody did, what a page is good for, or the numbers of a table.
fn says_more(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_small = |word: &str| word.chars().take_while(|c| c.is_lowercase()).count() > MAX_ABBREVIATION;
    let goes_on = words.windows(2).any(|pair| {
        let is_mark = pair[0].ends_with(';') || matches!(pair[0], "–" | "—" | "-");
        is_mark && is_small(pair[1])
    });
    let is_decimal = |word: &&&str| {
        let digits = word.trim_end_matches([',', ';', '.']);
        digits.contains(['.', ',']) && digits.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
    };
    let explains_address = words.iter().position(|word| has_address(word)).is_some_and(|at| {
        let behind = &words[at + 1..];
        behind.len() > 1 && (behind.len() > MAX_AFTER_ADDRESS || !behind.iter().any(|word| has_year(word)))
    });
    goes_on || explains_address || words.contains(&"=") || words.iter().filter(is_decimal).count() > MAX_DECIMALS
}

/// Whether a line is the heading of a list of sources: "References", "## VI. Bibliography:", "LITERATURE"; or, as the second, that of
/// an appendix.
#[inline(never)] // one copy
fn heads(line: &str) -> (bool, bool) {
    if line.chars().count() > MAX_HEADING {
        return (false, false);
    }
    let words: String = line.trim_matches(|c: char| !c.is_alphabetic()).chars().flat_map(lowercase).collect();
    // The letters of a Roman numeral are left.
    let start = words.bytes().rposition(|byte| matches!(byte, b'.' | b')')).map_or(0, |at| at + 1);
    (names_list(words[start..].trim_start()), APPENDIX.iter().any(|start| words.starts_with(start)))
}

/// Whether a heading, in small letters, names a list of sources: it is one of [`HEADINGS`], or made of their words and those
/// [`BESIDE`] them.
#[inline(never)] // one copy
fn names_list(heading: &str) -> bool {
    if HEADINGS.contains(&heading) {
        return true;
    }
    let words = || heading.split([' ', '/', '&', ',']).filter(|word| !word.is_empty());
    let is_source = |word: &str| HEADINGS.contains(&word) || OTHER_FORMS.contains(&word);
    // The first word of nearly every line is neither.
    words().all(|word| is_source(word) || BESIDE.contains(&word)) && words().any(is_source)
}

/// The length of the entries with which a text begins; 0 if it begins with none.
fn entries(text: &str) -> usize {
    let (mut at, mut end, mut lines_left, mut running) = (0, 0, 0, 0);
    for line in text.split_inclusive('\n') {
        at += line.len();
        let (more, is_open) = shape(line);
        // Dense lines make up for running ones before them, as in an entry of several lines, and not for any after them.
        running = (running + more).max(0);
        if running > MAX_BETWEEN || at - end > MAX_ENTRY_BYTES || heads(line) != (false, false) {
            break;
        }
        let most = if end == 0 { 0 } else { MAX_IN_ENTRY };
        if running <= most && has_feature(line) {
            lines_left = MAX_MORE_LINES;
        } else if lines_left > 0 && line.len() <= MAX_LINE_BYTES {
            lines_left -= 1;
        } else {
            lines_left = 0;
            continue;
        }
        (end, running) = (at, 0);
        if !is_open {
            lines_left = 0;
        }
    }
    end
}

/// How many more running words than [`MAX_RUNNING`] a stretch has, negative for entries; and whether it ends within a sentence.
fn shape(text: &str) -> (i32, bool) {
    let (mut running, mut without_spaces) = (0, 0);
    let mut is_open = false;
    for word in text.split_whitespace() {
        let marks = Marks::of(word);
        running += match marks {
            Marks::None => i32::from(is_running(word)),
            // Titles in prose have quotation marks, and events have years.
            Marks::QuotesOrDigits => 0,
            Marks::Comma => -MAX_RUNNING_BY_COMMA,
            Marks::Others => -MAX_RUNNING,
        };
        is_open = marks == Marks::None;
        without_spaces += word.chars().map(|c| i32::from(is_without_spaces(c))).sum::<i32>();
    }
    (running + without_spaces / CHARACTERS_IN_WORD, is_open)
}

/// The most telling character of a word besides its letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Marks {
    None,
    QuotesOrDigits,
    Comma,
    Others,
}

impl Marks {
    #[inline(never)] // one copy
    fn of(word: &str) -> Self {
        let mark = |c: char| match c {
            // Apostrophes, hyphens and accents do not end a word.
            '-' | '\'' | '’' => Self::None,
            ',' => Self::Comma,
            '“' | '”' | '„' | '«' | '»' | '‘' | '"' => Self::QuotesOrDigits,
            _ if c.is_alphabetic() || is_combining_mark(c) => Self::None,
            _ if c.is_numeric() => Self::QuotesOrDigits,
            _ => Self::Others,
        };
        word.chars().map(mark).max().unwrap_or(Self::None)
    }
}

/// Whether a word is in small letters, or all in capitals, as a whole text may be. A word with only its first letter in capitals
/// begins a name or a title.
#[inline(never)] // one copy
fn is_running(word: &str) -> bool {
    let is_small = |c: char| lowercase(c).next() == Some(c);
    let mut letters = word.chars();
    let Some(first) = letters.next() else { return false };
    is_small(first) || letters.next().is_some_and(|second| !is_small(second))
}

/// Whether a character is of a script without spaces between words.
fn is_without_spaces(c: char) -> bool {
    c >= FIRST_IDEOGRAPH || is_unsegmented_letter(c)
}

/// Whether a line has a feature of an entry: a year, an address, page numbers, "ibid.".
#[inline(never)] // one copy
fn has_feature(line: &str) -> bool {
    let has_pages = || {
        [" p. ", " pp. ", "p.", "pp.", " S. ", " s. ", " с. ", " С. ", "págs. ", " ss. "].iter().any(|mark| {
            line.match_indices(mark).any(|(at, _)| {
                let starts_word = mark.starts_with(' ') || !line[..at].ends_with(char::is_alphanumeric);
                let rest = line[at + mark.len()..].trim_start();
                starts_word && rest.starts_with(|c: char| c.is_ascii_digit())
            })
        })
    };
    has_year_set_off(line)
        || has_address(line)
        || ["doi:", "ISBN", "arXiv:", "et al"].iter().any(|mark| line.contains(mark))
        || is_repeated(line)
        || has_pages()
}

fn has_address(line: &str) -> bool {
    ["http://", "https://", "www.", "doi.org"].iter().any(|mark| line.contains(mark))
}

/// Whether a line contains a year that is set off from the words after it, or by a comma from those before it: "(1914)", "1914.",
/// "1914: The", "May 4, 1914 from", and not "in 1914 the war began".
#[inline(never)] // one copy
fn has_year_set_off(line: &str) -> bool {
    let (mut is_open, mut follows_comma) = (false, false);
    for word in line.split_whitespace() {
        let marks = Marks::of(word);
        if is_open && !(marks == Marks::None && is_running(word)) {
            return true;
        }
        is_open = has_year(word);
        if is_open && (follows_comma || marks > Marks::QuotesOrDigits) {
            return true;
        }
        follows_comma = word.ends_with(',');
    }
    is_open
}

/// Whether a text refers to the source of the reference before: "ibid."
pub(super) fn is_repeated(text: &str) -> bool {
    ["ibid", "Ibid", "op. cit", "loc. cit", "Ebd.", "ebd.", "там же", "Там же"].iter().any(|mark| text.contains(mark))
}

/// Whether a line contains a number from 1500 to 2099.
pub(super) fn has_year(line: &str) -> bool {
    let bytes = line.as_bytes();
    bytes.windows(4).enumerate().any(|(at, window)| {
        let digits = window.iter().all(u8::is_ascii_digit);
        let is_boundary = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_none_or(|byte| !byte.is_ascii_digit());
        digits
            && (matches!(window, [b'1', b'5'..=b'9', ..]) || matches!(window, [b'2', b'0', ..]))
            && is_boundary(at.checked_sub(1))
            && is_boundary(Some(at + 4))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn references(text: &str) -> Vec<&str> {
        find(text).into_iter().map(|span| &text[span.start.0 as usize..span.end.0 as usize]).collect()
    }

    const ENTRIES: &str = "Broder, A. (1997). On the resemblance and containment of\n   documents. Sequences.\n\
                           Wise, M. (1993). String similarity.\nhttps://example.org/paper\n";

    #[test]
    fn a_bibliography_in_several_languages() {
        for heading in [
            "References",
            "## 7. BIBLIOGRAPHY:",
            "VI. Works Cited",
            "Литература",
            "**Quellen**",
            "参考文献",
            "Reference",
            "Works Cited / References",
            "Internet Sources",
            "Sources consulted",
            "References and notes",
            "Quellen- und Literaturverzeichnis",
            "Список используемой литературы",
            "Lista de referencias",
            "Bibliographie et sitographie",
        ] {
            let text = format!("Our own text, written in 2020.\n\n{heading}\n\n{ENTRIES}");
            assert_eq!(references(&text), [&format!("{heading}\n\n{ENTRIES}")]);
        }
    }

    const OWN: &str = "The keeper went on burning whatever he could find, and nobody came to his help before the ships that had \
                       been lost at sea were found.\n";

    #[test]
    fn the_end_of_a_text_is_a_list_without_a_heading_if_several_lines_name_a_source() {
        let own = OWN.repeat(9);
        for list in [
            "Smith, J. (2010). A study of the way in which the keepers of lamps in the northern islands of the kingdom lived \
             and worked. Journal of Lamps, 3(2), 12–34.\n\
             World Health Organization. (2011). Light and health. https://example.org/light\n\
             Wise, M., & Doe, A. (1993). String similarity. Sydney.\nRoe, B. The Keeper. London: Penguin, 1999.\n",
            "Smith, John. The Lamp of the Harbour. Penguin, 2010.\n\nJones, Ann, and Lee Kim. “Who Keeps the Keepers of the \
             Light?” Journal of Lamps, vol. 3, no. 2, 2011, pp. 12–34.\n\nGarcía Márquez, Gabriel. The Lighthouse. 1985.\n",
            "Daftar Pustaka\nBroder, A. (1997). On the resemblance and containment of\n   documents. Sequences.\n\
             Wise, M. (1993). String similarity.\nLi, H. (2018). Minimap2: pairwise alignment for nucleotide\nsequences. \
             Bioinformatics, 34.\n",
            "[1] 王小明. 数字图书馆的信息检索[J]. 图书馆学报, 2010, 3(2): 12–34.\n[2] 李红. 灯塔[M]. 北京, 2011.\n[3] 张伟. 港口[M]. 上海, 1999.\n",
            "1. Smith JA, Roe B. The Lamp. N Engl J Med. 2010;3:12-34.\n2. Doe C. The Keeper. Lancet. 2011;4:1-9.\n\
             3. Poe DE, Lee F. The Boy. BMJ. 2012;5:7.\n",
            "Smith, J 2010, The lamp of the harbour, Penguin, London.\nRoe, B 2011, The keeper, Penguin, London.\n\
             Poe, C 1999, The boy, Faber, London.\n",
            "Müller, Hans: Die Geschichte der Leuchttürme. Hamburg 2001.\nSchmidt, Eva: Das Licht. Köln 1999.\n\
             Weber, Karl: Der Hafen. Berlin 2010.\n",
            "[1] A. Cohen, “On the resemblance of documents,” in Proc. SEQUENCES, 1997, pp. 21–29.\n\
             [2] M. Wise, “String similarity,” 1993.\n[3] B. Roe, “The Keeper,” 2010.\n",
            "https://example.org/lamp\nhttps://example.org/keeper\nThe Keeper’s Lamp, www.example.org, 4 May 2020\n",
        ] {
            let from = list.find("Broder").unwrap_or(0);
            check(&format!("{own}{}{{{}}}", &list[..from], &list[from..]));
            check(&format!("{own}{}{{{}}}\n12\n", &list[..from], &list[from..]));
            // In the middle of a text, or as most of it, such lines are not known to be one.
            check(&format!("{own}{list}{own}"));
            check(&format!("{OWN}{}", list.repeat(3)));
            check(&format!("{}{}", OWN.repeat(90), list.repeat(5)));
        }
    }

    #[test]
    fn other_lines_at_the_end_of_a_text_are_no_list() {
        let own = OWN.repeat(30);
        for end in [
            "Doe, A. (2010). The Lamp. Paris.\nRoe, B. (2011). The Keeper. London.\n",
            "Sarajevo, 28 June 1914: the Archduke is shot.\nMonday, 3 August 1914: war.\nVersailles, 28 June 1919: peace.\n",
            "1914: War begins.\n1918: War ends.\n1919: Peace of Versailles.\n1920: League of Nations.\n",
            "Year, Births, Deaths\n1914, 5.3, 7.1\n1915, 5.2, 7.4\n1916, 5.0, 7.9\n",
            "Doe, The Lamp, p. 4.\nIbid., p. 5.\nSmith, Anna, The Keeper, p. 8.\nRoe, Bert, The Boy, p. 3.\nDoe, The Lamp, p. 7.\n",
            "A. Doe, The Lamp, p. 4.\nB. Roe, The Keeper, p. 8.\nJohn Smith, The Boy (London: Penguin, 2010), 12.\n\
             C. Poe, The Light (Paris, 2012), 3.\n",
            "Einstein, A. Relativity: E = mc², 1905; Nobel Prize, 1921; died, Princeton, 1955.\n\
             Curie, M. Radium, 1898; Nobel Prize, 1911; died, Passy, 1934.\nBohr, N. Atom, 1913; fled, Stockholm, 1943.\n",
            "Spielberg, Steven. Jaws, 1975: a shark, a beach, terror; a mayor, greedy, blind; a boat.\n\
             Scott, Ridley. Alien, 1979: a ship, a cat, terror; a crew, tired.\nLucas, George. Willow, 1988; dull.\n",
            "Пушкин А. С. — поэт, родился в Москве, 1799.\nГоголь Н. В. — писатель, Полтава, 1809.\nЧехов А. П. — врач, 1860.\n",
            "Smith J. 2010 12.3 14.2 9.1 8.8 7.3\nRoe B. 2010 11.9 13.0 9.4 8.1 7.7\nPoe C. 2011 10.2 12.2 9.9 8.6 7.0\n",
            "[1] Who wrote Hamlet, 1600? Shakespeare, because of style.\n[2] Who wrote Emma, 1815? Austen, London.\n\
             [3] Who wrote Ulysses, 1922? Joyce, Paris.\n",
            "1. Wikipedia, https://example.org/a: good article, reliable, many sources.\n\
             2. BBC, https://example.org/b: short, dated, biased.\n3. NASA, https://example.org/c: excellent, long.\n",
            "Yes, he said.\nNo, she said.\nWell, Anna, then go.\nGood night, J. L.\n",
            "Smith, J. L. (2010) holds that the keepers burnt what they could find in the harbour, and that nobody came.\n\
             Wise, M. (1993) thinks that they were asleep, and so does the boy who saw them in the spring of that year.\n\
             Roe, B. (1999) says that there was no lamp at all, and that the ships which came that night were never found.\n",
        ] {
            check(&format!("{own}{end}"));
        }
    }

    /// A text of some lines, with the lines of its list of sources in braces.
    fn check(marked: &str) {
        let text = marked.replace(['{', '}'], "");
        let expected: Vec<&str> =
            marked.split('{').skip(1).filter_map(|rest| rest.split_once('}').map(|(list, _)| list)).collect();
        assert_eq!(references(&text), expected);
    }

    const PROSE: &str = "In 1914 the war began, and the keepers of the lamp went on burning whatever they could find in the \
                         harbour.\nNobody came to their help before 1918 (Smith, 2010, p. 3), when the ships that had been \
                         lost at sea were found.\n";

    #[test]
    fn other_words_in_a_heading_say_that_it_is_none() {
        for heading in ["Sources of energy", "Cultural references", "List of works", "Quellen der Donau"] {
            check(&format!("{heading}\n\n{ENTRIES}"));
        }
    }

    #[test]
    fn a_list_ends_after_its_entries() {
        check(&format!("Own words.\n{{References\n\n{ENTRIES}}}{PROSE}"));
        let undated = "Doe, A. The Lamp. Paris.\nRoe, B. The Keeper. London: Penguin.\n".repeat(9);
        check(&format!("{{References\n{ENTRIES}}}{undated}{PROSE}"));
        let between = "In 1914 the war began, and the keepers of the lamp went on burning whatever they could find in the \
                       harbour, and nobody came to their help before the ships that had been lost at sea were found by a boy \
                       in the spring of 1918.\n";
        check(&format!("{{References\n{ENTRIES}}}{undated}{between}{ENTRIES}{PROSE}"));
        check(&format!("{{References\n{ENTRIES}}}\n{PROSE}"));
        check(&format!(
            "{{References\n{ENTRIES}}}\nAppendix A. Interview of 3 May 2010\n\nQ: Since when? A: 2010, sir.\n"
        ));
        check(&format!("{{References\n{ENTRIES}}}\nПриложение 1\n\nТаблица, 2010 г., с. 5.\n"));
        check(&format!("{{References\n{ENTRIES}}}\n\n{{Further reading\n{ENTRIES}}}{PROSE}"));
    }

    #[test]
    fn prose_below_the_heading_is_no_list() {
        check(&format!("References\n\n{PROSE}"));
        check(&format!("Sources\n{}\n", PROSE.replace('\n', " ")));
        check("Sources\nThe river has many sources.\nThey lie high up.\nIt is cold\nthere.\n");
        check(
            "Sources\n\nIn 1914 Archduke Franz Ferdinand of Austria was shot in Sarajevo by Gavrilo Princip, who was a student.\n",
        );
        check("Источники\n\nВ 1914 году в Сараеве был убит наследник престола, и уже через месяц началась война.\n");
        check("参考文献\n\n在2010年，灯塔的守护者点燃了所有他能够找到的东西，以便让灯光在整个冬天都不会熄灭。\n");
        for prose in [
            "Literatur\n\nDie Literatur der Weimarer Republik war ungewöhnlich vielfältig. Alfred Döblin veröffentlichte 1929 seinen \
             Roman „Berlin Alexanderplatz“, Erich Kästner folgte 1931 mit „Fabian“. Bertolt Brecht und Kurt Weill brachten 1928 die \
             „Dreigroschenoper“ auf die Bühne, die zum größten Theatererfolg der Zeit wurde.\n",
            "Quellen\n\nIm Jahre 1914 begann der Krieg, und die Wärter des Leuchtturms verbrannten, was sie im Hafen finden konnten, bis \
             im Frühling 1918 die Schiffe zurückkehrten.\n",
            "Literature\n\nScott Fitzgerald published The Great Gatsby in 1925, Ernest Hemingway followed with The Sun Also Rises in \
             1926, and William Faulkner with The Sound and the Fury in 1929. Sinclair Lewis, in 1930, became the first American to \
             win the Nobel Prize, for Main Street, Babbitt and Arrowsmith.\n",
            "Литература\n\nВ 1833 году А. С. Пушкин закончил «Евгения Онегина», в 1840 году М. Ю. Лермонтов издал «Героя нашего \
             времени», а в 1842 году Н. В. Гоголь напечатал первый том «Мёртвых душ».\n",
            "Literatura\n\nEn 1967 Gabriel García Márquez publicó «Cien años de soledad», Mario Vargas Llosa, «La ciudad y los \
             perros» en 1963, y Julio Cortázar, «Rayuela», también en 1963. Carlos Fuentes, Juan Rulfo y José Donoso completaron el \
             llamado «boom» latinoamericano.\n",
        ] {
            check(prose);
        }
        check("The references of 1997 are good.\n");
        check("References");
        check(&format!("References\n\n{}{ENTRIES}", "lamp ".repeat(400)));
    }

    #[test]
    fn prose_in_any_script_or_in_capitals_is_no_list() {
        for prose in [
            "भारत की स्वतंत्रता का संघर्ष 1857 में प्रारम्भ हुआ था और यह बहुत लम्बे समय तक चलता रहा। महात्मा गाँधी ने सत्याग्रह और अहिंसा के सिद्धान्त पर आन्दोलन चलाया।",
            "ประเทศไทยเริ่มต้นการปฏิรูปการศึกษาครั้งใหญ่เมื่อปี 1932 และได้ดำเนินการต่อเนื่องมาเป็นเวลานาน โดยมีเป้าหมายให้ประชาชนทุกคนได้เรียนหนังสือ",
            "IN 1914 THE WAR BEGAN AND THE KEEPERS OF THE LAMP WENT ON BURNING WHATEVER THEY COULD FIND IN THE HARBOUR",
        ] {
            check(&format!("References\n\n{prose}\n"));
            check(&format!("{{References\n\n{ENTRIES}}}\n{prose}\n{prose}\n"));
        }
    }

    #[test]
    fn styles_of_entries() {
        for list in [
            "References\n\n[1] A. Broder, “On the resemblance and containment of documents,” in Proc. SEQUENCES, 1997,\npp. 21–29.\n\
             [2] M. Wise, “String similarity via greedy string tiling,” 1993.\n",
            "Works Cited\n\nSmith, John. The Lamp of the Harbour. Penguin, 2010.\n\nJones, Ann, and Lee Kim. “Who Keeps the \
             Keepers of the Light?” Journal of Lamps, vol. 3, no. 2, 2011, pp. 12–34.\n",
            "References\n\nSmith, J. (2010). A study of the way in which the keepers of lamps in the northern islands of the \
             kingdom lived and worked. Journal of Lamps, 3(2), 12–34. https://doi.org/10.1000/182\n\
             Wise, M. (1993). String similarity. Sydney.\n",
            "Bibliografía\n\nGarcía Márquez, G. (1985). El amor en los tiempos del cólera. Bogotá: Oveja Negra.\nPérez, A., y \
             López, M. (2012). La detección del plagio en los trabajos de los estudiantes. Revista de Educación, 4(1), 5-19.\n",
            "Список использованных источников\n\n1. Иванов, И. И. Методы поиска заимствований в текстах / И. И. Иванов, П. П. \
             Петров. – М. : Наука, 2010. – 320 с.\n2. Сидоров С. С. О хешировании // Вестник МГУ. Серия 15. 2012. № 3. С. 45–52.\n\
             3. Федеральный закон от 29.12.2012 № 273-ФЗ «Об образовании в Российской Федерации» // СЗ РФ. 2012. № 53. Ст. 7598.\n\
             4. ГОСТ Р 7.0.5-2008. Библиографическая ссылка : общие требования и правила составления [Электронный ресурс]. – \
             URL: https://example.org/gost (дата обращения: 12.05.2020).\n",
            "参考文献\n\n[1] 王小明. 数字图书馆的信息检索[J]. 图书馆学报, 2010, 3(2): 12–34.\n",
            "References\n\nNational Society. Lamps. Retrieved April 4, 2007 from National Society web site at:\n",
            "Literatur\n\nMüller, H. (2001): Die Geschichte der Leuchttürme an der Nordsee. Hamburg: Rowohlt.\n",
        ] {
            check(&format!("Own words.\n\n{{{list}}}\n{PROSE}"));
        }
    }

    #[test]
    fn the_last_entry_may_go_on_for_a_line() {
        let list = "References\nBroder, A. (1997). On the resemblance and\ncontainment of documents. Sequences.\n";
        check(&format!("{{{list}}}The lamp went out\n"));
    }

    #[test]
    fn time_is_linear_in_headings_without_entries() {
        assert_eq!(references(&"References\n".repeat(1 << 18)), [] as [&str; 0]);
        assert_eq!(references(&"A. b\n".repeat(1 << 18)), [] as [&str; 0]);
    }
}
