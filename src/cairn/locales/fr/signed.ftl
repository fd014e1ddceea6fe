# Qui a signé un enregistrement

verdict-signed =
    { $named ->
        [yes] Signé par le serveur { $name }, clé { $fingerprint }.
       *[no] Signé par le serveur dont la clé est { $fingerprint }.
    }
