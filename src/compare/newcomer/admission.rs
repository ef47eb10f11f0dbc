//! One new text against a corpus: its similar documents, and its admission.
//!
//! P2 keeps a store of texts in which nothing may be too similar: each new text is checked on its way in. It is unique;
//! or it joins a group of near-duplicates, as long as that has room; or it is refused. Only the first query reads the corpus
//! and builds what the others use. Each one then costs its text, the templates, which are read anew, and every occurrence of
//! its shingles in the corpus, so that a shingle that all documents hold costs as many steps; an admission also looks at
//! the group of each document, and the first one joins all pairs of the corpus. A text with letters spaced out evenly costs two
//! passes over all texts.
//!
//! Programs that solve one task are similar because of that, so a comparison lists and groups only those with evidence of copying, and
//! equal ones. Admission follows it.

use crate::common::sort;
use crate::compare::{exact_groups, lists_programs_by_evidence};
use crate::corpus::document::{Document, DocumentSketch, are_exact, without};
use crate::corpus::newcomer_index::{EvidenceRule, GroupRule, NewcomerIndex};
use crate::corpus::participants::Participants;
use crate::corpus::progress::ignore_progress;
use crate::corpus::{Corpus, NewDocument};
use crate::join::Threshold;
use crate::join::index::{Sizes, TermRules};
use crate::join::lookup::Lookup;
use crate::join::ranking::{FoundPair, ListLimits, Ranked, Ranking};
use crate::join::similarity::ShingleCounts;
use crate::params::Params;
use crate::report::error::Error;
use crate::report::{Admission, QueryReport, Refusal, Role, Similar, Verdict};
use crate::shingle::fingerprint::FingerprintSet;

use super::reading::{check_new, newcomer};

/// P2's rule for a store of texts: which new texts are admitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IntakeRule {
    /// A text is refused if its similarity to any document is at least this, 0 to 1.
    pub refuse_at: f64,
    /// Most documents in a group, including the new one; at least 1.
    pub largest_group: u32,
}

impl Default for IntakeRule {
    /// Nine tenths alike is a copy; a handful of variants is what P2's editors let pass.
    fn default() -> Self {
        Self { refuse_at: 0.9, largest_group: 5 }
    }
}

/// A new text with its similar documents.
struct Checked {
    sketch: DocumentSketch,
    /// Its distinct shingles that are compared.
    shingles: Vec<u64>,
    /// Their total weight.
    weight: u32,
    distinct: u32,
    /// The documents at or above the threshold, by index, listed or not.
    found: Vec<u32>,
    /// Those that are listed, by their similarity.
    ranked: Ranked,
}

impl Corpus {
    /// The documents that are similar to a text: those at or above the threshold, most similar first, at most `max_pairs`.
    /// Documents of the same author are skipped. After the first call O(n log n) in the text and the templates, and O(h log d) for
    /// h occurrences of its shingles in d documents.
    ///
    /// # Errors
    /// [`Error::TextMissing`], [`Error::SetsMissing`], [`Error::TooManyShingles`], [`Error::TextTooLong`].
    pub fn query(&mut self, new: &NewDocument, text: &str, params: &Params) -> Result<QueryReport, Error> {
        let checked = self.check(new, text, params.threshold, params)?;
        Ok(QueryReport {
            tokens: checked.sketch.counts.tokens,
            shingles: checked.sketch.counts.shingles,
            distinct: checked.distinct + checked.sketch.edited,
            above_threshold: checked.ranked.seen,
            left_out: checked.ranked.left_out + checked.ranked.left_out_by_document,
            similar: self.describe(&checked),
        })
    }

    /// Decides whether the rule admits a text, without adding it: it is unique if no document reaches the threshold; it
    /// joins the group of those that do; it is refused where one of them is too similar, or their group is full. The groups
    /// are those of [`Self::compare`] under the same parameters, and what was admitted since; so of programs only those count that a
    /// comparison lists. A document that refuses the text is listed even if it is below the threshold. As [`Self::query`], for programs
    /// also as [`Self::evidence_for`], and O(d log d) for d documents; the first text with a group takes what a comparison takes.
    ///
    /// # Errors
    /// As [`Self::query`], and [`Error::TemplateAdmitted`], [`Error::WrongRefuseAt`], [`Error::WrongLargestGroup`].
    pub fn judge(
        &mut self,
        new: &NewDocument,
        text: &str,
        params: &Params,
        rule: IntakeRule,
    ) -> Result<Admission, Error> {
        Ok(self.decide(new, text, params, rule)?.0)
    }

    /// Adds a text if the rule admits it, as [`Self::judge`] decides; the next query need not read the corpus again.
    ///
    /// # Errors
    /// As [`Self::judge`].
    pub fn admit(
        &mut self,
        new: NewDocument,
        text: impl Into<String>,
        params: &Params,
        rule: IntakeRule,
    ) -> Result<Admission, Error> {
        self.admit_decoded(new, text.into(), false, params, rule)
    }

