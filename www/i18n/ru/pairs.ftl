## Список пар и сводка над ним.

pairs-summary = Сводка
pairs-documents =
    { $count ->
        [one] { $count } документ
        [few] { $count } документа
       *[many] { $count } документов
    }
pairs-documents-roles =
    { $count ->
        [one] { $count } документ ({ $roles })
        [few] { $count } документа ({ $roles })
       *[many] { $count } документов ({ $roles })
    }
pairs-submissions =
    { $count ->
        [one] { $count } работа
        [few] { $count } работы
       *[many] { $count } работ
    }
pairs-archived =
    { $count ->
        [one] { $count } из прошлых работ
        [few] { $count } из прошлых работ
       *[many] { $count } из прошлых работ
    }
pairs-collected =
    { $count ->
        [one] { $count } из коллекции
        [few] { $count } из коллекций
       *[many] { $count } из коллекций
    }
pairs-templates =
    { $count ->
        [one] { $count } шаблон
        [few] { $count } шаблона
       *[many] { $count } шаблонов
    }
pairs-words =
    { $count ->
        [one] { $count } слово
        [few] { $count } слова
       *[many] { $count } слов
    }
pairs-characters =
    { $count ->
        [one] { $count } символ
        [few] { $count } символа
       *[many] { $count } символов
    }
pairs-tokens =
    { $count ->
        [one] { $count } лексема
        [few] { $count } лексемы
       *[many] { $count } лексем
    }
pairs-compared =
    { $count ->
        [one] { $count } пара точно сравнена
        [few] { $count } пары точно сравнены
       *[many] { $count } пар точно сравнено
    }; время: { SECONDS($milliseconds) }
pairs-estimated =
    { $count ->
        [one] { $count } пара оценена приблизительно (по сигнатурам)
        [few] { $count } пары оценены приблизительно (по сигнатурам)
       *[many] { $count } пар оценено приблизительно (по сигнатурам)
    }; время: { SECONDS($milliseconds) }
pairs-searched =
    { $count ->
        [one] поиск по { $count } паре (LSH)
        [few] поиск по { $count } парам (LSH)
       *[many] поиск по { $count } парам (LSH)
    } и оценка { $candidates ->
        [one] { $candidates } вероятной пары
        [few] { $candidates } вероятных пар
       *[many] { $candidates } вероятных пар
    }; время: { SECONDS($milliseconds) }
pairs-short-of-memory = Во время точного сравнения закончилась память, поэтому сходство оценено приблизительно (по сигнатурам). Чтобы посчитать его точно, сравнивайте меньше документов за раз.
pairs-changed =
    { $now ->
        [one] Изменено: { $changes }. Теперь { $now } пара, было { NUMBER($before) }.
        [few] Изменено: { $changes }. Теперь { $now } пары, было { NUMBER($before) }.
       *[many] Изменено: { $changes }. Теперь { $now } пар, было { NUMBER($before) }.
    }
pairs-template =
    { $count ->
        [one] Текст шаблона исключён ({ $count } фраза).
        [few] Текст шаблона исключён ({ $count } фразы).
       *[many] Текст шаблона исключён ({ $count } фраз).
    }

## Предупреждения о сравнении в целом

pairs-warning-texts-dropped = Чтобы не занять больше { NUMBER($limit) } МБ памяти, тексты не сохранялись после чтения. Чтобы показать пару, два её текста читаются заново.
pairs-warning-signatures = Чтобы не занять больше { NUMBER($limit) } МБ памяти, сходство оценено приблизительно (по сигнатурам), все фразы весят одинаково, и часть пар могла быть пропущена. Для точных результатов сравнивайте меньше документов за раз.
pairs-warning-idle-template = У шаблона нет общих фраз ни с одним документом, поэтому он ничего не меняет. Проверьте, тот ли это текст, или выберите фразы покороче.
pairs-warning-languages =
    { $documents ->
        [one] { NUMBER($documents) } документ написан на неизвестном языке программирования. Такие документы сравниваются как слова и знаки; копии с изменёнными именами найти труднее.
        [few] { NUMBER($documents) } документа написаны на неизвестном языке программирования. Они сравниваются как слова и знаки; копии с изменёнными именами найти труднее.
       *[many] { NUMBER($documents) } документов написаны на неизвестном языке программирования. Они сравниваются как слова и знаки; копии с изменёнными именами найти труднее.
    }
