## Лаборатория: измерения из четырёх статей, повторённые на этом устройстве.

lab-heading = Лаборатория: эксперименты из статей
lab-intro = Методы этой программы описаны в четырёх статьях, и в трёх из них измерено, насколько они хороши. Здесь эти измерения можно повторить на этом устройстве. Рядом с каждым результатом приведено утверждение из статьи и сказано, подтвердилось ли оно на ваших данных.
lab-intro-terms = Шингл — это короткая последовательность символов или слов; тексты сравниваются по общим шинглам (коэффициент Жаккара: доля общих шинглов среди всех). Сигнатура — короткий список чисел, которые вычисляют хеш-функции; по ней можно оценить сходство (MinHash). Если разделить сигнатуры на полосы по нескольку строк, по ним видно, какие пары вообще стоит сравнивать (LSH).

## Форма

lab-data = Данные
lab-data-form = Данные для экспериментов
lab-data-permutations = Случайные перестановки текста
lab-data-none = Тексты на этой странице (пока их нет)
lab-data-texts =
    { $count ->
        [one] { $count } текст на этой странице
        [few] { $count } текста на этой странице
       *[many] { $count } текстов на этой странице
    }
lab-text = Текст для перестановок
lab-default-text = каждую осень старый паром пересекал тихую гавань пока рыбаки чинили рваные сети а дети считали чаек вдоль солнечных стен позже когда начинался холодный дождь торговцы закрывали деревянные ставни фонари светились за узкими окнами хлеб остывал на кухонных столах скрипач играл медленную музыку до самой ночи и весь город понемногу засыпал
lab-text-words =
    { $words ->
        [one] ({ $words } слово)
        [few] ({ $words } слова)
       *[many] ({ $words } слов)
    }
lab-run-all = Запустить все
lab-cancel-all = Отменить все
lab-run = Запустить
lab-run-again = Запустить ещё раз
lab-run-named = Запустить: { $title }
lab-cancel = Отменить
lab-cancel-named = Отменить: { $title }
lab-running = Выполняется
lab-waiting = Ждёт предыдущего эксперимента
lab-cancelled = Отменено
lab-cancelled-earlier = Отменено. Ниже результаты предыдущего запуска.
lab-said-cancelled = Отменено: { $title }.
lab-said-done = Готово: { $title }.
lab-said-failed = Не удалось выполнить «{ $title }»: { $reason }

lab-field-seed = Начальное значение (seed)
lab-field-permutations = Перестановки
lab-field-lengths = Длины k
lab-field-k-characters = Длина k, в символах
lab-field-k-words = Длина k, в словах
lab-field-functions = Хеш-функции
lab-field-function-numbers = Количества функций
lab-field-similarity = Желаемое сходство (%)
lab-field-seeds = Начальные значения (seeds)
lab-field-documents = Количества документов
lab-field-family = Семейство хеш-функций
lab-field-layout = Полосы x строки
lab-field-repeats = Запусков каждого, не меньше
lab-field-pairs = Пары перестановок
lab-field-words = Слов в созданном тексте

lab-wrong-choice = Выберите один из вариантов. «{ $value }» не подходит.
lab-wrong-one = Введите одно значение. Введено: { $count }.
lab-wrong-count = Введите значения через запятую, от 1 до { $most }. Введено: { $count }.
lab-wrong-layout = Введите полосы x строки, например 20 x 10, каждое число от 1 до { $most }. «{ $value }» не подходит.
lab-wrong-number = Введите целое число от { $least } до { $most }. «{ $value }» не подходит.

## Что мешает эксперименту

lab-died = Эксперимент остановился, скорее всего не хватило памяти. Запустите его ещё раз с меньшими числами.
lab-not-loaded = Не удалось загрузить эксперимент. Проверьте связь с сервером этой страницы и запустите его ещё раз.
lab-out-of-memory = Вычисление остановилось, скорее всего не хватило памяти. Возьмите меньше текстов или тексты короче.
lab-needs-texts = Для этого эксперимента нужно хотя бы два текста на странице. Добавьте тексты или возьмите перестановки текста.
lab-needs-words = В тексте для перестановок должно быть хотя бы два слова.
lab-needs-ten-words = Чтобы составить пару, в тексте должно быть хотя бы десять слов.
lab-needs-text = На странице нет текстов. Возьмите перестановки текста.
lab-too-many-texts = Текстов слишком много, чтобы сравнить каждый с каждым. Возьмите меньше { $most }.
lab-too-many-for-memory =
    { $documents ->
        [one] Для { $documents } такого текста не хватает памяти.
        [few] Для { $documents } таких текстов не хватает памяти.
       *[many] Для { $documents } таких текстов не хватает памяти.
    }
