## Сравнение двух документов.

comparison-back = ‹ Пары
comparison-and = и
comparison-failed = Не удалось найти общие фрагменты: { $reason }
comparison-busy = Тексты сравниваются…

## Главное: какая часть каждого текста есть в другом

comparison-scores = Показатели
comparison-side =
    { $unit ->
        [code] { $matched ->
            [one] { $matched } совпадающая лексема из { NUMBER($all) }
            [few] { $matched } совпадающие лексемы из { NUMBER($all) }
           *[many] { $matched } совпадающих лексем из { NUMBER($all) }
        }{ $template ->
            [0] { "" }
            [one] ; { $template } — код шаблона
            [few] ; { $template } — код шаблона
           *[many] ; { $template } — код шаблона
        }
       *[words] { $matched ->
            [one] { $matched } совпадающее слово, { PERCENT($share) } из { NUMBER($all) }
            [few] { $matched } совпадающих слова, { PERCENT($share) } из { NUMBER($all) }
           *[many] { $matched } совпадающих слов, { PERCENT($share) } из { NUMBER($all) }
        }
    }
comparison-both-programs =
    { $hasTemplate ->
        [yes] Общее: { PERCENT($share) } обеих программ: редкий код весит больше, а код шаблона не учитывается.
       *[no] Общее: { PERCENT($share) } обеих программ: редкий код весит больше.
    }
comparison-side-smaller = В списке пар стоит меньшее из двух чисел.
comparison-side-phrases = { PERCENT($share) } его фраз есть в другом
comparison-side-estimated = Примерно { PERCENT($share) } его фраз есть в другом
comparison-side-nothing =
    { $unit ->
        [code] общих фрагментов нет
       *[words] нет совпадений, которые нельзя объяснить случайностью
    }
comparison-swap = Поменять тексты местами
comparison-all-sources = Все совпадения
comparison-all-sources-of = { $name }: все совпадения
comparison-also =
    { $isAll ->
        [no] Есть ещё не менее чем в
       *[yes] Есть ещё в
    } { $count ->
        [one] { $count } документе
        [few] { $count } документах
       *[many] { $count } документах
    }
comparison-exclude-everywhere = Исключить везде (как шаблон)
comparison-template-name = Фрагмент из большинства документов: { $start }
comparison-by-hand =
    { $count ->
        [one] Вы исключили { $count } фрагмент: { $counted }.
        [few] Вы исключили { $count } фрагмента: { $counted }.
       *[many] Вы исключили { $count } фрагментов: { $counted }.
    }
comparison-by-hand-numbers =
    { $unit ->
        [code] Исключённое нигде не входит в число совпадающих лексем: ни здесь, ни в списке, ни у авторов и групп, ни в сохранённых файлах.
       *[words] Исключённое нигде не входит в число совпадающих слов: ни здесь, ни в списке, ни у авторов и групп, ни в сохранённых файлах.
    }
comparison-counted-by-hand = Сходство ниже ещё учитывает исключённое вами.
comparison-counted-by-hand-shares = Доли каждого текста и сходство ниже ещё учитывают исключённое вами.
comparison-leave-out = Не заимствовано: исключить фрагмент
comparison-restore = Снова учитывать фрагмент
comparison-restore-all = Снова учитывать все фрагменты
comparison-copy = Скопировать фрагмент
comparison-copied = Скопировано из обоих документов, с их названиями.
comparison-not-copied = Браузер не разрешил копирование. Выделите фрагмент в тексте и скопируйте его.
# Above the copied passage of one document.
comparison-copy-from = { $name }:
comparison-copy-from-lines = { $name }, строки { $lines }:
comparison-copy-from-pages = { $name }, { $pages }:
comparison-pages-in = В тексте { $name }: { $pages }.
# Below both. $count: comparison-count.
comparison-copy-matched = Фрагмент { NUMBER($number) }, совпадает: { $count }. Найдено с помощью Lookalike.
comparison-is-out = Вы исключили этот фрагмент.
comparison-left-out = Фрагмент { NUMBER($number) } исключён.
comparison-restored = Фрагмент { NUMBER($number) } снова учитывается.
comparison-restored-all = Все фрагменты этой пары снова учитываются.
# Shows the switches and the search above the texts, in a narrow window.
comparison-tools = Инструменты
comparison-details = Подробнее
comparison-scroll = Прокручивать вместе
comparison-scroll-hint = Когда вы прокручиваете один текст, другой следует за ним: фрагмент рядом с фрагментом.
comparison-find = Найти в обоих текстах
comparison-find-one = Найти в тексте
comparison-find-short = Найти
comparison-find-none = не найдено
comparison-find-places =
    { $total ->
        [one] { $total } место
        [few] { $total } места
       *[many] { $total } мест
    }
