## La lista de pares y el resumen que la precede.

pairs-summary = Resumen
pairs-documents =
    { $count ->
        [one] { $count } documento
       *[other] { $count } documentos
    }
pairs-documents-roles =
    { $count ->
        [one] { $count } documento ({ $roles })
       *[other] { $count } documentos ({ $roles })
    }
pairs-submissions =
    { $count ->
        [one] { $count } entrega
       *[other] { $count } entregas
    }
pairs-archived =
    { $count ->
        [one] { $count } anterior
       *[other] { $count } anteriores
    }
pairs-collected =
    { $count ->
        [one] { $count } de una colección
       *[other] { $count } de colecciones
    }
pairs-templates =
    { $count ->
        [one] { $count } plantilla
       *[other] { $count } plantillas
    }
pairs-words =
    { $count ->
        [one] { $count } palabra
       *[other] { $count } palabras
    }
pairs-characters =
    { $count ->
        [one] { $count } carácter
       *[other] { $count } caracteres
    }
pairs-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
pairs-compared =
    { $count ->
        [one] { $count } par comparado con exactitud
       *[other] { $count } pares comparados con exactitud
    } en { SECONDS($milliseconds) }
pairs-estimated =
    { $count ->
        [one] { $count } par estimado (con firmas)
       *[other] { $count } pares estimados (con firmas)
    } en { SECONDS($milliseconds) }
pairs-searched =
    { $count ->
        [one] { $count } par explorado (LSH)
       *[other] { $count } pares explorados (LSH)
    } y { $candidates ->
        [one] { $candidates } par probable estimado
       *[other] { $candidates } pares probables estimados
    } en { SECONDS($milliseconds) }
pairs-short-of-memory = Se agotó la memoria durante la comparación exacta, así que estas similitudes son estimaciones (con firmas). Para que se cuenten con exactitud, compare menos documentos a la vez.
pairs-changed =
    { $now ->
        [one] Cambios: { $changes }. Ahora hay { $now } par; antes, { NUMBER($before) }.
       *[other] Cambios: { $changes }. Ahora hay { $now } pares; antes, { NUMBER($before) }.
    }
pairs-template =
    { $count ->
        [one] Se excluyó el texto de la plantilla ({ $count } secuencia).
       *[other] Se excluyó el texto de la plantilla ({ $count } secuencias).
    }

## Avisos sobre la comparación entera

pairs-warning-texts-dropped = Para no superar { NUMBER($limit) } MB de memoria, los textos no se conservaron tras leerlos. Para mostrar un par, sus dos textos se leen de nuevo.
pairs-warning-signatures = Para no superar { NUMBER($limit) } MB de memoria, las similitudes se estimaron (con firmas), todas las secuencias cuentan lo mismo y pueden faltar pares. Para obtener resultados exactos, compare menos documentos a la vez.
pairs-warning-idle-template = La plantilla no tiene ninguna secuencia en común con los documentos, así que no cambia nada. Compruebe que es el texto correcto o elija secuencias más cortas.
pairs-warning-languages =
    { $documents ->
        [one] { $documents } documento está en un lenguaje de programación desconocido. Se compara como palabras y símbolos, así que las copias con variables renombradas son más difíciles de encontrar.
       *[other] { NUMBER($documents) } documentos están en un lenguaje de programación desconocido. Se comparan como palabras y símbolos, así que las copias con variables renombradas son más difíciles de encontrar.
    }
pairs-warning-common =
    { $count ->
        [one] Se excluyó { $count } secuencia porque está
       *[other] Se excluyeron { $count } secuencias porque están
    } { $documents ->
        [one] en más de un documento.
       *[other] en más de { $documents } documentos.
    }
pairs-warning-few =
    { $count ->
        [one] Solo hay un documento que comparar. Añada otro.
       *[other] No hay documentos que comparar. Añada al menos dos.
    }
# $pairs: todos los que alcanzan el umbral; $listed: cuántos de ellos figuran en la lista.
pairs-warning-left-out =
    { $pairs ->
        [one] Se encontró { $pairs } par;
       *[other] Se encontraron { $pairs } pares;
    } { $listed ->
        [one] la lista contiene solo el más fuerte.
       *[other] la lista contiene los { $listed } más fuertes.
    } Para ver los demás, suba el máximo de pares en la lista.