lab-too-few-functions = Полосы: { $bands }, строк в каждой: { $rows }. Функций нужно не меньше { $needed }.

## Результаты

lab-findings = Утверждения из статей
lab-held = Здесь подтвердилось.
lab-failed = Здесь не подтвердилось.
lab-unclear = Здесь не определить.
lab-wrong = В статье ошибка.
lab-legend = Линии: выберите, чтобы показать или скрыть
lab-at = { $label }: { $value }
lab-range = от { $low } до { $high }
lab-plot = График: { $title }. По вертикали: { $y }. По горизонтали: { $x }. Числа — в таблице ниже.
lab-copy = Копировать как CSV
lab-copy-named = Копировать как CSV: { $title }
lab-copied = Скопировано.
lab-not-copied = Браузер не разрешил копирование. Выделите таблицу и скопируйте её.
lab-papers = Статьи
lab-p1 = C. Bergillos, A. Rambla, A. Cabeza: Document similarity detection using hashing, 2018
lab-p2 = А. В. Цимбалов, О. В. Золотарёв: Метод шинглов, 2016
lab-p3 = Y. Freund: Pseudo-randomness, hash functions and min-hash for document comparison (лекция)
lab-p4 = R. Vilaseca, X. Lacasa, X. Martín: Detection of similarity between documents with hashing, 2018

lab-section = { $paper }, раздел { $number }
lab-figure = { $paper }, рисунок { $number }
lab-table = { $paper }, таблица { $number }
lab-p3-estimating = P3, «Estimating Jaccard similarity»
lab-p3-needed = P3, «minimal number of hash functions»
lab-p2-supershingles = P2, «От шинглов к супершинглам»

lab-setting-texts =
    { $count ->
        [one] { $count } текст на этой странице
        [few] { $count } текста на этой странице
       *[many] { $count } текстов на этой странице
    }
lab-setting-permutations = Случайные перестановки текста: { $count }, слов в тексте: { $words }, начальное значение: { $seed }
lab-family-modular = модульное
lab-family-multiplicative = мультипликативное
lab-family-one = одна перестановка
lab-axis-k = k, символов в шингле
lab-axis-jaccard = Сходство (коэффициент Жаккара)
lab-axis-functions = Хеш-функции
lab-axis-ms = Миллисекунды
lab-k = k
lab-percent = { PERCENT($share) }
lab-functions = функции
lab-similarity = сходство
lab-family = семейство
lab-pairs = пары
lab-documents = документы
lab-shingles = шинглы
lab-different = разные
lab-bits = биты
lab-in-ms = { $name }, мс
lab-in-ns = { $name }, нс

## Сходство в зависимости от k

lab-k-title = Сходство в зависимости от длины шингла
lab-k-sources = P1, рисунок 2; P4, раздел 7.1.1
lab-k-about = Каждая пара текстов точно сравнивается по шинглам из k символов: с пробелами (несколько подряд считаются одним) и без них. У перестановок одного текста все слова общие, а общих предложений почти нет.
lab-k-setting =
    { $pairs ->
        [one] { $data }; { $pairs } пара.
        [few] { $data }; { $pairs } пары.
       *[many] { $data }; { $pairs } пар.
    }
lab-k-plot = Точное сходство всех пар
lab-k-table = Сходство (коэффициент Жаккара) в зависимости от k
lab-k-mean = среднее, с пробелами
lab-k-mean-without = среднее, без пробелов
lab-k-middle = средняя половина пар, с пробелами
lab-k-highest-line = самая похожая пара, с пробелами
lab-k-lowest = минимум
lab-k-lower = нижний квартиль
lab-k-median = медиана
lab-k-upper = верхний квартиль
lab-k-highest = максимум
lab-k-highest-without = максимум, без пробелов
lab-k-falls = Чем длиннее шинглы, тем меньше сходство.
lab-k-falls-so = Среднее меняется от { PERCENT($from) } при k = { $first } до { PERCENT($to) } при k = { $last }.
lab-k-falls-not = Среднее меняется от { PERCENT($from) } при k = { $first } до { PERCENT($to) } при k = { $last }, но растёт при k = { $rises }.
lab-k-nine = При k = 9 тексты с общими словами, но без общих предложений, похожи меньше чем на 10 %, причём в каждой паре.
lab-k-nine-missing = Среди длин нет k = 9.
lab-k-nine-so = При k = 9 среднее равно { PERCENT($mean) }, максимум { PERCENT($highest) }; пар, достигающих 10 %: { NUMBER($over) } из { $pairs }.
lab-k-twelve = При k больше 12 сходства почти никогда нет.
lab-k-twelve-missing = Нет k больше 12.
lab-k-twelve-so = Среди пар при k больше 12 доля тех, у которых общих шинглов меньше { PERCENT($limit) }, равна { PERCENT($share) }.
lab-k-spaces = С пробелами сходство больше, чем без них.
lab-k-spaces-all =
    { $lengths ->
        [one] Это так при { $lengths } длине, при которой есть хоть какое-то сходство.
        [few] Это так при всех { $lengths } длинах, при которых есть хоть какое-то сходство.
       *[many] Это так при всех { $lengths } длинах, при которых есть хоть какое-то сходство.
    }
