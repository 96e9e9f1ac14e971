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
    [one] Nogen er all-in, så der vises først om den sidste sidepot: { LIST($seats) }.
   *[other] Nogen er all-in, så der vises først om den sidste sidepot, med uret: { LIST($seats) }.
}
show-order-step-pot-then = Derefter dem, der kun er med i potten før den: { LIST($seats) }.
show-order-step-pot-last = Til sidst dem, der kun kan vinde hovedpotten: { LIST($seats) }.
