## La revisión de los pares: lo que se ha decidido sobre cada uno y el paso de un par a otro.

review-title = Revisión
review-printed = Revisión: { $state }
review-unreviewed = Sin revisar
review-cleared = Sin problema
review-discuss = Por comentar
review-confirmed = Confirmado
review-unreviewed-hint = Aún no se ha decidido nada.
review-cleared-hint = Lo ha mirado y no hace falta hacer nada más.
review-discuss-hint = Para comentarlo con un colega o con los autores.
review-confirmed-hint = Ha comprobado que se copió texto.
review-state-title = { $state }: { $hint }
review-of-pair = Revisión de { $a } y { $b }
review-said = { $state }: { $a } y { $b }
review-note = Nota sobre este par
review-note-add = Añadir una nota
review-note-edit = Nota
review-noted = nota

## Avance y paso de un par a otro

review-progress =
    { $all ->
        [one] { NUMBER($reviewed) } de { $all } par revisado
       *[other] { NUMBER($reviewed) } de { $all } pares revisados
    }
review-unlisted =
    { $count ->
        [one] { $count } par que usted revisó o anotó no está ahora en la lista. Lo que decidió y escribió se conserva.
       *[other] { $count } pares que usted revisó o anotó no están ahora en la lista. Lo que decidió y escribió se conserva.
    }
review-show = Mostrar
review-show-all = todos los pares
review-previous = Par anterior
review-next = Par siguiente
review-next-unreviewed = Siguiente sin revisar
# $isOpen: whether the pair on screen is unreviewed itself.
review-none-unreviewed =
    { $isOpen ->
        [yes] No hay ningún otro par sin revisar en esta lista.
       *[no] No queda ningún par sin revisar en esta lista.
    }
review-place = Par { NUMBER($at) } de { NUMBER($all) }
review-not-listed =
    { $all ->
        [one] No está en la lista de { $all } par
       *[other] No está en la lista de { $all } pares
    }

## Teclas

review-keys = Atajos
review-keys-on = Usar atajos de una sola tecla
review-keys-in-list = En la lista, con el foco en un par:
review-key-walk = par siguiente, par anterior
review-key-unreviewed = siguiente par sin revisar
review-key-note = escribir una nota
review-key-open = abrir el par

review-of-authors = Revisión de todos los archivos de { $a } y { $b }
review-mixed = Varios estados