comparison-find-many = больше { NUMBER($total) } мест
comparison-find-place = { NUMBER($at) } из { NUMBER($total) }
comparison-find-place-many = { NUMBER($at) } из более чем { NUMBER($total) }
comparison-find-previous = Предыдущее место
comparison-find-next = Следующее место
comparison-previous = Предыдущий фрагмент
comparison-next = Следующий фрагмент
comparison-chip-out = Фрагмент { NUMBER($number) }: { $count }, исключён вами
comparison-moved = переставлено: { $text }
comparison-repeated = повторено: { $text }
comparison-reworded = другая форма: { $before } → { $after }
comparison-headline-phrases = { PERCENT($shareA) } фраз из { $a } есть в { $b }; { PERCENT($shareB) } фраз из { $b } есть в { $a }.
comparison-headline-estimated = Примерно { PERCENT($shareA) } фраз из { $a } есть в { $b }; примерно { PERCENT($shareB) } фраз из { $b } есть в { $a }.
comparison-nothing =
    { $unit ->
        [code] В этих программах нет общих фрагментов.
       *[words] В этих текстах нет совпадений, которые нельзя объяснить случайностью.
    }
comparison-verdict = Сходство — ещё не приговор: прочитайте фрагменты.
comparison-bounded = Некоторые фразы повторяются в этих текстах так часто, что проверены не все места. Фрагмент с ними может оказаться короче, чем на самом деле.
comparison-no-phrase =
    { $unit ->
        [characters] { $k ->
            [one] В этих текстах нет общих фраз из { $k } символа.
            [few] В этих текстах нет общих фраз из { $k } символов.
           *[many] В этих текстах нет общих фраз из { $k } символов.
        }
        [code] { $k ->
            [one] В этих программах нет общих фраз из { $k } лексемы.
            [few] В этих программах нет общих фраз из { $k } лексем.
           *[many] В этих программах нет общих фраз из { $k } лексем.
        }
       *[words] { $k ->
            [one] В этих текстах нет общих фраз из { $k } слова.
            [few] В этих текстах нет общих фраз из { $k } слов.
           *[many] В этих текстах нет общих фраз из { $k } слов.
        }
    } Чтобы найти меньшее сходство, задайте в настройках более короткие фразы.
# Instead, where a text has excluded text, which both may contain.
comparison-no-phrase-excluded =
    { $unit ->
        [characters] { $k ->
            [one] Если не считать исключённого текста, в этих текстах нет общих фраз из { $k } символа.
            [few] Если не считать исключённого текста, в этих текстах нет общих фраз из { $k } символов.
           *[many] Если не считать исключённого текста, в этих текстах нет общих фраз из { $k } символов.
        }
        [code] { $k ->
            [one] Если не считать исключённого текста, в этих программах нет общих фраз из { $k } лексемы.
            [few] Если не считать исключённого текста, в этих программах нет общих фраз из { $k } лексем.
           *[many] Если не считать исключённого текста, в этих программах нет общих фраз из { $k } лексем.
        }
       *[words] { $k ->
            [one] Если не считать исключённого текста, в этих текстах нет общих фраз из { $k } слова.
            [few] Если не считать исключённого текста, в этих текстах нет общих фраз из { $k } слов.
           *[many] Если не считать исключённого текста, в этих текстах нет общих фраз из { $k } слов.
        }
    }
