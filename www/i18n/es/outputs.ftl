## Tablas para una hoja de cálculo: cabeceras de las columnas. A y B son los dos documentos de un par.

outputs-number = N.º
outputs-name-a = Documento A
outputs-author-a = Autor de A
outputs-role-a = Función de A
outputs-name-b = Documento B
outputs-author-b = Autor de B
outputs-role-b = Función de B
# $unit: words o tokens (de programas). Contadas en el documento que tiene menos.
outputs-matched =
    { $unit ->
        [tokens] Tokens coincidentes
       *[words] Palabras coincidentes
    }
outputs-matched-a =
    { $unit ->
        [tokens] Tokens coincidentes de A
       *[words] Palabras coincidentes de A
    }
outputs-matched-b =
    { $unit ->
        [tokens] Tokens coincidentes de B
       *[words] Palabras coincidentes de B
    }
outputs-share-a =
    { $unit ->
        [tokens] Coincidentes, % de los tokens de A
       *[words] Coincidentes, % de las palabras de A
    }
outputs-share-b =
    { $unit ->
        [tokens] Coincidentes, % de los tokens de B
       *[words] Coincidentes, % de las palabras de B
    }
outputs-weight =
    { $unit ->
        [tokens] Indicios: orden de la lista (%)
       *[words] Indicios: orden de la lista (lo que muchos comparten cuenta menos)
    }
outputs-verbatim-a = Palabras literales de A
outputs-verbatim-b = Palabras literales de B
outputs-longest =
    { $unit ->
        [tokens] Pasaje más largo (tokens coincidentes)
       *[words] Pasaje más largo (palabras coincidentes)
    }
outputs-passages = Pasajes
outputs-chance = Pares así de fuertes esperados por azar
outputs-score = Compartido por ambos programas (%)
outputs-jaccard = Secuencias en ambos, % de todas las secuencias de A y B (Jaccard)
outputs-sorensen = Secuencias en ambos contadas dos veces, % de las secuencias de A más las de B (Sørensen)
outputs-overlap = Secuencias en ambos, % de las secuencias del documento más corto (solapamiento)
outputs-a-in-b = % de las secuencias de A que están en B
outputs-b-in-a = % de las secuencias de B que están en A
outputs-estimate = Similitud de Jaccard estimada a partir de firmas (%)
outputs-kind =
    { $kind ->
        [both] Palabras coincidentes: entre comillas y con fuente
        [quoted] Palabras coincidentes: entre comillas, sin fuente
        [cited] Palabras coincidentes: con fuente, sin comillas
        [reference] Palabras coincidentes: en la bibliografía
        [uncounted] En la bibliografía, no cuentan (palabras)
       *[none] Palabras coincidentes: sin comillas ni fuente
    }
outputs-group = Grupo
outputs-excluded = Pasajes excluidos a mano
outputs-matched-found =
    { $unit ->
        [tokens] Tokens coincidentes con esos pasajes
       *[words] Palabras coincidentes con esos pasajes
    }
outputs-review = Revisión
outputs-note = Nota
# El encabezado de una columna con A, B o ambas.
outputs-tricks = Trucos ocultos en
outputs-name = Documento
outputs-author = Autor
outputs-role = Función
outputs-length =
    { $unit ->
        [tokens] Tokens
       *[words] Palabras
    }
outputs-strongest =
    { $unit ->
        [tokens] Tokens coincidentes en su par más fuerte
       *[words] Palabras coincidentes en su par más fuerte
    }
outputs-strongest-share =
    { $unit ->
        [tokens] Coincidentes en él, % de sus tokens
       *[words] Coincidentes en él, % de sus palabras
    }
outputs-strongest-with = Par más fuerte con
outputs-pairs = Pares de la lista
outputs-format = Formato
outputs-encoding = Codificación
outputs-remarks = Observaciones

## Por qué no se puede volver a abrir un resultado guardado. En ese caso no ha cambiado nada en la página.

outputs-opening-died = No se pudo abrir el resultado guardado, probablemente porque el navegador se quedó sin memoria. No se ha cambiado nada. Cierre otras pestañas e inténtelo de nuevo.
outputs-opening-not-loaded = No se pudo cargar la parte de la página que abre resultados guardados. No se ha cambiado nada. Compruebe la conexión e inténtelo de nuevo.
outputs-cut-off = Este resultado guardado está cortado: le falta el final. No se ha cambiado nada. Copie o guarde el archivo de nuevo.
# $reason: lo que dice el navegador, en inglés.
outputs-not-json = Este resultado guardado se modificó y ya no se puede leer ({ $reason }). Aquí no se ha cambiado nada. Use el archivo original.
outputs-not-a-result = Este archivo no es un resultado guardado por Lookalike. No se ha cambiado nada.
outputs-older = Este resultado es de una versión anterior de Lookalike, que no guardaba los textos, así que no se puede abrir aquí. No se ha cambiado nada. Compare de nuevo los archivos originales.
outputs-newer = Este resultado se guardó con una versión más reciente de Lookalike. No se ha cambiado nada. Vuelva a cargar esta página para obtener esa versión y suelte el archivo de nuevo.
# $place: en qué parte del archivo, como documents[3].source.text.
outputs-changed = Este resultado guardado se modificó o está dañado: { $place } no está como lo escribe Lookalike. Aquí no se ha cambiado nada. Use el archivo original.
outputs-without-texts = Este resultado se guardó sin los textos, así que no se puede volver a abrir. No se ha cambiado nada. Suelte los archivos originales.
outputs-no-documents = En este resultado guardado no hay ningún documento. No se ha cambiado nada.
# $size, $limit: bytes.
outputs-too-large = Este resultado guardado es demasiado grande para abrirlo ({ BYTES($size) }; como máximo, { BYTES($limit) }). No se ha cambiado nada. Suelte los archivos originales.
outputs-partly-read = Se ha leído solo en parte, sin { $parts }.

## The table of pairs of authors

outputs-at-least = Al menos
outputs-yes = sí
outputs-numbers = Sus números

## Rastros en los archivos: columnas de las tablas, si se muestran.

outputs-shared-revisions = Identificadores de revisión en común
outputs-shared-pictures = Imágenes y archivos incrustados en común
outputs-file-author = Autor según el archivo
outputs-file-last-author = Guardado por última vez por
outputs-file-created = Creado
outputs-file-modified = Guardado por última vez
outputs-file-revision = Veces guardado
outputs-file-minutes = Minutos de edición
outputs-file-program = Programa
outputs-traces-with = Rastros en común con