lab-k-spaces-some =
    { $lengths ->
        [one] Это так при { $higher } из { $lengths } длины, но не при k = { $others }.
        [few] Это так при { $higher } из { $lengths } длин, но не при k = { $others }.
       *[many] Это так при { $higher } из { $lengths } длин, но не при k = { $others }.
    }

## Время семейств хеш-функций

lab-times-title = Время работы семейств хеш-функций
lab-times-sources = P1, рисунок 3; P4, рисунок 16
lab-times-about = Для всех текстов вместе строится сигнатура по шинглам из k символов, каждым семейством хеш-функций и много раз с новыми начальными значениями. Измеряется только построение сигнатуры, без выделения шинглов. Время относится к этому устройству в данный момент.
lab-times-setting =
    { $functions ->
        [one] { $data }, как один текст; { $functions } функция.
        [few] { $data }, как один текст; { $functions } функции.
       *[many] { $data }, как один текст; { $functions } функций.
    }
lab-times-plot = Время построения сигнатуры
lab-times-axis = Миллисекунд на сигнатуру
lab-times-table =
    { $functions ->
        [one] Наносекунды на шингл и миллисекунды на сигнатуру, { $functions } функция
        [few] Наносекунды на шингл и миллисекунды на сигнатуру, { $functions } функции
       *[many] Наносекунды на шингл и миллисекунды на сигнатуру, { $functions } функций
    }
lab-times-grow = Чем длиннее шинглы, тем дольше строится сигнатура, потому что разных шинглов больше.
lab-times-grow-unclear = Число разных шинглов на обоих концах одинаково.
lab-times-grow-so = От k = { $first } до k = { $last } число разных шинглов меняется от { $few } до { $many }, а время четырёх семейств из статей — от { NUMBER($short, maximumSignificantDigits: 3) } мс до { NUMBER($long, maximumSignificantDigits: 3) } мс. Оно растёт как это число в степени { NUMBER($power, maximumSignificantDigits: 3) }.
lab-times-grow-not = От k = { $first } до k = { $last } число разных шинглов меняется от { $few } до { $many }, а время четырёх семейств из статей — от { NUMBER($short, maximumSignificantDigits: 3) } мс до { NUMBER($long, maximumSignificantDigits: 3) } мс. С повторами шинглов { $fewAll } и { $manyAll }.
lab-times-half = Модульное хеширование вдвое с лишним быстрее мультипликативного и MurmurHash3.
lab-times-half-so = В сумме по всем k время относительно модульного хеширования: MurmurHash3 — { NUMBER($murmur, maximumSignificantDigits: 3) }, мультипликативное — { NUMBER($multiplicative, maximumSignificantDigits: 3) }.
lab-times-same = MurmurHash3 и мультипликативное хеширование занимают почти одинаковое время.
lab-times-same-so = Время MurmurHash3 относительно мультипликативного хеширования: { NUMBER($ratio, maximumSignificantDigits: 3) }. Различие до { $limit } раза в любую сторону считается почти равенством.
lab-times-jenkins = Перемешивание Дженкинса дольше модульного хеширования.
lab-times-jenkins-so = В сумме по всем k время относительно модульного хеширования равно { NUMBER($ratio, maximumSignificantDigits: 3) }: { NUMBER($jenkins, maximumSignificantDigits: 3) } мс против { NUMBER($modular, maximumSignificantDigits: 3) } мс.

## Методы в зависимости от числа документов

