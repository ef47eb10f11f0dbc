## Un documento con todo lo que coincide con él.

sources-back =
    ‹ { $view ->
        [pairs] Pares
        [people] Autores
        [groups] Grupos
        [matrix] Matriz
        [pair] Los dos textos
        [check] Comprobación
       *[documents] Documentos
    }
sources-title = Todas las coincidencias de { $name } – Lookalike
sources-link-missing = Este enlace lleva a un documento que no está en esta página. Vuelva a añadir los mismos archivos y se abrirán sus coincidencias.
sources-soon = Las coincidencias aparecerán cuando termine la comparación.
sources-busy = Buscando pasajes: { NUMBER($done) } de { NUMBER($total) } documentos…
sources-progress = Documentos en los que se buscaron pasajes
sources-cancel = Cancelar
sources-cancelled = Se canceló la búsqueda de pasajes.
sources-failed = No se pudieron encontrar los pasajes: { $reason }

sources-headline =
    { $unit ->
        [characters] { $matched ->
            [one] { $matched } carácter coincidente
           *[other] { $matched } caracteres coincidentes
        }
        [code] { $matched ->
            [one] { $matched } token coincidente
           *[other] { $matched } tokens coincidentes
        }
       *[words] { $matched ->
            [one] { $matched } palabra coincidente
           *[other] { $matched } palabras coincidentes
        }
    }, el { PERCENT($share) } de un total de { NUMBER($all) }, en { $sources ->
        [one] { $sources } documento más
       *[other] { $sources } documentos más
    }
sources-share =
    { $unit ->
        [characters] { $matched ->
            [one] { $matched } carácter
           *[other] { $matched } caracteres
        }
        [code] { $matched ->
            [one] { $matched } token
           *[other] { $matched } tokens
        }
       *[words] { $matched ->
            [one] { $matched } palabra
           *[other] { $matched } palabras
        }
    }, el { PERCENT($share) } del texto mostrado
sources-none = Sin coincidencias
sources-none-hint = Ningún otro documento comparte un pasaje con este.
sources-passages =
    { $count ->
        [one] { $count } pasaje
       *[other] { $count } pasajes
    }
sources-chosen = Pasaje compartido con el documento { NUMBER($number) }, { $name }
sources-chosen-label = Pasaje elegido
sources-open = Abrir los dos textos
sources-open-title = Comparar con { $name }, los dos textos uno junto al otro
sources-here =
    { $count ->
        [one] En { $count } documento:
       *[other] En { $count } documentos:
    }
sources-here-more = { NUMBER($count) } más
sources-list = Documentos coincidentes
sources-heading =
    { $count ->
        [one] { $count } documento coincidente
       *[other] { $count } documentos coincidentes
    }
sources-all-off = Desactivar todos
sources-all-on = Activar todos
sources-count-it = Contar el documento { NUMBER($number) }, { $name }
sources-next-of = Siguiente pasaje compartido con el documento { NUMBER($number) }, { $name }
sources-bounded = Algunos pasajes pueden aparecer más cortos.
sources-unread =
    { $count ->
        [one] Estas son las { NUMBER($read) } coincidencias más fuertes. { $count } documento más no se cuenta aquí.
       *[other] Estas son las { NUMBER($read) } coincidencias más fuertes. { $count } documentos más no se cuentan aquí.
    }
sources-more = Mostrar más documentos
sources-counted =
    { $unit ->
        [code] Cada token de { $name } se cuenta una sola vez, aunque esté en varios documentos. Las citas, la bibliografía y el texto de la plantilla que se excluyen no cuentan, ni tampoco los pasajes que usted excluyó de un par.
       *[words] Cada palabra de { $name } se cuenta una sola vez, aunque esté en varios documentos. Las citas, la bibliografía y el texto de la plantilla que se excluyen no cuentan, ni tampoco los pasajes que usted excluyó de un par.
    }
