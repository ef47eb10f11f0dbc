## Группы документов, связанных парами из списка.

groups-found =
    { $groups ->
        [one] { $groups } группа; совпадающими { $unit ->
            [code] лексемами
           *[other] словами
        } связано документов: { NUMBER($documents) } из { NUMBER($all) }.
        [few] { $groups } группы; совпадающими { $unit ->
            [code] лексемами
           *[other] словами
        } связано документов: { NUMBER($documents) } из { NUMBER($all) }.
       *[many] { $groups } групп; совпадающими { $unit ->
            [code] лексемами
           *[other] словами
        } связано документов: { NUMBER($documents) } из { NUMBER($all) }.
    }
groups-found-similar =
    { $groups ->
        [one] { $groups } группа; сходством связано документов: { NUMBER($documents) } из { NUMBER($all) }.
        [few] { $groups } группы; сходством связано документов: { NUMBER($documents) } из { NUMBER($all) }.
       *[many] { $groups } групп; сходством связано документов: { NUMBER($documents) } из { NUMBER($all) }.
    }
groups-none = Групп нет
groups-none-matched = Нет двух документов, у которых достаточно общего, чтобы их связать.
groups-none-similar = Нет двух документов, достаточно похожих, чтобы их связать.
# Where no pair was compared, as with documents of the archive alone.
groups-none-compared = Документы не сравнивались, поэтому о группах ничего сказать нельзя. Прошлые работы и файлы одного автора между собой не сравниваются.
# $number: a field to enter it.
groups-least-matched =
    Связывать документы, если совпало { $unit ->
        [code] лексем:
       *[other] слов:
    } { $number } и больше
groups-least-similar = Связывать документы при сходстве от { $number } %
groups-none-below = В списке нет пар, у которых меньше { $limit }.
groups-none-above = В списке нет пар, у которых больше { $limit }.
groups-slider-matched =
    Наименьшее число совпадающих { $unit ->
        [code] лексем,
       *[other] слов,
    } которое связывает документы
groups-slider-similar = Наименьшее сходство, которое связывает документы, в процентах
groups-search = Найти документ
groups-nothing-found = Документа с таким названием нет ни в одной группе.
groups-choose = Группы
groups-group = Группа { $number }
groups-documents =
    { $count ->
        [one] { $count } документ
        [few] { $count } документа
       *[many] { $count } документов
    }
groups-previous = Назад
groups-next = Дальше
groups-page = Группы { NUMBER($first) }–{ NUMBER($last) } из { NUMBER($all) }

## Одна группа

groups-size =
    { $documents ->
        [one] { $documents } документ
        [few] { $documents } документа
       *[many] { $documents } документов
    }, { $pairs ->
        [one] { $pairs } пара; наибольшее число совпадающих { $unit ->
            [code] лексем:
           *[other] слов:
        } { NUMBER($strongest) }
        [few] { $pairs } пары; наибольшее число совпадающих { $unit ->
            [code] лексем:
           *[other] слов:
        } { NUMBER($strongest) }
       *[many] { $pairs } пар; наибольшее число совпадающих { $unit ->
            [code] лексем:
           *[other] слов:
        } { NUMBER($strongest) }
    }.
groups-size-similar =
    { $documents ->
        [one] { $documents } документ
        [few] { $documents } документа
       *[many] { $documents } документов
    }, { $pairs ->
        [one] { $pairs } пара; наибольшее сходство: { PERCENT($strongest) }
        [few] { $pairs } пары; наибольшее сходство: { PERCENT($strongest) }
       *[many] { $pairs } пар; наибольшее сходство: { PERCENT($strongest) }
    }.
groups-all-same = У всех документов этой группы один и тот же текст.
groups-hub-common =
    { $passages ->
        [one] В документе { $name } есть почти всё, что совпадает у остальных ({ $passages } фрагмент); ни об одном другом документе этого сказать нельзя. Возможно, остальные взяли это из него, а возможно, он составлен из их текстов.
        [few] В документе { $name } есть почти всё, что совпадает у остальных ({ $passages } фрагмента); ни об одном другом документе этого сказать нельзя. Возможно, остальные взяли это из него, а возможно, он составлен из их текстов.
       *[many] В документе { $name } есть почти всё, что совпадает у остальных ({ $passages } фрагментов); ни об одном другом документе этого сказать нельзя. Возможно, остальные взяли это из него, а возможно, он составлен из их текстов.
    }
