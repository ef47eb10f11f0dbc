## Archives on this device: collections of earlier documents that new ones are compared with.

archive-tab = Архив
archive-title = Архивы на этом устройстве
archive-intro = Архив хранит документы, например работы прошлых семестров или опубликованные статьи, в этом браузере, на этом устройстве. Документы, которые вы позже добавите на страницу, сравниваются с каждым включённым архивом. Без вашей просьбы ничего не сохраняется, и ничто не покидает это устройство.
archive-texts = В архивах лежат сами тексты, без шифрования: их может прочитать каждый, кто пользуется этим браузером.
archive-none = Архивов пока нет.
archive-none-hint = Выберите файлы для архива выше или добавьте на страницу работы за семестр и потом сохраните их здесь. Можно также открыть файл архива, сохранённый в другом месте.
archive-starting = Поиск архивов…
archive-loading = Чтение архивов: { $done } из { $total } документов…
archive-unavailable = Архивы сохранить нельзя: браузер не даёт странице надёжно хранить данные, как бывает в приватных окнах. Всё остальное работает.
archive-newer = Архивы в этом браузере сохранены более новой версией Lookalike. Они не изменены. Перезагрузите страницу, чтобы получить новую версию.
archive-failed = Архивы не удалось прочитать или записать: { $reason } Сохранённое раньше не изменилось.
archive-full = На этом устройстве не хватает места. Ничего не изменено. Освободите место или удалите какой-нибудь архив и повторите попытку.
archive-gone = Этот архив удалён, возможно, в другой вкладке.
archive-busy = Архивы сейчас изменяет другая вкладка. Повторите попытку, когда она закончит.

## Keep documents

archive-keep-title = Сохранить документы в архиве
archive-keep-which = Документы
archive-keep-all = Все документы ({ NUMBER($documents) })
archive-keep-submissions = Работы ({ NUMBER($documents) })
archive-keep-earlier = Прошлые работы ({ NUMBER($documents) })
archive-keep-where = Архив
archive-keep-new = Новый архив
archive-keep-name = Название нового архива
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
        [one] В архиве «{ $name }» сохранён { $documents } документ.
        [few] В архиве «{ $name }» сохранено { $documents } документа.
       *[many] В архиве «{ $name }» сохранено { $documents } документов.
    }
archive-name-missing = Введите название архива.
archive-name-taken = Архив «{ $name }» уже есть. Выберите другое название.
archive-open-file = Открыть файл архива
archive-opened =
    { $documents ->
        [one] Добавлен архив «{ $name }»: { $documents } документ. Новые документы сравниваются и с ним.
        [few] Добавлен архив «{ $name }»: { $documents } документа. Новые документы сравниваются и с ними.
       *[many] Добавлен архив «{ $name }»: { $documents } документов. Новые документы сравниваются и с ними.
    }
archive-not-opened = Файл { $file } не открыт. { $reason } Ни один архив не изменён.
archive-file-other = Это не файл архива Lookalike.
archive-file-newer = Он создан более новой версией Lookalike. Перезагрузите страницу, чтобы получить новую версию, и повторите попытку.
archive-file-cut = Файл неполный: в нём нет конца. Сохраните или скопируйте его ещё раз.
archive-file-changed = Файл повреждён или изменён после сохранения.

## One archive

archive-list = Архивы
archive-about =
    { $documents ->
        [one] { $documents } документ
        [few] { $documents } документа
       *[many] { $documents } документов
    } · { BYTES($size) } текста · изменён { $time }
archive-compare = Сравнивать новые документы с этим архивом
archive-same =
    { $documents ->
        [one] { $documents } документ с этой страницы есть и в этом архиве и совпадает сам с собой.
        [few] { $documents } документа с этой страницы есть и в этом архиве и совпадают сами с собой.
       *[many] { $documents } документов с этой страницы есть и в этом архиве и совпадают сами с собой.
    }
archive-rename = Переименовать
archive-rename-of = Новое название архива «{ $name }»
archive-rename-save = Сохранить
archive-export = Сохранить в файл
archive-exported = Архив { $name } сохранён в файл { $file }. Его можно открыть здесь в любом браузере.
archive-delete = Удалить
archive-delete-question =
    { $documents ->
        [one] Удалить архив «{ $name }», в котором { $documents } документ? Это нельзя отменить, если вы не сохранили его в файл.
        [few] Удалить архив «{ $name }», в котором { $documents } документа? Это нельзя отменить, если вы не сохранили его в файл.
       *[many] Удалить архив «{ $name }», в котором { $documents } документов? Это нельзя отменить, если вы не сохранили его в файл.
    }
