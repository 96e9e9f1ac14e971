retry-verdict = Noch nicht. Versuch es noch mal.
retry-missing =
    { $n ->
        [one] Es fehlt noch eins.
       *[other] Es fehlen noch { $n }.
    }
retry-hints = Tipps
retry-next =
    { $hint ->
        [rule] Welche Regel?
        [look] Welche Karten?
        [guide] Schritt für Schritt
       *[on] Nächster Schritt
    }
retry-ruling = Lösung zeigen
error-same-answer = Das war schon deine erste Antwort. Ändere sie, oder lass dir die Lösung zeigen.
verdict-right-second = Im zweiten Versuch richtig. { $verdict }

hint-look =
    { $seats ->
        [one] Sieh dir { SEATS($seats, each: "Platz") } genau an. Worauf es ankommt, leuchtet auf dem Tisch.
       *[other] Vergleiche { SEATS($seats, each: "Platz") }. Worauf es ankommt, leuchtet auf dem Tisch.
    }
hint-left = Übrig bleiben { SEATS($seats, each: "Platz") }.

cli-quiz-again = Versuch es noch einmal. „?“ gibt einen Tipp, eine leere Zeile zeigt die Lösung.
