## La lista de documentos.

documents-table = Documentos
documents-find = Buscar documentos
documents-found =
    { $all ->
        [one] { NUMBER($found) } de { $all } documento
       *[other] { NUMBER($found) } de { $all } documentos
    }
documents-name = Nombre
documents-file = Archivo
documents-all-matches = Coincidencias
documents-all-matches-of = Todas las coincidencias de { $name }
documents-role = Función
documents-role-of = Función de { $name }
documents-author = Autor
documents-author-of = Autor de { $name }
documents-nobody = sin autor
documents-encoding-of = Codificación de { $name }
documents-language = leído como { $language }
documents-remarks = Observaciones
documents-remove = Quitar
documents-remove-one = Quitar { $name }

## Recuentos de un documento; las columnas son estrechas.

documents-words = Palabras
documents-characters = Caracteres
documents-tokens = Tokens
documents-length-hint = La extensión del documento.
documents-length-hint-code = Los tokens del programa. No se cuentan las llaves ni los paréntesis y corchetes de cierre, como en la lista de pares.
documents-excluded = Excluido
documents-excluded-hint = Cuánto se excluyó por ser citas o bibliografía.
documents-phrases = Secuencias
documents-phrases-hint = Todas sus secuencias (shingles). Los ajustes indican cuánto mide una secuencia.
documents-compared = Se compara
documents-compared-hint = Secuencias distintas que se comparan. La similitud cuenta estas.
documents-in-template = Plantilla
documents-in-template-hint = Secuencias distintas excluidas porque están en una plantilla.
documents-common = Muy comunes
documents-common-hint = Secuencias distintas excluidas porque están en demasiados documentos.

## Observaciones sobre un documento

documents-partly-read = leído solo en parte, sin { $parts }
documents-empty =
    { $unit ->
        [characters] No contiene ningún carácter, así que no se parece a ningún documento.
        [code] No contiene código, así que no se parece a ningún documento.
       *[words] No contiene ninguna palabra, así que no se parece a ningún documento.
    }
documents-too-short-words =
    { $tokens ->
        [one] Solo tiene { $tokens } palabra. Las secuencias tienen { NUMBER($k) }, así que no hay nada que comparar. Para compararlo, elija secuencias más cortas.
       *[other] Solo tiene { $tokens } palabras. Las secuencias tienen { NUMBER($k) }, así que no hay nada que comparar. Para compararlo, elija secuencias más cortas.
    }
documents-too-short-characters =
    { $tokens ->
        [one] Solo tiene { $tokens } carácter. Las secuencias tienen { NUMBER($k) }, así que no hay nada que comparar. Para compararlo, elija secuencias más cortas.
       *[other] Solo tiene { $tokens } caracteres. Las secuencias tienen { NUMBER($k) }, así que no hay nada que comparar. Para compararlo, elija secuencias más cortas.
    }
documents-too-short-code =
    { $tokens ->
        [one] Solo tiene { $tokens } token. Las secuencias tienen { NUMBER($k) }, así que no hay nada que comparar. Para compararlo, elija secuencias más cortas.
       *[other] Solo tiene { $tokens } tokens. Las secuencias tienen { NUMBER($k) }, así que no hay nada que comparar. Para compararlo, elija secuencias más cortas.
    }
documents-too-short-to-tell = Este programa tiene muy poco código propio (es corto o repite las mismas líneas) para distinguir una copia de una solución propia.
documents-broken-characters = Algunos caracteres estaban dañados (sustitutos sueltos) y se cambiaron por �. Compruebe cómo se leyó el archivo.
documents-same-name = Otro documento tiene el mismo nombre.
documents-same-text = Su texto es exactamente igual que el de { $other }.
documents-nothing-left = No se compara ninguna de sus secuencias, así que no se parece a ningún documento.
documents-little-left =
    { $compared ->
        [one] Solo se compara { $compared } de sus { NUMBER($all) } secuencias, así que sus similitudes dicen poco.
       *[other] Solo se comparan { $compared } de sus { NUMBER($all) } secuencias, así que sus similitudes dicen poco.
    }
