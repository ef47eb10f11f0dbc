//! Finds references: the entries below a heading such as "Bibliography", and footnotes with citations.
//!
//! A heading alone is no evidence, since essays have headings of every kind: its section is excluded as far as its
//! lines look like entries, with years, page numbers or addresses. Elsewhere a numbered line is a footnote only if it
//! has two such features, because numbered lists and years are common.

use crate::text::span::{ByteOffset, ByteSpan};
use crate::text::unicode::lowercase;

/// Headings of lists of references, in lower case, without numbers and punctuation.
const HEADINGS: &[&str] = &[
    "references",
    "reference list",
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
    "endnotes",
    "footnotes",
    "literatur",
    "literaturverzeichnis",
    "quellen",
    "quellenverzeichnis",
    "bibliografie",
    "références",
    "références bibliographiques",
    "bibliographie",
    "sources citées",
    "referencias",
    "referencias bibliográficas",
    "bibliografía",
    "fuentes",
    "referências",
    "referências bibliográficas",
    "bibliografia",
    "riferimenti",
    "riferimenti bibliografici",
    "referenties",
    "literatuur",
    "literatuurlijst",
    "bronnen",
    "referenser",
    "källor",
    "litteratur",
    "kilder",
    "lähteet",
    "źródła",
    "literatura",
    "seznam literatury",
    "kaynakça",
    "литература",
    "список литературы",
    "список использованной литературы",
    "список источников",
    "источники",
    "библиография",
    "библиографический список",
    "література",
    "список літератури",
    "βιβλιογραφία",
    "参考文献",
    "參考文獻",
    "参考资料",
    "參考資料",
    "引用文献",
    "参考書目",
    "참고문헌",
    "المراجع",
    "ביבליוגרפיה",
];

/// Longest heading.
const MAX_HEADING_BYTES: usize = 120;
/// Most consecutive lines of a section without any feature of a reference. An entry may take several lines, of which
/// one has a year.
const MAX_BARE_LINES: usize = 4;
/// Longest footnote.
const MAX_FOOTNOTE_BYTES: usize = 600;

/// The references of a text, ascending. O(n).
#[inline(never)] // one copy
pub(super) fn find(text: &str) -> Vec<ByteSpan> {
    let lines: Vec<Line> = lines(text);
    let mut found: Vec<ByteSpan> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let section = if is_heading(lines[at].text) { section_after(&lines, at) } else { 0 };
        if section > 0 {
            push(&mut found, span(&lines, at, at + section));
            at += section + 1;
        } else {
            if is_footnote(lines[at].text) {
                push(&mut found, span(&lines, at, at));
            }
            at += 1;
        }
    }
    found
}

#[derive(Clone, Copy)]
struct Line<'t> {
    start: u32,
    text: &'t str,
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let mut start = 0;
    let line = |text: &'_ str| {
        let begun = start;
        start += text.len() as u32;
        begun
    };
    text.split_inclusive('\n')
        .zip(text.split_inclusive('\n').map(line))
        .map(|(text, start)| Line { start, text })
        .collect()
}

fn span(lines: &[Line], first: usize, last: usize) -> ByteSpan {
    let Line { start, text } = lines[last];
    ByteSpan { start: ByteOffset(lines[first].start), end: ByteOffset(start + text.len() as u32) }
}

/// Adds a stretch, merged with the last one if they touch.
fn push(found: &mut Vec<ByteSpan>, span: ByteSpan) {
    match found.last_mut() {
        Some(last) if last.end == span.start => last.end = span.end,
        _ => found.push(span),
    }
}

/// Whether a line is the heading of a list of references: "References", "## 7. Bibliography:", "LITERATURE".
fn is_heading(line: &str) -> bool {
    if line.len() > MAX_HEADING_BYTES {
        return false;
    }
    let numbering = |c: char| c.is_numeric() || c.is_whitespace() || "#*_.:()[]=-–—§".contains(c);
    let words = line.trim_matches(numbering);
    // Trimming left the letters of a Roman numeral.
    let words = match words.split_once(['.', ')']) {
        Some((number, rest)) if number.chars().all(|c| "IVXivx".contains(c)) => rest.trim(),
        _ => words,
    };
    let words: String = words.chars().flat_map(lowercase).collect();
    HEADINGS.contains(&words.as_str())
}