    /// The same for a text in which characters may have been replaced on the way in.
    pub(crate) fn admit_decoded(
        &mut self,
        new: NewDocument,
        text: String,
        is_lossy: bool,
        params: &Params,
        rule: IntakeRule,
    ) -> Result<Admission, Error> {
        let (mut admission, checked) = self.decide(&new, &text, params, rule)?;
        if admission.verdict != Verdict::Refused {
            let joined_by = self.group_rule(params);
            let added = self.add_decoded(new, text, is_lossy)?;
            admission.id = Some(added);
            admission.group.push(added);
            self.index_admitted(checked, joined_by, params);
        }
        Ok(admission)
    }

    fn decide(
        &mut self,
        new: &NewDocument,
        text: &str,
        params: &Params,
        rule: IntakeRule,
    ) -> Result<(Admission, Checked), Error> {
        if new.role == Role::Template {
            return Err(Error::TemplateAdmitted);
        }
        if !(0.0..=1.0).contains(&rule.refuse_at) {
            return Err(Error::WrongRefuseAt);
        }
        if rule.largest_group == 0 {
            return Err(Error::WrongLargestGroup);
        }
        let mut checked = self.check(new, text, params.threshold.min(rule.refuse_at), params)?;
        if !checked.found.is_empty() && lists_programs_by_evidence(self.documents(), params) {
            self.retain_listed(new, text, &mut checked, params)?;
        }
        if !checked.found.is_empty() {
            self.group(params)?;
        }
        let similar = self.describe(&checked);
        let group = self.members(&checked.found);
        let too_similar = checked.ranked.pairs.first().is_some_and(|best| best.score >= rule.refuse_at);
        let reason = if too_similar {
            Some(Refusal::TooSimilar)
        } else if group.len() as u64 + 1 > u64::from(rule.largest_group) {
            Some(Refusal::GroupFull)
        } else {
            None
        };
        let verdict = match reason {
            None if checked.found.is_empty() => Verdict::Unique,
            None => Verdict::Joins,
            Some(_) => Verdict::Refused,
        };
        Ok((Admission { verdict, reason, id: None, group, similar }, checked))
    }

    /// Reads a text and finds what it shares with the documents; those with at least the similarity `listed` are listed.
    fn check(&mut self, new: &NewDocument, text: &str, listed: f64, params: &Params) -> Result<Checked, Error> {
        check_new(new, text, params)?;
        self.ensure_newcomer_index(params)?;
        let sketch = self.sketch_of_new(new, text, params)?;
        let newcomer_index = self.newcomer_index.as_ref().expect("received");
        let set = FingerprintSet::new(sketch.fingerprints.clone());
        let shingles = without(set.as_slice(), &newcomer_index.lookup.excluded);
        let limits = ListLimits { pairs: params.max_pairs, by_document: u32::MAX };
        let mut ranking = Ranking::new(limits, 0);
        let mut found = Vec::new();
        let (weight, sharing) = newcomer_index.lookup.shared_with(&shingles);
        for (slot, shared) in sharing {
            let document = newcomer_index.order[slot as usize];
            let Document { author, role, .. } = &self.documents()[document as usize];
            let are_both_archived = new.role == Role::Archive && *role == Role::Archive;
            if are_both_archived || (author.is_some() && *author == new.author) {
                continue;
            }
            let size = newcomer_index.lookup.statistics.sizes[slot as usize].weight();
            let counts = ShingleCounts { a: weight, b: size, shared };
            let score = counts.measure(params.measure);
            if score >= params.threshold {
                found.push(document);
            }
            if score >= listed {
                // The text has no place among the documents yet; its pairs rank by theirs.
                ranking.push(FoundPair { a: 0, b: document, shared, agreements: 0, candidate: false, score });
            }
        }
        Ok(Checked { sketch, shingles, weight, distinct: set.len(), found, ranked: ranking.finish() })
    }

    /// Builds the index for new texts, unless there is one.
    fn ensure_newcomer_index(&mut self, params: &Params) -> Result<(), Error> {
        if self.newcomer_index.as_ref().is_some_and(|newcomer_index| newcomer_index.serves(params, self.changes())) {
            return Ok(());
        }
        self.newcomer_index = None;
        let retention = self.forecast(params).retention();
        if !self.keeps_sets(params, retention) {
            return Err(Error::SetsMissing);
        }
        self.sketch(params, retention, &mut ignore_progress)?;
        if !are_exact(self.documents(), params) {
            return Err(Error::SetsMissing);
        }
        let participants = Participants::of(self.documents(), &|_| true);
        let sets = participants.sets(self.documents());
        let lookup = Lookup::build(&sets, participants.layout, TermRules::of(params));
        let reads_again = self.documents().iter().any(Document::is_read_again);
        self.newcomer_index = Some(NewcomerIndex::new(lookup, participants.order, reads_again, params, self.changes()));
        Ok(())
    }

