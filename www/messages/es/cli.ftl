## Lo que la orden del terminal comunica sobre su ejecución.

cli-wrong-use = compare: { $mistake }
cli-try-help = Pruebe: npm run -s compare -- --help
cli-failed = compare: la comparación ha fallado: { $reason }
cli-find-cause = Compare menos archivos a la vez para encontrar el que la hace fallar.
cli-unread = No se ha leído { $name }: { $reason }
cli-unknown-language = --language espera uno de { $known }, y recibió «{ $value }»
