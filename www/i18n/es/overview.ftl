## El resumen encima de la lista de pares: el resultado en una frase y lo fuerte que es la mayor coincidencia de cada documento.

overview-stand-out =
    { $found ->
        [one] Destaca { $found } de { NUMBER($all) } pares
       *[other] Destacan { $found } de { NUMBER($all) } pares
    }.
# La lista tiene un límite y no contiene todos los pares.
overview-stand-out-listed =
    { $found ->
        [one] Destaca al menos { $found } de { NUMBER($all) } pares
       *[other] Destacan al menos { $found } de { NUMBER($all) } pares
    }; la lista tiene un límite y no los contiene todos.
# Figuran en la lista, pero en una comparación de este tamaño el azar da al menos un par así.
overview-weak =
    { $weak ->
        [one] También figura { $weak } par más débil.
       *[other] También figuran { $weak } pares más débiles.
    }
overview-short-programs = En { NUMBER($count) } de ellos, los dos programas tienen muy poco código propio para distinguir una copia de una solución propia.
overview-weak-why = En una comparación como esta, el azar o una tarea común pueden dar pares más débiles.
overview-common-text =
    { $unit ->
        [code] Añádalo como plantilla para excluirlo de todos.
       *[words] Si todos recibieron un mismo texto, por ejemplo el enunciado, añádalo como plantilla para excluirlo de todos.
    }
overview-none-stands-out =
    { $all ->
        [one] El único par no destaca.
       *[other] No destaca ninguno de los { $all } pares.
    }
overview-nothing-similar = No se encontró nada similar
# Lo que no se buscó, después de lo encontrado.
overview-not-sought =
    { $unit ->
        [code] No se buscó: código reescrito desde cero ni código de fuera de estos programas.
        [words] No se buscó: traducciones ni otras fuentes. El texto reescrito por completo solo se encuentra en parte.
       *[characters] No se buscó: texto reescrito por completo, traducciones ni otras fuentes.
    }
overview-similar =
    { $all ->
        [one] { NUMBER($found) } de { $all } par tiene una similitud del { PERCENT($threshold) } o más.
       *[other] { $found ->
            [one] { $found } de { NUMBER($all) } pares tiene una similitud del { PERCENT($threshold) } o más.
           *[other] { $found } de { NUMBER($all) } pares tienen una similitud del { PERCENT($threshold) } o más.
        }
    }
# Donde figura todo par que comparte algo.
overview-share =
    { $found ->
        [one] { $found } de { NUMBER($all) } pares comparte al menos una secuencia.
       *[other] { $found } de { NUMBER($all) } pares comparten al menos una secuencia.
    }

## Dónde seguir leyendo: enlaces

overview-groups =
    { $count ->
        [one] { $count } grupo
       *[other] { $count } grupos
    }
overview-tricks =
    { $count ->
        [one] { $count } documento con trucos ocultos
       *[other] { $count } documentos con trucos ocultos
    }
overview-unread =
    { $count ->
        [one] { $count } archivo no leído
       *[other] { $count } archivos no leídos
    }
# $unread: overview-unread. $count: archivos que los sistemas dejan en las carpetas.
overview-unread-system =
    { $unread } y { $count ->
        [one] { $count } archivo del sistema o de herramientas
       *[other] { $count } archivos del sistema o de herramientas
    }
overview-incomplete =
    { $count ->
        [one] { $count } archivo leído solo en parte
       *[other] { $count } archivos leídos solo en parte
    }
overview-empty =
    { $count ->
        [one] { $count } documento demasiado corto para comparar
       *[other] { $count } documentos demasiado cortos para comparar
    }
# De cada uno está excluido todo, por ejemplo por una plantilla.
overview-all-excluded =
    { $count ->
        [one] { $count } documento del que no se compara nada
       *[other] { $count } documentos de los que no se compara nada
    }

## La mayor coincidencia de cada documento, en barras, con un umbral que se arrastra

# Nombra el control para los lectores de pantalla.
overview-threshold = Mostrar pares desde
# $documents de $all documentos. Cuando el umbral está en cero.
overview-all =
    { $documents ->
        [one] { $documents } de { NUMBER($all) } documentos tiene una coincidencia.
       *[other] { $documents } de { NUMBER($all) } documentos tienen una coincidencia.
    }
overview-drag = Arrastre para filtrar.
# $from: «120 palabras coincidentes». $below: documentos con menos.
overview-from =
    Desde { $from }: { $documents ->
        [one] { $documents } documento
       *[other] { $documents } documentos
    } en { $pairs ->
        [one] { $pairs } par
       *[other] { $pairs } pares
    }. Por debajo: { $below ->
        [one] { $below } documento.
       *[other] { $below } documentos.
    }
# $pairs: un número como 0,02, ya escrito.
overview-from-chance = Esperados por azar: { $pairs } pares, aproximadamente.
overview-from-no-chance = Esperados por azar: prácticamente ninguno.
overview-unit-words = palabras coincidentes
overview-unit-weighted = palabras ponderadas
overview-unit-score = de ambos programas
overview-unit-similarity = similitud
overview-details = Detalles
overview-strongest = Mayor coincidencia
overview-documents = Documentos
overview-by-chance = Documentos esperados por azar
overview-none = ninguna
overview-about-words = Cada documento cuenta una vez, por su coincidencia más fuerte. Cada barra abarca el doble de palabras que la anterior.
overview-about-chance = Con rayas: lo que daría el azar por sí solo.
overview-about-weighted = Las palabras ponderadas son las coincidentes; las que están también en más de otros tres documentos cuentan menos.
overview-about-score = Cada programa cuenta una vez, por la mayor proporción de ambos programas que comparte con algún otro; el código que contienen pocos programas cuenta más. De los programas no se dibuja el número de pares que habría sin que nadie copiara.
overview-about-similarity = Cada documento cuenta una vez, en su mayor similitud con otro. Solo de las palabras coincidentes se sabe cuántos pares daría el azar.

overview-of-files = Sobre los pares de archivos. { $sentence }
overview-authors =
    { $found ->
        [0] Ningún par de autores destaca entre { NUMBER($all) }.
        [one] { $found } par de autores destaca entre { NUMBER($all) }.
        [many] { $found } de pares de autores destacan entre { NUMBER($all) }.
       *[other] { $found } pares de autores destacan entre { NUMBER($all) }.
    }
