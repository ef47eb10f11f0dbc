//! A corpus → a report: the stages of a comparison, one after the other.
//!
//! Text and signatures are the corpus's own work; here the documents meet. Exact pairs come out of the index over
//! shingles, candidates out of the one over band keys, and both are counted in full even where not all are listed. The
//! estimating methods know signatures alone, as if the shingles were gone.

mod classes;
mod evidence;
mod evidence_list;
mod findings;
pub mod newcomer;
mod programs;
mod rewritten;
mod sketched;

use std::ops::ControlFlow;

use crate::align::evidence::batch::PairPassages;
use crate::common::union_find::UnionFind;
use crate::common::{parallel, sort};
use crate::corpus::document::{Document, are_exact};
use crate::corpus::forecast::{Forecast, forecast_with};
use crate::corpus::participants::Participants;
use crate::corpus::progress::{OnProgress, StageProgress, ignore_progress};
use crate::corpus::{Corpus, NewDocument};
use crate::join::index::{Index, Layout, TermRules};
use crate::join::similarity::ShingleCounts;
use crate::join::{Coverage, Threshold, join};
use crate::params::{Method, Params, Unit};
use crate::report::error::Error;
use crate::report::{Fallback, Progress, Report, Role, Stage, Totals};

pub(crate) use evidence::limits;
pub(crate) use programs::Programs;
pub(crate) use rewritten::text_counts;

use evidence::EvidenceSearch;
use evidence_list::EvidenceList;
use findings::Findings;
use sketched::Sketched;

/// Compares texts with one another: the simplest way, without a [`Corpus`] to keep. The texts are called "text 1", "text 2"
/// and so on; a pair names them by their index.
///
/// ```
/// use lookalike::{Params, compare};
///
/// let texts = ["the quick brown fox jumps over the lazy dog", "a quick brown fox jumps over a lazy dog"];
/// let report = compare(texts, &Params::builder().k(2).build()?)?;
/// let pair = report.pair(0).expect("they are similar");
/// assert_eq!((pair.a, pair.b, pair.shared, pair.union), (0, 1, 5, 11));
/// # Ok::<(), lookalike::Error>(())
/// ```
///
/// # Errors
/// [`Error::TextTooLong`], [`Error::TooManyShingles`].
pub fn compare<T: Into<String>>(texts: impl IntoIterator<Item = T>, params: &Params) -> Result<Report, Error> {
    let mut corpus = Corpus::new();
    for (number, text) in (1..).zip(texts) {
        corpus.add_document(NewDocument::named(&format!("text {number}")), text)?;
    }
    corpus.compare(params)
}

impl Corpus {
    /// The expected size, memory and time of a comparison, before it is run. O(documents).
    #[must_use]
    #[inline(never)] // see `memory`
    pub fn forecast(&self, params: &Params) -> Forecast {
        let documents = self.documents();
        // Texts that were dropped once they were read count as well, or the next run would ask for them.
        let read_here = documents.iter().filter(|document| document.came_with_text);
        let lengths = read_here.map(|document| u64::from(document.identity.bytes));
        let (sum, longest) =
            lengths.fold((0, 0), |(sum, longest): (u64, u64), bytes| (sum + bytes, longest.max(bytes)));
        forecast_with(documents.len() as u64, sum, longest, params)
    }

    /// Compares every document with every other.
    ///
    /// Not compared are two documents of one author, two documents of the archive, and templates.
    ///
    /// Each text is read once: the next comparison reads only new texts, or all of them if a parameter changed that decides
    /// their shingles. Time after that, if exact: O(n log n) for n distinct shingles in all documents, and the shingles that
    /// pairs share. Space: 8 bytes for each distinct shingle of a document, besides the texts.
    ///
    /// # Errors
    /// [`Error::TextMissing`] if a text must be read again that was dropped; [`Error::TooManyShingles`].
    pub fn compare(&mut self, params: &Params) -> Result<Report, Error> {
        self.compare_all(params, &mut ignore_progress)
    }