pairs-warning-left-out-each =
    { $pairs ->
        [one] { $pairs } par no figura en la lista porque sus dos documentos tienen
       *[other] { $pairs } pares no figuran en la lista porque los dos documentos de cada uno tienen
    } { $better ->
        [one] { $better } par más fuerte.
       *[other] { $better } pares más fuertes.
    } Para que esos pares figuren, aumente el máximo de pares por documento.

## Sobre la tabla

pairs-found = Lo que se encontró
pairs-help = Ayuda
pairs-how-found = Cómo se encontraron estos pares
pairs-sort-strongest = Ordenar: primero los indicios más fuertes
pairs-showing =
    { $all ->
        [one] { NUMBER($shown) } de { $all } par.
       *[other] { NUMBER($shown) } de { $all } pares.
    }
pairs-showing-uncounted =
    { $count ->
        [one] { $count } de ellos ya no cuenta, porque se excluyeron a mano pasajes suyos.
       *[other] { NUMBER($count) } de ellos ya no cuentan, porque se excluyeron a mano pasajes suyos.
    }
pairs-showing-strongest =
    { $all ->
        [one] { NUMBER($shown) } de { $all } par, primero los indicios más fuertes.
       *[other] { NUMBER($shown) } de { $all } pares, primero los indicios más fuertes.
    }
# A qué se limita la lista; al pulsar se muestran de nuevo todos los pares. $strength: «120 palabras coincidentes».
pairs-narrowed-from = desde { $strength }
pairs-narrowed-person = solo { $name }
# Lo dicen los lectores de pantalla después de cualquiera de los dos.
pairs-narrowed-end = (mostrar todo)
pairs-not-listed-document =
    { $count ->
        [one] { $count } par no figura en la lista porque sus dos documentos tienen
       *[other] { $count } pares no figuran en la lista porque los dos documentos de cada uno tienen
    } { $most ->
        [one] { $most } par más fuerte.
       *[other] { $most } pares más fuertes.
    }
pairs-not-listed =
    { $count ->
        [one] El par más débil no figura en la lista.
       *[other] Los { $count } pares más débiles no figuran en la lista.
    }
pairs-list-more = Mostrar los { NUMBER($count) } pares
pairs-list-most = Mostrar los { NUMBER($count) } pares más fuertes
pairs-estimates =
    { $functions ->
        [one] Todas las similitudes son estimaciones, no recuentos exactos (firmas MinHash de { $functions } valor).
       *[other] Todas las similitudes son estimaciones, no recuentos exactos (firmas MinHash de { $functions } valores).
    }

## La tabla

pairs-table = Pares de documentos
pairs-group = Grupo
pairs-group-hint = Los documentos enlazados, directamente o a través de otros, forman un grupo.
pairs-group-number = grupo { $number }
# Of each group, the strongest pair alone is listed; a button in its row shows the others.
pairs-by-group = Una fila por grupo
pairs-by-group-hint = El par más fuerte de cada grupo representa a todos los pares del grupo.
pairs-all-matches =
    { $count ->
        [one] { $count } coincidencia
       *[other] { $count } coincidencias
    }
pairs-all-matches-of =
    { $count ->
        [one] { $count } coincidencia de { $name }, en un solo texto
       *[other] { $count } coincidencias de { $name }, todas en un solo texto
    }
# In a row, below its group. $count: the other pairs of the group.
pairs-others = + { $count } más
pairs-others-hide = ocultar
# The name of that button.
pairs-others-of =
    { $count ->
        [one] { $count } par más del grupo { NUMBER($group) }
       *[other] { $count } pares más del grupo { NUMBER($group) }
    }
