## Lo que las palabras coincidentes dicen de los pares y cuántos de esos pares explicaría el azar.

evidence-found-two =
    Los dos textos comparten al menos { $least ->
        [one] { $least } palabra
       *[other] { $least } palabras
    } que el azar no explica.
evidence-found-none =
    { $least ->
        [one] No hay dos textos que compartan { $least } palabra o más que el azar no explique.
       *[other] No hay dos textos que compartan { $least } palabras o más que el azar no explique.
    }
# Primero se lee «Destacan 3 de 66 pares» y después lo que significa.
evidence-stands-out =
    { $least ->
        [one] Un par destaca si sus textos comparten al menos { $least } palabra y el azar daría como mucho un par tan fuerte.
       *[other] Un par destaca si sus textos comparten al menos { $least } palabras y el azar daría como mucho un par tan fuerte.
    }
evidence-stands-out-programs =
    { $least ->
        [one] Un par destaca si sus programas comparten al menos { $least } token y las soluciones independientes darían como mucho un par tan fuerte.
       *[other] Un par destaca si sus programas comparten al menos { $least } tokens y las soluciones independientes darían como mucho un par tan fuerte.
    }
# Cuando no se sabe cuánto comparten las soluciones independientes: sigue evidence-chance-unknown.
evidence-stands-out-unknown =
    { $least ->
        [one] Un par destaca si sus programas comparten al menos { $least } token y una parte suficiente de ambos.
       *[other] Un par destaca si sus programas comparten al menos { $least } tokens y una parte suficiente de ambos.
    }
evidence-found-two-programs =
    Los dos programas comparten al menos { $least ->
        [one] { $least } token
       *[other] { $least } tokens
    }, lo bastante de ambos para sospechar una copia.
evidence-found-no-programs = No hay dos programas que compartan lo bastante de ambos para sospechar una copia.
evidence-short-texts =
    { $words ->
        [one] En textos de menos de { $words } palabra basta un tercio de las palabras, pero no menos de { $least }.
       *[other] En textos de menos de { $words } palabras basta un tercio de las palabras, pero no menos de { $least }.
    }
evidence-few-rare = Si las palabras son poco comunes y no hay 12 iguales seguidas, bastan { $words }.
evidence-few-left-out =
    { $pairs ->
        [one] { $pairs } par más comparte solo unas pocas palabras coincidentes, aunque poco comunes. No figura en la lista por ellas: cuando son tantos los pares así, suele deberse a un tema común. Un mínimo menor de palabras coincidentes (minMatched), como { NUMBER($few) }, puede incluirlo.
       *[other] { $pairs } pares más comparten solo unas pocas palabras coincidentes, aunque poco comunes. No figuran en la lista por ellas: cuando son tantos los pares así, suele deberse a un tema común. Un mínimo menor de palabras coincidentes (minMatched), como { NUMBER($few) }, puede incluirlos.
    }
evidence-usual-left-out =
    { $pairs ->
        [one] { $pairs } par más tiene suficientes palabras coincidentes, pero no más que muchos otros pares de aquí. No figura en la lista: un formulario, una fuente o un tema comunes lo explican.
       *[other] { $pairs } pares más tienen suficientes palabras coincidentes, pero no más que muchos otros pares de aquí. No figuran en la lista: un formulario, una fuente o un tema comunes lo explican.
    }
evidence-only-similar =
    { $count ->
        [one] { $count } par más figura solo porque su similitud es del { PERCENT($threshold) } o más.
       *[other] Otros { $count } pares figuran solo porque su similitud es del { PERCENT($threshold) } o más.
    }

evidence-chance-many =
    { $pairs ->
        [one] El azar y los temas comunes pondrían por sí solos en esta lista { $pairs } par, aproximadamente.
       *[other] El azar y los temas comunes pondrían por sí solos en esta lista { $pairs } pares, aproximadamente; la mayoría, pasajes reformulados que apenas alcanzan la fuerza necesaria.
    }
evidence-chance-too-high = Si se copiaron y reformularon muchos pasajes breves, esta cifra es demasiado alta: no los distingue del azar.
evidence-chance-programs =
    { $pairs ->
        [one] Las soluciones de una misma tarea se parecen: sin que nadie copiara, habría en esta lista { $pairs } par, aproximadamente.
       *[other] Las soluciones de una misma tarea se parecen: sin que nadie copiara, habría en esta lista { $pairs } pares, aproximadamente.
    }
