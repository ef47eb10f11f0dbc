# Pairs of texts without a shared passage, of which one may retell the other in its own words.
rewritten-title =
    { $count ->
        [one] { $count } pair may be rewritten
       *[other] { $count } pairs may be rewritten
    }
rewritten-about = These texts have no passage in common that is listed, but rare words of both stand in the same order, more often than chance explains. One may retell the other in other words, or both may retell one source. No such word counts as matched. For each text, the four others that share most rare words with it are examined.
rewritten-in-order = { NUMBER($inOrder) } of { NUMBER($shared) } rare words in the same order
rewritten-more = Show { NUMBER($count) } more
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
rewritten-pair = May be rewritten: of { NUMBER($shared) } rare words that both texts contain in one part, { NUMBER($inOrder) } stand in the same order. They are underlined with dots and do not count as matched.
