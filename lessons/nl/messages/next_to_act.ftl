next-to-act-verdict = Stoel { $seat } is aan de beurt.
next-to-act-verdict-closed = Niemand is nog aan de beurt: de inzetronde is voorbij.
next-to-act-verdict-one-left = Alleen stoel { $seat } is nog over en wint de pot.

next-to-act-step-brings-in = Er ligt nog geen inzet, dus third street begint met de bring-in. Stoel { $seat } opent.
next-to-act-step-opens = Op deze street is nog niemand aan de beurt geweest. Volgens de open kaarten opent stoel { $seat }.
next-to-act-step-last = Stoel { $last } was het laatst aan de beurt. Het gaat met de klok mee verder.
next-to-act-step-passed-over =
    { $seats ->
        [one] Stoel { SEATS($seats) } wordt overgeslagen: gefold, all-in of niets meer te beslissen.
       *[other] De stoelen { SEATS($seats) } worden overgeslagen: gefold, all-in of niets meer te beslissen.
    }
next-to-act-step-owes = Stoel { $seat } moet nog { $owed } bijleggen om te callen.
next-to-act-step-not-acted = Stoel { $seat } hoeft niets bij te leggen, maar is in deze ronde nog niet aan de beurt geweest.
next-to-act-step-no-betting = Minder dan twee spelers hebben nog chips, dus er valt niets in te zetten.
next-to-act-step-one-left = Er is nog één stoel over. De hand eindigt zonder showdown.
next-to-act-step-matched = Elke stoel die nog meedoet, is aan de beurt geweest en heeft { $amount } ingezet of is all-in. Daarmee is de ronde gesloten.
next-to-act-step-checked = Elke stoel die nog meedoet, heeft gecheckt. Daarmee is de ronde gesloten.
