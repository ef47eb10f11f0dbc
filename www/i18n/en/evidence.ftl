## What matched words say about pairs, and how many such pairs chance would explain.

# $least: matched words that a pair needs to be listed.
evidence-found-two =
    The two texts share at least { $least ->
        [one] { $least } word
       *[other] { $least } words
    } that chance does not explain.
evidence-found-none =
    { $least ->
        [one] No two texts share { $least } word or more that chance does not explain.
       *[other] No two texts share { $least } words or more that chance does not explain.
    }
# Someone reads "3 pairs stand out" first, and then what that means.
evidence-stands-out =
    { $least ->
        [one] A pair stands out if its texts share at least { $least } word and chance alone would give at most one pair as strong.
       *[other] A pair stands out if its texts share at least { $least } words and chance alone would give at most one pair as strong.
    }
evidence-stands-out-programs =
    { $least ->
        [one] A pair stands out if its programs share at least { $least } token and independent solutions would give at most one pair as strong.
       *[other] A pair stands out if its programs share at least { $least } tokens and independent solutions would give at most one pair as strong.
    }
# Where it is unknown what independent solutions share: evidence-chance-unknown follows.
evidence-stands-out-unknown =
    { $least ->
        [one] A pair stands out if its programs share at least { $least } token and enough of both.
       *[other] A pair stands out if its programs share at least { $least } tokens and enough of both.
    }
evidence-found-two-programs =
    The two programs share at least { $least ->
        [one] { $least } token
       *[other] { $least } tokens
    }, enough of both to suggest copying.
evidence-found-no-programs = No two programs share enough of both to suggest copying.
# $least: the fewest words of a passage.
evidence-short-texts =
    { $words ->
        [one] In texts under { $words } word, a third of the words is enough, but not fewer than { $least }.
       *[other] In texts under { $words } words, a third of the words is enough, but not fewer than { $least }.
    }
evidence-few-rare = { $words } matched words are enough if they are rare and no 12 words in a row are the same in both texts.
evidence-few-left-out =
    { $pairs ->
        [one] { $pairs } more pair shares only a few matched words, but rare ones. It is not listed for them: where this many pairs do, the usual reason is a common subject. A lower minimum of matched words (minMatched), such as { NUMBER($few) }, may list it.
       *[other] { $pairs } more pairs share only a few matched words, but rare ones. They are not listed for them: where this many pairs do, the usual reason is a common subject. A lower minimum of matched words (minMatched), such as { NUMBER($few) }, may list them.
    }
evidence-usual-left-out =
    { $pairs ->
        [one] { $pairs } more pair has enough matched words, but no more than many pairs here. It is not listed: a common form, source or subject explains as much.
       *[other] { $pairs } more pairs have enough matched words, but no more than many pairs here. They are not listed: a common form, source or subject explains as much.
    }
evidence-only-similar =
    { $count ->
        [one] { $count } more pair is listed only because it is at least { PERCENT($threshold) } similar.
       *[other] { $count } more pairs are listed only because they are at least { PERCENT($threshold) } similar.
    }

# How many pairs like those found chance alone would give. A batch is the set of documents compared.
evidence-chance-many =
    { $pairs ->
        [one] Chance and common subjects alone would put about { $pairs } pair on this list.
       *[other] Chance and common subjects alone would put about { $pairs } pairs on this list, most of them reworded passages that are barely strong enough.
    }
# After the sentence above.
evidence-chance-too-high = If many short passages were copied and reworded, this number is too high: it cannot tell them from chance.
evidence-chance-programs =
    { $pairs ->
        [one] Solutions of one task are alike: without any copying, about { $pairs } pair would be on this list.
       *[other] Solutions of one task are alike: without any copying, about { $pairs } pairs would be on this list.
    }
evidence-chance-all = Chance and common subjects alone explain as many pairs as are listed.
evidence-chance-all-programs = Solutions of one task are alike: this alone explains as many pairs as are listed.
# The same, where some pairs stand out.
evidence-chance-weaker = Chance and common subjects alone explain weaker pairs, but not those that stand out.
evidence-chance-weaker-programs = Solutions of one task are alike: this alone explains weaker pairs, but not those that stand out.
evidence-chance-unknown =
    { $unit ->
        [code] How much independent solutions of this task share could not be measured, because there are too few programs or too many are alike. So honest solutions may be listed, too.
       *[words] With so few texts, it cannot be told how much of what they share comes from a common task or source. Honest texts may therefore be listed, too.
    }
evidence-chance-one = Chance and common subjects alone would put about one pair on this list.
evidence-chance-rare = Chance and common subjects alone would put about { NUMBER($pairs, maximumSignificantDigits: 2) } pairs on this list.
evidence-chance-never = Chance and common subjects alone would put fewer than { NUMBER($least) } pairs on this list.
# Instead of the sentences above, where so many pairs stand out that most documents must share something.
evidence-common-text =
    { $unit ->
        [code] Most programs seem to share the same code, such as starter code.
       *[words] Most documents share passages with many others, as texts on one form, by one method or from one source do. How many pairs this explains is not known.
    }

# The same of one pair: how many pairs as strong as it is, or stronger, chance alone would give.
evidence-pair-chance-many =
    { $pairs ->
        [one] Chance and common subjects alone would give about { $pairs } pair as strong as this one.
       *[other] Chance and common subjects alone would give about { $pairs } pairs as strong as this one.
    }
evidence-pair-chance-programs =
    { $pairs ->
        [one] Independent solutions would give about { $pairs } pair as strong as this one.
       *[other] Independent solutions would give about { $pairs } pairs as strong as this one.
    }
