## Whose the files are, and files that are given twice.

authors-question-folders = Does each folder hold the files of one author?
authors-question-names = Does each name in these file names stand for one author?
# $pairs: pairs of two files in one group.
authors-until =
    Files by one author are not compared with each other: if you say yes, { $pairs ->
        [one] { $pairs } pair is
       *[other] { $pairs } pairs are
    } not compared. Until you answer, all are.
# The first answer. $students: "25 students with 1–3 files each".
authors-yes = Yes: { $students }
authors-no = No: compare all files with one another
# Beside the answers, for a folder with many files.
authors-earlier = No: the folder { $name } holds work from earlier years
# After the answer, beside a button that undoes it. $students: "25 authors with 1–3 files each".
authors-answered-folders =
    Each folder counts as one author: { $students }. { $pairs ->
        [one] { $pairs } pair of their own files is
       *[other] { $pairs } pairs of their own files are
    } not compared.
authors-answered-names =
    Each name counts as one author: { $students }. { $pairs ->
        [one] { $pairs } pair of their own files is
       *[other] { $pairs } pairs of their own files are
    } not compared.
authors-answered-no = All of these files are compared with one another.
authors-answered-earlier = One folder counts as work from earlier years.
authors-files =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    }
authors-range =
    { $most ->
        [one] { $least }–{ $most } file
       *[other] { $least }–{ $most } files
    }
# $files: authors-files or authors-range.
authors-students =
    { $students ->
        [one] { $students } author with { $files }
       *[other] { $students } authors with { $files } each
    }
# $files: authors-files.
authors-group = { $name } ({ $files })
# $names: "7a (14 files), 7b (16 files)", or the names of files.
authors-more = { $names } and { $more } more
authors-listed = { $groups }.
authors-listed-alone-folders = { $groups }; { $files } in no folder.
authors-listed-alone-names = { $groups }; { $files } without a name.

## Pairs that are skipped

authors-skipped =
    { $pairs ->
        [one] { $pairs } pair was not compared, because both files are by the same author.
       *[other] { $pairs } pairs were not compared, because both files are by the same author.
    }
authors-compare = Compare them
# After that, beside a button that undoes it.
authors-compared = Files by one author are now compared with each other, too.
authors-compared-cleared =
    { $documents ->
        [one] The author that you entered for { $documents } document was removed.
       *[other] The authors that you entered for { $documents } documents were removed.
    }
authors-compared-undone = Files by one author are again not compared with each other.

## Files given twice

authors-repeated-one = { $name } is the same as a file that you already added. Add it again?
authors-repeated =
    { $files ->
        [one] { $files } file is the same as one you already added: { $names }. Add it again?
       *[other] { $files } files are the same as ones you already added: { $names }. Add them again?
    }
authors-add-anyway = Add anyway
authors-leave-out = Leave out

## The rules in the settings

authors-by-layout = by a learning platform’s names
authors-by-layout-help = Where files or folders are named as Moodle, Canvas, Blackboard, Brightspace or Microsoft Teams name them, each file belongs to the author in that name. If it is not certain, you are asked.
authors-by-folder = by folder or ZIP file
authors-by-folder-help = Each folder, or ZIP file, has the files of one author. If there are only a few, with many folders in each, such as a class in a ZIP file with a folder per student, each of these inner folders is one author’s.
authors-by-name = by file name, even if not all fit
authors-by-name-help = “Jane Doe_12345_assignsubmission_file_essay.docx” and “doejane_12345_67890_essay.docx” begin with the author’s name.
authors-by-pattern = by a pattern
authors-by-pattern-help = A regular expression with one group, which finds the author in a file’s path.
authors-by-none = do not group: compare all files
authors-by-none-help = Every file is compared with every other, except files for which you entered the same author.

## What is wrong with a pattern

authors-pattern-empty = Enter a regular expression with one group in round brackets, such as ^([^_]+)_
authors-pattern-invalid = This is not a valid regular expression. Enter one with one group in round brackets, such as ^([^_]+)_
authors-pattern-groups =
    { $groups ->
        [0] The pattern has no group. Put the part that is the author in round brackets, as in ^([^_]+)_
        [one] The pattern has { $groups } group.
       *[other] The pattern has { $groups } groups in round brackets. Leave one, which is the author, as in ^([^_]+)_
    }
# $path: the path of a file, as far as it is shown.
authors-pattern-slow =
    { $seconds ->
        [one] The pattern took more than { $seconds } second at “{ $path }”. Avoid repetitions within repetitions, such as (a+)+, and repeat a set of characters instead, as in [^_]+
       *[other] The pattern took more than { $seconds } seconds at “{ $path }”. Avoid repetitions within repetitions, such as (a+)+, and repeat a set of characters instead, as in [^_]+
    }

## In the terminal

authors-known =
    { $files ->
        [one] { $files } file belongs to
       *[other] { $files } files belong to
    } { $people ->
        [one] { $people } author,
       *[other] { $people } authors,
    } going by the names that their learning platform gave them; files by one author are not compared with each other. To compare all files: --author-none
# $names: some of the authors: "Ann, Bob, Cid and 9 more".
authors-found =
    { $files ->
        [one] { $files } file belongs to
       *[other] { $files } files belong to
    } { $people ->
        [one] { $people } author: { $names }.
       *[other] { $people } authors: { $names }.
    } Files by one author are not compared with each other.
authors-ask-folders = All files are compared with one another. If each folder holds one author’s files: --author-by-folder
authors-ask-names = All files are compared with one another. If their names say whose they are: --author-by-name