comparison-no-pair =
    { $unit ->
        [characters] В этих текстах нет общих символов.
        [code] В этих программах нет общих лексем.
       *[words] В этих текстах нет общих слов.
    }
comparison-no-pair-excluded =
    { $unit ->
        [characters] Если не считать исключённого текста, в этих текстах нет общих символов.
        [code] Если не считать исключённого текста, в этих программах нет общих лексем.
       *[words] Если не считать исключённого текста, в этих текстах нет общих слов.
    }

## Как это посчитано

comparison-counted = Как это посчитано
comparison-row =
    { $unit ->
        [characters] { $count ->
            [one] { $name }: { $count } символ, из них
            [few] { $name }: { $count } символа, из них
           *[many] { $name }: { $count } символов, из них
        }
        [code] { $count ->
            [one] { $name }: { $count } лексема, из них
            [few] { $name }: { $count } лексемы, из них
           *[many] { $name }: { $count } лексем, из них
        }
       *[words] { $count ->
            [one] { $name }: { $count } слово, из них
            [few] { $name }: { $count } слова, из них
           *[many] { $name }: { $count } слов, из них
        }
    }
comparison-shared-part = { NUMBER($count) } в общих фрагментах ({ PERCENT($share) })
comparison-matched-part = { NUMBER($count) } с совпадениями ({ PERCENT($share) })
comparison-matched-part-words =
    { NUMBER($count) } с совпадениями ({ PERCENT($share) }), { $edited ->
        [0] все дословно
        [one] из них в изменённых фразах: { $edited }
        [few] из них в изменённых фразах: { $edited }
       *[many] из них в изменённых фразах: { $edited }
    }
comparison-by-hand-part = { NUMBER($count) } во фрагментах, исключённых вами ({ PERCENT($share) })
comparison-quoted-part = { NUMBER($count) } в цитатах ({ PERCENT($share) })
comparison-reference-part = { NUMBER($count) } в списке литературы ({ PERCENT($share) })
comparison-template-part = { NUMBER($count) } из шаблона ({ PERCENT($share) })
comparison-common-part = { NUMBER($count) } во многих документах ({ PERCENT($share) })
comparison-own-part = { NUMBER($count) } без совпадений ({ PERCENT($share) })
comparison-brackets =
    { $count ->
        [one] Не считается { $count } фигурная или закрывающая скобка.
        [few] Не считаются { $count } фигурные и закрывающие скобки.
       *[many] Не считается { $count } фигурных и закрывающих скобок.
    }
comparison-shorter-runs =
    { $shortest ->
        [one] Общие ряды короче { $shortest } слова вне фрагментов не считаются совпадением (самый короткий фрагмент в настройках).
        [few] Общие ряды короче { $shortest } слов вне фрагментов не считаются совпадением (самый короткий фрагмент в настройках).
       *[many] Общие ряды короче { $shortest } слов вне фрагментов не считаются совпадением (самый короткий фрагмент в настройках).
    }
comparison-excluded-quoted = Исключено: цитата
comparison-excluded-reference = Исключено: список литературы
comparison-excluded-template = Исключено: текст шаблона
comparison-excluded-common = Исключено: текст из многих документов
comparison-excluded-place = { $reason }, место { NUMBER($at) } из { NUMBER($total) }
comparison-phrase =
    { $unit ->
        [characters] { $k ->
            [1] Сходство считается по отдельным символам (шинглам).
            [one] Сходство считается по фразам: { $k } символ подряд (шинглы).
            [few] Сходство считается по фразам: { $k } символа подряд (шинглы).
           *[many] Сходство считается по фразам: { $k } символов подряд (шинглы).
        }
        [code] { $k ->
            [1] Сходство считается по отдельным лексемам (шинглам).
            [one] Сходство считается по фразам: { $k } лексема подряд (шинглы).
            [few] Сходство считается по фразам: { $k } лексемы подряд (шинглы).
           *[many] Сходство считается по фразам: { $k } лексем подряд (шинглы).
        }
       *[words] { $k ->
            [1] Сходство считается по отдельным словам (шинглам).
            [one] Сходство считается по фразам: { $k } слово подряд (шинглы).
            [few] Сходство считается по фразам: { $k } слова подряд (шинглы).
           *[many] Сходство считается по фразам: { $k } слов подряд (шинглы).
        }
    }