evidence-chance-all = El azar y los temas comunes explican por sí solos tantos pares como hay en la lista.
evidence-chance-all-programs = Las soluciones de una misma tarea se parecen: eso explica por sí solo tantos pares como hay en la lista.
# Lo mismo, cuando hay pares que destacan.
evidence-chance-weaker = El azar y los temas comunes explican por sí solos los pares más débiles, pero no los que destacan.
evidence-chance-weaker-programs = Las soluciones de una misma tarea se parecen: eso explica por sí solo los pares más débiles, pero no los que destacan.
evidence-chance-unknown =
    { $unit ->
        [code] No se pudo medir cuánto comparten las soluciones independientes de esta tarea, porque hay muy pocos programas o demasiados se parecen. Por eso, en la lista también puede haber soluciones propias.
       *[words] Con tan pocos textos no se puede saber cuánto de lo que comparten viene de una tarea o fuente común. Por eso, en la lista también puede haber textos propios.
    }
evidence-chance-one = El azar y los temas comunes pondrían por sí solos en esta lista un par, aproximadamente.
evidence-chance-rare = El azar y los temas comunes pondrían por sí solos en esta lista aproximadamente { NUMBER($pairs, maximumSignificantDigits: 2) } pares.
evidence-chance-never = El azar y los temas comunes pondrían por sí solos en esta lista menos de { NUMBER($least) } pares.
evidence-common-text =
    { $unit ->
        [code] Parece que la mayoría de los programas comparte el mismo código, por ejemplo el de partida.
       *[words] La mayoría de los documentos comparte pasajes con muchos otros, como ocurre en textos con un mismo formulario, método o fuente. No se sabe cuántos pares se explican así.
    }

evidence-pair-chance-many =
    { $pairs ->
        [one] El azar y los temas comunes darían por sí solos aproximadamente { $pairs } par tan fuerte como este.
       *[other] El azar y los temas comunes darían por sí solos aproximadamente { $pairs } pares tan fuertes como este.
    }
evidence-pair-chance-programs =
    { $pairs ->
        [one] Soluciones independientes darían aproximadamente { $pairs } par tan fuerte como este.
       *[other] Soluciones independientes darían aproximadamente { $pairs } pares tan fuertes como este.
    }
evidence-pair-chance-one = El azar y los temas comunes darían por sí solos aproximadamente un par tan fuerte como este.
evidence-pair-chance-rare = El azar y los temas comunes darían por sí solos aproximadamente { NUMBER($pairs, maximumSignificantDigits: 2) } pares tan fuertes como este.
evidence-pair-chance-never = Entre textos sin relación, el azar daría menos de { NUMBER($least) } pares tan fuertes.
evidence-pair-may-be-common = Aun así, pueden explicarlo una tarea, un formulario, una cita o una fuente comunes.
evidence-pair-score = Los dos programas comparten el { PERCENT($share) } de su código: la media de dos partes, la de ambos juntos y la del más pequeño. El código que contienen pocos programas cuenta más, y el de la plantilla, nada; el código que nunca se llama no se tiene en cuenta si así resulta más. Por eso, este porcentaje no se puede calcular a partir del número de tokens.
evidence-may-differ = Los nombres, los números y los textos entre comillas pueden diferir. No se comparan los comentarios ni el formato.
evidence-may-differ-reduced = Los nombres, los tipos, los números y los textos entre comillas pueden diferir. No se comparan los comentarios, el formato, las importaciones, las anotaciones, los modificadores como «public», las comas, los puntos y comas ni los paréntesis que solo agrupan.
evidence-weak-short = Uno de los dos programas tiene muy poco código propio (es corto o repite las mismas líneas) para distinguir una copia de una solución propia.
evidence-weak-both-short = Los dos programas tienen muy poco código propio (son cortos o repiten las mismas líneas) para distinguir una copia de una solución propia.
evidence-weak-few =
    { $least ->
        [one] Coincide menos de { $least } token, muy poco para sospechar una copia.
       *[other] Coinciden menos de { $least } tokens, muy pocos para sospechar una copia.
    }
evidence-weak-score = El código que contienen muchos programas cuenta menos. Contado así, se comparte el { PERCENT($share) } de ambos programas: muy poco para sospechar una copia.
evidence-weak-listed = Este par figura en la lista solo porque su similitud es del { PERCENT($threshold) } o más.

