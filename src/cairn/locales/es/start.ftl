# Starting up

compiling = Compilando las reglas, solo esta vez
compiling-failed = No se han podido compilar las reglas. Funcionan igual, pero más despacio.
