//! Compares the texts of one folder with one another and with those of a second, and prints the passages that they share.

use std::{env, error::Error, fs};

use lookalike::{Corpus, NewDocument, Params, Role};

fn main() -> Result<(), Box<dyn Error>> {
    let mut corpus = Corpus::new();
    for (folder, role) in env::args().skip(1).zip([Role::Submission, Role::Archive]) {
        let mut paths =
            fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
        paths.sort();
        for path in paths {
            let name = path.display().to_string();
            corpus.add_document(NewDocument { name, role, author: None }, fs::read_to_string(&path)?)?;
        }
    }
    let params = Params::default();
    let report = corpus.compare(&params)?;
    for pair in report.listed() {
        let [a, b] = [pair.a, pair.b].map(|index| &report.documents[index as usize]);
        let matched = pair.evidence.map_or(0, |evidence| evidence.counts.matched_a);
        println!("{} ↔ {}: {matched} matched words", a.name, b.name);
        // Positions count UTF-16 code units, as in JavaScript.
        let text = corpus.documents()[pair.a as usize].text.as_deref().unwrap_or_default();
        let units: Vec<u16> = text.encode_utf16().collect();
        for passage in corpus.passages(a.id, b.id, &params)?.passages {
            let words = &units[passage.a_start as usize..passage.a_end as usize];
            println!("  “{}”", String::from_utf16_lossy(words));
        }
    }
    Ok(())
}