comparison-phrase-pairs =
    { $unit ->
        [characters] Сходство считается по отдельным символам и их парам на расстоянии до { NUMBER($reach) }; и те и другие здесь называются фразами.
        [code] Сходство считается по отдельным лексемам и их парам на расстоянии до { NUMBER($reach) }; и те и другие здесь называются фразами.
       *[words] Сходство считается по отдельным словам и их парам на расстоянии до { NUMBER($reach) }; и те и другие здесь называются фразами.
    }
comparison-jaccard-set = Сходство { PERCENT($share) } (Жаккар): из всех разных фраз ({ NUMBER($all) }) в обоих текстах есть { NUMBER($shared) }.
comparison-jaccard-bag = Сходство { PERCENT($share) } (Жаккар): из всех фраз ({ NUMBER($all) }) в обоих текстах есть { NUMBER($shared) }.
comparison-jaccard-weighted = Сходство { PERCENT($share) } (Жаккар): на общие фразы приходится { NUMBER($shared) } из { NUMBER($all) } баллов. У редких фраз баллов больше.
comparison-jaccard-estimated = Сходство примерно { PERCENT($share) } (Жаккар; интервал 95 %: { NUMBER($low) }–{ NUMBER($high) } %): это оценка по сигнатурам (MinHash), а не подсчёт. Из неё следуют доли ниже.
comparison-estimate = Оценка по сигнатурам (MinHash): { PERCENT($share) } (интервал 95 %: { NUMBER($low) }–{ NUMBER($high) } %).
comparison-contained = { PERCENT($shareA) } фраз из { $a } есть в { $b }, и { PERCENT($shareB) } фраз из { $b } есть в { $a } (вхождение).
comparison-contained-estimated = Примерно { PERCENT($shareA) } фраз из { $a } есть в { $b }, и примерно { PERCENT($shareB) } фраз из { $b } есть в { $a } (вхождение).
comparison-whole = Без исключений: сходство { PERCENT($share) }; из всех фраз ({ NUMBER($all) }) в обоих текстах есть { NUMBER($shared) } — { PERCENT($shareA) } фраз из { $a } и { PERCENT($shareB) } фраз из { $b }.
comparison-stem =
    { $letters ->
        [1] Слова считаются одинаковыми по первой букве.
        [one] Слова считаются одинаковыми по { $letters } первой букве.
        [few] Слова считаются одинаковыми по { $letters } первым буквам.
       *[many] Слова считаются одинаковыми по { $letters } первым буквам.
    }

## Фрагменты

comparison-no-passages = Общих фрагментов нет.
comparison-passages =
    { $count ->
        [one] { $count } общий фрагмент
        [few] { $count } общих фрагмента, { $order ->
            [size] от длинных к коротким
           *[place] в порядке первого текста
        }
       *[many] { $count } общих фрагментов, { $order ->
            [size] от длинных к коротким
           *[place] в порядке первого текста
        }
    }
# Opens the list of all passages, of which one line is shown.
comparison-all = Все { NUMBER($count) }
comparison-all-hint = Показать все фрагменты сразу.
comparison-order = Порядок фрагментов
comparison-order-hint = В каком порядке показывать и просматривать фрагменты. Номер фрагмента не меняется.
comparison-order-place = По порядку
comparison-order-size = По длине
comparison-longest = длиннейший
comparison-count =
    { $unit ->
        [characters] { $count ->
            [one] { $count } символ
            [few] { $count } символа
           *[many] { $count } символов
        }
        [code] { $count ->
            [one] { $count } лексема
            [few] { $count } лексемы
           *[many] { $count } лексем
        }
       *[words] { $count ->
            [one] { $count } слово
            [few] { $count } слова
           *[many] { $count } слов
        }
    }
