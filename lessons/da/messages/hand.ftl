## A whole hand, walked through decision by decision.

ui-hand = Hånd
hand-caption = { $street }: { $what }
hand-done = Spillet: { $act }
hand-ends = Optegnelsen slutter

## Stepping

hand-first = Første
hand-back = Tilbage
hand-on = Frem
hand-last = Sidste
hand-position = Sted i hånden
hand-keys = ← og → går et skridt, Home og End springer.
hand-whole = Hele hånden
hand-why = Hvorfor?

## Deciding before it is told

hand-hide = Skjul det, der kommer
hand-guess = Hvis tur er det? Tryk på en plads, eller vis afgørelsen.
hand-guess-keys = Eller tast pladsens nummer eller Enter.
hand-think = Afgør det først selv, og vis så afgørelsen.
hand-show = Vis afgørelsen
hand-right = Rigtigt.
hand-wrong = Ikke den plads.

## Where a record and the rulebook part

hand-found = Optegnelsen og reglerne er uenige
hand-found-turn = I optegnelsen handler plads { $seat } her, men det er plads { $turn }, der har tur.
hand-found-closed = I optegnelsen handler plads { $seat } her, men bettingrunden er slut.
hand-found-waiting = Optegnelsen går videre her uden plads { $seat }, som har tur.
hand-found-illegal = I optegnelsen står: { $act }. Det er ikke tilladt her.
hand-found-amount = I optegnelsen står et andet beløb for dette: { $act }.
hand-found-common-card = I optegnelsen deles der et fælleskort her.
hand-found-own-cards = I optegnelsen får hver plads sit eget kort her.
hand-found-paid = I optegnelsen: { LIST($awards) }.
hand-found-paid-other = Optegnelsen betaler anderledes ud.
hand-found-breaks-off = Optegnelsen bryder af her.
hand-not-shown = Ikke alle hænder blev vist, så ingen kan sige, hvem der vinder.
hand-other-house = Reglerne ({ $wanted }) dækker ikke dette spil: { $game }. For denne hånd gælder: { $rulebook }.

## Other hands

hand-again = Del en ny hånd
hand-of-text = Hånd
hand-option = { $name } · { $game }
hand-damaged = Ikke alle hænder i teksten kan vises:
hand-damaged-more =
    { $n ->
        [one] og { $n } fejl mere
       *[other] og { $n } fejl mere
    }
hand-link-long = Hånden er for lang til et link. Hent den i stedet.

hand-file = Læs optegnede hænder
hand-file-text = Optegnede hænder
hand-file-use = Gå den igennem
hand-file-unused = Denne tekst ligger ikke på bordet endnu.
hand-file-refused = Ingen hånd i teksten kan vises. Teksten bliver stående; ret den, og prøv igen:
hand-file-limit = PHH eller tekst som fra PokerStars: stud, stud 8 or better eller razz. Højst 256 KB.

hand-wrong-none = Der er ingen optegnet hånd i teksten.
hand-wrong-breaks-off = Hånd { $hand } bryder af i linje { $line }.
hand-wrong-toml = Linje { $line }: Herfra er det ikke en gemt hånd i PHH ({ $found }).
hand-wrong-line = Linje { $line }: { $problem }
hand-wrong-line-column = Linje { $line }, kolonne { $column }: { $problem }
hand-wrong-line-hand = Hånd { $hand }, linje { $line }: { $problem }
hand-wrong-line-hand-column = Hånd { $hand }, linje { $line }, kolonne { $column }: { $problem }
hand-wrong-hand = Hånd { $hand }: { $problem }
hand-wrong-place = { $place }: { $problem }
