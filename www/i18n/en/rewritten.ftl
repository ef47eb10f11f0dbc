# Pairs of texts without a shared passage, of which one may retell the other in its own words.
rewritten-title =
    { $count ->
        [one] { $count } pair may be a rewritten copy
       *[other] { $count } pairs may be rewritten copies
    }
rewritten-about = These texts share no passage that is listed, but the rare words that they share are in the same order more often than chance explains. One may retell the other in different words, or both may retell the same source. None of these words counts as matched. Each text is compared in this way with the four others that share the most rare words with it.
rewritten-in-order = { NUMBER($inOrder) } of { NUMBER($shared) } rare words in the same order
rewritten-left-out =
    { $count ->
        [one] { $count } more is not listed.
       *[other] { $count } more are not listed.
    }
rewritten-not-examined =
    { $count ->
        [one] { $count } pair was not examined for this, because there were too many.
       *[other] { $count } pairs were not examined for this, because there were too many.
    }
# At a pair, above its texts.
rewritten-pair = May be a rewritten copy: { NUMBER($shared) } rare words occur in one part of both texts; { NUMBER($inOrder) } of them are in the same order. They are underlined with dots and do not count as matched.
