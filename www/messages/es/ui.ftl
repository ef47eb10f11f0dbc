## Lo que dicen varias vistas.

ui-later = Cargando…
ui-try-again = Intentar de nuevo

ui-line = línea { $line }
ui-lines = líneas { $first }–{ $last }

ui-language-plain = palabras y símbolos

## Lo que se compara.

ui-phrase-words =
    frase de { $k ->
        [one] { $k } palabra
       *[other] { $k } palabras
    }
ui-phrases-words =
    frases de { $k ->
        [one] { $k } palabra
       *[other] { $k } palabras
    }
ui-phrase-characters =
    secuencia de { $k ->
        [one] { $k } carácter
       *[other] { $k } caracteres
    }
ui-phrases-characters =
    secuencias de { $k ->
        [one] { $k } carácter
       *[other] { $k } caracteres
    }
ui-phrase-code =
    secuencia de { $k ->
        [one] { $k } elemento
       *[other] { $k } elementos
    }
ui-phrases-code =
    secuencias de { $k ->
        [one] { $k } elemento
       *[other] { $k } elementos
    }
ui-phrase-pairs = palabra o par de palabras
ui-phrases-pairs = palabras y pares de palabras

## Cuándo dos palabras cuentan como iguales.

ui-same = iguales
ui-same-beginning =
    { $letters ->
        [one] iguales por su primera letra
       *[other] iguales por sus primeras { $letters } letras
    }
ui-printed-rows = Se imprimen las primeras { $shown } filas de { $all }.