evidence-not-examined =
    { $unit ->
        [code] { $count ->
            [one] { $count } par más comparte código poco frecuente, pero no se comparó token por token (alineación) porque había demasiados.
           *[other] Otros { $count } pares comparten código poco frecuente, pero no se compararon token por token (alineación) porque había demasiados.
        } Compare menos documentos a la vez o aumente «{ settings-effort }» en los ajustes.
       *[words] { $count ->
            [one] { $count } par más comparte palabras poco frecuentes o es similar, pero no se comparó palabra por palabra (alineación) porque había demasiados.
           *[other] Otros { $count } pares comparten palabras poco frecuentes o son similares, pero no se compararon palabra por palabra (alineación) porque había demasiados.
        } Compare menos documentos a la vez o aumente «{ settings-effort }» en los ajustes.
    }
evidence-examine-more = Examinar más pares
evidence-examine-more-hint = Hasta diez veces más trabajo: la comparación puede tardar hasta diez veces más.

## Cómo se encontraron los pares

evidence-search-order = Primero van los indicios más fuertes: los pares con más palabras coincidentes; las palabras que usan muchos documentos cuentan menos.
evidence-search-aligned =
    { $count ->
        [one] { $count } par comparte palabras poco frecuentes cercanas entre sí o es similar, y se comparó palabra por palabra (alineación).
       *[other] { $count } pares comparten palabras poco frecuentes cercanas entre sí o son similares, y se compararon palabra por palabra (alineación).
    }
evidence-search-matched = Una palabra coincide si está en un pasaje de ambos textos, como la misma palabra o como otra forma de ella. Se considera retocada salvo que forme parte de una serie de al menos cinco palabras idénticas en ambos textos.
evidence-search-common =
    { $count ->
        [one] { $count } combinación de dos palabras aparece demasiadas veces para servir en la búsqueda.
       *[other] { $count } combinaciones de dos palabras aparecen demasiadas veces para servir en la búsqueda.
    }
evidence-search-rare =
    { $count ->
        [one] Poco frecuentes son las palabras que aparecen como máximo { $count } vez en todos los documentos juntos.
       *[other] Poco frecuentes son las palabras que aparecen como máximo { $count } veces en todos los documentos juntos.
    }
evidence-search-programs-order = Primero van los indicios más fuertes: los pares con mayor parte común de ambos programas; el código que contienen pocos programas cuenta más.
evidence-search-programs-aligned =
    { $count ->
        [one] { $count } par comparte código que contienen pocos programas y se comparó token por token (alineación).
       *[other] { $count } pares comparten código que contienen pocos programas y se compararon token por token (alineación).
    } Un token es un nombre, un número, una palabra clave o un signo del programa; todos los nombres cuentan como iguales, y también todos los números.

## Pasajes excluidos a mano

evidence-by-hand =
    { $pairs ->
        [one] Se excluyeron a mano pasajes de { $pairs } par.
       *[other] Se excluyeron a mano pasajes de { $pairs } pares.
    }
# In the matrix, the groups and the list of authors.
evidence-by-hand-here =
    { $pairs ->
        [one] Se excluyeron a mano pasajes de { $pairs } par, que aquí no se cuentan.
       *[other] Se excluyeron a mano pasajes de { $pairs } pares, que aquí no se cuentan.
    }
evidence-by-hand-uncounted =
    { $pairs ->
        [one] { $pairs } par no se cuenta, porque queda demasiado poco de él.
       *[other] { $pairs } pares no se cuentan, porque queda demasiado poco de ellos.
    }
evidence-by-hand-pair =
    { $count ->
        [one] Se excluyó a mano { $count } pasaje; contándolo, coinciden { $unit ->
            [code] { $all ->
                [one] { $all } token.
               *[other] { $all } tokens.
            }
           *[words] { $all ->
                [one] { $all } palabra.
               *[other] { $all } palabras.
            }
        }
       *[other] Se excluyeron a mano { $count } pasajes; contándolos, coinciden { $unit ->
            [code] { $all ->
                [one] { $all } token.
               *[other] { $all } tokens.
            }
           *[words] { $all ->
                [one] { $all } palabra.
               *[other] { $all } palabras.
            }
        }
    }