pairs-similarity = Similitud
pairs-similarity-estimated = ≈ Similitud
pairs-similarity-jaccard = De todas las secuencias distintas de los dos documentos, la parte que está en ambos (similitud de Jaccard).
pairs-similarity-sorensen = Las secuencias que están en ambos documentos, contadas dos veces, como parte de las secuencias del primero más las del segundo (similitud de Sørensen).
pairs-similarity-overlap = La parte de las secuencias del documento más corto que está en el más largo (solapamiento).
pairs-estimate = Estimación
pairs-estimate-hint = La misma parte, estimada con firmas, con su intervalo del 95 %.
pairs-similarity-cell = { $hint } Estimada con firmas: { $estimate }.
pairs-documents-head = Documentos
pairs-documents-matched =
    { $unit ->
        [code] Junto a cada nombre: la parte de sus tokens que coincide con el otro programa.
       *[words] Junto a cada nombre: la parte de sus palabras que coincide con el otro documento.
    }
pairs-documents-contained = Junto a cada nombre: la parte de sus secuencias que está en el otro documento (contención).
pairs-longest = Pasaje más largo
pairs-longest-matched =
    { $unit ->
        [code] Tokens coincidentes del pasaje más largo que comparten los dos programas.
       *[words] Palabras coincidentes del pasaje más largo que comparten los dos documentos.
    }
pairs-longest-contained = Palabras iguales del pasaje más largo que comparten los dos documentos.
pairs-matched-words = Palabras coincidentes
pairs-matched-tokens = Tokens coincidentes
pairs-evidence = Indicios
pairs-evidence-hint = La barra, por la que se ordena la lista: palabras coincidentes; las que están también en más de otros tres documentos cuentan menos. Al lado, todas las palabras coincidentes del documento que tiene menos. El extremo claro son las palabras retocadas: las que no están en ninguna serie de cinco palabras iguales en ambos textos.
pairs-evidence-hint-programs = La barra, por la que se ordena la lista: la parte común de ambos programas, rebajada si coinciden pocos tokens; el código que contienen pocos programas cuenta más, y el de la plantilla, nada. Debajo de esa parte: cuántos de todos los tokens de cada programa coinciden, incluidos los de la plantilla.
pairs-to-come =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }

## Una fila

pairs-share-words =
    { $all ->
        [one] { PERCENT($share) } de su { $all } palabra
       *[other] { PERCENT($share) } de sus { $all } palabras
    }
pairs-share-tokens =
    { $all ->
        [one] { NUMBER($matched) } de su { $all } token
       *[other] { NUMBER($matched) } de sus { $all } tokens
    }
pairs-share-phrases = { PERCENT($share) } de sus secuencias
pairs-share-phrases-about = ≈ { PERCENT($share) } de sus secuencias
pairs-side-matched-tokens =
    { $all ->
        [one] { NUMBER($matched) } de { $all } token de { $name } coincide con { $other }.
       *[other] { NUMBER($matched) } de los { $all } tokens de { $name } coinciden con { $other }.
    }
pairs-side-matched = El { PERCENT($share) } de { $name } coincide con { $other }.
pairs-side-contained = El { PERCENT($share) } de { $name } está en { $other }.
pairs-side-disguised = { $sentence } { $name } contiene trucos ocultos: vea «Documentos».
pairs-disguised = trucos ocultos
pairs-from-archive = entrega anterior
pairs-short-program = poco código propio
pairs-reworded =
    { $count ->
        [one] { $count } retocada
       *[other] { $count } retocadas
    }
pairs-of-both = { PERCENT($share) } de ambos
pairs-of-found = de { NUMBER($all) }
pairs-tokens-of-found =
    { $all ->
        [one] { NUMBER($count) } de { $all } token
       *[other] { NUMBER($count) } de { $all } tokens
    }
pairs-excluded = excluidos: { $count }
pairs-uncounted = no se cuenta
pairs-uncounted-hint = Queda demasiado poco: el par no se cuenta en ningún sitio. Puede volver a incluir sus pasajes.
pairs-counts-as = valen por { NUMBER($weight) }
pairs-share-counts-as = vale por { PERCENT($weight) }
pairs-counts-less = Algunas de estas palabras están también en más de otros tres documentos y por eso cuentan menos: { NUMBER($weight) } en lugar de { NUMBER($words) }.
pairs-bar-programs = Indicios, tal como ordenan la lista: { PERCENT($weight) } de ambos programas
pairs-none = nada, salvo azar
pairs-none-hint = Ninguna palabra coincide más allá de lo que explica el azar.
pairs-too-few = solo similitud
pairs-too-few-hint = Figura solo por su similitud: coincide muy poco de ambos programas para sospechar una copia, o uno de ellos tiene muy poco código propio. Abra el par para ver qué coincide.
pairs-card-similar = similitud: { $share }
pairs-card-longest = Mayor pasaje: { $length }
pairs-no-passage = ninguno

