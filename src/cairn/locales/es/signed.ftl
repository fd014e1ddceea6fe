# Quién firmó un registro

verdict-signed =
    { $named ->
        [yes] Firmado por el servidor { $name }, clave { $fingerprint }.
       *[no] Firmado por el servidor con la clave { $fingerprint }.
    }
