## Informes: el resultado completo como un archivo HTML, y el informe del caso de un par o de una persona.

report-whole-title =
    { $count ->
        [one] Comparación de { $count } documento
       *[other] Comparación de { $count } documentos
    }
report-case = Informe del caso
# El título de la ventana, y el nombre que un navegador propone para el archivo.
report-case-pair-title = Informe del caso: { $a } y { $b }
report-case-person-title = Informe del caso: { $name }
report-case-pair = { $a } comparado con { $b }
report-person =
    { $count ->
        [one] { $name }: { $count } par en la lista
       *[other] { $name }: { $count } pares en la lista
    }
report-person-none = { $name }: ningún documento de esta persona está en un par de la lista. Eso también es un resultado.
# $date: una fecha, quizá con la hora.
report-made = Hecho el { $date } con Lookalike. Los documentos no salieron del equipo en el que se hizo.
report-contents = Contenido
report-compared =
    Se { $documents ->
        [one] comparó { $documents } documento
       *[other] compararon { $documents } documentos
    } en { $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } pares
    }.
report-found-similar =
    { $pairs ->
        [one] { $pairs } par tiene una similitud del { PERCENT($threshold) } o más.
       *[other] { $pairs } pares tienen una similitud del { PERCENT($threshold) } o más.
    }
report-pairs-left-out =
    { $count ->
        [one] Se encontró { $count } par más, que los límites de los ajustes dejan fuera de la lista.
       *[other] Se encontraron { $count } pares más, que los límites de los ajustes dejan fuera de la lista.
    }
report-estimated = Las similitudes de este informe son estimaciones (a partir de firmas), no recuentos.

## Listas

report-pairs = Pares
report-no-pairs = No hay ningún par en la lista. Eso también es un resultado.
report-pairs-shown =
    { $all ->
        [one] Este informe contiene el único par de la lista.
       *[other] Este informe contiene los primeros { NUMBER($shown) } de los { $all } pares de la lista.
    }
report-number = N.º
# Encabezados: cuántos pares tan fuertes como este daría el azar; cuánto comparten ambos programas.
report-with-excluded =
    { $count ->
        [one] { NUMBER($all) } con { $count } excluido
       *[other] { NUMBER($all) } con { $count } excluidos
    }
report-by-chance = Esperados por azar
report-score = Compartido por ambos
report-groups = Grupos
# $names: una lista.
report-group =
    { $count ->
        [one] Grupo { $number }, { $count } documento: { $names }
       *[other] Grupo { $number }, { $count } documentos: { $names }
    }
report-more-members =
    { $count ->
        [one] y { $count } más
       *[other] y { $count } más
    }
report-more-groups =
    { $count ->
        [one] { $count } grupo más no está en este informe.
       *[other] Otros { $count } grupos no están en este informe.
    }
report-length = Extensión
report-documents-shown =
    { $all ->
        [one] Este informe contiene el único documento.
       *[other] Este informe contiene los primeros { NUMBER($shown) } de los { $all } documentos.
    }
report-unread = Archivos no leídos
report-more-unread =
    { $count ->
        [one] { $count } archivo no leído más no está en este informe.
       *[other] Otros { $count } archivos no leídos no están en este informe.
    }
report-sha = SHA-256 { $digest }
report-digest-hint = Cada SHA-256 es del texto que se comparó, en UTF-8: las palabras leídas del archivo, no el archivo mismo. Sumas iguales significan textos iguales.
report-digests = Sumas de comprobación de los textos (SHA-256)
report-no-digest = ninguna: la página no llegó por HTTPS, así que el navegador no la calculó

## Comparaciones

report-comparisons = Comparaciones
report-cut-comparisons = Para que este archivo sea pequeño, contiene ambos textos completos de { NUMBER($full) } de los { NUMBER($all) } pares de la lista, solo los pasajes de { NUMBER($passages) } y ninguna comparación de { NUMBER($none) }. El informe del caso de un par contiene sus dos textos.
report-case-cut =
    { $count ->
        [one] Los textos de { $count } par son demasiado largos para un informe; se muestran solo los pasajes.
       *[other] Los textos de { $count } pares son demasiado largos para un informe; se muestran solo los pasajes.
    }
report-pair-number = Par { NUMBER($number) }
report-similarity = Los dos textos tienen una similitud del { PERCENT($share) } (Jaccard, por frases).
report-texts = Ambos textos
report-legend = Un número marca dónde empieza un pasaje común y lleva al mismo pasaje en el otro texto.
report-legend-edited = Las palabras cambiadas dentro de un pasaje son más pálidas, con una línea de puntos.
report-legend-marks = Una línea ondulada marca un truco oculto; el texto gris se excluyó.
report-passage-out = excluido a mano
report-go-to = Pasaje { NUMBER($number) } en el otro texto
report-more-passages =
    { $count ->
        [one] { $count } pasaje más corto no está en esta tabla.
       *[other] { $count } pasajes más cortos no están en esta tabla.
    }
# Donde se corta un pasaje.
report-cut =
    { $count ->
        [one] … { $count } carácter más
       *[other] … { $count } caracteres más
    }
report-review-head = Revisión
# $state: descartado, por comentar, confirmado…
report-review = Revisión: { $state }
# En lugar de un nombre. $letter: A, B…
report-alias = Documento { $letter }
report-from-archive = De cursos anteriores: { $names }.
report-masked = Los nombres de los documentos de otras personas se sustituyen por letras. En los textos, los nombres de estas personas aparecen tachados (█); los que allí se escriben de otra forma y los de terceros, no.

## Qué significan los números

report-meaning = Qué significan los números y qué no
report-meaning-words = Una palabra coincide si está en un pasaje de ambos textos, igual o en otra forma. Los porcentajes son de todas las palabras del texto nombrado. Las palabras coincidentes no dicen por qué coinciden los textos.
report-meaning-tokens = Un token es un nombre, un número, una palabra clave o un signo de un programa. Todos los nombres cuentan como iguales, y también todos los números. Un token coincide si está en un pasaje de ambos programas. Los porcentajes son de todos los tokens del programa nombrado. Los tokens coincidentes no dicen por qué coinciden los programas.
report-meaning-chance = «Esperados por azar» es el número de pares tan fuertes como este entre textos sin relación de estas extensiones. No es la probabilidad de que alguien haya copiado o no.
report-meaning-score = En lo compartido, el código que contienen pocos programas cuenta más que el que contienen muchos. No es la probabilidad de que alguien haya copiado o no.
report-meaning-similarity = La similitud compara las frases de ambos textos en su conjunto. Es baja si se copió un pasaje corto en un texto largo, y alta si ambos textos siguen una misma plantilla.
report-meaning-cause = También se parecen los textos por una fuente común, por citas, por una plantilla que todos recibieron o porque se permitió trabajar en grupo.
report-meaning-direction = Ningún número dice quién copió de quién.
report-meaning-scope = Estos documentos se compararon entre sí y con nada más. Un texto que no está en la lista puede estar copiado de otro sitio.
report-meaning-verdict = La similitud no es un veredicto: lea los pasajes antes de decidir nada sobre una persona.

## Cómo repetirlo

report-repeat = Ajustes y versiones
report-repeat-hint = Los mismos documentos con los mismos ajustes dan los mismos números en cualquier equipo.
report-date = Fecha del informe
report-engine = Motor
report-engine-version = Lookalike { $version }
report-digest = Suma de comprobación de todos los datos
report-settings = Ajustes
report-setting = { $name }: { $value }