documents-part-left = Solo se compara una pequeña parte, así que sus similitudes dicen poco.
documents-little-template =
    { $count ->
        [one] { $count } secuencia está en una plantilla.
       *[other] { $count } secuencias están en una plantilla.
    }
documents-little-common =
    { $count ->
        [one] { $count } secuencia está en demasiados documentos.
       *[other] { $count } secuencias están en demasiados documentos.
    }
documents-little-quoted =
    { $count ->
        [one] { $count } palabra está entre comillas.
       *[other] { $count } palabras están entre comillas.
    }
documents-little-references =
    { $count ->
        [one] { $count } palabra está en la bibliografía.
       *[other] { $count } palabras están en la bibliografía.
    }

## Trucos que ocultan palabras a la comparación

documents-invisible =
    { $count ->
        [one] { $count } carácter invisible en palabras; no se tiene en cuenta al comparar.
       *[other] { $count } caracteres invisibles en palabras; no se tienen en cuenta al comparar.
    }
documents-backwards =
    { $count ->
        [one] { $count } carácter escrito al revés y mostrado en orden inverso en pantalla; se compara tal como se ve.
       *[other] { $count } caracteres escritos al revés y mostrados en orden inverso en pantalla; se comparan tal como se ven.
    }
documents-look-alike =
    { $count ->
        [one] { $count } letra parecida de otro alfabeto; se compara como la letra a la que se parece.
       *[other] { $count } letras parecidas de otros alfabetos; se comparan como las letras a las que se parecen.
    }
documents-styled =
    { $count ->
        [one] { $count } letra de ancho completo, matemática o en círculo; se compara como letra corriente.
       *[other] { $count } letras de ancho completo, matemáticas o en círculo; se comparan como letras corrientes.
    }
documents-spaced =
    { $count ->
        [one] { $count } letra espaciada. Las letras espaciadas se comparan como palabras donde estas se reconocen; si no, letra por letra.
       *[other] { $count } letras espaciadas. Se comparan como palabras donde estas se reconocen; si no, letra por letra.
    }
documents-spaced-unknown =
    { $count ->
        [one] { $count } letra espaciada. Su palabra no está en ningún otro documento, así que se compara como letra.
       *[other] { $count } letras espaciadas. Sus palabras no están en ningún otro documento, así que se comparan letra por letra.
    }
# $max: de cuántas letras se buscan palabras como máximo.
documents-spaced-many =
    { $count ->
        [one] { $count } letra espaciada. La búsqueda de palabras abarca { NUMBER($max) } letras como máximo, así que se compara como letra. Quite los espacios entre las letras y vuelva a añadir el archivo.
       *[other] { $count } letras espaciadas. La búsqueda de palabras abarca { NUMBER($max) } letras como máximo, así que estas se comparan letra por letra. Quite los espacios entre las letras y vuelva a añadir el archivo.
    }

## Archivos que no se leyeron

documents-unread =
    { $count ->
        [one] { $count } archivo no se ha leído
       *[other] { $count } archivos no se han leído
    }
documents-system-files =
    { $count ->
        [one] { $count } archivo del sistema o de herramientas omitido
       *[other] { $count } archivos del sistema o de herramientas omitidos
    }
documents-dismiss = Descartar
documents-dismiss-one = Descartar la línea sobre { $name }
documents-dismiss-every = Descartar todos
documents-dismiss-files =
    { $count ->
        [one] Descartar la línea sobre { $count } archivo: { $reason }
       *[other] Descartar la línea sobre { $count } archivos: { $reason }
    }
documents-unread-files =
    { $count ->
        [one] { $count } archivo:
       *[other] { $count } archivos:
    }
documents-more-unread =
    { $count ->
        [one] { $count } archivo más no figura aquí todavía.
       *[other] { $count } archivos más no figuran aquí todavía.
    }
