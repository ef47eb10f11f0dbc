## Grupos de documentos enlazados por los pares de la lista.

groups-found =
    { $groups ->
        [one] { $groups } grupo: { NUMBER($documents) } de { NUMBER($all) } documentos están enlazados por { $unit ->
            [code] tokens
           *[other] palabras
        } coincidentes.
       *[other] { $groups } grupos: { NUMBER($documents) } de { NUMBER($all) } documentos están enlazados por { $unit ->
            [code] tokens
           *[other] palabras
        } coincidentes.
    }
groups-found-similar =
    { $groups ->
        [one] { $groups } grupo: { NUMBER($documents) } de { NUMBER($all) } documentos están enlazados por su similitud.
       *[other] { $groups } grupos: { NUMBER($documents) } de { NUMBER($all) } documentos están enlazados por su similitud.
    }
groups-none = Ningún grupo
groups-none-matched = Ningún par de documentos tiene lo bastante en común para enlazarlos.
groups-none-similar = Ningún par de documentos es lo bastante similar para enlazarlos.
# Where no pair was compared, as with documents of the archive alone.
groups-none-compared = No se comparó ningún documento, así que nada puede decirse de grupos. Las entregas anteriores y los archivos de un mismo autor no se comparan entre sí.
# $number: a field to enter it.
groups-least-matched =
    Enlazar documentos que comparten al menos { $number } { $unit ->
        [code] tokens
       *[other] palabras
    } coincidentes
groups-least-similar = Enlazar documentos desde un { $number } % de similitud
groups-none-below = Ningún par de la lista tiene menos de { $limit }.
groups-none-above = Ningún par de la lista tiene más de { $limit }.
groups-slider-matched =
    Mínimo de { $unit ->
        [code] tokens
       *[other] palabras
    } coincidentes que enlaza documentos
groups-slider-similar = Similitud mínima que enlaza documentos, en porcentaje
groups-search = Buscar un documento
groups-nothing-found = Ningún grupo tiene un documento con ese nombre.
groups-choose = Grupos
groups-group = Grupo { $number }
groups-documents =
    { $count ->
        [one] { $count } documento
       *[other] { $count } documentos
    }
groups-previous = Anteriores
groups-next = Siguientes
groups-page = Grupos { NUMBER($first) }–{ NUMBER($last) } de { NUMBER($all) }

## Un grupo

groups-size =
    { $documents ->
        [one] { $documents } documento
       *[other] { $documents } documentos
    }, { $pairs ->
        [one] { $pairs } par con { NUMBER($strongest) } { $unit ->
            [code] tokens
           *[other] palabras
        } coincidentes
       *[other] { $pairs } pares con hasta { NUMBER($strongest) } { $unit ->
            [code] tokens
           *[other] palabras
        } coincidentes
    }.
groups-size-similar =
    { $documents ->
        [one] { $documents } documento
       *[other] { $documents } documentos
    }, { $pairs ->
        [one] { $pairs } par con una similitud del { PERCENT($strongest) }
       *[other] { $pairs } pares con una similitud de hasta el { PERCENT($strongest) }
    }.
groups-all-same = Todos los documentos de este grupo tienen el mismo texto.
groups-hub-common =
    { $passages ->
        [one] { $name } contiene casi todo lo que comparten los demás ({ $passages } pasaje); de ningún otro documento puede decirse lo mismo. Puede ser lo que los demás usaron o estar compuesto a partir de ellos.
       *[other] { $name } contiene casi todo lo que comparten los demás ({ $passages } pasajes); de ningún otro documento puede decirse lo mismo. Puede ser lo que los demás usaron o estar compuesto a partir de ellos.
    }
groups-hub-collected =
    { $others ->
        [one] Los pasajes de { $name } están en { $others } documento más. Puede estar compuesto a partir de él o ser lo que este usó.
       *[other] Los pasajes de { $name } están en otros { $others } documentos, que no comparten nada entre sí. Puede estar compuesto a partir de ellos o ser lo que usaron.
    }
groups-hub-earlier =
    { $passages ->
        [one] Fuente probable: { $name }, una entrega anterior. Contiene casi todo lo que comparten los demás ({ $passages } pasaje).
       *[other] Fuente probable: { $name }, una entrega anterior. Contiene casi todo lo que comparten los demás ({ $passages } pasajes).
    }
groups-hub-direction = Quién copió de quién debe juzgarse leyendo.
groups-draw = Dibujar el grafo de { NUMBER($count) } documentos
groups-drawing = Dibujando el grafo…

## El grafo

groups-graph = Grafo del grupo { $number }
groups-line = { $a } y { $b }: { $value }
groups-value-matched =
    { $unit ->
        [code] { $count ->
            [one] { $count } token coincidente
           *[other] { $count } tokens coincidentes
        }
       *[other] { $count ->
            [one] { $count } palabra coincidente
           *[other] { $count } palabras coincidentes
        }
    }
groups-value-similar = similitud del { PERCENT($share) }
groups-node =
    { $count ->
        [one] { $number }. { $name }, { $count } par
       *[other] { $number }. { $name }, { $count } pares
    }
groups-node-archive =
    { $count ->
        [one] { $number }. { $name }, entrega anterior, { $count } par
       *[other] { $number }. { $name }, entrega anterior, { $count } pares
    }
groups-key-submission = entrega
groups-key-archive = entrega anterior
groups-key-line =
    Cuanto más ancha la línea, más { $unit ->
        [code] tokens
       *[other] palabras
    } coincidentes. Elija una línea para abrir su par.
groups-key-line-similarity = Cuanto más ancha la línea, mayor la similitud. Elija una línea para abrir su par.
groups-key-weak =
    { $count ->
        [one] El par más débil se ve más tenue.
       *[other] Los { $count } pares más débiles se ven más tenues.
    }
groups-keys = Las flechas pasan de documentos a líneas; Intro abre un par.
groups-not-drawn = Se dibujan los { NUMBER($shown) } primeros documentos y las { NUMBER($lines) } líneas más fuertes.

## Las tablas

groups-members = Documentos del grupo
groups-number-head = N.º
groups-document-head = Documento
groups-strongest-head = Mayor coincidencia
groups-archive-tag = entrega anterior
groups-pair-count =
    { $count ->
        [one] { $count } par
       *[other] { $count } pares
    }
groups-same-as = mismo texto que el n.º { $number }
groups-matched =
    { $unit ->
        [code] { $count ->
            [one] { $count } token con
           *[other] { $count } tokens con
        }
       *[other] { $count ->
            [one] { $count } palabra con
           *[other] { $count } palabras con
        }
    }
groups-similar = similitud del { PERCENT($share) } con
groups-share =
    { PERCENT($share) } de sus { $unit ->
        [code] tokens
       *[other] palabras
    }
groups-pairs = Pares del grupo
groups-all-pairs =
    { $count ->
        [one] El par de este grupo
       *[other] Los { $count } pares de este grupo
    }
groups-matched-head =
    { $unit ->
        [code] Tokens
       *[other] Palabras
    } coincidentes
groups-similar-head = Similitud
groups-pair-head = Documentos
