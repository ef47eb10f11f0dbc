//! Finds lists of sources: the entries below a heading such as "Bibliography". Also finds footnotes that cite.
//!
//! A heading alone is no evidence, since essays have headings of every kind. Its section is a list of sources as far as its lines
//! look like entries: each entry has a year, page numbers or an address, and more words with punctuation or digits (initials,
//! names before a comma, volumes, pages) than prose has. So a paragraph below the heading, or after the last entry, is none.

use crate::text::span::{ByteOffset, ByteSpan};
use crate::text::unicode::lowercase;

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
    "referencias y bibliografía",
    "bibliografía y webgrafía",
    "obras citadas",
    "webgrafía",
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

/// Words with which the heading of an appendix begins: a list of sources ends before it.
const APPENDIX: [&str; 6] = ["append", "annex", "anexo", "apéndice", "anhang", "приложени"];
/// Longest heading.
const MAX_HEADING_BYTES: usize = 120;
/// Longest entry, with the lines before it that have no feature of one: the end of the entry before, or a heading.
const MAX_ENTRY_BYTES: usize = 1500;
/// Prose has more running words (in small letters, without punctuation) than this for each other word with punctuation or a digit:
/// about five. Entries have less than one, and those with long titles up to two.
const MAX_RUNNING: usize = 2;
/// Most lines of the last entry after the one with its year.
const MAX_LAST_LINES: usize = 2;
/// Longest footnote.
const MAX_FOOTNOTE_BYTES: usize = 600;

/// The lists of sources of a text, with their headings, ascending. O(n).
#[inline(never)] // one copy
pub(super) fn find(text: &str) -> Vec<ByteSpan> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let start = at;
        at += first_line(&text[at..]);
        if is_heading(&text[start..at]) {
            let length = entries(&text[at..]);
            if length > 0 {
                at += length;
                found.push(ByteSpan { start: ByteOffset(start as u32), end: ByteOffset(at as u32) });
            }
        }
    }
    found
}

/// The footnotes of a text that cite, ascending. O(n).
pub(super) fn footnotes(text: &str) -> Vec<ByteSpan> {
    let mut found = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = ByteOffset(at);
        at += line.len() as u32;
        if is_footnote(line) {
            found.push(ByteSpan { start, end: ByteOffset(at) });
        }
    }
    found
}

/// The length of the first line, with its line feed.
fn first_line(text: &str) -> usize {
    text.find('\n').map_or(text.len(), |end| end + 1)
}

/// A line without the numbers and punctuation around it; empty for one that is too long for a heading.
fn heading(line: &str) -> &str {
    if line.len() > MAX_HEADING_BYTES {
        return "";
    }
    let numbering = |c: char| c.is_numeric() || c.is_whitespace() || "#*_.:()[]=-–—§".contains(c);
    let words = line.trim_matches(numbering);
    // Trimming left the letters of a Roman numeral.
    match words.split_once(['.', ')']) {
        Some((number, rest)) if number.chars().all(|c| "IVXivx".contains(c)) => rest.trim(),
        _ => words,
    }
}

/// Whether a line is the heading of a list of references: "References", "## 7. Bibliography:", "LITERATURE".
fn is_heading(line: &str) -> bool {
    let words = heading(line);
    // No letter of these headings has another length in capitals, and every line of every text is looked at.
    HEADINGS.iter().any(|known| known.len() == words.len() && words.chars().flat_map(lowercase).eq(known.chars()))
}

/// Whether a line is the heading of an appendix.
fn is_appendix(line: &str) -> bool {
    let words: String = heading(line).chars().flat_map(lowercase).collect();
    APPENDIX.iter().any(|word| words.starts_with(word))
}

/// The length of the entries with which a text begins; 0 if it begins with none.
fn entries(text: &str) -> usize {
    let (mut at, mut end) = (0, 0);
    for line in text.split_inclusive('\n') {
        if is_heading(line) || is_appendix(line) {
            break;
        }
        at += line.len();
        let entry = &text[end..at];
        if entry.len() > MAX_ENTRY_BYTES {
            break;
        }
        if reference_features(line) > 0 && is_entry(entry) {
            end = at;
        }
    }
    if end == 0 {
        return 0;
    }
    // The last entry may go on after its year: its line then ends within a sentence.
    for _ in 0..MAX_LAST_LINES {
        let length = first_line(&text[end..]);
        let is_done = text[..end].split_whitespace().next_back().is_none_or(is_marked);
        if is_done || length > MAX_HEADING_BYTES || text[end..end + length].trim().is_empty() {
            break;
        }
        end += length;
    }
    end
}

/// Whether a stretch looks like an entry, not like prose.
fn is_entry(text: &str) -> bool {
    let (mut marked, mut running) = (0, 0);
    for word in text.split_whitespace() {
        if is_marked(word) {
            marked += 1;
        } else if !word.starts_with(char::is_uppercase) {
            running += 1;
        }
        // Words of scripts without spaces have some two characters; each title has dozens.
        running += word.chars().filter(|&c| c >= '\u{2e80}').count() / 4;
    }
    running <= MAX_RUNNING * marked
}

/// Whether a word has punctuation or digits, other than apostrophes and hyphens.
fn is_marked(word: &str) -> bool {
    // Accents may be characters of their own.
    word.chars().any(|c| !(c.is_alphabetic() || "-'’".contains(c) || ('\u{300}'..='\u{36f}').contains(&c)))
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
    fn a_list_ends_after_its_entries() {
        check(&format!("Own words.\n{{References\n\n{ENTRIES}}}{PROSE}"));
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
        check("The references of 1997 are good.\n");
        check("References");
        check(&format!("References\n\n{}{ENTRIES}", "lamp ".repeat(400)));
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
    }

    #[test]
    fn footnotes_that_cite_and_lists_that_do_not() {
        let references = |text: &'static str| -> Vec<&str> {
            footnotes(text).into_iter().map(|span| &text[span.start.0 as usize..span.end.0 as usize]).collect()
        };
        let note = "12 Smith, History of Rome (1901), p. 44.\n";
        assert_eq!(references("Own words.\n12 Smith, History of Rome (1901), p. 44.\nMore words.\n"), [note]);
        assert_eq!(references("[^3]: Ibid.\n"), ["[^3]: Ibid.\n"]);
        assert_eq!(references("1. In 1914 the war began.\n2. It ended in 1918.\n"), [] as [&str; 0]);
        assert_eq!(references("1998 was a good year, see p. 3\n"), [] as [&str; 0]);
    }
}
