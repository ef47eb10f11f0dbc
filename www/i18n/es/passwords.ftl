## Files that are protected by a password: a field for it above the list of documents.

passwords-locked =
    { $files ->
        [one] { $files } archivo está protegido con contraseña.
        [many] { $files } de archivos están protegidos con contraseña.
       *[other] { $files } archivos están protegidos con contraseña.
    }
passwords-password = Contraseña
passwords-open = Abrir
passwords-hint = Se prueba con todos estos archivos, en este dispositivo, y no se guarda.
passwords-none =
    { $files ->
        [one] Esta contraseña no abre el archivo.
        [many] Esta contraseña no abre ninguno de los { $files } de archivos.
       *[other] Esta contraseña no abre ninguno de los { $files } archivos.
    }
# $opened: the number of files that were opened; $files: of those that were not.
passwords-some =
    { $opened ->
        [one] Se abrió { $opened } archivo.
        [many] Se abrieron { $opened } de archivos.
       *[other] Se abrieron { $opened } archivos.
    } { $files ->
        [one] { $files } archivo necesita otra contraseña.
        [many] { $files } de archivos necesitan otra contraseña.
       *[other] { $files } archivos necesitan otra contraseña.
    }
