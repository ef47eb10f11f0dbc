//! A language's words in a table: a look-up costs one hash and about one comparison. To make it costs a microsecond.

use super::grammar::Grammar;
use super::lexer::Kind;

/// Places, four times as many as any language has words.
const PLACES: usize = 512;

/// See the head of this file.
pub(super) struct Words {
    places: [Option<(&'static str, Kind)>; PLACES],
}

impl Words {
    pub(super) fn of(grammar: &Grammar) -> Self {
        let mut words = Self { places: [None; PLACES] };
        let kinds =
            [(grammar.keywords, Kind::Keyword), (grammar.types, Kind::Type), (grammar.modifiers, Kind::Modifier)];
        for (list, kind) in kinds {
            for word in list.split_ascii_whitespace() {
                let place = words.place(word);
                words.places[place] = Some((word, kind));
            }
        }
        words
    }

    /// What a word is: a name, if the language does not have it.
    pub(super) fn kind_of(&self, word: &str) -> Kind {
        self.places[self.place(word)].map_or(Kind::Name, |(_, kind)| kind)
    }

    /// Where a word stands, or would stand.
    fn place(&self, word: &str) -> usize {
        let bytes = word.as_bytes();
        let [first, last] = [bytes.first(), bytes.last()].map(|byte| usize::from(byte.copied().unwrap_or_default()));
        let middle = usize::from(bytes[bytes.len() / 2]);
        let mut place =
            (first.wrapping_mul(29) ^ last.wrapping_mul(113) ^ middle.wrapping_mul(5) ^ bytes.len() << 3) % PLACES;
        while self.places[place].is_some_and(|(known, _)| known != word) {
            place = (place + 1) % PLACES;
        }
        place
    }
}
