## Что команда терминала сообщает о ходе работы.

cli-wrong-use = compare: { $mistake }
cli-try-help = Справка: npm run -s compare -- --help
cli-failed = compare: не удалось выполнить сравнение: { $reason }
cli-find-cause = Сравнивайте меньше файлов за раз, чтобы найти тот, на котором происходит сбой.
cli-unread = Файл { $name } не прочитан: { $reason }
cli-unknown-language = --language ожидает одно из { $known }, а получено «{ $value }»
