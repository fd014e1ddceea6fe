# Wer eine Aufzeichnung unterschrieben hat

verdict-signed =
    { $named ->
        [yes] Unterschrieben vom Server { $name }, Schlüssel { $fingerprint }.
       *[no] Unterschrieben vom Server mit dem Schlüssel { $fingerprint }.
    }
