## Whose the files are, and files that are given twice.

owners-question-folders = Does each folder hold the files of one author?
owners-question-names = Does each name in these file names stand for one author?
owners-until = Files by one author are not compared with each other. Until you answer, all are.
# The first answer. $students: "25 students with 1–3 files each".
owners-yes = Yes: { $students }
owners-no = No: compare all files with one another
# Beside the answers, for a folder with many files.
owners-earlier = No: { $name } is work from an earlier year
owners-files =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    }
owners-range =
    { $most ->
        [one] { $least }–{ $most } file
       *[other] { $least }–{ $most } files
    }
# $files: owners-files or owners-range.
owners-students =
    { $students ->
        [one] { $students } author with { $files }
       *[other] { $students } authors with { $files } each
    }
# $files: owners-files.
owners-group = { $name } ({ $files })
# $names: "7a (14 files), 7b (16 files)", or the names of files.
owners-more = { $names } and { $more } more
owners-listed = { $groups }.
owners-listed-alone-folders = { $groups }; { $files } in no folder.
owners-listed-alone-names = { $groups }; { $files } without a name.

## Pairs that are skipped

owners-skipped =
    { $pairs ->
        [one] { $pairs } pair was not compared, because both files are by the same author.
       *[other] { $pairs } pairs were not compared, because both files are by the same author.
    }
owners-compare = Compare them

## Files given twice

owners-repeated-one = { $name } is the same as a file that you already added. It was not added again.
owners-repeated =
    { $files ->
        [one] { $files } file is the same as one you already added: { $names }. It was not added again.
       *[other] { $files } files are the same as ones you already added: { $names }. They were not added again.
    }
owners-add-anyway = Add anyway
owners-leave-out = Leave out

## The rules in the settings

owners-by-layout = by a learning platform’s names
owners-by-layout-help = Where all files are named as Moodle, Canvas, Blackboard or Brightspace name them, each belongs to the author in its name. If it is not certain, you are asked.
owners-by-folder = by folder or ZIP file
owners-by-folder-help = All files in one folder, or in one ZIP file, are by one author.
owners-by-name = by file name, even if not all fit
owners-by-name-help = “Jane Doe_12345_assignsubmission_file_essay.docx” and “doejane_12345_67890_essay.docx” begin with the author’s name.
owners-by-pattern = by a pattern
owners-by-pattern-help = A regular expression with one group, which finds the author in a file’s path.
owners-by-none = do not group: compare all files
owners-by-none-help = Every file is compared with every other.

## What is wrong with a pattern

owners-pattern-empty = Enter a regular expression with one group in round brackets, such as ^([^_]+)_
owners-pattern-invalid = This is not a valid regular expression. Enter one with one group in round brackets, such as ^([^_]+)_
owners-pattern-groups =
    { $groups ->
        [0] The pattern has no group. Put the part that is the author in round brackets, as in ^([^_]+)_
        [one] The pattern has { $groups } group.
       *[other] The pattern has { $groups } groups in round brackets. Leave one, which is the author, as in ^([^_]+)_
    }
# $path: the path of a file, as far as it is shown.
owners-pattern-slow =
    { $seconds ->
        [one] The pattern took more than { $seconds } second at “{ $path }”. Avoid repetitions within repetitions, such as (a+)+, and repeat a set of characters instead, as in [^_]+
       *[other] The pattern took more than { $seconds } seconds at “{ $path }”. Avoid repetitions within repetitions, such as (a+)+, and repeat a set of characters instead, as in [^_]+
    }

## In the terminal

owners-known =
    { $files ->
        [one] { $files } file belongs to
       *[other] { $files } files belong to
    } { $people ->
        [one] { $people } author,
       *[other] { $people } authors,
    } as their learning platform named them; files by one author are not compared with each other. To compare all files: --owner-none
owners-ask-folders = All files are compared with one another. If each folder holds one author’s files: --owner-by-folder
owners-ask-names = All files are compared with one another. If their names say whose they are: --owner-by-name