lab-methods-title = Точное сравнение, сигнатуры и LSH
lab-methods-sources = P1, рисунок 4
lab-methods-about = Попарно сравнивается всё больше текстов: точно, по сигнатурам и по сигнатурам только там, где совпала полоса (LSH). Время считается с самого начала, от исходных текстов. Оно относится к этому устройству в данный момент.
lab-methods-setting = { $data }; k = { $k }, хеш-функций: { $functions } ({ $family }), полос: { $bands }, строк в каждой: { $rows }.
lab-methods-exact = точно
lab-methods-signatures = сигнатуры
lab-methods-lsh = сигнатуры и полосы (LSH)
lab-methods-plot = Время сравнения всех пар
lab-methods-axis = Документы
lab-methods-table = Миллисекунды в зависимости от числа документов
lab-methods-candidates = пары-кандидаты LSH
lab-methods-feasible = Точно сравнить все пары невозможно, если документов больше 100.
lab-methods-feasible-not = Документов: { $documents }, пар: { $pairs }, время: { NUMBER($ms, maximumSignificantDigits: 3) } мс. Индекс от шинглов к документам сразу ведёт к общим.
lab-methods-feasible-unclear = Документов было не больше 100.
lab-methods-exponential = Время точного сравнения экспоненциально зависит от числа документов.
lab-methods-quadratic = У n документов n (n − 1) / 2 пар, поэтому время сравнения всех пар в худшем случае квадратично.
lab-methods-quadratic-so = У n документов n (n − 1) / 2 пар, поэтому время сравнения всех пар в худшем случае квадратично. По измерениям от { $few } до { $many } документов время растёт как их число в степени { NUMBER($power, maximumSignificantDigits: 3) }.
lab-methods-order = Каждый метод быстрее предыдущего: точный, сигнатуры, LSH.
lab-methods-order-so =
    { $documents ->
        [one] { $documents } документ:
        [few] { $documents } документа:
       *[many] { $documents } документов:
    } точно { NUMBER($exact, maximumSignificantDigits: 3) } мс, сигнатуры { NUMBER($signatures, maximumSignificantDigits: 3) } мс, LSH { NUMBER($lsh, maximumSignificantDigits: 3) } мс.
lab-methods-bands = LSH быстрее одних сигнатур, потому что сравнивается лишь малая часть пар.
lab-methods-bands-so = Предлагается { PERCENT($share) } пар; { NUMBER($lsh, maximumSignificantDigits: 3) } мс против { NUMBER($signatures, maximumSignificantDigits: 3) } мс.

## Оценка в зависимости от числа функций

lab-estimate-title = Оценка в зависимости от числа хеш-функций
lab-estimate-sources = P1, рисунок 5; P3, «How many hash functions do we need?»
lab-estimate-about = Составляется пара с желаемым сходством: текст и его копия, в которой переставлены последние слова. Затем её сходство оценивается всё большим числом функций каждого семейства, а также двумя количествами функций при многих начальных значениях.
lab-estimate-setting = Слов в тексте: { $words }, в копии переставлено последних: { $permuted }. По шинглам из { $k } символов сходство равно { PERCENT($share) }. Полоса 95 % рассчитана для идеальных хеш-функций.
lab-estimate-plot = Оценка сходства одной пары
lab-estimate-exact = точно
lab-estimate-band = полоса 95 % идеальных функций
lab-estimate-low = полоса 95 %, от
lab-estimate-high = до
lab-estimate-table = Оценка в зависимости от числа функций
lab-estimate-seeds = Как часто оценка лежит в пределах ± { $error } и в полосе 95 %, начальных значений: { $seeds }
lab-estimate-near = в пределах ± { $error }, функций: { $functions }
lab-estimate-in-band = в полосе, функций: { $functions }
lab-estimate-converges = Чем больше функций, тем ближе оценка к сходству.
lab-estimate-converges-unclear = Испробовано меньше трёх количеств функций.
lab-estimate-converges-so = Средняя ошибка семейств в процентных пунктах: { NUMBER($few, maximumSignificantDigits: 3) } при числе функций от { $fewFrom } до { $fewTo } и { NUMBER($many, maximumSignificantDigits: 3) } при числе от { $manyFrom } до { $manyTo }. P1 объясняет это коллизиями, которые значат всё меньше. С идеальными функциями было бы так же: ошибка уменьшается как корень из их числа.
lab-estimate-equal = У любого семейства вероятность совпадения функции равна сходству.
lab-estimate-equal-so = Тогда около 95 % начальных значений дают оценку внутри полосы. По семействам и количествам функций это от { PERCENT($least) } до { PERCENT($most) }; начальных значений: { $seeds }.
lab-estimate-needed = Если функций { $functions }, то в 95 % случаев оценка лежит в пределах ± { $error }.
lab-estimate-needed-not = Из 2σ ≤ { $error } и σ ≤ 1 / (2√k) следует 1 / √k ≤ { $error }, то есть k ≥ { $sigmas }; P3 продолжает с 1 / k. Для 95 %, а не 95,4 % при 2σ, эта граница даёт { $bound }, а само биномиальное распределение { $exact }. Здесь так близки { PERCENT($few) } оценок, если функций { $printed }, и { PERCENT($many) }, если их { $right }.

