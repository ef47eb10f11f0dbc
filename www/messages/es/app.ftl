## El marco de la página.

app-language = Idioma
app-language-failed = No se pudo cargar este idioma. Compruebe la conexión e inténtelo de nuevo.
