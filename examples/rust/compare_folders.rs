//! Compares the texts of one folder with one another and with those of a second, and prints the passages that they share.

use std::{env, error::Error, fs};

use lookalike::params::Params;
use lookalike::report::Role;
use lookalike::{Corpus, NewDocument};

fn main() -> Result<(), Box<dyn Error>> {
    let mut corpus = Corpus::new();
    let mut documents = Vec::new();
    for (folder, role) in env::args().skip(1).zip([Role::Submission, Role::Archive]) {
        let mut paths =
            fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
        paths.sort();
        for path in paths {
            let (name, text) = (path.display().to_string(), fs::read_to_string(&path)?);
            let id = corpus.add_document(NewDocument { name: name.clone(), role, owner: None }, text.clone())?;
            documents.push((id, name, text));
        }
    }
    let params = Params::default();
    let report = corpus.compare(&params)?;
    for pair in report.listed() {
        let [(id_a, name_a, text_a), (id_b, name_b, _)] = [pair.a, pair.b].map(|index| &documents[index as usize]);
        let matched = pair.evidence.map_or(0, |evidence| evidence.matched_a);
        println!("{name_a} ↔ {name_b}: {matched} matched words");
        // Positions count UTF-16 code units, as in JavaScript.
        let units: Vec<u16> = text_a.encode_utf16().collect();
        for passage in corpus.passages(*id_a, *id_b, &params)?.passages {
            let words = &units[passage.a_start as usize..passage.a_end as usize];
            println!("  “{}”", String::from_utf16_lossy(words));
        }
    }
    Ok(())
}
