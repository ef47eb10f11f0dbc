## Страница, на которой новый документ сравнивается с уже добавленными.

check-tab = Проверить новый документ
check-intro =
    Новый документ сравнивается с { $documents ->
        [one] { $documents } документом
        [few] { $documents } документами
       *[many] { $documents } документами
    } и добавляется, только если вы так решите.

## Форма

check-form = Новый документ для проверки
check-name = Название
check-optional = (необязательно)
check-text = Текст
check-read-file = Прочитать из файла
check-too-long =
    { $characters ->
        [one] В этом тексте { $characters } символ: это слишком много, чтобы показать его здесь.
        [few] В этом тексте { $characters } символа: это слишком много, чтобы показать его здесь.
       *[many] В этом тексте { $characters } символов: это слишком много, чтобы показать его здесь.
    } Проверить его всё равно можно.
check-other-text = Взять другой текст
check-rule = Правило добавления
check-rule-refuses = Правило добавления отклоняет этот документ.
check-rule-hint = Новый документ нельзя добавить, если он слишком похож на другой или если из-за него группа похожих документов стала бы слишком большой. Общие фрагменты показываются в любом случае.
check-refuse-at = Отклонять при сходстве не ниже (%)
check-refuse-at-wrong = Введите число от 0 до 100. «{ $value }» не подходит.
check-largest-group = Не больше документов в группе
check-largest-group-wrong = Введите целое число не меньше 1. «{ $value }» не подходит.
check-run = Проверить
check-cancel = Отменить
check-reading = Читается { $name }…
check-busy = Идёт проверка…
check-unreadable = Не удалось прочитать { $name }. { $reason }
check-archive = Это архив. Распакуйте его и выберите один документ.
check-partly-read = прочитано не полностью, без: { $what }

## Результат

check-result = Результат
check-stale = Текст, правило, настройки или документы изменились. Проверьте ещё раз.
check-add = Добавить к документам
check-added = Документ { $name } добавлен.
check-unnamed = Новый документ
check-unique = { $name }: совпадений не найдено.
check-may-be-rewritten = { $name }: возможно, пересказ.
check-joins = { $name }: документ похож на другие.
check-refused = { $name }: слишком похоже, добавить нельзя.
check-why-unique = Ни один документ не похож на него на { PERCENT($threshold) } или больше.
check-why-too-similar = Сходство с { $other } составляет { PERCENT($share) }. Документы отклоняются начиная с { $limit } %.
check-why-full = Он относится к группе похожих документов ({ $names }), но она заполнена: в ней стало бы документов { $size }, а допускается не больше { $largest }.
check-why-joins = Его группа похожих документов: { $names }.
check-others =
    { $count ->
        [one] ещё { $count }
        [few] ещё { $count }
       *[many] ещё { $count }
    }

## Похожие документы

check-similar =
    { $count ->
        [0] Нет документов, похожих
        [one] { $count } документ похож
        [few] { $count } документа похожи
       *[many] { $count } документов похожи
    } на новый на { PERCENT($threshold) } или больше.
check-similar-list = Похожие документы, самые похожие сначала
check-not-listed =
    { $count ->
        [one] { $count } наименее похожий документ не показан.
        [few] { $count } наименее похожих документа не показаны.
       *[many] { $count } наименее похожих документов не показаны.
    } Чтобы увидеть больше, увеличьте число пар в списке в настройках.
check-removed = убранный документ
check-shares = { PERCENT($inOther) } фраз нового документа есть в { $other }; { PERCENT($inNew) } фраз документа { $other } есть в новом.
check-shared =
    { $all ->
        [one] в обоих { $shared } из { $all } фразы
        [few] в обоих { $shared } из { $all } фраз
       *[many] в обоих { $shared } из { $all } фраз
    }
check-shared-weighted = в обоих есть фразы на { $shared } из { $all } баллов (у редких фраз баллов больше)
check-jaccard = коэффициент Жаккара { PERCENT($share) }

## Как это посчитано

