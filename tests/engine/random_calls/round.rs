//! One round: a corpus, and calls on it.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use lookalike::params::{Language, Mistakes};
use lookalike::report::{Fallback, Report, Role};
use lookalike::{Admission, Corpus, Error, IntakeRule, NewDocument, PairDetail, Params, compare, forecast};

use super::check;
use super::choose::{self, Choices};

/// Most documents of a corpus.
const MAX_DOCUMENTS: usize = 9;

/// A document as it was added.
#[derive(Clone)]
struct Added {
    id: u32,
    new: NewDocument,
    text: String,
}

pub struct Round {
    choices: Choices,
    is_verbose: bool,
    corpus: Corpus,
    added: Vec<Added>,
    /// A comparison that worked, with its report, while the documents stay the same.
    last: Option<(Params, String)>,
    /// Whether texts may have been dropped, so that they must be given again.
    may_miss_texts: bool,
    /// Whether the current call may drop some.
    is_short_of_memory: bool,
    /// The rule of the last admission.
    rule: IntakeRule,
}

impl Round {
    pub fn new(seed: u64, is_verbose: bool) -> Self {
        Self {
            choices: Choices::new(seed),
            is_verbose,
            corpus: Corpus::new(),
            added: Vec::new(),
            last: None,
            may_miss_texts: false,
            is_short_of_memory: false,
            rule: IntakeRule::default(),
        }
    }

    pub fn run(mut self) {
        for _ in 0..self.choices.within(1..4) {
            self.add();
        }
        let mut params = choose::params(&mut self.choices);
        for _ in 0..self.choices.within(3..20) {
            if self.choices.once_in(4) {
                params = choose::params(&mut self.choices);
            }
            self.call(&params);
        }
        self.check_documents();
        self.check_against_new();
    }

    fn say(&self, call: &str, params: Option<&Params>) {
        if self.is_verbose {
            let params = params.map(|params| serde_json::to_string(params).expect("it serialises")).unwrap_or_default();
            eprintln!("{call} {params}");
        }
    }

    fn call(&mut self, params: &Params) {
        match self.choices.within(0..20) {
            0..=2 => self.add(),
            3 => self.remove(),
            4..=6 => self.compare(params),
            7 => self.compare_and_cancel(params),
            8 => self.compare_pairs(params),
            9 => self.query(params),
            10 => self.judge(params),
            11 => self.admit(params),
            12 => self.evidence_for(params),
            13 | 14 => self.passages(params),
            15 => self.passages_of_new(params),
            16 => self.passages_of(params),
            17 => self.obfuscation(params),
            18 => self.longest_passages(params),
            _ => match self.choices.within(0..3) {
                0 => self.give_text(),
                1 => self.forecasts(params),
                _ => self.without_corpus(params),
            },
        }
    }

    fn text(&mut self) -> String {
        let others: Vec<String> = self.added.iter().map(|added| added.text.clone()).collect();
        let mut text = choose::text(&mut self.choices, &others);
        if self.choices.once_in(400) {
            // As much text as drops the texts, but not the sets, from a memory of 9 to 12 MB.
            text.push_str(&" ".repeat(self.choices.within(60_000..400_000) as usize));
        }
        text
    }

    /// An id that may be unknown, and a few bytes of its document.
    fn id(&mut self) -> u32 {
        if self.choices.once_in(40) || self.added.is_empty() {
            return self.choices.one_of(&[0, 1, 77, u32::MAX]);
        }
        self.added[self.choices.next() as usize % self.added.len()].id
    }

    fn pairs(&mut self) -> Vec<(u32, u32)> {
        let number = self.choices.within(0..6);
        (0..number).map(|_| (self.id(), self.id())).collect()
    }

    fn changed(&mut self) {
        self.last = None;
    }

    fn add(&mut self) {
        if self.added.len() >= MAX_DOCUMENTS {
            return;
        }
        self.changed();
        let (new, text) = (choose::new_document(&mut self.choices), self.text());
        self.say(&format!("add {new:?} {text:?}"), None);
        if self.choices.once_in(3) {
            let (second, other) = (choose::new_document(&mut self.choices), self.text());
            self.say(&format!("and {second:?} {other:?}"), None);
            let both = [(new.clone(), text.clone()), (second.clone(), other.clone())];
            let id = self.corpus.add_all(both).expect("short enough");
            self.added.push(Added { id, new, text });
            self.added.push(Added { id: id + 1, new: second, text: other });
        } else {
            let id = self.corpus.add_document(new.clone(), text.clone()).expect("short enough");
            self.added.push(Added { id, new, text });
        }
    }