comparison-count-both = { $count } в первом тексте, { NUMBER($b) } во втором
comparison-count-sides = { NUMBER($a) } ↔ { $b }
comparison-chip = Фрагмент { NUMBER($number) }: { $count }
comparison-chip-title =
    { $unit ->
        [code] Совпадает: { $matched }, в одном порядке в обеих программах.
       *[words] Совпадает: { $matched }, из них одинаковы и в том же порядке { NUMBER($same) }. Весь фрагмент: { NUMBER($a) } и { NUMBER($b) }.
    }
comparison-chosen = Фрагмент { NUMBER($number) } из { NUMBER($total) }. Совпадает: { $count }
comparison-chosen-lines = Фрагмент { NUMBER($number) } из { NUMBER($total) }. Совпадает: { $count }. { $where }
comparison-passage = Фрагмент { NUMBER($number) }:
comparison-passage-exact = { $passage } { $count }, без изменений.
comparison-passage-exact-code = { $passage } { $count }, в одном и том же порядке в обеих программах.
comparison-passage-abstract = Имена, числа и тексты в кавычках могут различаться. Комментарии не сравниваются и не окрашены.
comparison-passage-matched = { $passage } совпадает { $countA } из { NUMBER($allA) } в первом тексте и { NUMBER($countB) } из { NUMBER($allB) } во втором.
comparison-all-in-order = Всё совпадающее одинаково и стоит в том же порядке.
comparison-in-order =
    { $count ->
        [0] Точных совпадений в том же порядке нет: совпадающее переставлено, повторено или стоит в другой форме.
        [one] Одинаково и в том же порядке: { $count }; остальное совпадающее переставлено, повторено или стоит в другой форме.
        [few] Одинаковы и в том же порядке: { $count }; остальное совпадающее переставлено, повторено или стоит в другой форме.
       *[many] Одинаковы и в том же порядке: { $count }; остальное совпадающее переставлено, повторено или стоит в другой форме.
    }
comparison-summary = Один текст кратко излагает другой.
comparison-attributed =
    В тексте { $name } { $kind ->
        [both] он в кавычках, рядом есть ссылка на источник.
        [quoted] он в кавычках, ссылки на источник рядом нет.
        [cited] рядом есть ссылка на источник, но кавычек нет.
       *[reference] он в списке литературы.
    }
comparison-not-attributed = Ни в одном из текстов он не в кавычках и не рядом со ссылкой на источник.
comparison-attributed-passages = Фрагменты в тексте { $name }: { $counts }.
comparison-attributed-count =
    { $kind ->
        [both] в кавычках и со ссылкой: { NUMBER($count) }
        [quoted] в кавычках без ссылки: { NUMBER($count) }
        [cited] со ссылкой, но без кавычек: { NUMBER($count) }
        [reference] в списке литературы: { NUMBER($count) }
       *[none] без кавычек и ссылки: { NUMBER($count) }
    }
comparison-kind =
    { $kind ->
        [both] В кавычках и со ссылкой
        [quoted] В кавычках, без ссылки
        [cited] Со ссылкой, без кавычек
        [reference] В списке литературы
       *[none] Без кавычек и ссылки
    }
comparison-kind-count =
    { $kind ->
        [both] В кавычках и со ссылкой: { $count }
        [quoted] В кавычках, без ссылки: { $count }
        [cited] Со ссылкой, без кавычек: { $count }
        [reference] В списке литературы: { $count }
       *[none] Без кавычек и ссылки: { $count }
    }
