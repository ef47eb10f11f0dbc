## Archives on this device: collections of earlier documents that new ones are compared with.

archive-tab = Коллекции
archive-title = Коллекции на этом устройстве
archive-intro = Коллекция хранит документы, например работы прошлых семестров или опубликованные статьи, в этом браузере, на этом устройстве. Документы, которые вы позже добавите на страницу, сравниваются с каждой включённой коллекцией. Без вашей просьбы ничего не сохраняется, и ничто не покидает это устройство.
archive-texts = В коллекциях лежат сами тексты, без шифрования: их может прочитать каждый, кто пользуется этим браузером.
archive-none = Коллекций пока нет.
archive-none-hint = Выберите файлы для коллекции выше или добавьте на страницу работы за семестр и потом сохраните их здесь. Можно также открыть файл коллекции, сохранённый в другом месте.
archive-starting = Поиск коллекций…
archive-loading = Чтение коллекций: { $done } из { $total } документов…
archive-unavailable = Коллекции сохранить нельзя: браузер не даёт странице надёжно хранить данные, как бывает в приватных окнах. Всё остальное работает.
archive-newer = Коллекции в этом браузере сохранены более новой версией Lookalike. Они не изменены. Перезагрузите страницу, чтобы получить новую версию.
archive-failed = Коллекции не удалось прочитать или записать: { $reason } Сохранённое раньше не изменилось.
archive-full = На этом устройстве не хватает места. Ничего не изменено. Освободите место или удалите какую-нибудь коллекцию и повторите попытку.
archive-gone = Эта коллекция удалена, возможно, в другой вкладке.
archive-busy = Коллекции сейчас изменяет другая вкладка. Повторите попытку, когда она закончит.

## Keep documents

archive-keep-title = Сохранить документы в коллекции
archive-keep-which = Документы
archive-keep-all = Все документы ({ NUMBER($documents) })
archive-keep-submissions = Работы ({ NUMBER($documents) })
archive-keep-earlier = Прошлые работы ({ NUMBER($documents) })
archive-keep-where = Коллекция
archive-keep-new = Новая коллекция
archive-keep-name = Название новой коллекции
archive-keep-hint = Например: «Рефераты, весна 2026»
archive-keep =
    { $documents ->
        [one] Сохранить { $documents } документ
        [few] Сохранить { $documents } документа
       *[many] Сохранить { $documents } документов
    }
archive-writing =
    { $written ->
        [one] Записан { $written } документ…
        [few] Записано { $written } документа…
       *[many] Записано { $written } документов…
    }
archive-cancel = Отменить
archive-kept =
    { $documents ->
        [one] В коллекции «{ $name }» сохранён { $documents } документ.
        [few] В коллекции «{ $name }» сохранено { $documents } документа.
       *[many] В коллекции «{ $name }» сохранено { $documents } документов.
    }
archive-kept-before =
    { $documents ->
        [one] { $documents } документ уже есть в коллекции «{ $name }» и не сохранён ещё раз.
        [few] { $documents } документа уже есть в коллекции «{ $name }» и не сохранены ещё раз.
       *[many] { $documents } документов уже есть в коллекции «{ $name }» и не сохранены ещё раз.
    }
archive-kept-some = { $kept } { $before }
archive-name-missing = Введите название коллекции.
archive-name-taken = Коллекция «{ $name }» уже есть. Выберите другое название.
archive-open-file = Открыть файл коллекции
archive-opened =
    { $documents ->
        [1] Добавлена коллекция «{ $name }»: { $documents } документ. Новые документы сравниваются и с ним.
        [one] Добавлена коллекция «{ $name }»: { $documents } документ. Новые документы сравниваются и с ними.
        [few] Добавлена коллекция «{ $name }»: { $documents } документа. Новые документы сравниваются и с ними.
       *[many] Добавлена коллекция «{ $name }»: { $documents } документов. Новые документы сравниваются и с ними.
    }
archive-opened-off = Коллекция «{ $name }» добавлена, но новые документы с ней не сравниваются. { $reason }
archive-not-opened = Файл { $file } не открыт. { $reason } Ни одна коллекция не изменена.
archive-file-other = Это не файл коллекции Lookalike.
archive-file-newer = Он создан более новой версией Lookalike. Перезагрузите страницу, чтобы получить новую версию, и повторите попытку.
archive-file-cut = Файл неполный: в нём нет конца. Сохраните или скопируйте его ещё раз.
archive-file-changed = Файл повреждён или изменён после сохранения.

## One archive

archive-list = Коллекции
archive-about =
    { $documents ->
        [one] { $documents } документ
        [few] { $documents } документа
       *[many] { $documents } документов
    } · { BYTES($size) } текста · изменена { $time }
archive-compare = Сравнивать новые документы с этой коллекцией
archive-same =
    { $documents ->
        [one] { $documents } документ с этой страницы есть и в этой коллекции и не сравнивается сам с собой.
        [few] { $documents } документа с этой страницы есть и в этой коллекции и не сравниваются сами с собой.
       *[many] { $documents } документов с этой страницы есть и в этой коллекции и не сравниваются сами с собой.
    }
archive-same-in =
    { $documents ->
        [one] { $documents } документ есть и в коллекции «{ $name }» и не сравнивается сам с собой.
        [few] { $documents } документа есть и в коллекции «{ $name }» и не сравниваются сами с собой.
       *[many] { $documents } документов есть и в коллекции «{ $name }» и не сравниваются сами с собой.
    }
