## Файлы, одинаковые у большинства авторов.

common-question =
    { $by ->
        [folders]
            { $all ->
                [one] Одно и то же в { $count } из { $all } папки: { $names }. Исключить?
                [few] Одно и то же в { $count } из { $all } папок: { $names }. Исключить?
               *[many] Одно и то же в { $count } из { $all } папок: { $names }. Исключить?
            }
       *[authors]
            { $all ->
                [one] Одно и то же у { $count } из { $all } автора: { $names }. Исключить?
                [few] Одно и то же у { $count } из { $all } авторов: { $names }. Исключить?
               *[many] Одно и то же у { $count } из { $all } авторов: { $names }. Исключить?
            }
    }
common-number = { NUMBER($count) }
common-range = { NUMBER($least) }–{ NUMBER($most) }
common-of =
    { $by ->
        [folders]
            { $all ->
                [one] в { NUMBER($count) } из { $all } папки
                [few] в { NUMBER($count) } из { $all } папок
               *[many] в { NUMBER($count) } из { $all } папок
            }
       *[authors]
            { $all ->
                [one] у { NUMBER($count) } из { $all } автора
                [few] у { NUMBER($count) } из { $all } авторов
               *[many] у { NUMBER($count) } из { $all } авторов
            }
    }
common-explanation = Такие файлы обычно выдают всем. Если их исключить, их текст считается шаблоном; то, что автор добавил к нему сам, по-прежнему учитывается.
common-authors-folders = Тогда каждая папка считается работой одного автора: её файлы между собой не сравниваются.
common-authors-names = Тогда за каждым именем стоит один автор, и его файлы между собой не сравниваются.
common-show = Показать какие
common-yes = Да, исключить
common-no = Нет, сравнивать
common-note-folders =
    { $all ->
        [one] Этот файл есть в { NUMBER($count) } из { $all } папки, поэтому его текст везде исключён.
        [few] Этот файл есть в { NUMBER($count) } из { $all } папок, поэтому его текст везде исключён.
       *[many] Этот файл есть в { NUMBER($count) } из { $all } папок, поэтому его текст везде исключён.
    }
common-note-authors =
    { $all ->
        [one] Этот файл есть у { NUMBER($count) } из { $all } автора, поэтому его текст везде исключён.
        [few] Этот файл есть у { NUMBER($count) } из { $all } авторов, поэтому его текст везде исключён.
       *[many] Этот файл есть у { NUMBER($count) } из { $all } авторов, поэтому его текст везде исключён.
    }

## В списке документов

common-left-out = Исключено, потому что есть у большинства авторов: { $names }. Сами файлы авторов остались.
common-count = Учитывать снова
