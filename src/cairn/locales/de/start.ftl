# Starting up

compiling = Die Regeln werden einmalig übersetzt
compiling-behind = Die Regeln werden im Hintergrund einmalig übersetzt. Bis zum nächsten Start laufen sie langsamer, aber genauso.
compiled-behind = Die Regeln sind übersetzt. Starte den Server neu, damit die starken Gegner mit voller Stärke spielen.
compiling-failed = Die Regeln ließen sich nicht übersetzen. Sie laufen nun langsamer, aber genauso.