pairs-warning-common =
    { $count ->
        [1] Исключена { $count } фраза: она есть
        [one] Исключена { $count } фраза: они есть
        [few] Исключены { $count } фразы: они есть
       *[many] Исключено { $count } фраз: они есть
    } { $documents ->
        [1] больше чем в одном документе.
        [one] больше чем в { $documents } документе.
        [few] больше чем в { $documents } документах.
       *[many] больше чем в { $documents } документах.
    }
pairs-warning-few =
    { $count ->
        [one] Для сравнения есть только один документ. Добавьте ещё один.
        [few] Сравнивать нечего. Добавьте хотя бы два документа.
       *[many] Сравнивать нечего. Добавьте хотя бы два документа.
    }
# $pairs: все пары, достигшие порога; $listed: сколько из них в списке.
pairs-warning-left-out =
    { $pairs ->
        [one] Найдена { $pairs } пара;
        [few] Найдены { $pairs } пары;
       *[many] Найдено { $pairs } пар;
    } { $listed ->
        [1] в списке только самая сильная.
        [one] в списке самые сильные: { $listed }.
        [few] в списке самые сильные: { $listed }.
       *[many] в списке самые сильные: { $listed }.
    } Чтобы увидеть остальные, увеличьте наибольшее число пар в списке.
# $better: число более сильных пар у каждого из двух документов.
pairs-warning-left-out-each =
    { $pairs ->
        [one] { $pairs } пары нет в списке:
        [few] { $pairs } пар нет в списке:
       *[many] { $pairs } пар нет в списке:
    } у обоих документов уже есть пары сильнее (у каждого { NUMBER($better) }). Чтобы такие пары попадали в список, увеличьте наибольшее число пар на документ.

## Над таблицей

pairs-found = Что найдено
pairs-help = Справка
pairs-how-found = Как найдены эти пары
pairs-sort-strongest = Сначала самые сильные совпадения
pairs-showing =
    { $all ->
        [one] Показано { NUMBER($shown) } из { $all } пары.
        [few] Показано { NUMBER($shown) } из { $all } пар.
       *[many] Показано { NUMBER($shown) } из { $all } пар.
    }
pairs-showing-uncounted =
    { $count ->
        [one] { NUMBER($count) } из них больше не считается: фрагменты исключены вручную.
        [few] { NUMBER($count) } из них больше не считаются: фрагменты исключены вручную.
       *[many] { NUMBER($count) } из них больше не считаются: фрагменты исключены вручную.
    }
pairs-showing-strongest =
    { $all ->
        [one] Показано { NUMBER($shown) } из { $all } пары, сначала самые сильные совпадения.
        [few] Показано { NUMBER($shown) } из { $all } пар, сначала самые сильные совпадения.
       *[many] Показано { NUMBER($shown) } из { $all } пар, сначала самые сильные совпадения.
    }
# Чем ограничен список; нажатие снова показывает все пары. $strength: «120 совпадающих слов».
pairs-narrowed-from = от { $strength }
pairs-narrowed-person = только { $name }
# Читают программы экранного доступа после любой из этих подписей.
pairs-narrowed-end = (показать всё)
pairs-not-listed-document =
    { $count ->
        [one] { $count } пара не вошла в список:
        [few] { $count } пары не вошли в список:
       *[many] { $count } пар не вошло в список:
    } у обоих документов уже есть пары сильнее (у каждого { NUMBER($most) }).
pairs-not-listed =
    { $count ->
        [one] { $count } самая слабая пара не вошла в список.
        [few] { $count } самые слабые пары не вошли в список.
       *[many] { $count } самых слабых пар не вошло в список.
    }
pairs-list-more = Показать все найденные пары: { NUMBER($count) }
pairs-list-most = Показать самые сильные пары: { NUMBER($count) }
pairs-estimates =
    { $functions ->
        [one] Сходство здесь не посчитано точно, а оценено (сигнатуры MinHash из { $functions } значения).
        [few] Сходство здесь не посчитано точно, а оценено (сигнатуры MinHash из { $functions } значений).
       *[many] Сходство здесь не посчитано точно, а оценено (сигнатуры MinHash из { $functions } значений).
    }

## Таблица

pairs-table = Пары документов
pairs-group = Группа
pairs-group-hint = Документы, связанные напрямую или через другие, образуют группу.
pairs-group-number = группа { $number }
# Of each group, the strongest pair alone is listed; a button in its row shows the others.
pairs-by-group = Одна строка на группу
pairs-by-group-hint = Самая сильная пара каждой группы представляет все её пары.
pairs-all-matches =
    { $count ->
        [one] { $count } совпадение
        [few] { $count } совпадения
       *[many] { $count } совпадений
    }
