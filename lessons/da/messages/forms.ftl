form-nobody-key = Klik på en plads, eller tast { $first }–{ $last }; 0 for ingen.
form-order-tap = Tryk på pladserne én efter én.
form-order-keys = Klik på pladserne én efter én, eller tast deres numre. Backspace fortryder den sidste, Enter tjekker dit svar.
form-rank-tap = Tryk på pladserne fra den bedste og nedefter.
form-rank-keys = Klik på pladserne fra den bedste og nedefter, eller tast deres numre; t stiller en plads lige med den forrige. Enter tjekker dit svar.
form-amount-keys = Skriv antallet af chips. Enter tjekker dit svar.
form-cards-tap = Tryk på kortene.
form-cards-keys = Klik på kortene, eller tast 1–{ $last }. Enter tjekker dit svar.
form-choice-keys = Klik på dit svar, eller tast dets nummer. Enter tjekker det.
form-choice-several-keys = Klik på alt, hvad der passer, eller tast dets nummer. Enter tjekker dit svar.
form-line-tap = Tryk på linjen. Hver linje gælder, som den står, for dem efter den.
form-line-keys = Tast linjens nummer og så bogstavet for fejlen. Hver linje gælder, som den står, for dem efter den.

form-order-missing = Sæt alle pladser i rækkefølge.
form-amount-missing = Skriv, hvor mange chips.
form-chips-missing = Giv mindst én plads chips.
form-pots-missing = Giv hver pot chips og pladser.
form-cards-missing =
    { $count ->
        [one] Vælg { $count } kort.
       *[other] Vælg { $count } kort.
    }
form-choice-missing = Vælg ét svar.
form-choice-several-missing = Vælg mindst ét.
form-line-missing = Vælg linjen.
form-line-fault-missing = Vælg fejlen.

form-tie = Lige med den forrige
form-take-back = Fortryd
form-at-once = Alle viser på én gang
form-chips = Chips
form-chips-seat = Chips til plads { $seat }
form-chips-total = Til fordeling
form-pots-main = Hovedpot
form-pots-side = Sidepot { $number }
form-pots-add = Endnu en sidepot
form-pots-remove = Fjern den sidste sidepot
form-pots-who = Kan vindes af
form-pots-returned = Går tilbage til
form-pots-returned-chips = Chips, der går tilbage
form-amount-understood = Læst som { $number }
form-amount-unreadable = Det er ikke et helt antal chips.
form-chips-left = Ikke fordelt endnu: { $number }
form-chips-over = { $number } for meget
form-lines = Håndens linjer
form-line-what = Hvad er der galt med linje { $number }?
form-line-name = Linje { $number }: { $act }

answer-order = plads { SEATS($seats) }, i den rækkefølge
answer-nobody = ingen
answer-at-once = alle på én gang
answer-rank = { LIST($places) }
answer-rank-place =
    { $seats ->
        [one] plads { SEATS($seats) }
       *[other] plads { SEATS($seats) } (lige)
    }
answer-amount = { $amount }
answer-chips = { LIST($seats) }
answer-chips-seat = { $amount } til plads { $seat }
answer-pots = { LIST($pots) }
answer-pot =
    { $seats ->
        [one] { $amount } til plads { SEATS($seats) }
       *[other] { $amount } til plads { SEATS($seats) }
    }
answer-pot-back = { $amount } tilbage til plads { $seat }
answer-cards = { CARDS($cards) }
answer-no-cards = ingen
answer-choice = { LIST($choices) }
answer-line = linje { $line }: { $fault }
answer-no-line = alle linjer er tilladt
answer-line-part = Linje { $line }
answer-place-short = { $place }
answer-place = Plads { $seat }: { $place }

cli-quiz-nobody = Plads (tom linje for ingen):
cli-quiz-order = Pladser fra første til sidste (all for alle på én gang):
cli-quiz-rank = Pladser fra bedst til dårligst (lige skrives 2=5):
cli-quiz-amount = Chips:
cli-quiz-chips = Chips, for eksempel 1:40 3:15 (plads:chips):
cli-quiz-pots = Potter, for eksempel 90:1,2,3 40:2,3 (chips:pladser):
cli-quiz-returned = Hvad der går tilbage, for eksempel 4:20 (tom linje for intet):
cli-quiz-cards = Kort, for eksempel As Kd 9h (tom linje for ingen):
cli-quiz-choice = Nummeret på det rigtige svar:
cli-quiz-choices = Numre på alt, hvad der passer:
cli-quiz-line = Linjens nummer:
cli-quiz-fault = Bogstavet for fejlen:
