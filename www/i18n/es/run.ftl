## Cómo va una comparación y cómo terminó.

run-reading-files = Leyendo los archivos
run-starting = Iniciando
run-stage-text = Leyendo los textos
run-stage-spacing = Leyendo las letras espaciadas
run-stage-index = Preparando la comparación
run-stage-evidence = Buscando pasajes compartidos
run-stage-pairs = Comparando los pares
run-stage-candidates = Buscando pares probables
run-stage-report = Preparando los resultados
run-progress = { $stage }: { NUMBER($done) } de { NUMBER($total) }
run-cancel = Cancelar

run-failed = La comparación ha fallado: { $reason }
run-cancelled = Cancelado.
run-previous =
    { $documents ->
        [one] Los resultados de abajo son de la comparación anterior, de { $documents } documento.
        [many] Los resultados de abajo son de la comparación anterior, de { $documents } de documentos.
       *[other] Los resultados de abajo son de la comparación anterior, de { $documents } documentos.
    }
run-again = Comparar de nuevo
run-try-again = Intentar de nuevo
run-last-valid = Los resultados de abajo son de sus últimos ajustes válidos.

run-expected =
    { $documents ->
        [one] Es una comparación grande de { $documents } documento.
       *[other] Es una comparación grande: { $documents } documentos con hasta { NUMBER($pairs) } pares.
    } Necesita unos { BYTES($bytes) } de memoria y unos { SECONDS($milliseconds) }.
run-expected-estimates = No hay memoria suficiente para contarlo todo, así que las similitudes serán estimaciones (a partir de firmas).

run-held =
    { $documents ->
        [one] Esta comparación no se ha iniciado: { $documents } documento necesitaría
       *[other] Esta comparación no se ha iniciado: { $documents } documentos con hasta { NUMBER($pairs) } pares necesitarían
    } unos { BYTES($bytes) } de memoria, más de lo permitido, aunque las similitudes solo se estimaran.
run-held-split = Quite documentos o compárelos en varias partes.
run-held-raise = Quite documentos, compárelos en varias partes o aumente el límite de memoria en los ajustes.
run-anyway = Comparar de todos modos

## Lo que leen los lectores de pantalla.

run-announce-mistakes =
    { $count ->
        [one] Hay { $count } ajuste que corregir.
       *[other] Hay { $count } ajustes que corregir.
    }
run-announce-held = La comparación no se ha iniciado: necesitaría más memoria de la permitida.
run-announce-listed =
    { $count ->
        [one] Figura { $count } par en la lista.
       *[other] Figuran { $count } pares en la lista.
    }
