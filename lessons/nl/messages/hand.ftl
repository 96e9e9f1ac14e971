## A whole hand, walked through decision by decision.

ui-hand = Hand
hand-caption = { $street }: { $what }
hand-done = Gespeeld: { $act }
hand-ends = Het verslag eindigt

## Stepping

hand-first = Begin
hand-back = Terug
hand-on = Verder
hand-last = Einde
hand-position = Plaats in de hand
hand-keys = ← en → gaan stap voor stap, Home en End springen.
hand-whole = De hele hand
hand-why = Waarom?

## Deciding before it is told

hand-hide = Verberg wat komt
hand-guess = Wie is er aan de beurt? Tik op een stoel of toon de uitspraak.
hand-guess-keys = Of toets het nummer van de stoel, of Enter.
hand-think = Beslis eerst zelf en toon dan de uitspraak.
hand-show = Toon de uitspraak
hand-right = Goed.
hand-wrong = Niet die stoel.

## Where a record and the rulebook part

hand-found = Verslag en reglement verschillen
hand-found-turn = In het verslag speelt hier stoel { $seat }, maar stoel { $turn } is aan de beurt.
hand-found-closed = In het verslag speelt hier stoel { $seat }, maar de inzetronde is voorbij.
hand-found-waiting = Het verslag gaat hier verder zonder stoel { $seat }, die aan de beurt is.
hand-found-illegal = In het verslag staat: { $act }. Dat mag hier niet.
hand-found-amount = In het verslag staat hiervoor een ander bedrag: { $act }.
hand-found-common-card = In het verslag komt hier een gemeenschappelijke kaart.
hand-found-own-cards = In het verslag krijgt hier iedere stoel een eigen kaart.
hand-found-paid = In het verslag: { LIST($awards) }.
hand-found-paid-other = Het verslag betaalt anders uit.
hand-found-breaks-off = Het verslag breekt hier af.
hand-not-shown = Niet alle handen zijn getoond; wie wint is niet te zeggen.
hand-other-house = Het reglement ({ $wanted }) kent dit spel niet: { $game }. Voor deze hand geldt: { $rulebook }.

## Other hands

hand-again = Deel een nieuwe hand
hand-of-text = Hand
hand-option = { $name } · { $game }
hand-damaged = Niet elke hand van deze tekst kan worden getoond:
hand-damaged-more =
    { $n ->
        [one] en nog { $n } fout
       *[other] en nog { $n } fouten
    }
hand-link-long = Deze hand is te lang voor een link. Download hem in plaats daarvan.

hand-file = Lees opgenomen handen
hand-file-text = Opgenomen handen
hand-file-use = Doorloop dit
hand-file-unused = Deze tekst ligt nog niet op tafel.
hand-file-refused = Geen hand van deze tekst kan worden getoond. De tekst blijft hier staan; verbeter hem en probeer het opnieuw:
hand-file-limit = PHH, of tekst zoals van PokerStars: stud, stud eight-or-better of razz. Hoogstens 256 KB.

hand-wrong-none = In deze tekst staat geen opgenomen hand.
hand-wrong-breaks-off = Hand { $hand } breekt af in regel { $line }.
hand-wrong-toml = Regel { $line }: vanaf hier is het geen opgeslagen hand in PHH ({ $found }).
hand-wrong-line = Regel { $line }: { $problem }
hand-wrong-line-column = Regel { $line }, kolom { $column }: { $problem }
hand-wrong-line-hand = Hand { $hand }, regel { $line }: { $problem }
hand-wrong-line-hand-column = Hand { $hand }, regel { $line }, kolom { $column }: { $problem }
hand-wrong-hand = Hand { $hand }: { $problem }
hand-wrong-place = { $place }: { $problem }
