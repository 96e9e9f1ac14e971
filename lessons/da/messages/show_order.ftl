show-order-prompt = I hvilken rækkefølge vises hænderne?
show-order-prompt-sixth = Plads { $seat } bettede sidst på sixth street. Hvem viser hvornår?

show-order-verdict = I denne rækkefølge: { LIST($seats) }.
show-order-verdict-at-once = Alle hænder vendes på én gang.
show-order-verdict-nobody = Ingen behøver at vise.
show-order-say = plads { $seat }

show-order-step-uncontested = Kun plads { $seat } er tilbage og vinder uden at vise.
show-order-step-aggressor = Plads { $seat } var den sidste, der bettede eller raisede på seventh street, og viser først. Tidligere streets tæller ikke.
show-order-step-opener = Ingen bettede på seventh street. Plads { $seat } havde turen først der og viser derfor først. Tidligere streets tæller ikke.
show-order-step-position = Ingen bettede på seventh street. Derfor viser den af de tilbageværende, der får kort først: plads { $seat }.
show-order-step-best-board = Ingen kunne bette på seventh street. Plads { $seat } ville have åbnet den og viser først.
show-order-step-passed = Plads { $seat } har foldet, så den næste med uret træder i stedet: plads { $next }.
show-order-step-clockwise = De andre viser derefter med uret.
show-order-step-at-once = { $seats ->
    [one] Plads { SEATS($seats) } er all-in, og der kan ikke bettes mere. Derfor vendes alle hænder på én gang, og ingen venter på andre.
   *[other] Plads { SEATS($seats) } er all-in, og der kan ikke bettes mere. Derfor vendes alle hænder på én gang, og ingen venter på andre.
}
show-order-step-pot-first = { $count ->
    [one] Nogen er all-in, så den sidste sidepot kommer først: { LIST($seats) }.
   *[other] Nogen er all-in, så den sidste sidepot kommer først, med uret: { LIST($seats) }.
}
show-order-step-pot-then = Derefter dem, der kun er med i potten før den: { LIST($seats) }.
show-order-step-pot-last = Til sidst dem, der kun kan vinde hovedpotten: { LIST($seats) }.

show-order-wrong-one-by-one = hvis hænderne blev vist efter tur, selv om nogen er all-in
show-order-wrong-side-pot-first = hvis sidepotten kom først i stedet for alle hænder på én gang
show-order-wrong-main-pot-first = hvis hovedpotten kom først
show-order-wrong-pots-ignored = hvis potterne ikke ændrede rækkefølgen
show-order-wrong-all-in-first = hvis den, der er all-in, viste først
show-order-wrong-first-bettor = hvis den, der bettede først på seventh street, viste først trods et raise
show-order-wrong-sixth-street-bettor = hvis den, der sidst bettede på sixth street, viste først
show-order-wrong-opener-always = hvis den, der først havde turen på seventh street, altid viste først
show-order-wrong-anticlockwise = hvis hænderne blev vist mod uret
show-order-wrong-last-to-act = hvis den, der sidst havde turen, viste først
show-order-wrong-caller-first = hvis den, der sidst bettede eller raisede, viste sidst
show-order-wrong-bring-in-first = hvis den, der betalte bring-in, viste først
show-order-wrong-first-seat-first = hvis den første spiller til venstre for dealeren altid viste først
show-order-wrong-by-boards = hvis de åbne kort bestemte rækkefølgen, de bedste først
show-order-wrong-all-at-once = hvis alle hænder altid blev vendt på én gang
show-order-wrong-another-first = hvis en anden plads viste først
show-order-wrong-neighbours-exchanged = hvis to pladser, der viser efter hinanden, byttede
show-order-wrong-one-misplaced = hvis en enkelt plads viste før eller senere

class-show-order-bet = Ét bet, af den første til at handle
class-show-order-bet-behind-checks = Checks og så et bet
class-show-order-raised = Et bet og et raise
class-show-order-checked = Alle har checket
class-show-order-sixth-street-bet = Et bet på sixth street, checks på seventh
class-show-order-at-once = Alle på én gang ved all-in
class-show-order-side-pot = En sidepot
class-show-order-side-pots = To sidepotter

show-order-hint-bet = Nogen har bettet på seventh street. Viser man så først eller sidst, og hvilken vej går det videre?
show-order-hint-bet-behind-checks = Den første har kun checket. Hvem har bettet siden?
show-order-hint-raised = Der har været et bet og et raise. Hvilket af dem tæller?
show-order-hint-checked = Ingen har bettet på seventh street. Hvem viser så først i dette hus: den, der havde turen først der, eller den første plads til venstre for dealeren?
show-order-hint-sixth-street-bet = Der blev bettet på sixth street, men ikke på seventh. Hvilken street tæller?
show-order-hint-at-once = Nogen er all-in, og der bettes ikke mere. Vises hænderne efter tur i dette hus?
show-order-hint-side-pot = Nogen er all-in. Hvem kan vinde mere end hovedpotten, og hvilken pot kommer først?
show-order-hint-side-pots = To spillere er all-in for forskellige beløb. Hvem kan vinde hvilken pot, og hvilken kommer først?
