# Starting up

compiling = Compiling the rules, once
compiling-behind = The rules are being compiled in the background, once. Until the next start they run slower, but the same.
compiling-failed = The rules could not be compiled. They run interpreted: slower, but the same.
