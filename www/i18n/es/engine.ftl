## Por qué el motor no hizo lo que se le pidió.

engine-not-loaded = no se pudo cargar el motor. Compruebe la conexión e inténtelo de nuevo.
engine-not-loaded-status = no se pudo cargar el motor: el servidor respondió con el código { $status }. Inténtelo más tarde.
engine-out-of-memory = el navegador se quedó sin memoria. Compare menos textos o textos más cortos a la vez.
engine-died = el motor se detuvo sin responder, probablemente porque el navegador se quedó sin memoria. Inténtelo de nuevo o compare menos textos a la vez.
engine-answer-unreadable = no se pudo leer la respuesta del motor, probablemente porque el navegador se quedó sin memoria. Compare menos textos a la vez.
engine-document-removed = un documento necesario ya no está en esta página. Inténtelo de nuevo.
engine-wrong-settings = hay ajustes que corregir.
engine-text-too-long = «{ $name }» supera los 4 GB, el máximo de un texto. Divídalo en partes.
engine-too-many-pairs = «{ $name }» es demasiado largo para comparar pares de palabras separadas hasta { NUMBER($reach) }. Elija una distancia menor en los ajustes o quite este documento.
engine-text-missing = el texto de «{ $name }» ya no está disponible. Añada el documento de nuevo.
engine-only-signatures = no se puede comprobar un documento nuevo porque los textos ocupan demasiada memoria. Aumente el límite de memoria en los ajustes o quite documentos.
engine-fault = se produjo un error interno ({ $detail }). Inténtelo de nuevo. Si se repite, comuníquelo.
