## La vista que compara un documento nuevo con los de la página.

check-tab = Comprobar un documento nuevo
check-intro =
    { $documents ->
        [one] ¿Se parece un documento nuevo al que hay en esta página?
       *[other] ¿Se parece un documento nuevo a alguno de los { $documents } de esta página?
    } Se compara con cada uno de ellos y solo se añade si usted lo decide.

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
check-refuse-at = Rechazar desde (% de similitud)
check-refuse-at-wrong = Escriba un número de 0 a 100. «{ $value }» no lo es.
check-largest-group = Máximo de documentos por grupo
check-largest-group-wrong = Escriba un número entero a partir de 1. «{ $value }» no lo es.
check-run = Comprobar
check-cancel = Cancelar
check-busy = Comprobando…
check-unreadable = No se pudo leer { $name }. { $reason }
check-archive = Es un archivo comprimido. Elija un documento de los que contiene.
check-partly-read = leído solo en parte, sin { $what }

## El resultado

check-result = Resultado
check-stale = El texto, la regla, los ajustes o los documentos han cambiado. Compruebe de nuevo.
check-add = Añadir a los documentos
check-added = { $name } se ha añadido a los documentos.
check-unnamed = El documento nuevo
check-unique = { $name } es único.
check-joins = { $name } entraría en un grupo.
check-refused = { $name } se rechaza.
check-why-unique = Ningún documento de esta página tiene una similitud del { PERCENT($threshold) } o más.
check-why-too-similar = Su similitud con { $other } es del { PERCENT($share) }. Se rechaza a partir del { $limit } %.
check-why-full = Pertenece al grupo de { $names }, que está completo: tendría { $size } documentos y se permiten { $largest } como máximo.
check-why-joins =
    Pertenece al grupo de { $names }. Con él, el grupo tiene { $size ->
        [one] { $size } documento
       *[other] { $size } documentos
    }.
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
check-shares = El { PERCENT($inOther) } del documento nuevo está en { $other }; el { PERCENT($inNew) } de { $other } está en el documento nuevo.
check-shared =
    { $all ->
        [one] { $shared } de { $all } frase está en ambos
       *[other] { $shared } de { $all } frases están en ambos
    }
check-shared-weighted = { $shared } de { $all } según su peso está en ambos
check-jaccard = similitud de Jaccard: { PERCENT($share) }

## Cómo se ha contado

check-counted = Cómo se ha contado
check-counted-words =
    { $tokens ->
        [one] El documento nuevo tiene { $tokens } palabra,
       *[other] El documento nuevo tiene { $tokens } palabras,
    } que { $shingles ->
        [one] forman { $shingles } frase (shingle).
       *[other] forman { $shingles } frases distintas (shingles).
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
        [one] El programa nuevo tiene { $tokens } elemento (token),
       *[other] El programa nuevo tiene { $tokens } elementos (tokens),
    } que { $shingles ->
        [one] forman { $shingles } secuencia (shingle).
       *[other] forman { $shingles } secuencias distintas (shingles).
    }
check-measure-jaccard = La similitud es la parte de las frases de ambos documentos que está en los dos (Jaccard).
check-measure-sorensen = La similitud cuenta dos veces las frases compartidas y las divide por las frases de ambos documentos (Sørensen).
check-measure-overlap = La similitud es la parte de las frases del documento más corto que está en el más largo (solapamiento).
