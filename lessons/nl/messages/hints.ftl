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
retry-ruling = Bekijk de uitspraak
error-same-answer = Dat was je eerste antwoord. Verander het of bekijk de uitspraak.
verdict-right-second = Bij de tweede poging goed. { $verdict }

hint-look =
    { $seats ->
        [one] Kijk goed naar stoel { SEATS($seats) }. Op tafel licht op waar het om gaat.
       *[other] Vergelijk de stoelen { SEATS($seats) }. Op tafel licht op waar het om gaat.
    }
hint-left = Dan blijven de stoelen { SEATS($seats) } over.

cli-quiz-again = Probeer het nog eens. ‘?’ geeft een hint, een lege regel toont de uitspraak.