pairs-all-matches-of =
    { $count ->
        [one] { $count } совпадение документа { $name }, в одном тексте
        [few] { $count } совпадения документа { $name }, все в одном тексте
       *[many] { $count } совпадений документа { $name }, все в одном тексте
    }
# In a row, below its group. $count: the other pairs of the group.
pairs-others = ещё { $count }
pairs-others-hide = скрыть
# The name of that button.
pairs-others-of =
    { $count ->
        [one] Ещё { $count } пара группы { NUMBER($group) }
        [few] Ещё { $count } пары группы { NUMBER($group) }
       *[many] Ещё { $count } пар группы { NUMBER($group) }
    }
pairs-similarity = Сходство
pairs-similarity-estimated = ≈ Сходство
pairs-similarity-jaccard = Доля общих фраз среди всех разных фраз двух документов (коэффициент Жаккара).
pairs-similarity-sorensen = Удвоенное число общих фраз, делённое на число фраз обоих документов (сходство Сёренсена).
pairs-similarity-overlap = Доля фраз более короткого документа, которые есть в более длинном (перекрытие).
pairs-estimate = Оценка
pairs-estimate-hint = Та же доля, оценённая по сигнатурам, с доверительным интервалом 95 %.
pairs-similarity-cell = { $hint } Оценка по сигнатурам: { $estimate }.
pairs-documents-head = Документы
pairs-documents-matched =
    { $unit ->
        [code] Рядом с каждым именем: доля лексем программы, совпадающих с другой.
       *[words] Рядом с каждым именем: доля его слов, совпадающих с другим документом.
    }
pairs-documents-contained = Рядом с каждым именем: доля его фраз, которые есть в другом документе (вхождение).
pairs-longest = Самый длинный фрагмент
pairs-longest-matched =
    { $unit ->
        [code] Совпадающие лексемы самого длинного общего фрагмента двух программ.
       *[words] Совпадающие слова самого длинного общего фрагмента двух документов.
    }
pairs-longest-contained = Одинаковые слова самого длинного общего фрагмента двух документов.
pairs-matched-words = Совпадающие слова
pairs-matched-tokens = Совпадающие лексемы
pairs-evidence = Признаки заимствования
pairs-evidence-hint = Полоса, по которой упорядочен список: совпадающие слова; те, что есть более чем в трёх других документах, весят меньше. Рядом — все совпадающие слова того документа, где их меньше. Бледный конец полосы — изменённые слова: те, что не входят ни в один ряд из пяти слов, одинаковых в обоих текстах.
pairs-evidence-hint-programs = Полоса, по которой упорядочен список: какая часть обеих программ совпадает; если совпадающих лексем мало, она короче. Код, который есть лишь в немногих программах, весит больше, а код шаблона не учитывается. Ниже — сколько всех лексем каждой программы совпадает, включая код шаблона.
pairs-to-come =
    { $count ->
        [one] ещё { $count }
        [few] ещё { $count }
       *[many] ещё { $count }
    }

## Строка

pairs-share-words =
    { $all ->
        [one] { PERCENT($share) } из { $all } слова
        [few] { PERCENT($share) } из { $all } слов
       *[many] { PERCENT($share) } из { $all } слов
    }
pairs-share-tokens =
    { $all ->
        [one] { NUMBER($matched) } из { $all } лексемы
        [few] { NUMBER($matched) } из { $all } лексем
       *[many] { NUMBER($matched) } из { $all } лексем
    }
pairs-share-phrases = { PERCENT($share) } его фраз
pairs-share-phrases-about = ≈ { PERCENT($share) } его фраз
pairs-side-matched-tokens =
    { $all ->
        [one] { NUMBER($matched) } из { $all } лексемы документа { $name } совпадает с документом { $other }.
        [few] { NUMBER($matched) } из { $all } лексем документа { $name } совпадает с документом { $other }.
       *[many] { NUMBER($matched) } из { $all } лексем документа { $name } совпадает с документом { $other }.
    }
pairs-side-matched = { PERCENT($share) } документа { $name } совпадает с документом { $other }.
pairs-side-contained = { PERCENT($share) } документа { $name } есть в документе { $other }.
pairs-side-disguised = { $sentence } { $name }: есть скрытые уловки, см. «Документы».
pairs-disguised = скрытые уловки
pairs-from-archive = из прошлых работ
pairs-short-program = мало собственного кода
pairs-reworded =
    { $count ->
        [one] изменено { $count }
        [few] изменено { $count }
       *[many] изменено { $count }
    }
