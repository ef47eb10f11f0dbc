## Archivos que la mayoría de los autores tienen iguales.

common-question =
    { $by ->
        [folders] Igual en { $count } de { NUMBER($all) } carpetas: { $names }. ¿Dejarlo fuera?
       *[authors] Igual en los archivos de { $count } de { NUMBER($all) } autores: { $names }. ¿Dejarlo fuera?
    }
common-number = { NUMBER($count) }
common-range = { NUMBER($least) }–{ NUMBER($most) }
common-of =
    { $by ->
        [folders] en { NUMBER($count) } de { NUMBER($all) } carpetas
       *[authors] en los archivos de { NUMBER($count) } de { NUMBER($all) } autores
    }
common-explanation = Lo habitual es que archivos así se hayan entregado a todos. Si los deja fuera, su texto cuenta como plantilla; lo que cada autor haya añadido sigue contando.
common-authors-folders = Cada carpeta se toma entonces por un autor: sus archivos no se comparan entre sí.
common-authors-names = Cada nombre se toma entonces por un autor, cuyos archivos no se comparan entre sí.
common-show = Mostrar cuáles
common-yes = Sí, dejarlos fuera
common-no = No, compararlos
common-note-folders = Este archivo está en { NUMBER($count) } de { NUMBER($all) } carpetas, así que su texto se excluye en todas partes.
common-note-authors = { NUMBER($count) } de { NUMBER($all) } autores tienen este archivo, así que su texto se excluye en todas partes.

## En la lista de documentos

common-left-out = Excluido porque lo tiene la mayoría de los autores: { $names }. Sus archivos siguen todos aquí.
common-count = Volver a contarlo