    /// As [`Self::compare`], with a callback that follows the work and may cancel it.
    ///
    /// It is called at the start and the end of each stage, and every few milliseconds in long ones. If it returns
    /// [`ControlFlow::Break`], the work stops; texts that were read until then stay read.
    ///
    /// # Errors
    /// [`Error::Cancelled`] if the callback breaks; else as [`Self::compare`].
    pub fn compare_with(
        &mut self,
        params: &Params,
        mut on_progress: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Report, Error> {
        self.compare_all(params, &mut on_progress)
    }

    /// Reads all documents that are not read yet for these parameters, with a callback that follows and may cancel it. A query, a
    /// judgement or the passages of a pair would do this by themselves, but nothing can follow those.
    ///
    /// # Errors
    /// As [`Self::compare_with`].
    pub fn prepare(
        &mut self,
        params: &Params,
        mut on_progress: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<(), Error> {
        self.read(&[], params, &mut on_progress).map(drop)
    }

    fn compare_all(&mut self, params: &Params, on_progress: &mut OnProgress) -> Result<Report, Error> {
        let fallbacks = self.read(&[], params, on_progress)?;
        let documents = self.documents();
        let participants = Participants::of(documents, &|_| true);
        let mut progress = StageProgress::whole(Stage::Index, on_progress)?;
        let (sketched, search) = parallel::both(
            || Sketched::of(documents, &participants, participants.layout, params),
            || searches_evidence(documents, params).then(|| EvidenceSearch::of(documents, &participants, params)),
        );
        progress.done(1)?;
        let mut totals = Totals::default();
        let evidence_list = match search {
            Some(search) => EvidenceList::of(search, documents, &participants, params, &mut totals, on_progress)?,
            None => EvidenceList::default(),
        };
        let mut findings = Findings::new(documents, &sketched, &participants, params, evidence_list);
        findings.totals = totals;
        let (possible, compared) = (participants.pairs(), u64::from(participants.layout.compared));
        findings.totals.possible_pairs = possible;
        findings.totals.excluded_pairs = compared * compared.saturating_sub(1) / 2 - possible;
        findings.reserve(possible);
        match (sketched.index(), sketched.method) {
            (Some(index), Method::Exact) => findings.join(index, on_progress)?,
            (_, Method::Lsh) => findings.estimate_candidates(on_progress)?,
            _ => findings.estimate_all(on_progress)?,
        }
        findings.consider_rest();
        findings.search_rewritten();
        if sketched.method != Method::Lsh {
            findings.totals.candidate_pairs = findings.count_candidates(on_progress)?;
        }
        findings.report(fallbacks, on_progress)
    }

    /// Compares the given pairs of document ids only, whoever owns them. Each pair counts once, whichever way round; with
    /// threshold 0 all of them are reported, even those that share nothing. The report describes all documents as [`Self::compare`]
    /// does. Time: O(n log n) for n shingles in all documents; for each pair O(1) for its similarity, if exact O(n) in its shingles,
    /// and the alignment of both texts if `evidence` is on.
    ///
    /// # Errors
    /// [`Error::UnknownDocument`], [`Error::SameDocument`], [`Error::TemplateInPair`]; else as [`Self::compare`].
    pub fn compare_pairs(&mut self, pairs: &[(u32, u32)], params: &Params) -> Result<Report, Error> {
        self.compare_pairs_with(pairs, params, ignore_progress)
    }

    /// As [`Self::compare_pairs`], with a callback as in [`Self::compare_with`].
    ///
    /// # Errors
    /// [`Error::Cancelled`] if the callback breaks; else as [`Self::compare_pairs`].
    pub fn compare_pairs_with(
        &mut self,
        pairs: &[(u32, u32)],
        params: &Params,
        mut on_progress: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Report, Error> {
        let named = self.named(pairs)?;
        let fallbacks = self.read(&[], params, &mut on_progress)?;
        Ok(self.compare_named(&named, true, fallbacks, params, &mut on_progress)?.0)
    }

    /// Given pairs of document ids as pairs of indices: each once, the smaller index first, ascending.
    ///
    /// # Errors
    /// [`Error::UnknownDocument`], [`Error::SameDocument`], [`Error::TemplateInPair`].
    pub(crate) fn named(&self, pairs: &[(u32, u32)]) -> Result<Vec<(u32, u32)>, Error> {
        let mut named = Vec::with_capacity(pairs.len());
        for &(a, b) in pairs {
            if a == b {
                return Err(Error::SameDocument(a));
            }
            let (a, b) = (self.comparable(a)?, self.comparable(b)?);
            named.push((a.min(b), a.max(b)));
        }
        sort::sort_by_key(&mut named, |&pair| pair);
        named.dedup();
        Ok(named)
    }

    /// Compares [`Self::named`] pairs of documents that were [`Self::read`]. Within the crate `max_pairs` may be as many as
    /// pairs are named. Unless `with_others`, other documents take no part, only what the report says of the pairs holds, and
    /// passages that were kept are returned, too.
    pub(crate) fn compare_named(
        &self,
        named: &[(u32, u32)],
        with_others: bool,
        fallbacks: Vec<Fallback>,
        params: &Params,
        on_progress: &mut OnProgress,
    ) -> Result<(Report, Vec<PairPassages>), Error> {
        let documents = self.documents();
        // The number of documents that contain a shingle depends on all of them; otherwise the named ones suffice.
        let all = with_others || TermRules::of(params).count_documents();
        let mut involved = vec![all; documents.len()];
        for &(a, b) in named {
            involved[a as usize] = true;
            involved[b as usize] = true;
        }
        let takes_part = |index: u32| involved[index as usize] || documents[index as usize].role == Role::Template;
        let participants = Participants::of(documents, &takes_part);
        // Documents of the archive may be paired as well, so shingles that no submission holds count.
        let layout = Layout { submissions: participants.layout.compared, ..participants.layout };
        let mut progress = StageProgress::whole(Stage::Index, on_progress)?;
        let sketched = Sketched::of(documents, &participants, layout, params);
        progress.done(1)?;
        let mut totals = Totals::default();
        let mut evidence_list = if !searches_evidence(documents, params) {
            EvidenceList::default()
        } else if let Some(programs) = self.programs(params) {
            programs.evidence_of(named, params, &mut totals, on_progress)?
        } else {
            EvidenceList::of_pairs(documents, &participants, named, !with_others, params, &mut totals, on_progress)?
        };
        let passages = std::mem::take(&mut evidence_list.passages);
        let mut findings = Findings::new(documents, &sketched, &participants, params, evidence_list);
        findings.totals = totals;
        // Every named pair was aligned already.
        findings.is_complete = true;
        findings.totals.possible_pairs = named.len() as u64;
        let mut progress = StageProgress::of_pairs(Stage::Pairs, named.len(), named.len() as u64, on_progress)?;
        for (done, &(a, b)) in (1..).zip(named) {
            let counts = sketched.counts(a, b);
            findings.totals.candidate_pairs += u64::from(sketched.is_candidate(a, b, sketched.agreements(a, b)));
            findings.consider(a, b, counts);
            progress.done(done)?;
        }
        if with_others {
            findings.examine_rewritten(named);
        }
        Ok((findings.report(fallbacks, on_progress)?, passages))
    }

    /// Sketches the documents that need it, and returns the fallbacks. Those with the indices `shown` keep their texts.
    ///
    /// # Errors
    /// [`Error::TextMissing`], [`Error::TooManyShingles`], [`Error::Cancelled`].
    #[inline(never)] // see `memory`
    pub(crate) fn read(
        &mut self,
        shown: &[u32],
        params: &Params,
        on_progress: &mut OnProgress,
    ) -> Result<Vec<Fallback>, Error> {
        let forecast = self.forecast(params);
        self.sketch_to_show(shown, params, forecast.retention(), on_progress)?;
        let mut fallbacks = forecast.fallbacks;
        if !are_exact(self.documents(), params) && !fallbacks.contains(&Fallback::SignaturesOnly) {
            fallbacks.push(Fallback::SignaturesOnly);
        }
        Ok(fallbacks)
    }

    fn comparable(&self, id: u32) -> Result<u32, Error> {
        let index = self.index_of(id)?;
        if self.documents()[index].role == Role::Template {
            return Err(Error::TemplateInPair(id));
        }
        Ok(index as u32)
    }
}

/// Whether evidence is searched. A comparison that estimates lists none.
fn searches_evidence(documents: &[Document], params: &Params) -> bool {
    params.method == Method::Exact && evidence_list::is_possible(documents, params)
}

/// Whether programs are listed and grouped for their evidence only, however similar. A threshold of 0 asks for all pairs.
fn lists_programs_by_evidence(documents: &[Document], params: &Params) -> bool {
    params.unit == Unit::Code && params.threshold > 0.0 && searches_evidence(documents, params)
}

/// The groups that an exact comparison makes, by index of the documents.
///
/// # Errors
/// Those of the search for evidence.
fn exact_groups(documents: &[Document], params: &Params) -> Result<UnionFind, Error> {
    let participants = Participants::of(documents, &|_| true);
    let evidence_list = if lists_programs_by_evidence(documents, params) {
        programs::of(documents, &participants, params, &mut Totals::default(), &mut ignore_progress)?
    } else {
        EvidenceList::default()
    };
    // Only groups are wanted of the pairs.
    let params = Params { method: Method::Exact, max_pairs: 1, ..params.clone() };
    let sketched = Sketched::of(documents, &participants, participants.layout, &params);
    let mut findings = Findings::new(documents, &sketched, &participants, &params, evidence_list);
    if let Some(index) = sketched.index() {
        findings.join(index, &mut ignore_progress)?;
    }
    Ok(findings.into_groups())
}

impl Findings<'_> {
    /// Every pair that shares enough shingles, exactly.
    #[inline(never)] // see `memory`
    fn join(&mut self, index: &Index, on_progress: &mut OnProgress) -> Result<(), Error> {
        let slots = self.participants.layout.compared as usize;
        let mut progress = StageProgress::of_pairs(Stage::Pairs, slots, self.totals.possible_pairs, on_progress)?;
        let mut sharing = 0;
        let coverage = join(
            index,
            Threshold::of(self.params),
            &mut |found| {
                let (a, b) = self.participants.documents(found.a, found.b);
                if self.participants.compares(a, b) {
                    sharing += 1;
                    let [weight_a, weight_b] = [a, b].map(|document| self.sketched.weight(document));
                    self.consider(a, b, ShingleCounts { a: weight_a, b: weight_b, shared: found.shared });
                }
            },
            &mut |slot| progress.done(slot as usize),
        )?;
        self.totals.sharing_pairs = (coverage == Coverage::Sharing).then_some(sharing);
        Ok(())
    }

    /// Every pair by its signatures. O(pairs × length).
    #[inline(never)] // see `memory`
    fn estimate_all(&mut self, on_progress: &mut OnProgress) -> Result<(), Error> {
        let layout = self.participants.layout;
        let mut progress = StageProgress::of_pairs(
            Stage::Pairs,
            layout.submissions as usize,
            self.totals.possible_pairs,
            on_progress,
        )?;
        for first in 0..layout.submissions {
            for second in first + 1..layout.compared {
                let (a, b) = self.participants.documents(first, second);
                if self.participants.compares(a, b) {
                    self.consider(a, b, self.sketched.estimated_counts(a, b));
                }
            }
            progress.done(first as usize + 1)?;
        }
        Ok(())
    }

    /// The LSH candidates, by their signatures.
    #[inline(never)] // see `memory`
    fn estimate_candidates(&mut self, on_progress: &mut OnProgress) -> Result<(), Error> {
        for_each_candidate(self.sketched, self.participants, self.params, on_progress, |a, b| {
            self.consider(a, b, self.sketched.estimated_counts(a, b));
        })?;
        self.totals.candidate_pairs = self.considered;
        Ok(())
    }

    /// Counts the LSH candidates.
    #[inline(never)] // see `memory`
    fn count_candidates(&self, on_progress: &mut OnProgress) -> Result<u64, Error> {
        let mut candidates = 0;
        for_each_candidate(self.sketched, self.participants, self.params, on_progress, |_, _| candidates += 1)?;
        Ok(candidates)
    }
}

/// Calls `each` with every compared pair of documents, by index, that shares a band key.
fn for_each_candidate(
    sketched: &Sketched,
    participants: &Participants,
    params: &Params,
    on_progress: &mut OnProgress,
    mut each: impl FnMut(u32, u32),
) -> Result<(), Error> {
    let mut progress = StageProgress::of_pairs(
        Stage::Candidates,
        participants.layout.compared as usize,
        participants.pairs(),
        on_progress,
    )?;
    let index = sketched.band_index(participants);
    join(
        &index,
        Threshold { threshold: 0.0, ..Threshold::of(params) },
        &mut |found| {
            let (a, b) = participants.documents(found.a, found.b);
            if participants.compares(a, b) {
                each(a, b);
            }
        },
        &mut |slot| progress.done(slot as usize),
    )?;
    Ok(())
}