groups-hub-collected =
    { $others ->
        [one] Фрагменты документа { $name } есть ещё в { $others } документе; между собой у остальных ничего общего нет. Возможно, он составлен из их текстов, а возможно, они взяли это из него.
        [few] Фрагменты документа { $name } есть ещё в { $others } документах; между собой у них ничего общего нет. Возможно, он составлен из их текстов, а возможно, они взяли это из него.
       *[many] Фрагменты документа { $name } есть ещё в { $others } документах; между собой у них ничего общего нет. Возможно, он составлен из их текстов, а возможно, они взяли это из него.
    }
groups-hub-earlier =
    { $passages ->
        [one] Вероятный источник: { $name }, прошлая работа. В ней есть почти всё, что совпадает у остальных ({ $passages } фрагмент).
        [few] Вероятный источник: { $name }, прошлая работа. В ней есть почти всё, что совпадает у остальных ({ $passages } фрагмента).
       *[many] Вероятный источник: { $name }, прошлая работа. В ней есть почти всё, что совпадает у остальных ({ $passages } фрагментов).
    }
groups-hub-direction = Кто у кого списал, можно решить, только прочитав тексты.
groups-draw = Нарисовать граф (документов: { NUMBER($count) })
groups-drawing = Граф рисуется…

## Граф

groups-graph = Граф группы { $number }
groups-line = { $a } и { $b }: { $value }
groups-value-matched =
    { $unit ->
        [code] { $count ->
            [one] { $count } совпадающая лексема
            [few] { $count } совпадающие лексемы
           *[many] { $count } совпадающих лексем
        }
       *[other] { $count ->
            [one] { $count } совпадающее слово
            [few] { $count } совпадающих слова
           *[many] { $count } совпадающих слов
        }
    }
groups-value-similar = сходство { PERCENT($share) }
groups-node =
    { $count ->
        [one] { $number }. { $name }, { $count } пара
        [few] { $number }. { $name }, { $count } пары
       *[many] { $number }. { $name }, { $count } пар
    }
groups-node-archive =
    { $count ->
        [one] { $number }. { $name }, из прошлых работ, { $count } пара
        [few] { $number }. { $name }, из прошлых работ, { $count } пары
       *[many] { $number }. { $name }, из прошлых работ, { $count } пар
    }
groups-key-submission = работа
groups-key-archive = прошлая работа
groups-key-line =
    Чем шире линия, тем больше совпадающих { $unit ->
        [code] лексем.
       *[other] слов.
    } Нажмите на линию, чтобы открыть пару.
groups-key-line-similarity = Чем шире линия, тем больше сходство. Нажмите на линию, чтобы открыть пару.
groups-key-weak =
    { $count ->
        [one] { $count } самая слабая пара показана бледно.
        [few] { $count } самые слабые пары показаны бледно.
       *[many] { $count } самых слабых пар показаны бледно.
    }
groups-keys = Стрелки ведут от документа к документу и к линиям; Enter открывает пару.
groups-not-drawn = На рисунке первые документы ({ NUMBER($shown) }) и самые сильные линии ({ NUMBER($lines) }).

## Таблицы

groups-members = Документы группы
groups-number-head = №
groups-document-head = Документ
groups-strongest-head = Самое сильное совпадение
groups-archive-tag = прошлая работа
groups-pair-count =
    { $count ->
        [one] { $count } пара
        [few] { $count } пары
       *[many] { $count } пар
    }
groups-same-as = тот же текст, что у № { $number }
groups-matched =
    { $unit ->
        [code] { $count ->
            [one] { $count } лексема —
            [few] { $count } лексемы —
           *[many] { $count } лексем —
        }
       *[other] { $count ->
            [one] { $count } слово —
            [few] { $count } слова —
           *[many] { $count } слов —
        }
    }
groups-similar = сходство { PERCENT($share) } —
groups-share =
    { PERCENT($share) } его { $unit ->
        [code] лексем
       *[other] слов
    }
groups-pairs = Пары группы
groups-all-pairs = Все пары этой группы: { $count }
groups-matched-head =
    Совпадающие { $unit ->
        [code] лексемы
       *[other] слова
    }
groups-similar-head = Сходство
groups-pair-head = Документы
