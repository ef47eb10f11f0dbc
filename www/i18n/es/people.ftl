## La lista de personas.

people-tab = Autores
people-table = Autores
people-filter = Filtrar por autor
# $matched: personas con una coincidencia que figura en la lista.
people-showing =
    { $all ->
        [one] { NUMBER($shown) } de { $all } autor;
       *[other] { NUMBER($shown) } de { $all } autores;
    } { $matched ->
        [0] nadie tiene coincidencias.
        [one] { $matched } tiene coincidencias.
       *[other] { $matched } tienen coincidencias.
    }
people-person = Autor
people-strongest = Mayor coincidencia
people-with = Con
people-pairs = Pares
people-files = Archivos
people-tricks = Trucos ocultos
people-none = ninguna coincidencia
# Después de un porcentaje: «62 % de similitud».
people-similar = de similitud
# Después de la parte que dos programas tienen en común: «62 % en común, 210 de sus 261 tokens».
people-of-both = de ambos programas,
people-tricked = trucos ocultos
people-tricked-files =
    { $count ->
        [one] en { $count } archivo
       *[other] en { $count } archivos
    }
# El enlace en el número de pares de una persona.
people-show-pairs =
    { $count ->
        [one] Mostrar { $count } par de { $name }
       *[other] Mostrar { $count } pares de { $name }
    }
# El botón en el número de archivos de una persona.
people-show-files =
    { $count ->
        [one] { $count } archivo de { $name }
       *[other] { $count } archivos de { $name }
    }
# Debajo del número de pares de una persona.
people-reviewed = { NUMBER($reviewed) } de { NUMBER($all) } revisados
# Instead, what was decided of most weight: "1 confirmed"; the sentence above on hover.
people-decided =
    { $state ->
        [confirmed] confirmados: { NUMBER($count) }
        [discuss] por comentar: { NUMBER($count) }
       *[cleared] sin problema: { NUMBER($count) }
    }
# El nombre del botón «Informe del caso» en la fila de una persona.
people-report-of = Informe del caso sobre { $name }
# En una tarjeta, donde ningún encabezado dice de qué es el número.
people-card-pairs =
    { $count ->
        [one] { $count } par
       *[other] { $count } pares
    }
people-card-files =
    { $count ->
        [one] { $count } archivo
       *[other] { $count } archivos
    }