## Модульное хеширование и Дженкинс

lab-jenkins-title = Ошибки модульного хеширования и перемешивания Дженкинса
lab-jenkins-sources = P4, рисунки 13–15
lab-jenkins-about = Сходство пар текстов оценивается при многих начальных значениях; берётся средняя абсолютная ошибка по парам и начальным значениям. Модульное семейство этой программы берёт остатки по простому модулю. Для сравнения берутся и остатки по модулю, равному числу шинглов, как в P4, на стольких шинглах, сколько их у каждой пары.
lab-jenkins-setting = { $data }; пар: { $pairs }, среднее сходство { PERCENT($share) }; начальных значений: { $seeds }.
lab-jenkins-plot = Средняя абсолютная ошибка
lab-jenkins-axis = Ошибка сходства
lab-jenkins-prime = модульное, по простому модулю
lab-jenkins-loose = по модулю числа шинглов
lab-jenkins-ideal = идеальные функции
lab-jenkins-difference-plot = Ошибка модульного хеширования минус ошибка перемешивания Дженкинса
lab-jenkins-difference-axis = Разность, процентные пункты
lab-jenkins-difference = модульное минус Дженкинс
lab-jenkins-chance = пределы случайности
lab-jenkins-loose-difference = по модулю числа шинглов минус Дженкинс
lab-jenkins-table = Средняя абсолютная ошибка сходства в зависимости от числа функций
lab-jenkins-difference-points = модульное минус Дженкинс, пункты
lab-jenkins-standard-error = её стандартная ошибка
lab-jenkins-loose-points = по модулю числа шинглов минус Дженкинс, пункты
lab-jenkins-greater = Ошибка модульного хеширования обычно больше, чем у перемешивания Дженкинса.
lab-jenkins-greater-loose = То же верно, если модуль равен числу шинглов.
lab-jenkins-greater-so =
    { $all ->
        [one] За пределами случайности она больше в { $greater } и меньше в { $less } из { $all } случая.
        [few] За пределами случайности она больше в { $greater } и меньше в { $less } из { $all } случаев.
       *[many] За пределами случайности она больше в { $greater } и меньше в { $less } из { $all } случаев.
    }
lab-jenkins-permutation-source = P1, раздел 6.1; P4, раздел 4.2.2.1.1
lab-jenkins-permutation = a x + b по модулю числа шинглов действует как их случайная перестановка.
lab-jenkins-permutation-so = Это перестановка, только если у a нет общих множителей с этим числом: P1 требует простого модуля, P4 — простого a. При любых a и числе функций { $functions } оценка в среднем отличается на { NUMBER($bias, maximumSignificantDigits: 3) } процентного пункта (стандартная ошибка { NUMBER($error, maximumSignificantDigits: 2) }), что объясняется случайностью.
lab-jenkins-permutation-not = Это перестановка, только если у a нет общих множителей с этим числом: P1 требует простого модуля, P4 — простого a. При любых a и числе функций { $functions } оценка в среднем отличается на { NUMBER($bias, maximumSignificantDigits: 3) } процентного пункта (стандартная ошибка { NUMBER($error, maximumSignificantDigits: 2) }), и большее число функций не помогает.

## Коллизии

