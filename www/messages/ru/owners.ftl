## Чьи это файлы, и файлы, которые даны дважды.

owners-question-folders = В каждой папке лежат файлы одного студента?
owners-question-names = Каждое имя в названиях файлов — один студент?
owners-until = Файлы одного студента между собой не сравниваются. Пока вы не ответили, сравниваются все.
owners-yes = Да: { $students }
owners-no = Нет: сравнить все файлы между собой
owners-files =
    { $files ->
        [one] { $files } файл
        [few] { $files } файла
       *[many] { $files } файлов
    }
owners-range =
    { $most ->
        [one] { $least }–{ $most } файл
        [few] { $least }–{ $most } файла
       *[many] { $least }–{ $most } файлов
    }
owners-students =
    { $students ->
        [one] { $students } студент, у него { $files }
        [few] { $students } студента, у каждого { $files }
       *[many] { $students } студентов, у каждого { $files }
    }
owners-group = { $name } ({ $files })
owners-more = { $names } и ещё { $more }
owners-listed = { $groups }.
owners-listed-alone-folders = { $groups }; вне папок: { $files }.
owners-listed-alone-names = { $groups }; без имени: { $files }.

## Пропущенные пары

owners-skipped =
    { $pairs ->
        [one] { $pairs } пара не сравнивалась: оба файла одного автора.
        [few] { $pairs } пары не сравнивались: оба файла одного автора.
       *[many] { $pairs } пар не сравнивались: оба файла одного автора.
    }
owners-compare = Сравнить и их

## Файлы, которые даны дважды

owners-repeated-one = Файл { $name } уже был добавлен. Второй раз он не добавлен.
owners-repeated =
    { $files ->
        [one] { $files } файл уже был добавлен: { $names }. Второй раз он не добавлен.
        [few] { $files } файла уже были добавлены: { $names }. Второй раз они не добавлены.
       *[many] { $files } файлов уже были добавлены: { $names }. Второй раз они не добавлены.
    }
owners-add-anyway = Всё равно добавить
owners-leave-out = Не добавлять

## Правила в настройках

owners-by-layout = по именам учебной платформы
owners-by-layout-help = Если все файлы названы так, как их называют Moodle, Canvas, Blackboard или Brightspace, каждый принадлежит студенту, чьё имя в нём стоит. Если это не наверняка, вас спросят.
owners-by-folder = по папке или архиву ZIP
owners-by-folder-help = Все файлы одной папки или одного архива ZIP принадлежат одному человеку.
owners-by-name = по имени файла, даже если подходят не все
owners-by-name-help = «Jane Doe_12345_assignsubmission_file_essay.docx» и «doejane_12345_67890_essay.docx» начинаются с имени студента.
owners-by-pattern = по регулярному выражению
owners-by-pattern-help = Регулярное выражение с одной группой, которая находит владельца в пути файла.
owners-by-none = никак: сравнить все файлы
owners-by-none-help = Каждый файл сравнивается со всеми остальными.

## В терминале

owners-known =
    { $files ->
        [one] { $files } файл принадлежит
        [few] { $files } файла принадлежат
       *[many] { $files } файлов принадлежат
    } { $people ->
        [one] { $people } человеку
        [few] { $people } людям
       *[many] { $people } людям
    }, судя по именам, которые дала им учебная платформа; файлы одного человека между собой не сравниваются. Чтобы сравнить все: --owner-none
owners-ask-folders = Все файлы сравниваются между собой. Если в каждой папке файлы одного человека: --owner-by-folder
owners-ask-names = Все файлы сравниваются между собой. Если в именах файлов сказано, чьи они: --owner-by-name
