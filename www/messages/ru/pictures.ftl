## Сохранение графа или матрицы как картинки.

pictures-svg = Сохранить как SVG
pictures-png = Сохранить как PNG
pictures-copy = Скопировать картинку
pictures-saved = Картинка сохранена.
pictures-copied = Картинка скопирована.
pictures-failed = Не удалось создать картинку: { $reason }
