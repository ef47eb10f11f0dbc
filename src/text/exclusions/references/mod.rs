//! Finds lists of sources: entries below a heading such as "Bibliography", and those with which a text ends.
//!
//! A heading alone is no evidence, since essays have headings of every kind (`headings`). Its section is a list of sources as far as
//! its lines look like entries (`entries`). Students leave the heading out, or write one in a language that is not known here: so
//! the last lines of a text are a list, too, if several name a source (`at_end`).

mod at_end;
mod entries;
mod headings;

use at_end::at_end;
use entries::entries;
pub(super) use entries::{has_year, is_repeated};
use headings::heads;

use crate::text::span::{ByteOffset, ByteSpan};

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
