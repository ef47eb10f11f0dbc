//! The headings of lists of sources, and of the appendices that end them.

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

/// Whether a line is the heading of a list of sources: "References", "## VI. Bibliography:", "LITERATURE"; or, as the second, that of
/// an appendix.
#[inline(never)] // one copy
pub(super) fn heads(line: &str) -> (bool, bool) {
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
