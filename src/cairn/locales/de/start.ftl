# Starting up

compiling = Die Regeln werden einmalig kompiliert
compiling-behind = Die Regeln werden im Hintergrund einmalig kompiliert. Bis zum nächsten Start laufen sie langsamer, aber genauso.
compiling-serving = Die Regeln werden im Hintergrund einmalig kompiliert. Bis dahin laufen sie langsamer, aber genauso.
compiled-behind = Die Regeln sind kompiliert. Der Server startet damit neu; alle Tische laufen weiter.
compiling-failed = Die Regeln ließen sich nicht kompilieren. Sie laufen nun langsamer, aber genauso.
