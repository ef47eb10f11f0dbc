## La vista que compara un documento nuevo con los de la página.

check-tab = Comprobar un documento nuevo
check-intro =
    Un documento nuevo se compara con { $documents ->
        [one] { $documents } documento
       *[other] { $documents } documentos
    } y solo se añade si usted lo decide.

## El formulario

check-form = Documento nuevo que comprobar
check-name = Nombre
check-optional = (opcional)
check-text = Texto
check-read-file = Leer de un archivo
check-too-long =
    { $characters ->
        [one] Este texto tiene { $characters } carácter, demasiado para mostrarlo aquí.
       *[other] Este texto tiene { $characters } caracteres, demasiados para mostrarlos aquí.
    } Aun así puede comprobarlo.
check-other-text = Usar otro texto
check-rule = Regla para añadir
check-rule-refuses = La regla para añadir lo rechaza.
check-rule-hint = Un documento nuevo no se puede añadir si se parece demasiado a otro o si con él su grupo de documentos parecidos sería demasiado grande. Los pasajes compartidos se muestran en todo caso.
check-refuse-at = Rechazar desde (% de similitud)
check-refuse-at-wrong = Escriba un número de 0 a 100. «{ $value }» no lo es.
check-largest-group = Máximo de documentos por grupo
check-largest-group-wrong = Escriba un número entero a partir de 1. «{ $value }» no lo es.
check-run = Comprobar
check-cancel = Cancelar
check-reading = Leyendo { $name }…
check-busy = Comprobando…
check-unreadable = No se pudo leer { $name }. { $reason }
check-archive = Es un archivo comprimido. Descomprímalo y elija un documento.
check-partly-read = leído solo en parte, sin { $what }

## El resultado

check-result = Resultado
check-stale = El texto, la regla, los ajustes o los documentos han cambiado. Compruebe de nuevo.
check-add = Añadir a los documentos
check-added = { $name } se ha añadido a los documentos.
check-unnamed = El documento nuevo
check-unique = { $name } no tiene ninguna coincidencia.
check-may-be-rewritten = { $name } podría ser una copia reescrita.
check-joins = { $name } se parece a otros documentos.
check-refused = { $name } es demasiado similar para añadirlo.
check-why-unique = Ningún documento tiene con él una similitud del { PERCENT($threshold) } o más.
check-why-too-similar = Su similitud con { $other } es del { PERCENT($share) }. Se rechaza a partir del { $limit } %.
check-why-full = Pertenece al grupo de documentos similares de { $names }, que está completo: tendría { $size } documentos y se permiten { $largest } como máximo.
check-why-joins = Su grupo de documentos similares: { $names }.
check-others =
    { $count ->
        [one] { $count } más
       *[other] { $count } más
    }

## Documentos parecidos

check-similar =
    { $count ->
        [0] Ningún documento tiene
        [one] { $count } documento tiene
       *[other] { $count } documentos tienen
    } una similitud del { PERCENT($threshold) } o más con el nuevo.
check-similar-list = Documentos parecidos, de mayor a menor similitud
check-not-listed =
    { $count ->
        [one] El menos parecido no figura en la lista.
       *[other] Los { $count } menos parecidos no figuran en la lista.
    } Para ver más, aumente el número de pares de la lista en los ajustes.
check-removed = un documento que se quitó
check-shares = El { PERCENT($inOther) } de las secuencias del documento nuevo está en { $other }; el { PERCENT($inNew) } de las de { $other } está en el documento nuevo.
check-shared =
    { $shared ->
        [one] { $shared } de { NUMBER($all) } secuencias está en ambos
       *[other] { $shared } de { NUMBER($all) } secuencias están en ambos
    }
check-shared-weighted = secuencias con { $shared } de { $all } puntos están en ambos (las secuencias raras tienen más puntos)
check-jaccard = similitud de Jaccard: { PERCENT($share) }

## Cómo se ha contado

check-counted = Cómo se ha calculado
check-counted-words =
    { $tokens ->
        [one] El documento nuevo tiene { $tokens } palabra,
       *[other] El documento nuevo tiene { $tokens } palabras,
    } que { $shingles ->
        [one] forman { $shingles } secuencia (shingle).
       *[other] forman { $shingles } secuencias distintas (shingles).
    }
check-counted-characters =
    { $tokens ->
        [one] El documento nuevo tiene { $tokens } carácter,
       *[other] El documento nuevo tiene { $tokens } caracteres,
    } que { $shingles ->
        [one] forman { $shingles } secuencia (shingle).
       *[other] forman { $shingles } secuencias distintas (shingles).
    }
check-counted-code =
    { $tokens ->
        [one] El programa nuevo tiene { $tokens } token,
       *[other] El programa nuevo tiene { $tokens } tokens,
    } que { $shingles ->
        [one] forman { $shingles } secuencia (shingle).
       *[other] forman { $shingles } secuencias distintas (shingles).
    }
check-measure-jaccard = La similitud es la parte de las secuencias de ambos documentos que está en los dos (Jaccard).
check-measure-sorensen = La similitud cuenta dos veces las secuencias compartidas y las divide por las secuencias de ambos documentos (Sørensen).
check-measure-overlap = La similitud es la parte de las secuencias del documento más corto que está en el más largo (solapamiento).

## Pasajes compartidos

check-copied =
    { $name } comparte texto con { $found } de { $documents ->
        [one] { $documents } documento
       *[other] { $documents } documentos
    }.
check-copied-little =
    { $name } solo comparte pasajes breves, con { $found } de { $documents ->
        [one] { $documents } documento
       *[other] { $documents } documentos
    }.
