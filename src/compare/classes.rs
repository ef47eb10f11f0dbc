//! Documents with the same text form a class, so that each distinct text is aligned only once.

use crate::common::sort;
use crate::corpus::document::Document;
use crate::corpus::participants::Participants;

/// The documents with one text.
struct Class {
    /// Indices of the documents, in the order of the participants.
    members: Vec<u32>,
}

/// The distinct texts of a comparison.
pub(super) struct Classes<'d> {
    documents: &'d [Document],
    all: Vec<Class>,
    /// The number of classes that contain a submission. These come first.
    with_submission: u32,
}

impl<'d> Classes<'d> {
    /// The classes of the documents that are compared. O(d log d) for d documents.
    pub(super) fn new(documents: &'d [Document], Participants { order, layout, .. }: &Participants) -> Self {
        let compared = &order[..layout.compared as usize];
        let digest = |index: u32| &documents[index as usize].identity.text_digest;
        let mut order: Vec<u32> = (0..compared.len() as u32).collect();
        // Stable, so that equal texts keep their order.
        sort::sort_by_key(&mut order, |&slot| {
            u128::from_be_bytes(*digest(compared[slot as usize]).first_chunk().expect("32 bytes"))
        });
        let mut firsts: Vec<&[u32]> =
            order.chunk_by(|&x, &y| digest(compared[x as usize]) == digest(compared[y as usize])).collect();
        sort::sort_by_key(&mut firsts, |same| same[0]);
        let with_submission = firsts.partition_point(|same| same[0] < layout.submissions) as u32;
        let members = |same: &[u32]| same.iter().map(|&slot| compared[slot as usize]).collect();
        let all = firsts.into_iter().map(|same| Class { members: members(same) }).collect();
        Self { documents, all, with_submission }
    }

    /// The number of classes that contain a submission. These come first.
    pub(super) fn with_submission(&self) -> u32 {
        self.with_submission
    }

    /// The packed words of each class.
    pub(super) fn words(&self) -> Vec<&'d [u32]> {
        let documents = self.documents;
        self.all.iter().map(|class| &documents[class.members[0] as usize].sketch().words[..]).collect()
    }

    /// The number of documents in each class.
    pub(super) fn copies(&self) -> Vec<u32> {
        self.all.iter().map(|class| class.members.len() as u32).collect()
    }

    /// The classes with at least two documents.
    pub(super) fn repeated(&self) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(&self.all).filter(|(_, class)| class.members.len() > 1).map(|(number, _)| number)
    }

    /// Whether a document of one class is compared with a document of another.
    pub(super) fn has_pair(&self, a: u32, b: u32, participants: &Participants) -> bool {
        let [a, b] = [a, b].map(|class| &self.all[class as usize].members);
        a.iter().any(|&a| b.iter().any(|&b| participants.compares(a, b)))
    }

    /// Calls `each` with the indices of every compared pair of documents of two classes, the smaller index first, and with
    /// whether that is in the second class.
    pub(super) fn for_each_pair(
        &self,
        a: u32,
        b: u32,
        participants: &Participants,
        mut each: impl FnMut(u32, u32, bool),
    ) {
        for &x in &self.all[a as usize].members {
            for &y in &self.all[b as usize].members {
                if participants.compares(x, y) {
                    each(x.min(y), x.max(y), y < x);
                }
            }
        }
    }

    /// Calls `each` with the indices of every compared pair of documents of one class, the smaller index first.
    pub(super) fn for_each_copy(&self, class: u32, participants: &Participants, mut each: impl FnMut(u32, u32)) {
        let members = &self.all[class as usize].members;
        for (at, &x) in members.iter().enumerate() {
            for &y in &members[at + 1..] {
                if participants.compares(x, y) {
                    each(x.min(y), x.max(y));
                }
            }
        }
    }
}
