//! A new text against the documents of a corpus, without adding it: the most similar ones, those that share passages with it, and
//! whether a rule admits it. An index that stays with the corpus ([`crate::corpus::newcomer_index`]) makes each answer cost one text.

pub mod admission;
mod evidence;
mod reading;