    fn remove(&mut self) {
        let id = self.id();
        self.say(&format!("remove {id}"), None);
        let known = self.added.iter().position(|added| added.id == id);
        assert_eq!(self.corpus.remove(id), known.is_some());
        if let Some(known) = known {
            self.added.remove(known);
            self.changed();
        }
    }

    /// What a call under these parameters may do to texts.
    fn note_memory(&mut self, params: &Params) {
        self.is_short_of_memory = !self.corpus.forecast(params).fallbacks.is_empty();
        self.may_miss_texts |= self.is_short_of_memory;
    }

    /// A call that worked may have dropped texts, which others need.
    fn succeeded(&mut self) {
        if self.is_short_of_memory {
            self.last = None;
        }
    }

    /// Checks an error, and that the corpus works as before it.
    fn failed(&mut self, error: &Error) {
        self.say(&format!("  {error}"), None);
        assert!(!error.to_string().is_empty());
        let _ = (error.code(), error.args());
        match error {
            Error::TextMissing(_) => assert!(self.may_miss_texts, "no text was dropped"),
            Error::SetsMissing => assert!(self.may_miss_texts, "no set was dropped"),
            Error::Mistakes(_) | Error::OtherText(_) | Error::WrongSketches(_) | Error::TextTooLong(_) => {
                panic!("unexpected: {error}")
            }
            // What was read until then stays read, and texts that were dropped stay dropped.
            Error::Cancelled if self.is_short_of_memory => self.last = None,
            Error::WrongRefuseAt | Error::WrongLargestGroup => assert!(!is_valid(self.rule), "the rule is right"),
            _ => {}
        }
        self.check_documents();
        if let Some((params, report)) = self.last.clone() {
            self.say("  again", Some(&params));
            let again = self.corpus.compare(&params).expect("it worked before the error");
            assert_eq!(serialised(&again), report, "another result after the error");
        }
    }

    fn check_documents(&self) {
        let documents: Vec<(u32, &str, Role, Option<&str>)> = self
            .corpus
            .documents()
            .iter()
            .map(|document| (document.id, &*document.name, document.role, document.author.as_deref()))
            .collect();
        let added: Vec<(u32, &str, Role, Option<&str>)> =
            self.added.iter().map(|Added { id, new, .. }| (*id, &*new.name, new.role, new.author.as_deref())).collect();
        assert_eq!(documents, added);
        for (at, added) in self.added.iter().enumerate() {
            assert_eq!(self.corpus.index_of(added.id), Ok(at));
            let text = self.corpus.documents()[at].text.as_deref();
            assert!(text.map_or(self.may_miss_texts, |text| text == added.text), "a text is missing or another");
        }
    }

    /// A corpus that has a history reports what a new one does.
    fn check_against_new(&mut self) {
        if self.may_miss_texts {
            return;
        }
        let params = choose::params(&mut self.choices).to_builder().memory_limit(4096).build().expect("valid");
        self.say("check against a new corpus", Some(&params));
        let mut fresh = Corpus::new();
        for Added { new, text, .. } in &self.added {
            fresh.add_document(new.clone(), text.clone()).expect("short enough");
        }
        let mut report = self.corpus.compare(&params).expect("all texts are held");
        for (number, document) in (0..).zip(&mut report.documents) {
            document.id = number;
        }
        assert_eq!(serialised(&report), serialised(&fresh.compare(&params).expect("all texts are held")));
    }

    fn compare(&mut self, params: &Params) {
        self.say("compare", Some(params));
        self.note_memory(params);
        match self.corpus.compare(params) {
            Ok(report) => {
                check::report(&report, self.added.len());
                self.may_miss_texts |= !report.fallbacks.is_empty();
                self.last = Some((params.clone(), serialised(&report)));
            }
            Err(error) => self.failed(&error),
        }
    }

