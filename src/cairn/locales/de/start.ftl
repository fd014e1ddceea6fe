# Starting up

compiling = Die Regeln werden einmalig übersetzt
compiling-behind = Die Regeln werden im Hintergrund einmalig übersetzt. Bis zum nächsten Start laufen sie langsamer, aber genauso.
compiling-serving = Die Regeln werden im Hintergrund einmalig übersetzt. Bis dahin laufen sie langsamer, aber genauso.
compiled-behind = Die Regeln sind übersetzt. Der Server startet damit neu; alle Tische laufen weiter.
compiling-failed = Die Regeln ließen sich nicht übersetzen. Sie laufen nun langsamer, aber genauso.
