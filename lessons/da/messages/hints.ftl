retry-verdict = Ikke endnu. Prøv igen.
retry-missing =
    { $n ->
        [one] Der mangler stadig én.
       *[other] Der mangler stadig { $n }.
    }
retry-hints = Hints
retry-next =
    { $hint ->
        [rule] Hvilken regel?
        [look] Hvilke kort?
        [guide] Trin for trin
       *[on] Et trin videre
    }
retry-ruling = Vis afgørelsen
error-same-answer = Det var dit første svar. Lav det om, eller få afgørelsen vist.
verdict-right-second = Rigtigt i andet forsøg. { $verdict }

hint-look =
    { $seats ->
        [one] Se nøje på plads { SEATS($seats) }. Det afgørende lyser på bordet.
       *[other] Sammenlign plads { SEATS($seats) }. Det afgørende lyser på bordet.
    }
hint-left = Så står det mellem plads { SEATS($seats) }.

cli-quiz-again = Prøv igen. »?« giver et hint, en tom linje viser afgørelsen.