evidence-pair-chance-one = Chance and common subjects alone would give about one pair as strong as this one.
evidence-pair-chance-rare = Chance and common subjects alone would give about { NUMBER($pairs, maximumSignificantDigits: 2) } pairs as strong as this one.
# So small a number is not measured in the batch: it holds for texts that have nothing in common.
evidence-pair-chance-never = Among unrelated texts, chance would give fewer than { NUMBER($least) } pairs as strong.
# After the sentence before, but not in a report of several pairs, where the end explains the number.
evidence-pair-may-be-common = A common task, form, quotation or source may still explain it.
evidence-pair-score = The two programs share { PERCENT($share) } of their code: the average of two shares, that of both programs together and that of the smaller one. Code that few programs contain counts more, template code not at all; code that is never called is disregarded where this gives more. So the share cannot be computed from the token counts.
# After the number of matched tokens of two programs.
evidence-may-differ = Names, numbers and quoted text may differ. Comments and layout are not compared.
evidence-may-differ-reduced = Names, types, numbers and quoted text may differ. Comments, layout, imports, annotations, modifiers such as “public”, commas, semicolons and parentheses that only group are not compared.
# Why two programs do not stand out although tokens match. $least: the fewest matched tokens of a pair that does.
evidence-weak-short = One of the two programs has too little code of its own (it is short, or repeats the same lines) to tell a copy from an honest solution.
evidence-weak-both-short = Both programs have too little code of their own (they are short, or repeat the same lines) to tell a copy from an honest solution.
evidence-weak-few =
    { $least ->
        [one] Fewer than { $least } token matches, too few to suggest copying.
       *[other] Fewer than { $least } tokens match, too few to suggest copying.
    }
evidence-weak-score = Code that many programs contain counts less. Counted this way, the two programs share { PERCENT($share) } of their code, too little to suggest copying.
# After one of the three above: why the pair is in the list even so.
evidence-weak-listed = This pair is listed only because it is at least { PERCENT($threshold) } similar.

evidence-not-examined =
    { $unit ->
        [code] { $count ->
            [one] { $count } more pair shares rare code but was not compared token by token (aligned), because there were too many.
           *[other] { $count } more pairs share rare code but were not compared token by token (aligned), because there were too many.
        } Compare fewer documents at a time, or raise “{ settings-effort }” in the settings.
       *[words] { $count ->
            [one] { $count } more pair shares rare words or is similar but was not compared word by word (aligned), because there were too many.
           *[other] { $count } more pairs share rare words or are similar but were not compared word by word (aligned), because there were too many.
        } Compare fewer documents at a time, or raise “{ settings-effort }” in the settings.
    }
evidence-examine-more = Examine more pairs
evidence-examine-more-hint = Does up to ten times the work, so the comparison can take ten times as long.

## How the pairs were found

evidence-search-order = The strongest evidence comes first: pairs with the most matched words, where words that many documents use count less.
evidence-search-aligned =
    { $count ->
        [one] { $count } pair shares rare words close together or is similar, and was compared word by word (aligned).
       *[other] { $count } pairs share rare words close together or are similar, and were compared word by word (aligned).
    }
evidence-search-matched = A word is matched if it is in a passage of both texts, as the same word or another form of it. It counts as edited unless it is in a run of at least five words that are the same in both texts.
evidence-search-common =
    { $count ->
        [one] { $count } combination of two words occurs too often to be of use in the search.
       *[other] { $count } combinations of two words occur too often to be of use in the search.
    }
evidence-search-rare =
    { $count ->
        [one] Rare words are those that occur at most { $count } time in all documents together.
       *[other] Rare words are those that occur at most { $count } times in all documents together.
    }
evidence-search-programs-order = The strongest evidence comes first: pairs that share the largest part of both programs; code that few programs contain counts more.
evidence-search-programs-aligned =
    { $count ->
        [one] { $count } pair shares code that few programs contain and was compared token by token (aligned).
       *[other] { $count } pairs share code that few programs contain and were compared token by token (aligned).
    } A token is a name, a number, a keyword or a sign of the program; all names count as the same, and so do all numbers.

## Passages that a person excluded by hand

evidence-by-hand =
    { $pairs ->
        [one] Passages of { $pairs } pair were excluded by hand.
       *[other] Passages of { $pairs } pairs were excluded by hand.
    }
# In the matrix, the groups and the list of authors.
evidence-by-hand-here =
    { $pairs ->
        [one] Passages of { $pairs } pair were excluded by hand and are not counted here.
       *[other] Passages of { $pairs } pairs were excluded by hand and are not counted here.
    }
# Pairs that no longer stand out.
evidence-by-hand-uncounted =
    { $pairs ->
        [one] { $pairs } pair is not counted, because too little is left of it.
       *[other] { $pairs } pairs are not counted, because too little is left of them.
    }
# $count: excluded passages of one pair. $all: its matched words with them.
evidence-by-hand-pair =
    { $count ->
        [one] { $count } passage was excluded by hand; with it, { $unit ->
            [code] { $all ->
                [one] { $all } token is
               *[other] { $all } tokens are
            }
           *[words] { $all ->
                [one] { $all } word is
               *[other] { $all } words are
            }
        } matched.
       *[other] { $count } passages were excluded by hand; with them, { $unit ->
            [code] { $all ->
                [one] { $all } token is
               *[other] { $all } tokens are
            }
           *[words] { $all ->
                [one] { $all } word is
               *[other] { $all } words are
            }
        } matched.
    }
