//! Lists of sources are excluded by default, and nothing else with them.

use lookalike::compare;
use lookalike::params::Params;

/// Forty entries, each of other words.
fn sources() -> String {
    let entry = |number: u32| {
        let title: Vec<String> = (0..6).map(|at| format!("title{}", 6 * number + at)).collect();
        format!("Author{number}, A. ({}). {}. Journal{number}, 3(2), 12–34.\n", 1980 + number, title.join(" "))
    };
    format!("\n\nReferences\n\n{}", (0..40).map(entry).collect::<String>())
}

/// Words that no other text has.
fn own(name: &str) -> String {
    (0..300).map(|at| format!("{name}{at}")).collect::<Vec<_>>().join(" ")
}

#[test]
fn texts_that_cite_the_same_sources_are_no_copies() {
    let list = sources();
    let texts = [format!("{}.{list}", own("one")), format!("{}.{list}", own("other"))];
    let compared =
        |texts: &[String; 2], params: &Params| compare(texts.iter().cloned(), params).expect("nothing stops it");
    assert_eq!(compared(&texts, &Params::default()).pairs.len(), 0);
    let counting = Params::builder().exclude_references(false).build().expect("valid");
    assert_eq!(compared(&texts, &counting).pairs.len(), 1);

    // A paragraph that was copied after the list is found, whether or not a blank line is between them.
    let copied = "In 1914 the war began, and the keepers of the lamp went on burning whatever they could find in the harbour, \
                  until in 1918 the ships that everybody had given up for lost came home at last.";
    for between in ["", "\n", "\nAppendix\n\n"] {
        let texts = texts.clone().map(|text| format!("{text}{between}{copied}\n"));
        let report = compared(&texts, &Params::default());
        let words = (between.split_whitespace().count() + copied.split(' ').count()) as u32;
        assert_eq!(
            report.pair(0).and_then(|pair| pair.evidence).map(|found| found.counts.matched_a),
            Some(words),
            "{between:?}"
        );
    }

    // So is one below a heading without a list.
    let texts = ["one", "other"].map(|name| format!("{}.\n\nReferences\n\n{copied}\n", own(name)));
    assert_eq!(compared(&texts, &Params::default()).pairs.len(), 1);
}

#[test]
fn texts_without_a_list_of_sources_give_the_same_report_whether_or_not_lists_are_excluded() {
    let texts =
        ["one", "other"].map(|name| format!("{} “{}” (Smith, 2010). Sources of {name} 1999", own(name), own("same")));
    let [excluding, counting] = [true, false].map(|excludes| {
        let params = Params::builder().exclude_references(excludes).build().expect("valid");
        let mut report = compare(texts.iter().cloned(), &params).expect("nothing stops it");
        report.params = Params::default();
        report
    });
    assert_eq!(excluding, counting);
}
