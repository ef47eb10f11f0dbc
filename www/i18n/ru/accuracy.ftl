## Страница, на которой измеряется, насколько можно доверять быстрым методам (MinHash, LSH).

accuracy-heading = Как это работает
accuracy-plain = Первые разделы простыми словами объясняют, как найдены пары и что значат их числа. Остальные — для тех, кто хочет знать больше: в них на ваших документах измеряется, насколько можно доверять быстрым методам из научных статей.
# Above the sections on the methods.
accuracy-intro = MinHash превращает каждый текст в короткий список чисел — его сигнатуру. У похожих текстов похожие сигнатуры. Локально-чувствительное хеширование (LSH) разрезает каждую сигнатуру на части (полосы) и сравнивает только пары, у которых совпала хотя бы одна полоса. Это быстро, но часть пар может быть пропущена. Эта страница измеряет на ваших документах, насколько можно доверять обоим. Можно повторить и измерения из научных статей, где они описаны.
accuracy-sections = Разделы этой страницы
accuracy-none = Результата пока нет. Сначала добавьте хотя бы два документа.

## Что находит MinHash с LSH по сравнению с точным результатом

accuracy-recall = Что находит MinHash с LSH
accuracy-no-pairs = Нет пар со сходством { PERCENT($threshold) } и выше, поэтому LSH ничего не может пропустить.
accuracy-found =
    { $pairs ->
        [one] Точное сравнение нашло { $pairs } пару со сходством { PERCENT($threshold) } и выше. MinHash с LSH находит { $found }:
        [few] Точное сравнение нашло { $pairs } пары со сходством { PERCENT($threshold) } и выше. MinHash с LSH находит { $found } из этих { $pairs } пар:
       *[many] Точное сравнение нашло { $pairs } пар со сходством { PERCENT($threshold) } и выше. MinHash с LSH находит { $found } из этих { $pairs } пар:
    } { PERCENT($recall) } (полнота).
accuracy-predicted = Кривая ниже предсказывает { NUMBER($pairs, maximumFractionDigits: 1) }, или { PERCENT($share) }.
accuracy-no-candidates = LSH не предлагает ни одной пары.
accuracy-precision =
    { $candidates ->
        [one] LSH предлагает { $candidates } пару (кандидата).
        [few] LSH предлагает { $candidates } пары (кандидатов).
       *[many] LSH предлагает { $candidates } пар (кандидатов).
    } Со сходством { PERCENT($threshold) } и выше среди предложенных: { NUMBER($right) }, это { PERCENT($precision) } (точность).
accuracy-compared =
    { $pairs ->
        [one] Точно сравнена { $pairs } пара.
        [few] Точно сравнены { $pairs } пары.
       *[many] Точно сравнено { $pairs } пар.
    } С одним LSH понадобилось бы сравнить { $candidates }, это { PERCENT($share) } от всех.
accuracy-estimated =
    Этот результат оценочный, и точного результата для сравнения с ним нет. { $pairs ->
        [one] LSH предложил { $candidates } из { $pairs } пары.
        [few] LSH предложил { $candidates } из { $pairs } пар.
       *[many] LSH предложил { $candidates } из { $pairs } пар.
    } Из них, по оценке, сходство { PERCENT($threshold) } и выше имеют { $above }.
accuracy-not-compared = Пары, которые LSH не предложил, не сравнивались.
accuracy-compare-exactly = Сравнить точно

## Кривая

accuracy-curve = С какой вероятностью LSH находит пару
accuracy-curve-bands =
    { $bands ->
        [one] Каждая сигнатура разделена на { $bands } полосу
        [few] Каждая сигнатура разделена на { $bands } полосы
       *[many] Каждая сигнатура разделена на { $bands } полос
    } { $rows ->
        [one] по { $rows } строке.
        [few] по { $rows } строки.
       *[many] по { $rows } строк.
    } Два текста становятся парой-кандидатом, если хотя бы в одной полосе у них совпали все строки. Чем больше сходство, тем это вероятнее (S-образная кривая).
accuracy-curve-threshold = При вашем пороге, сходстве { PERCENT($similarity) }, вероятность равна { PERCENT($probability) }.
accuracy-curve-failed = Не удалось рассчитать кривую: { $reason }
accuracy-curve-axes = По горизонтали: сходство (коэффициент Жаккара). Линия: вероятность стать кандидатом.
accuracy-curve-dots = Точки: доля пар из списка примерно с таким сходством, которые стали кандидатами.
accuracy-curve-image = Вероятность стать кандидатом в зависимости от сходства. Те же числа есть в таблице.
accuracy-curve-line = порог
accuracy-curve-table = Вероятность стать кандидатом в зависимости от сходства
accuracy-similarity = Сходство
accuracy-probability = Вероятность
accuracy-listed = Пар в списке
accuracy-listed-title = Пары из списка, сходство которых ближе всего к этому
accuracy-proposed = Из них кандидаты

## Оценка и точное сходство

accuracy-agreement = Насколько точны оценки
accuracy-estimates-axes =
    { $functions ->
        [one] По горизонтали: точное сходство (Жаккар). По вертикали: оценка. Точка — одна или несколько пар списка, чем больше точка, тем больше пар. Закрашено: где по теории лежат 95 % оценок по { $functions } независимой хеш-функции. Пунктир: без ошибки.
        [few] По горизонтали: точное сходство (Жаккар). По вертикали: оценка. Точка — одна или несколько пар списка, чем больше точка, тем больше пар. Закрашено: где по теории лежат 95 % оценок по { $functions } независимым хеш-функциям. Пунктир: без ошибки.
       *[many] По горизонтали: точное сходство (Жаккар). По вертикали: оценка. Точка — одна или несколько пар списка, чем больше точка, тем больше пар. Закрашено: где по теории лежат 95 % оценок по { $functions } независимым хеш-функциям. Пунктир: без ошибки.
    }
