retry-verdict = Nog niet. Probeer het nog eens.
retry-missing =
    { $n ->
        [one] Er ontbreekt er nog één.
       *[other] Er ontbreken er nog { $n }.
    }
retry-hints = Hints
retry-next =
    { $hint ->
        [rule] Welke regel?
        [look] Welke kaarten?
        [guide] Stap voor stap
       *[on] Een stap verder
    }
retry-ruling = Toon de uitspraak
error-same-answer = Dat was je eerste antwoord. Verander het, of laat de uitspraak zien.
verdict-right-second = Bij de tweede poging goed. { $verdict }

hint-look =
    { $seats ->
        [one] Kijk goed naar stoel { SEATS($seats) }. Waar het om gaat, licht op tafel op.
       *[other] Vergelijk de stoelen { SEATS($seats) }. Waar het om gaat, licht op tafel op.
    }
hint-left = Dan blijven de stoelen { SEATS($seats) } over.

cli-quiz-again = Probeer het nog eens. “?” geeft een hint, een lege regel toont de uitspraak.
