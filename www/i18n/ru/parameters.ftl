## Параметры сравнения: их значения, наборы и то, что меняется при настройке.

parameters-unit-words = слова
parameters-unit-characters = символы
parameters-unit-code = лексемы программ
parameters-language-auto = определять для каждого файла
parameters-language-plain = другой (слова и знаки)
parameters-weighting-equal = все фразы равноценны
parameters-weighting-rarity = редкие фразы важнее
parameters-whitespace-collapse = как один пробел
parameters-whitespace-remove = не учитываются
parameters-whitespace-keep = как есть
parameters-counting-set = один раз на документ (множество)
parameters-counting-bag = при каждом повторе (мультимножество)
parameters-fingerprint-rolling = скользящая сумма, 64 бита
parameters-fingerprint-rabin-karp =
    Рабин — Карп, { $bits ->
        [one] { NUMBER($bits) } бит
        [few] { NUMBER($bits) } бита
       *[many] { NUMBER($bits) } бит
    }
parameters-fingerprint-crc =
    CRC, { $bits ->
        [one] { NUMBER($bits) } бит
        [few] { NUMBER($bits) } бита
       *[many] { NUMBER($bits) } бит
    }
parameters-fingerprint-murmur = MurmurHash3, 32 бита
parameters-method-exact = все пары, точно
parameters-method-signatures = все пары, приближённо (MinHash)
parameters-method-lsh = только вероятные пары, приближённо (LSH)
parameters-measure-jaccard = доля всех фраз (Жаккар)
parameters-measure-sorensen = мера Сёренсена — Дайса
parameters-measure-overlap = доля более короткого текста (перекрытие)
parameters-family-one-permutation = хеширование одной перестановкой
parameters-family-modular = модульное: a x + b по простому модулю
parameters-family-multiplicative = мультипликативное: старшие биты a x
parameters-family-murmur = MurmurHash3 с разными начальными значениями
parameters-family-jenkins = 96-битное перемешивание Дженкинса
parameters-band-hash-mix = 64-битное перемешивание
parameters-band-hash-vector = хеш вектора

## Наборы настроек

parameters-preset-text = Тексты
parameters-preset-text-hint = Сочинения, ответы, статьи на любом языке
parameters-preset-programs = Программы
parameters-preset-programs-hint = Имена, комментарии и оформление не учитываются
parameters-layout-automatic = по порогу
parameters-layout-groups =
    { $bands ->
        [one] { NUMBER($bands) } полоса
        [few] { NUMBER($bands) } полосы
       *[many] { NUMBER($bands) } полос
    } по { NUMBER($rows) } ({ $functions ->
        [one] { NUMBER($functions) } функция
        [few] { NUMBER($functions) } функции
       *[many] { NUMBER($functions) } функций
    })

## Что изменилось в настройках

parameters-change = { $name } { $before } → { $after }
parameters-yes = да
parameters-no = нет
parameters-any = не ограничено
parameters-all = все
parameters-none = нет
parameters-number = { NUMBER($value) }
parameters-percent = { $value } %
parameters-megabytes = { NUMBER($value) } МБ
parameters-name-unit = единица сравнения
parameters-name-language = язык программирования
parameters-name-reduce-code = пропуск служебного кода
parameters-name-k = длина фразы
parameters-name-stem = сравниваемые буквы слова
parameters-name-reach = расстояние в парах слов
parameters-name-lowercase = не различать регистр
parameters-name-punctuation = не учитывать пунктуацию
parameters-name-accents = не учитывать диакритику
parameters-name-nfkc = единые формы символов
parameters-name-deobfuscate = выявление скрытых уловок
parameters-name-whitespace = пробелы
parameters-name-quotes = исключение цитат
parameters-name-references = исключение списков литературы
parameters-name-edited-template = исключение изменённого шаблона
parameters-name-method = способ
parameters-name-measure = мера сходства
parameters-name-threshold = порог
parameters-name-seed = начальное значение
parameters-name-counting = подсчёт фраз
parameters-name-fingerprint = отпечаток
parameters-name-winnow = окно отбора (winnowing)
parameters-name-max-documents = наибольшее число документов с фразой
parameters-name-weighting = вес фраз
parameters-name-gap = наибольший разрыв внутри фрагмента
parameters-name-shortest = самый короткий фрагмент
parameters-name-evidence = список по совпадающим словам
parameters-name-min-matched = минимум совпадающих слов
parameters-name-family = семейство хеш-функций
parameters-name-signature = длина сигнатуры
parameters-name-bands = полосы
parameters-name-rows = строки
parameters-name-missed = цена пропущенной пары
parameters-name-band-hash = хеш полосы
parameters-name-max-pairs = наибольшее число пар в списке
parameters-name-max-per-document = наибольшее число пар на документ
parameters-name-effort = объём поиска
parameters-name-memory = предел памяти

## Ошибки

parameters-threshold-wrong = Введите число от 0 до 100.
parameters-not-whole = Введите целое число от { NUMBER($min) } до { NUMBER($max) }.
parameters-not-a-fraction = Введите число от 0 до 1.
# $choices: названия значений для программ, например "words", "characters".
parameters-not-a-choice = Выберите одно из значений: { $choices }.
parameters-not-a-switch = Выберите true (да) или false (нет).
# $known: названия параметров, например k, threshold.
parameters-unknown = Такой настройки нет. Выберите одну из этих: { $known }.
# $positions: полосы, умноженные на строки.
parameters-bands-too-large = Произведение полос и строк — { NUMBER($positions) }, больше длины сигнатуры ({ NUMBER($length) }). Измените одно из трёх чисел или оставьте пустым поле полос или строк.
