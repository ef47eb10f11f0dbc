//! Documents with the same text form a class, so that each distinct text is aligned only once.

use crate::common::sort;
use crate::corpus::document::Document;
use crate::corpus::participants::Participants;

/// The distinct texts of a comparison.
#[derive(Default)]
pub(super) struct Classes {
    /// By class, the indices of its documents in the order of the participants.
    members: Vec<Vec<u32>>,
    /// By index of the document; [`NONE`] for those that are not compared.
    class_of: Vec<u32>,
    /// The number of classes that contain a submission. These come first.
    with_submission: u32,
}

/// The class of a document that is not compared.
const NONE: u32 = u32::MAX;

impl Classes {
    /// The classes of the documents that are compared. O(d log d) for d documents.
    pub(super) fn new(documents: &[Document], Participants { order, layout, .. }: &Participants) -> Self {
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
        let of = |same: &[u32]| same.iter().map(|&slot| compared[slot as usize]).collect();
        let members: Vec<Vec<u32>> = firsts.into_iter().map(of).collect();
        let mut class_of = vec![NONE; documents.len()];
        for (class, members) in (0..).zip(&members) {
            for &member in members {
                class_of[member as usize] = class;
            }
        }
        Self { members, class_of, with_submission }
    }

    /// The number of classes that contain a submission. These come first.
    pub(super) fn with_submission(&self) -> u32 {
        self.with_submission
    }

    /// The packed words of each class.
    pub(super) fn words<'d>(&self, documents: &'d [Document]) -> Vec<&'d [u32]> {
        self.members.iter().map(|members| &documents[members[0] as usize].sketch().words[..]).collect()
    }

    /// The class of a document, given by index. O(1).
    #[inline]
    pub(super) fn of(&self, document: u32) -> u32 {
        self.class_of[document as usize]
    }

    /// The indices of a class's documents, in the order of the participants.
    pub(super) fn members(&self, class: u32) -> &[u32] {
        &self.members[class as usize]
    }

    /// The number of documents in each class.
    pub(super) fn copies(&self) -> Vec<u32> {
        self.members.iter().map(|members| members.len() as u32).collect()
    }

    /// The classes with at least two documents.
    pub(super) fn repeated(&self) -> impl Iterator<Item = u32> + '_ {
        (0..).zip(&self.members).filter(|(_, members)| members.len() > 1).map(|(class, _)| class)
    }

    /// The first pair of documents of two classes that is compared, the smaller index first.
    pub(super) fn first_pair(&self, a: u32, b: u32, participants: &Participants) -> Option<[u32; 2]> {
        for &x in self.members(a) {
            for &y in self.members(b) {
                if participants.compares(x, y) {
                    return Some([x.min(y), x.max(y)]);
                }
            }
        }
        None
    }

    /// Calls `each` with the indices of every compared pair of documents of two classes, or of one, the smaller index first.
    pub(super) fn for_each_pair(&self, a: u32, b: u32, participants: &Participants, mut each: impl FnMut(u32, u32)) {
        let members = self.members(b);
        for (at, &x) in self.members(a).iter().enumerate() {
            let others = if a == b { &members[at + 1..] } else { members };
            for &y in others {
                if participants.compares(x, y) {
                    each(x.min(y), x.max(y));
                }
            }
        }
    }

    /// The number of compared pairs of documents of two classes, or of one.
    pub(super) fn count_pairs(&self, a: u32, b: u32, participants: &Participants) -> u64 {
        let mut pairs = 0;
        self.for_each_pair(a, b, participants, |_, _| pairs += 1);
        pairs
    }
}