check-counted = Как это посчитано
check-counted-words =
    { $tokens ->
        [one] В новом документе { $tokens } слово,
        [few] В новом документе { $tokens } слова,
       *[many] В новом документе { $tokens } слов,
    } { $shingles ->
        [one] из них складывается { $shingles } фраза (шингл).
        [few] из них складываются { $shingles } разные фразы (шинглы).
       *[many] из них складывается { $shingles } разных фраз (шинглов).
    }
check-counted-characters =
    { $tokens ->
        [one] В новом документе { $tokens } символ,
        [few] В новом документе { $tokens } символа,
       *[many] В новом документе { $tokens } символов,
    } { $shingles ->
        [one] из них складывается { $shingles } последовательность (шингл).
        [few] из них складываются { $shingles } разные последовательности (шинглы).
       *[many] из них складывается { $shingles } разных последовательностей (шинглов).
    }
check-counted-code =
    { $tokens ->
        [one] В новой программе { $tokens } лексема,
        [few] В новой программе { $tokens } лексемы,
       *[many] В новой программе { $tokens } лексем,
    } { $shingles ->
        [one] из них складывается { $shingles } последовательность (шингл).
        [few] из них складываются { $shingles } разные последовательности (шинглы).
       *[many] из них складывается { $shingles } разных последовательностей (шинглов).
    }
check-measure-jaccard = Сходство — это доля общих фраз среди всех фраз обоих документов (коэффициент Жаккара).
check-measure-sorensen = Сходство — это удвоенное число общих фраз, делённое на число фраз обоих документов (мера Сёренсена).
check-measure-overlap = Сходство — это доля фраз более короткого документа, которые есть в более длинном (перекрытие).

## Общие фрагменты

check-copied =
    { $name }: общий текст с { $found } из { $documents ->
        [one] { $documents } документа
        [few] { $documents } документов
       *[many] { $documents } документов
    }.
check-copied-little =
    { $name }: только короткие общие фрагменты с { $found } из { $documents ->
        [one] { $documents } документа
        [few] { $documents } документов
       *[many] { $documents } документов
    }.
check-why-unique-passages =
    Ни у одного документа нет с ним { $least ->
        [one] { $least } совпадающего слова
        [few] { $least } совпадающих слов
       *[many] { $least } совпадающих слов
    } или больше, и ни один не похож на него на { PERCENT($threshold) } или больше. Совпадения короче и те, что объясняет случайность, не показываются.
check-why-unique-programs = Ни у одной программы нет с ней достаточно общего кода, чтобы предположить заимствование, и ни одна не похожа на неё на { PERCENT($threshold) } или больше.
check-too-short = { $name }: слишком короткий текст для проверки.
check-why-too-short =
    { $words ->
        [one] В нём { $words } слово, а для совпадения нужно не меньше { NUMBER($least) }.
        [few] В нём { $words } слова, а для совпадения нужно не меньше { NUMBER($least) }.
       *[many] В нём { $words } слов, а для совпадения нужно не меньше { NUMBER($least) }.
    }
check-empty-file = { $name }: текста нет.
check-why-copied = Слов, совпадающих с документом «{ $other }»: { $matched } из { $all }.
check-why-copied-code = Лексем, совпадающих с программой «{ $other }»: { $matched } из { $all }.
check-shared-with =
    { $documents ->
        [one] Общие фрагменты с новым найдены в { $documents } документе.
        [few] Общие фрагменты с новым найдены в { $documents } документах.
       *[many] Общие фрагменты с новым найдены в { $documents } документах.
    }
check-shared-little =
    { $documents ->
        [one] Из них с { $documents } документом общего слишком мало для списка пар.
        [few] Из них с { $documents } документами общего слишком мало для списка пар.
       *[many] Из них с { $documents } документами общего слишком мало для списка пар.
    }
check-shared-besides =
    { $documents ->
        [one] Ещё с { $documents } документом общего меньше, чем нужно для списка пар
        [few] Ещё с { $documents } документами общего меньше, чем нужно для списка пар
       *[many] Ещё с { $documents } документами общего меньше, чем нужно для списка пар
    }
