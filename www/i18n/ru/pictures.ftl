## Сохранение графа или матрицы как картинки.

pictures-svg = Сохранить как SVG
pictures-png = Сохранить как PNG
pictures-copy = Скопировать изображение
pictures-saved = Изображение сохранено.
pictures-copied = Изображение скопировано.
pictures-failed = Не удалось создать изображение: { $reason }
