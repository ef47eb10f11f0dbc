## Один документ и все его совпадения.

sources-back =
    ‹ { $view ->
        [pairs] Пары
        [people] Авторы
        [groups] Группы
        [matrix] Матрица
        [pair] Оба текста
        [check] Проверка
       *[documents] Документы
    }
sources-title = Все совпадения: { $name } — Lookalike
sources-link-missing = Эта ссылка ведёт к документу, которого нет на странице. Добавьте те же файлы ещё раз, и его совпадения откроются.
sources-soon = Совпадения появятся, когда закончится сравнение.
sources-busy = Поиск фрагментов: документов { NUMBER($done) } из { NUMBER($total) }…
sources-progress = Документы, в которых искали фрагменты
sources-cancel = Отменить
sources-cancelled = Поиск фрагментов отменён.
sources-failed = Не удалось найти общие фрагменты: { $reason }

sources-headline =
    { $unit ->
        [characters] { $matched ->
            [one] { $matched } совпадающий символ
            [few] { $matched } совпадающих символа
           *[many] { $matched } совпадающих символов
        }
        [code] { $matched ->
            [one] { $matched } совпадающая лексема
            [few] { $matched } совпадающие лексемы
           *[many] { $matched } совпадающих лексем
        }
       *[words] { $matched ->
            [one] { $matched } совпадающее слово
            [few] { $matched } совпадающих слова
           *[many] { $matched } совпадающих слов
        }
    }, { PERCENT($share) } из { NUMBER($all) }, в { $sources ->
        [one] { $sources } другом документе
        [few] { $sources } других документах
       *[many] { $sources } других документах
    }
sources-share =
    { $unit ->
        [characters] { $matched ->
            [one] { $matched } символ
            [few] { $matched } символа
           *[many] { $matched } символов
        }
        [code] { $matched ->
            [one] { $matched } лексема
            [few] { $matched } лексемы
           *[many] { $matched } лексем
        }
       *[words] { $matched ->
            [one] { $matched } слово
            [few] { $matched } слова
           *[many] { $matched } слов
        }
    }, { PERCENT($share) } показанного текста
sources-none = Совпадений нет
sources-none-hint = Ни в одном другом документе нет общих фрагментов с этим.
sources-passages =
    { $count ->
        [one] { $count } фрагмент
        [few] { $count } фрагмента
       *[many] { $count } фрагментов
    }
sources-chosen = Общий фрагмент с документом { NUMBER($number) }, { $name }
sources-chosen-label = Выбранный фрагмент
sources-open = Открыть рядом
sources-open-title = Сравнить с документом { $name }, оба текста рядом
sources-here =
    { $count ->
        [one] В { $count } документе:
        [few] В { $count } документах:
       *[many] В { $count } документах:
    }
sources-here-more = Ещё { NUMBER($count) }
sources-list = Документы с совпадениями
sources-heading =
    { $count ->
        [one] { $count } документ с совпадениями
        [few] { $count } документа с совпадениями
       *[many] { $count } документов с совпадениями
    }
sources-all-off = Выключить все
sources-all-on = Включить все
sources-count-it = Учитывать документ { NUMBER($number) }, { $name }
sources-next-of = Следующий общий фрагмент с документом { NUMBER($number) }, { $name }
sources-bounded = Некоторые фрагменты могут оказаться короче, чем на самом деле.
sources-unread =
    { $count ->
        [one] Это самые сильные совпадения: { NUMBER($read) }. Ещё { $count } документ здесь не учтён.
        [few] Это самые сильные совпадения: { NUMBER($read) }. Ещё { $count } документа здесь не учтены.
       *[many] Это самые сильные совпадения: { NUMBER($read) }. Ещё { $count } документов здесь не учтены.
    }
sources-more = Показать ещё документы
sources-counted =
    { $unit ->
        [code] Каждая лексема программы { $name } считается один раз, в скольких бы документах она ни была. Исключённые цитаты, списки литературы и текст шаблона не учитываются, как и фрагменты, которые вы исключили из пары.
       *[words] Каждое слово документа { $name } считается один раз, в скольких бы документах оно ни было. Исключённые цитаты, списки литературы и текст шаблона не учитываются, как и фрагменты, которые вы исключили из пары.
    }