/// The number of lines after a heading that belong to its list; 0 if it heads none.
fn section_after(lines: &[Line], heading: usize) -> usize {
    let (mut bare, mut features, mut filled, mut end) = (0, 0, 0, 0);
    for (distance, line) in lines[heading + 1..].iter().enumerate() {
        if line.text.trim().is_empty() {
            continue;
        }
        filled += 1;
        if reference_features(line.text) > 0 {
            bare = 0;
            features += 1;
            end = distance + 1;
        } else {
            bare += 1;
            if bare > MAX_BARE_LINES || (is_heading(line.text) && features > 0) {
                break;
            }
        }
        if filled == MAX_BARE_LINES && features == 0 {
            return 0;
        }
    }
    // The last entry extends to the end of its paragraph.
    let rest = lines[heading + 1 + end..].iter().take_while(|line| !line.text.trim().is_empty());
    if end == 0 {
        0
    } else {
        end + rest.take(MAX_BARE_LINES).filter(|line| line.text.len() < MAX_HEADING_BYTES).count()
    }
}

/// Whether a line is a footnote with a citation.
fn is_footnote(line: &str) -> bool {
    let line = line.trim_start();
    if line.len() > MAX_FOOTNOTE_BYTES {
        return false;
    }
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = line.len() - number.len();
    let is_note_mark = line.starts_with("[^") || line.chars().next().is_some_and(|c| "¹²³⁴⁵⁶⁷⁸⁹".contains(c));
    let is_number = (1..=3).contains(&digits) && number.starts_with([' ', '.', ')', '\t'])
        || line.strip_prefix('[').is_some_and(|rest| {
            let number = rest.trim_start_matches(|c: char| c.is_ascii_digit());
            number.len() < rest.len() && number.starts_with(']')
        });
    let features = reference_features(&line[digits..]);
    features >= if is_note_mark { 1 } else { 2 } && (is_note_mark || is_number)
}

/// The number of different features of a reference in a line: a year, page numbers, an address, "ibid.".
fn reference_features(line: &str) -> usize {
    let year = has_year(line);
    let address =
        ["http://", "https://", "www.", "doi:", "doi.org", "ISBN", "arXiv:"].iter().any(|mark| line.contains(mark));
    let pages = [" p. ", " pp. ", "p.", "pp.", " S. ", " s. ", " с. ", " С. ", "págs. ", " ss. "].iter().any(|mark| {
        line.match_indices(mark).any(|(at, _)| {
            let starts_word = mark.starts_with(' ') || !line[..at].ends_with(char::is_alphanumeric);
            let rest = line[at + mark.len()..].trim_start();
            starts_word && rest.starts_with(|c: char| c.is_ascii_digit())
        })
    });
    let again = is_repeated(line) || line.contains("et al");
    usize::from(year) + usize::from(address) + usize::from(pages) + usize::from(again)
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
        for heading in ["References", "## 7. BIBLIOGRAPHY:", "VI. Works Cited", "Литература", "**Quellen**", "参考文献"]
        {
            let text = format!("Our own text, written in 2020.\n\n{heading}\n\n{ENTRIES}");
            assert_eq!(references(&text), [&format!("{heading}\n\n{ENTRIES}")]);
        }
    }

    #[test]
    fn a_bibliography_ends_after_its_entries() {
        let own =
            "\nAppendix\nWe then went on to write\nmany lines\nof our own\nwithout\nany sign at all\nof a source\n";
        let text = format!("References\n{ENTRIES}{own}");
        assert_eq!(references(&text), [&format!("References\n{ENTRIES}")]);
    }

    #[test]
    fn a_heading_without_entries_is_no_bibliography() {
        assert_eq!(
            references("Sources\nThe river has many sources.\nThey lie high up.\nIt is cold\nthere.\n"),
            [] as [&str; 0]
        );
        assert_eq!(references("The references of 1997 are good.\n"), [] as [&str; 0]);
        assert_eq!(references("References"), [] as [&str; 0]);
    }

    #[test]
    fn footnotes_that_cite_and_lists_that_do_not() {
        let note = "12 Smith, History of Rome (1901), p. 44.\n";
        assert_eq!(references(&format!("Own words.\n{note}More words.\n")), [note]);
        assert_eq!(references("[^3]: Ibid.\n"), ["[^3]: Ibid.\n"]);
        assert_eq!(references("1. In 1914 the war began.\n2. It ended in 1918.\n"), [] as [&str; 0]);
        assert_eq!(references("1998 was a good year, see p. 3\n"), [] as [&str; 0]);
    }
}