    fn compare_and_cancel(&mut self, params: &Params) {
        let after = self.choices.within(0..9);
        self.say(&format!("compare, and cancel after {after} calls"), Some(params));
        self.note_memory(params);
        let mut calls = 0;
        let result = self.corpus.compare_with(params, |progress| {
            assert!(progress.done <= progress.total);
            calls += 1;
            if calls > after { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match result {
            Ok(report) => {
                check::report(&report, self.added.len());
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn compare_pairs(&mut self, params: &Params) {
        let pairs = self.pairs();
        let is_cancelled = self.choices.once_in(6);
        self.say(&format!("compare {pairs:?}, cancelled: {is_cancelled}"), Some(params));
        self.note_memory(params);
        let result = if is_cancelled {
            self.corpus.compare_pairs_with(&pairs, params, |_| ControlFlow::Break(()))
        } else {
            self.corpus.compare_pairs(&pairs, params)
        };
        match result {
            Ok(report) => {
                check::report(&report, self.added.len());
                let named: BTreeSet<_> = pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
                assert_eq!(report.totals.possible_pairs, named.len() as u64);
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn new_text(&mut self) -> (NewDocument, String) {
        (choose::new_document(&mut self.choices), self.text())
    }

    fn query(&mut self, params: &Params) {
        let (new, text) = self.new_text();
        self.say(&format!("query {new:?} {text:?}"), Some(params));
        self.note_memory(params);
        match self.corpus.query(&new, &text, params) {
            Ok(report) => {
                assert_eq!(report.similar.len() as u64 + report.left_out, report.above_threshold);
                serde_json::to_string(&report).expect("it serialises");
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn judge(&mut self, params: &Params) {
        let (new, text) = self.new_text();
        let rule = choose::rule(&mut self.choices);
        self.rule = rule;
        self.say(&format!("judge {new:?} {text:?} {rule:?}"), Some(params));
        self.note_memory(params);
        match self.corpus.judge(&new, &text, params, rule) {
            Ok(admission) => {
                assert!(is_valid(rule) && admission.id.is_none());
                let one = params.to_builder().max_pairs(1).build().expect("valid");
                let other = self.corpus.judge(&new, &text, &one, rule).expect("nothing else is needed");
                let decision = |it: &Admission| (it.verdict, it.reason, it.group.clone());
                assert_eq!(decision(&admission), decision(&other), "another decision where fewer pairs are listed");
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn admit(&mut self, params: &Params) {
        if self.added.len() >= MAX_DOCUMENTS {
            return;
        }
        let (new, text) = self.new_text();
        let rule = choose::rule(&mut self.choices);
        self.rule = rule;
        self.say(&format!("admit {new:?} {text:?} {rule:?}"), Some(params));
        self.note_memory(params);
        let judged = self.corpus.judge(&new, &text, params, rule);
        match self.corpus.admit(new.clone(), text.clone(), params, rule) {
            Ok(admission) => {
                let judged = judged.expect("it was admitted");
                assert_eq!((judged.verdict, judged.reason), (admission.verdict, admission.reason));
                serde_json::to_string(&admission).expect("it serialises");
                if let Some(id) = admission.id {
                    self.added.push(Added { id, new, text });
                    self.changed();
                }
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn evidence_for(&mut self, params: &Params) {
        let (new, text) = self.new_text();
        self.say(&format!("evidence for {new:?} {text:?}"), Some(params));
        self.note_memory(params);
        match self.corpus.evidence_for(&new, &text, params) {
            Ok(Some(found)) => {
                for document in &found.documents {
                    let counts = document.evidence.counts;
                    assert!(counts.verbatim_a <= counts.matched_a && counts.matched_a <= found.words);
                    assert!(counts.verbatim_b <= counts.matched_b && counts.matched_b <= document.words);
                }
                serde_json::to_string(&found).expect("it serialises");
                self.succeeded();
            }
            Ok(None) => {
                assert!(!params.evidence() || self.may_miss_texts);
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn passages(&mut self, params: &Params) {
        let (a, b) = (self.id(), self.id());
        self.say(&format!("passages {a} {b}"), Some(params));
        self.note_memory(params);
        match self.corpus.passages(a, b, params) {
            Ok(detail) => {
                assert_eq!((detail.pair.a, detail.pair.b), (a, b));
                self.check_detail(&detail, None);
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn passages_of_new(&mut self, params: &Params) {
        let ((new, text), id) = (self.new_text(), self.id());
        self.say(&format!("passages of {new:?} {text:?} and {id}"), Some(params));
        self.note_memory(params);
        match self.corpus.passages_of_new(&new, &text, id, params) {
            Ok(detail) => {
                self.check_detail(&detail, Some(&text));
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn passages_of(&mut self, params: &Params) {
        let pairs = self.pairs();
        let most = self.choices.within(0..6) as usize;
        self.say(&format!("passages of {pairs:?}, at most {most}"), Some(params));
        self.note_memory(params);
        let mut details = Vec::new();
        let result = self.corpus.passages_of(&pairs, params, |detail| {
            details.push(detail);
            if details.len() > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        for detail in &details {
            self.check_detail(detail, None);
        }
        match result {
            Ok(()) => {
                assert_eq!(details.len(), pairs.len());
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn obfuscation(&mut self, params: &Params) {
        let id = self.id();
        self.say(&format!("obfuscation {id}"), Some(params));
        self.note_memory(params);
        match self.corpus.obfuscation(id, params) {
            Ok(found) => {
                let units = self.units_of(id);
                check::places(&found, units);
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn longest_passages(&mut self, params: &Params) {
        let pairs = self.pairs();
        self.say(&format!("longest passages of {pairs:?}"), Some(params));
        self.note_memory(params);
        match self.corpus.longest_passages(&pairs, params) {
            Ok(longest) => {
                assert_eq!(longest.len(), pairs.len());
                self.succeeded();
            }
            Err(error) => self.failed(&error),
        }
    }

    fn give_text(&mut self) {
        let id = self.id();
        let Some(known) = self.added.iter().find(|added| added.id == id) else {
            assert_eq!(self.corpus.give_text(id, String::new()), Err(Error::UnknownDocument(id)));
            return;
        };
        self.say(&format!("give text of {id}"), None);
        if self.choices.once_in(3) {
            let other = format!("{} ", known.text);
            assert_eq!(self.corpus.give_text(id, other), Err(Error::OtherText(known.new.name.clone())));
        } else {
            assert_eq!(self.corpus.give_text(id, known.text.clone()), Ok(()));
        }
        self.check_documents();
        // A text that is there again is read with the words of the others, which may change a result.
        if self.may_miss_texts {
            self.changed();
        }
    }

    fn forecasts(&mut self, params: &Params) {
        let ours = self.corpus.forecast(params);
        assert_eq!(ours.documents, self.added.len() as u64);
        let [documents, bytes] = [0, 1].map(|_| self.choices.next() >> self.choices.within(0..64));
        self.say(&format!("forecast {documents} {bytes}"), Some(params));
        let forecast = forecast(documents, bytes, params);
        assert!(forecast.seconds.is_finite() && forecast.fallbacks.len() <= 2);
        assert!(forecast.fits || forecast.fallbacks.contains(&Fallback::SignaturesOnly));
        serde_json::to_string(&forecast).expect("it serialises");
    }

    fn without_corpus(&mut self, params: &Params) {
        let texts: Vec<String> = (0..self.choices.within(0..4)).map(|_| self.text()).collect();
        self.say(&format!("compare {texts:?}"), Some(params));
        check::report(&compare(texts.clone(), params).expect("short enough"), texts.len());
        for text in &texts {
            let _ = Language::of("", text);
            let _ = Language::of(text, "");
        }
        let raw = choose::raw(&mut self.choices);
        self.say(&format!("{raw:?}"), None);
        match Params::from_raw(&raw) {
            Ok(params) => assert_eq!(params.to_builder().build().expect("the same values"), params),
            Err(Mistakes(mistakes)) => {
                assert!(!mistakes.is_empty());
                serde_json::to_string(&mistakes).expect("it serialises");
            }
        }
    }

    fn units_of(&self, id: u32) -> u32 {
        let known = self.added.iter().find(|added| added.id == id).expect("it was found");
        known.text.encode_utf16().count() as u32
    }

    /// Checks the details of a pair; the first text is `new`, if there is one.
    fn check_detail(&self, detail: &PairDetail, new: Option<&str>) {
        let units_a = new.map_or_else(|| self.units_of(detail.pair.a), |text| text.encode_utf16().count() as u32);
        check::detail(detail, units_a, self.units_of(detail.pair.b));
    }
}

fn is_valid(rule: IntakeRule) -> bool {
    (0.0..=1.0).contains(&rule.refuse_at) && rule.largest_group > 0
}

fn serialised(report: &Report) -> String {
    serde_json::to_string(report).expect("it serialises")
}
