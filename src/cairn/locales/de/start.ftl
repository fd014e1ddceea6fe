# Starting up

compiling = Die Regeln werden einmalig übersetzt
compiling-failed = Die Regeln ließen sich nicht übersetzen. Sie laufen nun langsamer, aber genauso.