## Cuando no hay nada que mostrar

pairs-one-document = Hay un solo documento
pairs-one-document-add = Para comparar hacen falta dos. Añada otro: suéltelo en cualquier lugar de esta página, elíjalo o pegue su texto.
pairs-only-templates = Por ahora solo hay plantillas
pairs-only-templates-add = Una plantilla es texto que se dio a todos: se excluye de los documentos y no se compara. Añada documentos para comparar: suéltelos en cualquier lugar de esta página, elíjalos o pegue su texto.
pairs-no-pair = No hay ningún par que comparar
pairs-no-pair-add = Todos los documentos son de un mismo autor o entregas anteriores, y tales documentos no se comparan entre sí. Añada otro: suéltelo en cualquier lugar de esta página, elíjalo o pegue su texto.
pairs-none-similar = Ningún par tiene una similitud del { PERCENT($threshold) } o más.
pairs-below-uncounted = Los pares por debajo de ese valor no se contaron.
pairs-below-nothing =
    { $unit ->
        [characters] No hay dos documentos que compartan { $k ->
            [one] un solo carácter.
           *[other] una sola secuencia de { $k } caracteres.
        }
        [code] No hay dos programas que compartan { $k ->
            [one] un solo token.
           *[other] una sola secuencia de { $k } tokens.
        }
        [pairs] No hay dos documentos que compartan una sola palabra.
       *[words] No hay dos documentos que compartan { $k ->
            [one] una sola palabra.
           *[other] una sola secuencia de { $k } palabras.
        }
    }
pairs-below =
    { $count ->
        [one] { $count } par comparte al menos una secuencia.
       *[other] { $count } pares comparten al menos una secuencia.
    }
pairs-closer-finds =
    { $unit ->
        [code] Con más detalle se muestran también programas con { $least ->
            [one] { $least } token coincidente:
           *[other] { $least } tokens coincidentes:
        } una o dos funciones copiadas, y más casos que explica el azar.
       *[words] Con más detalle se muestran también pares a partir de { $least ->
            [one] { $least } palabra coincidente
           *[other] { $least } palabras coincidentes
        } o de un { PERCENT($threshold) } de similitud: una sola oración copiada, y más casos que explica el azar.
    }
pairs-closer-finds-phrases =
    { $unit ->
        [words] Con más detalle se muestran también pares a partir de un { PERCENT($threshold) } de similitud, por secuencias de { $k ->
            [one] { $k } palabra:
           *[other] { $k } palabras:
        } una sola oración copiada, y más casos que explica el azar.
       *[characters] Con más detalle se muestran también pares a partir de un { PERCENT($threshold) } de similitud: una sola oración copiada, y más casos que explica el azar.
    }
pairs-look-closer = Mirar con más detalle
pairs-list-all = Mostrar todos los pares que comparten algo

## Una fila por cada par de autores

pairs-by-authors = Una fila por par de autores
pairs-by-authors-hint = Todo lo que dos autores tienen en común en sus archivos; una fila se abre en los pares de archivos.
pairs-showing-authors =
    { $count ->
        [one] Se muestra { $count } par de autores, con { NUMBER($shown) } de { NUMBER($all) } pares de archivos.
        [many] Se muestran { $count } de pares de autores, con { NUMBER($shown) } de { NUMBER($all) } pares de archivos.
       *[other] Se muestran { $count } pares de autores, con { NUMBER($shown) } de { NUMBER($all) } pares de archivos.
    }