check-shared-list =
    { $unit ->
        [code] Программы с общими фрагментами, сначала с самым сильным совпадением
       *[words] Документы с общими фрагментами, сначала те, где больше совпадающих слов
    }
check-matched =
    { $matched ->
        [one] { $matched } совпадающее слово:
        [few] { $matched } совпадающих слова:
       *[many] { $matched } совпадающих слов:
    } { PERCENT($inNew) } слов нового документа, { PERCENT($inOther) } слов этого документа.
check-matched-code =
    { $matched ->
        [one] { $matched } совпадающая лексема:
        [few] { $matched } совпадающие лексемы:
       *[many] { $matched } совпадающих лексем:
    } { PERCENT($inNew) } лексем новой программы, { PERCENT($inOther) } лексем этой программы.
check-not-aligned =
    { $unit ->
        [code] { $count ->
            [one] Ещё { $count } документ не рассмотрен: слишком у многих есть общий с ним редкий код.
            [few] Ещё { $count } документа не рассмотрены: слишком у многих есть общий с ним редкий код.
           *[many] Ещё { $count } документов не рассмотрены: слишком у многих есть общий с ним редкий код.
        }
       *[words] { $count ->
            [one] Ещё { $count } документ не рассмотрен: слишком у многих есть общие с ним редкие слова.
            [few] Ещё { $count } документа не рассмотрены: слишком у многих есть общие с ним редкие слова.
           *[many] Ещё { $count } документов не рассмотрены: слишком у многих есть общие с ним редкие слова.
        }
    }
check-few-words =
    { $count ->
        [one] У { $count } документа
        [few] У { $count } документов
       *[many] У { $count } документов
    } с ним лишь несколько совпадающих слов, хотя и редких. Этого мало для списка: дело тут обычно в общей теме. Меньший минимум совпадающих слов (minMatched), например { NUMBER($few) }, может добавить такие документы в список.
check-shared-more =
    { $count ->
        [one] Ещё { $count } не показан.
        [few] Ещё { $count } не показаны.
       *[many] Ещё { $count } не показаны.
    }
check-total =
    { $unit ->
        [characters] Всего совпадает символов: { NUMBER($matched) } из { NUMBER($all) } ({ PERCENT($share) }), каждый учтён один раз.
        [code] Всего совпадает лексем: { NUMBER($matched) } из { NUMBER($all) } ({ PERCENT($share) }), каждая учтена один раз.
       *[words] Всего совпадает слов: { NUMBER($matched) } из { NUMBER($all) } ({ PERCENT($share) }), каждое учтено один раз.
    }
check-all-matches = Показать новый документ со всеми совпадениями
check-save = Сохранить таблицей (CSV)
check-table-in-order = Редкие слова в том же порядке (возможно, пересказ)
check-rewritten =
    Новый документ, возможно, пересказ { $documents ->
        [one] { $documents } документа
        [few] { $documents } документов
        [many] { $documents } документов
       *[other] { $documents } документа
    }.
check-rewritten-list = Документы, которые он, возможно, пересказывает
check-rewritten-show = Показать оба текста
check-passages-show = Показать фрагменты
check-passages-busy = Поиск фрагментов…
check-passage-new = Новый документ
check-passages-left =
    { $count ->
        [one] Не показан ещё { $count } более короткий фрагмент.
        [few] Не показаны ещё { $count } более коротких фрагмента.
       *[many] Не показаны ещё { $count } более коротких фрагментов.
    }

## Архивы

check-intro-none = Новый документ пока не с чем сравнить. Добавьте документы на страницу или включите коллекцию ({ $manage }).
check-intro-none-on = Новый документ пока не с чем сравнить. Добавьте документы на страницу или выберите коллекцию.
check-with-archives = Сравнивать и с коллекциями на этом устройстве:
check-archive-choice = { $name }, { $documents ->
        [one] { $documents } документ
        [few] { $documents } документа
       *[many] { $documents } документов
    }
check-archives = Управлять коллекциями
check-add-archive = Добавить в коллекцию «{ $archive }»
check-added-archive = Документ { $name } добавлен в коллекцию «{ $archive }». Следующий документ будет сравниваться и с ним.