comparison-kind-hint =
    { $kind ->
        [both] В кавычках и рядом со ссылкой на источник (автор и год, номер в скобках или сноска) хотя бы в одном из текстов
        [quoted] В кавычках хотя бы в одном из текстов, но без ссылки на источник рядом
        [cited] Рядом со ссылкой на источник (автор и год, номер в скобках или сноска) хотя бы в одном из текстов, но не в кавычках
        [reference] В списке литературы хотя бы одного из текстов
       *[none] Ни в одном из текстов не в кавычках и не рядом со ссылкой на источник
    }. Совпало: { $count }. Нажмите, чтобы показать только такие фрагменты.
comparison-kinds = Какие фрагменты показать
comparison-kinds-shown = Показано фрагментов: { NUMBER($count) } из { NUMBER($all) }
comparison-uncounted = не учитывается
comparison-uncounted-passage = Списки литературы исключены, поэтому этот фрагмент нигде не считается.
comparison-count-lists = Считать списки литературы
comparison-count-lists-hint = Во всех парах: у текстов, которые ссылаются на одни и те же источники, общие слова в списках литературы.
comparison-edits =
    { $count ->
        [one] Текст заменён, добавлен или удалён в { $count } месте.
        [few] Текст заменён, добавлен или удалён в { $count } местах.
       *[many] Текст заменён, добавлен или удалён в { $count } местах.
    }
comparison-lines = Строки { $a } ↔ { $b }.
comparison-lines-in = Строки в { $a }: { $linesA }; в { $b }: { $linesB }.
comparison-too-short =
    { $count ->
        [one] { $count } общая фраза слишком коротка для фрагмента
        [few] { $count } общие фразы слишком коротки для фрагмента
       *[many] { $count } общих фраз слишком коротки для фрагмента
    } { $unit ->
        [characters] { $shortest ->
            [one] (меньше { $shortest } символа; в коротких текстах ещё меньше).
            [few] (меньше { $shortest } символов; в коротких текстах ещё меньше).
           *[many] (меньше { $shortest } символов; в коротких текстах ещё меньше).
        }
        [code] { $shortest ->
            [one] (меньше { $shortest } лексемы; в коротких программах ещё меньше).
            [few] (меньше { $shortest } лексем; в коротких программах ещё меньше).
           *[many] (меньше { $shortest } лексем; в коротких программах ещё меньше).
        }
       *[words] { $shortest ->
            [one] (меньше { $shortest } слова; в коротких текстах ещё меньше).
            [few] (меньше { $shortest } слов; в коротких текстах ещё меньше).
           *[many] (меньше { $shortest } слов; в коротких текстах ещё меньше).
        }
    } Такие фразы показывает вид «Фразы».

## Что показано

comparison-show = Показать
comparison-mode-passages = Фрагменты
comparison-mode-passages-hint =
    { $unit ->
        [code] Общий код обеих программ, пронумерован и выделен цветом.
       *[words] Общий текст обоих документов, пронумерован и выделен цветом. Несовпадающие слова в нём светлее.
    }
comparison-mode-differences = Различия
comparison-mode-differences-hint =
    { $unit ->
        [code] Строка за строкой: какие строки фрагментов совпадают в обеих программах, а какие изменены, добавлены или удалены; комментарии не в счёт
       *[words] Что заменено, добавлено, удалено или переставлено во фрагментах, слово за словом
    }
comparison-mode-phrases = Фразы
comparison-mode-phrases-hint =
    { $unit ->
        [code] Все фразы, которые есть в обеих программах (шинглы), даже самые короткие
       *[words] Все фразы, которые есть в обоих документах (шинглы), даже самые короткие
    }
comparison-differences = Различия: от { $a } к { $b }
comparison-first-edits = Показано различий: { NUMBER($listed) } из { NUMBER($total) }; в текстах отмечены все.
comparison-added = добавлено: { $text }
comparison-removed = удалено: { $text }
comparison-became = заменено на
comparison-edited-look = В текстах несовпадающие слова фрагмента светлее и подчёркнуты точками.
comparison-legend = В текстах:
comparison-legend-replaced = заменено
comparison-legend-only = только здесь
comparison-legend-moved = переставлено или повторено
comparison-legend-reworded = другая форма
comparison-legend-missing = здесь пропущены слова
comparison-long = длинный текст: поиск браузера находит только то, что рядом с экраном
comparison-long-hint = Чтобы увидеть остальное, прокрутите текст или переходите от фрагмента к фрагменту.