pairs-of-both = { PERCENT($share) } обеих
pairs-of-found = из { NUMBER($all) }
pairs-tokens-of-found =
    { $all ->
        [one] { NUMBER($count) } из { $all } лексемы
        [few] { NUMBER($count) } из { $all } лексем
       *[many] { NUMBER($count) } из { $all } лексем
    }
pairs-excluded = исключено: { $count }
pairs-uncounted = не учтена
pairs-uncounted-hint = Осталось слишком мало: пара нигде не учтена. Её фрагменты можно снова учесть.
pairs-counts-as = весят как { NUMBER($weight) }
pairs-share-counts-as = весит как { PERCENT($weight) }
pairs-counts-less = Часть этих слов есть более чем в трёх других документах, и поэтому они весят меньше: { NUMBER($weight) } вместо { NUMBER($words) }.
pairs-bar-programs = Признаки заимствования, по которым упорядочен список: { PERCENT($weight) } обеих программ
pairs-none = только случайные
pairs-none-hint = Нет совпадающих слов сверх того, что объясняется случайностью.
pairs-too-few = только сходство
pairs-too-few-hint = В списке только из-за сходства: в обеих программах совпадает слишком мало, чтобы предположить заимствование, или в одной из них слишком мало собственного кода. Откройте пару, чтобы увидеть совпадения.
pairs-card-similar = сходство { $share }
pairs-card-longest = Самый длинный фрагмент: { $length }
pairs-no-passage = нет

## Когда показать нечего

pairs-one-document = Здесь только один документ
pairs-one-document-add = Для сравнения нужны два. Добавьте ещё один: перетащите его в любое место страницы, выберите файл или вставьте текст.
pairs-only-templates = Пока здесь только шаблоны
pairs-only-templates-add = Шаблон — это текст, который получили все: в документах он не учитывается, а сам не сравнивается. Добавьте документы для сравнения: перетащите их в любое место страницы, выберите файлы или вставьте текст.
pairs-no-pair = Сравнивать нечего
pairs-no-pair-add = Все документы принадлежат одному автору или взяты из прошлых работ, а такие между собой не сравниваются. Добавьте ещё один: перетащите его в любое место страницы, выберите файл или вставьте текст.
pairs-none-similar = Нет ни одной пары со сходством { PERCENT($threshold) } или больше.
pairs-below-uncounted = Пары с меньшим сходством не считались.
pairs-below-nothing =
    { $unit ->
        [characters] Нет двух документов хотя бы с одной общей последовательностью символов (длина { NUMBER($k) }).
        [code] Нет двух программ хотя бы с одной общей последовательностью лексем (длина { NUMBER($k) }).
        [pairs] Нет двух документов хотя бы с одним общим словом.
       *[words] Нет двух документов хотя бы с одной общей фразой (слов подряд: { NUMBER($k) }).
    }
pairs-below =
    { $count ->
        [one] Хотя бы одна общая фраза есть в { $count } паре.
        [few] Хотя бы одна общая фраза есть в { $count } парах.
       *[many] Хотя бы одна общая фраза есть в { $count } парах.
    }
pairs-closer-finds =
    { $unit ->
        [code] Если искать внимательнее, в список попадут и программы, в которых совпадающих лексем от { NUMBER($least) }: одна-две списанные функции, но и больше случайных совпадений.
       *[words] Если искать внимательнее, в список попадут и пары, в которых совпадающих слов от { NUMBER($least) } или сходство от { PERCENT($threshold) }: одно списанное предложение, но и больше случайных совпадений.
    }
pairs-closer-finds-phrases =
    { $unit ->
        [words] Если искать внимательнее, в список попадут и пары со сходством от { PERCENT($threshold) } по фразам из { $k ->
            [one] { $k } слова:
            [few] { $k } слов:
           *[many] { $k } слов:
        } одно списанное предложение, но и больше случайных совпадений.
       *[characters] Если искать внимательнее, в список попадут и пары со сходством от { PERCENT($threshold) }: одно списанное предложение, но и больше случайных совпадений.
    }
pairs-look-closer = Искать внимательнее
pairs-list-all = Показать все пары, в которых есть что-то общее

## Строка на каждую пару авторов

pairs-by-authors = Одна строка на пару авторов
pairs-by-authors-hint = Всё общее в файлах двух авторов; строка раскрывается в пары файлов.
pairs-showing-authors =
    { $count ->
        [one] Показана { $count } пара авторов; пар файлов: { NUMBER($shown) } из { NUMBER($all) }.
        [few] Показано { $count } пары авторов; пар файлов: { NUMBER($shown) } из { NUMBER($all) }.
       *[many] Показано { $count } пар авторов; пар файлов: { NUMBER($shown) } из { NUMBER($all) }.
    }
