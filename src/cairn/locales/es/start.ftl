# Starting up

compiling = Compilando las reglas, solo esta vez
compiling-behind = Las reglas se están compilando en segundo plano, solo esta vez. Hasta el próximo inicio funcionan igual, pero más despacio.
compiling-serving = Las reglas se están compilando en segundo plano, solo esta vez. Hasta que termine funcionan igual, pero más despacio.
compiled-behind = Las reglas están compiladas. El servidor se reinicia con ellas; todas las mesas continúan.
compiling-failed = No se han podido compilar las reglas. Funcionan igual, pero más despacio.