archive-delete-yes = Удалить
archive-delete-no = Оставить
archive-deleted = Архив «{ $name }» удалён.
# An archive that begins with files, not with documents of the page.
archive-start = Создать архив из файлов
archive-start-hint = Файлы попадают сразу в новый архив и сравниваются не друг с другом, а только с документами, которые вы добавите на страницу или проверите. ZIP-архивы распаковываются.
archive-start-files = Выбрать файлы для архива
archive-start-folder = Выбрать папку для архива
# Файлы, которые добавляют прямо в архив.
archive-fill = Добавить файлы…
archive-fill-to = Добавить файлы в архив «{ $name }»
archive-filling = Чтение файлов: { $done } из { $total }…
archive-filled =
    { $documents ->
        [one] В архив «{ $archive }» добавлен { $documents } документ.
        [few] В архив «{ $archive }» добавлено { $documents } документа.
       *[many] В архив «{ $archive }» добавлено { $documents } документов.
    }
archive-fill-none = Ничего не добавлено.
archive-fill-cancelled = Отменено. Ничего не добавлено.
archive-fill-undone =
    { $documents ->
        [one] Снова убран { $documents } документ.
        [few] Снова убрано { $documents } документа.
       *[many] Снова убрано { $documents } документов.
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
        [one] Пропущен { $files } системный файл.
        [few] Пропущено { $files } системных файла.
       *[many] Пропущено { $files } системных файлов.
    }
archive-fill-result = Это сохранённый результат. Откройте его на главной странице.
archive-documents = Документы
archive-documents-of = Документы в архиве «{ $name }»
archive-remove = Убрать
archive-remove-one = Убрать { $name }
archive-removed = { $name }: убрано из архива «{ $archive }».
archive-removed-unnamed = Документ убран из архива «{ $archive }».
archive-undo = Вернуть
archive-undone = { $name }: снова в архиве.
archive-undone-unnamed = Документ снова в архиве.

## Room

archive-space = Место на этом устройстве
archive-space-used = Lookalike занимает на этом устройстве { BYTES($used) } вместе с самой страницей; доступно ещё около { BYTES($left) }.
archive-space-unknown = Браузер не сообщает, сколько места осталось.
archive-lasting = Браузер обещал не удалять сохранённое, когда места станет мало.
archive-not-lasting = Когда на устройстве станет мало места, браузер может удалить сохранённое. Сохраните в файл те архивы, которые нельзя потерять.
archive-ask = Попросить браузер не удалять
archive-asked-no = Браузер этого не обещал. Он решает по тому, как вы пользуетесь страницей: например, установлена ли она и есть ли она в закладках.
archive-check = Проверить новый документ
archive-invitation =
    { $documents ->
        [one] В ваших архивах { $documents } документ. Можно { $check }, не добавляя файлов, или { $manage }.
        [few] В ваших архивах { $documents } документа. Можно { $check }, не добавляя файлов, или { $manage }.
       *[many] В ваших архивах { $documents } документов. Можно { $check }, не добавляя файлов, или { $manage }.
    }
archive-invitation-check = проверить по ним новый документ
archive-invitation-manage = настроить архивы
# On an empty page without archives. $start: archive-invitation-start.
archive-invitation-none = Чтобы проверять новые документы по большому собранию, например по работам прошлых лет или опубликованным статьям, { $start }.
archive-invitation-start = сохраните его как архив на этом устройстве
# Above the list of pairs, where archives are switched off.
archive-off =
    { $documents ->
        [one] { $documents } документ из ваших архивов не сравнивался.
        [few] { $documents } документа из ваших архивов не сравнивались.
       *[many] { $documents } документов из ваших архивов не сравнивались.
    }
archive-off-compare = Сравнить с архивами
archive-start-name = Как назвать архив
archive-find = Найти документ
archive-found = { NUMBER($found) } из { NUMBER($all) }
# $before: the archive that is as large.
archive-opened-twice = Добавлен архив «{ $name }». Он такого же размера, как «{ $before }»: если в них одни и те же документы, удалите один из них, иначе каждое совпадение найдётся дважды.
