form-nobody-key = Klik op een stoel of druk op { $first }–{ $last }; 0 voor niemand.
form-order-tap = Tik de stoelen een voor een aan.
form-order-keys = Klik de stoelen een voor een aan of druk op hun nummers. Backspace haalt de laatste weg, Enter controleert je antwoord.
form-rank-tap = Tik de stoelen aan, de beste eerst.
form-rank-keys = Klik de stoelen aan, de beste eerst, of druk op hun nummers; t maakt een stoel gelijk aan de vorige. Enter controleert je antwoord.
form-amount-keys = Typ het aantal chips. Enter controleert je antwoord.
form-cards-tap = Tik de kaarten aan.
form-cards-keys = Klik de kaarten aan of druk op 1–{ $last }. Enter controleert je antwoord.
form-choice-keys = Klik op je antwoord of druk op het nummer ervan. Enter controleert het.
form-choice-several-keys = Klik op alles wat klopt of druk op het nummer ervan. Enter controleert je antwoord.
form-line-tap = Tik de regel aan. Elke regel telt voor de volgende zoals hij er staat.
form-line-keys = Druk op het nummer van de regel, dan op de letter van de fout. Elke regel telt voor de volgende zoals hij er staat.

form-order-missing = Geef elke stoel een plek.
form-amount-missing = Typ het aantal chips.
form-chips-missing = Geef een stoel chips.
form-pots-missing = Geef elke pot chips en stoelen.
form-cards-missing =
    { $count ->
        [one] Kies { $count } kaart.
       *[other] Kies { $count } kaarten.
    }
form-choice-missing = Kies één antwoord.
form-choice-several-missing = Kies er minstens één.
form-line-missing = Kies de regel.
form-line-fault-missing = Kies de fout.

form-tie = Gelijk aan de vorige
form-take-back = Terugnemen
form-at-once = Iedereen toont tegelijk
form-chips = Chips
form-chips-seat = Chips voor stoel { $seat }
form-chips-total = Te verdelen
form-pots-main = Hoofdpot
form-pots-side = Sidepot { $number }
form-pots-add = Nog een sidepot
form-pots-remove = Laatste sidepot weghalen
form-pots-who = Wie hem kan winnen
form-pots-returned = Gaat terug naar
form-pots-returned-chips = Chips die teruggaan
form-amount-understood = Gelezen als { $number }
form-amount-unreadable = Dat is geen heel aantal chips.
form-chips-left = Nog te verdelen: { $number }
form-chips-over = { $number } te veel
form-lines = De regels van de hand
form-line-what = Wat is er fout aan regel { $number }?
form-line-name = Regel { $number }: { $act }

answer-order = stoelen { SEATS($seats) }, in deze volgorde
answer-nobody = niemand
answer-at-once = iedereen tegelijk
answer-rank = { LIST($places) }
answer-rank-place =
    { $seats ->
        [one] stoel { SEATS($seats) }
       *[other] stoelen { SEATS($seats) } gelijk
    }
answer-amount = { $amount }
answer-chips = { LIST($seats) }
answer-chips-seat = { $amount } naar stoel { $seat }
answer-pots = { LIST($pots) }
answer-pot =
    { $seats ->
        [one] { $amount } voor stoel { SEATS($seats) }
       *[other] { $amount } voor de stoelen { SEATS($seats) }
    }
answer-pot-back = { $amount } terug naar stoel { $seat }
answer-cards = { CARDS($cards) }
answer-no-cards = geen
answer-choice = { LIST($choices) }
answer-line = regel { $line }: { $fault }
answer-no-line = alle regels zijn toegestaan
answer-line-part = Regel { $line }
answer-place-short = { $place }
answer-place = Stoel { $seat }: { $place }

cli-quiz-nobody = Stoel (leeg voor niemand):
cli-quiz-order = Stoelen van eerste tot laatste (all voor iedereen tegelijk):
cli-quiz-rank = Stoelen van beste tot laatste, gelijke als 2=5:
cli-quiz-amount = Chips:
cli-quiz-chips = Chips, zoals 1:40 3:15 (stoel:chips):
cli-quiz-pots = Potten, zoals 90:1,2,3 40:2,3 (chips:stoelen):
cli-quiz-returned = Wat teruggaat, zoals 4:20 (leeg voor niets):
cli-quiz-cards = Kaarten, zoals As Kd 9h (leeg voor geen):
cli-quiz-choice = Nummer van het juiste antwoord:
cli-quiz-choices = Nummers van alles wat klopt:
cli-quiz-line = Nummer van de regel:
cli-quiz-fault = Letter van de fout:
