# Who signed a record

verdict-signed =
    { $named ->
        [yes] Signed by the server { $name }, key { $fingerprint }.
       *[no] Signed by the server with the key { $fingerprint }.
    }
