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
report-case-people-title = Informe del caso: { report-people }
report-people =
    { $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } pares
    } de { $people ->
        [one] { $people } autor
       *[other] { $people } autores
    }
report-who = Quién comparte texto con quién
report-who-person = Autor
report-who-with = Comparte texto con (pares)
report-person-none = { $name }: ningún documento de este autor está en un par de la lista.
report-case-number = Número de caso
report-prepared-by = Preparado por
# $date: una fecha, quizá con la hora.
report-made = Hecho el { $date } con Lookalike. Los documentos no salieron del dispositivo en el que se hizo.
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

report-authors = Pares de autores
report-pairs = Pares
report-no-pairs = No hay ningún par en la lista.
report-pairs-shown =
    { $all ->
        [one] Este informe contiene el único par de la lista.
       *[other] Este informe contiene los primeros { NUMBER($shown) } de los { $all } pares de la lista.
    }
report-number = N.º
# Encabezados: cuántos pares tan fuertes como este daría el azar; cuánto comparten ambos programas.
report-with-excluded =
    { $count ->
        [one] { NUMBER($all) } con { $count } pasaje excluido
       *[other] { NUMBER($all) } con { $count } pasajes excluidos
    }
report-edits =
    { $count ->
        [one] { $count } lugar cambiado
       *[other] { $count } lugares cambiados
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
# En el índice, y el encabezado.
report-documents = Documentos y sumas de comprobación
# El último encabezado del informe de un caso.
report-all-documents = Todos los documentos comparados
report-length = Extensión
report-traces-shown = Este archivo contiene las primeras { NUMBER($shown) } de { NUMBER($all) } líneas.
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
report-digests = Suma de comprobación del texto (SHA-256)
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
# Uno de los dos documentos. $all: su extensión. $verbatim y $edited: cuántas de las palabras coincidentes están en series de cinco idénticas, y las demás.
report-kinds = Palabras coincidentes por tipo. { $kinds }.
report-side =
    { $unit ->
        [code] { $matched ->
            [one] { $name }: { $matched } token coincidente, { PERCENT($share) } de sus { NUMBER($all) }
           *[other] { $name }: { $matched } tokens coincidentes, { PERCENT($share) } de sus { NUMBER($all) }
        }
       *[words] { $matched ->
            [one] { $name }: { $matched } palabra coincidente, { PERCENT($share) } de sus { NUMBER($all) } palabras (literales: { NUMBER($verbatim) }; palabras retocadas: { NUMBER($edited) })
           *[other] { $name }: { $matched } palabras coincidentes, { PERCENT($share) } de sus { NUMBER($all) } palabras (literales: { NUMBER($verbatim) }; palabras retocadas: { NUMBER($edited) })
        }
    }
report-similarity = Los dos textos tienen una similitud del { PERCENT($share) } (Jaccard, por secuencias).
report-texts = Ambos textos
report-legend = Un número marca dónde empieza un pasaje común y lleva al mismo pasaje en el otro texto.
report-legend-edited = Las palabras de un pasaje que no coinciden son más pálidas, con una línea de puntos.
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
report-from-archive = Entregas anteriores: { $names }.
report-recognised = Leído de imágenes con reconocimiento de texto, por lo que algunas palabras pueden estar mal leídas: { $names }.
report-masked = Los nombres de los documentos de otros autores se sustituyen por letras.
report-masked-names = En los textos y las notas solo se tachan (█) los nombres que se indicaron para este informe. Otros nombres, los apodos y los nombres escritos de otra forma se pueden leer.
report-masked-none = No se indicó ningún nombre que tachar: los nombres que aparecen en los textos y las notas NO están tachados.
report-names-hidden = Los nombres estaban ocultos cuando se hizo este informe: los autores y los documentos llevan números en lugar de nombres. En los textos y las notas se tachan (█) los nombres de los autores que se conocían. Otros nombres se pueden leer.

## Qué significan los números

report-meaning = Qué significan los números y qué no
report-meaning-words = Una palabra coincide si está en un pasaje de ambos textos, igual o en otra forma. Los porcentajes son de todas las palabras del texto nombrado. Las palabras coincidentes no dicen por qué coinciden los textos.
report-meaning-tokens = Un token es un nombre, un número, una palabra clave o un signo de un programa. Todos los nombres cuentan como iguales, y también todos los números. Un token coincide si está en un pasaje de ambos programas. Los porcentajes son de todos los tokens del programa nombrado. Los tokens coincidentes no dicen por qué coinciden los programas.
report-meaning-chance = El número de pares que darían por sí solos el azar y los temas comunes es un pronóstico: cuántos pares tan fuertes como este habría si se compararan otros tantos textos de estas extensiones que no tuvieran nada que ver entre sí. Para los pasajes reformulados, el pronóstico se mide en la propia comparación, en sus muchos pares débiles, de modo que los textos sobre una misma tarea lo elevan; para los literales se ajustó con libros sin relación entre sí. No es la probabilidad de que alguien haya copiado o no.
report-meaning-chance-column = «Esperados por azar», en la tabla de pares, es el número de pares al menos tan fuertes como ese que daría el azar en un conjunto de documentos como este.
report-meaning-score = Lo compartido es la media de la parte común de ambos programas y la del más pequeño; el código que contienen pocos programas cuenta más que el que contienen muchos. No es la probabilidad de que alguien haya copiado o no. El número de pares que habría sin que nadie copiara se mide en la propia comparación, por sus muchos pares débiles.
report-meaning-edited = Una palabra coincidente es «literal» si forma parte de una serie de al menos cinco palabras idénticas en ambos textos. Fuera de tales series se considera retocada: se cambiaron o se movieron la palabra misma u otras de su entorno.
report-meaning-edits = Los «lugares cambiados» de un pasaje son aquellos en los que se sustituyeron, añadieron o quitaron palabras, sean cuantas sean; las palabras movidas y otras formas de una palabra no figuran entre ellos.
report-meaning-similarity = La similitud es la parte de todas las secuencias de los dos textos que está en ambos. Es baja si se copió un pasaje corto en un texto largo, y alta si ambos textos siguen una misma plantilla.
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

# En las primeras líneas: qué pares de la lista contiene el informe.
report-held-all =
    { $count ->
        [one] El par de la lista está en este informe.
       *[other] Los { $count } pares de la lista están en este informe.
    }
report-held-first = En este informe: los primeros { NUMBER($count) } de { NUMBER($all) } pares de la lista. No incluidos, para que este archivo sea pequeño: { NUMBER($left) }.
report-held-some =
    { $scope ->
        [shown] En este informe: { NUMBER($count) } de { NUMBER($all) } pares de la lista, los que la lista mostraba.
        [confirmed] En este informe: { NUMBER($count) } de { NUMBER($all) } pares de la lista, los confirmados en la revisión.
       *[selected] En este informe: { NUMBER($count) } de { NUMBER($all) } pares de la lista, los seleccionados en ella.
    } No figuran: los otros { NUMBER($left) }, los grupos, los archivos no leídos y los documentos que no están en ninguno de estos pares.
# $filter: una lista como «búsqueda «lee»; Por comentar».
report-held-filter = Filtro de la lista: { $filter }.
report-held-cut = Para que este archivo sea pequeño, la lista de abajo termina tras los primeros { NUMBER($count) }; faltan otros { NUMBER($left) }.
report-documents-chosen =
    { $all ->
        [one] { NUMBER($shown) } de { $all } documento está en estos pares.
       *[other] { NUMBER($shown) } de { $all } documentos están en estos pares.
    }
