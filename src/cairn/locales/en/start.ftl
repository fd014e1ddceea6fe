# Starting up

compiling = Compiling the rules, once
compiling-behind = The rules are being compiled in the background, once. Until the next start they run slower, but the same.
compiled-behind = The rules are compiled. Start the server again, and the strong opponents play at full strength.
compiling-failed = The rules could not be compiled. They run interpreted: slower, but the same.