## Скрытые уловки

comparison-tricks = Скрытые уловки
comparison-tricks-found = { $name } содержит { $tricks }. Текст сравнивался таким, каким его видит читатель.
comparison-tricks-few = { $name } содержит { $tricks } — слишком мало для выводов. Текст сравнивался таким, каким его видит читатель.
comparison-untricked = Сходство текстов, какими их видит читатель, — { PERCENT($seen) }; вместе с уловками — { PERCENT($raw) }.
comparison-untricked-estimated = Сходство текстов, какими их видит читатель, — примерно { PERCENT($seen) }; вместе с уловками — примерно { PERCENT($raw) }.
comparison-trick-invisible =
    { $characters ->
        [one] { $characters } невидимый символ
        [few] { $characters } невидимых символа
       *[many] { $characters } невидимых символов
    }{ $words ->
        [0] { "" }
        [one] { " в " }{ $words } слове
        [few] { " в " }{ $words } словах
       *[many] { " в " }{ $words } словах
    }
comparison-trick-backwards =
    { $characters ->
        [one] { $characters } символ, написанный задом наперёд
        [few] { $characters } символа, написанных задом наперёд
       *[many] { $characters } символов, написанных задом наперёд
    }{ $words ->
        [0] { "" }
        [one] { " в " }{ $words } слове
        [few] { " в " }{ $words } словах
       *[many] { " в " }{ $words } словах
    }
comparison-trick-look-alike =
    { $characters ->
        [one] { $characters } похожую букву другого алфавита
        [few] { $characters } похожие буквы другого алфавита
       *[many] { $characters } похожих букв другого алфавита
    }{ $words ->
        [0] { "" }
        [one] { " в " }{ $words } слове
        [few] { " в " }{ $words } словах
       *[many] { " в " }{ $words } словах
    }
comparison-trick-styled =
    { $characters ->
        [one] { $characters } букву необычного начертания
        [few] { $characters } буквы необычного начертания
       *[many] { $characters } букв необычного начертания
    }{ $words ->
        [0] { "" }
        [one] { " в " }{ $words } слове
        [few] { " в " }{ $words } словах
       *[many] { " в " }{ $words } словах
    }
comparison-trick-spaced-out =
    { $characters ->
        [one] { $characters } букву вразрядку
        [few] { $characters } буквы вразрядку
       *[many] { $characters } букв вразрядку
    }{ $words ->
        [0] { "" }
        [one] { " в " }{ $words } слове
        [few] { " в " }{ $words } словах
       *[many] { " в " }{ $words } словах
    }
comparison-mark-tricks = Отмечать уловки
comparison-previous-trick = Предыдущая скрытая уловка
comparison-next-trick = Следующая скрытая уловка
comparison-places =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
comparison-places-more =
    { $count ->
        [one] { $count } место, не показано ещё { NUMBER($more) }
        [few] { $count } места, не показано ещё { NUMBER($more) }
       *[many] { $count } мест, не показано ещё { NUMBER($more) }
    }
comparison-place = { NUMBER($at) } из { NUMBER($total) }
comparison-place-more = { NUMBER($at) } из { NUMBER($total) }, не показано ещё { NUMBER($more) }

## Клавиши

comparison-keys = Клавиши
comparison-keys-on = Включить горячие клавиши (Esc работает всегда)
comparison-key-find = найти в обоих текстах
comparison-key-next = следующий фрагмент
comparison-key-previous = предыдущий фрагмент
comparison-key-phrases = фрагменты или фразы
comparison-key-differences = различия во фрагментах
comparison-key-trick = следующая, предыдущая уловка
# The name of the key on a keyboard.
comparison-key-escape = Esc
comparison-key-back = назад к парам
comparison-key-click = щелчок
comparison-key-counterpart = по цветному фрагменту: он же в другом тексте