accuracy-estimates-image = Оценка сходства в зависимости от точного сходства пар списка и полоса, которую даёт теория. В таблице то же в числах.
accuracy-estimates-table = Оценки по точному сходству
accuracy-estimates-range = Оценки
accuracy-estimates-from-to = от { PERCENT($least) } до { PERCENT($most) }
accuracy-estimates-covered = Внутри интервала
accuracy-estimates-listed = Здесь пары списка; пары со сходством меньше { PERCENT($threshold) } входят в него не все.
accuracy-estimates-listed-programs = Здесь пары списка. Программы попадают в него по совпадающим лексемам, поэтому похожие пары входят в него не все.
accuracy-agreement-none = Ни одну пару из списка не удалось оценить.
accuracy-agreement-estimated = В этом результате есть только оценки. Чтобы узнать, насколько они точны, сравните точно.
accuracy-agreement-within =
    { $pairs ->
        [one] У { $within } из { $pairs } пары в списке ({ PERCENT($share) }) точное сходство лежит
        [few] У { $within } из { $pairs } пар в списке ({ PERCENT($share) }) точное сходство лежит
       *[many] У { $within } из { $pairs } пар в списке ({ PERCENT($share) }) точное сходство лежит
    } в 95-процентном интервале оценки. Ошибка оценок в процентных пунктах: в среднем { NUMBER($mean, maximumSignificantDigits: 2) }, наибольшая { NUMBER($largest, maximumSignificantDigits: 2) }.
accuracy-agreement-functions =
    { $functions ->
        [one] Оценки получены по сигнатурам из { $functions } хеш-функции.
        [few] Оценки получены по сигнатурам из { $functions } хеш-функций.
       *[many] Оценки получены по сигнатурам из { $functions } хеш-функций.
    }

## Длина сигнатуры

accuracy-needed = Сколько хеш-функций нужно для оценки
accuracy-needed-about = Каждое число сигнатуры даёт отдельная хеш-функция. Чем больше функций, тем дольше расчёт и тем точнее оценки.
accuracy-needed-error = Наибольшая ошибка (± процентных пунктов)
accuracy-needed-confidence = Доверительная вероятность (%)
accuracy-needed-wrong = Введите числа больше 0 и меньше 100.
accuracy-needed-busy = Идёт расчёт…
accuracy-needed-failed = Не удалось рассчитать число: { $reason }
accuracy-needed-result = При любом сходстве по биномиальному распределению нужно: { $exact }. По его нормальному приближению нужно: { $bound }.
accuracy-needed-used =
    { $functions ->
        [one] Для этого результата использована { $functions } функция.
        [few] Для этого результата использованы { $functions } функции.
       *[many] Для этого результата использовано { $functions } функций.
    }
accuracy-needed-use =
    { $functions ->
        [one] Использовать { $functions } функцию
        [few] Использовать { $functions } функции
       *[many] Использовать { $functions } функций
    }
accuracy-functions =
    { $functions ->
        [one] { $functions } функция
        [few] { $functions } функции
       *[many] { $functions } функций
    }
accuracy-functions-too-many =
    { $most ->
        [one] больше { $most } функции, то есть больше максимума
        [few] больше { $most } функций, то есть больше максимума
       *[many] больше { $most } функций, то есть больше максимума
    }
accuracy-needed-lecture = В лекции Й. Фройнда об этом методе сказано, что для ошибки ±5 пунктов с вероятностью 95 % хватит 20 функций. По её же правилу (два стандартных отклонения, каждое не больше 1/(2√k)) нужно: { $functions }.

## Коллизии отпечатков

accuracy-collisions = Бывают ли коллизии отпечатков?
accuracy-collisions-about = Тексты сравниваются по шинглам — последовательностям из нескольких слов, символов или лексем. Вместо каждого шингла берётся число, его отпечаток ({ $fingerprint }). Если бы у двух разных шинглов был один отпечаток (коллизия), они считались бы общими.
accuracy-collisions-count = Посчитать коллизии
accuracy-collisions-cancel = Отменить
accuracy-collisions-busy = Идёт подсчёт…
accuracy-collisions-failed = Не удалось посчитать коллизии: { $reason }
accuracy-collisions-found = Шинглов: { $shingles }, из них разных: { $distinct }. Разных { $bits }-битных отпечатков: { $fingerprints }. Коллизий: { $collisions }.
accuracy-collisions-expected = Случайно ожидается: { NUMBER($expected, maximumSignificantDigits: 3) }.
accuracy-collisions-expected-none = Случайно ожидается: меньше одной миллионной.
accuracy-collisions-stale = Эти числа относятся к прежнему результату. Посчитайте ещё раз.
accuracy-birthdays = Число разных шинглов, при котором хотя бы одна коллизия имеет такую вероятность
accuracy-birthdays-table = Число разных шинглов до коллизии, по битам и вероятности
accuracy-birthdays-failed = Не удалось рассчитать таблицу: { $reason }
accuracy-bits = Биты
