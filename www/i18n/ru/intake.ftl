## Добавление документов: выбранных, перетащенных, вставленных, или пример.

intake-title = Добавить документы
intake-add-or-remove = Добавить или убрать
intake-lead = Перетащите сюда документы или папки и увидите, какие похожи, насколько и где.
intake-promise = Каждый текст сравнивается со всеми остальными прямо в вашем браузере: ничего не отправляется.
intake-drop-more = Перетаскивайте другие файлы в любое место страницы.
intake-choose-files = Выбрать файлы
intake-choose-folder = Выбрать папку
intake-paste = Вставить текст
intake-example = Посмотреть пример
intake-remove-all = Убрать всё
intake-choose-archive = Выбрать прошлые работы
intake-choose-archive-folder = Выбрать папку прошлых работ
intake-choose-template = Выбрать файлы шаблона
intake-others = Прошлые работы { NUMBER($archive) } · Шаблон { NUMBER($templates) }
intake-drop = Отпустите, чтобы добавить эти документы

## Вставленный текст

intake-name = Название
intake-optional = (необязательно)
intake-add-as = Добавить как
intake-text = Текст
intake-add-text = Добавить этот текст
intake-close = Закрыть

## Распознаны программы

intake-programs = Большинство файлов — программы и сравниваются как программы: имена, оформление и комментарии не учитываются, а редкий код весит больше.
intake-as-words = Сравнить как тексты

## О чём спрашивают сначала

intake-verbatim = Списано дословно
intake-verbatim-hint = Те же слова в том же порядке: от одного предложения до целого текста.
intake-reworded = Перефразировано
intake-reworded-hint = Слова заменены, добавлены или переставлены: общее в обоих текстах отмечено слово за словом.
intake-tricks = Скрытые уловки
intake-tricks-hint = Невидимые символы, похожие буквы, белый текст: они устраняются, и о них сообщается.
intake-others-title = Прошлые работы и шаблон
intake-reads-title = Что читается
intake-reads = PDF, Word (.docx, .doc), OpenDocument (.odt, .odp, .ods), RTF, PowerPoint (.pptx, .ppt), Excel (.xlsx, .xls), электронные книги (.epub, .fb2), письма (.eml, .msg, .mbox), субтитры (.srt, .vtt), HTML, LaTeX, LyX, SVG, блокноты Jupyter, Scratch (.sb3), Markdown, CSV, исходный код и простой текст на любом языке и в 40 кодировках. А также папки и архивы (ZIP, 7z, RAR, TAR, gzip) со всем этим.
intake-limits =
    Файл — до { NUMBER($file) }{"\u00A0"}МБ, чтение — до { SECONDS($milliseconds) }. Файлы, добавленные за раз, — до { NUMBER($texts) }{"\u00A0"}МБ текста. Файл ZIP или TAR — до { NUMBER($archive) }{"\u00A0"}МБ, в распакованном виде — до { NUMBER($unpacked) }{"\u00A0"}МБ, и до { $files ->
        [one] { $files } файла.
        [few] { $files } файлов.
       *[many] { $files } файлов.
    } Файл 7z или RAR — до { NUMBER($others) }{"\u00A0"}МБ, как сжатый, так и распакованный. Архивы внутри архивов открываются на глубину до { $depth ->
        [one] { $depth } уровня.
        [few] { $depth } уровней.
       *[many] { $depth } уровней.
    }
intake-shows-title = Что показывается
intake-shows = У каждого процента указано, доля чего это и точное это число или приблизительное. Само по себе сходство ничего не доказывает: прочитайте фрагменты и решите сами.
intake-keeps-title = Что сохраняется
intake-keeps = Ничего, если вы не попросите. Документы находятся только в памяти этой страницы и исчезнут, когда вы её закроете. Чтобы сохранить их, добавьте документы и нажмите «{ keep-start }» внизу страницы.
