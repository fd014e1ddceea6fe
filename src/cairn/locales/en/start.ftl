# Starting up

compiling = Compiling the rules, once
compiling-behind = The rules are being compiled in the background, once. Until the next start they run slower, but the same.
compiling-serving = The rules are being compiled in the background, once. Until that is done they run slower, but the same.
compiled-behind = The rules are compiled. The server starts again with them; all tables go on.
compiling-failed = The rules could not be compiled. They run interpreted: slower, but the same.
