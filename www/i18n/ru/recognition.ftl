## Распознавание текста страниц, которые состоят только из изображения (OCR).

recognition-offer =
    { $pages ->
        [one] { NUMBER($pages) } страница
        [few] { NUMBER($pages) } страницы
       *[many] { NUMBER($pages) } страниц
    } в { $files ->
        [one] { NUMBER($files) } файле
        [few] { NUMBER($files) } файлах
       *[many] { NUMBER($files) } файлах
    } — { $pages ->
        [1] её можно прочитать только как изображение.
        [one] их можно прочитать только как изображения.
        [few] их можно прочитать только как изображения.
       *[many] их можно прочитать только как изображения.
    }
# $time: one of the two below. $bytes: what is loaded from the page's own server.
recognition-cost = Текст можно распознать на этом устройстве { $time }. При первом использовании загружается { BYTES($bytes) }. Ничего не отправляется.
recognition-short = меньше чем за минуту
recognition-minutes =
    { $minutes ->
        [one] примерно за { NUMBER($minutes) } минуту
        [few] примерно за { NUMBER($minutes) } минуты
       *[many] примерно за { NUMBER($minutes) } минут
    }
recognition-scope = Распознаётся печатный текст латинскими буквами. Рукописный текст и кириллица не распознаются.
recognition-language = Язык текстов
recognition-english = Английский
recognition-spanish = Испанский и английский
recognition-read = Распознать изображения
recognition-not-now = Не сейчас
recognition-page = Распознавание: страница { NUMBER($page) } из { NUMBER($total) }

# Why a page was not read, or all of them.
recognition-nothing = На этом изображении текст не найден.
recognition-damaged = Это изображение повреждено или неполно. Сохраните его заново.
# In millions of pixels.
recognition-too-large = В этом изображении { NUMBER($size) } млн пикселей, предел — { NUMBER($limit) } млн. Сохраните его в меньшем размере.
# $limit: one of the limits of a page of a PDF.
recognition-beyond = Эта страница содержит { $limit }. Напечатайте её в новый PDF.
recognition-too-slow =
    { $seconds ->
        [one] Распознавание этой страницы заняло больше { $seconds } секунды и было остановлено.
        [few] Распознавание этой страницы заняло больше { $seconds } секунд и было остановлено.
       *[many] Распознавание этой страницы заняло больше { $seconds } секунд и было остановлено.
    }
recognition-died = Распознавание этой страницы остановлено: вероятно, не хватило памяти. Сохраните изображение в меньшем размере.
# $reason: what the browser reports.
recognition-stopped = Распознавание этой страницы остановлено ({ $reason }).
recognition-not-loaded = Не удалось загрузить распознавание текста. Проверьте соединение и попробуйте ещё раз.
recognition-old-browser = Этот браузер не может распознавать текст. Используйте современный.
recognition-mark = распознано по изображению
