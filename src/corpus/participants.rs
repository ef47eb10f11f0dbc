//! Which documents take part, in which order the index knows them, and which pairs of them are compared.

use crate::common::sort;
use crate::corpus::document::Document;
use crate::join::index::Layout;
use crate::report::Role;

/// Marks a document without an author.
const NOBODY: u32 = u32::MAX;

/// The documents that take part, in the order of their slots.
pub(crate) struct Participants {
    /// Slot → index of a document.
    pub(crate) order: Vec<u32>,
    pub(crate) layout: Layout,
    /// Number of documents that were handed in: submissions, even if they count as the archive beside a new text.
    pub(crate) handed_in: u32,
    /// A number for each author, by index of the document.
    authors: Vec<u32>,
    roles: Vec<Role>,
    /// Whether every document is compared with every other: all are submissions, and nobody's.
    is_open: bool,
}

impl Participants {
    /// The last document as the only submission, and all others as the archive: only its own pairs are compared. Where it is
    /// of the archive itself, other documents of the archive are left out.
    pub(crate) fn of_newcomer(documents: &[Document]) -> Self {
        let last = documents.len().saturating_sub(1);
        let known = documents.last().is_some_and(|document| document.role == Role::Archive);
        let takes_part = |index: u32| {
            let is_newcomer = index as usize == last;
            is_newcomer || !known || documents[index as usize].role != Role::Archive
        };
        let mut participants = Self::of(documents, &takes_part);
        for (index, role) in participants.roles.iter_mut().enumerate() {
            match role {
                _ if index == last => *role = Role::Submission,
                Role::Submission => *role = Role::Archive,
                Role::Archive | Role::Template => {}
            }
        }
        let Self { order, roles, layout, .. } = &mut participants;
        sort::sort_by_key(order, |&index| roles[index as usize] as u8);
        layout.submissions = u32::from(!documents.is_empty());
        participants.is_open = false;
        participants
    }

    /// The documents that a condition picks, by their index.
    #[inline(never)] // see `memory`
    pub(crate) fn of(documents: &[Document], picks: &dyn Fn(u32) -> bool) -> Self {
        let mut order: Vec<u32> = (0..documents.len() as u32).filter(|&index| picks(index)).collect();
        // Submissions, archive, templates: the order of the roles. Stable, so documents of one role keep theirs.
        sort::sort_by_key(&mut order, |&index| documents[index as usize].role as u8);
        let below = |role| order.partition_point(|&index| documents[index as usize].role < role) as u32;
        let layout = Layout { submissions: below(Role::Archive), compared: below(Role::Template) };
        let authors = authors_of(documents);
        let is_open = documents.iter().all(|document| document.author.is_none() && document.role == Role::Submission);
        let roles = documents.iter().map(|document| document.role).collect();
        Self { order, layout, handed_in: layout.submissions, authors, roles, is_open }
    }

    /// The shingles of the documents, by slot. All must be sketched.
    pub(crate) fn sets<'d>(&self, documents: &'d [Document]) -> Vec<&'d [u64]> {
        self.order.iter().map(|&document| &documents[document as usize].sketch().fingerprints[..]).collect()
    }

    /// The documents of two slots, by index, the smaller first.
    #[inline]
    pub(crate) fn documents(&self, a: u32, b: u32) -> (u32, u32) {
        let (a, b) = (self.order[a as usize], self.order[b as usize]);
        (a.min(b), a.max(b))
    }

    /// Whether two documents, by index, are compared at all.
    #[inline]
    pub(crate) fn compares(&self, a: u32, b: u32) -> bool {
        if self.is_open {
            return true;
        }
        let [a, b] = [a as usize, b as usize];
        let one_author = self.authors[a] == self.authors[b] && self.authors[a] != NOBODY;
        let known = self.roles[a] == Role::Archive && self.roles[b] == Role::Archive;
        let template = self.roles[a] == Role::Template || self.roles[b] == Role::Template;
        !one_author && !known && !template
    }

    /// The number of a document's author, by the document's index; authors are numbered from 0.
    pub(crate) fn author(&self, index: u32) -> Option<u32> {
        Some(self.authors[index as usize]).filter(|&author| author != NOBODY)
    }

    /// How many pairs are compared. O(documents log documents).
    #[inline(never)] // see `memory`
    pub(crate) fn pairs(&self) -> u64 {
        let pairs = |n: u64| n * n.saturating_sub(1) / 2;
        let Layout { submissions, compared } = self.layout;
        if self.is_open {
            return pairs(compared.into());
        }
        let authors = self.authors.iter().filter(|&&author| author != NOBODY).max().map_or(0, |&last| last + 1);
        let mut by_author = vec![(0_u64, 0_u64); authors as usize];
        for (slot, &index) in self.order[..compared as usize].iter().enumerate() {
            let author = self.authors[index as usize];
            if author != NOBODY {
                let (all, archive) = &mut by_author[author as usize];
                *all += 1;
                *archive += u64::from(slot >= submissions as usize);
            }
        }
        // Pairs inside the archive are gone already, those of one author among them.
        let own: u64 = by_author.iter().map(|&(all, archive)| pairs(all) - pairs(archive)).sum();
        pairs(compared.into()) - pairs((compared - submissions).into()) - own
    }
}

/// A number for the author of each document, the same for the same author. O(documents log documents).
fn authors_of(documents: &[Document]) -> Vec<u32> {
    let author = |index: u32| documents[index as usize].author.as_deref();
    let mut order: Vec<u32> = (0..documents.len() as u32).filter(|&index| author(index).is_some()).collect();
    sort::sort_by(&mut order, |&x, &y| author(x).cmp(&author(y)));
    let mut authors = vec![NOBODY; documents.len()];
    for (number, alike) in (0..).zip(order.chunk_by(|&x, &y| author(x) == author(y))) {
        for &index in alike {
            authors[index as usize] = number;
        }
    }
    authors
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::{Corpus, NewDocument};

    #[test]
    fn pairs_are_as_many_as_are_compared() {
        let mut corpus = Corpus::new();
        for n in 0..40_u32 {
            let role = [Role::Submission, Role::Archive, Role::Submission, Role::Template][(n * n) as usize % 7 % 4];
            let author = (n % 3 > 0).then(|| format!("author {}", n % 5));
            let new = NewDocument { name: String::new(), role, author };
            corpus.add_document(new, String::new()).expect("short");
        }
        let participants = Participants::of(corpus.documents(), &|_| true);
        let compared = |a| (0..a).filter(|&b| participants.compares(b, a)).count() as u64;
        let expected: u64 = (0..40).map(compared).sum();
        assert_eq!(participants.pairs(), expected);
        assert!((1..780).contains(&expected));
        assert!(!participants.is_open);
        assert!(participants.order.is_sorted_by_key(|&index| (corpus.documents()[index as usize].role, index)));
    }

    #[test]
    fn submissions_of_nobody_are_all_compared() {
        let mut corpus = Corpus::new();
        for n in 0..9 {
            corpus.add(format!("text {n}"), String::new()).expect("short");
        }
        let participants = Participants::of(corpus.documents(), &|_| true);
        assert!(participants.is_open && participants.compares(3, 7));
        assert_eq!(participants.pairs(), 36);
    }
}