pairs-authors-hint = Lo que ambos tienen en común en todos sus archivos. Cada palabra cuenta una vez, aunque esté en varios archivos.
pairs-evidence-hint-authors = La barra, por la que se ordena la lista: lo que ambos tienen en común en todos sus archivos. Cada palabra cuenta una vez, aunque esté en varios archivos, y menos si está también en más de otros tres documentos.
pairs-files =
    { $count ->
        [one] { $count } par de archivos
        [many] { $count } de pares de archivos
       *[other] { $count } pares de archivos
    }
pairs-files-found = { NUMBER($count) } de { NUMBER($all) } pares de archivos
pairs-work =
    { $unit ->
        [tokens] { NUMBER($matched) } de { NUMBER($all) } tokens ({ PERCENT($share) })
       *[words] { NUMBER($matched) } de { NUMBER($all) } palabras ({ PERCENT($share) })
    }
pairs-authors-head = Autores
pairs-at-least = ≥ { $text }
pairs-weak =
    { $count ->
        [one] { $count } par de autores más comparte solo { $few }, que no dicen nada.
        [many] { $count } de pares de autores más comparten solo { $few }, que no dicen nada.
       *[other] { $count } pares de autores más comparten solo { $few }, que no dicen nada.
    }
pairs-weak-listed =
    { $count ->
        [one] { $count } de estos pares de autores comparte solo { $few }, que no dicen nada.
        [many] { $count } de estos pares de autores comparten solo { $few }, que no dicen nada.
       *[other] { $count } de estos pares de autores comparten solo { $few }, que no dicen nada.
    }
pairs-weak-show = Mostrarlos
pairs-weak-hide = Ocultarlos
pairs-few-words = unas pocas palabras
pairs-few-tokens = unos pocos tokens

## Rastros en los archivos de un par: lo que tienen en común aparte de sus textos

# El nombre de un enlace en una fila. $shared: «14 ID de revisión, 1 imagen».
pairs-traces = Los archivos comparten: { $shared }
# En una fila de varios pares de archivos.
pairs-traces-several =
    { $count ->
        [one] rastros comunes en { $count } par
       *[other] rastros comunes en { $count } pares
    }
pairs-traces-only = Solo con rastros en común
pairs-traces-only-hint = Pares cuyos archivos tienen en común identificadores de revisión o de documento, imágenes o archivos incrustados que pocos más tienen. Nunca cuenta como palabras coincidentes.
pairs-trace-revisions = { NUMBER($count) } ID de revisión
pairs-trace-ids = ID del documento
pairs-trace-objects =
    { $count ->
        [one] { $count } archivo incrustado
       *[other] { $count } archivos incrustados
    }
pairs-trace-pictures =
    { $count ->
        [one] { $count } imagen
       *[other] { $count } imágenes
    }
pairs-trace-looks =
    { $count ->
        [one] { $count } imagen parecida
       *[other] { $count } imágenes parecidas
    }

## Seleccionar pares para guardarlos o hacer un informe

# El nombre de la casilla de una fila. $a, $b: documentos o autores.
pairs-select = Seleccionar { $a } y { $b }
pairs-select-authors = Seleccionar todos los pares de archivos de { $a } y { $b }
# El nombre de la casilla sobre la lista.
pairs-select-shown =
    { $count ->
        [one] Seleccionar el par mostrado
       *[other] Seleccionar los { $count } mostrados
    }
pairs-selection = Pares seleccionados
pairs-selected =
    { $count ->
        [one] { $count } par seleccionado
       *[other] { $count } pares seleccionados
    }
# Después: de los pares seleccionados, los que el filtro oculta.
pairs-selected-hidden =
    { $count ->
        [one] { $count } de ellos no se muestra
       *[other] { $count } de ellos no se muestran
    }
pairs-selected-save = Guardarlos o compartirlos
pairs-selected-clear = Quitar la selección
# Un atajo de la lista.
pairs-key-select = seleccionar el par

## A qué se limita la lista, en un informe de los pares mostrados: una lista

pairs-filter-search = búsqueda «{ $text }»
# $few: pairs-few-words o pairs-few-tokens.
pairs-filter-weak = sin los autores que solo comparten { $few }
