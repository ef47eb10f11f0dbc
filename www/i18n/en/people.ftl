## The list of people.

people-tab = Authors
people-table = Authors
people-filter = Filter by author
# $matched: people with a match that is listed.
people-showing =
    { $all ->
        [one] Showing { NUMBER($shown) } of { $all } author;
       *[other] Showing { NUMBER($shown) } of { $all } authors;
    } { $matched ->
        [0] nobody has a match.
        [one] { $matched } has a match.
       *[other] { $matched } have a match.
    }
people-person = Author
people-strongest = Strongest match
people-with = With
people-pairs = Pairs
people-files = Files
people-tricks = Hidden tricks
people-none = no match
# After a percentage: "62% similar".
people-similar = similar
# After the share of two programs that they have in common: "62% shared, 210 of its 261 tokens".
people-of-both = of both programs,
people-tricked = hidden tricks
people-tricked-files =
    { $count ->
        [one] in { $count } file
       *[other] in { $count } files
    }
# The link on a person's number of pairs.
people-show-pairs =
    { $count ->
        [one] Show { $count } pair of { $name }
       *[other] Show { $count } pairs of { $name }
    }
# The button on a person's number of files.
people-show-files =
    { $count ->
        [one] { $count } file of { $name }
       *[other] { $count } files of { $name }
    }
# Below a person's number of pairs.
people-reviewed = { NUMBER($reviewed) } of { NUMBER($all) } reviewed
# Instead, what was decided of most weight: "1 confirmed"; the sentence above on hover.
people-decided =
    { $state ->
        [confirmed] { NUMBER($count) } confirmed
        [discuss] { NUMBER($count) } to discuss
       *[cleared] { NUMBER($count) } cleared
    }
# The name of the button “Case report” in a person’s row.
people-report-of = Case report about { $name }
# On a card, where no head says what the number is of.
people-card-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
people-card-files =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