archive-rename = Переименовать
archive-rename-of = Новое название коллекции «{ $name }»
archive-rename-save = Сохранить
archive-export = Сохранить в файл
archive-exported = Коллекция «{ $name }» сохранена в файл { $file }. Его можно открыть здесь в любом браузере.
archive-not-exported = Ничего не сохранено: удалось прочитать не все документы ({ $read } из { $documents }). Перезагрузите страницу и повторите попытку.
archive-delete = Удалить
archive-delete-question =
    { $documents ->
        [one] Удалить коллекцию «{ $name }», в которой { $documents } документ? Это нельзя отменить, если вы не сохранили её в файл.
        [few] Удалить коллекцию «{ $name }», в которой { $documents } документа? Это нельзя отменить, если вы не сохранили её в файл.
       *[many] Удалить коллекцию «{ $name }», в которой { $documents } документов? Это нельзя отменить, если вы не сохранили её в файл.
    }
archive-delete-yes = Удалить
archive-delete-no = Оставить
archive-deleted = Коллекция «{ $name }» удалена.
# An archive that begins with files, not with documents of the page.
archive-start = Создать коллекцию из файлов
archive-start-hint = Файлы попадают сразу в новую коллекцию и сравниваются не друг с другом, а только с документами, которые вы добавите на страницу или проверите. ZIP-файлы распаковываются.
archive-start-files = Выбрать файлы для коллекции
archive-start-folder = Выбрать папку для коллекции
# Файлы, которые добавляют прямо в архив.
archive-fill = Добавить файлы…
archive-fill-to = Добавить файлы в коллекцию «{ $name }»
archive-filling = Чтение файлов: { $done } из { $total }…
archive-filled =
    { $documents ->
        [one] В коллекцию «{ $archive }» добавлен { $documents } документ.
        [few] В коллекцию «{ $archive }» добавлено { $documents } документа.
       *[many] В коллекцию «{ $archive }» добавлено { $documents } документов.
    }
archive-fill-none = Ничего не добавлено.
archive-fill-cancelled = Отменено. Ничего не добавлено.
archive-fill-undone =
    { $documents ->
        [one] Добавленное удалено обратно: { $documents } документ.
        [few] Добавленное удалено обратно: { $documents } документа.
       *[many] Добавленное удалено обратно: { $documents } документов.
    }
archive-fill-unread =
    { $files ->
        [one] Не удалось прочитать { $files } файл:
        [few] Не удалось прочитать { $files } файла:
       *[many] Не удалось прочитать { $files } файлов:
    }
archive-fill-partly =
    { $files ->
        [one] { $files } файл добавлен, но прочитан не полностью:
        [few] { $files } файла добавлены, но прочитаны не полностью:
       *[many] { $files } файлов добавлены, но прочитаны не полностью:
    }
archive-fill-system =
    { $files ->
        [one] Пропущен { $files } служебный файл (системы или программ).
        [few] Пропущено { $files } служебных файла (системы или программ).
       *[many] Пропущено { $files } служебных файлов (системы или программ).
    }
archive-fill-result = Это сохранённый результат. Откройте его на главной странице.
archive-documents = Документы
archive-documents-of = Документы в коллекции «{ $name }»
archive-remove = Убрать
archive-remove-one = Убрать { $name }
archive-removed = { $name }: убрано из коллекции «{ $archive }».
archive-removed-unnamed = Документ убран из коллекции «{ $archive }».
archive-undo = Вернуть
archive-undone = { $name }: снова в коллекции.
archive-undone-unnamed = Документ снова в коллекции.

## Room

archive-space = Место на этом устройстве
archive-space-used = Lookalike занимает на этом устройстве { BYTES($used) } вместе с самой страницей; доступно ещё около { BYTES($left) }.
archive-space-unknown = Браузер не сообщает, сколько места осталось.
archive-lasting = Браузер обещал не удалять сохранённое, когда места станет мало.
archive-not-lasting = Когда на устройстве станет мало места, браузер может удалить сохранённое. Сохраните в файл те коллекции, которые нельзя потерять.
archive-ask = Попросить браузер никогда не удалять коллекции
archive-asked-no = Браузер этого не обещал. Он решает по тому, как вы пользуетесь страницей: например, установлена ли она и есть ли она в закладках.
archive-check = Проверить новый документ
archive-invitation =
    { $documents ->
        [one] В ваших коллекциях { $documents } документ. Можно { $check }, не добавляя файлов, или { $manage }.
        [few] В ваших коллекциях { $documents } документа. Можно { $check }, не добавляя файлов, или { $manage }.
       *[many] В ваших коллекциях { $documents } документов. Можно { $check }, не добавляя файлов, или { $manage }.
    }
archive-invitation-check = проверить по ним новый документ
archive-invitation-manage = управлять коллекциями
# On an empty page without archives. $start: archive-invitation-start.
archive-invitation-none = Чтобы сравнивать новые документы с большим набором других, например с работами прошлых лет или опубликованными статьями, { $start }.
archive-invitation-start = сохраните его как коллекцию на этом устройстве
# Above the list of pairs, where archives are switched off.
archive-off =
    { $documents ->
        [one] { $documents } документ из выключенных коллекций не сравнивался.
        [few] { $documents } документа из выключенных коллекций не сравнивались.
       *[many] { $documents } документов из выключенных коллекций не сравнивались.
    }
archive-off-compare = Сравнить с коллекциями
archive-start-name = Как назвать коллекцию
archive-find = Найти документ
archive-found = { NUMBER($found) } из { NUMBER($all) }
# $before: the archive that is as large.
archive-opened-twice = Добавлена коллекция «{ $name }». Она такого же размера, как «{ $before }»: если в них одни и те же документы, удалите одну из них, иначе каждое совпадение найдётся дважды.
