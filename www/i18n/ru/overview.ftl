## Обзор над списком пар: результат одной фразой и самое сильное совпадение каждого документа.

overview-stand-out =
    { $found ->
        [one] Выделяется { $found } пара из { NUMBER($all) }
        [few] Выделяются { $found } пары из { NUMBER($all) }
       *[many] Выделяются { $found } пар из { NUMBER($all) }
    }.
# Список ограничен, и в нём не все пары.
overview-stand-out-listed =
    { $found ->
        [one] Выделяется не меньше { $found } пары из { NUMBER($all) }
        [few] Выделяются не меньше { $found } пар из { NUMBER($all) }
       *[many] Выделяются не меньше { $found } пар из { NUMBER($all) }
    }; список ограничен, и в нём не все пары.
# Показаны, но в сравнении такого размера хотя бы одна такая пара ожидается случайно.
overview-weak =
    { $weak ->
        [one] В списке есть ещё { $weak } более слабая пара.
        [few] В списке есть ещё { $weak } более слабые пары.
       *[many] В списке есть ещё { $weak } более слабых пар.
    }
overview-short-programs = В { NUMBER($count) } из них обе программы слишком коротки, чтобы отличить заимствование от честного решения.
overview-weak-why = В таком сравнении более слабые пары может дать и случайность или общее задание.
overview-none-stands-out =
    { $all ->
        [one] Из { $all } пары не выделяется ни одна.
        [few] Из { $all } пар не выделяется ни одна.
       *[many] Из { $all } пар не выделяется ни одна.
    }
overview-nothing-similar = Ничего похожего не найдено
# Чего не искали, после того что найдено.
overview-not-sought =
    { $unit ->
        [code] Не искали: код, переписанный с нуля, и код не из этих программ.
        [words] Не искали: переводы и другие источники. Полностью пересказанный текст находится лишь отчасти.
       *[characters] Не искали: полностью пересказанный текст, переводы и другие источники.
    }
overview-similar =
    { $found ->
        [one] У { $found } пары из { NUMBER($all) } сходство { PERCENT($threshold) } или больше.
        [few] У { $found } пар из { NUMBER($all) } сходство { PERCENT($threshold) } или больше.
       *[many] У { $found } пар из { NUMBER($all) } сходство { PERCENT($threshold) } или больше.
    }
# Где в списке все пары, в которых совпадает хоть что-то.
overview-share =
    { $found ->
        [one] В { $found } паре из { NUMBER($all) } совпадает хотя бы одна фраза.
        [few] В { $found } парах из { NUMBER($all) } совпадает хотя бы одна фраза.
       *[many] В { $found } парах из { NUMBER($all) } совпадает хотя бы одна фраза.
    }

## Куда идти дальше: ссылки

overview-groups =
    { $count ->
        [one] { $count } группа
        [few] { $count } группы
       *[many] { $count } групп
    }
overview-tricks =
    { $count ->
        [one] { $count } документ с уловками
        [few] { $count } документа с уловками
       *[many] { $count } документов с уловками
    }
overview-unread =
    { $count ->
        [one] { $count } файл не прочитан
        [few] { $count } файла не прочитаны
       *[many] { $count } файлов не прочитано
    }
# $unread: overview-unread. $count: файлы, которые системы оставляют в папках.
overview-unread-system =
    { $unread } и { $count ->
        [one] { $count } системный файл
        [few] { $count } системных файла
       *[many] { $count } системных файлов
    }
overview-incomplete =
    { $count ->
        [one] { $count } файл прочитан не полностью
        [few] { $count } файла прочитаны не полностью
       *[many] { $count } файлов прочитано не полностью
    }
overview-empty =
    { $count ->
        [one] { $count } документ слишком короток для сравнения
        [few] { $count } документа слишком коротки для сравнения
       *[many] { $count } документов слишком коротки для сравнения
    }

## Самое сильное совпадение каждого документа: столбцы и порог, который можно двигать

# Название ползунка для программ экранного доступа.
overview-threshold = Показывать пары от
# $documents из $all документов. Когда порог на нуле.
overview-all =
    { $documents ->
        [one] Совпадения есть у { $documents } документа из { NUMBER($all) }.
        [few] Совпадения есть у { $documents } документов из { NUMBER($all) }.
       *[many] Совпадения есть у { $documents } документов из { NUMBER($all) }.
    }
overview-drag = Порог можно двигать.
# $from: «120 совпадающих слов». $below: документы, у которых меньше.
overview-from =
    От { $from }: { $documents ->
        [one] { $documents } документ
        [few] { $documents } документа
       *[many] { $documents } документов
    } в { $pairs ->
        [one] { $pairs } паре
        [few] { $pairs } парах
       *[many] { $pairs } парах
    }. Ниже: { $below ->
        [one] { $below } документ.
        [few] { $below } документа.
       *[many] { $below } документов.
    }
# $pairs: записанное число, например 0,02.
overview-from-chance = Случайно ожидается пар: около { $pairs }.
overview-from-no-chance = Случайно таких пар практически не ожидается.
overview-unit-words = совпадающих слов
overview-unit-weighted = слов с учётом веса
overview-unit-score = обеих программ
overview-unit-similarity = сходство
overview-details = Подробности
overview-strongest = Самое сильное совпадение
overview-documents = Документы
overview-by-chance = Ожидалось случайно
overview-none = нет
overview-about-words = Каждый документ учтён один раз — по самому сильному совпадению. Каждый столбец охватывает вдвое больше слов, чем предыдущий. Штриховка: что дала бы одна случайность.
overview-about-weighted = С учётом веса — значит, что совпадающие слова, которые есть более чем в трёх других документах, весят меньше.
overview-about-score = Каждая программа учтена один раз — по наибольшей доле обеих программ, общей с какой-то другой; код, который есть у немногих, значит больше. Сколько пар было бы без списывания, для программ на графике не показано.
overview-about-similarity = Каждый документ учтён один раз — по наибольшему сходству с другим. Сколько пар дала бы случайность, известно только для совпадающих слов.

overview-authors =
    { $found ->
        [0] Ни одна пара авторов не выделяется; всего пар: { NUMBER($all) }.
        [one] Выделяется { $found } пара авторов; всего пар: { NUMBER($all) }.
        [few] Выделяются { $found } пары авторов; всего пар: { NUMBER($all) }.
       *[many] Выделяется { $found } пар авторов; всего пар: { NUMBER($all) }.
    }