pairs-authors-hint = Общее во всех файлах обоих. Каждое слово считается один раз, в скольких бы файлах оно ни стояло.
pairs-evidence-hint-authors = Полоса, по которой упорядочен список: общее во всех файлах обоих. Каждое слово считается один раз, в скольких бы файлах оно ни стояло; те, что есть более чем в трёх других документах, весят меньше.
pairs-files =
    { $count ->
        [one] { $count } пара файлов
        [few] { $count } пары файлов
       *[many] { $count } пар файлов
    }
pairs-files-found = пар файлов: { NUMBER($count) } из { NUMBER($all) }
pairs-work =
    { $unit ->
        [tokens] { NUMBER($matched) } из { NUMBER($all) } лексем ({ PERCENT($share) })
       *[words] { NUMBER($matched) } из { NUMBER($all) } слов ({ PERCENT($share) })
    }
pairs-authors-head = Авторы
pairs-at-least = ≥ { $text }
pairs-weak =
    { $count ->
        [one] Ещё у { $count } пары авторов общего лишь { $few }, это ни о чём не говорит.
        [few] Ещё у { $count } пар авторов общего лишь { $few }, это ни о чём не говорит.
       *[many] Ещё у { $count } пар авторов общего лишь { $few }, это ни о чём не говорит.
    }
pairs-weak-listed =
    { $count ->
        [one] У { $count } из этих пар авторов общего лишь { $few }, это ни о чём не говорит.
        [few] У { $count } из этих пар авторов общего лишь { $few }, это ни о чём не говорит.
       *[many] У { $count } из этих пар авторов общего лишь { $few }, это ни о чём не говорит.
    }
pairs-weak-show = Показать их
pairs-weak-hide = Скрыть их
pairs-few-words = несколько слов
pairs-few-tokens = несколько лексем

## Следы в файлах пары: что у них общего помимо текста

# Название ссылки в строке. $shared: «14 ID правки, 1 изображение».
pairs-traces = Общее у файлов: { $shared }
# В строке о нескольких парах файлов.
pairs-traces-several =
    { $count ->
        [one] общие следы в { $count } паре
        [few] общие следы в { $count } парах
       *[many] общие следы в { $count } парах
    }
pairs-traces-only = Только с общими следами
pairs-traces-only-hint = Пары, у файлов которых есть общие идентификаторы правки или документа, изображения или встроенные файлы, редкие у остальных. Эти сведения никогда не входят в число совпадающих слов.
pairs-trace-revisions = { NUMBER($count) } ID правки
pairs-trace-ids = ID документа
pairs-trace-objects =
    { $count ->
        [one] { $count } встроенный файл
        [few] { $count } встроенных файла
       *[many] { $count } встроенных файлов
    }
pairs-trace-pictures =
    { $count ->
        [one] { $count } изображение
        [few] { $count } изображения
       *[many] { $count } изображений
    }
pairs-trace-looks =
    { $count ->
        [one] { $count } похожее изображение
        [few] { $count } похожих изображения
       *[many] { $count } похожих изображений
    }

## Выбор пар, чтобы сохранить их или сделать отчёт

# Название флажка в строке. $a, $b: документы или авторы.
pairs-select = Выбрать: { $a } и { $b }
pairs-select-authors = Выбрать все пары файлов: { $a } и { $b }
# Название флажка над списком.
pairs-select-shown =
    { $count ->
        [one] Выбрать { $count } показанную пару
        [few] Выбрать { $count } показанные пары
       *[many] Выбрать { $count } показанных пар
    }
pairs-selection = Выбранные пары
pairs-selected =
    { $count ->
        [one] Выбрана { $count } пара
        [few] Выбраны { $count } пары
       *[many] Выбрано { $count } пар
    }
# После этого: сколько из выбранных пар скрыто фильтром.
pairs-selected-hidden =
    { $count ->
        [one] { $count } из них не показана
        [few] { $count } из них не показаны
       *[many] { $count } из них не показано
    }
pairs-selected-save = Сохранить или поделиться
pairs-selected-clear = Снять выбор
# Сочетание клавиш списка.
pairs-key-select = выбрать пару

## До чего сужен список, в отчёте о показанных парах: перечень

pairs-filter-search = поиск «{ $text }»
# $few: pairs-few-words или pairs-few-tokens.
pairs-filter-weak = без авторов, у которых общего лишь { $few }