check-why-unique-passages =
    Ningún documento comparte con él más de lo que explica el azar, y ninguno tiene una similitud del { PERCENT($threshold) } o más. { $least ->
        [one] { "" }
       *[other] No se indican coincidencias de menos de { $least } palabras.
    }
check-why-unique-programs = Ningún programa comparte con él código suficiente para sospechar una copia, y ninguno tiene una similitud del { PERCENT($threshold) } o más.
check-why-unique-similar-programs = Ningún programa comparte con él código suficiente para sospechar una copia. Aun así, las soluciones de una misma tarea se parecen.
check-too-short = { $name } es demasiado breve para comprobarlo.
check-why-too-short =
    { $words ->
        [one] Tiene { $words } palabra; una coincidencia necesita al menos { NUMBER($least) }.
       *[other] Tiene { $words } palabras; una coincidencia necesita al menos { NUMBER($least) }.
    }
check-empty-file = { $name } no tiene texto.
check-why-copied = { $matched } de sus { $all } palabras coinciden con { $other }.
check-why-copied-code = { $matched } de sus { $all } tokens coinciden con { $other }.
check-shared-with =
    { $documents ->
        [one] { $documents } documento comparte pasajes con el nuevo.
       *[other] { $documents } documentos comparten pasajes con el nuevo.
    }
check-shared-little =
    { $documents ->
        [one] Con { $documents } de ellos comparte demasiado poco para la lista de pares.
       *[other] Con { $documents } de ellos comparte demasiado poco para la lista de pares.
    }
check-shared-besides =
    { $documents ->
        [one] { $documents } documento más comparte menos de lo que exige la lista de pares
       *[other] { $documents } documentos más comparten menos de lo que exige la lista de pares
    }
check-shared-list =
    { $unit ->
        [code] Programas con pasajes compartidos, de mayor a menor coincidencia
       *[words] Documentos con pasajes compartidos, de más a menos palabras coincidentes
    }
check-matched =
    { $matched ->
        [one] { $matched } palabra coincidente:
       *[other] { $matched } palabras coincidentes:
    } el { PERCENT($inNew) } de las del documento nuevo y el { PERCENT($inOther) } de las de este.
check-matched-code =
    { $matched ->
        [one] { $matched } token coincidente:
       *[other] { $matched } tokens coincidentes:
    } el { PERCENT($inNew) } de los del programa nuevo y el { PERCENT($inOther) } de los de este.
check-not-aligned =
    { $unit ->
        [code] { $count ->
            [one] No se ha examinado { $count } documento más, porque son demasiados los que tienen código poco frecuente en común con él.
           *[other] No se han examinado { $count } documentos más, porque son demasiados los que tienen código poco frecuente en común con él.
        }
       *[words] { $count ->
            [one] No se ha examinado { $count } documento más, porque son demasiados los que tienen palabras poco frecuentes en común con él.
           *[other] No se han examinado { $count } documentos más, porque son demasiados los que tienen palabras poco frecuentes en común con él.
        }
    }
check-few-words =
    { $count ->
        [one] { $count } documento comparte con él solo unas pocas palabras coincidentes, aunque poco comunes. No figura en la lista por ellas: suele deberse a un tema común. Un mínimo menor de palabras coincidentes (minMatched), como { NUMBER($few) }, puede incluirlo.
       *[other] { $count } documentos comparten con él solo unas pocas palabras coincidentes, aunque poco comunes. No figuran en la lista por ellas: cuando son tantos, suele deberse a un tema común. Un mínimo menor de palabras coincidentes (minMatched), como { NUMBER($few) }, puede incluirlos.
    }
check-shared-more =
    { $count ->
        [one] Hay { $count } más que no se muestra.
       *[other] Hay { $count } más que no se muestran.
    }
check-total =
    { $unit ->
        [characters] Caracteres coincidentes en total: { NUMBER($matched) } de { NUMBER($all) } ({ PERCENT($share) }), contados una sola vez.
        [code] Tokens coincidentes en total: { NUMBER($matched) } de { NUMBER($all) } ({ PERCENT($share) }), contados una sola vez.
       *[words] Palabras coincidentes en total: { NUMBER($matched) } de { NUMBER($all) } ({ PERCENT($share) }), contadas una sola vez.
    }
check-all-matches = Mostrar el documento nuevo con todas sus coincidencias
check-save = Guardar como tabla (CSV)
check-table-in-order = Palabras poco frecuentes en el mismo orden (posible copia reescrita)
check-rewritten =
    El documento nuevo podría ser una copia reescrita de { $documents ->
        [one] { $documents } documento
        [many] { $documents } de documentos
       *[other] { $documents } documentos
    }.
check-rewritten-list = Documentos de los que podría ser una copia reescrita
check-rewritten-show = Mostrar ambos textos
check-passages-show = Mostrar los pasajes
check-passages-busy = Buscando los pasajes…
check-passage-new = El documento nuevo
check-passages-left =
    { $count ->
        [one] No se muestra { $count } pasaje más corto.
       *[other] No se muestran { $count } pasajes más cortos.
    }

## Colecciones

check-intro-none = Todavía no hay nada con lo que comparar un documento nuevo. Añada documentos a esta página o active una colección ({ $manage }).
check-intro-none-on = Todavía no hay nada con lo que comparar un documento nuevo. Añada documentos a esta página o elija una colección.
check-with-archives = Comparar también con las colecciones de este dispositivo:
check-archive-choice = { $name }: { $documents ->
        [one] { $documents } documento
       *[other] { $documents } documentos
    }
check-archives = Gestionar las colecciones
check-add-archive = Añadir a la colección { $archive }
check-added-archive = { $name } se ha añadido a la colección { $archive }. El siguiente documento se comparará también con él.