lab-collisions-title = Коллизии в зависимости от длины отпечатка
lab-collisions-sources = P2, таблицы 2 и 3
lab-collisions-about = Отпечаток — это число, вычисленное по шинглу из слов. Коллизия — это шингл, число которого уже есть у другого, отличного от него. Коллизии подсчитываются для каждого вида отпечатков и сравниваются с числом, которое ожидается случайно. Можно взять тексты на странице; иначе создаётся текст из придуманных слов, достаточно длинный, чтобы при 32 битах были коллизии.
lab-collisions-setting-generated = Созданный текст; слов: { $words }, начальное значение: { $seed }
lab-collisions-setting = { $data }; разных шинглов: { $distinct }, слов в шингле: { $k }.
lab-collisions-rabin = Рабин — Карп, { $bits }-битный
lab-collisions-own = собственный этой программы, { $bits }-битный
lab-collisions-plot = Коллизии: ожидаемые и подсчитанные
lab-collisions-different = Разные шинглы
lab-collisions-collisions = Коллизии
lab-collisions-line-expected = { $bits }-битный, ожидается
lab-collisions-line-counted = { $name }, подсчитано
lab-collisions-table = Подсчитанные и ожидаемые коллизии
lab-collisions-fingerprint = отпечаток
lab-collisions-distinct = разные шинглы
lab-collisions-counted = подсчитано коллизий
lab-collisions-expected = ожидается
lab-collisions-deviation = отклонение, в стандартных отклонениях
lab-collisions-birthdays = Число разных шинглов, при котором коллизия имеет такую вероятность (P2, таблица 2, пересчитано)
lab-collisions-short = При 32 битах коллизии неизбежны, если разных шинглов больше { $limit }.
lab-collisions-short-few =
    { $distinct ->
        [one] Здесь только { $distinct } разный шингл.
        [few] Здесь только { $distinct } разных шингла.
       *[many] Здесь только { $distinct } разных шинглов.
    }
lab-collisions-short-so = Коллизий у 32-битных отпечатков: от { $least } до { $most }. Случайно ожидается { NUMBER($expected, maximumSignificantDigits: 3) }.
lab-collisions-long = При 48 битах и больше среди стольких шинглов коллизий нет.
lab-collisions-long-so = Ни у одного из { $all } отпечатков длиной от 48 до 64 бит коллизий нет. Для 48 бит случайно ожидается { NUMBER($expected, maximumSignificantDigits: 3) }.
lab-collisions-long-not =
    { $colliding ->
        [one] Коллизии есть у { $colliding } из { $all } отпечатков длиной от 48 до 64 бит.
        [few] Коллизии есть у { $colliding } из { $all } отпечатков длиной от 48 до 64 бит.
       *[many] Коллизии есть у { $colliding } из { $all } отпечатков длиной от 48 до 64 бит.
    }
lab-collisions-table2 = При напечатанных количествах шинглов вероятность коллизии равна 1, 10 и 40 % для длин от 32 до 64 бит.
lab-collisions-table2-so = Из { $all } напечатанных чисел с √(2 · 2ᵇ · ln(1 / (1 − P))) до восьмого знака совпадают { $right }.
lab-collisions-table3 = На { $shingles } шинглах у CRC-32 было { $crc } коллизий, а у 32-битного отпечатка Рабина — Карпа { $rabin }.
lab-collisions-table3-so = Если бы все эти шинглы были разными, случайно ожидалось бы { $expected }. Отклонение в стандартных отклонениях: CRC-32 { NUMBER($crc, maximumSignificantDigits: 3) }, Рабин — Карп { NUMBER($rabin, maximumSignificantDigits: 3) }. Больше трёх для случайности слишком много; это объяснил бы модуль немного меньше 2³².

## S-образные кривые

lab-curves-title = Какие пары находит LSH
lab-curves-sources = P2, формула 10; P1, раздел 5; P4, раздел 5
lab-curves-about = Сигнатуры делятся на полосы по нескольку строк, в P2 они названы супершинглами. Пара становится кандидатом, если в одной из полос совпали все строки; вероятность этого зависит только от сходства.
lab-curves-setting = Тексты не нужны.
lab-curves-plot = Вероятность стать кандидатом
lab-curves-probability = Вероятность
lab-curves-table = Вероятность в зависимости от сходства
lab-curves-inverse = Сходство, при котором пара находится с такой вероятностью
lab-curves-layout = полосы x строки
lab-curves-claim = Группы ({ $bands } по { $rows }) находят пару со сходством { $similarity } с вероятностью { NUMBER($probability, maximumSignificantDigits: 2) }.
lab-curves-right = 1 − (1 − { $similarity }^{ $rows })^{ $bands } равно { NUMBER($chance, maximumSignificantDigits: 2) }.
lab-curves-wrong = Собственная формула P2, 1 − (1 − { $similarity }^{ $rows })^{ $bands }, даёт { NUMBER($chance, maximumSignificantDigits: 2) }; { NUMBER($probability, maximumSignificantDigits: 2) } соответствует сходству { NUMBER($fits, maximumSignificantDigits: 2) }.
