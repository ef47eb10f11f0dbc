//! The kinds of tokens, and a hash table of a language's words. A look-up costs one hash and about one comparison; building the table takes a
//! microsecond.

use super::grammar::Grammar;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Keyword,
    /// A built-in type.
    Type,
    /// A word for visibility or kind of declaration.
    Modifier,
    /// An identifier.
    Name,
    /// A register of a processor.
    Register,
    Number,
    String,
    Character,
    /// An operator, a bracket, a separator, or any other symbol.
    Symbol,
    /// The beginning of a deeper indentation, without text.
    Indent,
    /// The end of an indentation, without text.
    Dedent,
}

/// Number of slots: four times as many as any language has words.
const SLOTS: usize = 512;

/// The words of a language with their kinds.
pub(super) struct Vocabulary {
    slots: [Option<(&'static str, Kind)>; SLOTS],
    ignores_case: bool,
}

impl Vocabulary {
    pub(super) fn of(grammar: &Grammar) -> Self {
        let mut words = Self { slots: [None; SLOTS], ignores_case: grammar.features.ignores_case };
        let kinds =
            [(grammar.keywords, Kind::Keyword), (grammar.types, Kind::Type), (grammar.modifiers, Kind::Modifier)];
        for (list, kind) in kinds {
            for word in list.split_ascii_whitespace() {
                let slot = words.slot(word);
                words.slots[slot] = Some((word, kind));
            }
        }
        words
    }

    /// The kind of a word: a name if it is not in the table.
    pub(super) fn kind_of(&self, word: &str) -> Kind {
        self.slots[self.slot(word)].map_or(Kind::Name, |(_, kind)| kind)
    }

    /// The spelling of a word in the table, if it is there.
    pub(super) fn spelling_of(&self, word: &str) -> Option<&'static str> {
        self.slots[self.slot(word)].map(|(known, _)| known)
    }

    /// The slot of a word, or the free slot where it would be inserted.
    fn slot(&self, word: &str) -> usize {
        let bytes = word.as_bytes();
        let folded = |byte: u8| usize::from(if self.ignores_case { byte.to_ascii_lowercase() } else { byte });
        let [first, last] = [bytes.first(), bytes.last()].map(|byte| folded(byte.copied().unwrap_or_default()));
        let middle = folded(bytes[bytes.len() / 2]);
        let mut slot =
            (first.wrapping_mul(29) ^ last.wrapping_mul(113) ^ middle.wrapping_mul(5) ^ bytes.len() << 3) % SLOTS;
        let is_other = |known: &str| known != word && !(self.ignores_case && known.eq_ignore_ascii_case(word));
        while self.slots[slot].is_some_and(|(known, _)| is_other(known)) {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }
}
