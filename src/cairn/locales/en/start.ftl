# Starting up

compiling = Compiling the rules, once
compiling-failed = The rules could not be compiled. They run interpreted: slower, but the same.