    /// Retains the documents that a comparison would list with the text for their evidence. It lists equal ones, too, however short, and
    /// these refuse the text.
    fn retain_listed(
        &mut self,
        new: &NewDocument,
        text: &str,
        checked: &mut Checked,
        params: &Params,
    ) -> Result<(), Error> {
        let listed = self.listed_with(newcomer(new, text, checked.sketch.clone()), params)?;
        checked.found.retain(|document| listed.binary_search(document).is_ok());
        Ok(())
    }

    /// What joins documents in a group under these parameters.
    fn group_rule(&self, params: &Params) -> GroupRule {
        let &Params { min_matched, effort, .. } = params;
        let is_by_evidence = lists_programs_by_evidence(self.documents(), params);
        GroupRule {
            required: Threshold::of(params),
            by_evidence: is_by_evidence.then_some(EvidenceRule { min_matched, effort }),
        }
    }

    /// Works out the groups of the documents, if they are not known under these parameters.
    fn group(&mut self, params: &Params) -> Result<(), Error> {
        let rule = self.group_rule(params);
        let known = self.newcomer_index.as_ref().and_then(|newcomer_index| newcomer_index.groups.as_ref());
        if known.is_some_and(|(known, _)| *known == rule) {
            return Ok(());
        }
        let groups = exact_groups(self.documents(), params)?;
        if let Some(newcomer_index) = &mut self.newcomer_index {
            newcomer_index.groups = Some((rule, groups));
        }
        Ok(())
    }

    /// The ids of all documents in the groups of those that were found. O(documents log documents).
    fn members(&mut self, found: &[u32]) -> Vec<u32> {
        let mut members = Vec::new();
        if let Some(NewcomerIndex { groups: Some((_, groups)), .. }) = &mut self.newcomer_index {
            let mut roots: Vec<u32> = found.iter().map(|&document| groups.root(document)).collect();
            sort::sort_u32s(&mut roots);
            roots.dedup();
            let all = 0..groups.items();
            members = all.filter(|&document| roots.binary_search(&groups.root(document)).is_ok()).collect();
        }
        members.iter().map(|&document| self.documents()[document as usize].id).collect()
    }

    /// Adds the document that was just admitted, and joined its group by this rule, to the index for new texts.
    fn index_admitted(&mut self, checked: Checked, joined_by: GroupRule, params: &Params) {
        let document = self.documents().len() as u32 - 1;
        let changes = self.changes();
        self.keep_sketch(document, checked.sketch, params);
        let reads_again = self.newcomer_index.as_ref().is_some_and(|newcomer_index| newcomer_index.reads_again)
            || self.documents()[document as usize].is_read_again();
        if reads_again || TermRules::of(params).count_documents() {
            // In how many documents a shingle is has changed, and with it what is compared, or how much it weighs; or some are read
            // again by the words of the new one.
            self.newcomer_index = None;
        }
        let Some(newcomer_index) = &mut self.newcomer_index else { return };
        newcomer_index.take(document, &checked.shingles, changes);
        let left_out = checked.distinct - checked.shingles.len() as u32;
        let extra_weight = checked.weight - checked.shingles.len() as u32;
        let sizes = Sizes { distinct: checked.distinct, in_template: left_out, common: 0, extra_weight };
        newcomer_index.lookup.statistics.sizes.push(sizes);
        // Under another rule, the document joins other groups.
        newcomer_index.groups.take_if(|(known, _)| *known != joined_by);
        if let Some((_, groups)) = &mut newcomer_index.groups {
            groups.add();
            for &found in &checked.found {
                groups.join(found, document);
            }
        }
    }

    fn describe(&self, checked: &Checked) -> Vec<Similar> {
        let newcomer_index = self.newcomer_index.as_ref().expect("received");
        let describe = |found: &FoundPair| {
            let Document { id, name, role, .. } = &self.documents()[found.b as usize];
            debug_assert_ne!(*role, Role::Template, "templates are not compared");
            let counts = ShingleCounts { a: checked.weight, b: newcomer_index.weight(found.b), shared: found.shared };
            Similar {
                id: *id,
                name: name.clone(),
                shared: found.shared,
                union: counts.union(),
                jaccard: counts.jaccard(),
                containment_a_in_b: counts.containment_a_in_b(),
                containment_b_in_a: counts.containment_b_in_a(),
                sorensen: counts.sorensen(),
                overlap: counts.overlap(),
            }
        };
        checked.ranked.pairs.iter().map(describe).collect()
    }
}
