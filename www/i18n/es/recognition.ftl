## Leer el texto de páginas que solo son imágenes (reconocimiento de texto, OCR).

recognition-offer =
    { $pages ->
        [one] { $pages } página
       *[other] { NUMBER($pages) } páginas
    } en { $files ->
        [one] { $files } archivo
       *[other] { NUMBER($files) } archivos
    } { $pages ->
        [one] solo se puede leer como imagen.
       *[other] solo se pueden leer como imágenes.
    }
# $time: one of the two below. $bytes: what is loaded from the page's own server.
recognition-cost = Su texto se puede leer en este dispositivo, en { $time }. La primera vez se cargan { BYTES($bytes) }. No se envía nada.
recognition-short = menos de un minuto
recognition-minutes =
    { $minutes ->
        [one] un minuto, más o menos
       *[other] unos { NUMBER($minutes) } minutos
    }
recognition-scope = Se lee texto impreso, no manuscrito, y solo en letras latinas.
recognition-language = Idioma de los textos
recognition-english = Inglés
recognition-spanish = Español e inglés
recognition-read = Leer las imágenes
recognition-not-now = Ahora no
recognition-page = Leyendo las imágenes: página { NUMBER($page) } de { NUMBER($total) }

# Why a page was not read, or all of them.
recognition-nothing = No se encontró texto en esta imagen.
recognition-damaged = Esta imagen está dañada o incompleta. Guárdela de nuevo.
# In millions of pixels.
recognition-too-large = Esta imagen tiene { NUMBER($size) } millones de píxeles, más del límite de { NUMBER($limit) } millones. Guárdela más pequeña.
# $limit: one of the limits of a page of a PDF.
recognition-beyond = Esta página tiene { $limit }. Imprímala en un PDF nuevo.
recognition-too-slow =
    { $seconds ->
        [one] Leer esta página llevó más de { $seconds } segundo, así que se detuvo.
       *[other] Leer esta página llevó más de { $seconds } segundos, así que se detuvo.
    }
recognition-died = La lectura de esta página se detuvo, probablemente por falta de memoria. Guarde la imagen más pequeña.
# $reason: what the browser reports.
recognition-stopped = La lectura de esta página se detuvo ({ $reason }).
recognition-not-loaded = No se pudo cargar el reconocimiento de texto. Compruebe su conexión e inténtelo de nuevo.
recognition-old-browser = Este navegador no puede leer texto en imágenes. Use uno actual.
recognition-mark = leído de una imagen
