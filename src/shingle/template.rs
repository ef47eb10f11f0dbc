//! Finds template text that was slightly edited: a form with a word corrected, a question copied with small changes.
//!
//! The index excludes the shingles of templates. But the k shingles around an edited word are in no template, and if two students
//! make the same edit, or copy the edited form, they look like their own work. A document's runs of template shingles are therefore
//! aligned with the template: if two runs are close together in both, and the gap between them is about as long in the document as
//! in the template, the gap counts as template text too. An answer between two questions is longer than the template's gap, and is
//! compared. O(n log t) time for a document of n tokens and templates of t.

use std::ops::Range;

use crate::common::sort;
use crate::shingle::Shingles;

/// Longest gap between two runs that counts as an edit, in tokens of the document and of the template: a rephrased clause.
const MAX_EDIT_TOKENS: u32 = 12;
/// Most tokens by which the document's gap may exceed the template's: a name that was filled in.
const MAX_ADDED: u32 = 2;

/// The shingles of templates with their positions.
#[derive(Clone, Debug, Default)]
pub struct TemplateText {
    k: u32,
    /// Shingle and position, ascending. Positions continue from template to template, with a gap that no edit spans.
    places: Vec<(u64, u32)>,
}

impl TemplateText {
    /// From templates given as token hashes; their order does not matter. O(t log t).
    #[must_use]
    pub fn of<'a>(templates: impl IntoIterator<Item = &'a [u64]>, k: u32) -> Self {
        let mut templates: Vec<&[u64]> = templates.into_iter().collect();
        sort::sort_by(&mut templates, Ord::cmp);
        let mut places = Vec::new();
        let mut next = 0;
        for template in templates {
            places.extend(Shingles::new(template, k).zip(next..));
            next += template.len() as u32 + 2 * MAX_EDIT_TOKENS;
        }
        sort::sort_by_key(&mut places, |&place| place);
        Self { k, places }
    }

    /// Whether there is no shingle.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Whether a template contains a window of k tokens, by its number in [`Shingles`]. O(log t).
    #[must_use]
    pub fn contains(&self, shingle: u64) -> bool {
        self.places.binary_search_by_key(&shingle, |&(shingle, _)| shingle).is_ok()
    }

    /// The stretches of a document, in tokens, that are template text, including edited text if `edited`; ascending, disjoint.
    #[must_use]
    pub fn covers(&self, hashes: &[u64], edited: bool) -> Vec<Range<u32>> {
        let mut covered: Vec<Range<u32>> = Vec::new();
        // Position in the template after the last covered token.
        let mut follows = None;
        for (place, shingle) in (0..).zip(Shingles::new(hashes, self.k)) {
            let Some(there) = self.place_of(shingle, follows) else { continue };
            let end = place + self.k;
            match (covered.last_mut(), follows) {
                (Some(last), Some(next)) if place <= last.end || (edited && is_edit(place - last.end, next, there)) => {
                    last.end = end;
                }
                _ => covered.push(place..end),
            }
            follows = Some(there + self.k);
        }
        covered
    }

    /// The position of a shingle in the template: of several, the first that does not go back, so that runs continue.
    fn place_of(&self, shingle: u64, follows: Option<u32>) -> Option<u32> {
        let first = self.places.partition_point(|&(other, _)| other < shingle);
        let from = follows.map_or(0, |next| (next + 1).saturating_sub(self.k));
        let ahead = first + self.places[first..].partition_point(|&place| place < (shingle, from));
        [ahead, first].into_iter().find_map(|at| {
            let &(other, place) = self.places.get(at)?;
            (other == shingle).then_some(place)
        })
    }
}

/// Whether a gap of `here` tokens in the document corresponds to the template's gap from `next` to `there`.
fn is_edit(here: u32, next: u32, there: u32) -> bool {
    let between = there.saturating_sub(next);
    there >= next && between <= MAX_EDIT_TOKENS && here <= MAX_EDIT_TOKENS && here <= between + MAX_ADDED
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::token;

    fn hashes(text: &str) -> Vec<u64> {
        text.split(' ').map(|word| token::hash(word.as_bytes())).collect()
    }

    fn covered(template: &str, document: &str) -> Vec<(u32, u32)> {
        let covers = TemplateText::of([&hashes(template)[..]], 2).covers(&hashes(document), true);
        covers.into_iter().map(|cover| (cover.start, cover.end)).collect()
    }

    #[test]
    fn an_edited_word_is_the_templates_an_answer_is_not() {
        let template = "please explain in your own words why the sky is blue then sign here";
        assert_eq!(covered(template, template), [(0, 14)]);
        assert_eq!(
            covered(template, "please explain in one's own words why the sky is blue then sign here"),
            [(0, 14)]
        );
        let answered = "please explain in your own words why the sky is blue because light of short waves is bent more \
                        then sign here";
        assert_eq!(covered(template, answered), [(0, 11), (19, 22)]);
    }

    #[test]
    fn a_name_is_filled_in_and_words_left_out() {
        assert_eq!(covered("my name is and my age is", "my name is Ada Lovelace and my age is"), [(0, 9)]);
        assert_eq!(covered("one two three four five six seven", "one two three six seven"), [(0, 5)]);
        assert_eq!(covered("one two", "three four five"), []);
    }

    #[test]
    fn template_shingles_out_of_order_cover_only_themselves() {
        assert_eq!(covered("a b c d e f", "e f x a b"), [(0, 2), (3, 5)]);
        // The second "a b" of the template continues the run before it.
        assert_eq!(covered("a b x c d a b y e", "c d a b y e"), [(0, 6)]);
    }

    #[test]
    fn templates_do_not_run_into_one_another() {
        let templates = [hashes("a b"), hashes("c d")];
        let text = TemplateText::of(templates.iter().map(Vec::as_slice), 2);
        assert_eq!(text.covers(&hashes("a b x c d"), true), [0..2, 3..5]);
    }
}
