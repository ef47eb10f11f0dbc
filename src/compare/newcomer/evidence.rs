//! The evidence that one new text shares with the documents of a corpus.
//!
//! Similarity of whole texts overlooks a paragraph copied into a long text ([`super::admission`]). So a new text is also
//! compared as the only submission among documents that all count as the archive, and with the same rules as in a comparison:
//! a document is listed if it shares enough matched words and chance does not explain them. Of the others, the four that share most
//! rare words with the text are examined as in a comparison: it may be a rewritten copy of them ([`rewritten`]). A comparison of all
//! also examines the pair if the text is among the four of the document.

use crate::common::sort;
use crate::corpus::document::Document;
use crate::corpus::participants::Participants;
use crate::corpus::progress::ignore_progress;
use crate::corpus::{Corpus, NewDocument};
use crate::params::Params;
use crate::report::error::Error;
use crate::report::pairs::Evidence;
use crate::report::{DocumentEvidence, NewcomerEvidence, RewrittenDocument, Role, Totals};
use crate::text::word;

use super::reading::{check_new, newcomer};
use crate::compare::evidence::EvidenceSearch;
use crate::compare::evidence_list::{self, EvidenceList};
use crate::compare::rewritten;

impl Corpus {
    /// The documents that share evidence of copying with a new text, most matched words first, where those that many documents
    /// share count less. The text is not added. Documents of its author are skipped. `None` if evidence is off, or if the words of
    /// the documents are not in memory. After the first call O(w) for w words of all documents, and the alignment of the text with
    /// each candidate.
    ///
    /// ```
    /// use lookalike::{Corpus, NewDocument, Params};
    ///
    /// let mut corpus = Corpus::new();
    /// let copied = "Each November the harbour froze before the last of the fishing boats came home, and the keeper of \
    ///               the lighthouse burned whatever he could find to keep the lamp alight until the final mast was in.";
    /// let ada = corpus.add("ada.txt", format!("It was a hard life. {copied} That is all."))?;
    /// let new = NewDocument::named("new.txt");
    /// let found = corpus.evidence_for(&new, &format!("My own story begins. {copied}"), &Params::default())?;
    /// let found = found.expect("evidence is on");
    /// assert_eq!((found.documents[0].id, found.documents[0].evidence.counts.matched_a), (ada, 36));
    /// # Ok::<(), lookalike::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::TextMissing`], [`Error::TooManyShingles`], [`Error::TextTooLong`], [`Error::TemplateAdmitted`].
    pub fn evidence_for(
        &mut self,
        new: &NewDocument,
        text: &str,
        params: &Params,
    ) -> Result<Option<NewcomerEvidence>, Error> {
        if new.role == Role::Template {
            return Err(Error::TemplateAdmitted);
        }
        check_new(new, text, params)?;
        self.read(&[], params, &mut ignore_progress)?;
        if !evidence_list::is_possible(self.documents(), params) {
            return Ok(None);
        }
        let sketch = self.sketch_of_new(new, text, params)?;
        let newcomer = newcomer(new, text, sketch);
        self.with_newcomer(newcomer, |corpus| search(corpus.documents(), params)).map(Some)
    }

    /// The documents, by index, that a comparison would list with a new one for their evidence; ascending.
    ///
    /// # Errors
    /// Those of the search.
    pub(super) fn listed_with(&mut self, newcomer: Document, params: &Params) -> Result<Vec<u32>, Error> {
        self.with_newcomer(newcomer, |corpus| {
            let documents = corpus.documents();
            let participants = Participants::of_newcomer(documents);
            let mut listed = Vec::new();
            let found = evidence_of_newcomer(documents, &participants, params, &mut Totals::default())?;
            found.for_each(&participants, |document, _, _| listed.push(document));
            sort::sort_u32s(&mut listed);
            Ok(listed)
        })
    }

    /// Runs `work` with a new text as the temporary last document, under its [own id](crate::corpus::document::NEWCOMER_ID), and removes
    /// it afterwards. The work pairs it with the document of this id, which keeps its text.
    ///
    /// # Errors
    /// As [`Self::evidence_for`]; [`Error::UnknownDocument`], [`Error::TemplateInPair`]; and those of the work.
    pub(crate) fn with_new_text<T>(
        &mut self,
        new: &NewDocument,
        text: &str,
        id: u32,
        params: &Params,
        work: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<T, Error> {
        if new.role == Role::Template {
            return Err(Error::TemplateAdmitted);
        }
        let shown = self.comparable(id)?;
        check_new(new, text, params)?;
        self.read(&[shown], params, &mut ignore_progress)?;
        let sketch = self.sketch_of_new(new, text, params)?;
        self.with_newcomer(Document { text: Some(text.to_owned()), ..newcomer(new, text, sketch) }, work)
    }
}

/// The pairs of the last document with each of the others that are listed.
fn evidence_of_newcomer(
    documents: &[Document],
    participants: &Participants,
    params: &Params,
    totals: &mut Totals,
) -> Result<EvidenceList, Error> {
    let search = EvidenceSearch::of(documents, participants, params);
    EvidenceList::of(search, documents, participants, params, totals, &mut ignore_progress)
}

/// Finds the evidence that the last document shares with each of the others.
fn search(documents: &[Document], params: &Params) -> Result<NewcomerEvidence, Error> {
    let last = documents.len() as u32 - 1;
    let participants = Participants::of_newcomer(documents);
    let mut totals = Totals::default();
    let found = evidence_of_newcomer(documents, &participants, params, &mut totals)?;
    let mut listed = Vec::new();
    found.for_each(&participants, |a, _, rank_score| listed.push((std::cmp::Reverse(rank_score), a)));
    sort::sort_by_key(&mut listed, |&pair| pair);
    let words = |index: u32| word::count(&documents[index as usize].sketch().words);
    let describe = |&(_, a): &(std::cmp::Reverse<u32>, u32)| {
        let Document { id, name, .. } = &documents[a as usize];
        let evidence = found.evidence_of(a, last).expect("listed");
        // The new text comes last among the documents, and first in its evidence.
        let evidence = Evidence { counts: evidence.counts.swapped(), ..evidence };
        DocumentEvidence { id: *id, name: name.clone(), words: words(a), evidence }
    };
    let rewritten = rewritten::search(documents, &participants, &found, params).pairs.into_iter().map(|pair| {
        let Document { id, name, .. } = &documents[pair.a as usize];
        RewrittenDocument { id: *id, name: name.clone(), in_order: pair.in_order, shared: pair.shared }
    });
    Ok(NewcomerEvidence {
        words: words(last),
        not_aligned: totals.pairs_not_aligned,
        with_few_words: totals.pairs_with_few_words,
        documents: listed.iter().map(describe).collect(),
        rewritten: rewritten.collect(),
    })
}
