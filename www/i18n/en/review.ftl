## The review of pairs: what the reader has decided about each, and the way from pair to pair.

review-title = Review
# On paper. $state: one of the states below.
review-printed = Review: { $state }
review-unreviewed = Unreviewed
review-cleared = Cleared
review-discuss = To discuss
review-confirmed = Confirmed
# What each state means.
review-unreviewed-hint = Nothing has been decided yet.
review-cleared-hint = You looked at it, and no action is needed.
review-discuss-hint = To be discussed with a colleague or with the authors.
review-confirmed-hint = You found that text was copied.
# The tooltip of a state. $hint: one of the sentences above.
review-state-title = { $state }: { $hint }
# The name of the control in a row.
review-of-pair = Review of { $a } and { $b }
# Said to screen readers. $state: one of the states above.
review-said = { $state }: { $a } and { $b }
review-note = Note on this pair
review-note-add = Add a note
review-note-edit = Note
review-noted = note

## Progress, and the way from pair to pair

review-progress =
    { $all ->
        [one] { NUMBER($reviewed) } of { $all } pair reviewed
       *[other] { NUMBER($reviewed) } of { $all } pairs reviewed
    }
# Beside it: reviewed pairs of documents on the page that the list does not contain, which a click lists.
review-unlisted =
    { $count ->
        [one] { $count } pair that you reviewed or noted is not in the list now. What you decided and wrote is kept.
       *[other] { $count } pairs that you reviewed or noted are not in the list now. What you decided and wrote is kept.
    }
review-show = Show
review-show-all = all pairs
review-previous = Previous pair
review-next = Next pair
review-next-unreviewed = Next unreviewed
# $isOpen: whether the pair on screen is unreviewed itself.
review-none-unreviewed =
    { $isOpen ->
        [yes] No other pair in this list is unreviewed.
       *[no] No unreviewed pair is left in this list.
    }
review-place = Pair { NUMBER($at) } of { NUMBER($all) }
review-not-listed =
    { $all ->
        [one] Not in the list of { $all } pair
       *[other] Not in the list of { $all } pairs
    }

## Keys

review-keys = Shortcuts
review-keys-on = Use single-key shortcuts
review-keys-in-list = In the list, with a pair in focus:
review-key-walk = next pair, previous pair
review-key-unreviewed = next unreviewed pair
review-key-note = write a note
review-key-open = open the pair

# Of all pairs of files of two authors. A choice sets all of them.
review-of-authors = Review of all files of { $a } and { $b }
review-mixed = Several states
